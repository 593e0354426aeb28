<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BugwiseFigure</name>
    <message>
        <source>Box: quartiles (type 7)</source>
        <translation>箱体：四分位数（类型 7）</translation>
    </message>
    <message>
        <source>whiskers: most extreme value within 1.5 IQR of the box</source>
        <translation>须：距箱体 1.5 倍 IQR 以内的最极端值</translation>
    </message>
    <message>
        <source>points: outliers</source>
        <translation>点：离群点</translation>
    </message>
    <message>
        <source>n: mutants</source>
        <translation>n：变异体数</translation>
    </message>
    <message>
        <source>mutants in all: %1</source>
        <translation>变异体总数：%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 by bug</source>
        <translation>各缺陷案例的%1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>n %1</source>
        <translation>n %1</translation>
    </message>
    <message>
        <source>minimum %1, maximum %2</source>
        <translation>最小值 %1，最大值 %2</translation>
    </message>
    <message>
        <source>quartiles %1, %2, %3</source>
        <translation>四分位数 %1、%2、%3</translation>
    </message>
    <message>
        <source>whiskers %1 to %2</source>
        <translation>须 %1 至 %2</translation>
    </message>
    <message>
        <source>outliers: %1</source>
        <translation>离群点：%1</translation>
    </message>
</context>
<context>
    <name>BugwiseLayouter</name>
    <message>
        <source>The height is too small for this many bugs; the figure was made higher.</source>
        <translation>高度不足以容纳这么多缺陷案例；已增加图的高度。</translation>
    </message>
    <message>
        <source>Bug labels had to shrink to %1 pt. Use a wider figure or fewer bugs.</source>
        <translation>缺陷案例标签已不得不缩小到 %1 pt。请使用更宽的图或减少缺陷案例。</translation>
    </message>
    <message>
        <source>Text of %1 pt is hard to read in print. Use at least %2 pt.</source>
        <translation>%1 pt 的文字印刷后难以辨认。请至少使用 %2 pt。</translation>
    </message>
    <message>
        <source>Lines of %1 pt may vanish in print. Use at least %2 pt.</source>
        <translation>%1 pt 的线条印刷后可能消失。请至少使用 %2 pt。</translation>
    </message>
    <message>
        <source>There is no room for the numbers of mutants. Use a larger figure.</source>
        <translation>没有空间显示变异体数量。请使用更大的图。</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>A figure of %1 x %2 mm cannot be written. Choose %3 to %4 mm.</source>
        <translation>无法写入 %1 x %2 mm 的图。请选择 %3 至 %4 mm。</translation>
    </message>
    <message>
        <source>The figure could not be drawn.</source>
        <translation>无法绘制该图。</translation>
    </message>
    <message>
        <source>A resolution of %1 dpi is not possible. Choose %2 to %3.</source>
        <translation>不支持 %1 dpi 的分辨率。请选择 %2 至 %3。</translation>
    </message>
    <message>
        <source>The picture would have more than 65 million dots. Choose a smaller size or resolution.</source>
        <translation>图片将超过 6500 万个像素点。请选择更小的尺寸或分辨率。</translation>
    </message>
    <message>
        <source>The picture could not be encoded.</source>
        <translation>无法对图片进行编码。</translation>
    </message>
    <message>
        <source>%1: the name must end in .pdf, .svg or .png</source>
        <translation>%1：文件名必须以 .pdf、.svg 或 .png 结尾</translation>
    </message>
    <message>
        <source>Figures need the graphics part of Qt, which was not started.</source>
        <translation>绘图需要 Qt 的图形部分，但它未启动。</translation>
    </message>
    <message>
        <source>%1: cannot be written (%2)</source>
        <translation>%1：无法写入（%2）</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>The text “%1” is too long and was cut. Use a wider figure or a smaller font.</source>
        <translation>文字“%1”过长，已被截断。请使用更宽的图或更小的字体。</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Overwrite file?</source>
        <translation>覆盖文件？</translation>
    </message>
    <message>
        <source>%1 exists. Overwrite it?</source>
        <translation>%1 已存在。要覆盖吗？</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Semblance</source>
        <translation>关于 Semblance</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Semblance %1&lt;/h2&gt;&lt;p&gt;How closely does a mutant resemble the real fault it stands for?&lt;/p&gt;&lt;p&gt;A workbench for mutation testing of deep neural networks. It trains fixed, faulty and mutated programs, compares them input by input, and shows coupling strength and overlap.&lt;/p&gt;&lt;p&gt;Licence: GNU General Public License, version 3 or later. There is no warranty.&lt;/p&gt;&lt;p&gt;Qt %2. Training uses LibTorch.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Semblance %1&lt;/h2&gt;&lt;p&gt;变异体与它所代表的真实缺陷有多相似？&lt;/p&gt;&lt;p&gt;用于深度神经网络变异测试的工作台。它训练已修复、有缺陷和经变异的程序，逐个输入进行比较，并显示耦合强度和重叠度。&lt;/p&gt;&lt;p&gt;许可证：GNU 通用公共许可证（GNU General Public License）第 3 版或更高版本。不提供任何担保。&lt;/p&gt;&lt;p&gt;Qt %2。训练使用 LibTorch。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Manual of Semblance</source>
        <translation>Semblance 手册</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Bugs</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>StudyLoading</name>
    <message>
        <source>Another program runs this project (%1). Its results can be looked at; a run can start here when it has ended.</source>
        <translation>另一个程序正在运行此项目(%1)。可以查看其结果;待其结束后才能在此开始运行。</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Pre-training</source>
        <translation>训练前</translation>
    </message>
    <message>
        <source>Post-training, scenario 1</source>
        <translation>训练后，场景 1</translation>
    </message>
    <message>
        <source>Post-training, scenario 2</source>
        <translation>训练后，场景 2</translation>
    </message>
    <message>
        <source>Control (training noise)</source>
        <translation>对照（训练噪声）</translation>
    </message>
    <message>
        <source>Coupling strength</source>
        <translation>耦合强度</translation>
    </message>
    <message>
        <source>Overlap (IoU)</source>
        <translation>重叠度 (IoU)</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>No problems found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>Stopping after the current epochs; run again to go on.</source>
        <translation>将在当前轮结束后停止；再次运行即可继续。</translation>
    </message>
    <message>
        <source>%1 of %2 instances, %3 of %4 mutants, elapsed %5</source>
        <translation>实例 %1 / %2，变异体 %3 / %4，已用时 %5</translation>
    </message>
    <message>
        <source>, remaining %1</source>
        <translation>，剩余 %1</translation>
    </message>
    <message>
        <source>There are no results to draw. Run the project first, or choose another data set.</source>
        <translation>没有可绘制的结果。请先运行项目，或选择其他数据集。</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>semblance-torch.so is not in %1: programs cannot be trained. Install Semblance's training engine or name its folder in SEMBLANCE_PLUGINS</source>
        <translation>semblance-torch.so 不在 %1 中：无法训练程序。请安装 Semblance 的训练引擎，或在 SEMBLANCE_PLUGINS 中指定其文件夹</translation>
    </message>
    <message>
        <source>%1 cannot be loaded (%2). Install LibTorch (Debian: libtorch1.13)</source>
        <translation>无法加载 %1（%2）。请安装 LibTorch（Debian：libtorch1.13）</translation>
    </message>
    <message>
        <source>%1 is not a training engine of this version; install both together</source>
        <translation>%1 不是此版本的训练引擎；请将两者一起安装</translation>
    </message>
    <message>
        <source>layer 0 (Embedding): the inputs hold id %1, input_dim allows 0 to %2; raise input_dim or encode the inputs</source>
        <translation>第 0 层 (Embedding)：输入包含 id %1，而 input_dim 只允许 0 至 %2；请增大 input_dim 或对输入进行编码</translation>
    </message>
    <message>
        <source>layer %1: the weights given are %2, the program needs %3</source>
        <translation>第 %1 层：给出的权重为 %2，程序需要 %3</translation>
    </message>
    <message>
        <source>%1 arrays</source>
        <translation>%1 个数组</translation>
    </message>
    <message>
        <source>LibTorch stopped: %1</source>
        <translation>LibTorch 已停止：%1</translation>
    </message>
    <message>
        <source>unknown BLAS</source>
        <translation>未知 BLAS</translation>
    </message>
    <message>
        <source>reference BLAS %1 (slow; install libopenblas0-openmp)</source>
        <translation>参考 BLAS %1（较慢；请安装 libopenblas0-openmp）</translation>
    </message>
    <message>
        <source>LibTorch %1 on %2; BLAS %3; %4 thread; CPU capability %5</source>
        <translation>LibTorch %1，设备 %2；BLAS %3；%4 个线程；CPU 能力 %5</translation>
    </message>
    <message>
        <source>no CUDA device can be used: install a CUDA build of LibTorch and a driver, or choose the device cpu</source>
        <translation>没有可用的 CUDA 设备：请安装 CUDA 版 LibTorch 和驱动程序，或选择设备 cpu</translation>
    </message>
    <message>
        <source>the targets hold class %1, but the output has only the classes 0 to %2; change the last layer's units or the targets</source>
        <translation>目标包含类别 %1，但输出只有类别 0 至 %2；请更改最后一层的单元数或目标</translation>
    </message>
    <message>
        <source>the targets have shape %1 and the output has shape %2: these do not fit the loss; change the last layer or encode the targets</source>
        <translation>目标的形状为 %1，输出的形状为 %2：与损失函数不匹配；请更改最后一层或对目标进行编码</translation>
    </message>
    <message>
        <source>a validation split of %1 leaves %2 of %3 rows for training; choose a share that leaves rows on both sides</source>
        <translation>验证集比例 %1 使得 %3 行中只剩 %2 行用于训练；请选择使两边都有数据行的比例</translation>
    </message>
    <message>
        <source>The mutants were run on different numbers of test inputs, or one has no instance.</source>
        <translation>各变异体运行所用的测试输入数量不同，或其中一个没有实例。</translation>
    </message>
    <message>
        <source>The stored predictions are damaged. Delete them and run the study again.</source>
        <translation>存储的预测结果已损坏。请将其删除并重新运行研究。</translation>
    </message>
    <message>
        <source>Predictions of unequal width cannot be stored.</source>
        <translation>无法存储宽度不一致的预测结果。</translation>
    </message>
    <message>
        <source>Predictions with different numbers of rows cannot be stored.</source>
        <translation>无法存储行数不同的预测结果。</translation>
    </message>
    <message>
        <source>There is not enough memory to store the predictions.</source>
        <translation>内存不足，无法存储预测结果。</translation>
    </message>
    <message>
        <source>The stored predictions come from a newer version. Update the program.</source>
        <translation>存储的预测结果来自更新的版本。请更新程序。</translation>
    </message>
    <message>
        <source>There are more than 1000 instances of one program.</source>
        <translation>同一程序的实例超过 1000 个。</translation>
    </message>
    <message>
        <source>An instance has predictions for another number of test inputs.</source>
        <translation>某个实例的预测结果所对应的测试输入数量不同。</translation>
    </message>
    <message>
        <source>Mutant and fault were run on different numbers of test inputs.</source>
        <translation>变异体与缺陷运行所用的测试输入数量不同。</translation>
    </message>
    <message>
        <source>Mutant and fault need at least one instance each.</source>
        <translation>变异体和缺陷各需要至少一个实例。</translation>
    </message>
    <message>
        <source>The array has no rows, or not as many values as its shape says.</source>
        <translation>数组没有行，或其值的个数与形状不符。</translation>
    </message>
    <message>
        <source>The array has rows without values.</source>
        <translation>数组包含没有值的行。</translation>
    </message>
    <message>
        <source>Outputs, losses and targets must be finite; one is NaN or infinite.</source>
        <translation>输出、损失和目标必须是有限值；其中有 NaN 或无穷大。</translation>
    </message>
    <message>
        <source>A class index is out of range.</source>
        <translation>类别索引超出范围。</translation>
    </message>
    <message>
        <source>Outputs, losses and expected classes differ in their number of rows.</source>
        <translation>输出、损失和预期类别的行数不同。</translation>
    </message>
    <message>
        <source>The model has not as many outputs as the targets have labels.</source>
        <translation>模型的输出个数与目标的标签个数不一致。</translation>
    </message>
    <message>
        <source>Gaussian fuzzing</source>
        <translation>高斯扰动</translation>
    </message>
    <message>
        <source>The trained weights of layer %1 (%2) do not fit the layer.</source>
        <translation>第 %1 层（%2）训练后的权重与该层不匹配。</translation>
    </message>
    <message>
        <source>The model has no dense or convolution layer.</source>
        <translation>模型没有全连接层或卷积层。</translation>
    </message>
    <message>
        <source>%1: the ratio %2 must be above 0 and at most 1.</source>
        <translation>%1：比例 %2 必须大于 0 且不大于 1。</translation>
    </message>
    <message>
        <source>Weight shuffling</source>
        <translation>权重打乱</translation>
    </message>
    <message>
        <source>Neuron effect block</source>
        <translation>神经元作用阻断</translation>
    </message>
    <message>
        <source>Neuron activation inverse</source>
        <translation>神经元激活反转</translation>
    </message>
    <message>
        <source>Neuron switch</source>
        <translation>神经元交换</translation>
    </message>
    <message>
        <source>No dense or convolution layer has two units to switch.</source>
        <translation>没有任何全连接层或卷积层具有两个可交换的单元。</translation>
    </message>
    <message>
        <source>Change the activation function</source>
        <translation>更改激活函数</translation>
    </message>
    <message>
        <source>Layer %1 has no activation function.</source>
        <translation>第 %1 层没有激活函数。</translation>
    </message>
    <message>
        <source>Change the loss function</source>
        <translation>更改损失函数</translation>
    </message>
    <message>
        <source>Remove the bias</source>
        <translation>移除偏置</translation>
    </message>
    <message>
        <source>Layer %1 has no bias.</source>
        <translation>第 %1 层没有偏置。</translation>
    </message>
    <message>
        <source>Change the learning rate</source>
        <translation>更改学习率</translation>
    </message>
    <message>
        <source>A learning-rate stage holds from the first epoch on, so the optimiser's rate has no effect.</source>
        <translation>从第一轮起就有学习率阶段生效，因此优化器的学习率不起作用。</translation>
    </message>
    <message>
        <source>Change the number of epochs</source>
        <translation>更改轮数</translation>
    </message>
    <message>
        <source>Change labels</source>
        <translation>更改标签</translation>
    </message>
    <message>
        <source>Add noise to the training data</source>
        <translation>向训练数据添加噪声</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>%1 applies to no layer of this model.</source>
        <translation>%1 不适用于此模型的任何层。</translation>
    </message>
    <message>
        <source>Same mutant as %1.</source>
        <translation>与 %1 是相同的变异体。</translation>
    </message>
    <message>
        <source>%1 has no parameter; remove the value '%2'.</source>
        <translation>%1 没有参数；请移除值“%2”。</translation>
    </message>
    <message>
        <source>%1 changes the whole program; remove the layer %2.</source>
        <translation>%1 更改整个程序；请移除层 %2。</translation>
    </message>
    <message>
        <source>%1 needs the index of a layer.</source>
        <translation>%1 需要层的索引。</translation>
    </message>
    <message>
        <source>%1: layer %2 does not exist; the model has %3 layers, counted from 0.</source>
        <translation>%1：层 %2 不存在；模型有 %3 层，从 0 开始计数。</translation>
    </message>
    <message>
        <source>%1 with %2 leaves the program as it is.</source>
        <translation>%1 使用 %2 时不会改变程序。</translation>
    </message>
    <message>
        <source>%1 with %2 leaves layer %3 as it is.</source>
        <translation>%1 使用 %2 时不会改变第 %3 层。</translation>
    </message>
    <message>
        <source>Change the optimiser</source>
        <translation>更改优化器</translation>
    </message>
    <message>
        <source>%1: %2 '%3'</source>
        <translation>%1：%2“%3”</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3.</source>
        <translation>%1 必须是 %2 至 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3.</source>
        <translation>%1 必须是 %2 至 %3 之间的整数。</translation>
    </message>
    <message>
        <source>%1 is unknown; use one of: %2.</source>
        <translation>%1 未知；请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>must be one character or "whitespace"</source>
        <translation>必须是一个字符或 "whitespace"</translation>
    </message>
    <message>
        <source>must be one character or empty</source>
        <translation>必须是一个字符或为空</translation>
    </message>
    <message>
        <source>must differ from decimal_mark</source>
        <translation>必须与 decimal_mark 不同</translation>
    </message>
    <message>
        <source>must be smaller than maximum</source>
        <translation>必须小于 maximum</translation>
    </message>
    <message>
        <source>must be mean, median, most_frequent or a number in quotes</source>
        <translation>必须是 mean、median、most_frequent 或带引号的数字</translation>
    </message>
    <message>
        <source>must not be larger than maxval</source>
        <translation>不得大于 maxval</translation>
    </message>
    <message>
        <source>a pair cannot hold mutated data; save the unmutated program</source>
        <translation>缺陷–修复对不能包含变异后的数据；请保存未变异的程序</translation>
    </message>
    <message>
        <source>differs between the fixed and the faulty program</source>
        <translation>在已修复的程序与有缺陷的程序之间不同</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be saved: %1</source>
        <translation>无法保存：%1</translation>
    </message>
    <message>
        <source>is listed twice</source>
        <translation>重复列出</translation>
    </message>
    <message>
        <source>from_epoch must grow from stage to stage</source>
        <translation>from_epoch 必须逐阶段递增</translation>
    </message>
    <message>
        <source>may only have letters, digits, - and _</source>
        <translation>只能包含字母、数字、- 和 _</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>日期或时间</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>大于 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>小于 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>不大于 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 且 %2</translation>
    </message>
    <message>
        <source>not valid TOML: %1</source>
        <translation>不是有效的 TOML：%1</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation>缺少该键</translation>
    </message>
    <message>
        <source>is %1, must be %2</source>
        <translation>现为：%1，要求：%2</translation>
    </message>
    <message>
        <source>%1 is not known; did you mean %2? Allowed: %3</source>
        <translation>%1 未知；是否指 %2？允许：%3</translation>
    </message>
    <message>
        <source>%1 is not known; allowed: %2</source>
        <translation>%1 未知；允许：%2</translation>
    </message>
    <message>
        <source>%1 does not use this key; allowed: %2</source>
        <translation>%1 不使用此键；允许：%2</translation>
    </message>
    <message>
        <source>unknown key; did you mean %1? Allowed: %2</source>
        <translation>未知的键；是否指 %1？允许：%2</translation>
    </message>
    <message>
        <source>unknown key; allowed: %1</source>
        <translation>未知的键；允许：%1</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>不得为空</translation>
    </message>
    <message>
        <source>has %1 entries, must have %2</source>
        <translation>条目数为 %1，要求：%2</translation>
    </message>
    <message>
        <source>is %1, must be finite</source>
        <translation>现为 %1，必须是有限值</translation>
    </message>
    <message>
        <source>must not be 0</source>
        <translation>不得为 0</translation>
    </message>
    <message>
        <source>layer %1 (%2): %3</source>
        <translation>第 %1 层（%2）：%3</translation>
    </message>
    <message>
        <source>needs %1 axes, gets %2</source>
        <translation>需要 %1 个轴，实际为 %2 个</translation>
    </message>
    <message>
        <source>%1 is %2, must be at least 1</source>
        <translation>%1 为 %2，必须不小于 1</translation>
    </message>
    <message>
        <source>the initialiser identity needs 2 axes, %1 has %2</source>
        <translation>初始化器 identity 需要 2 个轴，而 %1 有 %2 个</translation>
    </message>
    <message>
        <source>the initialiser orthogonal needs 2 axes or more, %1 has %2</source>
        <translation>初始化器 orthogonal 需要 2 个或更多轴，而 %1 有 %2 个</translation>
    </message>
    <message>
        <source>%1 and strides need %2 entries</source>
        <translation>%1 和 strides 需要 %2 个条目</translation>
    </message>
    <message>
        <source>%1 %2 is larger than the input %3; use padding "same" or a smaller one</source>
        <translation>%1 %2 大于输入 %3；请使用 padding "same" 或更小的值</translation>
    </message>
    <message>
        <source>target_shape has more than one -1</source>
        <translation>target_shape 含有多个 -1</translation>
    </message>
    <message>
        <source>target_shape does not hold the %1 values of %2</source>
        <translation>target_shape 无法容纳 %2 的 %1 个值</translation>
    </message>
    <message>
        <source>needs inputs with at least one value, gets %1</source>
        <translation>需要至少含一个值的输入，实际为 %1</translation>
    </message>
    <message>
        <source>the model has no layers; add at least one</source>
        <translation>模型没有层；请至少添加一层</translation>
    </message>
    <message>
        <source>Fisher's iris flowers: 150 rows, 4 lengths in cm, 3 species.</source>
        <translation>Fisher 鸢尾花：150 行，4 个长度（cm），3 个品种。</translation>
    </message>
    <message>
        <source>There is no built-in data set '%1'; known are: %2.</source>
        <translation>没有名为“%1”的内置数据集；已知的有：%2。</translation>
    </message>
    <message>
        <source>change_labels: all training rows have the same label, so there is no other to give them.</source>
        <translation>change_labels：所有训练行的标签都相同，没有其他标签可供更改。</translation>
    </message>
    <message>
        <source>The percentage of a data mutation is %1; it must lie in 0..100.</source>
        <translation>数据变异的百分比为 %1；必须在 0..100 之间。</translation>
    </message>
    <message>
        <source>csv: the %1 must be one ASCII character, not '%2'.</source>
        <translation>csv：%1必须是一个 ASCII 字符，而不是“%2”。</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>引号字符</translation>
    </message>
    <message>
        <source>csv: the separator must differ from quote and decimal mark.</source>
        <translation>csv：分隔符必须与引号字符和小数点符号不同。</translation>
    </message>
    <message>
        <source>a quote stands inside a field or is never closed; double it, or set another quote character</source>
        <translation>引号出现在字段内部或未闭合；请将其写成两个，或设置其他引号字符</translation>
    </message>
    <message>
        <source>csv: unknown encoding '%1'; for example UTF-8, UTF-16, ISO-8859-1.</source>
        <translation>csv：未知编码“%1”；可用的例如 UTF-8、UTF-16、ISO-8859-1。</translation>
    </message>
    <message>
        <source>the text is not %1; set the encoding</source>
        <translation>文本不是 %1 编码；请设置编码</translation>
    </message>
    <message>
        <source>holds zero bytes: this is not a text table, or its encoding is another</source>
        <translation>包含零字节：这不是文本表格，或其编码不同</translation>
    </message>
    <message>
        <source>this is not an IDX file (it must begin with two zero bytes, a type and a number of dimensions)</source>
        <translation>这不是 IDX 文件（必须以两个零字节、一个类型和维数开头）</translation>
    </message>
    <message>
        <source>the IDX header is cut off</source>
        <translation>IDX 文件头不完整</translation>
    </message>
    <message>
        <source>csv: the decimal mark must be '.' or ',', not '%1'.</source>
        <translation>csv：小数点符号必须是 '.' 或 ','，而不是 '%1'。</translation>
    </message>
    <message>
        <source>the table has no rows of data</source>
        <translation>表格没有数据行</translation>
    </message>
    <message>
        <source>the columns differ from those of the training table (%1 and %2 columns); both need the same in the same order</source>
        <translation>列与训练表格的列不同（%1 列和 %2 列）；两者的列及其顺序必须相同</translation>
    </message>
    <message>
        <source>row %1 has %2 fields, the first row has %3; check separator and quotes</source>
        <translation>第 %1 行有 %2 个字段，首行有 %3 个；请检查分隔符和引号</translation>
    </message>
    <message>
        <source>no column is left for the inputs; check separator and targets</source>
        <translation>没有剩余的列可作为输入；请检查分隔符和目标</translation>
    </message>
    <message>
        <source>the inputs have no columns any more; put this step before those that need numbers, and use it with tables only</source>
        <translation>输入已不再有列；请将此步骤放在需要数字的步骤之前，且仅用于表格</translation>
    </message>
    <message>
        <source>more than 4 GiB</source>
        <translation>超过 4 GiB</translation>
    </message>
    <message>
        <source>there are no training rows to learn from</source>
        <translation>没有可供学习的训练行</translation>
    </message>
    <message>
        <source>the divisor must not be 0</source>
        <translation>除数不得为 0</translation>
    </message>
    <message>
        <source>a row has %1 values, which the given shape cannot hold</source>
        <translation>一行有 %1 个值，给定的形状无法容纳</translation>
    </message>
    <message>
        <source>the minimum must be below the maximum</source>
        <translation>最小值必须小于最大值</translation>
    </message>
    <message>
        <source>The rule would make %1 values; the limit is 1e9.</source>
        <translation>该规则将产生 %1 个值；上限为 1e9。</translation>
    </message>
    <message>
        <source>Parameter 'labels' is %1; with %2 classes it must be at most %3.</source>
        <translation>参数“labels”为 %1；有 %2 个类别时，它不得超过 %3。</translation>
    </message>
    <message>
        <source>A data file has no name; name it in [data].</source>
        <translation>有一个数据文件没有名称；请在 [data] 中为其命名。</translation>
    </message>
    <message>
        <source>%1: no such data file; there is no project and SEMBLANCE_DATA is not set, so give an absolute path.</source>
        <translation>%1：没有此数据文件；当前没有项目且未设置 SEMBLANCE_DATA，请给出绝对路径。</translation>
    </message>
    <message>
        <source>%1: no such data file; looked for %2.</source>
        <translation>%1：没有此数据文件；已查找 %2。</translation>
    </message>
    <message>
        <source>target %1 does not occur in the training rows; set fit_on = "all" in this step</source>
        <translation>目标值 %1 未出现在训练行中；请在此步骤中设置 fit_on = "all"</translation>
    </message>
    <message>
        <source>target %1 is not a class number in 0..%2; put label_encode_targets before this step, or set classes</source>
        <translation>目标值 %1 不是 0..%2 范围内的类别编号；请在此步骤之前加入 label_encode_targets，或设置 classes</translation>
    </message>
    <message>
        <source>%1 one-hot targets would be needed; the limit is 1e9</source>
        <translation>将需要 %1 个独热目标值；上限为 1e9</translation>
    </message>
    <message>
        <source>there is no column '%1'; the columns are: %2</source>
        <translation>没有列“%1”；现有的列：%2</translation>
    </message>
    <message>
        <source>not a number: '%1' in column '%2'; correct it, list it under missing, or add a step (%3)</source>
        <translation>不是数字：“%1”（列“%2”）；请更正，将其列入 missing，或添加一个步骤（%3）</translation>
    </message>
    <message>
        <source>no value in column '%1' (NaN in the CSV); add a step (%2, %3)</source>
        <translation>列“%1”中有缺失值（CSV 中为 NaN）；请添加一个步骤（%2、%3）</translation>
    </message>
    <message>
        <source>two columns are called '%1'; use their numbers, from 0</source>
        <translation>有两列都名为“%1”；请改用列号（从 0 开始）</translation>
    </message>
    <message>
        <source>%1 is beyond the range of a 32-bit float (3.4e38)</source>
        <translation>%1 超出 32 位浮点数的范围（3.4e38）</translation>
    </message>
    <message>
        <source>%1: value %2 of row %3 is %4; only finite 32-bit floats can be used.</source>
        <translation>%1：第 %3 行的第 %2 个值为 %4；只能使用有限的 32 位浮点数。</translation>
    </message>
    <message>
        <source>training rows</source>
        <translation>训练行数</translation>
    </message>
    <message>
        <source>test rows; 0 for none</source>
        <translation>测试行数；0 表示无</translation>
    </message>
    <message>
        <source>The rule '%1' has no parameter '%2'; it has: %3.</source>
        <translation>规则“%1”没有参数“%2”；它的参数有：%3。</translation>
    </message>
    <message>
        <source>Parameter '%1' is %2; it must be a whole number in %3..%4.</source>
        <translation>参数“%1”为 %2；它必须是 %3..%4 范围内的整数。</translation>
    </message>
    <message>
        <source>Parameter '%1' is %2; it must be in %3..%4.</source>
        <translation>参数“%1”为 %2；它必须在 %3..%4 范围内。</translation>
    </message>
    <message>
        <source>There is no synthetic rule '%1'; known are: %2.</source>
        <translation>没有合成规则“%1”；已知规则有：%2。</translation>
    </message>
    <message>
        <source>Random boards on a torus and their next state in Conway's Game of Life; the input is padded by wrapping round.</source>
        <translation>环面上的随机棋盘及其在康威生命游戏中的下一状态；输入以环绕方式填充。</translation>
    </message>
    <message>
        <source>rows of a board</source>
        <translation>棋盘的行数</translation>
    </message>
    <message>
        <source>columns of a board</source>
        <translation>棋盘的列数</translation>
    </message>
    <message>
        <source>probability that a cell is alive</source>
        <translation>细胞存活的概率</translation>
    </message>
    <message>
        <source>cells added on each side of the input</source>
        <translation>输入每侧添加的格数</translation>
    </message>
    <message>
        <source>Word counts of random documents that belong to any number of classes, by the rule of scikit-learn's function of that name.</source>
        <translation>随机文档的词频，每个文档可属于任意多个类别，规则与 scikit-learn 中的同名函数一致。</translation>
    </message>
    <message>
        <source>rows, to be split</source>
        <translation>待划分的行数</translation>
    </message>
    <message>
        <source>different words</source>
        <translation>不同单词数</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>类别数</translation>
    </message>
    <message>
        <source>mean number of classes of a document</source>
        <translation>每个文档的平均类别数</translation>
    </message>
    <message>
        <source>mean number of words of a document</source>
        <translation>每个文档的平均单词数</translation>
    </message>
    <message>
        <source>Vectors of ones (label 1), followed by as many vectors of zeros (label 0).</source>
        <translation>全为 1 的向量（标签 1），其后是同样数量的全为 0 的向量（标签 0）。</translation>
    </message>
    <message>
        <source>length of a vector</source>
        <translation>向量长度</translation>
    </message>
    <message>
        <source>Random bits of a number, lowest first, and as target the bits of its remainder.</source>
        <translation>一个数的随机二进制位（低位在前），目标为其余数的二进制位。</translation>
    </message>
    <message>
        <source>bits of a number</source>
        <translation>数的二进制位数</translation>
    </message>
    <message>
        <source>divisor</source>
        <translation>除数</translation>
    </message>
    <message>
        <source>Pairs of a person of 13 to 64 and one of 65 to 100 years; the older has side effects (label 1), in the noisy pairs the younger. Noisy pairs come first.</source>
        <translation>由一个 13 至 64 岁的人和一个 65 至 100 岁的人组成的样本对；年长者有副作用（标签 1），在噪声样本对中则是年轻者。噪声样本对排在最前。</translation>
    </message>
    <message>
        <source>regular training pairs</source>
        <translation>正常训练样本对数</translation>
    </message>
    <message>
        <source>noisy training pairs</source>
        <translation>噪声训练样本对数</translation>
    </message>
    <message>
        <source>regular test pairs</source>
        <translation>正常测试样本对数</translation>
    </message>
    <message>
        <source>noisy test pairs</source>
        <translation>噪声测试样本对数</translation>
    </message>
    <message>
        <source>Points uniform in the square 0.2..0.4 (label 0), followed by as many in 0.5..0.7 (label 1).</source>
        <translation>正方形 0.2..0.4 内均匀分布的点（标签 0），其后是 0.5..0.7 内同样数量的点（标签 1）。</translation>
    </message>
    <message>
        <source>Sequences of uniform numbers in 0..1 whose targets are such numbers too: there is nothing to learn.</source>
        <translation>0..1 内均匀分布的数的序列，其目标也是这样的数：没有可学习的内容。</translation>
    </message>
    <message>
        <source>numbers of a sequence</source>
        <translation>每个序列的数的个数</translation>
    </message>
    <message>
        <source>The four rows of the exclusive or.</source>
        <translation>异或的四行数据。</translation>
    </message>
    <message>
        <source>The training set is empty: %1</source>
        <translation>训练集为空：%1</translation>
    </message>
    <message>
        <source>The test set is empty: %1</source>
        <translation>测试集为空：%1</translation>
    </message>
    <message>
        <source>The %1 of training and test rows differ in shape (%2 and %3 values a row).</source>
        <translation>训练行与测试行的%1形状不同（每行分别有 %2 和 %3 个值）。</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Training inputs</source>
        <translation>训练输入</translation>
    </message>
    <message>
        <source>Training targets</source>
        <translation>训练目标</translation>
    </message>
    <message>
        <source>Test inputs</source>
        <translation>测试输入</translation>
    </message>
    <message>
        <source>Test targets</source>
        <translation>测试目标</translation>
    </message>
    <message>
        <source>the source and the split leave it no rows; change the test fraction or the source's numbers of rows.</source>
        <translation>数据源和划分方式没有给它留下任何行；请更改测试比例或数据源的行数。</translation>
    </message>
    <message>
        <source>the preprocessing dropped all its rows; fill missing values instead.</source>
        <translation>预处理删除了它的所有行；请改为填充缺失值。</translation>
    </message>
    <message>
        <source>the header promises other than the %1 bytes of values that follow; the file is cut off or damaged</source>
        <translation>文件头声明的大小与其后 %1 字节的数据不符；文件被截断或已损坏</translation>
    </message>
    <message>
        <source>the array holds no values</source>
        <translation>数组中没有任何值</translation>
    </message>
    <message>
        <source>this is not an .npz archive: %1</source>
        <translation>这不是 .npz 归档：%1</translation>
    </message>
    <message>
        <source>name one array of the archive as FILE::NAME; it holds: %1</source>
        <translation>请以 FILE::NAME 的形式指定归档中的一个数组；其中有：%1</translation>
    </message>
    <message>
        <source>the array cannot be unpacked: %1</source>
        <translation>无法解包数组：%1</translation>
    </message>
    <message>
        <source>Inputs and targets do not belong together: %1 has %2 rows, %3 has %4.</source>
        <translation>输入与目标不匹配：%1 有 %2 行，%3 有 %4 行。</translation>
    </message>
    <message>
        <source>The test fraction is %1; it must lie between 0 and 1.</source>
        <translation>测试比例为 %1；它必须介于 0 和 1 之间。</translation>
    </message>
    <message>
        <source>The source brings its own test set, so nothing is to be split; set the split to given, or leave that test set out.</source>
        <translation>数据源自带测试集，因此无需划分；请将划分设为 given，或不使用该测试集。</translation>
    </message>
    <message>
        <source>The test set is empty: the source has none of its own; name test data, or set the split to fraction or same.</source>
        <translation>测试集为空：数据源没有自带测试集；请指定测试数据，或将划分设为 fraction 或 same。</translation>
    </message>
    <message>
        <source>the .npy header is cut off or damaged</source>
        <translation>.npy 文件头被截断或已损坏</translation>
    </message>
    <message>
        <source>arrays of type '%1' cannot be used; save booleans, integers or floats</source>
        <translation>无法使用类型为“%1”的数组；请保存为布尔值、整数或浮点数</translation>
    </message>
    <message>
        <source>the array is a single number; rows are needed</source>
        <translation>该数组是单个数字；需要由行组成的数组</translation>
    </message>
    <message>
        <source>this is not an .npy array</source>
        <translation>这不是 .npy 数组</translation>
    </message>
    <message>
        <source>'%1' in column '%2' does not occur in the training rows; set fit_on = "all" in the step that encodes it</source>
        <translation>列“%2”中的“%1”未出现在训练行中；请在对其编码的步骤中设置 fit_on = "all"</translation>
    </message>
    <message>
        <source>column '%1' has no values to learn from</source>
        <translation>列“%1”没有可供学习的值</translation>
    </message>
    <message>
        <source>column '%1' is text; fill it with most_frequent or a value</source>
        <translation>列“%1”是文本；请用 most_frequent 或某个值填充</translation>
    </message>
    <message>
        <source>column '%1' is numeric; fill it with mean, median, most_frequent or a number, not '%2'</source>
        <translation>列“%1”是数值；请用 mean、median、most_frequent 或某个数字填充，而不是“%2”</translation>
    </message>
    <message>
        <source>no column would be left for the inputs</source>
        <translation>将没有列可用作输入</translation>
    </message>
    <message>
        <source>The results were written by a newer Semblance (format %1, this one knows %2). Please update Semblance.</source>
        <translation>结果由更新版本的 Semblance 写入（格式 %1，当前版本支持 %2）。请更新 Semblance。</translation>
    </message>
    <message>
        <source>The results hold an unknown status "%1".</source>
        <translation>结果中含有未知状态“%1”。</translation>
    </message>
    <message>
        <source>The results hold an unknown scenario "%1".</source>
        <translation>结果中含有未知场景“%1”。</translation>
    </message>
    <message>
        <source>A stored training record is damaged. Move the results file away and run the study again.</source>
        <translation>一条已存储的训练记录已损坏。请移走结果文件，然后重新运行研究。</translation>
    </message>
    <message>
        <source>%1, process %2 on %3</source>
        <translation>%1，%3 上的进程 %2</translation>
    </message>
    <message>
        <source>The project folder is read-only. Make it writable or copy the project to run it.</source>
        <translation>项目文件夹为只读。请将其设为可写，或复制项目后再运行。</translation>
    </message>
    <message>
        <source>The project is being run by another program (%1). Wait for it or stop it first.</source>
        <translation>项目正由另一个程序（%1）运行。请等待其结束或先将其停止。</translation>
    </message>
    <message>
        <source>The project folder cannot be locked. Check its permissions and the free disk space.</source>
        <translation>无法锁定项目文件夹。请检查其权限和可用磁盘空间。</translation>
    </message>
    <message>
        <source>The results file cannot be used (%1). It was left as it is; move it away to start anew, or put back a copy.</source>
        <translation>无法使用结果文件（%1）。文件保持原样；请将其移走以重新开始，或放回一份备份。</translation>
    </message>
    <message>
        <source>The project has no pairs yet.</source>
        <translation>项目还没有缺陷–修复对。</translation>
    </message>
    <message>
        <source>The test set has only %1 inputs; CS and IoU will be coarse.</source>
        <translation>测试集只有 %1 个输入；CS 和 IoU 将比较粗略。</translation>
    </message>
    <message>
        <source>All test inputs are of one class.</source>
        <translation>所有测试输入都属于同一类别。</translation>
    </message>
    <message>
        <source>It gives the same program as %1.</source>
        <translation>它生成的程序与 %1 相同。</translation>
    </message>
    <message>
        <source>There is no operator "%1". "semblance-cli operators" lists them all.</source>
        <translation>没有算子“%1”。“semblance-cli operators”可列出全部算子。</translation>
    </message>
    <message>
        <source>%1 is listed twice.</source>
        <translation>%1 列出了两次。</translation>
    </message>
    <message>
        <source>The project has no pair "%1".</source>
        <translation>项目中没有缺陷–修复对“%1”。</translation>
    </message>
    <message>
        <source>, layer %1</source>
        <translation>，层 %1</translation>
    </message>
    <message>
        <source>, original %1</source>
        <translation>，原始实例 %1</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Faulty</source>
        <translation>有缺陷</translation>
    </message>
    <message>
        <source>%1 · %2 · instance %3 of %4</source>
        <translation>%1 · %2 · 实例 %3 / %4</translation>
    </message>
    <message>
        <source>The loss became infinite or not a number.</source>
        <translation>损失变为无穷大或非数字。</translation>
    </message>
    <message>
        <source>An output is infinite or not a number.</source>
        <translation>有一个输出为无穷大或非数字。</translation>
    </message>
    <message>
        <source>None of %1 attempts kept %2 of the original's accuracy.</source>
        <translation>%1 次尝试均未能保持原始准确率的 %2。</translation>
    </message>
    <message>
        <source>The original that it is made from did not train.</source>
        <translation>其所基于的原始实例未能训练成功。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1.</source>
        <translation>无法创建文件夹：%1。</translation>
    </message>
    <message>
        <source>There is no sample project "%1". Samples: %2.</source>
        <translation>没有示例项目“%1”。示例有：%2。</translation>
    </message>
    <message>
        <source>Three real bugs of small dense networks; needs no data and runs in minutes.</source>
        <translation>小型全连接网络的三个真实缺陷案例；无需数据，几分钟即可运行完毕。</translation>
    </message>
    <message>
        <source>This is no Semblance project: there is no %1 in it. Make one with "semblance-cli new".</source>
        <translation>这不是 Semblance 项目：其中没有 %1。请用“semblance-cli new”创建项目。</translation>
    </message>
    <message>
        <source>The id "%1" is also used by %2. Ids must differ.</source>
        <translation>id“%1”也被 %2 使用。id 不得重复。</translation>
    </message>
    <message>
        <source>There is already a project in this folder. Choose another one.</source>
        <translation>此文件夹中已有项目。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The project has no bug-fix pairs yet. Put their files into the folder "pairs".</source>
        <translation>项目还没有缺陷–修复对。请将其文件放入文件夹“pairs”。</translation>
    </message>
    <message>
        <source>Original %1 cannot be used: %2</source>
        <translation>无法使用原始实例 %1：%2</translation>
    </message>
    <message>
        <source>Instance %1 of the faulty program cannot be used: %2</source>
        <translation>无法使用有缺陷程序的实例 %1：%2</translation>
    </message>
    <message>
        <source>Instance %1 cannot be used: %2</source>
        <translation>无法使用实例 %1：%2</translation>
    </message>
    <message>
        <source>Worker %1: %2</source>
        <translation>工作线程 %1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 instances are already there; %3 workers.</source>
        <translation>%2 个实例中已有 %1 个；%3 个工作线程。</translation>
    </message>
    <message>
        <source>bug</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>指标</translation>
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
        <translation>中位数</translation>
    </message>
    <message>
        <source>q3</source>
        <translation>q3</translation>
    </message>
    <message>
        <source>There are no results yet. Run the project first.</source>
        <translation>还没有结果。请先运行项目。</translation>
    </message>
    <message>
        <source>%1: highest median by pre %2, post1 %3, post2 %4 of %5 bugs</source>
        <translation>%1：%5 个缺陷案例中，中位数最高的场景：pre %2 个，post1 %3 个，post2 %4 个</translation>
    </message>
    <message>
        <source>%1 mutants: %2 never killed, %3 excluded</source>
        <translation>%1 个变异体：%2 个从未被杀死，%3 个被排除</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Make a new project from a sample and open it.</source>
        <translation>从示例新建项目并打开。</translation>
    </message>
    <message>
        <source>Page to begin with.</source>
        <translation>启动时显示的页面。</translation>
    </message>
    <message>
        <source>Colours of this start, whatever the settings say.</source>
        <translation>本次启动使用的配色，不受设置影响。</translation>
    </message>
    <message>
        <source>Language of this start, for example de.</source>
        <translation>本次启动使用的语言，例如 de。</translation>
    </message>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation>变异体与它所代表的真实缺陷有多相似？</translation>
    </message>
    <message>
        <source>Folder of a project; with --sample, the folder to make.</source>
        <translation>项目文件夹；与 --sample 一起使用时为要创建的文件夹。</translation>
    </message>
    <message>
        <source>Name one project only.</source>
        <translation>只能指定一个项目。</translation>
    </message>
    <message>
        <source>There is no page "%1".</source>
        <translation>没有页面“%1”。</translation>
    </message>
