<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Attention</name>
    <message>
        <source>no %1</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>inputs: %1</source>
        <translation>输入：%1</translation>
    </message>
    <message>
        <source>mutants: %1</source>
        <translation>变异体：%1</translation>
    </message>
    <message>
        <source>Bugs that deviate: %1</source>
        <translation>偏离的缺陷案例：%1</translation>
    </message>
    <message>
        <source>Weak oracles: %1</source>
        <translation>弱测试预言：%1</translation>
    </message>
    <message>
        <source>Baselines that differ: %1</source>
        <translation>基线不同：%1</translation>
    </message>
    <message>
        <source>Bugs without all scenarios: %1</source>
        <translation>未包含所有场景的缺陷案例：%1</translation>
    </message>
    <message>
        <source>Faults that fail most inputs: %1</source>
        <translation>使大多数输入失败的缺陷：%1</translation>
    </message>
    <message>
        <source>Bugs with few test inputs: %1</source>
        <translation>测试输入过少的缺陷案例：%1</translation>
    </message>
    <message>
        <source>Excluded mutants: %1</source>
        <translation>被排除的变异体：%1</translation>
    </message>
    <message>
        <source>Mutants never killed: %1</source>
        <translation>从未被杀死的变异体：%1</translation>
    </message>
    <message>
        <source>They do not follow the trend that pre-training mutants resemble the fault more.</source>
        <translation>它们不符合“训练前变异体与缺陷更相似”的趋势。</translation>
    </message>
    <message>
        <source>The fault fails too few test inputs to tell mutants apart.</source>
        <translation>缺陷使之失败的测试输入过少，不足以区分各变异体。</translation>
    </message>
    <message>
        <source>The fault fails other inputs in one scenario than in another, so their originals differ.</source>
        <translation>缺陷在不同场景中使不同的输入失败，因此所用的原始实例不同。</translation>
    </message>
    <message>
        <source>They are left out where scenarios are compared.</source>
        <translation>比较场景时不计入它们。</translation>
    </message>
    <message>
        <source>The fault fails more than %1 % of the test inputs, so a high CS comes for free.</source>
        <translation>缺陷使超过 %1 % 的测试输入失败，因此高 CS 轻易可得。</translation>
    </message>
    <message>
        <source>With fewer than %1 test inputs CS and IoU take few values only.</source>
        <translation>测试输入少于 %1 个时，CS 和 IoU 只能取少数几个值。</translation>
    </message>
    <message>
        <source>They count nowhere. The Mutants page says why.</source>
        <translation>它们不计入任何统计。原因见“变异体”页面。</translation>
    </message>
    <message>
        <source>Their CS would be 0/0; it counts as 0, as in the study.</source>
        <translation>它们的 CS 将为 0/0；与研究中一样，按 0 计。</translation>
    </message>
</context>
<context>
    <name>BugFacts</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 has the highest median %2.</source>
        <translation>%1 的 %2 中位数最高。</translation>
    </message>
    <message>
        <source>%1 has the highest median %2, tied with %3.</source>
        <translation>%1 的 %2 中位数最高，与 %3 并列。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>The fault fails %1 of the %2 test inputs: a high CS comes for free.</source>
        <translation>缺陷使 %2 个测试输入中的 %1 个失败：高 CS 轻易可得。</translation>
    </message>
    <message>
        <source>The fault fails %1 of the %2 test inputs.</source>
        <translation>缺陷使 %2 个测试输入中的 %1 个失败。</translation>
    </message>
    <message>
        <source>To be read with care</source>
        <translation>需谨慎解读</translation>
    </message>
    <message>
        <source>Deviation: %1</source>
        <translation>偏离：%1</translation>
    </message>
</context>
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
    <message>
        <source>control mutants</source>
        <translation>对照变异体</translation>
    </message>
    <message>
        <source>mutants whose mutation changed nothing</source>
        <translation>变异未带来任何改变的变异体</translation>
    </message>
    <message>
        <source>grey band: training noise, quartiles over %1 bugs of the medians of %2</source>
        <translation>灰色带：训练噪声，%1 个缺陷案例上%2的中位数的四分位数</translation>
    </message>
</context>
<context>
    <name>BugwiseLayouter</name>
    <message>
        <source>Bug labels had to shrink to %1 pt. Use a wider figure or fewer bugs.</source>
        <translation>缺陷案例标签已不得不缩小到 %1 pt。请使用更宽的图或减少缺陷案例。</translation>
    </message>
    <message>
        <source>There is no room for the numbers of mutants. Use a larger figure.</source>
        <translation>没有空间显示变异体数量。请使用更大的图。</translation>
    </message>
    <message>
        <source>Training noise</source>
        <translation>训练噪声</translation>
    </message>
</context>
<context>
    <name>DeviationText</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 在 %2 上胜出</translation>
    </message>
    <message>
        <source>%1 wins %2 (ahead of pre by %3)</source>
        <translation>%1 在 %2 上胜出（领先 pre %3）</translation>
    </message>
    <message>
        <source>%1 wins CS, but the upper whiskers of pre (%2) and %1 (%3) both reach %4: the best mutants of either are almost perfect.</source>
        <translation>%1 在 CS 上胜出，但 pre (%2) 和 %1 (%3) 的上须都达到 %4：两者的最佳变异体都近乎完美。</translation>
    </message>
    <message>
        <source>the higher CS maximum (%1)</source>
        <translation>更高的 CS 最大值（%1）</translation>
    </message>
    <message>
        <source>the higher CS whisker (%1)</source>
        <translation>更高的 CS 须（%1）</translation>
    </message>
    <message>
        <source>%1 leads on CS by only %2 (at most %3 counts as narrow), while pre wins IoU and has %4.</source>
        <translation>%1 在 CS 上仅领先 %2（不大于 %3 视为微弱），而 pre 在 IoU 上胜出，并具有%4。</translation>
    </message>
    <message>
        <source>Post-training wins the medians of CS (%1) and IoU (%2), but no maximum of pre is lower: CS %3, IoU %4.</source>
        <translation>训练后在 CS (%1) 和 IoU (%2) 的中位数上胜出，但 pre 的最大值均不低于训练后：CS %3，IoU %4。</translation>
    </message>
    <message>
        <source>Pre wins CS and %1 wins IoU by %2, but pre has the higher IoU maximum (%3).</source>
        <translation>Pre 在 CS 上胜出，%1 在 IoU 上以 %2 的优势胜出，但 pre 的 IoU 最大值更高（%3）。</translation>
    </message>
    <message>
        <source>%1, %2, and no tail of pre explains it.</source>
        <translation>%1，%2，且无法用 pre 的尾部来解释。</translation>
    </message>
    <message>
        <source>In all scenarios three quarters of the mutants have CS and IoU of at most %1.</source>
        <translation>在所有场景中，四分之三的变异体的 CS 和 IoU 均不大于 %1。</translation>
    </message>
    <message>
        <source>In all scenarios the medians of CS and IoU are at least %1.</source>
        <translation>在所有场景中，CS 和 IoU 的中位数均不小于 %1。</translation>
    </message>
    <message>
        <source>In all scenarios the CS median is at least %1 and the IoU median at most %2: the mutants kill what the fault kills, but only a small part of it.</source>
        <translation>在所有场景中，CS 中位数不小于 %1，IoU 中位数不大于 %2：变异体杀死的正是缺陷所杀死的输入，但只是其中一小部分。</translation>
    </message>
    <message>
        <source>The fault is known to fail fewer than %1 test inputs: too few to tell mutants apart.</source>
        <translation>已知缺陷使之失败的测试输入少于 %1 个：不足以区分各变异体。</translation>
    </message>
    <message>
        <source>The fault kills differ between the scenarios, so they were compared with different originals.</source>
        <translation>缺陷的杀死结果在各场景之间不同，因此比较所用的原始实例不同。</translation>
    </message>
    <message>
        <source>On the trend</source>
        <translation>符合趋势</translation>
    </message>
    <message>
        <source>High tails on both sides</source>
        <translation>两侧均有高尾部</translation>
    </message>
    <message>
        <source>Narrow lead on CS</source>
        <translation>CS 上微弱领先</translation>
    </message>
    <message>
        <source>Post wins medians, pre keeps tails</source>
        <translation>post 中位数胜出，pre 保有尾部</translation>
    </message>
    <message>
        <source>Post leads on IoU only</source>
        <translation>post 仅在 IoU 上领先</translation>
    </message>
    <message>
        <source>Reversal</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Usual level</source>
        <translation>通常水平</translation>
    </message>
    <message>
        <source>CS and IoU near zero</source>
        <translation>CS 和 IoU 接近 0</translation>
    </message>
    <message>
        <source>CS and IoU near one</source>
        <translation>CS 和 IoU 接近 1</translation>
    </message>
    <message>
        <source>High CS, low IoU</source>
        <translation>CS 高，IoU 低</translation>
    </message>
    <message>
        <source>Pre-training mutants win CS and IoU, as for most bugs.</source>
        <translation>与大多数缺陷案例一样，训练前变异体在 CS 和 IoU 上胜出。</translation>
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
    <name>FigureComposer</name>
    <message>
        <source>Text of %1 pt is hard to read in print. Use at least %2 pt.</source>
        <translation>%1 pt 的文字印刷后难以辨认。请至少使用 %2 pt。</translation>
    </message>
    <message>
        <source>Lines of %1 pt may vanish in print. Use at least %2 pt.</source>
        <translation>%1 pt 的线条印刷后可能消失。请至少使用 %2 pt。</translation>
    </message>
    <message>
        <source>The height is too small for the content; the figure was made higher.</source>
        <translation>高度不足以容纳内容；已增加图的高度。</translation>
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
    <name>FigurePresets</name>
    <message>
        <source>one column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>one and a half columns</source>
        <translation>一栏半</translation>
    </message>
    <message>
        <source>two columns</source>
        <translation>双栏</translation>
    </message>
    <message>
        <source>text width</source>
        <translation>版心宽度</translation>
    </message>
    <message>
        <source>%1, %2 mm</source>
        <translation>%1，%2 mm</translation>
    </message>
    <message>
        <source>Any journal, %1</source>
        <translation>任意期刊，%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
    <name>OperatorText</name>
    <message>
        <source>whole program</source>
        <translation>整个程序</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>neurons</source>
        <translation>神经元</translation>
    </message>
    <message>
        <source>binary search</source>
        <translation>二分搜索</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>所有值</translation>
    </message>
