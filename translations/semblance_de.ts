<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>BugwiseFigure</name>
    <message>
        <source>Box: quartiles (type 7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whiskers: most extreme value within 1.5 IQR of the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points: outliers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n: mutants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mutants in all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum %1, maximum %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quartiles %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whiskers %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outliers: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BugwiseLayouter</name>
    <message>
        <source>The height is too small for this many bugs; the figure was made higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bug labels had to shrink to %1 pt. Use a wider figure or fewer bugs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of %1 pt is hard to read in print. Use at least %2 pt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of %1 pt may vanish in print. Use at least %2 pt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room for the numbers of mutants. Use a larger figure.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>A figure of %1 x %2 mm cannot be written. Choose %3 to %4 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure could not be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A resolution of %1 dpi is not possible. Choose %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture would have more than 65 million dots. Choose a smaller size or resolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf, .svg or .png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures need the graphics part of Qt, which was not started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be written (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>The text “%1” is too long and was cut. Use a wider figure or a smaller font.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Overwrite file?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists. Overwrite it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Semblance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Semblance %1&lt;/h2&gt;&lt;p&gt;How closely does a mutant resemble the real fault it stands for?&lt;/p&gt;&lt;p&gt;A workbench for mutation testing of deep neural networks. It trains fixed, faulty and mutated programs, compares them input by input, and shows coupling strength and overlap.&lt;/p&gt;&lt;p&gt;Licence: GNU General Public License, version 3 or later. There is no warranty.&lt;/p&gt;&lt;p&gt;Qt %2. Training uses LibTorch.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual of Semblance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Bugs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Pre-training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Post-training, scenario 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Post-training, scenario 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control (training noise)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coupling strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap (IoU)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>No problems found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping after the current epochs; run again to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 instances, %3 of %4 mutants, elapsed %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, remaining %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no results to draw. Run the project first, or choose another data set.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>semblance-torch.so is not in %1: programs cannot be trained. Install Semblance&apos;s training engine or name its folder in SEMBLANCE_PLUGINS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be loaded (%2). Install LibTorch (Debian: libtorch1.13)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a training engine of this version; install both together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer 0 (Embedding): the inputs hold id %1, input_dim allows 0 to %2; raise input_dim or encode the inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1: the weights given are %2, the program needs %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LibTorch stopped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown BLAS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference BLAS %1 (slow; install libopenblas0-openmp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LibTorch %1 on %2; BLAS %3; %4 thread; CPU capability %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no CUDA device can be used: install a CUDA build of LibTorch and a driver, or choose the device cpu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the targets hold class %1, but the output has only the classes 0 to %2; change the last layer&apos;s units or the targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the targets have shape %1 and the output has shape %2: these do not fit the loss; change the last layer or encode the targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a validation split of %1 leaves %2 of %3 rows for training; choose a share that leaves rows on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mutants were run on different numbers of test inputs, or one has no instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored predictions are damaged. Delete them and run the study again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions of unequal width cannot be stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions with different numbers of rows cannot be stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory to store the predictions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored predictions come from a newer version. Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than 1000 instances of one program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An instance has predictions for another number of test inputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant and fault were run on different numbers of test inputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant and fault need at least one instance each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array has no rows, or not as many values as its shape says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array has rows without values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs, losses and targets must be finite; one is NaN or infinite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A class index is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs, losses and expected classes differ in their number of rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has not as many outputs as the targets have labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian fuzzing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trained weights of layer %1 (%2) do not fit the layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no dense or convolution layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the ratio %2 must be above 0 and at most 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight shuffling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neuron effect block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neuron activation inverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neuron switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dense or convolution layer has two units to switch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the activation function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1 has no activation function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the loss function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1 has no bias.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A learning-rate stage holds from the first epoch on, so the optimiser&apos;s rate has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the number of epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add noise to the training data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 applies to no layer of this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same mutant as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no parameter; remove the value &apos;%2&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes the whole program; remove the layer %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs the index of a layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: layer %2 does not exist; the model has %3 layers, counted from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2 leaves the program as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2 leaves layer %3 as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 &apos;%3&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unknown; use one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one character or &quot;whitespace&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one character or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must differ from decimal_mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be smaller than maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be mean, median, most_frequent or a number in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be larger than maxval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair cannot hold mutated data; save the unmutated program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs between the fixed and the faulty program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from_epoch must grow from stage to stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may only have letters, digits, - and _</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid TOML: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is %1, must be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known; did you mean %2? Allowed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known; allowed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not use this key; allowed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key; did you mean %1? Allowed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key; allowed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has %1 entries, must have %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is %1, must be finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1 axes, gets %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, must be at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the initialiser identity needs 2 axes, %1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the initialiser orthogonal needs 2 axes or more, %1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and strides need %2 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is larger than the input %3; use padding &quot;same&quot; or a smaller one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target_shape has more than one -1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target_shape does not hold the %1 values of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs inputs with at least one value, gets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has no layers; add at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fisher&apos;s iris flowers: 150 rows, 4 lengths in cm, 3 species.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no built-in data set &apos;%1&apos;; known are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change_labels: all training rows have the same label, so there is no other to give them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The percentage of a data mutation is %1; it must lie in 0..100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>csv: the %1 must be one ASCII character, not &apos;%2&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>csv: the separator must differ from quote and decimal mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quote stands inside a field or is never closed; double it, or set another quote character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>csv: unknown encoding &apos;%1&apos;; for example UTF-8, UTF-16, ISO-8859-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not %1; set the encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds zero bytes: this is not a text table, or its encoding is another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an IDX file (it must begin with two zero bytes, a type and a number of dimensions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the IDX header is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>csv: the decimal mark must be &apos;.&apos; or &apos;,&apos;, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has no rows of data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the columns differ from those of the training table (%1 and %2 columns); both need the same in the same order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 has %2 fields, the first row has %3; check separator and quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no column is left for the inputs; check separator and targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the inputs have no columns any more; put this step before those that need numbers, and use it with tables only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 4 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no training rows to learn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the divisor must not be 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row has %1 values, which the given shape cannot hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the minimum must be below the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule would make %1 values; the limit is 1e9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter &apos;labels&apos; is %1; with %2 classes it must be at most %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A data file has no name; name it in [data].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no such data file; there is no project and SEMBLANCE_DATA is not set, so give an absolute path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no such data file; looked for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target %1 does not occur in the training rows; set fit_on = &quot;all&quot; in this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target %1 is not a class number in 0..%2; put label_encode_targets before this step, or set classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 one-hot targets would be needed; the limit is 1e9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column &apos;%1&apos;; the columns are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number: &apos;%1&apos; in column &apos;%2&apos;; correct it, list it under missing, or add a step (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no value in column &apos;%1&apos; (NaN in the CSV); add a step (%2, %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two columns are called &apos;%1&apos;; use their numbers, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is beyond the range of a 32-bit float (3.4e38)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: value %2 of row %3 is %4; only finite 32-bit floats can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test rows; 0 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule &apos;%1&apos; has no parameter &apos;%2&apos;; it has: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is %2; it must be a whole number in %3..%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is %2; it must be in %3..%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no synthetic rule &apos;%1&apos;; known are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random boards on a torus and their next state in Conway&apos;s Game of Life; the input is padded by wrapping round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns of a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability that a cell is alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells added on each side of the input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word counts of random documents that belong to any number of classes, by the rule of scikit-learn&apos;s function of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows, to be split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean number of classes of a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean number of words of a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors of ones (label 1), followed by as many vectors of zeros (label 0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length of a vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random bits of a number, lowest first, and as target the bits of its remainder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bits of a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of a person of 13 to 64 and one of 65 to 100 years; the older has side effects (label 1), in the noisy pairs the younger. Noisy pairs come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular training pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy training pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular test pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noisy test pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points uniform in the square 0.2..0.4 (label 0), followed by as many in 0.5..0.7 (label 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences of uniform numbers in 0..1 whose targets are such numbers too: there is nothing to learn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four rows of the exclusive or.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training set is empty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test set is empty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 of training and test rows differ in shape (%2 and %3 values a row).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source and the split leave it no rows; change the test fraction or the source&apos;s numbers of rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the preprocessing dropped all its rows; fill missing values instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header promises other than the %1 bytes of values that follow; the file is cut off or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array holds no values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an .npz archive: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name one array of the archive as FILE::NAME; it holds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array cannot be unpacked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs and targets do not belong together: %1 has %2 rows, %3 has %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test fraction is %1; it must lie between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source brings its own test set, so nothing is to be split; set the split to given, or leave that test set out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test set is empty: the source has none of its own; name test data, or set the split to fraction or same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the .npy header is cut off or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrays of type &apos;%1&apos; cannot be used; save booleans, integers or floats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array is a single number; rows are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an .npy array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; in column &apos;%2&apos; does not occur in the training rows; set fit_on = &quot;all&quot; in the step that encodes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column &apos;%1&apos; has no values to learn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is text; fill it with most_frequent or a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is numeric; fill it with mean, median, most_frequent or a number, not &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no column would be left for the inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results were written by a newer Semblance (format %1, this one knows %2). Please update Semblance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results hold an unknown status &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results hold an unknown scenario &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stored training record is damaged. Move the results file away and run the study again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, process %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project folder is read-only. Make it writable or copy the project to run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is being run by another program (%1). Wait for it or stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project folder cannot be locked. Check its permissions and the free disk space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results file cannot be used (%1). It was left as it is; move it away to start anew, or put back a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no pairs yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test set has only %1 inputs; CS and IoU will be coarse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All test inputs are of one class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives the same program as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no operator &quot;%1&quot;. &quot;semblance-cli operators&quot; lists them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no pair &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, original %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · instance %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss became infinite or not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output is infinite or not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of %1 attempts kept %2 of the original&apos;s accuracy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original that it is made from did not train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample project &quot;%1&quot;. Samples: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three real bugs of small dense networks; needs no data and runs in minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no Semblance project: there is no %1 in it. Make one with &quot;semblance-cli new&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is also used by %2. Ids must differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a project in this folder. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no bug-fix pairs yet. Put their files into the folder &quot;pairs&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance %1 of the faulty program cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 instances are already there; %3 workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no results yet. Run the project first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: highest median by pre %2, post1 %3, post2 %4 of %5 bugs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mutants: %2 never killed, %3 excluded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Make a new project from a sample and open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of this start, whatever the settings say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of this start, for example de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of a project; with --sample, the folder to make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one project only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::BoxDetails</name>
    <message>
        <source>Five-number summaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in &amp;Mutants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare fixed and faulty program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bug selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a box to see its numbers and mutants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all scenarios</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::BoxPlotView</name>
    <message>
        <source>Boxplots by bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move from box to box, Enter opens the bug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outlier %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::BugsPage</name>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distributions by bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results yet. Press Run to train and compare the mutants of this project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mutant passes the filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mutants of this project were excluded. The Mutants page says why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::BugsToolBar</name>
    <message>
        <source>&amp;Horizontal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the boxes down, with the bug names beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Outliers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show values beyond the whiskers as points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the numbers of the figure as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the figure as PDF, SVG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By spread</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::CurveChart</name>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch (not a number: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
epoch %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::CurvesPane</name>
    <message>
        <source>Curves appear here while a training runs. Select a finished line of the queue to see its curves again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show running trainings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running trainings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solid: training, dashed: validation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::DistributionModel</name>
    <message>
        <source>Bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whisker low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whisker high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::ExportDialog</name>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (vector)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG (vector)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG (dots)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One column, 85 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One column, 90 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One and a half columns, 120 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns, 180 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ont:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font &amp;size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::FigurePreview</name>
    <message>
        <source>Preview at real size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::FilterSelection</name>
    <message>
        <source>Change metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::FindingsDialog</name>
    <message>
        <source>Check of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands in the way of a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors, which stand in the way of a run: %1. Warnings: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::MainMenu</name>
    <message>
        <source>Fi&amp;gure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New from sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;heck project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Semblance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::MainWindow</name>
    <message>
        <source>Project tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show bugs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run of this project is not finished: %1 of %2 instances are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Semblance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semblance speaks the new language when it is started the next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run stops at the end of the epoch; then the window closes. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::MutantTable</name>
    <message>
        <source>Mutants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by bug, operator, parameter or name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this &amp;operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this &amp;data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 mutants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::MutantTableModel</name>
    <message>
        <source>excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excluded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CS reliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IoU reliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::PairModel</name>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Status: %2. Mutants compared: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::ProjectTree</name>
    <message>
        <source>Filter pairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data sets and bug–fix pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::QueueModel</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::ResultTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::RunActions</name>
    <message>
        <source>Not running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping at the end of the epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train and compare everything that is not in the store yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainings stop at the end of their epoch and wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the trainings that wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at the end of the epoch; what is finished is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::RunPage</name>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the queue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the queue by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the queue by state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of trainings and mutants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%v of %m instances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 instances are there from an earlier run.
Resume it: what is finished is not done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything of this project is trained and compared.
Run again after you have changed a pair, an operator or the number of instances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been trained yet.
Run trains the fixed, the faulty and the mutated programs and compares them. You can pause at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 remaining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimating what remains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 mutants compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::StatusLine</name>
    <message>
        <source>&quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mutants: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selection: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filters: %1 (%2 undoes the last filter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::WelcomePage</name>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drag a project folder onto this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from sample: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with semblance.toml and its bug–fix pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>semblance::WorkersPane</name>
    <message>
        <source>No worker is active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %v of %m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs of worker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
