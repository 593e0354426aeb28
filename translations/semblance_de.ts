<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>BugwiseFigure</name>
    <message>
        <source>Box: quartiles (type 7)</source>
        <translation>Box: Quartile (Typ 7)</translation>
    </message>
    <message>
        <source>whiskers: most extreme value within 1.5 IQR of the box</source>
        <translation>Antennen (Whisker): äußerster Wert innerhalb von 1,5 IQR um die Box</translation>
    </message>
    <message>
        <source>points: outliers</source>
        <translation>Punkte: Ausreißer</translation>
    </message>
    <message>
        <source>n: mutants</source>
        <translation>n: Mutanten</translation>
    </message>
    <message>
        <source>mutants in all: %1</source>
        <translation>Mutanten insgesamt: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 by bug</source>
        <translation>%1 nach Bug</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>n %1</source>
        <translation>n %1</translation>
    </message>
    <message>
        <source>minimum %1, maximum %2</source>
        <translation>Minimum %1, Maximum %2</translation>
    </message>
    <message>
        <source>quartiles %1, %2, %3</source>
        <translation>Quartile %1, %2, %3</translation>
    </message>
    <message>
        <source>whiskers %1 to %2</source>
        <translation>Antennen (Whisker) von %1 bis %2</translation>
    </message>
    <message>
        <source>outliers: %1</source>
        <translation>Ausreißer: %1</translation>
    </message>
</context>
<context>
    <name>BugwiseLayouter</name>
    <message>
        <source>The height is too small for this many bugs; the figure was made higher.</source>
        <translation>Die Höhe ist für so viele Bugs zu klein; die Abbildung wurde höher gemacht.</translation>
    </message>
    <message>
        <source>Bug labels had to shrink to %1 pt. Use a wider figure or fewer bugs.</source>
        <translation>Die Bug-Beschriftungen mussten auf %1 pt verkleinert werden. Bitte eine breitere Abbildung oder weniger Bugs wählen.</translation>
    </message>
    <message>
        <source>Text of %1 pt is hard to read in print. Use at least %2 pt.</source>
        <translation>Text mit %1 pt ist im Druck schwer lesbar. Bitte mindestens %2 pt verwenden.</translation>
    </message>
    <message>
        <source>Lines of %1 pt may vanish in print. Use at least %2 pt.</source>
        <translation>Linien mit %1 pt können im Druck verschwinden. Bitte mindestens %2 pt verwenden.</translation>
    </message>
    <message>
        <source>There is no room for the numbers of mutants. Use a larger figure.</source>
        <translation>Für die Anzahlen der Mutanten ist kein Platz. Bitte eine größere Abbildung wählen.</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>A figure of %1 x %2 mm cannot be written. Choose %3 to %4 mm.</source>
        <translation>Eine Abbildung von %1 x %2 mm kann nicht geschrieben werden. Bitte %3 bis %4 mm wählen.</translation>
    </message>
    <message>
        <source>The figure could not be drawn.</source>
        <translation>Die Abbildung konnte nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>A resolution of %1 dpi is not possible. Choose %2 to %3.</source>
        <translation>Eine Auflösung von %1 dpi ist nicht möglich. Bitte %2 bis %3 wählen.</translation>
    </message>
    <message>
        <source>The picture would have more than 65 million dots. Choose a smaller size or resolution.</source>
        <translation>Das Bild hätte mehr als 65 Millionen Bildpunkte. Bitte eine kleinere Größe oder Auflösung wählen.</translation>
    </message>
    <message>
        <source>The picture could not be encoded.</source>
        <translation>Das Bild konnte nicht kodiert werden.</translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf, .svg or .png</source>
        <translation>%1: Der Name muss auf .pdf, .svg oder .png enden</translation>
    </message>
    <message>
        <source>Figures need the graphics part of Qt, which was not started.</source>
        <translation>Abbildungen benötigen den Grafikteil von Qt, der nicht gestartet wurde.</translation>
    </message>
    <message>
        <source>%1: cannot be written (%2)</source>
        <translation>%1: kann nicht geschrieben werden (%2)</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>The text “%1” is too long and was cut. Use a wider figure or a smaller font.</source>
        <translation>Der Text „%1“ ist zu lang und wurde gekürzt. Bitte eine breitere Abbildung oder eine kleinere Schrift verwenden.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Overwrite file?</source>
        <translation>Datei überschreiben?</translation>
    </message>
    <message>
        <source>%1 exists. Overwrite it?</source>
        <translation>%1 ist bereits vorhanden. Überschreiben?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Semblance</source>
        <translation>Über Semblance</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Semblance %1&lt;/h2&gt;&lt;p&gt;How closely does a mutant resemble the real fault it stands for?&lt;/p&gt;&lt;p&gt;A workbench for mutation testing of deep neural networks. It trains fixed, faulty and mutated programs, compares them input by input, and shows coupling strength and overlap.&lt;/p&gt;&lt;p&gt;Licence: GNU General Public License, version 3 or later. There is no warranty.&lt;/p&gt;&lt;p&gt;Qt %2. Training uses LibTorch.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Semblance %1&lt;/h2&gt;&lt;p&gt;Wie sehr ähnelt ein Mutant dem echten Fehler, für den er steht?&lt;/p&gt;&lt;p&gt;Eine Arbeitsumgebung für Mutationstests tiefer neuronaler Netze. Sie trainiert korrigierte, fehlerhafte und mutierte Programme, vergleicht sie Eingabe für Eingabe und zeigt Kopplungsstärke und Überlappung.&lt;/p&gt;&lt;p&gt;Lizenz: GNU General Public License, Version 3 oder neuer. Es besteht keine Gewährleistung.&lt;/p&gt;&lt;p&gt;Qt %2. Das Training verwendet LibTorch.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Manual of Semblance</source>
        <translation>Handbuch zu Semblance</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Bugs</source>
        <translation>Bugs</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