</context>
<context>
    <name>OperatorsFigure</name>
    <message>
        <source>grey, hollow: fewer than %1 bugs, not ranked</source>
        <translation>灰色空心：缺陷案例少于 %1 个，不参与排名</translation>
    </message>
    <message>
        <source>not ranked, fewer than %1 bugs: %2</source>
        <translation>缺陷案例少于 %1 个，不参与排名：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Value of a bug: median over the mutants of the operator</source>
        <translation>每个缺陷案例的值：该算子各变异体的中位数</translation>
    </message>
    <message>
        <source>point: median over the bugs</source>
        <translation>点：各缺陷案例的中位数</translation>
    </message>
    <message>
        <source>bar: quartiles (type 7)</source>
        <translation>条：四分位数（类型 7）</translation>
    </message>
    <message>
        <source>rank: with its 95 % bootstrap interval over the bugs</source>
        <translation>排名：附缺陷案例上的 95 % 自助法区间</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 by operator</source>
        <translation>各算子的%1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, mutants: %2</source>
        <translation>%1，变异体：%2</translation>
    </message>
    <message>
        <source>quartiles %1, %2, %3</source>
        <translation>四分位数 %1、%2、%3</translation>
    </message>
    <message>
        <source>too few bugs to be ranked</source>
        <translation>缺陷案例过少，不参与排名</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>排名 %1</translation>
    </message>
    <message>
        <source>rank %1, 95 % interval %2 to %3; first in %4 % of the resamples</source>
        <translation>排名 %1，95 % 区间 %2 至 %3；在 %4 % 的重抽样中排名第一</translation>
    </message>
</context>
<context>
    <name>OperatorsLayouter</name>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>There is no room for the rank intervals. Use a wider figure.</source>
        <translation>没有空间显示排名区间。请使用更宽的图。</translation>
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
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Deviations</source>
        <translation>偏离</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>变异体</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
</context>
<context>
    <name>SelectionOutcome</name>
    <message>
        <source>Left out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>变异体</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>缩减比例</translation>
    </message>
    <message>
        <source>Median IQ</source>
        <translation>IQ 中位数</translation>
    </message>
    <message>
        <source>Median EQ</source>
        <translation>EQ 中位数</translation>
    </message>
    <message>
        <source>Share of High-High</source>
        <translation>High-High 比例</translation>
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
    <name>StudySummary</name>
    <message>
        <source>computing…</source>
        <translation>计算中…</translation>
    </message>
    <message>
        <source>negligible</source>
        <translation>可忽略</translation>
    </message>
    <message>
        <source>small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>95 % interval of r</source>
        <translation>r 的 95 % 区间</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Training noise</source>
        <translation>训练噪声</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (bugs: %2)</source>
        <translation>%1（缺陷案例：%2）</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Medians of the bugs&apos; medians</source>
        <translation>各缺陷案例中位数的中位数</translation>
    </message>
    <message>
        <source>Median over the bugs of a bug&apos;s median, with its 95 % percentile bootstrap interval over bugs. noise: mutants that are no mutants.</source>
        <translation>各缺陷案例中位数的中位数，附缺陷案例上的 95 % 百分位自助法区间。noise：并非真正变异体的变异体。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Bugs</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The unchanged program, trained anew as a control, reaches %2 on %1 (median over %3 bugs). A value near it says little.</source>
        <translation>未改动的程序作为对照重新训练后，在 %1 上达到 %2（%3 个缺陷案例的中位数）。接近该值的结果说明不了什么。</translation>
    </message>
    <message>
        <source>Unmutated copies, compared with other trainings of the same program, reach %2 on %1 (median over %3 bugs). A value near it says little.</source>
        <translation>未变异的副本与同一程序的其他训练相比，在 %1 上达到 %2（%3 个缺陷案例的中位数）。接近该值的结果说明不了什么。</translation>
    </message>
</context>
<context>
    <name>Thresholds</name>
    <message>
        <source>High tails: CS whiskers of at least</source>
        <translation>高尾部：CS 须不小于</translation>
    </message>
    <message>
        <source>Narrow lead: CS gap of at most</source>
        <translation>微弱领先：CS 差距不大于</translation>
    </message>
    <message>
        <source>Near zero: third quartiles of at most</source>
        <translation>接近 0：第三四分位数不大于</translation>
    </message>
    <message>
        <source>Near one: medians of at least</source>
        <translation>接近 1：中位数不小于</translation>
    </message>
    <message>
        <source>High CS: medians of at least</source>
        <translation>CS 高：中位数不小于</translation>
    </message>
    <message>
        <source>Low IoU: medians of at most</source>
        <translation>IoU 低：中位数不大于</translation>
    </message>
    <message>
        <source>Weak oracle: the fault fails fewer inputs than</source>
        <translation>弱测试预言：缺陷使之失败的输入少于</translation>
    </message>
    <message>
        <source>Values tie that differ by less than</source>
        <translation>并列：值的差异小于</translation>
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
    <message>
        <source>Coverage (R)</source>
        <translation>覆盖率 (R)</translation>
    </message>
    <message>
        <source>1 bug</source>
        <translation>1 个缺陷案例</translation>
    </message>
    <message>
        <source>%1 bugs</source>
        <translation>%1 个缺陷案例</translation>
    </message>