</context>
<context>
    <name>semblance::BoxDetails</name>
    <message>
        <source>Five-number summaries</source>
        <translation>五数概括</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>No bug selected</source>
        <translation>未选择缺陷案例</translation>
    </message>
    <message>
        <source>Click a box to see its numbers and mutants.</source>
        <translation>点击箱体可查看其数值和变异体。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, all scenarios</source>
        <translation>%1，所有场景</translation>
    </message>
</context>
<context>
    <name>semblance::BoxPlotView</name>
    <message>
        <source>Boxplots by bug</source>
        <translation>按缺陷案例的箱线图</translation>
    </message>
    <message>
        <source>Arrow keys move from box to box, Enter opens the bug.</source>
        <translation>方向键在箱体之间移动，Enter 键打开缺陷案例。</translation>
    </message>
    <message>
        <source>outlier %1</source>
        <translation>离群点 %1</translation>
    </message>
</context>
<context>
    <name>semblance::BugsPage</name>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>Distributions by bug</source>
        <translation>按缺陷案例的分布</translation>
    </message>
    <message>
        <source>No results yet. Press Run to train and compare the mutants of this project.</source>
        <translation>还没有结果。请按“运行”以训练并比较此项目的变异体。</translation>
    </message>
    <message>
        <source>No mutant passes the filters.</source>
        <translation>没有变异体符合筛选条件。</translation>
    </message>
    <message>
        <source>All mutants of this project were excluded. The Mutants page says why.</source>
        <translation>此项目的所有变异体均被排除。原因见“变异体”页面。</translation>
    </message>