</context>
<context>
    <name>StudyLoading</name>
    <message>
        <source>Another program runs this project (%1). Its results can be looked at; a run can start here when it has ended.</source>
        <translation>Ein anderes Programm führt dieses Projekt gerade aus (%1). Die Ergebnisse sind sichtbar; ein Lauf kann hier beginnen, wenn es fertig ist.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Pre-training</source>
        <translation>Vor dem Training</translation>
    </message>
    <message>
        <source>Post-training, scenario 1</source>
        <translation>Nach dem Training, Szenario 1</translation>
    </message>
    <message>
        <source>Post-training, scenario 2</source>
        <translation>Nach dem Training, Szenario 2</translation>
    </message>
    <message>
        <source>Control (training noise)</source>
        <translation>Kontrolle (Trainingsrauschen)</translation>
    </message>
    <message>
        <source>Coupling strength</source>
        <translation>Kopplungsstärke</translation>
    </message>
    <message>
        <source>Overlap (IoU)</source>
        <translation>Überlappung (IoU)</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Stopping after the current epochs; run again to go on.</source>
        <translation>Wird nach den laufenden Epochen angehalten; zum Fortsetzen erneut ausführen.</translation>
    </message>
    <message>
        <source>%1 of %2 instances, %3 of %4 mutants, elapsed %5</source>
        <translation>%1 von %2 Instanzen, %3 von %4 Mutanten, vergangen %5</translation>
    </message>
    <message>
        <source>, remaining %1</source>
        <translation>, verbleibend %1</translation>
    </message>
    <message>
        <source>There are no results to draw. Run the project first, or choose another data set.</source>
        <translation>Es gibt keine Ergebnisse zum Zeichnen. Bitte zuerst das Projekt ausführen oder einen anderen Datensatz wählen.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>semblance-torch.so is not in %1: programs cannot be trained. Install Semblance's training engine or name its folder in SEMBLANCE_PLUGINS</source>
        <translation>semblance-torch.so ist nicht in %1: Programme können nicht trainiert werden. Bitte die Trainings-Engine von Semblance installieren oder ihren Ordner in SEMBLANCE_PLUGINS angeben</translation>
    </message>
    <message>
        <source>%1 cannot be loaded (%2). Install LibTorch (Debian: libtorch1.13)</source>
        <translation>%1 kann nicht geladen werden (%2). Bitte LibTorch installieren (Debian: libtorch1.13)</translation>
    </message>
    <message>
        <source>%1 is not a training engine of this version; install both together</source>
        <translation>%1 ist keine Trainings-Engine dieser Version; bitte beide zusammen installieren</translation>
    </message>
    <message>
        <source>layer 0 (Embedding): the inputs hold id %1, input_dim allows 0 to %2; raise input_dim or encode the inputs</source>
        <translation>Schicht 0 (Embedding): Die Eingaben enthalten die ID %1, input_dim erlaubt 0 bis %2; input_dim erhöhen oder die Eingaben kodieren</translation>
    </message>
    <message>
        <source>layer %1: the weights given are %2, the program needs %3</source>
        <translation>Schicht %1: Die angegebenen Gewichte sind %2, das Programm benötigt %3</translation>
    </message>
    <message>
        <source>%1 arrays</source>
        <translation>%1 Arrays</translation>
    </message>
    <message>
        <source>LibTorch stopped: %1</source>
        <translation>LibTorch hat abgebrochen: %1</translation>
    </message>
    <message>
        <source>unknown BLAS</source>
        <translation>unbekannte BLAS</translation>
    </message>
    <message>
        <source>reference BLAS %1 (slow; install libopenblas0-openmp)</source>
        <translation>Referenz-BLAS %1 (langsam; bitte libopenblas0-openmp installieren)</translation>
    </message>
    <message>
        <source>LibTorch %1 on %2; BLAS %3; %4 thread; CPU capability %5</source>
        <translation>LibTorch %1 auf %2; BLAS %3; %4 Thread; CPU-Befehlssatz %5</translation>
    </message>
    <message>
        <source>no CUDA device can be used: install a CUDA build of LibTorch and a driver, or choose the device cpu</source>
        <translation>kein CUDA-Gerät ist nutzbar: eine CUDA-Version von LibTorch und einen Treiber installieren oder das Gerät cpu wählen</translation>
    </message>
    <message>
        <source>the targets hold class %1, but the output has only the classes 0 to %2; change the last layer's units or the targets</source>
        <translation>die Zielwerte enthalten die Klasse %1, die Ausgabe hat aber nur die Klassen 0 bis %2; units der letzten Schicht oder die Zielwerte ändern</translation>
    </message>
    <message>
        <source>the targets have shape %1 and the output has shape %2: these do not fit the loss; change the last layer or encode the targets</source>
        <translation>die Zielwerte haben die Form %1 und die Ausgabe hat die Form %2: Sie passen nicht zum Verlust; die letzte Schicht ändern oder die Zielwerte kodieren</translation>
    </message>
    <message>
        <source>a validation split of %1 leaves %2 of %3 rows for training; choose a share that leaves rows on both sides</source>
        <translation>ein Validierungsanteil von %1 lässt %2 von %3 Zeilen für das Training übrig; bitte einen Anteil wählen, der auf beiden Seiten Zeilen lässt</translation>
    </message>
    <message>
        <source>The mutants were run on different numbers of test inputs, or one has no instance.</source>
        <translation>Die Mutanten wurden mit unterschiedlich vielen Testeingaben ausgeführt, oder einer hat keine Instanz.</translation>
    </message>
    <message>
        <source>The stored predictions are damaged. Delete them and run the study again.</source>
        <translation>Die gespeicherten Vorhersagen sind beschädigt. Bitte löschen und die Studie erneut ausführen.</translation>
    </message>
    <message>
        <source>Predictions of unequal width cannot be stored.</source>
        <translation>Vorhersagen ungleicher Breite können nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Predictions with different numbers of rows cannot be stored.</source>
        <translation>Vorhersagen mit unterschiedlicher Zeilenzahl können nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>There is not enough memory to store the predictions.</source>
        <translation>Der Speicher reicht nicht aus, um die Vorhersagen zu speichern.</translation>
    </message>
    <message>
        <source>The stored predictions come from a newer version. Update the program.</source>
        <translation>Die gespeicherten Vorhersagen stammen aus einer neueren Version. Bitte das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>There are more than 1000 instances of one program.</source>
        <translation>Es gibt mehr als 1000 Instanzen eines Programms.</translation>
    </message>
    <message>
        <source>An instance has predictions for another number of test inputs.</source>
        <translation>Eine Instanz hat Vorhersagen für eine andere Anzahl von Testeingaben.</translation>
    </message>
    <message>
        <source>Mutant and fault were run on different numbers of test inputs.</source>
        <translation>Mutant und Fehler wurden mit unterschiedlich vielen Testeingaben ausgeführt.</translation>
    </message>
    <message>
        <source>Mutant and fault need at least one instance each.</source>
        <translation>Mutant und Fehler benötigen jeweils mindestens eine Instanz.</translation>
    </message>
    <message>
        <source>The array has no rows, or not as many values as its shape says.</source>
        <translation>Das Array hat keine Zeilen oder nicht so viele Werte, wie seine Form angibt.</translation>
    </message>
    <message>
        <source>The array has rows without values.</source>
        <translation>Das Array hat Zeilen ohne Werte.</translation>
    </message>
    <message>
        <source>Outputs, losses and targets must be finite; one is NaN or infinite.</source>
        <translation>Ausgaben, Verluste und Zielwerte müssen endlich sein; ein Wert ist NaN oder unendlich.</translation>
    </message>
    <message>
        <source>A class index is out of range.</source>
        <translation>Ein Klassenindex liegt außerhalb des gültigen Bereichs.</translation>
    </message>
    <message>
        <source>Outputs, losses and expected classes differ in their number of rows.</source>
        <translation>Ausgaben, Verluste und erwartete Klassen unterscheiden sich in der Zeilenzahl.</translation>
    </message>
    <message>
        <source>The model has not as many outputs as the targets have labels.</source>
        <translation>Das Modell hat nicht so viele Ausgaben, wie die Zielwerte Labels haben.</translation>
    </message>
    <message>
        <source>Gaussian fuzzing</source>
        <translation>Gauß-Fuzzing</translation>
    </message>
    <message>
        <source>The trained weights of layer %1 (%2) do not fit the layer.</source>
        <translation>Die trainierten Gewichte der Schicht %1 (%2) passen nicht zur Schicht.</translation>
    </message>
    <message>
        <source>The model has no dense or convolution layer.</source>
        <translation>Das Modell hat keine Dense- oder Faltungsschicht.</translation>
    </message>
    <message>
        <source>%1: the ratio %2 must be above 0 and at most 1.</source>
        <translation>%1: Das Verhältnis %2 muss über 0 und höchstens 1 sein.</translation>
    </message>
    <message>
        <source>Weight shuffling</source>
        <translation>Gewichte mischen</translation>
    </message>
    <message>
        <source>Neuron effect block</source>
        <translation>Neuronenwirkung blockieren</translation>
    </message>
    <message>
        <source>Neuron activation inverse</source>
        <translation>Neuronenaktivierung umkehren</translation>
    </message>
    <message>
        <source>Neuron switch</source>
        <translation>Neuronen vertauschen</translation>
    </message>
    <message>
        <source>No dense or convolution layer has two units to switch.</source>
        <translation>Keine Dense- oder Faltungsschicht hat zwei Einheiten zum Vertauschen.</translation>
    </message>
    <message>
        <source>Change the activation function</source>
        <translation>Aktivierungsfunktion ändern</translation>
    </message>
    <message>
        <source>Layer %1 has no activation function.</source>
        <translation>Schicht %1 hat keine Aktivierungsfunktion.</translation>
    </message>
    <message>
        <source>Change the loss function</source>
        <translation>Verlustfunktion ändern</translation>
    </message>
    <message>
        <source>Remove the bias</source>
        <translation>Bias entfernen</translation>
    </message>
    <message>
        <source>Layer %1 has no bias.</source>
        <translation>Schicht %1 hat keinen Bias.</translation>
    </message>
    <message>
        <source>Change the learning rate</source>
        <translation>Lernrate ändern</translation>
    </message>
    <message>
        <source>A learning-rate stage holds from the first epoch on, so the optimiser's rate has no effect.</source>
        <translation>Eine Lernratenstufe gilt ab der ersten Epoche, daher bleibt die Lernrate des Optimierers ohne Wirkung.</translation>
    </message>
    <message>
        <source>Change the number of epochs</source>
        <translation>Anzahl der Epochen ändern</translation>
    </message>
    <message>
        <source>Change labels</source>
        <translation>Labels ändern</translation>
    </message>
    <message>
        <source>Add noise to the training data</source>
        <translation>Trainingsdaten verrauschen</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>%1 applies to no layer of this model.</source>
        <translation>%1 ist auf keine Schicht dieses Modells anwendbar.</translation>
    </message>
    <message>
        <source>Same mutant as %1.</source>
        <translation>Gleicher Mutant wie %1.</translation>
    </message>
    <message>
        <source>%1 has no parameter; remove the value '%2'.</source>
        <translation>%1 hat keinen Parameter; bitte den Wert '%2' entfernen.</translation>
    </message>
    <message>
        <source>%1 changes the whole program; remove the layer %2.</source>
        <translation>%1 ändert das ganze Programm; bitte die Schicht %2 entfernen.</translation>
    </message>
    <message>
        <source>%1 needs the index of a layer.</source>
        <translation>%1 benötigt den Index einer Schicht.</translation>
    </message>
    <message>
        <source>%1: layer %2 does not exist; the model has %3 layers, counted from 0.</source>
        <translation>%1: Schicht %2 gibt es nicht; das Modell hat %3 Schichten, gezählt ab 0.</translation>
    </message>
    <message>
        <source>%1 with %2 leaves the program as it is.</source>
        <translation>%1 mit %2 lässt das Programm unverändert.</translation>
    </message>
    <message>
        <source>%1 with %2 leaves layer %3 as it is.</source>
        <translation>%1 mit %2 lässt Schicht %3 unverändert.</translation>
    </message>
    <message>
        <source>Change the optimiser</source>
        <translation>Optimierer ändern</translation>
    </message>
    <message>
        <source>%1: %2 '%3'</source>
        <translation>%1: %2 '%3'</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3.</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 is unknown; use one of: %2.</source>
        <translation>%1 ist unbekannt; möglich sind: %2.</translation>
    </message>
    <message>
        <source>must be one character or "whitespace"</source>
        <translation>muss ein einzelnes Zeichen oder "whitespace" sein</translation>
    </message>
    <message>
        <source>must be one character or empty</source>
        <translation>muss ein einzelnes Zeichen oder leer sein</translation>
    </message>
    <message>
        <source>must differ from decimal_mark</source>
        <translation>muss sich von decimal_mark unterscheiden</translation>
    </message>
    <message>
        <source>must be smaller than maximum</source>
        <translation>muss kleiner als maximum sein</translation>
    </message>
    <message>
        <source>must be mean, median, most_frequent or a number in quotes</source>
        <translation>muss mean, median, most_frequent oder eine Zahl in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>must not be larger than maxval</source>
        <translation>darf nicht größer als maxval sein</translation>
    </message>
    <message>
        <source>a pair cannot hold mutated data; save the unmutated program</source>
        <translation>ein Paar kann keine mutierten Daten enthalten; bitte das unmutierte Programm speichern</translation>
    </message>
    <message>
        <source>differs between the fixed and the faulty program</source>
        <translation>unterscheidet sich zwischen dem korrigierten und dem fehlerhaften Programm</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>cannot be saved: %1</source>
        <translation>kann nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>is listed twice</source>
        <translation>ist doppelt aufgeführt</translation>
    </message>
    <message>
        <source>from_epoch must grow from stage to stage</source>
        <translation>from_epoch muss von Stufe zu Stufe wachsen</translation>
    </message>
    <message>
        <source>may only have letters, digits, - and _</source>
        <translation>darf nur Buchstaben, Ziffern, - und _ enthalten</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>ein Datum oder eine Uhrzeit</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>not valid TOML: %1</source>
        <translation>kein gültiges TOML: %1</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation>der Schlüssel fehlt</translation>
    </message>
    <message>
        <source>is %1, must be %2</source>
        <translation>ist %1, muss %2 sein</translation>
    </message>
    <message>
        <source>%1 is not known; did you mean %2? Allowed: %3</source>
        <translation>%1 ist nicht bekannt; war %2 gemeint? Erlaubt: %3</translation>
    </message>
    <message>
        <source>%1 is not known; allowed: %2</source>
        <translation>%1 ist nicht bekannt; erlaubt: %2</translation>
    </message>
    <message>
        <source>%1 does not use this key; allowed: %2</source>
        <translation>%1 verwendet diesen Schlüssel nicht; erlaubt: %2</translation>
    </message>
    <message>
        <source>unknown key; did you mean %1? Allowed: %2</source>
        <translation>unbekannter Schlüssel; war %1 gemeint? Erlaubt: %2</translation>
    </message>
    <message>
        <source>unknown key; allowed: %1</source>
        <translation>unbekannter Schlüssel; erlaubt: %1</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>has %1 entries, must have %2</source>
        <translation>hat %1 Einträge, muss %2 haben</translation>
    </message>
    <message>
        <source>is %1, must be finite</source>
        <translation>ist %1, muss endlich sein</translation>
    </message>
    <message>
        <source>must not be 0</source>
        <translation>darf nicht 0 sein</translation>
    </message>
    <message>
        <source>layer %1 (%2): %3</source>
        <translation>Schicht %1 (%2): %3</translation>
    </message>
    <message>
        <source>needs %1 axes, gets %2</source>
        <translation>benötigt %1 Achsen, erhält %2</translation>
    </message>
    <message>
        <source>%1 is %2, must be at least 1</source>
        <translation>%1 ist %2, muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>the initialiser identity needs 2 axes, %1 has %2</source>
        <translation>der Initialisierer identity benötigt 2 Achsen, %1 hat %2</translation>
    </message>
    <message>
        <source>the initialiser orthogonal needs 2 axes or more, %1 has %2</source>
        <translation>der Initialisierer orthogonal benötigt 2 oder mehr Achsen, %1 hat %2</translation>
    </message>
    <message>
        <source>%1 and strides need %2 entries</source>
        <translation>%1 und strides benötigen %2 Einträge</translation>
    </message>
    <message>
        <source>%1 %2 is larger than the input %3; use padding "same" or a smaller one</source>
        <translation>%1 %2 ist größer als die Eingabe %3; padding "same" oder einen kleineren Wert verwenden</translation>
    </message>
    <message>
        <source>target_shape has more than one -1</source>
        <translation>target_shape hat mehr als eine -1</translation>
    </message>
    <message>
        <source>target_shape does not hold the %1 values of %2</source>
        <translation>target_shape fasst nicht die %1 Werte von %2</translation>
    </message>
    <message>
        <source>needs inputs with at least one value, gets %1</source>
        <translation>benötigt Eingaben mit mindestens einem Wert, erhält %1</translation>
    </message>
    <message>
        <source>the model has no layers; add at least one</source>
        <translation>das Modell hat keine Schichten; bitte mindestens eine hinzufügen</translation>
    </message>
    <message>
        <source>Fisher's iris flowers: 150 rows, 4 lengths in cm, 3 species.</source>
        <translation>Fishers Irisblüten: 150 Zeilen, 4 Längen in cm, 3 Arten.</translation>
    </message>
    <message>
        <source>There is no built-in data set '%1'; known are: %2.</source>
        <translation>Es gibt keinen eingebauten Datensatz '%1'; bekannt sind: %2.</translation>
    </message>
    <message>
        <source>change_labels: all training rows have the same label, so there is no other to give them.</source>
        <translation>change_labels: Alle Trainingszeilen haben dasselbe Label, daher gibt es kein anderes zum Zuweisen.</translation>
    </message>
    <message>
        <source>The percentage of a data mutation is %1; it must lie in 0..100.</source>
        <translation>Der Prozentsatz einer Datenmutation ist %1; er muss in 0..100 liegen.</translation>
    </message>
    <message>
        <source>csv: the %1 must be one ASCII character, not '%2'.</source>
        <translation>csv: Das %1 muss ein einzelnes ASCII-Zeichen sein, nicht '%2'.</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>csv: the separator must differ from quote and decimal mark.</source>
        <translation>csv: Das Trennzeichen muss sich von Anführungszeichen und Dezimalzeichen unterscheiden.</translation>
    </message>
    <message>
        <source>a quote stands inside a field or is never closed; double it, or set another quote character</source>
        <translation>ein Anführungszeichen steht innerhalb eines Feldes oder wird nie geschlossen; bitte verdoppeln oder ein anderes Anführungszeichen festlegen</translation>
    </message>
    <message>
        <source>csv: unknown encoding '%1'; for example UTF-8, UTF-16, ISO-8859-1.</source>
        <translation>csv: unbekannte Kodierung '%1'; möglich sind zum Beispiel UTF-8, UTF-16, ISO-8859-1.</translation>
    </message>
    <message>
        <source>the text is not %1; set the encoding</source>
        <translation>der Text ist nicht %1; bitte die Kodierung festlegen</translation>
    </message>
    <message>
        <source>holds zero bytes: this is not a text table, or its encoding is another</source>
        <translation>enthält Nullbytes: Dies ist keine Texttabelle, oder die Kodierung ist eine andere</translation>
    </message>
    <message>
        <source>this is not an IDX file (it must begin with two zero bytes, a type and a number of dimensions)</source>
        <translation>dies ist keine IDX-Datei (sie muss mit zwei Nullbytes, einem Typ und einer Anzahl von Dimensionen beginnen)</translation>
    </message>
    <message>
        <source>the IDX header is cut off</source>
        <translation>der IDX-Kopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>csv: the decimal mark must be '.' or ',', not '%1'.</source>
        <translation>csv: Das Dezimalzeichen muss '.' oder ',' sein, nicht '%1'.</translation>
    </message>
    <message>
        <source>the table has no rows of data</source>
        <translation>die Tabelle hat keine Datenzeilen</translation>
    </message>
    <message>
        <source>the columns differ from those of the training table (%1 and %2 columns); both need the same in the same order</source>
        <translation>die Spalten unterscheiden sich von denen der Trainingstabelle (%1 und %2 Spalten); beide benötigen dieselben in derselben Reihenfolge</translation>
    </message>
    <message>
        <source>row %1 has %2 fields, the first row has %3; check separator and quotes</source>
        <translation>Zeile %1 hat %2 Felder, die erste Zeile hat %3; bitte Trennzeichen und Anführungszeichen prüfen</translation>
    </message>
    <message>
        <source>no column is left for the inputs; check separator and targets</source>
        <translation>für die Eingaben bleibt keine Spalte übrig; bitte Trennzeichen und Zielwerte prüfen</translation>
    </message>
    <message>
        <source>the inputs have no columns any more; put this step before those that need numbers, and use it with tables only</source>
        <translation>die Eingaben haben keine Spalten mehr; diesen Schritt vor die Schritte setzen, die Zahlen benötigen, und nur mit Tabellen verwenden</translation>
    </message>
    <message>
        <source>more than 4 GiB</source>
        <translation>mehr als 4 GiB</translation>
    </message>
    <message>
        <source>there are no training rows to learn from</source>
        <translation>es gibt keine Trainingszeilen, aus denen gelernt werden kann</translation>
    </message>
    <message>
        <source>the divisor must not be 0</source>
        <translation>der Divisor darf nicht 0 sein</translation>
    </message>
    <message>
        <source>a row has %1 values, which the given shape cannot hold</source>
        <translation>eine Zeile hat %1 Werte, die nicht in die angegebene Form passen</translation>
    </message>
    <message>
        <source>the minimum must be below the maximum</source>
        <translation>das Minimum muss unter dem Maximum liegen</translation>
    </message>
    <message>
        <source>The rule would make %1 values; the limit is 1e9.</source>
        <translation>Die Regel würde %1 Werte erzeugen; die Grenze liegt bei 1e9.</translation>
    </message>
    <message>
        <source>Parameter 'labels' is %1; with %2 classes it must be at most %3.</source>
        <translation>Der Parameter 'labels' ist %1; bei %2 Klassen darf er höchstens %3 sein.</translation>
    </message>
    <message>
        <source>A data file has no name; name it in [data].</source>
        <translation>Eine Datendatei hat keinen Namen; bitte in [data] angeben.</translation>
    </message>
    <message>
        <source>%1: no such data file; there is no project and SEMBLANCE_DATA is not set, so give an absolute path.</source>
        <translation>%1: Datendatei nicht vorhanden; es gibt kein Projekt und SEMBLANCE_DATA ist nicht gesetzt, daher bitte einen absoluten Pfad angeben.</translation>
    </message>
    <message>
        <source>%1: no such data file; looked for %2.</source>
        <translation>%1: Datendatei nicht vorhanden; gesucht wurde %2.</translation>
    </message>
    <message>
        <source>target %1 does not occur in the training rows; set fit_on = "all" in this step</source>
        <translation>Zielwert %1 kommt in den Trainingszeilen nicht vor; in diesem Schritt fit_on = "all" setzen</translation>
    </message>
    <message>
        <source>target %1 is not a class number in 0..%2; put label_encode_targets before this step, or set classes</source>
        <translation>Zielwert %1 ist keine Klassennummer in 0..%2; label_encode_targets vor diesen Schritt setzen oder classes angeben</translation>
    </message>
    <message>
        <source>%1 one-hot targets would be needed; the limit is 1e9</source>
        <translation>es wären %1 One-Hot-Zielwerte nötig; die Grenze liegt bei 1e9</translation>
    </message>
    <message>
        <source>there is no column '%1'; the columns are: %2</source>
        <translation>es gibt keine Spalte '%1'; vorhandene Spalten: %2</translation>
    </message>
    <message>
        <source>not a number: '%1' in column '%2'; correct it, list it under missing, or add a step (%3)</source>
        <translation>keine Zahl: '%1' in Spalte '%2'; bitte korrigieren, unter missing aufführen oder einen Schritt hinzufügen (%3)</translation>
    </message>
    <message>
        <source>no value in column '%1' (NaN in the CSV); add a step (%2, %3)</source>
        <translation>kein Wert in Spalte '%1' (NaN in der CSV); bitte einen Schritt hinzufügen (%2, %3)</translation>
    </message>
    <message>
        <source>two columns are called '%1'; use their numbers, from 0</source>
        <translation>zwei Spalten heißen '%1'; bitte ihre Nummern verwenden, gezählt ab 0</translation>
    </message>
    <message>
        <source>%1 is beyond the range of a 32-bit float (3.4e38)</source>
        <translation>%1 liegt außerhalb des Bereichs einer 32-Bit-Gleitkommazahl (3.4e38)</translation>
    </message>
    <message>
        <source>%1: value %2 of row %3 is %4; only finite 32-bit floats can be used.</source>
        <translation>%1: Wert %2 in Zeile %3 ist %4; nur endliche 32-Bit-Gleitkommazahlen sind möglich.</translation>
    </message>
    <message>
        <source>training rows</source>
        <translation>Trainingszeilen</translation>
    </message>
    <message>
        <source>test rows; 0 for none</source>
        <translation>Testzeilen; 0 für keine</translation>
    </message>
    <message>
        <source>The rule '%1' has no parameter '%2'; it has: %3.</source>
        <translation>Die Regel '%1' hat keinen Parameter '%2'; sie hat: %3.</translation>
    </message>
    <message>
        <source>Parameter '%1' is %2; it must be a whole number in %3..%4.</source>
        <translation>Der Parameter '%1' ist %2; er muss eine ganze Zahl in %3..%4 sein.</translation>
    </message>
    <message>
        <source>Parameter '%1' is %2; it must be in %3..%4.</source>
        <translation>Der Parameter '%1' ist %2; er muss in %3..%4 liegen.</translation>
    </message>
    <message>
        <source>There is no synthetic rule '%1'; known are: %2.</source>
        <translation>Es gibt keine synthetische Regel '%1'; bekannt sind: %2.</translation>
    </message>
    <message>
        <source>Random boards on a torus and their next state in Conway's Game of Life; the input is padded by wrapping round.</source>
        <translation>Zufällige Spielfelder auf einem Torus und ihr nächster Zustand in Conways Spiel des Lebens; die Eingabe wird zyklisch über den Rand erweitert.</translation>
    </message>
    <message>
        <source>rows of a board</source>
        <translation>Zeilen eines Spielfelds</translation>
    </message>
    <message>
        <source>columns of a board</source>
        <translation>Spalten eines Spielfelds</translation>
    </message>
    <message>
        <source>probability that a cell is alive</source>
        <translation>Wahrscheinlichkeit, dass eine Zelle lebt</translation>
    </message>
    <message>
        <source>cells added on each side of the input</source>
        <translation>Zellen, die auf jeder Seite der Eingabe angefügt werden</translation>
    </message>
    <message>
        <source>Word counts of random documents that belong to any number of classes, by the rule of scikit-learn's function of that name.</source>
        <translation>Wortanzahlen zufälliger Dokumente, die zu beliebig vielen Klassen gehören, nach der Regel der gleichnamigen Funktion von scikit-learn.</translation>
    </message>
    <message>
        <source>rows, to be split</source>
        <translation>Zeilen, die aufgeteilt werden</translation>
    </message>
    <message>
        <source>different words</source>
        <translation>verschiedene Wörter</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>mean number of classes of a document</source>
        <translation>mittlere Anzahl der Klassen eines Dokuments</translation>
    </message>
    <message>
        <source>mean number of words of a document</source>
        <translation>mittlere Anzahl der Wörter eines Dokuments</translation>
    </message>
    <message>
        <source>Vectors of ones (label 1), followed by as many vectors of zeros (label 0).</source>
        <translation>Vektoren aus Einsen (Label 1), gefolgt von ebenso vielen Vektoren aus Nullen (Label 0).</translation>
    </message>
    <message>
        <source>length of a vector</source>
        <translation>Länge eines Vektors</translation>
    </message>
    <message>
        <source>Random bits of a number, lowest first, and as target the bits of its remainder.</source>
        <translation>Zufällige Bits einer Zahl, niedrigstes zuerst, und als Zielwert die Bits ihres Rests.</translation>
    </message>
    <message>
        <source>bits of a number</source>
        <translation>Bits einer Zahl</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>Divisor</translation>
    </message>
    <message>
        <source>Pairs of a person of 13 to 64 and one of 65 to 100 years; the older has side effects (label 1), in the noisy pairs the younger. Noisy pairs come first.</source>
        <translation>Paare aus einer Person von 13 bis 64 und einer von 65 bis 100 Jahren; die ältere hat Nebenwirkungen (Label 1), in den verrauschten Paaren die jüngere. Verrauschte Paare stehen zuerst.</translation>
    </message>
    <message>
        <source>regular training pairs</source>
        <translation>reguläre Trainingspaare</translation>
    </message>
    <message>
        <source>noisy training pairs</source>
        <translation>verrauschte Trainingspaare</translation>
    </message>
    <message>
        <source>regular test pairs</source>
        <translation>reguläre Testpaare</translation>
    </message>
    <message>
        <source>noisy test pairs</source>
        <translation>verrauschte Testpaare</translation>
    </message>
    <message>
        <source>Points uniform in the square 0.2..0.4 (label 0), followed by as many in 0.5..0.7 (label 1).</source>
        <translation>Gleichverteilte Punkte im Quadrat 0.2..0.4 (Label 0), gefolgt von ebenso vielen in 0.5..0.7 (Label 1).</translation>
    </message>
    <message>
        <source>Sequences of uniform numbers in 0..1 whose targets are such numbers too: there is nothing to learn.</source>
        <translation>Folgen gleichverteilter Zahlen in 0..1, deren Zielwerte ebenfalls solche Zahlen sind: Es gibt nichts zu lernen.</translation>
    </message>
    <message>
        <source>numbers of a sequence</source>
        <translation>Zahlen einer Folge</translation>
    </message>
    <message>
        <source>The four rows of the exclusive or.</source>
        <translation>Die vier Zeilen des exklusiven Oder.</translation>
    </message>
    <message>
        <source>The training set is empty: %1</source>
        <translation>Die Trainingsmenge ist leer: %1</translation>
    </message>
    <message>
        <source>The test set is empty: %1</source>
        <translation>Die Testmenge ist leer: %1</translation>
    </message>
    <message>
        <source>The %1 of training and test rows differ in shape (%2 and %3 values a row).</source>
        <translation>Die %1 der Trainings- und Testzeilen unterscheiden sich in der Form (%2 und %3 Werte je Zeile).</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>Zielwerte</translation>
    </message>
    <message>
        <source>Training inputs</source>
        <translation>Trainingseingaben</translation>
    </message>
    <message>
        <source>Training targets</source>
        <translation>Trainingszielwerte</translation>
    </message>
    <message>
        <source>Test inputs</source>
        <translation>Testeingaben</translation>
    </message>
    <message>
        <source>Test targets</source>
        <translation>Testzielwerte</translation>
    </message>
    <message>
        <source>the source and the split leave it no rows; change the test fraction or the source's numbers of rows.</source>
        <translation>Quelle und Aufteilung lassen ihr keine Zeilen; bitte den Testanteil oder die Zeilenzahlen der Quelle ändern.</translation>
    </message>
    <message>
        <source>the preprocessing dropped all its rows; fill missing values instead.</source>
        <translation>die Vorverarbeitung hat alle ihre Zeilen entfernt; stattdessen fehlende Werte auffüllen.</translation>
    </message>
    <message>
        <source>the header promises other than the %1 bytes of values that follow; the file is cut off or damaged</source>
        <translation>der Kopf passt nicht zu den folgenden %1 Bytes an Werten; die Datei ist abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>the array holds no values</source>
        <translation>das Array enthält keine Werte</translation>
    </message>
    <message>
        <source>this is not an .npz archive: %1</source>
        <translation>dies ist kein .npz-Archiv: %1</translation>
    </message>
    <message>
        <source>name one array of the archive as FILE::NAME; it holds: %1</source>
        <translation>bitte ein Array des Archivs als FILE::NAME angeben; es enthält: %1</translation>
    </message>
    <message>
        <source>the array cannot be unpacked: %1</source>
        <translation>das Array kann nicht entpackt werden: %1</translation>
    </message>
    <message>
        <source>Inputs and targets do not belong together: %1 has %2 rows, %3 has %4.</source>
        <translation>Eingaben und Zielwerte gehören nicht zusammen: %1 mit %2 Zeilen, %3 mit %4.</translation>
    </message>
    <message>
        <source>The test fraction is %1; it must lie between 0 and 1.</source>
        <translation>Der Testanteil ist %1; er muss zwischen 0 und 1 liegen.</translation>
    </message>
    <message>
        <source>The source brings its own test set, so nothing is to be split; set the split to given, or leave that test set out.</source>
        <translation>Die Quelle bringt eine eigene Testmenge mit, daher ist nichts aufzuteilen; bitte split auf given setzen oder diese Testmenge weglassen.</translation>
    </message>
    <message>
        <source>The test set is empty: the source has none of its own; name test data, or set the split to fraction or same.</source>
        <translation>Die Testmenge ist leer: Die Quelle hat keine eigene; bitte Testdaten angeben oder split auf fraction oder same setzen.</translation>
    </message>
    <message>
        <source>the .npy header is cut off or damaged</source>
        <translation>der .npy-Kopf ist abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>arrays of type '%1' cannot be used; save booleans, integers or floats</source>
        <translation>Arrays vom Typ '%1' sind nicht verwendbar; bitte Wahrheitswerte, ganze Zahlen oder Gleitkommazahlen speichern</translation>
    </message>
    <message>
        <source>the array is a single number; rows are needed</source>
        <translation>das Array ist eine einzelne Zahl; es werden Zeilen benötigt</translation>
    </message>
    <message>
        <source>this is not an .npy array</source>
        <translation>dies ist kein .npy-Array</translation>
    </message>
    <message>
        <source>'%1' in column '%2' does not occur in the training rows; set fit_on = "all" in the step that encodes it</source>
        <translation>'%1' in Spalte '%2' kommt in den Trainingszeilen nicht vor; in dem Schritt, der sie kodiert, fit_on = "all" setzen</translation>
    </message>
    <message>
        <source>column '%1' has no values to learn from</source>
        <translation>Spalte '%1' hat keine Werte, aus denen gelernt werden kann</translation>
    </message>
    <message>
        <source>column '%1' is text; fill it with most_frequent or a value</source>
        <translation>Spalte '%1' ist Text; bitte mit most_frequent oder einem Wert auffüllen</translation>
    </message>
    <message>
        <source>column '%1' is numeric; fill it with mean, median, most_frequent or a number, not '%2'</source>
        <translation>Spalte '%1' ist numerisch; bitte mit mean, median, most_frequent oder einer Zahl auffüllen, nicht mit '%2'</translation>
    </message>
    <message>
        <source>no column would be left for the inputs</source>
        <translation>für die Eingaben bliebe keine Spalte übrig</translation>
    </message>
    <message>
        <source>The results were written by a newer Semblance (format %1, this one knows %2). Please update Semblance.</source>
        <translation>Die Ergebnisse wurden von einem neueren Semblance geschrieben (Format %1, dieses kennt %2). Bitte Semblance aktualisieren.</translation>
    </message>
    <message>
        <source>The results hold an unknown status "%1".</source>
        <translation>Die Ergebnisse enthalten einen unbekannten Status „%1“.</translation>
    </message>
    <message>
        <source>The results hold an unknown scenario "%1".</source>
        <translation>Die Ergebnisse enthalten ein unbekanntes Szenario „%1“.</translation>
    </message>
    <message>
        <source>A stored training record is damaged. Move the results file away and run the study again.</source>
        <translation>Ein gespeicherter Trainingseintrag ist beschädigt. Bitte die Ergebnisdatei verschieben und die Studie erneut ausführen.</translation>
    </message>
    <message>
        <source>%1, process %2 on %3</source>
        <translation>%1, Prozess %2 auf %3</translation>
    </message>
    <message>
        <source>The project folder is read-only. Make it writable or copy the project to run it.</source>
        <translation>Der Projektordner ist schreibgeschützt. Zum Ausführen bitte beschreibbar machen oder das Projekt kopieren.</translation>
    </message>
    <message>
        <source>The project is being run by another program (%1). Wait for it or stop it first.</source>
        <translation>Das Projekt wird gerade von einem anderen Programm ausgeführt (%1). Bitte darauf warten oder es zuerst anhalten.</translation>
    </message>
    <message>
        <source>The project folder cannot be locked. Check its permissions and the free disk space.</source>
        <translation>Der Projektordner kann nicht gesperrt werden. Bitte Zugriffsrechte und freien Speicherplatz prüfen.</translation>
    </message>
    <message>
        <source>The results file cannot be used (%1). It was left as it is; move it away to start anew, or put back a copy.</source>
        <translation>Die Ergebnisdatei ist nicht verwendbar (%1). Sie wurde nicht verändert; bitte verschieben, um neu zu beginnen, oder eine Kopie zurückspielen.</translation>
    </message>
    <message>
        <source>The project has no pairs yet.</source>
        <translation>Das Projekt hat noch keine Paare.</translation>
    </message>
    <message>
        <source>The test set has only %1 inputs; CS and IoU will be coarse.</source>
        <translation>Die Testmenge hat nur %1 Eingaben; CS und IoU werden grob sein.</translation>
    </message>
    <message>
        <source>All test inputs are of one class.</source>
        <translation>Alle Testeingaben gehören zu einer Klasse.</translation>
    </message>
    <message>
        <source>It gives the same program as %1.</source>
        <translation>Ergibt dasselbe Programm wie %1.</translation>
    </message>
    <message>
        <source>There is no operator "%1". "semblance-cli operators" lists them all.</source>
        <translation>Es gibt keinen Operator „%1“. „semblance-cli operators“ listet alle auf.</translation>
    </message>
    <message>
        <source>%1 is listed twice.</source>
        <translation>%1 ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>The project has no pair "%1".</source>
        <translation>Das Projekt hat kein Paar „%1“.</translation>
    </message>
    <message>
        <source>, layer %1</source>
        <translation>, Schicht %1</translation>
    </message>
    <message>
        <source>, original %1</source>
        <translation>, Original %1</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Faulty</source>
        <translation>Fehlerhaft</translation>
    </message>
    <message>
        <source>%1 · %2 · instance %3 of %4</source>
        <translation>%1 · %2 · Instanz %3 von %4</translation>
    </message>
    <message>
        <source>The loss became infinite or not a number.</source>
        <translation>Der Verlust wurde unendlich oder ist keine Zahl mehr.</translation>
    </message>
    <message>
        <source>An output is infinite or not a number.</source>
        <translation>Eine Ausgabe ist unendlich oder keine Zahl.</translation>
    </message>
    <message>
        <source>None of %1 attempts kept %2 of the original's accuracy.</source>
        <translation>Keiner von %1 Versuchen erhielt %2 der Genauigkeit des Originals.</translation>
    </message>
    <message>
        <source>The original that it is made from did not train.</source>
        <translation>Das zugrunde liegende Original ließ sich nicht trainieren.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1.</source>
        <translation>Der Ordner kann nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>There is no sample project "%1". Samples: %2.</source>
        <translation>Es gibt kein Beispielprojekt „%1“. Beispiele: %2.</translation>
    </message>
    <message>
        <source>Three real bugs of small dense networks; needs no data and runs in minutes.</source>
        <translation>Drei echte Bugs kleiner Dense-Netze; benötigt keine Daten und läuft in wenigen Minuten.</translation>
    </message>
    <message>
        <source>This is no Semblance project: there is no %1 in it. Make one with "semblance-cli new".</source>
        <translation>Dies ist kein Semblance-Projekt: %1 fehlt darin. Ein neues lässt sich mit „semblance-cli new“ anlegen.</translation>
    </message>
    <message>
        <source>The id "%1" is also used by %2. Ids must differ.</source>
        <translation>Die ID „%1“ wird auch von %2 verwendet. IDs müssen verschieden sein.</translation>
    </message>
    <message>
        <source>There is already a project in this folder. Choose another one.</source>
        <translation>In diesem Ordner ist bereits ein Projekt. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The project has no bug-fix pairs yet. Put their files into the folder "pairs".</source>
        <translation>Das Projekt hat noch keine Bug-Fix-Paare. Bitte ihre Dateien in den Ordner „pairs“ legen.</translation>
    </message>
    <message>
        <source>Original %1 cannot be used: %2</source>
        <translation>Original %1 ist nicht verwendbar: %2</translation>
    </message>
    <message>
        <source>Instance %1 of the faulty program cannot be used: %2</source>
        <translation>Instanz %1 des fehlerhaften Programms ist nicht verwendbar: %2</translation>
    </message>
    <message>
        <source>Instance %1 cannot be used: %2</source>
        <translation>Instanz %1 ist nicht verwendbar: %2</translation>
    </message>
    <message>
        <source>Worker %1: %2</source>
        <translation>Worker %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 instances are already there; %3 workers.</source>
        <translation>%1 von %2 Instanzen sind bereits vorhanden; %3 Worker.</translation>
    </message>
    <message>
        <source>bug</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>q1</source>
        <translation>q1</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>q3</source>
        <translation>q3</translation>
    </message>
    <message>
        <source>There are no results yet. Run the project first.</source>
        <translation>Es gibt noch keine Ergebnisse. Bitte zuerst das Projekt ausführen.</translation>
    </message>
    <message>
        <source>%1: highest median by pre %2, post1 %3, post2 %4 of %5 bugs</source>
        <translation>%1: höchster Median bei pre %2, post1 %3, post2 %4 von %5 Bugs</translation>
    </message>
    <message>
        <source>%1 mutants: %2 never killed, %3 excluded</source>
        <translation>%1 Mutanten: %2 nie getötet, %3 ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Make a new project from a sample and open it.</source>
        <translation>Ein neues Projekt aus einem Beispiel anlegen und öffnen.</translation>
    </message>
    <message>
        <source>Page to begin with.</source>
        <translation>Seite, die zuerst gezeigt wird.</translation>
    </message>
    <message>
        <source>Colours of this start, whatever the settings say.</source>
        <translation>Farben für diesen Start, unabhängig von den Einstellungen.</translation>
    </message>
    <message>
        <source>Language of this start, for example de.</source>
        <translation>Sprache für diesen Start, zum Beispiel de.</translation>
    </message>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation>Wie sehr ähnelt ein Mutant dem echten Fehler, für den er steht?</translation>
    </message>
    <message>
        <source>Folder of a project; with --sample, the folder to make.</source>
        <translation>Ordner eines Projekts; mit --sample der anzulegende Ordner.</translation>
    </message>
    <message>
        <source>Name one project only.</source>
        <translation>Bitte nur ein Projekt angeben.</translation>
    </message>
    <message>
        <source>There is no page "%1".</source>
        <translation>Es gibt keine Seite „%1“.</translation>
    </message>