</context>
<context>
    <name>WinnersFigure</name>
    <message>
        <source>%1: bugs won</source>
        <translation>%1：胜出的缺陷案例</translation>
    </message>
    <message>
        <source>A scenario wins a bug when its median over the mutants is the highest</source>
        <translation>变异体中位数最高的场景在该缺陷案例上胜出</translation>
    </message>
    <message>
        <source>medians within 1e-9 tie, and the earliest scenario wins</source>
        <translation>中位数相差不超过 1e-9 视为并列，由最靠前的场景胜出</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>WinnersLayouter</name>
    <message>
        <source>Won by the tie rule only</source>
        <translation>仅凭并列规则胜出</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), %3 tied</source>
        <translation>%1 (%2)，并列 %3</translation>
    </message>
    <message>
        <source>There is no room for the percentages. Use a wider figure.</source>
        <translation>没有空间显示百分比。请使用更宽的图。</translation>
    </message>
    <message>
        <source>The figure is too narrow for its numbers. Use a wider figure.</source>
        <translation>图太窄，无法显示其中的数字。请使用更宽的图。</translation>
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
        <source>%1 mutants of %2 bugs imported; %3 bugs are new or have changed.</source>
        <translation>已导入 %2 个缺陷案例的 %1 个变异体；%3 个缺陷案例为新增或已更改。</translation>
    </message>
    <message>
        <source>The name ends with none of .csv, .tex and .md; say which --format to write.</source>
        <translation>文件名不以 .csv、.tex 或 .md 结尾；请用 --format 指定要写入的格式。</translation>
    </message>
    <message>
        <source>--threshold %1: write name=value with a number of at least 0.</source>
        <translation>--threshold %1：请写成 name=value，其中值为不小于 0 的数。</translation>
    </message>
    <message>
        <source>--threshold %1: there is no such threshold; known are %2.</source>
        <translation>--threshold %1：没有此阈值；已知的有 %2。</translation>
    </message>
    <message>
        <source>There is no data set &quot;%1&quot;; the project has %2.</source>
        <translation>没有数据集“%1”；项目中有 %2。</translation>
    </message>
    <message>
        <source>There are no results to make a table of. Run the project or import results first.</source>
        <translation>没有可制表的结果。请先运行项目或导入结果。</translation>
    </message>
    <message>
        <source>There are no results to draw. Run the project or import results first, or choose another data set.</source>
        <translation>没有可绘制的结果。请先运行项目或导入结果，或选择其他数据集。</translation>
    </message>
    <message>
        <source>No mutants show the training noise; the figure has no noise band.</source>
        <translation>没有变异体可体现训练噪声；图中没有噪声带。</translation>
    </message>
    <message>
        <source>No operator has mutants of %1 bugs or more. Choose a smaller --min-bugs, or --unranked to draw all of them.</source>
        <translation>没有算子的变异体覆盖至少 %1 个缺陷案例。请选择更小的 --min-bugs，或用 --unranked 绘制全部算子。</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>semblance-torch.so is not in %1: programs cannot be trained. Install Semblance&apos;s training engine or name its folder in SEMBLANCE_PLUGINS</source>
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
        <source>the targets hold class %1, but the output has only the classes 0 to %2; change the last layer&apos;s units or the targets</source>
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
        <source>A learning-rate stage holds from the first epoch on, so the optimiser&apos;s rate has no effect.</source>
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
        <source>%1 has no parameter; remove the value &apos;%2&apos;.</source>
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
        <source>Change the optimiser</source>
        <translation>更改优化器</translation>
    </message>
    <message>
        <source>%1: %2 &apos;%3&apos;</source>
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
        <source>must be one character or &quot;whitespace&quot;</source>
        <translation>必须是一个字符或 &quot;whitespace&quot;</translation>
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
        <source>%1 %2 is larger than the input %3; use padding &quot;same&quot; or a smaller one</source>
        <translation>%1 %2 大于输入 %3；请使用 padding &quot;same&quot; 或更小的值</translation>
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
        <source>Fisher&apos;s iris flowers: 150 rows, 4 lengths in cm, 3 species.</source>
        <translation>Fisher 鸢尾花：150 行，4 个长度（cm），3 个品种。</translation>
    </message>
    <message>
        <source>There is no built-in data set &apos;%1&apos;; known are: %2.</source>
        <translation>没有名为“%1”的内置数据集；已知的有：%2。</translation>
    </message>
    <message>
        <source>csv: the %1 must be one ASCII character, not &apos;%2&apos;.</source>
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
        <source>csv: unknown encoding &apos;%1&apos;; for example UTF-8, UTF-16, ISO-8859-1.</source>
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
        <source>csv: the decimal mark must be &apos;.&apos; or &apos;,&apos;, not &apos;%1&apos;.</source>
        <translation>csv：小数点符号必须是 &apos;.&apos; 或 &apos;,&apos;，而不是 &apos;%1&apos;。</translation>
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
        <source>Parameter &apos;labels&apos; is %1; with %2 classes it must be at most %3.</source>
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
        <source>target %1 does not occur in the training rows; set fit_on = &quot;all&quot; in this step</source>
        <translation>目标值 %1 未出现在训练行中；请在此步骤中设置 fit_on = &quot;all&quot;</translation>
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
        <source>there is no column &apos;%1&apos;; the columns are: %2</source>
        <translation>没有列“%1”；现有的列：%2</translation>
    </message>
    <message>
        <source>not a number: &apos;%1&apos; in column &apos;%2&apos;; correct it, list it under missing, or add a step (%3)</source>
        <translation>不是数字：“%1”（列“%2”）；请更正，将其列入 missing，或添加一个步骤（%3）</translation>
    </message>
    <message>
        <source>no value in column &apos;%1&apos; (NaN in the CSV); add a step (%2, %3)</source>
        <translation>列“%1”中有缺失值（CSV 中为 NaN）；请添加一个步骤（%2、%3）</translation>
    </message>
    <message>
        <source>two columns are called &apos;%1&apos;; use their numbers, from 0</source>
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
        <source>The rule &apos;%1&apos; has no parameter &apos;%2&apos;; it has: %3.</source>
        <translation>规则“%1”没有参数“%2”；它的参数有：%3。</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is %2; it must be a whole number in %3..%4.</source>
        <translation>参数“%1”为 %2；它必须是 %3..%4 范围内的整数。</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is %2; it must be in %3..%4.</source>
        <translation>参数“%1”为 %2；它必须在 %3..%4 范围内。</translation>
    </message>
    <message>
        <source>There is no synthetic rule &apos;%1&apos;; known are: %2.</source>
        <translation>没有合成规则“%1”；已知规则有：%2。</translation>
    </message>
    <message>
        <source>Random boards on a torus and their next state in Conway&apos;s Game of Life; the input is padded by wrapping round.</source>
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
        <source>Word counts of random documents that belong to any number of classes, by the rule of scikit-learn&apos;s function of that name.</source>
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
        <source>the source and the split leave it no rows; change the test fraction or the source&apos;s numbers of rows.</source>
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
        <source>arrays of type &apos;%1&apos; cannot be used; save booleans, integers or floats</source>
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
        <source>&apos;%1&apos; in column &apos;%2&apos; does not occur in the training rows; set fit_on = &quot;all&quot; in the step that encodes it</source>
        <translation>列“%2”中的“%1”未出现在训练行中；请在对其编码的步骤中设置 fit_on = &quot;all&quot;</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; has no values to learn from</source>
        <translation>列“%1”没有可供学习的值</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is text; fill it with most_frequent or a value</source>
        <translation>列“%1”是文本；请用 most_frequent 或某个值填充</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is numeric; fill it with mean, median, most_frequent or a number, not &apos;%2&apos;</source>
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
        <source>The results hold an unknown status &quot;%1&quot;.</source>
        <translation>结果中含有未知状态“%1”。</translation>
    </message>
    <message>
        <source>The results hold an unknown scenario &quot;%1&quot;.</source>
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
        <source>There is no operator &quot;%1&quot;. &quot;semblance-cli operators&quot; lists them all.</source>
        <translation>没有算子“%1”。“semblance-cli operators”可列出全部算子。</translation>
    </message>
    <message>
        <source>%1 is listed twice.</source>
        <translation>%1 列出了两次。</translation>
    </message>
    <message>
        <source>The project has no pair &quot;%1&quot;.</source>
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
        <source>None of %1 attempts kept %2 of the original&apos;s accuracy.</source>
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
        <source>There is no sample project &quot;%1&quot;. Samples: %2.</source>
        <translation>没有示例项目“%1”。示例有：%2。</translation>
    </message>
    <message>
        <source>Three real bugs of small dense networks; needs no data and runs in minutes.</source>
        <translation>小型全连接网络的三个真实缺陷案例；无需数据，几分钟即可运行完毕。</translation>
    </message>
    <message>
        <source>This is no Semblance project: there is no %1 in it. Make one with &quot;semblance-cli new&quot;.</source>
        <translation>这不是 Semblance 项目：其中没有 %1。请用“semblance-cli new”创建项目。</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is also used by %2. Ids must differ.</source>
        <translation>id“%1”也被 %2 使用。id 不得重复。</translation>
    </message>
    <message>
        <source>There is already a project in this folder. Choose another one.</source>
        <translation>此文件夹中已有项目。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The project has no bug-fix pairs yet. Put their files into the folder &quot;pairs&quot;.</source>
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
    <message>
        <source>Bug</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Kills, %1</source>
        <translation>杀死数，%1</translation>
    </message>
    <message>
        <source>Base rate</source>
        <translation>基准率</translation>
    </message>
    <message>
        <source>Same in all scenarios</source>
        <translation>所有场景中相同</translation>
    </message>
    <message>
        <source>What the faults kill</source>
        <translation>缺陷所杀死的输入</translation>
    </message>
    <message>
        <source>Test inputs that one instance of the fault kills on average. Base rate: their share of the test set; near 1 a high CS comes for free.</source>
        <translation>缺陷的一个实例平均杀死的测试输入数。基准率：其占测试集的比例；接近 1 时，高 CS 轻易可得。</translation>
    </message>
    <message>
        <source>The fault&apos;s kills differ between the scenarios (%1): they were compared with different originals or faults.</source>
        <translation>缺陷的杀死数在各场景之间不同（%1）：比较所用的原始实例或缺陷不同。</translation>
    </message>
    <message>
        <source>CS and IoU in scenario %1 are no whole kills of inputs: a value was changed or rounded. Kill masses stay unknown.</source>
        <translation>场景 %1 中的 CS 和 IoU 不对应整数个被杀死的输入：有值被更改或舍入。杀死总量仍未知。</translation>
    </message>
    <message>
        <source>IoU is larger than CS for %1 in scenario %2: that cannot be, one of them is wrong.</source>
        <translation>%1 在场景 %2 中的 IoU 大于 CS：这不可能，其中之一有误。</translation>
    </message>
    <message>
        <source>The quality data do not belong to one number of test inputs: the mutants&apos; kills give %1 to %2.</source>
        <translation>质量数据不对应同一个测试输入数：由变异体的杀死数得出 %1 至 %2。</translation>
    </message>
    <message>
        <source>There are no published results in this folder. Choose the one that holds coupling_strength and detectability_overlap.</source>
        <translation>此文件夹中没有已发表的结果。请选择包含 coupling_strength 和 detectability_overlap 的文件夹。</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>文件没有列“%1”。</translation>
    </message>
    <message>
        <source>The row has %1 fields instead of %2.</source>
        <translation>该行有 %1 个字段，而不是 %2 个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a mutant of %2.</source>
        <translation>“%1”不是 %2 的变异体名称。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; it must be a number between 0 and 1.</source>
        <translation>%1 为“%2”；它必须是 0 至 1 之间的数。</translation>
    </message>
    <message>
        <source>There are no files quality_BUG_pre_training.csv in this folder.</source>
        <translation>此文件夹中没有文件 quality_BUG_pre_training.csv。</translation>
    </message>
    <message>
        <source>The row has %1 fields instead of 2.</source>
        <translation>该行有 %1 个字段，而不是 2 个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a mutant of another scenario than the file.</source>
        <translation>“%1”是与该文件不同场景的变异体。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>The value %1 is not between 0 and 1.</source>
        <translation>值 %1 不在 0 和 1 之间。</translation>
    </message>
    <message>
        <source>The file holds no mutants.</source>
        <translation>文件中没有变异体。</translation>
    </message>
    <message>
        <source>This folder does not belong to the results; it was passed over.</source>
        <translation>此文件夹不属于结果；已略过。</translation>
    </message>
    <message>
        <source>The name is not that of a file of results here; it was passed over.</source>
        <translation>该名称不是此处结果文件的名称；已略过。</translation>
    </message>
    <message>
        <source>This is no text in UTF-8. The file is damaged, or must be saved in UTF-8.</source>
        <translation>这不是 UTF-8 文本。文件已损坏，或须以 UTF-8 保存。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The file ends within a line: it was cut off. Get the whole file.</source>
        <translation>文件在一行中间结束：它被截断了。请获取完整的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) of this file were refused.</source>
        <translation>
            <numerusform>此文件中另有 %n 行被拒绝。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>The project has a bug-fix pair or measured results of this bug. They were kept; import into another project.</source>
        <translation>项目中已有此缺陷案例的缺陷–修复对或实测结果。它们已被保留；请导入到另一个项目。</translation>
    </message>
    <message>
        <source>%1 %2 and %3</source>
        <translation>%1 %2 和 %3</translation>
    </message>
    <message>
        <source>High-High: IQ and EQ (IoU with the fault) at or above the data set&apos;s medians: %1.</source>
        <translation>High-High：IQ 和 EQ（与缺陷的 IoU）不低于数据集的中位数：%1。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>族</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>变异体</translation>
    </message>
    <message>
        <source>High-High</source>
        <translation>High-High</translation>
    </message>
    <message>
        <source>Bugs</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>High-High bugs</source>
        <translation>High-High 缺陷案例</translation>
    </message>
    <message>
        <source>High-High data sets</source>
        <translation>High-High 数据集</translation>
    </message>
    <message>
        <source>Hit rate</source>
        <translation>命中率</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>Chosen on</source>
        <translation>选择依据</translation>
    </message>
    <message>
        <source>Least hit rate</source>
        <translation>最低命中率</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>族</translation>
    </message>
    <message>
        <source>Mutants selected</source>
        <translation>所选变异体</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>缩减比例</translation>
    </message>
    <message>
        <source>IQ selected</source>
        <translation>所选 IQ</translation>
    </message>
    <message>
        <source>EQ selected</source>
        <translation>所选 EQ</translation>
    </message>
    <message>
        <source>High-High selected</source>
        <translation>所选 High-High</translation>
    </message>
    <message>
        <source>Families of pre-training mutants</source>
        <translation>训练前变异体的族</translation>
    </message>
    <message>
        <source>Selective mutation on data sets left out</source>
        <translation>在留出数据集上的选择性变异</translation>
    </message>
    <message>
        <source>Families with a hit rate of at least %1 on the other data sets are selected. High-High: share of mutants with IQ and EQ at or above the medians of the data set.</source>
        <translation>选择在其他数据集上命中率不小于 %1 的族。High-High：IQ 和 EQ 均不低于数据集中位数的变异体的比例。</translation>
    </message>
    <message>
        <source>The table cannot be written: %1.</source>
        <translation>无法写入表格：%1。</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>lower whisker</source>
        <translation>下须</translation>
    </message>
    <message>
        <source>upper whisker</source>
        <translation>上须</translation>
    </message>
    <message>
        <source>outliers</source>
        <translation>离群点</translation>
    </message>
    <message>
        <source>low outliers</source>
        <translation>低离群点</translation>
    </message>
    <message>
        <source>high outliers</source>
        <translation>高离群点</translation>
    </message>
    <message>
        <source>The highest median wins; medians within 1e-9 are equal, and a tie goes to the first of pre, post1 and post2. A strict win has no tie.</source>
        <translation>中位数最高者胜出；相差不超过 1e-9 的中位数视为相等，并列时由 pre、post1 和 post2 中最靠前者胜出。严格胜出是指没有并列。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Mutants of every bug</source>
        <translation>各缺陷案例的变异体</translation>
    </message>
    <message>
        <source>Quartiles by linear interpolation (type 7); whiskers reach to the last value within 1.5 interquartile ranges of the box.</source>
        <translation>四分位数采用线性插值（类型 7）；须延伸至距箱体 1.5 倍四分位距以内的最后一个值。</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜出者</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Number tied</source>
        <translation>并列数</translation>
    </message>
    <message>
        <source>Strict winner</source>
        <translation>严格胜出者</translation>
    </message>
    <message>
        <source>Won by pre for a tie only</source>
        <translation>pre 仅凭并列胜出</translation>
    </message>
    <message>
        <source>Lead of pre</source>
        <translation>pre 的领先量</translation>
    </message>
    <message>
        <source>Medians and winner of every bug</source>
        <translation>各缺陷案例的中位数和胜出者</translation>
    </message>
    <message>
        <source>%1 strictly</source>
        <translation>%1 严格胜出</translation>
    </message>
    <message>
        <source>Tied with pre</source>
        <translation>与 pre 并列</translation>
    </message>
    <message>
        <source>Tied without pre</source>
        <translation>无 pre 的并列</translation>
    </message>
    <message>
        <source>Bugs won by each scenario</source>
        <translation>各场景胜出的缺陷案例</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Enough bugs</source>
        <translation>缺陷案例足够</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>Rank from</source>
        <translation>排名下限</translation>
    </message>
    <message>
        <source>Rank to</source>
        <translation>排名上限</translation>
    </message>
    <message>
        <source>Share with rank 1</source>
        <translation>排名第 1 的比例</translation>
    </message>
    <message>
        <source>For each bug the median over the operator&apos;s mutants, then quartiles over the bugs. Operators of fewer than %1 bugs have no rank.</source>
        <translation>先对每个缺陷案例取该算子各变异体的中位数，再取各缺陷案例的四分位数。缺陷案例少于 %1 个的算子没有排名。</translation>
    </message>
    <message>
        <source>Intervals: percentile bootstrap over bugs, 10,000 resamples.</source>
        <translation>区间：缺陷案例上的百分位自助法，重抽样 10,000 次。</translation>
    </message>
    <message>
        <source>Ranking of the operators</source>
        <translation>算子排名</translation>
    </message>
    <message>
        <source>; without ties %1, %2, %3</source>
        <translation>；不计并列 %1、%2、%3</translation>
    </message>
    <message>
        <source>%1: %2 against %3: r = %4 (%5), %6, n = %7</source>
        <translation>%1：%2 对 %3：r = %4（%5），%6，n = %7</translation>
    </message>
    <message>
        <source>Deviate from the trend</source>
        <translation>偏离趋势</translation>
    </message>
    <message>
        <source>Near 0, near 1, or high CS with low IoU in all scenarios</source>
        <translation>在所有场景中接近 0、接近 1，或 CS 高而 IoU 低</translation>
    </message>
    <message>
        <source>Weak oracle: the fault fails few inputs, or none that is known</source>
        <translation>弱测试预言：缺陷使之失败的输入很少，或没有已知的此类输入</translation>
    </message>
    <message>
        <source>Originals differ between scenarios</source>
        <translation>原始实例在各场景之间不同</translation>
    </message>
    <message>
        <source>The bug has no results in scenario %1.</source>
        <translation>该缺陷案例在场景 %1 中没有结果。</translation>
    </message>
    <message>
        <source>The bug has no %1 in scenario %2: these mutants are excluded.</source>
        <translation>该缺陷案例在场景 %2 中没有 %1：这些变异体被排除。</translation>
    </message>
    <message>
        <source>%1 is listed twice with different values; the first one was kept.</source>
        <translation>%1 以不同的值列出了两次；保留第一个。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with reliability flags (without _clean) are missing: the mutants count as unreliable.</source>
        <translation>
            <numerusform>缺少 %n 个含可靠性标志的文件（不带 _clean）：这些变异体视为不可靠。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mutant(s) in scenario %1 have only one of CS and IoU and are excluded.</source>
        <translation>
            <numerusform>场景 %1 中有 %n 个变异体只有 CS 和 IoU 之一，被排除。</numerusform>
        </translation>
    </message>
    <message>
        <source>The imported results lack its %1.</source>
        <translation>导入的结果缺少其 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n pre-training mutant(s) of the bug are not in this file.</source>
        <translation>
            <numerusform>该缺陷案例有 %n 个训练前变异体不在此文件中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Without difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>Tie groups</source>
        <translation>并列组数</translation>
    </message>
    <message>
        <source>Mean of W</source>
        <translation>W 的均值</translation>
    </message>
    <message>
        <source>Deviation of W</source>
        <translation>W 的标准差</translation>
    </message>
    <message>
        <source>Exact p</source>
        <translation>精确 p</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>p (Bonferroni)</source>
        <translation>p (Bonferroni)</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>效应大小</translation>
    </message>
    <message>
        <source>95% interval of r</source>
        <translation>r 的 95% 区间</translation>
    </message>
    <message>
        <source>r from</source>
        <translation>r 下限</translation>
    </message>
    <message>
        <source>r to</source>
        <translation>r 上限</translation>
    </message>
    <message>
        <source>r from (BCa)</source>
        <translation>r 下限 (BCa)</translation>
    </message>
    <message>
        <source>r to (BCa)</source>
        <translation>r 上限 (BCa)</translation>
    </message>
    <message>
        <source>Share with r of 0.5 or more</source>
        <translation>r 不小于 0.5 的比例</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test of the medians of a bug, two-sided, by the normal approximation without continuity correction; n bugs differ. r is the rank-biserial correlation, positive when the first scenario is higher.</source>
        <translation>对各缺陷案例的中位数进行双侧 Wilcoxon 符号秩检验，采用正态近似，无连续性校正；n 为有差异的缺陷案例数。r 为秩双列相关系数，第一个场景较高时为正。</translation>
    </message>
    <message>
        <source>Comparison of the scenarios</source>
        <translation>场景比较</translation>
    </message>
    <message>
        <source>Comparison of the scenarios by coverage R</source>
        <translation>按覆盖率 R 的场景比较</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>变异体</translation>
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
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
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
        <source>Kill rate</source>
        <translation>杀死率</translation>
    </message>
    <message>
        <source>Never killed</source>
        <translation>从未被杀死</translation>
    </message>
    <message>
        <source>Kills of the mutant</source>
        <translation>变异体的杀死数</translation>
    </message>
    <message>
        <source>Kills of the fault</source>
        <translation>缺陷的杀死数</translation>
    </message>
    <message>
        <source>CS won by</source>
        <translation>CS 胜出者</translation>
    </message>
    <message>
        <source>IoU won by</source>
        <translation>IoU 胜出者</translation>
    </message>
    <message>
        <source>CS gap</source>
        <translation>CS 差距</translation>
    </message>
    <message>
        <source>IoU gap</source>
        <translation>IoU 差距</translation>
    </message>
    <message>
        <source>CS whisker of pre</source>
        <translation>pre 的 CS 须</translation>
    </message>
    <message>
        <source>CS whisker of the winner</source>
        <translation>胜出者的 CS 须</translation>
    </message>
    <message>
        <source>CS whisker of post</source>
        <translation>post 的 CS 须</translation>
    </message>
    <message>
        <source>CS maximum of pre</source>
        <translation>pre 的 CS 最大值</translation>
    </message>
    <message>
        <source>CS maximum of post</source>
        <translation>post 的 CS 最大值</translation>
    </message>
    <message>
        <source>IoU maximum of pre</source>
        <translation>pre 的 IoU 最大值</translation>
    </message>
    <message>
        <source>IoU maximum of post</source>
        <translation>post 的 IoU 最大值</translation>
    </message>
    <message>
        <source>Deviation from the trend</source>
        <translation>对趋势的偏离</translation>
    </message>
    <message>
        <source>Same everywhere</source>
        <translation>各处相同</translation>
    </message>
    <message>
        <source>Weak oracle</source>
        <translation>弱测试预言</translation>
    </message>
    <message>
        <source>Baselines differ</source>
        <translation>基线不同</translation>
    </message>
    <message>
        <source>Deviations from the trend</source>
        <translation>对趋势的各种偏离</translation>
    </message>
    <message>
        <source>Gap: median of the winner minus that of pre. Thresholds: %1.</source>
        <translation>差距：胜出者的中位数减去 pre 的中位数。阈值：%1。</translation>
    </message>
    <message>
        <source>Kills: test inputs that one instance kills on average.</source>
        <translation>杀死数：一个实例平均杀死的测试输入数。</translation>
    </message>
    <message>
        <source>The predictions are not those of the expected classes, or there are none.</source>
        <translation>预测与预期类别不对应，或者没有预测。</translation>
    </message>
    <message>
        <source>The trained model has weights for %1 of its %2 layers.</source>
        <translation>训练好的模型只有 %1 层的权重（共 %2 层）。</translation>
    </message>
    <message>
        <source>Weight inhibitor</source>
        <translation>权重抑制</translation>
    </message>
    <message>
        <source>Neuron inhibitor</source>
        <translation>神经元抑制</translation>
    </message>
    <message>
        <source>%1 draws its layers itself; remove &quot;layers&quot;.</source>
        <translation>%1 自行抽取层；请删除“layers”。</translation>
    </message>
    <message>
        <source>%1 has no values; its ratios are those of &quot;post_ratios&quot;.</source>
        <translation>%1 没有取值；其比例由“post_ratios”给出。</translation>
    </message>
    <message>
        <source>%1 takes one value, not several: their mutants would have the same names.</source>
        <translation>%1 只接受一个值：多个值的变异体会同名。</translation>
    </message>
    <message>
        <source>No layer between the first and the last keeps the shape of its input.</source>
        <translation>首层与末层之间没有保持输入形状的层。</translation>
    </message>
    <message>
        <source>Layer removal</source>
        <translation>删除层</translation>
    </message>
    <message>
        <source>Layer duplication</source>
        <translation>复制层</translation>
    </message>
    <message>
        <source>Layer addition</source>
        <translation>添加层</translation>
    </message>
    <message>
        <source>The model has no second layer to add an activation after.</source>
        <translation>模型没有可在其后添加激活的第二层。</translation>
    </message>
    <message>
        <source>Delete an input neuron</source>
        <translation>删除一个输入神经元</translation>
    </message>
    <message>
        <source>The first layer with weights is no dense or convolution layer.</source>
        <translation>第一个带权重的层既不是全连接层也不是卷积层。</translation>
    </message>
    <message>
        <source>Delete a hidden neuron</source>
        <translation>删除一个隐藏神经元</translation>
    </message>
    <message>
        <source>No dense or convolution layer reads another one&apos;s units.</source>
        <translation>没有全连接层或卷积层读取另一层的单元。</translation>
    </message>
    <message>
        <source>Change an activation function</source>
        <translation>改变一个激活函数</translation>
    </message>
    <message>
        <source>No layer of the model has an activation function.</source>
        <translation>模型中没有带激活函数的层。</translation>
    </message>
    <message>
        <source>No dense or convolution layer has a bias.</source>
        <translation>没有带偏置的全连接层或卷积层。</translation>
    </message>
    <message>
        <source>Change a bias value</source>
        <translation>改变一个偏置值</translation>
    </message>
    <message>
        <source>Change a weight value</source>
        <translation>改变一个权重值</translation>
    </message>
    <message>
        <source>Change the patience of early stopping</source>
        <translation>改变早停的耐心值</translation>
    </message>
    <message>
        <source>The training does not stop early.</source>
        <translation>训练没有早停。</translation>
    </message>
    <message>
        <source>Early stopping has no patience that could be less.</source>
        <translation>早停的耐心值已无法再减小。</translation>
    </message>
    <message>
        <source>Add a weight regulariser</source>
        <translation>添加权重正则化</translation>
    </message>
    <message>
        <source>Layer %1 has a weight regulariser already or cannot have one.</source>
        <translation>第 %1 层已有权重正则化，或不能有。</translation>
    </message>
    <message>
        <source>Change the weight regulariser</source>
        <translation>改变权重正则化</translation>
    </message>
    <message>
        <source>Layer %1 has no weight regulariser.</source>
        <translation>第 %1 层没有权重正则化。</translation>
    </message>
    <message>
        <source>Remove the weight regulariser</source>
        <translation>删除权重正则化</translation>
    </message>
    <message>
        <source>Change the dropout rate</source>
        <translation>改变丢弃率</translation>
    </message>
    <message>
        <source>Layer %1 is no dropout layer.</source>
        <translation>第 %1 层不是丢弃层。</translation>
    </message>
    <message>
        <source>Remove the activation function</source>
        <translation>删除激活函数</translation>
    </message>
    <message>
        <source>Layer %1 has no activation function to remove.</source>
        <translation>第 %1 层没有可删除的激活函数。</translation>
    </message>
    <message>
        <source>Add an activation function</source>
        <translation>添加激活函数</translation>
    </message>
    <message>
        <source>Layer %1 is not linear, so no activation function can be added.</source>
        <translation>第 %1 层不是线性的，不能添加激活函数。</translation>
    </message>
    <message>
        <source>Change the initial weights</source>
        <translation>改变初始权重</translation>
    </message>
    <message>
        <source>Layer %1 has no kernel.</source>
        <translation>第 %1 层没有核。</translation>
    </message>
    <message>
        <source>The initialiser identity needs a kernel of two axes; that of layer %1 has more.</source>
        <translation>初始化器 identity 需要二维的核；第 %1 层的核维数更多。</translation>
    </message>
    <message>
        <source>Add a bias</source>
        <translation>添加偏置</translation>
    </message>
    <message>
        <source>Layer %1 has a bias already or cannot have one.</source>
        <translation>第 %1 层已有偏置，或不能有。</translation>
    </message>
    <message>
        <source>The training has no validation set.</source>
        <translation>训练没有验证集。</translation>
    </message>
    <message>
        <source>Remove the validation set</source>
        <translation>删除验证集</translation>
    </message>
    <message>
        <source>Change the batch size</source>
        <translation>改变批大小</translation>
    </message>
    <message>
        <source>Disable batching</source>
        <translation>禁用分批</translation>
    </message>
    <message>
        <source>Delete training data</source>
        <translation>删除训练数据</translation>
    </message>
    <message>
        <source>Unbalance the training data</source>
        <translation>使训练数据不平衡</translation>
    </message>
    <message>
        <source>Make output classes overlap</source>
        <translation>使输出类别重叠</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 leaves the program as it is.</source>
        <translation>%1 不改变程序。</translation>
    </message>
    <message>
        <source>%1 leaves layer %2 as it is.</source>
        <translation>%1 不改变第 %2 层。</translation>
    </message>
    <message>
        <source>Change the gradient clipping</source>
        <translation>改变梯度裁剪</translation>
    </message>
    <message>
        <source>The optimiser does not clip gradients.</source>
        <translation>优化器不裁剪梯度。</translation>
    </message>
    <message>
        <source>Killed: all its runs score the same, and worse than the original.</source>
        <translation>被杀死：所有运行得分相同，且差于原程序。</translation>
    </message>
    <message>
        <source>Killed: p = %1, d = %2.</source>
        <translation>被杀死：p = %1，d = %2。</translation>
    </message>
    <message>
        <source>Not killed: all runs of original and mutant score the same.</source>
        <translation>未被杀死：原程序与变异体的所有运行得分相同。</translation>
    </message>
    <message>
        <source>Not killed: it scores no worse than the original (d = %1).</source>
        <translation>未被杀死：得分不差于原程序（d = %1）。</translation>
    </message>
    <message>
        <source>Not killed: the effect d = %1 is smaller than %2.</source>
        <translation>未被杀死：效应 d = %1 小于 %2。</translation>
    </message>
    <message>
        <source>Not killed: p = %1 is not below %2.</source>
        <translation>未被杀死：p = %1 不小于 %2。</translation>
    </message>
    <message>
        <source>Invalid: %1 runs of the original and %2 of the mutant have a score; each needs %3.</source>
        <translation>无效：原程序有 %1 次、变异体有 %2 次运行有得分；各需 %3 次。</translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation>类别 %1：%2</translation>
    </message>
    <message>
        <source>No dense layer between the first and the last is as wide as its input.</source>
        <translation>首层与末层之间没有与输入同宽的全连接层。</translation>
    </message>
    <message>
        <source>No dense layer is as wide as its input.</source>
        <translation>没有与输入同宽的全连接层。</translation>
    </message>
    <message>
        <source>Layer deactivation</source>
        <translation>停用层</translation>
    </message>
    <message>
        <source>Add a copy of a dense layer</source>
        <translation>添加一个全连接层的副本</translation>
    </message>
    <message>
        <source>Remove an activation from the trained model</source>
        <translation>从训练好的模型中删除一个激活</translation>
    </message>
    <message>
        <source>No layer before the last has an activation function to remove.</source>
        <translation>末层之前没有可删除激活函数的层。</translation>
    </message>
    <message>
        <source>%1: the share %2 is too small to change anything in any layer; use a larger ratio.</source>
        <translation>%1：比例 %2 太小，任何层都不会改变；请用更大的比例。</translation>
    </message>
    <message>
        <source>Additive Gaussian fuzzing</source>
        <translation>加性高斯扰动</translation>
    </message>
    <message>
        <source>The model has no layer with weights.</source>
        <translation>模型没有带权重的层。</translation>
    </message>
    <message>
        <source>Weight shuffling, layer by layer</source>
        <translation>逐层打乱权重</translation>
    </message>
    <message>
        <source>Neuron effect block, outgoing weights</source>
        <translation>阻断神经元作用（输出权重）</translation>
    </message>
    <message>
        <source>Neuron activation inverse, weights only</source>
        <translation>反转神经元激活（仅权重）</translation>
    </message>
    <message>
        <source>Neuron switch, outgoing weights</source>
        <translation>交换神经元（输出权重）</translation>
    </message>
    <message>
        <source>Remove a layer and retrain</source>
        <translation>删除一层并重新训练</translation>
    </message>
    <message>
        <source>Layer %1 is no inner dense or batch-normalisation layer that keeps the shape of its input.</source>
        <translation>第 %1 层不是保持输入形状的内部全连接层或批归一化层。</translation>
    </message>
    <message>
        <source>Add a layer and retrain</source>
        <translation>添加一层并重新训练</translation>
    </message>
    <message>
        <source>Layer %1 is the last; nothing is added after it.</source>
        <translation>第 %1 层是末层；其后不添加任何层。</translation>
    </message>
    <message>
        <source>Remove an activation and retrain</source>
        <translation>删除一个激活并重新训练</translation>
    </message>
    <message>
        <source>Layer %1 is the last or has no activation function to remove.</source>
        <translation>第 %1 层是末层，或没有可删除的激活函数。</translation>
    </message>
    <message>
        <source>A regression has no labels that could be wrong.</source>
        <translation>回归任务没有可出错的标签。</translation>
    </message>
    <message>
        <source>Repeat training data</source>
        <translation>重复训练数据</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>标签错误</translation>
    </message>
    <message>
        <source>Missing training data</source>
        <translation>缺失训练数据</translation>
    </message>
    <message>
        <source>Shuffle training data</source>
        <translation>打乱训练数据</translation>
    </message>
    <message>
        <source>Perturb training data</source>
        <translation>扰动训练数据</translation>
    </message>
    <message>
        <source>%1: the percentage is %2; it must lie in 0..%3.</source>
        <translation>%1：百分比为 %2；必须在 0..%3 之间。</translation>
    </message>
    <message>
        <source>remove_rows: no training row would be left.</source>
        <translation>remove_rows：不会剩下任何训练行。</translation>
    </message>
    <message>
        <source>falsify_labels: all training rows have the same label, so there is no other to give them.</source>
        <translation>falsify_labels：所有训练行的标签相同，没有其他标签可用。</translation>
    </message>
    <message>
        <source>%1: all training rows are of one class; it needs a second.</source>
        <translation>%1：所有训练行属于同一类别；还需要第二个类别。</translation>
    </message>
    <message>
        <source>unbalance_classes: no class of the training data is smaller than the mean, so there is nothing to delete.</source>
        <translation>unbalance_classes：训练数据中没有小于平均规模的类别，无可删除。</translation>
    </message>
    <message>
        <source>The training data have %1 target values a row; classes of a regression are only known for 1 or 2.</source>
        <translation>训练数据每行有 %1 个目标值；回归的类别只对 1 个或 2 个有定义。</translation>
    </message>
    <message>
        <source>These files know less of %1 of its mutants than an earlier import; what was known is kept.</source>
        <translation>这些文件对其中 %1 个变异体的信息少于先前的导入；已知的内容予以保留。</translation>
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
        <source>There is no page &quot;%1&quot;.</source>
        <translation>没有页面“%1”。</translation>
    </message>