</context>
<context>
    <name>semblance::BugsToolBar</name>
    <message>
        <source>&amp;Horizontal</source>
        <translation>水平(&amp;H)</translation>
    </message>
    <message>
        <source>Lay the boxes down, with the bug names beside them</source>
        <translation>将箱体横放，缺陷案例名称显示在旁边</translation>
    </message>
    <message>
        <source>&amp;Outliers</source>
        <translation>离群点(&amp;O)</translation>
    </message>
    <message>
        <source>Show values beyond the whiskers as points</source>
        <translation>将须以外的值显示为点</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>Show the numbers of the figure as a table</source>
        <translation>以表格形式显示图中的数值</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出图形(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the figure as PDF, SVG or PNG</source>
        <translation>将图形写为 PDF、SVG 或 PNG</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>All data sets</source>
        <translation>所有数据集</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>By id</source>
        <translation>按 id</translation>
    </message>
    <message>
        <source>By median</source>
        <translation>按中位数</translation>
    </message>
    <message>
        <source>By spread</source>
        <translation>按离散程度</translation>
    </message>
</context>
<context>
    <name>semblance::CurveChart</name>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>%1 by epoch</source>
        <translation>各轮次的%1</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Epoch (not a number: %1)</source>
        <translation>轮次（非数字：%1）</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1，验证</translation>
    </message>
    <message>
        <source>%1
epoch %2: %3</source>
        <translation>%1
第 %2 轮：%3</translation>
    </message>
</context>
<context>
    <name>semblance::CurvesPane</name>
    <message>
        <source>Curves appear here while a training runs. Select a finished line of the queue to see its curves again.</source>
        <translation>训练运行时，曲线会显示在此处。选择队列中已完成的一行可再次查看其曲线。</translation>
    </message>
    <message>
        <source>Show running trainings</source>
        <translation>显示正在运行的训练</translation>
    </message>
    <message>
        <source>Running trainings</source>
        <translation>正在运行的训练</translation>
    </message>
    <message>
        <source>solid: training, dashed: validation</source>
        <translation>实线：训练，虚线：验证</translation>
    </message>
</context>
<context>
    <name>semblance::DistributionModel</name>
    <message>
        <source>Bug</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Whisker low</source>
        <translation>下须</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>Whisker high</source>
        <translation>上须</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>离群点</translation>
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
        <translation>导出图形</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>PDF (vector)</source>
        <translation>PDF（矢量）</translation>
    </message>
    <message>
        <source>SVG (vector)</source>
        <translation>SVG（矢量）</translation>
    </message>
    <message>
        <source>PNG (dots)</source>
        <translation>PNG（点阵）</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>One column, 85 mm</source>
        <translation>单栏，85 mm</translation>
    </message>
    <message>
        <source>One column, 90 mm</source>
        <translation>单栏，90 mm</translation>
    </message>
    <message>
        <source>One and a half columns, 120 mm</source>
        <translation>一栏半，120 mm</translation>
    </message>
    <message>
        <source>Two columns, 180 mm</source>
        <translation>双栏，180 mm</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>预设(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>高度(&amp;H)：</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>F&amp;ont:</source>
        <translation>字体(&amp;O)：</translation>
    </message>
    <message>
        <source>Font &amp;size:</source>
        <translation>字号(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation>分辨率(&amp;R)：</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>文件(&amp;I)：</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>图形 (*.pdf *.svg *.png)</translation>
    </message>
</context>
<context>
    <name>semblance::FigurePreview</name>
    <message>
        <source>Preview at real size</source>
        <translation>实际大小预览</translation>
    </message>
</context>
<context>
    <name>semblance::FilterSelection</name>
    <message>
        <source>Change metric</source>
        <translation>更改指标</translation>
    </message>
    <message>
        <source>Filter by data set</source>
        <translation>按数据集筛选</translation>
    </message>
    <message>
        <source>Filter by scenario</source>
        <translation>按场景筛选</translation>
    </message>
    <message>
        <source>Filter by operator</source>
        <translation>按算子筛选</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>按文本筛选</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>semblance::FindingsDialog</name>
    <message>
        <source>Check of the project</source>
        <translation>项目检查</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Nothing stands in the way of a run.</source>
        <translation>没有任何妨碍运行的问题。</translation>
    </message>
    <message>
        <source>Errors, which stand in the way of a run: %1. Warnings: %2.</source>
        <translation>妨碍运行的错误：%1。警告：%2。</translation>
    </message>
</context>
<context>
    <name>semblance::MainMenu</name>
    <message>
        <source>Fi&amp;gure</source>
        <translation>图形(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出图形(&amp;E)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New from sample</source>
        <translation>从示例新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation>最近的项目(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>关闭项目(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>&amp;Find a pair</source>
        <translation>查找缺陷–修复对(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;heck project</source>
        <translation>检查项目(&amp;H)</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Metric</source>
        <translation>指标(&amp;M)</translation>
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
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About Semblance</source>
        <translation>关于 Semblance(&amp;A)</translation>
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
        <translation>项目树</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Check project</source>
        <translation>检查项目</translation>
    </message>
    <message>
        <source>The run is finished.</source>
        <translation>运行已完成。</translation>
    </message>
    <message>
        <source>Show bugs</source>
        <translation>显示缺陷案例</translation>
    </message>
    <message>
        <source>A run of this project is not finished: %1 of %2 instances are done.</source>
        <translation>此项目有一次运行尚未完成：%2 个实例中已完成 %1 个。</translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>%1 — Semblance</source>
        <translation>%1 — Semblance</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Semblance speaks the new language when it is started the next time.</source>
        <translation>新语言将在下次启动 Semblance 时生效。</translation>
    </message>
    <message>
        <source>The run stops at the end of the epoch; then the window closes. Nothing is lost.</source>
        <translation>运行将在本轮结束时停止，随后窗口关闭。不会丢失任何内容。</translation>
    </message>
</context>
<context>
    <name>semblance::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>semblance::MutantTable</name>
    <message>
        <source>Mutants</source>
        <translation>变异体</translation>
    </message>
    <message>
        <source>Filter by bug, operator, parameter or name</source>
        <translation>按缺陷案例、算子、参数或名称筛选</translation>
    </message>
    <message>
        <source>Text filter</source>
        <translation>文本筛选</translation>
    </message>
    <message>
        <source>Only this &amp;operator</source>
        <translation>仅此算子(&amp;O)</translation>
    </message>
    <message>
        <source>Only this &amp;data set</source>
        <translation>仅此数据集(&amp;D)</translation>
    </message>
    <message>
        <source>Clear &amp;filters</source>
        <translation>清除筛选(&amp;F)</translation>
    </message>
    <message>
        <source>%1 of %2 mutants</source>
        <translation>%1 / %2 个变异体</translation>
    </message>
</context>
<context>
    <name>semblance::MutantTableModel</name>
    <message>
        <source>excluded</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>excluded: %1</source>
        <translation>被排除：%1</translation>
    </message>
    <message>
        <source>never killed</source>
        <translation>从未被杀死</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>可靠</translation>
    </message>
    <message>
        <source>CS reliable</source>
        <translation>CS 可靠</translation>
    </message>
    <message>
        <source>IoU reliable</source>
        <translation>IoU 可靠</translation>
    </message>
    <message>
        <source>not reliable</source>
        <translation>不可靠</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Bug</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>semblance::PairModel</name>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>pairs: %1</source>
        <translation>缺陷–修复对：%1</translation>
    </message>
    <message>
        <source>%1
Status: %2. Mutants compared: %3.</source>
        <translation>%1
状态：%2。已比较的变异体：%3。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>缺陷–修复对</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>变异体</translation>
    </message>
</context>
<context>
    <name>semblance::ProjectTree</name>
    <message>
        <source>Filter pairs…</source>
        <translation>筛选缺陷–修复对…</translation>
    </message>
    <message>
        <source>Filter pairs</source>
        <translation>筛选缺陷–修复对</translation>
    </message>
    <message>
        <source>Data sets and bug–fix pairs</source>
        <translation>数据集和缺陷–修复对</translation>
    </message>
</context>
<context>
    <name>semblance::QueueModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>缺陷–修复对</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Worker time</source>
        <translation>工作线程用时</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>semblance::ResultTable</name>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
</context>
<context>
    <name>semblance::RunActions</name>
    <message>
        <source>Not running</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Stopping at the end of the epoch</source>
        <translation>将在本轮结束时停止</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Train and compare everything that is not in the store yet</source>
        <translation>训练并比较存储中尚没有的所有内容</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Trainings stop at the end of their epoch and wait</source>
        <translation>训练将在其本轮结束时停下并等待</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>Go on with the trainings that wait</source>
        <translation>继续进行等待中的训练</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Stop at the end of the epoch; what is finished is kept</source>
        <translation>在本轮结束时停止；已完成的内容会保留</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>&amp;Resume run</source>
        <translation>继续运行(&amp;R)</translation>
    </message>
</context>
<context>
    <name>semblance::RunPage</name>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Filter the queue…</source>
        <translation>筛选队列…</translation>
    </message>
    <message>
        <source>Filter the queue by text</source>
        <translation>按文本筛选队列</translation>
    </message>
    <message>
        <source>Filter the queue by state</source>
        <translation>按状态筛选队列</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>所有状态</translation>
    </message>
    <message>
        <source>Queue of trainings and mutants</source>
        <translation>训练和变异体队列</translation>
    </message>
    <message>
        <source>Log of the run</source>
        <translation>运行日志</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>%v of %m instances</source>
        <translation>%v / %m 个实例</translation>
    </message>
    <message>
        <source>%1 of %2 instances are there from an earlier run.
Resume it: what is finished is not done again.</source>
        <translation>先前的运行已有 %1 个实例（共 %2 个）。
可继续运行：已完成的内容不会重做。</translation>
    </message>
    <message>
        <source>Everything of this project is trained and compared.
Run again after you have changed a pair, an operator or the number of instances.</source>
        <translation>此项目的所有内容均已训练并比较。
更改缺陷–修复对、算子或实例数后，请重新运行。</translation>
    </message>
    <message>
        <source>Nothing has been trained yet.
Run trains the fixed, the faulty and the mutated programs and compares them. You can pause at any time.</source>
        <translation>还没有进行任何训练。
“运行”会训练已修复的、有缺陷的和变异后的程序并进行比较。可随时暂停。</translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>about %1 remaining</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>estimating what remains</source>
        <translation>正在估算剩余时间</translation>
    </message>
    <message>
        <source>%1 of %2 mutants compared</source>
        <translation>已比较 %1 / %2 个变异体</translation>
    </message>
    <message>
        <source>instance %1</source>
        <translation>实例 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>semblance::StatusLine</name>
    <message>
        <source>"%1"</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>pairs: %1</source>
        <translation>缺陷–修复对：%1</translation>
    </message>
    <message>
        <source>mutants: %1</source>
        <translation>变异体：%1</translation>
    </message>
    <message>
        <source>selection: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>filters: %1 (%2 undoes the last filter)</source>
        <translation>筛选：%1（%2 可撤销上一次筛选）</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2 %</translation>
    </message>
</context>
<context>
    <name>semblance::WelcomePage</name>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation>变异体与它所代表的真实缺陷有多相似？</translation>
    </message>
    <message>
        <source>You can also drag a project folder onto this window.</source>
        <translation>也可以将项目文件夹拖到此窗口上。</translation>
    </message>
    <message>
        <source>New from sample: %1</source>
        <translation>从示例新建：%1</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation>打开项目…</translation>
    </message>
    <message>
        <source>A folder with semblance.toml and its bug–fix pairs.</source>
        <translation>包含 semblance.toml 及其缺陷–修复对的文件夹。</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
</context>
<context>
    <name>semblance::WorkersPane</name>
    <message>
        <source>No worker is active.</source>
        <translation>没有活动的工作线程。</translation>
    </message>
    <message>
        <source>epoch %v of %m</source>
        <translation>第 %v 轮，共 %m 轮</translation>
    </message>
    <message>
        <source>Epochs of worker %1</source>
        <translation>工作线程 %1 的轮次</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>工作线程 %1</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
</context>
</TS>