</context>
<context>
    <name>semblance::BoxDetails</name>
    <message>
        <source>Five-number summaries</source>
        <translation>Fünf-Punkte-Zusammenfassungen</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>No bug selected</source>
        <translation>Kein Bug ausgewählt</translation>
    </message>
    <message>
        <source>Click a box to see its numbers and mutants.</source>
        <translation>Eine Box anklicken, um ihre Zahlen und Mutanten zu sehen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, all scenarios</source>
        <translation>%1, alle Szenarien</translation>
    </message>
</context>
<context>
    <name>semblance::BoxPlotView</name>
    <message>
        <source>Boxplots by bug</source>
        <translation>Boxplots nach Bug</translation>
    </message>
    <message>
        <source>Arrow keys move from box to box, Enter opens the bug.</source>
        <translation>Pfeiltasten wechseln von Box zu Box, die Eingabetaste öffnet den Bug.</translation>
    </message>
    <message>
        <source>outlier %1</source>
        <translation>Ausreißer %1</translation>
    </message>
</context>
<context>
    <name>semblance::BugsPage</name>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>Filter &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Distributions by bug</source>
        <translation>Verteilungen nach Bug</translation>
    </message>
    <message>
        <source>No results yet. Press Run to train and compare the mutants of this project.</source>
        <translation>Noch keine Ergebnisse. „Ausführen“ trainiert und vergleicht die Mutanten dieses Projekts.</translation>
    </message>
    <message>
        <source>No mutant passes the filters.</source>
        <translation>Kein Mutant entspricht den Filtern.</translation>
    </message>
    <message>
        <source>All mutants of this project were excluded. The Mutants page says why.</source>
        <translation>Alle Mutanten dieses Projekts wurden ausgeschlossen. Die Seite „Mutanten“ nennt die Gründe.</translation>
    </message>