</context>
<context>
    <name>semblance::AttentionList</name>
    <message>
        <source>What needs attention</source>
        <translation>需要注意的事项</translation>
    </message>
</context>
<context>
    <name>semblance::BoxComparison</name>
    <message>
        <source>Boxplots of the bug</source>
        <translation>该缺陷案例的箱线图</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>semblance::BoxDetails</name>
    <message>
        <source>Five-number summaries</source>
        <translation>五数概括</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
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
    <message>
        <source>Most realistic mutants</source>
        <translation>最真实的变异体</translation>
    </message>
    <message>
        <source>Open in Mutants</source>
        <translation>在“变异体”中打开</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Quartile 1</source>
        <translation>第 1 四分位数</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Quartile 3</source>
        <translation>第 3 四分位数</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Coverage R</source>
        <translation>覆盖率 R</translation>
    </message>
    <message>
        <source>Where the median would lie with other mutants: bootstrap, 10,000 resamples of the mutants</source>
        <translation>换用其他变异体时中位数可能所在的范围：自助法，对变异体重抽样 10,000 次</translation>
    </message>
    <message>
        <source>Median over the mutants: how much of what the fault kills they kill too</source>
        <translation>各变异体的中位数：缺陷所杀死的输入中，有多少也被它们杀死</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>interval</comment>
        <translation>%1–%2</translation>
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
    <name>semblance::BugBars</name>
    <message>
        <source>Median by bug</source>
        <translation>按缺陷案例的中位数</translation>
    </message>
    <message>
        <source>Arrow keys move from bug to bug.</source>
        <translation>方向键在缺陷案例之间移动。</translation>
    </message>
    <message>
        <source>%1 (%2)