</context>
<context>
    <name>semblance::BugsToolBar</name>
    <message>
        <source>&amp;Horizontal</source>
        <translation>&amp;Waagerecht</translation>
    </message>
    <message>
        <source>Lay the boxes down, with the bug names beside them</source>
        <translation>Die Boxen waagerecht legen, mit den Bug-Namen daneben</translation>
    </message>
    <message>
        <source>&amp;Outliers</source>
        <translation>Aus&amp;reißer</translation>
    </message>
    <message>
        <source>Show values beyond the whiskers as points</source>
        <translation>Werte jenseits der Antennen (Whisker) als Punkte zeigen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Show the numbers of the figure as a table</source>
        <translation>Die Zahlen der Abbildung als Tabelle zeigen</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Abbildung &amp;exportieren…</translation>
    </message>
    <message>
        <source>Write the figure as PDF, SVG or PNG</source>
        <translation>Die Abbildung als PDF, SVG oder PNG schreiben</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>All data sets</source>
        <translation>Alle Datensätze</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>By id</source>
        <translation>Nach ID</translation>
    </message>
    <message>
        <source>By median</source>
        <translation>Nach Median</translation>
    </message>
    <message>
        <source>By spread</source>
        <translation>Nach Streuung</translation>
    </message>
</context>
<context>
    <name>semblance::CurveChart</name>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>%1 by epoch</source>
        <translation>%1 nach Epoche</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Epoch (not a number: %1)</source>
        <translation>Epoche (keine Zahl: %1)</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, Validierung</translation>
    </message>
    <message>
        <source>%1
epoch %2: %3</source>
        <translation>%1
Epoche %2: %3</translation>
    </message>
</context>
<context>
    <name>semblance::CurvesPane</name>
    <message>
        <source>Curves appear here while a training runs. Select a finished line of the queue to see its curves again.</source>
        <translation>Kurven erscheinen hier, während ein Training läuft. Eine fertige Zeile der Warteschlange auswählen, um ihre Kurven erneut zu sehen.</translation>
    </message>
    <message>
        <source>Show running trainings</source>
        <translation>Laufende Trainings zeigen</translation>
    </message>
    <message>
        <source>Running trainings</source>
        <translation>Laufende Trainings</translation>
    </message>
    <message>
        <source>solid: training, dashed: validation</source>
        <translation>durchgezogen: Training, gestrichelt: Validierung</translation>
    </message>
</context>
<context>
    <name>semblance::DistributionModel</name>
    <message>
        <source>Bug</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Whisker low</source>
        <translation>Unterer Whisker</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>Whisker high</source>
        <translation>Oberer Whisker</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Ausreißer</translation>
    </message>
</context>
<context>
    <name>semblance::ExportDialog</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>PDF (vector)</source>
        <translation>PDF (Vektor)</translation>
    </message>
    <message>
        <source>SVG (vector)</source>
        <translation>SVG (Vektor)</translation>
    </message>
    <message>
        <source>PNG (dots)</source>
        <translation>PNG (Bildpunkte)</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>One column, 85 mm</source>
        <translation>Eine Spalte, 85 mm</translation>
    </message>
    <message>
        <source>One column, 90 mm</source>
        <translation>Eine Spalte, 90 mm</translation>
    </message>
    <message>
        <source>One and a half columns, 120 mm</source>
        <translation>Eineinhalb Spalten, 120 mm</translation>
    </message>
    <message>
        <source>Two columns, 180 mm</source>
        <translation>Zwei Spalten, 180 mm</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Vorgabe:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höhe:</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>F&amp;ont:</source>
        <translation>&amp;Schriftart:</translation>
    </message>
    <message>
        <source>Font &amp;size:</source>
        <translation>Schrift&amp;größe:</translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation>&amp;Auflösung:</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>Abbildungen (*.pdf *.svg *.png)</translation>
    </message>