median %3 %4, mutants: %5
%6 of %7 bugs</source>
        <translation>%1 (%2)
中位数 %3 %4，变异体：%5
%6 / %7 个缺陷案例</translation>
    </message>
</context>
<context>
    <name>semblance::BugsPage</name>
    <message>
        <source>Distributions by bug</source>
        <translation>按缺陷案例的分布</translation>
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
    <message>
        <source>&amp;Noise band</source>
        <translation>噪声带(&amp;N)</translation>
    </message>
    <message>
        <source>Shade the values that models without any mutation reach by training noise alone</source>
        <translation>以阴影标出没有任何变异的模型仅凭训练噪声所达到的值</translation>
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
    <name>semblance::DeviationDetails</name>
    <message>
        <source>Show its boxes on the page Bugs</source>
        <translation>在“缺陷案例”页面上显示其箱体</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>semblance::DeviationModel</name>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Weak oracle</source>
        <translation>弱测试预言</translation>
    </message>
    <message>
        <source>Baselines differ</source>
        <translation>基线不同</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bug, by category</source>
        <translation>缺陷案例，按类别</translation>
    </message>
    <message>
        <source>Scenario with the highest CS median; ties go to pre</source>
        <translation>CS 中位数最高的场景；并列时归 pre</translation>
    </message>
    <message>
        <source>Scenario with the highest IoU median; ties go to pre</source>
        <translation>IoU 中位数最高的场景；并列时归 pre</translation>
    </message>
    <message>
        <source>How far the winner&apos;s CS median is above that of pre</source>
        <translation>胜出者的 CS 中位数高出 pre 多少</translation>
    </message>
    <message>
        <source>How far the winner&apos;s IoU median is above that of pre</source>
        <translation>胜出者的 IoU 中位数高出 pre 多少</translation>
    </message>
    <message>
        <source>Upper CS whiskers of pre and of the better post-training scenario</source>
        <translation>pre 与较好的训练后场景的 CS 上须</translation>
    </message>
    <message>
        <source>CS maxima of pre and of the better post-training scenario</source>
        <translation>pre 与较好的训练后场景的 CS 最大值</translation>
    </message>
    <message>
        <source>IoU maxima of pre and of the better post-training scenario</source>
        <translation>pre 与较好的训练后场景的 IoU 最大值</translation>
    </message>
    <message>
        <source>Upper CS whisker of the scenario that wins CS</source>
        <translation>在 CS 上胜出的场景的 CS 上须</translation>
    </message>
    <message>
        <source>Bug</source>
        <translation>缺陷案例</translation>
    </message>
    <message>
        <source>CS