</context>
<context>
    <name>semblance::FigurePreview</name>
    <message>
        <source>Preview at real size</source>
        <translation>Vorschau in Originalgröße</translation>
    </message>
</context>
<context>
    <name>semblance::FilterSelection</name>
    <message>
        <source>Change metric</source>
        <translation>Metrik ändern</translation>
    </message>
    <message>
        <source>Filter by data set</source>
        <translation>Nach Datensatz filtern</translation>
    </message>
    <message>
        <source>Filter by scenario</source>
        <translation>Nach Szenario filtern</translation>
    </message>
    <message>
        <source>Filter by operator</source>
        <translation>Nach Operator filtern</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>semblance::FindingsDialog</name>
    <message>
        <source>Check of the project</source>
        <translation>Prüfung des Projekts</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Nothing stands in the way of a run.</source>
        <translation>Einem Lauf steht nichts im Weg.</translation>
    </message>
    <message>
        <source>Errors, which stand in the way of a run: %1. Warnings: %2.</source>
        <translation>Fehler, die einem Lauf im Weg stehen: %1. Warnungen: %2.</translation>
    </message>
</context>
<context>
    <name>semblance::MainMenu</name>
    <message>
        <source>Fi&amp;gure</source>
        <translation>Abbi&amp;ldung</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Abbildung &amp;exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New from sample</source>
        <translation>&amp;Neu aus Beispiel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation>&amp;Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>Filter &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>&amp;Find a pair</source>
        <translation>&amp;Paar suchen</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>C&amp;heck project</source>
        <translation>Projekt p&amp;rüfen</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Layout &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>&amp;Metrik</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;About Semblance</source>
        <translation>&amp;Über Semblance</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
</context>
<context>
    <name>semblance::MainWindow</name>
    <message>
        <source>Project tree</source>
        <translation>Projektbaum</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>Check project</source>
        <translation>Projekt prüfen</translation>
    </message>
    <message>
        <source>The run is finished.</source>
        <translation>Der Lauf ist fertig.</translation>
    </message>
    <message>
        <source>Show bugs</source>
        <translation>Bugs zeigen</translation>
    </message>
    <message>
        <source>A run of this project is not finished: %1 of %2 instances are done.</source>
        <translation>Ein Lauf dieses Projekts ist nicht abgeschlossen: %1 von %2 Instanzen sind fertig.</translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation>Lauf fortsetzen</translation>
    </message>
    <message>
        <source>%1 — Semblance</source>
        <translation>%1 — Semblance</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Semblance speaks the new language when it is started the next time.</source>
        <translation>Semblance verwendet die neue Sprache ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>The run stops at the end of the epoch; then the window closes. Nothing is lost.</source>
        <translation>Der Lauf hält am Ende der Epoche an; danach schließt sich das Fenster. Nichts geht verloren.</translation>
    </message>
</context>
<context>
    <name>semblance::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>semblance::MutantTable</name>
    <message>
        <source>Mutants</source>
        <translation>Mutanten</translation>
    </message>
    <message>
        <source>Filter by bug, operator, parameter or name</source>
        <translation>Nach Bug, Operator, Parameter oder Name filtern</translation>
    </message>
    <message>
        <source>Text filter</source>
        <translation>Textfilter</translation>
    </message>
    <message>
        <source>Only this &amp;operator</source>
        <translation>Nur dieser &amp;Operator</translation>
    </message>
    <message>
        <source>Only this &amp;data set</source>
        <translation>Nur dieser &amp;Datensatz</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>&amp;Filter zurücksetzen</translation>
    </message>
    <message>
        <source>%1 of %2 mutants</source>
        <translation>%1 von %2 Mutanten</translation>
    </message>