winner</source>
        <translation>CS
胜出者</translation>
    </message>
    <message>
        <source>IoU
winner</source>
        <translation>IoU
胜出者</translation>
    </message>
    <message>
        <source>CS
gap</source>
        <translation>CS
差距</translation>
    </message>
    <message>
        <source>IoU
gap</source>
        <translation>IoU
差距</translation>
    </message>
    <message>
        <source>CS whisker
pre : post</source>
        <translation>CS 须
pre : post</translation>
    </message>
    <message>
        <source>CS maximum
pre : post</source>
        <translation>CS 最大值
pre : post</translation>
    </message>
    <message>
        <source>IoU maximum
pre : post</source>
        <translation>IoU 最大值
pre : post</translation>
    </message>
    <message>
        <source>CS whisker
of winner</source>
        <translation>CS 须
（胜出者）</translation>
    </message>
</context>
<context>
    <name>semblance::DeviationsPage</name>
    <message>
        <source>Deviations</source>
        <translation>偏离</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>Show all bugs and numbers as a table</source>
        <translation>以表格形式显示所有缺陷案例和数值</translation>
    </message>
    <message>
        <source>Deviating bugs by category</source>
        <translation>按类别的偏离缺陷案例</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>No bug has mutants of all three scenarios, so there is nothing to compare. Remove the filter by scenario or operator, or run the scenarios that are missing.</source>
        <translation>没有缺陷案例具有全部三个场景的变异体，因此无法比较。请移除按场景或算子的筛选，或运行缺少的场景。</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>%1 of %2 bugs deviate</source>
        <translation>%2 个缺陷案例中有 %1 个偏离</translation>
    </message>
    <message>
        <source>from the trend: %1</source>
        <translation>偏离趋势：%1</translation>
    </message>
    <message>
        <source>by their level: %1</source>
        <translation>偏离水平：%1</translation>
    </message>
    <message>
        <source>left out, as mutants of a scenario are missing: %1</source>
        <translation>因缺少某个场景的变异体而未计入：%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>No bug selected</source>
        <translation>未选择缺陷案例</translation>
    </message>
    <message>
        <source>Click a bug to see why it is listed.</source>
        <translation>点击缺陷案例可查看其被列出的原因。</translation>
    </message>
    <message>
        <source>This bug cannot be judged: the filters hide it, or mutants of a scenario are missing.</source>
        <translation>无法判断此缺陷案例：它被筛选隐藏，或缺少某个场景的变异体。</translation>
    </message>
</context>
<context>
    <name>semblance::EmptyResults</name>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Import published results…</source>
        <translation>导入已发表的结果(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>No results yet. Press Run to train and compare the mutants of this project, or import results that others published.</source>
        <translation>还没有结果。请按“运行”以训练并比较此项目的变异体，或导入他人发表的结果。</translation>
    </message>
    <message>
        <source>No mutant passes the filters.</source>
        <translation>没有变异体符合筛选条件。</translation>
    </message>
    <message>
        <source>No mutant of this project has a value here. The Mutants page says why.</source>
        <translation>此项目没有变异体在此处有值。原因见“变异体”页面。</translation>
    </message>
</context>
<context>
    <name>semblance::ExportDialog</name>
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
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the figure to the clipboard, as a picture, SVG and PDF</source>
        <translation>将图形以图片、SVG 和 PDF 复制到剪贴板</translation>
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
    <name>semblance::FilterBar</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Back, before: %1</source>
        <translation>后退到此操作之前：%1</translation>
    </message>
    <message>
        <source>Forward to: %1</source>
        <translation>前进到：%1</translation>
    </message>
    <message>
        <source>Remove the data set filter</source>
        <translation>移除数据集筛选</translation>
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
        <source>Remove the scenario filter</source>
        <translation>移除场景筛选</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Remove the operator filter</source>
        <translation>移除算子筛选</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>All operators</source>
        <translation>所有算子</translation>
    </message>
    <message>
        <source>Remove the text filter</source>
        <translation>移除文本筛选</translation>
    </message>
    <message>
        <source>Find text ( / )</source>
        <translation>查找文本 ( / )</translation>
    </message>
    <message>
        <source>Text in bug, operator, parameter or name of a mutant</source>
        <translation>缺陷案例、算子、参数或变异体名称中的文本</translation>
    </message>
    <message>
        <source>Text filter</source>
        <translation>文本筛选</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Remove all conditions</source>
        <translation>移除所有条件</translation>
    </message>
    <message>
        <source>Data set: %1</source>
        <translation>数据集：%1</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>算子：%1</translation>
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
    <message>
        <source>Select %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>取消选择</translation>
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
    <message>
        <source>&amp;Import results…</source>
        <translation>导入结果(&amp;I)…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
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
    <message>
        <source>Results can be imported when the run has ended.</source>
        <translation>运行结束后才能导入结果。</translation>
    </message>
    <message>
        <source>imported-results</source>
        <translation>imported-results</translation>
    </message>
    <message>
        <source>Import published results</source>
        <translation>导入已发表的结果</translation>
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
        <source>Only this &amp;operator</source>
        <translation>仅此算子(&amp;O)</translation>
    </message>
    <message>
        <source>Only this &amp;data set</source>
        <translation>仅此数据集(&amp;D)</translation>
    </message>
    <message>
        <source>%1 of %2 mutants</source>
        <translation>%1 / %2 个变异体</translation>
    </message>
</context>
<context>
    <name>semblance::MutantTableModel</name>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
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
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
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
        <source>Kill rate</source>
        <translation>杀死率</translation>
    </message>
    <message>
        <source>Base rate</source>
        <translation>基准率</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reliable</source>
        <translation>可靠</translation>
    </message>
    <message>
        <source>Coupling strength: how much of what the mutant kills the fault kills too</source>
        <translation>耦合强度：变异体所杀死的输入中，有多少也被缺陷杀死</translation>
    </message>
    <message>
        <source>Overlap (IoU): what both kill, of all that either kills</source>
        <translation>重叠度 (IoU)：两者共同杀死的输入，占任一方所杀死输入的比例</translation>
    </message>
    <message>
        <source>Coverage: how much of what the fault kills the mutant kills too</source>
        <translation>覆盖率：缺陷所杀死的输入中，有多少也被变异体杀死</translation>
    </message>
    <message>
        <source>Intrinsic quality: high when the mutant is hard to kill, and by special inputs</source>
        <translation>内在质量：变异体难以被杀死、且只被特殊输入杀死时较高</translation>
    </message>
    <message>
        <source>Share of the test inputs that an instance of the mutant kills</source>
        <translation>变异体的一个实例所杀死的测试输入比例</translation>
    </message>
    <message>
        <source>Share of the test inputs that an instance of the fault kills: near 1, a high CS comes for free</source>
        <translation>缺陷的一个实例所杀死的测试输入比例：接近 1 时，高 CS 轻易可得</translation>
    </message>
    <message>
        <source>Values with enough inputs on which mutant and fault clearly differ</source>
        <translation>具有足够多使变异体与缺陷明显不同的输入的值</translation>
    </message>
</context>
<context>
    <name>semblance::OperatorDetails</name>
    <message>
        <source>No operator selected</source>
        <translation>未选择算子</translation>
    </message>
    <message>
        <source>Click an operator to see on which bugs it does well, and its mutants.</source>
        <translation>点击算子可查看它在哪些缺陷案例上表现良好，以及它的变异体。</translation>
    </message>
    <message>
        <source>%1 · %2 bugs · %3 mutants</source>
        <translation>%1 · %2 个缺陷案例 · %3 个变异体</translation>
    </message>
    <message>
        <source>Open in Mutants</source>
        <translation>在“变异体”中打开</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>变异体</translation>
    </message>
    <message>
        <source>Mutants of %1</source>
        <translation>%1 的变异体</translation>
    </message>
    <message>
        <source>All bugs</source>
        <translation>所有缺陷案例</translation>
    </message>
    <message>
        <source>Not ranked: fewer than %1 bugs.</source>
        <translation>不参与排名：缺陷案例少于 %1 个。</translation>
    </message>
    <message>
        <source>Rank %1 of %2</source>
        <translation>排名 %1 / %2</translation>
    </message>
    <message>
        <source>%1 (interval: computing…)</source>
        <translation>%1（区间：计算中…）</translation>
    </message>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1（95 % 区间 %2 至 %3）</translation>
    </message>
    <message>
        <source>%1. Other bugs could give quite another order.</source>
        <translation>%1。换用其他缺陷案例可能得出截然不同的次序。</translation>
    </message>
</context>
<context>
    <name>semblance::OperatorsPage</name>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>&amp;Minimum coverage:</source>
        <translation>最低覆盖数(&amp;M)：</translation>
    </message>
    <message>
        <source> bugs</source>
        <translation> 个缺陷案例</translation>
    </message>
    <message>
        <source>Operators that apply to fewer bugs are shown, but not ranked</source>
        <translation>适用的缺陷案例更少的算子会显示，但不参与排名</translation>
    </message>
    <message>
        <source>&amp;Rank interval</source>
        <translation>排名区间(&amp;R)</translation>
    </message>
    <message>
        <source>Where each operator would stand with other bugs: 95 % bootstrap interval</source>
        <translation>换用其他缺陷案例时各算子可能的位置：95 % 自助法区间</translation>
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
        <source>computing…</source>
        <translation>计算中…</translation>
    </message>
</context>
<context>
    <name>semblance::OperatorsView</name>
    <message>
        <source>Operator ranking</source>
        <translation>算子排名</translation>
    </message>
    <message>
        <source>Arrow keys move from operator to operator.</source>
        <translation>方向键在算子之间移动。</translation>
    </message>
</context>
<context>
    <name>semblance::OverviewPage</name>
    <message>
        <source>Wins by data set</source>
        <translation>按数据集的胜出情况</translation>
    </message>
    <message>
        <source>Do the scenarios differ?</source>
        <translation>各场景是否有差异？</translation>
    </message>
    <message>
        <source>Medians over the bugs</source>
        <translation>各缺陷案例的中位数</translation>
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
        <source>Wins with and without ties</source>
        <translation>计入与不计并列的胜出数</translation>
    </message>
    <message>
        <source>What needs attention</source>
        <translation>需要注意的事项</translation>
    </message>
    <message>
        <source>Do the scenarios differ? Wilcoxon signed-rank tests over the bugs</source>
        <translation>各场景是否有差异？缺陷案例上的 Wilcoxon 符号秩检验</translation>
    </message>
    <message>
        <source>Medians over the bugs, with 95 % bootstrap intervals</source>
        <translation>各缺陷案例的中位数，附 95 % 自助法区间</translation>
    </message>
    <message>
        <source>Click a heading for the page that shows more, or a bug to select it.</source>
        <translation>点击标题可转到显示更多内容的页面，点击缺陷案例可将其选中。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>未发现任何事项。</translation>
    </message>
    <message>
        <source>Pre-training mutants have the highest median %1 for %2 of %3 bugs, %4 of them without a tie</source>
        <translation>训练前变异体在 %3 个缺陷案例中的 %2 个上 %1 中位数最高，其中 %4 个没有并列</translation>
    </message>
    <message>
        <source>No bug has mutants of two scenarios, so there is nothing to compare</source>
        <translation>没有缺陷案例具有两个场景的变异体，因此无法比较</translation>
    </message>
    <message>
        <source>Bugs: %1; data sets: %2; mutants: %3</source>
        <translation>缺陷案例：%1；数据集：%2；变异体：%3</translation>
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
    <name>semblance::QualityScatter</name>
    <message>
        <source>IQ against EQ</source>
        <translation>IQ 与 EQ</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>点：%1</translation>
    </message>
    <message>
        <source>%1: median IQ %2, median EQ %3</source>
        <translation>%1：IQ 中位数 %2，EQ 中位数 %3</translation>
    </message>
    <message>
        <source>Intrinsic quality (IQ)</source>
        <translation>内在质量 (IQ)</translation>
    </message>
    <message>
        <source>Extrinsic quality (EQ = IoU)</source>
        <translation>外在质量 (EQ = IoU)</translation>
    </message>
    <message>
        <source>Family: %1</source>
        <translation>族：%1</translation>
    </message>
    <message>
        <source>IQ %1, EQ %2</source>
        <translation>IQ %1，EQ %2</translation>
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
    <name>semblance::ReportDialog</name>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
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
        <source>Nothing stands in the way of a run.</source>
        <translation>没有任何妨碍运行的问题。</translation>
    </message>
    <message>
        <source>Errors, which stand in the way of a run: %1. Warnings: %2.</source>
        <translation>妨碍运行的错误：%1。警告：%2。</translation>
    </message>
    <message>
        <source>Mutants: %1 of %2 bugs. New or changed bugs: %3.</source>
        <translation>变异体：%1 个，来自 %2 个缺陷案例。新增或已更改的缺陷案例：%3。</translation>
    </message>
    <message>
        <source>Nothing was odd about the files.</source>
        <translation>文件没有任何异常。</translation>
    </message>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>错误：%1。警告：%2。提示：%3。</translation>
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
    <message>
        <source>&amp;Export table…</source>
        <translation>导出表格(&amp;E)…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Values for spreadsheets and programs (*.csv)</source>
        <translation>供电子表格和程序使用的值 (*.csv)</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The file name must end with .csv, .tex or .md.</source>
        <translation>文件名必须以 .csv、.tex 或 .md 结尾。</translation>
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
    <name>semblance::SelectionControls</name>
    <message>
        <source>Families with mutants of fewer bugs are not selected. The study asks for none.</source>
        <translation>变异体涉及的缺陷案例更少的族不会被选择。研究中没有此要求。</translation>
    </message>
    <message>
        <source>Choose families on</source>
        <translation>选择族所依据的数据集</translation>
    </message>
    <message>
        <source>Least &amp;hit rate</source>
        <translation>最低命中率(&amp;H)</translation>
    </message>
    <message>
        <source>Share of a family&apos;s mutants whose IQ and EQ are at or above the medians of their data set (High-High)</source>
        <translation>族中 IQ 和 EQ 均不低于其数据集中位数（High-High）的变异体的比例</translation>
    </message>
    <message>
        <source>Least number of &amp;bugs</source>
        <translation>最少缺陷案例数(&amp;B)</translation>
    </message>
    <message>
        <source>Least hit rate</source>
        <translation>最低命中率</translation>
    </message>
    <message>
        <source>A threshold that the study reports</source>
        <translation>研究所报告的阈值</translation>
    </message>
    <message>
        <source>What is not checked is left out and validates the choice</source>
        <translation>未勾选者被留出，用于验证选择</translation>
    </message>
    <message>
        <source>At least one data set is needed</source>
        <translation>至少需要一个数据集</translation>
    </message>
</context>
<context>
    <name>semblance::SelectionPage</name>
    <message>
        <source>&amp;Import published results…</source>
        <translation>导入已发表的结果(&amp;I)…</translation>
    </message>
    <message>
        <source>Families of mutants</source>
        <translation>变异体的族</translation>
    </message>
    <message>
        <source>Which families are worth training?</source>
        <translation>哪些族值得训练？</translation>
    </message>
    <message>
        <source>Pre-training mutants by intrinsic and extrinsic quality</source>
        <translation>训练前变异体的内在质量与外在质量</translation>
    </message>
    <message>
        <source>Validation on the data sets left out</source>
        <translation>在留出的数据集上验证</translation>
    </message>
    <message>
        <source>No mutant with an IQ passes the filters.</source>
        <translation>没有具有 IQ 的变异体符合筛选条件。</translation>
    </message>
    <message>
        <source>Dashed: medians of a data set; shaded: its High-High quadrant. Points: %1.</source>
        <translation>虚线：数据集的中位数；阴影：其 High-High 象限。点：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 families selected</source>
        <translation>已选择 %1 / %2 个族</translation>
    </message>
    <message>
        <source>There is a single data set, so nothing can be left out to validate on.</source>
        <translation>只有一个数据集，因此无法留出数据集用于验证。</translation>
    </message>
    <message>
        <source>Families are chosen on all data sets. For the validation, each is left out once and families are chosen on the others.</source>
        <translation>族依据所有数据集选择。验证时，每个数据集各留出一次，并依据其余数据集选择族。</translation>
    </message>
    <message>
        <source>No mutant has an intrinsic quality (IQ) yet. IQ comes with imported quality files (quality_&lt;bug&gt;_pre_training.csv).</source>
        <translation>还没有变异体具有内在质量（IQ）。IQ 来自导入的质量文件（quality_&lt;bug&gt;_pre_training.csv）。</translation>
    </message>
</context>
<context>
    <name>semblance::StatusLine</name>
    <message>
        <source>&quot;%1&quot;</source>
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
    <name>semblance::StudyReports</name>
    <message>
        <source>Check of the project</source>
        <translation>项目检查</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>These results were imported before; nothing has changed.</source>
        <translation>这些结果先前已导入；没有任何变化。</translation>
    </message>
    <message>
        <source>Imported: %1 mutants of %2 bugs.</source>
        <translation>已导入：%2 个缺陷案例的 %1 个变异体。</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>导入报告</translation>
    </message>
</context>
<context>
    <name>semblance::StyleRows</name>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
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
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>字号</translation>
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
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Okabe–Ito, for every kind of colour vision</source>
        <translation>Okabe–Ito，适合各类色觉</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>H&amp;atches, to tell scenarios apart in grey print</source>
        <translation>填充图案，便于在灰度印刷中区分场景(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Title above the figure</source>
        <translation>图形上方的标题(&amp;T)</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Of PNG files and of the picture on the clipboard</source>
        <translation>PNG 文件和剪贴板图片的分辨率</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>配色(&amp;L)：</translation>
    </message>
    <message>
        <source>Line wi&amp;dth:</source>
        <translation>线宽(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation>分辨率(&amp;R)：</translation>
    </message>
</context>
<context>
    <name>semblance::ThresholdsPane</name>
    <message>
        <source>&amp;Defaults</source>
        <translation>默认值(&amp;D)</translation>
    </message>
    <message>
        <source>The defaults were tuned on the cases that the study lists: how well they meet those is a fit, not a prediction.</source>
        <translation>默认值是依据研究所列的案例调整的：它们与这些案例的吻合程度是拟合，而非预测。</translation>
    </message>
    <message>
        <source>Set all thresholds back</source>
        <translation>将所有阈值恢复为默认值</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Reset thresholds</source>
        <translation>重置阈值</translation>
    </message>
</context>
<context>
    <name>semblance::WelcomePage</name>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation>变异体与它所代表的真实缺陷有多相似？</translation>
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
    <message>
        <source>You can also drag a project folder, or a folder of published results, onto this window.</source>
        <translation>也可以将项目文件夹或已发表结果的文件夹拖到此窗口上。</translation>
    </message>
    <message>
        <source>Import published results…</source>
        <translation>导入已发表的结果…</translation>
    </message>
    <message>
        <source>A folder with coupling_strength and detectability_overlap, as replication packages have it.</source>
        <translation>包含 coupling_strength 和 detectability_overlap 的文件夹，如复现包中所提供的。</translation>
    </message>
</context>
<context>
    <name>semblance::WinnersView</name>
    <message>
        <source>Wins by data set</source>
        <translation>按数据集的胜出情况</translation>
    </message>
    <message>
        <source>Arrow keys move from part to part, Enter shows the data set alone.</source>
        <translation>方向键在各部分之间移动，Enter 键单独显示该数据集。</translation>
    </message>
    <message>
        <source>All data sets</source>
        <translation>所有数据集</translation>
    </message>
    <message>
        <source>%1 of %2 bugs won by the tie rule</source>
        <translation>%2 个缺陷案例中有 %1 个凭并列规则胜出</translation>
    </message>
    <message>
        <source>%1 of %2 bugs won</source>
        <translation>%2 个缺陷案例中有 %1 个胜出</translation>
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
<context>
    <name>semblance::YesDelegate</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
</context>
</TS>