</context>
<context>
    <name>semblance::MutantTableModel</name>
    <message>
        <source>excluded</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>excluded: %1</source>
        <translation>ausgeschlossen: %1</translation>
    </message>
    <message>
        <source>never killed</source>
        <translation>nie getötet</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>zuverlässig</translation>
    </message>
    <message>
        <source>CS reliable</source>
        <translation>CS zuverlässig</translation>
    </message>
    <message>
        <source>IoU reliable</source>
        <translation>IoU zuverlässig</translation>
    </message>
    <message>
        <source>not reliable</source>
        <translation>nicht zuverlässig</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Bug</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>semblance::PairModel</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>pairs: %1</source>
        <translation>Paare: %1</translation>
    </message>
    <message>
        <source>%1
Status: %2. Mutants compared: %3.</source>
        <translation>%1
Status: %2. Verglichene Mutanten: %3.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>Mutanten</translation>
    </message>
</context>
<context>
    <name>semblance::ProjectTree</name>
    <message>
        <source>Filter pairs…</source>
        <translation>Paare filtern…</translation>
    </message>
    <message>
        <source>Filter pairs</source>
        <translation>Paare filtern</translation>
    </message>
    <message>
        <source>Data sets and bug–fix pairs</source>
        <translation>Datensätze und Bug-Fix-Paare</translation>
    </message>
</context>
<context>
    <name>semblance::QueueModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Worker time</source>
        <translation>Worker-Zeit</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>semblance::ResultTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
</context>
<context>
    <name>semblance::RunActions</name>
    <message>
        <source>Not running</source>
        <translation>Kein Lauf</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Stopping at the end of the epoch</source>
        <translation>Hält am Ende der Epoche an</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>Train and compare everything that is not in the store yet</source>
        <translation>Alles trainieren und vergleichen, was noch nicht gespeichert ist</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausieren</translation>
    </message>
    <message>
        <source>Trainings stop at the end of their epoch and wait</source>
        <translation>Trainings halten am Ende ihrer Epoche an und warten</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with the trainings that wait</source>
        <translation>Mit den wartenden Trainings fortfahren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Stop at the end of the epoch; what is finished is kept</source>
        <translation>Am Ende der Epoche anhalten; Fertiges bleibt erhalten</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>&amp;Resume run</source>
        <translation>Lauf &amp;fortsetzen</translation>
    </message>
</context>
<context>
    <name>semblance::RunPage</name>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Filter the queue…</source>
        <translation>Warteschlange filtern…</translation>
    </message>
    <message>
        <source>Filter the queue by text</source>
        <translation>Warteschlange nach Text filtern</translation>
    </message>
    <message>
        <source>Filter the queue by state</source>
        <translation>Warteschlange nach Zustand filtern</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
    <message>
        <source>Queue of trainings and mutants</source>
        <translation>Warteschlange der Trainings und Mutanten</translation>
    </message>
    <message>
        <source>Log of the run</source>
        <translation>Protokoll des Laufs</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>%v of %m instances</source>
        <translation>%v von %m Instanzen</translation>
    </message>
    <message>
        <source>%1 of %2 instances are there from an earlier run.
Resume it: what is finished is not done again.</source>
        <translation>%1 von %2 Instanzen sind aus einem früheren Lauf vorhanden.
Beim Fortsetzen wird Fertiges nicht erneut ausgeführt.</translation>
    </message>
    <message>
        <source>Everything of this project is trained and compared.
Run again after you have changed a pair, an operator or the number of instances.</source>
        <translation>Alles in diesem Projekt ist trainiert und verglichen.
Nach Änderungen an einem Paar, einem Operator oder der Anzahl der Instanzen erneut ausführen.</translation>
    </message>
    <message>
        <source>Nothing has been trained yet.
Run trains the fixed, the faulty and the mutated programs and compares them. You can pause at any time.</source>
        <translation>Noch wurde nichts trainiert.
„Ausführen“ trainiert die korrigierten, die fehlerhaften und die mutierten Programme und vergleicht sie. Pausieren ist jederzeit möglich.</translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>%1 vergangen</translation>
    </message>
    <message>
        <source>about %1 remaining</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>estimating what remains</source>
        <translation>Restzeit wird geschätzt</translation>
    </message>
    <message>
        <source>%1 of %2 mutants compared</source>
        <translation>%1 von %2 Mutanten verglichen</translation>
    </message>
    <message>
        <source>instance %1</source>
        <translation>Instanz %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>semblance::StatusLine</name>
    <message>
        <source>"%1"</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>Kein Projekt geöffnet</translation>
    </message>
    <message>
        <source>pairs: %1</source>
        <translation>Paare: %1</translation>
    </message>
    <message>
        <source>mutants: %1</source>
        <translation>Mutanten: %1</translation>
    </message>
    <message>
        <source>selection: %1</source>
        <translation>Auswahl: %1</translation>
    </message>
    <message>
        <source>filters: %1 (%2 undoes the last filter)</source>
        <translation>Filter: %1 (%2 macht den letzten Filter rückgängig)</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
</context>
<context>
    <name>semblance::WelcomePage</name>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation>Wie sehr ähnelt ein Mutant dem echten Fehler, für den er steht?</translation>
    </message>
    <message>
        <source>You can also drag a project folder onto this window.</source>
        <translation>Ein Projektordner lässt sich auch auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>New from sample: %1</source>
        <translation>Neu aus Beispiel: %1</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation>Projekt öffnen…</translation>
    </message>
    <message>
        <source>A folder with semblance.toml and its bug–fix pairs.</source>
        <translation>Ein Ordner mit semblance.toml und seinen Bug-Fix-Paaren.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
    </message>
</context>
<context>
    <name>semblance::WorkersPane</name>
    <message>
        <source>No worker is active.</source>
        <translation>Kein Worker ist aktiv.</translation>
    </message>
    <message>
        <source>epoch %v of %m</source>
        <translation>Epoche %v von %m</translation>
    </message>
    <message>
        <source>Epochs of worker %1</source>
        <translation>Epochen von Worker %1</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>Worker %1</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
</context>
</TS>
