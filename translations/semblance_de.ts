<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Attention</name>
    <message>
        <source>no %1</source>
        <translation>kein %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>inputs: %1</source>
        <translation>Eingaben: %1</translation>
    </message>
    <message>
        <source>mutants: %1</source>
        <translation>Mutanten: %1</translation>
    </message>
    <message>
        <source>Bugs that deviate: %1</source>
        <translation>Abweichende Bugs: %1</translation>
    </message>
    <message>
        <source>Weak oracles: %1</source>
        <translation>Schwache Orakel: %1</translation>
    </message>
    <message>
        <source>Baselines that differ: %1</source>
        <translation>Abweichende Originale: %1</translation>
    </message>
    <message>
        <source>Bugs without all scenarios: %1</source>
        <translation>Bugs ohne alle Szenarien: %1</translation>
    </message>
    <message>
        <source>Faults that fail most inputs: %1</source>
        <translation>Fehler, die die meisten Eingaben töten: %1</translation>
    </message>
    <message>
        <source>Bugs with few test inputs: %1</source>
        <translation>Bugs mit wenigen Testeingaben: %1</translation>
    </message>
    <message>
        <source>Excluded mutants: %1</source>
        <translation>Ausgeschlossene Mutanten: %1</translation>
    </message>
    <message>
        <source>Mutants never killed: %1</source>
        <translation>Nie getötete Mutanten: %1</translation>
    </message>
    <message>
        <source>They do not follow the trend that pre-training mutants resemble the fault more.</source>
        <translation>Sie folgen nicht dem Trend, dass Mutanten vor dem Training dem Fehler stärker ähneln.</translation>
    </message>
    <message>
        <source>The fault fails too few test inputs to tell mutants apart.</source>
        <translation>Der Fehler tötet zu wenige Testeingaben, um Mutanten zu unterscheiden.</translation>
    </message>
    <message>
        <source>The fault fails other inputs in one scenario than in another, so their originals differ.</source>
        <translation>Der Fehler tötet je nach Szenario andere Eingaben, also unterscheiden sich die Originale.</translation>
    </message>
    <message>
        <source>They are left out where scenarios are compared.</source>
        <translation>Sie bleiben bei Vergleichen der Szenarien außen vor.</translation>
    </message>
    <message>
        <source>The fault fails more than %1 % of the test inputs, so a high CS comes for free.</source>
        <translation>Der Fehler tötet mehr als %1 % der Testeingaben, daher ergibt sich ein hohes CS von selbst.</translation>
    </message>
    <message>
        <source>With fewer than %1 test inputs CS and IoU take few values only.</source>
        <translation>Bei weniger als %1 Testeingaben nehmen CS und IoU nur wenige Werte an.</translation>
    </message>
    <message>
        <source>They count nowhere. The Mutants page says why.</source>
        <translation>Sie zählen nirgends mit. Den Grund nennt die Seite „Mutanten“.</translation>
    </message>
    <message>
        <source>Their CS would be 0/0; it counts as 0, as in the study.</source>
        <translation>Ihr CS wäre 0/0; es zählt wie in der Studie als 0.</translation>
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
        <translation>%1 hat den höchsten Median von %2.</translation>
    </message>
    <message>
        <source>%1 has the highest median %2, tied with %3.</source>
        <translation>%1 hat den höchsten Median von %2, gleichauf mit %3.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>The fault fails %1 of the %2 test inputs: a high CS comes for free.</source>
        <translation>Der Fehler tötet %1 der %2 Testeingaben: Ein hohes CS ergibt sich von selbst.</translation>
    </message>
    <message>
        <source>The fault fails %1 of the %2 test inputs.</source>
        <translation>Der Fehler tötet %1 der %2 Testeingaben.</translation>
    </message>
    <message>
        <source>To be read with care</source>
        <translation>Mit Vorsicht zu lesen</translation>
    </message>
    <message>
        <source>Deviation: %1</source>
        <translation>Abweichung: %1</translation>
    </message>
</context>
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
    <message>
        <source>control mutants</source>
        <translation>Kontrollmutanten</translation>
    </message>
    <message>
        <source>mutants whose mutation changed nothing</source>
        <translation>Mutanten, deren Mutation nichts geändert hat</translation>
    </message>
    <message>
        <source>grey band: training noise, quartiles over %1 bugs of the medians of %2</source>
        <translation>graues Band: Trainingsrauschen, Quartile der Mediane von %2 über %1 Bugs</translation>
    </message>
</context>
<context>
    <name>BugwiseLayouter</name>
    <message>
        <source>Bug labels had to shrink to %1 pt. Use a wider figure or fewer bugs.</source>
        <translation>Die Bug-Beschriftungen mussten auf %1 pt verkleinert werden. Bitte eine breitere Abbildung oder weniger Bugs wählen.</translation>
    </message>
    <message>
        <source>There is no room for the numbers of mutants. Use a larger figure.</source>
        <translation>Für die Anzahlen der Mutanten ist kein Platz. Bitte eine größere Abbildung wählen.</translation>
    </message>
    <message>
        <source>Training noise</source>
        <translation>Trainingsrauschen</translation>
    </message>
</context>
<context>
    <name>DeviationText</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegenüber %2</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 gewinnt bei %2</translation>
    </message>
    <message>
        <source>%1 wins %2 (ahead of pre by %3)</source>
        <translation>%1 gewinnt bei %2 (%3 vor pre)</translation>
    </message>
    <message>
        <source>%1 wins CS, but the upper whiskers of pre (%2) and %1 (%3) both reach %4: the best mutants of either are almost perfect.</source>
        <translation>%1 gewinnt bei CS, aber die oberen Antennen (Whisker) von pre (%2) und %1 (%3) erreichen beide %4: Die besten Mutanten sind auf beiden Seiten fast perfekt.</translation>
    </message>
    <message>
        <source>the higher CS maximum (%1)</source>
        <translation>das höhere CS-Maximum (%1)</translation>
    </message>
    <message>
        <source>the higher CS whisker (%1)</source>
        <translation>die höhere CS-Antenne (%1)</translation>
    </message>
    <message>
        <source>%1 leads on CS by only %2 (at most %3 counts as narrow), while pre wins IoU and has %4.</source>
        <translation>%1 führt bei CS nur um %2 (als knapp gilt höchstens %3), während pre bei IoU gewinnt und %4 hat.</translation>
    </message>
    <message>
        <source>Post-training wins the medians of CS (%1) and IoU (%2), but no maximum of pre is lower: CS %3, IoU %4.</source>
        <translation>Nach dem Training sind die Mediane von CS (%1) und IoU (%2) höher, aber kein Maximum von pre ist niedriger: CS %3, IoU %4.</translation>
    </message>
    <message>
        <source>Pre wins CS and %1 wins IoU by %2, but pre has the higher IoU maximum (%3).</source>
        <translation>Pre gewinnt bei CS und %1 bei IoU um %2, aber pre hat das höhere IoU-Maximum (%3).</translation>
    </message>
    <message>
        <source>%1, %2, and no tail of pre explains it.</source>
        <translation>%1, %2, und kein Ausläufer von pre erklärt es.</translation>
    </message>
    <message>
        <source>In all scenarios three quarters of the mutants have CS and IoU of at most %1.</source>
        <translation>In allen Szenarien haben drei Viertel der Mutanten CS und IoU von höchstens %1.</translation>
    </message>
    <message>
        <source>In all scenarios the medians of CS and IoU are at least %1.</source>
        <translation>In allen Szenarien liegen die Mediane von CS und IoU bei mindestens %1.</translation>
    </message>
    <message>
        <source>In all scenarios the CS median is at least %1 and the IoU median at most %2: the mutants kill what the fault kills, but only a small part of it.</source>
        <translation>In allen Szenarien beträgt der CS-Median mindestens %1 und der IoU-Median höchstens %2: Die Mutanten töten, was der Fehler tötet, aber nur einen kleinen Teil davon.</translation>
    </message>
    <message>
        <source>The fault is known to fail fewer than %1 test inputs: too few to tell mutants apart.</source>
        <translation>Der Fehler tötet bekanntermaßen weniger als %1 Testeingaben: zu wenige, um Mutanten zu unterscheiden.</translation>
    </message>
    <message>
        <source>The fault kills differ between the scenarios, so they were compared with different originals.</source>
        <translation>Was der Fehler tötet, unterscheidet sich zwischen den Szenarien; sie wurden also mit verschiedenen Originalen verglichen.</translation>
    </message>
    <message>
        <source>On the trend</source>
        <translation>Im Trend</translation>
    </message>
    <message>
        <source>High tails on both sides</source>
        <translation>Hohe Ausläufer auf beiden Seiten</translation>
    </message>
    <message>
        <source>Narrow lead on CS</source>
        <translation>Knapper Vorsprung bei CS</translation>
    </message>
    <message>
        <source>Post wins medians, pre keeps tails</source>
        <translation>Post hat Mediane, pre Ausläufer</translation>
    </message>
    <message>
        <source>Post leads on IoU only</source>
        <translation>Post führt nur bei IoU</translation>
    </message>
    <message>
        <source>Reversal</source>
        <translation>Umkehrung</translation>
    </message>
    <message>
        <source>Usual level</source>
        <translation>Übliches Niveau</translation>
    </message>
    <message>
        <source>CS and IoU near zero</source>
        <translation>CS und IoU nahe null</translation>
    </message>
    <message>
        <source>CS and IoU near one</source>
        <translation>CS und IoU nahe eins</translation>
    </message>
    <message>
        <source>High CS, low IoU</source>
        <translation>Hohes CS, niedrige IoU</translation>
    </message>
    <message>
        <source>Pre-training mutants win CS and IoU, as for most bugs.</source>
        <translation>Mutanten vor dem Training gewinnen bei CS und IoU, wie bei den meisten Bugs.</translation>
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
    <name>FigureComposer</name>
    <message>
        <source>Text of %1 pt is hard to read in print. Use at least %2 pt.</source>
        <translation>Text mit %1 pt ist im Druck schwer lesbar. Bitte mindestens %2 pt verwenden.</translation>
    </message>
    <message>
        <source>Lines of %1 pt may vanish in print. Use at least %2 pt.</source>
        <translation>Linien mit %1 pt können im Druck verschwinden. Bitte mindestens %2 pt verwenden.</translation>
    </message>
    <message>
        <source>The height is too small for the content; the figure was made higher.</source>
        <translation>Die Höhe reicht für den Inhalt nicht aus; die Abbildung wurde höher gemacht.</translation>
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
    <name>FigurePresets</name>
    <message>
        <source>one column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>one and a half columns</source>
        <translation>anderthalb Spalten</translation>
    </message>
    <message>
        <source>two columns</source>
        <translation>zwei Spalten</translation>
    </message>
    <message>
        <source>text width</source>
        <translation>Textbreite</translation>
    </message>
    <message>
        <source>%1, %2 mm</source>
        <translation>%1, %2 mm</translation>
    </message>
    <message>
        <source>Any journal, %1</source>
        <translation>Beliebige Zeitschrift, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
    <name>OperatorText</name>
    <message>
        <source>whole program</source>
        <translation>ganzes Programm</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>neurons</source>
        <translation>Neuronen</translation>
    </message>
    <message>
        <source>binary search</source>
        <translation>binäre Suche</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>alle Werte</translation>
    </message>
</context>
<context>
    <name>OperatorsFigure</name>
    <message>
        <source>grey, hollow: fewer than %1 bugs, not ranked</source>
        <translation>grau, hohl: weniger als %1 Bugs, ohne Rang</translation>
    </message>
    <message>
        <source>not ranked, fewer than %1 bugs: %2</source>
        <translation>ohne Rang, weniger als %1 Bugs: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Value of a bug: median over the mutants of the operator</source>
        <translation>Wert eines Bugs: Median über die Mutanten des Operators</translation>
    </message>
    <message>
        <source>point: median over the bugs</source>
        <translation>Punkt: Median über die Bugs</translation>
    </message>
    <message>
        <source>bar: quartiles (type 7)</source>
        <translation>Balken: Quartile (Typ 7)</translation>
    </message>
    <message>
        <source>rank: with its 95 % bootstrap interval over the bugs</source>
        <translation>Rang: mit 95-%-Bootstrap-Intervall über die Bugs</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 by operator</source>
        <translation>%1 nach Operator</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, mutants: %2</source>
        <translation>%1, Mutanten: %2</translation>
    </message>
    <message>
        <source>quartiles %1, %2, %3</source>
        <translation>Quartile %1, %2, %3</translation>
    </message>
    <message>
        <source>too few bugs to be ranked</source>
        <translation>zu wenige Bugs für einen Rang</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>rank %1, 95 % interval %2 to %3; first in %4 % of the resamples</source>
        <translation>Rang %1, 95-%-Intervall %2 bis %3; Erster in %4 % der Stichproben</translation>
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
        <translation>Rang</translation>
    </message>
    <message>
        <source>There is no room for the rank intervals. Use a wider figure.</source>
        <translation>Für die Rangintervalle ist kein Platz. Bitte eine breitere Abbildung wählen.</translation>
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
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Deviations</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>Mutanten</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>SelectionOutcome</name>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>Mutanten</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>Median IQ</source>
        <translation>Median der IQ</translation>
    </message>
    <message>
        <source>Median EQ</source>
        <translation>Median der EQ</translation>
    </message>
    <message>
        <source>Share of High-High</source>
        <translation>Anteil High-High</translation>
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
    <name>StudySummary</name>
    <message>
        <source>computing…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>negligible</source>
        <translation>vernachlässigbar</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>95 % interval of r</source>
        <translation>95-%-Intervall von r</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Training noise</source>
        <translation>Trainingsrauschen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (bugs: %2)</source>
        <translation>%1 (Bugs: %2)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Medians of the bugs&apos; medians</source>
        <translation>Mediane der Mediane der Bugs</translation>
    </message>
    <message>
        <source>Median over the bugs of a bug&apos;s median, with its 95 % percentile bootstrap interval over bugs. noise: mutants that are no mutants.</source>
        <translation>Median über die Bugs vom Median eines Bugs, mit 95-%-Perzentil-Bootstrap-Intervall über die Bugs. noise: Mutanten, die keine sind.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Bugs</source>
        <translation>Bugs</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>The unchanged program, trained anew as a control, reaches %2 on %1 (median over %3 bugs). A value near it says little.</source>
        <translation>Das unveränderte Programm, als Kontrolle neu trainiert, erreicht %2 bei %1 (Median über %3 Bugs). Ein Wert in dieser Nähe sagt wenig aus.</translation>
    </message>
    <message>
        <source>Unmutated copies, compared with other trainings of the same program, reach %2 on %1 (median over %3 bugs). A value near it says little.</source>
        <translation>Unmutierte Kopien, verglichen mit anderen Trainings desselben Programms, erreichen %2 bei %1 (Median über %3 Bugs). Ein Wert in dieser Nähe sagt wenig aus.</translation>
    </message>
</context>
<context>
    <name>Thresholds</name>
    <message>
        <source>High tails: CS whiskers of at least</source>
        <translation>Hohe Ausläufer: CS-Antennen von mindestens</translation>
    </message>
    <message>
        <source>Narrow lead: CS gap of at most</source>
        <translation>Knapper Vorsprung: CS-Abstand von höchstens</translation>
    </message>
    <message>
        <source>Near zero: third quartiles of at most</source>
        <translation>Nahe null: dritte Quartile von höchstens</translation>
    </message>
    <message>
        <source>Near one: medians of at least</source>
        <translation>Nahe eins: Mediane von mindestens</translation>
    </message>
    <message>
        <source>High CS: medians of at least</source>
        <translation>Hohes CS: Mediane von mindestens</translation>
    </message>
    <message>
        <source>Low IoU: medians of at most</source>
        <translation>Niedrige IoU: Mediane von höchstens</translation>
    </message>
    <message>
        <source>Weak oracle: the fault fails fewer inputs than</source>
        <translation>Schwaches Orakel: Der Fehler tötet weniger Eingaben als</translation>
    </message>
    <message>
        <source>Values tie that differ by less than</source>
        <translation>Gleichstand: Werte unterscheiden sich um weniger als</translation>
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
    <message>
        <source>Coverage (R)</source>
        <translation>Abdeckung (R)</translation>
    </message>
    <message>
        <source>1 bug</source>
        <translation>1 Bug</translation>
    </message>
    <message>
        <source>%1 bugs</source>
        <translation>%1 Bugs</translation>
    </message>
</context>
<context>
    <name>WinnersFigure</name>
    <message>
        <source>%1: bugs won</source>
        <translation>%1: gewonnene Bugs</translation>
    </message>
    <message>
        <source>A scenario wins a bug when its median over the mutants is the highest</source>
        <translation>Ein Szenario gewinnt einen Bug, wenn sein Median über die Mutanten am höchsten ist</translation>
    </message>
    <message>
        <source>medians within 1e-9 tie, and the earliest scenario wins</source>
        <translation>Mediane innerhalb von 1e-9 gelten als gleich; dann gewinnt das früheste Szenario</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>WinnersLayouter</name>
    <message>
        <source>Won by the tie rule only</source>
        <translation>Nur durch die Gleichstandsregel gewonnen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
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
        <translation>%1 (%2), %3 gleichauf</translation>
    </message>
    <message>
        <source>There is no room for the percentages. Use a wider figure.</source>
        <translation>Für die Prozentwerte ist kein Platz. Bitte eine breitere Abbildung wählen.</translation>
    </message>
    <message>
        <source>The figure is too narrow for its numbers. Use a wider figure.</source>
        <translation>Die Abbildung ist für ihre Zahlen zu schmal. Bitte eine breitere Abbildung wählen.</translation>
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
        <source>%1 mutants of %2 bugs imported; %3 bugs are new or have changed.</source>
        <translation>%1 Mutanten von %2 Bugs importiert; %3 Bugs sind neu oder geändert.</translation>
    </message>
    <message>
        <source>The name ends with none of .csv, .tex and .md; say which --format to write.</source>
        <translation>Der Name endet auf keines von .csv, .tex und .md; bitte mit --format das Format angeben.</translation>
    </message>
    <message>
        <source>--threshold %1: write name=value with a number of at least 0.</source>
        <translation>--threshold %1: bitte name=value mit einer Zahl von mindestens 0 angeben.</translation>
    </message>
    <message>
        <source>--threshold %1: there is no such threshold; known are %2.</source>
        <translation>--threshold %1: Es gibt keinen solchen Schwellenwert; bekannt sind %2.</translation>
    </message>
    <message>
        <source>There is no data set &quot;%1&quot;; the project has %2.</source>
        <translation>Es gibt keinen Datensatz „%1“; das Projekt hat %2.</translation>
    </message>
    <message>
        <source>There are no results to make a table of. Run the project or import results first.</source>
        <translation>Es gibt keine Ergebnisse für eine Tabelle. Bitte zuerst das Projekt ausführen oder Ergebnisse importieren.</translation>
    </message>
    <message>
        <source>There are no results to draw. Run the project or import results first, or choose another data set.</source>
        <translation>Es gibt keine Ergebnisse zum Zeichnen. Bitte zuerst das Projekt ausführen, Ergebnisse importieren oder einen anderen Datensatz wählen.</translation>
    </message>
    <message>
        <source>No mutants show the training noise; the figure has no noise band.</source>
        <translation>Keine Mutanten zeigen das Trainingsrauschen; die Abbildung hat kein Rauschband.</translation>
    </message>
    <message>
        <source>No operator has mutants of %1 bugs or more. Choose a smaller --min-bugs, or --unranked to draw all of them.</source>
        <translation>Kein Operator hat Mutanten von mindestens %1 Bugs. Bitte ein kleineres --min-bugs wählen, oder --unranked, um alle zu zeichnen.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>semblance-torch.so is not in %1: programs cannot be trained. Install Semblance&apos;s training engine or name its folder in SEMBLANCE_PLUGINS</source>
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
        <source>the targets hold class %1, but the output has only the classes 0 to %2; change the last layer&apos;s units or the targets</source>
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
        <source>A learning-rate stage holds from the first epoch on, so the optimiser&apos;s rate has no effect.</source>
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
        <source>%1 has no parameter; remove the value &apos;%2&apos;.</source>
        <translation>%1 hat keinen Parameter; bitte den Wert &apos;%2&apos; entfernen.</translation>
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
        <source>Change the optimiser</source>
        <translation>Optimierer ändern</translation>
    </message>
    <message>
        <source>%1: %2 &apos;%3&apos;</source>
        <translation>%1: %2 &apos;%3&apos;</translation>
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
        <source>must be one character or &quot;whitespace&quot;</source>
        <translation>muss ein einzelnes Zeichen oder &quot;whitespace&quot; sein</translation>
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
        <source>%1 %2 is larger than the input %3; use padding &quot;same&quot; or a smaller one</source>
        <translation>%1 %2 ist größer als die Eingabe %3; padding &quot;same&quot; oder einen kleineren Wert verwenden</translation>
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
        <source>Fisher&apos;s iris flowers: 150 rows, 4 lengths in cm, 3 species.</source>
        <translation>Fishers Irisblüten: 150 Zeilen, 4 Längen in cm, 3 Arten.</translation>
    </message>
    <message>
        <source>There is no built-in data set &apos;%1&apos;; known are: %2.</source>
        <translation>Es gibt keinen eingebauten Datensatz &apos;%1&apos;; bekannt sind: %2.</translation>
    </message>
    <message>
        <source>csv: the %1 must be one ASCII character, not &apos;%2&apos;.</source>
        <translation>csv: Das %1 muss ein einzelnes ASCII-Zeichen sein, nicht &apos;%2&apos;.</translation>
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
        <source>csv: unknown encoding &apos;%1&apos;; for example UTF-8, UTF-16, ISO-8859-1.</source>
        <translation>csv: unbekannte Kodierung &apos;%1&apos;; möglich sind zum Beispiel UTF-8, UTF-16, ISO-8859-1.</translation>
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
        <source>csv: the decimal mark must be &apos;.&apos; or &apos;,&apos;, not &apos;%1&apos;.</source>
        <translation>csv: Das Dezimalzeichen muss &apos;.&apos; oder &apos;,&apos; sein, nicht &apos;%1&apos;.</translation>
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
        <source>Parameter &apos;labels&apos; is %1; with %2 classes it must be at most %3.</source>
        <translation>Der Parameter &apos;labels&apos; ist %1; bei %2 Klassen darf er höchstens %3 sein.</translation>
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
        <source>target %1 does not occur in the training rows; set fit_on = &quot;all&quot; in this step</source>
        <translation>Zielwert %1 kommt in den Trainingszeilen nicht vor; in diesem Schritt fit_on = &quot;all&quot; setzen</translation>
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
        <source>there is no column &apos;%1&apos;; the columns are: %2</source>
        <translation>es gibt keine Spalte &apos;%1&apos;; vorhandene Spalten: %2</translation>
    </message>
    <message>
        <source>not a number: &apos;%1&apos; in column &apos;%2&apos;; correct it, list it under missing, or add a step (%3)</source>
        <translation>keine Zahl: &apos;%1&apos; in Spalte &apos;%2&apos;; bitte korrigieren, unter missing aufführen oder einen Schritt hinzufügen (%3)</translation>
    </message>
    <message>
        <source>no value in column &apos;%1&apos; (NaN in the CSV); add a step (%2, %3)</source>
        <translation>kein Wert in Spalte &apos;%1&apos; (NaN in der CSV); bitte einen Schritt hinzufügen (%2, %3)</translation>
    </message>
    <message>
        <source>two columns are called &apos;%1&apos;; use their numbers, from 0</source>
        <translation>zwei Spalten heißen &apos;%1&apos;; bitte ihre Nummern verwenden, gezählt ab 0</translation>
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
        <source>The rule &apos;%1&apos; has no parameter &apos;%2&apos;; it has: %3.</source>
        <translation>Die Regel &apos;%1&apos; hat keinen Parameter &apos;%2&apos;; sie hat: %3.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is %2; it must be a whole number in %3..%4.</source>
        <translation>Der Parameter &apos;%1&apos; ist %2; er muss eine ganze Zahl in %3..%4 sein.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is %2; it must be in %3..%4.</source>
        <translation>Der Parameter &apos;%1&apos; ist %2; er muss in %3..%4 liegen.</translation>
    </message>
    <message>
        <source>There is no synthetic rule &apos;%1&apos;; known are: %2.</source>
        <translation>Es gibt keine synthetische Regel &apos;%1&apos;; bekannt sind: %2.</translation>
    </message>
    <message>
        <source>Random boards on a torus and their next state in Conway&apos;s Game of Life; the input is padded by wrapping round.</source>
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
        <source>Word counts of random documents that belong to any number of classes, by the rule of scikit-learn&apos;s function of that name.</source>
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
        <source>the source and the split leave it no rows; change the test fraction or the source&apos;s numbers of rows.</source>
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
        <source>arrays of type &apos;%1&apos; cannot be used; save booleans, integers or floats</source>
        <translation>Arrays vom Typ &apos;%1&apos; sind nicht verwendbar; bitte Wahrheitswerte, ganze Zahlen oder Gleitkommazahlen speichern</translation>
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
        <source>&apos;%1&apos; in column &apos;%2&apos; does not occur in the training rows; set fit_on = &quot;all&quot; in the step that encodes it</source>
        <translation>&apos;%1&apos; in Spalte &apos;%2&apos; kommt in den Trainingszeilen nicht vor; in dem Schritt, der sie kodiert, fit_on = &quot;all&quot; setzen</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; has no values to learn from</source>
        <translation>Spalte &apos;%1&apos; hat keine Werte, aus denen gelernt werden kann</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is text; fill it with most_frequent or a value</source>
        <translation>Spalte &apos;%1&apos; ist Text; bitte mit most_frequent oder einem Wert auffüllen</translation>
    </message>
    <message>
        <source>column &apos;%1&apos; is numeric; fill it with mean, median, most_frequent or a number, not &apos;%2&apos;</source>
        <translation>Spalte &apos;%1&apos; ist numerisch; bitte mit mean, median, most_frequent oder einer Zahl auffüllen, nicht mit &apos;%2&apos;</translation>
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
        <source>The results hold an unknown status &quot;%1&quot;.</source>
        <translation>Die Ergebnisse enthalten einen unbekannten Status „%1“.</translation>
    </message>
    <message>
        <source>The results hold an unknown scenario &quot;%1&quot;.</source>
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
        <source>There is no operator &quot;%1&quot;. &quot;semblance-cli operators&quot; lists them all.</source>
        <translation>Es gibt keinen Operator „%1“. „semblance-cli operators“ listet alle auf.</translation>
    </message>
    <message>
        <source>%1 is listed twice.</source>
        <translation>%1 ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>The project has no pair &quot;%1&quot;.</source>
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
        <source>None of %1 attempts kept %2 of the original&apos;s accuracy.</source>
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
        <source>There is no sample project &quot;%1&quot;. Samples: %2.</source>
        <translation>Es gibt kein Beispielprojekt „%1“. Beispiele: %2.</translation>
    </message>
    <message>
        <source>Three real bugs of small dense networks; needs no data and runs in minutes.</source>
        <translation>Drei echte Bugs kleiner Dense-Netze; benötigt keine Daten und läuft in wenigen Minuten.</translation>
    </message>
    <message>
        <source>This is no Semblance project: there is no %1 in it. Make one with &quot;semblance-cli new&quot;.</source>
        <translation>Dies ist kein Semblance-Projekt: %1 fehlt darin. Ein neues lässt sich mit „semblance-cli new“ anlegen.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is also used by %2. Ids must differ.</source>
        <translation>Die ID „%1“ wird auch von %2 verwendet. IDs müssen verschieden sein.</translation>
    </message>
    <message>
        <source>There is already a project in this folder. Choose another one.</source>
        <translation>In diesem Ordner ist bereits ein Projekt. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The project has no bug-fix pairs yet. Put their files into the folder &quot;pairs&quot;.</source>
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
    <message>
        <source>Bug</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Kills, %1</source>
        <translation>Tötungen, %1</translation>
    </message>
    <message>
        <source>Base rate</source>
        <translation>Basisrate</translation>
    </message>
    <message>
        <source>Same in all scenarios</source>
        <translation>In allen Szenarien gleich</translation>
    </message>
    <message>
        <source>What the faults kill</source>
        <translation>Was die Fehler töten</translation>
    </message>
    <message>
        <source>Test inputs that one instance of the fault kills on average. Base rate: their share of the test set; near 1 a high CS comes for free.</source>
        <translation>Testeingaben, die eine Instanz des Fehlers im Mittel tötet. Basisrate: ihr Anteil an der Testmenge; nahe 1 ergibt sich ein hohes CS von selbst.</translation>
    </message>
    <message>
        <source>The fault&apos;s kills differ between the scenarios (%1): they were compared with different originals or faults.</source>
        <translation>Was der Fehler tötet, unterscheidet sich zwischen den Szenarien (%1): Sie wurden mit verschiedenen Originalen oder Fehlern verglichen.</translation>
    </message>
    <message>
        <source>CS and IoU in scenario %1 are no whole kills of inputs: a value was changed or rounded. Kill masses stay unknown.</source>
        <translation>CS und IoU in Szenario %1 ergeben keine ganzzahligen Anzahlen getöteter Eingaben: Ein Wert wurde geändert oder gerundet. Die Tötungsmassen bleiben unbekannt.</translation>
    </message>
    <message>
        <source>IoU is larger than CS for %1 in scenario %2: that cannot be, one of them is wrong.</source>
        <translation>Die IoU ist für %1 in Szenario %2 größer als CS: Das ist unmöglich, einer der Werte ist falsch.</translation>
    </message>
    <message>
        <source>The quality data do not belong to one number of test inputs: the mutants&apos; kills give %1 to %2.</source>
        <translation>Die Qualitätsdaten gehören nicht zu einer einheitlichen Anzahl von Testeingaben: Aus den Tötungen der Mutanten ergeben sich %1 bis %2.</translation>
    </message>
    <message>
        <source>There are no published results in this folder. Choose the one that holds coupling_strength and detectability_overlap.</source>
        <translation>In diesem Ordner sind keine veröffentlichten Ergebnisse. Bitte den Ordner wählen, der coupling_strength und detectability_overlap enthält.</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>The row has %1 fields instead of %2.</source>
        <translation>Die Zeile hat %1 Felder statt %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a mutant of %2.</source>
        <translation>„%1“ ist kein Name eines Mutanten von %2.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; it must be a number between 0 and 1.</source>
        <translation>%1 ist „%2“; der Wert muss eine Zahl zwischen 0 und 1 sein.</translation>
    </message>
    <message>
        <source>There are no files quality_BUG_pre_training.csv in this folder.</source>
        <translation>In diesem Ordner sind keine Dateien quality_BUG_pre_training.csv.</translation>
    </message>
    <message>
        <source>The row has %1 fields instead of 2.</source>
        <translation>Die Zeile hat %1 Felder statt 2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a mutant of another scenario than the file.</source>
        <translation>„%1“ ist ein Mutant eines anderen Szenarios als die Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>The value %1 is not between 0 and 1.</source>
        <translation>Der Wert %1 liegt nicht zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>The file holds no mutants.</source>
        <translation>Die Datei enthält keine Mutanten.</translation>
    </message>
    <message>
        <source>This folder does not belong to the results; it was passed over.</source>
        <translation>Dieser Ordner gehört nicht zu den Ergebnissen; er wurde übergangen.</translation>
    </message>
    <message>
        <source>The name is not that of a file of results here; it was passed over.</source>
        <translation>So heißt hier keine Ergebnisdatei; sie wurde übergangen.</translation>
    </message>
    <message>
        <source>This is no text in UTF-8. The file is damaged, or must be saved in UTF-8.</source>
        <translation>Dies ist kein UTF-8-Text. Die Datei ist beschädigt oder muss in UTF-8 gespeichert werden.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file ends within a line: it was cut off. Get the whole file.</source>
        <translation>Die Datei endet mitten in einer Zeile: Sie wurde abgeschnitten. Bitte die vollständige Datei besorgen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) of this file were refused.</source>
        <translation>
            <numerusform>%n weitere Zeile dieser Datei wurde abgelehnt.</numerusform>
            <numerusform>%n weitere Zeilen dieser Datei wurden abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <translation>%1 vs. %2</translation>
    </message>
    <message>
        <source>The project has a bug-fix pair or measured results of this bug. They were kept; import into another project.</source>
        <translation>Das Projekt hat ein Bug-Fix-Paar oder gemessene Ergebnisse dieses Bugs. Sie wurden behalten; bitte in ein anderes Projekt importieren.</translation>
    </message>
    <message>
        <source>%1 %2 and %3</source>
        <translation>%1 %2 und %3</translation>
    </message>
    <message>
        <source>High-High: IQ and EQ (IoU with the fault) at or above the data set&apos;s medians: %1.</source>
        <translation>High-High: IQ und EQ (IoU mit dem Fehler) mindestens gleich den Medianen des Datensatzes: %1.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>Mutanten</translation>
    </message>
    <message>
        <source>High-High</source>
        <translation>High-High</translation>
    </message>
    <message>
        <source>Bugs</source>
        <translation>Bugs</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>High-High bugs</source>
        <translation>High-High-Bugs</translation>
    </message>
    <message>
        <source>High-High data sets</source>
        <translation>High-High-Datensätze</translation>
    </message>
    <message>
        <source>Hit rate</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Chosen on</source>
        <translation>Gewählt auf</translation>
    </message>
    <message>
        <source>Least hit rate</source>
        <translation>Mindesttrefferquote</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Mutants selected</source>
        <translation>Ausgewählte Mutanten</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>IQ selected</source>
        <translation>IQ der Auswahl</translation>
    </message>
    <message>
        <source>EQ selected</source>
        <translation>EQ der Auswahl</translation>
    </message>
    <message>
        <source>High-High selected</source>
        <translation>High-High der Auswahl</translation>
    </message>
    <message>
        <source>Families of pre-training mutants</source>
        <translation>Familien von Mutanten vor dem Training</translation>
    </message>
    <message>
        <source>Selective mutation on data sets left out</source>
        <translation>Selektive Mutation auf ausgelassenen Datensätzen</translation>
    </message>
    <message>
        <source>Families with a hit rate of at least %1 on the other data sets are selected. High-High: share of mutants with IQ and EQ at or above the medians of the data set.</source>
        <translation>Ausgewählt sind Familien mit einer Trefferquote von mindestens %1 auf den übrigen Datensätzen. High-High: Anteil der Mutanten, deren IQ und EQ mindestens gleich den Medianen des Datensatzes sind.</translation>
    </message>
    <message>
        <source>The table cannot be written: %1.</source>
        <translation>Die Tabelle kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>lower whisker</source>
        <translation>untere Antenne</translation>
    </message>
    <message>
        <source>upper whisker</source>
        <translation>obere Antenne</translation>
    </message>
    <message>
        <source>outliers</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>low outliers</source>
        <translation>untere Ausreißer</translation>
    </message>
    <message>
        <source>high outliers</source>
        <translation>obere Ausreißer</translation>
    </message>
    <message>
        <source>The highest median wins; medians within 1e-9 are equal, and a tie goes to the first of pre, post1 and post2. A strict win has no tie.</source>
        <translation>Der höchste Median gewinnt; Mediane innerhalb von 1e-9 gelten als gleich, und bei Gleichstand gewinnt das erste von pre, post1 und post2. Ein strikter Sieg ist ohne Gleichstand.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Mutants of every bug</source>
        <translation>Mutanten aller Bugs</translation>
    </message>
    <message>
        <source>Quartiles by linear interpolation (type 7); whiskers reach to the last value within 1.5 interquartile ranges of the box.</source>
        <translation>Quartile durch lineare Interpolation (Typ 7); Antennen (Whisker) reichen bis zum letzten Wert innerhalb von 1,5 Interquartilsabständen um die Box.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Number tied</source>
        <translation>Anzahl gleichauf</translation>
    </message>
    <message>
        <source>Strict winner</source>
        <translation>Strikter Gewinner</translation>
    </message>
    <message>
        <source>Won by pre for a tie only</source>
        <translation>Von pre nur durch Gleichstand gewonnen</translation>
    </message>
    <message>
        <source>Lead of pre</source>
        <translation>Vorsprung von pre</translation>
    </message>
    <message>
        <source>Medians and winner of every bug</source>
        <translation>Mediane und Gewinner aller Bugs</translation>
    </message>
    <message>
        <source>%1 strictly</source>
        <translation>%1 strikt</translation>
    </message>
    <message>
        <source>Tied with pre</source>
        <translation>Gleichstand mit pre</translation>
    </message>
    <message>
        <source>Tied without pre</source>
        <translation>Gleichstand ohne pre</translation>
    </message>
    <message>
        <source>Bugs won by each scenario</source>
        <translation>Gewonnene Bugs je Szenario</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Enough bugs</source>
        <translation>Genügend Bugs</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Rank from</source>
        <translation>Rang von</translation>
    </message>
    <message>
        <source>Rank to</source>
        <translation>Rang bis</translation>
    </message>
    <message>
        <source>Share with rank 1</source>
        <translation>Anteil mit Rang 1</translation>
    </message>
    <message>
        <source>For each bug the median over the operator&apos;s mutants, then quartiles over the bugs. Operators of fewer than %1 bugs have no rank.</source>
        <translation>Für jeden Bug der Median über die Mutanten des Operators, dann Quartile über die Bugs. Operatoren mit weniger als %1 Bugs haben keinen Rang.</translation>
    </message>
    <message>
        <source>Intervals: percentile bootstrap over bugs, 10,000 resamples.</source>
        <translation>Intervalle: Perzentil-Bootstrap über die Bugs, 10.000 Stichproben.</translation>
    </message>
    <message>
        <source>Ranking of the operators</source>
        <translation>Rangfolge der Operatoren</translation>
    </message>
    <message>
        <source>; without ties %1, %2, %3</source>
        <translation>; ohne Gleichstände %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 against %3: r = %4 (%5), %6, n = %7</source>
        <translation>%1: %2 gegen %3: r = %4 (%5), %6, n = %7</translation>
    </message>
    <message>
        <source>Deviate from the trend</source>
        <translation>Weichen vom Trend ab</translation>
    </message>
    <message>
        <source>Near 0, near 1, or high CS with low IoU in all scenarios</source>
        <translation>In allen Szenarien nahe 0, nahe 1 oder hohes CS mit niedriger IoU</translation>
    </message>
    <message>
        <source>Weak oracle: the fault fails few inputs, or none that is known</source>
        <translation>Schwaches Orakel: Der Fehler tötet wenige Eingaben oder keine bekannte</translation>
    </message>
    <message>
        <source>Originals differ between scenarios</source>
        <translation>Originale unterscheiden sich zwischen den Szenarien</translation>
    </message>
    <message>
        <source>The bug has no results in scenario %1.</source>
        <translation>Der Bug hat keine Ergebnisse in Szenario %1.</translation>
    </message>
    <message>
        <source>The bug has no %1 in scenario %2: these mutants are excluded.</source>
        <translation>Dem Bug fehlt %1 in Szenario %2: Diese Mutanten sind ausgeschlossen.</translation>
    </message>
    <message>
        <source>%1 is listed twice with different values; the first one was kept.</source>
        <translation>%1 ist doppelt mit verschiedenen Werten aufgeführt; der erste wurde behalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with reliability flags (without _clean) are missing: the mutants count as unreliable.</source>
        <translation>
            <numerusform>%n Datei mit Zuverlässigkeitsangaben (ohne _clean) fehlt: Die Mutanten gelten als unzuverlässig.</numerusform>
            <numerusform>%n Dateien mit Zuverlässigkeitsangaben (ohne _clean) fehlen: Die Mutanten gelten als unzuverlässig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mutant(s) in scenario %1 have only one of CS and IoU and are excluded.</source>
        <translation>
            <numerusform>%n Mutant in Szenario %1 hat nur einen der Werte CS und IoU und ist ausgeschlossen.</numerusform>
            <numerusform>%n Mutanten in Szenario %1 haben nur einen der Werte CS und IoU und sind ausgeschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The imported results lack its %1.</source>
        <translation>In den importierten Ergebnissen fehlt der Wert: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pre-training mutant(s) of the bug are not in this file.</source>
        <translation>
            <numerusform>%n Mutant des Bugs vor dem Training ist nicht in dieser Datei.</numerusform>
            <numerusform>%n Mutanten des Bugs vor dem Training sind nicht in dieser Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
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
        <translation>Ohne Unterschied</translation>
    </message>
    <message>
        <source>Tie groups</source>
        <translation>Bindungsgruppen</translation>
    </message>
    <message>
        <source>Mean of W</source>
        <translation>Mittelwert von W</translation>
    </message>
    <message>
        <source>Deviation of W</source>
        <translation>Standardabweichung von W</translation>
    </message>
    <message>
        <source>Exact p</source>
        <translation>Exaktes p</translation>
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
        <translation>Effektgröße</translation>
    </message>
    <message>
        <source>95% interval of r</source>
        <translation>95-%-Intervall von r</translation>
    </message>
    <message>
        <source>r from</source>
        <translation>r von</translation>
    </message>
    <message>
        <source>r to</source>
        <translation>r bis</translation>
    </message>
    <message>
        <source>r from (BCa)</source>
        <translation>r von (BCa)</translation>
    </message>
    <message>
        <source>r to (BCa)</source>
        <translation>r bis (BCa)</translation>
    </message>
    <message>
        <source>Share with r of 0.5 or more</source>
        <translation>Anteil mit r ab 0,5</translation>
    </message>
    <message>
        <source>Wilcoxon signed-rank test of the medians of a bug, two-sided, by the normal approximation without continuity correction; n bugs differ. r is the rank-biserial correlation, positive when the first scenario is higher.</source>
        <translation>Wilcoxon-Vorzeichen-Rang-Test der Mediane eines Bugs, zweiseitig, mit Normalapproximation ohne Stetigkeitskorrektur; n Bugs unterscheiden sich. r ist die rangbiseriale Korrelation, positiv, wenn das erste Szenario höher liegt.</translation>
    </message>
    <message>
        <source>Comparison of the scenarios</source>
        <translation>Vergleich der Szenarien</translation>
    </message>
    <message>
        <source>Comparison of the scenarios by coverage R</source>
        <translation>Vergleich der Szenarien nach Abdeckung R</translation>
    </message>
    <message>
        <source>Mutant</source>
        <translation>Mutant</translation>
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
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
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
        <source>Kill rate</source>
        <translation>Tötungsrate</translation>
    </message>
    <message>
        <source>Never killed</source>
        <translation>Nie getötet</translation>
    </message>
    <message>
        <source>Kills of the mutant</source>
        <translation>Vom Mutanten getötet</translation>
    </message>
    <message>
        <source>Kills of the fault</source>
        <translation>Vom Fehler getötet</translation>
    </message>
    <message>
        <source>CS won by</source>
        <translation>CS gewonnen von</translation>
    </message>
    <message>
        <source>IoU won by</source>
        <translation>IoU gewonnen von</translation>
    </message>
    <message>
        <source>CS gap</source>
        <translation>CS-Abstand</translation>
    </message>
    <message>
        <source>IoU gap</source>
        <translation>IoU-Abstand</translation>
    </message>
    <message>
        <source>CS whisker of pre</source>
        <translation>CS-Antenne von pre</translation>
    </message>
    <message>
        <source>CS whisker of the winner</source>
        <translation>CS-Antenne des Gewinners</translation>
    </message>
    <message>
        <source>CS whisker of post</source>
        <translation>CS-Antenne von post</translation>
    </message>
    <message>
        <source>CS maximum of pre</source>
        <translation>CS-Maximum von pre</translation>
    </message>
    <message>
        <source>CS maximum of post</source>
        <translation>CS-Maximum von post</translation>
    </message>
    <message>
        <source>IoU maximum of pre</source>
        <translation>IoU-Maximum von pre</translation>
    </message>
    <message>
        <source>IoU maximum of post</source>
        <translation>IoU-Maximum von post</translation>
    </message>
    <message>
        <source>Deviation from the trend</source>
        <translation>Abweichung vom Trend</translation>
    </message>
    <message>
        <source>Same everywhere</source>
        <translation>Überall gleich</translation>
    </message>
    <message>
        <source>Weak oracle</source>
        <translation>Schwaches Orakel</translation>
    </message>
    <message>
        <source>Baselines differ</source>
        <translation>Originale verschieden</translation>
    </message>
    <message>
        <source>Deviations from the trend</source>
        <translation>Abweichungen vom Trend</translation>
    </message>
    <message>
        <source>Gap: median of the winner minus that of pre. Thresholds: %1.</source>
        <translation>Abstand: Median des Gewinners minus Median von pre. Schwellenwerte: %1.</translation>
    </message>
    <message>
        <source>Kills: test inputs that one instance kills on average.</source>
        <translation>Getötet: Testeingaben, die eine Instanz im Mittel tötet.</translation>
    </message>
    <message>
        <source>The predictions are not those of the expected classes, or there are none.</source>
        <translation>Die Vorhersagen gehören nicht zu den erwarteten Klassen, oder es gibt keine.</translation>
    </message>
    <message>
        <source>The trained model has weights for %1 of its %2 layers.</source>
        <translation>Das trainierte Modell hat Gewichte für %1 von %2 Schichten.</translation>
    </message>
    <message>
        <source>Weight inhibitor</source>
        <translation>Gewichtshemmung</translation>
    </message>
    <message>
        <source>Neuron inhibitor</source>
        <translation>Neuronenhemmung</translation>
    </message>
    <message>
        <source>%1 draws its layers itself; remove &quot;layers&quot;.</source>
        <translation>%1 lost seine Schichten selbst aus; bitte &quot;layers&quot; entfernen.</translation>
    </message>
    <message>
        <source>%1 has no values; its ratios are those of &quot;post_ratios&quot;.</source>
        <translation>%1 hat keine Werte; die Anteile stehen in &quot;post_ratios&quot;.</translation>
    </message>
    <message>
        <source>%1 takes one value, not several: their mutants would have the same names.</source>
        <translation>%1 nimmt einen Wert, nicht mehrere: Die Mutanten hätten denselben Namen.</translation>
    </message>
    <message>
        <source>No layer between the first and the last keeps the shape of its input.</source>
        <translation>Keine Schicht zwischen der ersten und der letzten behält die Form ihrer Eingabe bei.</translation>
    </message>
    <message>
        <source>Layer removal</source>
        <translation>Schicht entfernen</translation>
    </message>
    <message>
        <source>Layer duplication</source>
        <translation>Schicht verdoppeln</translation>
    </message>
    <message>
        <source>Layer addition</source>
        <translation>Schicht hinzufügen</translation>
    </message>
    <message>
        <source>The model has no second layer to add an activation after.</source>
        <translation>Das Modell hat keine zweite Schicht, hinter die eine Aktivierung gesetzt werden könnte.</translation>
    </message>
    <message>
        <source>Delete an input neuron</source>
        <translation>Eingabeneuron löschen</translation>
    </message>
    <message>
        <source>The first layer with weights is no dense or convolution layer.</source>
        <translation>Die erste Schicht mit Gewichten ist weder Dense- noch Faltungsschicht.</translation>
    </message>
    <message>
        <source>Delete a hidden neuron</source>
        <translation>Verborgenes Neuron löschen</translation>
    </message>
    <message>
        <source>No dense or convolution layer reads another one&apos;s units.</source>
        <translation>Keine Dense- oder Faltungsschicht liest die Einheiten einer anderen.</translation>
    </message>
    <message>
        <source>Change an activation function</source>
        <translation>Eine Aktivierungsfunktion ändern</translation>
    </message>
    <message>
        <source>No layer of the model has an activation function.</source>
        <translation>Keine Schicht des Modells hat eine Aktivierungsfunktion.</translation>
    </message>
    <message>
        <source>No dense or convolution layer has a bias.</source>
        <translation>Keine Dense- oder Faltungsschicht hat einen Bias.</translation>
    </message>
    <message>
        <source>Change a bias value</source>
        <translation>Einen Bias-Wert ändern</translation>
    </message>
    <message>
        <source>Change a weight value</source>
        <translation>Ein Gewicht ändern</translation>
    </message>
    <message>
        <source>Change the patience of early stopping</source>
        <translation>Geduld des frühen Abbruchs ändern</translation>
    </message>
    <message>
        <source>The training does not stop early.</source>
        <translation>Das Training bricht nicht früh ab.</translation>
    </message>
    <message>
        <source>Early stopping has no patience that could be less.</source>
        <translation>Der frühe Abbruch hat keine Geduld, die kleiner sein könnte.</translation>
    </message>
    <message>
        <source>Add a weight regulariser</source>
        <translation>Gewichtsregularisierung hinzufügen</translation>
    </message>
    <message>
        <source>Layer %1 has a weight regulariser already or cannot have one.</source>
        <translation>Schicht %1 hat schon eine Gewichtsregularisierung oder kann keine haben.</translation>
    </message>
    <message>
        <source>Change the weight regulariser</source>
        <translation>Gewichtsregularisierung ändern</translation>
    </message>
    <message>
        <source>Layer %1 has no weight regulariser.</source>
        <translation>Schicht %1 hat keine Gewichtsregularisierung.</translation>
    </message>
    <message>
        <source>Remove the weight regulariser</source>
        <translation>Gewichtsregularisierung entfernen</translation>
    </message>
    <message>
        <source>Change the dropout rate</source>
        <translation>Dropout-Rate ändern</translation>
    </message>
    <message>
        <source>Layer %1 is no dropout layer.</source>
        <translation>Schicht %1 ist keine Dropout-Schicht.</translation>
    </message>
    <message>
        <source>Remove the activation function</source>
        <translation>Aktivierungsfunktion entfernen</translation>
    </message>
    <message>
        <source>Layer %1 has no activation function to remove.</source>
        <translation>Schicht %1 hat keine Aktivierungsfunktion, die entfernt werden könnte.</translation>
    </message>
    <message>
        <source>Add an activation function</source>
        <translation>Aktivierungsfunktion hinzufügen</translation>
    </message>
    <message>
        <source>Layer %1 is not linear, so no activation function can be added.</source>
        <translation>Schicht %1 ist nicht linear; es kann keine Aktivierungsfunktion hinzukommen.</translation>
    </message>
    <message>
        <source>Change the initial weights</source>
        <translation>Anfangsgewichte ändern</translation>
    </message>
    <message>
        <source>Layer %1 has no kernel.</source>
        <translation>Schicht %1 hat keinen Kernel.</translation>
    </message>
    <message>
        <source>The initialiser identity needs a kernel of two axes; that of layer %1 has more.</source>
        <translation>Der Initialisierer identity braucht einen Kernel mit zwei Achsen; der von Schicht %1 hat mehr.</translation>
    </message>
    <message>
        <source>Add a bias</source>
        <translation>Bias hinzufügen</translation>
    </message>
    <message>
        <source>Layer %1 has a bias already or cannot have one.</source>
        <translation>Schicht %1 hat schon einen Bias oder kann keinen haben.</translation>
    </message>
    <message>
        <source>The training has no validation set.</source>
        <translation>Das Training hat keine Validierungsdaten.</translation>
    </message>
    <message>
        <source>Remove the validation set</source>
        <translation>Validierungsdaten entfernen</translation>
    </message>
    <message>
        <source>Change the batch size</source>
        <translation>Batch-Größe ändern</translation>
    </message>
    <message>
        <source>Disable batching</source>
        <translation>Batches abschalten</translation>
    </message>
    <message>
        <source>Delete training data</source>
        <translation>Trainingsdaten löschen</translation>
    </message>
    <message>
        <source>Unbalance the training data</source>
        <translation>Trainingsdaten aus dem Gleichgewicht bringen</translation>
    </message>
    <message>
        <source>Make output classes overlap</source>
        <translation>Ausgabeklassen überlappen lassen</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 leaves the program as it is.</source>
        <translation>%1 lässt das Programm, wie es ist.</translation>
    </message>
    <message>
        <source>%1 leaves layer %2 as it is.</source>
        <translation>%1 lässt Schicht %2, wie sie ist.</translation>
    </message>
    <message>
        <source>Change the gradient clipping</source>
        <translation>Gradientenbegrenzung ändern</translation>
    </message>
    <message>
        <source>The optimiser does not clip gradients.</source>
        <translation>Der Optimierer begrenzt keine Gradienten.</translation>
    </message>
    <message>
        <source>Killed: all its runs score the same, and worse than the original.</source>
        <translation>Getötet: Alle Läufe haben denselben Wert, und einen schlechteren als das Original.</translation>
    </message>
    <message>
        <source>Killed: p = %1, d = %2.</source>
        <translation>Getötet: p = %1, d = %2.</translation>
    </message>
    <message>
        <source>Not killed: all runs of original and mutant score the same.</source>
        <translation>Nicht getötet: Alle Läufe von Original und Mutant haben denselben Wert.</translation>
    </message>
    <message>
        <source>Not killed: it scores no worse than the original (d = %1).</source>
        <translation>Nicht getötet: nicht schlechter als das Original (d = %1).</translation>
    </message>
    <message>
        <source>Not killed: the effect d = %1 is smaller than %2.</source>
        <translation>Nicht getötet: Der Effekt d = %1 ist kleiner als %2.</translation>
    </message>
    <message>
        <source>Not killed: p = %1 is not below %2.</source>
        <translation>Nicht getötet: p = %1 liegt nicht unter %2.</translation>
    </message>
    <message>
        <source>Invalid: %1 runs of the original and %2 of the mutant have a score; each needs %3.</source>
        <translation>Ungültig: %1 Läufe des Originals und %2 des Mutanten haben einen Wert; nötig sind je %3.</translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation>Klasse %1: %2</translation>
    </message>
    <message>
        <source>No dense layer between the first and the last is as wide as its input.</source>
        <translation>Keine Dense-Schicht zwischen der ersten und der letzten ist so breit wie ihre Eingabe.</translation>
    </message>
    <message>
        <source>No dense layer is as wide as its input.</source>
        <translation>Keine Dense-Schicht ist so breit wie ihre Eingabe.</translation>
    </message>
    <message>
        <source>Layer deactivation</source>
        <translation>Schicht abschalten</translation>
    </message>
    <message>
        <source>Add a copy of a dense layer</source>
        <translation>Kopie einer Dense-Schicht hinzufügen</translation>
    </message>
    <message>
        <source>Remove an activation from the trained model</source>
        <translation>Aktivierung des trainierten Modells entfernen</translation>
    </message>
    <message>
        <source>No layer before the last has an activation function to remove.</source>
        <translation>Keine Schicht vor der letzten hat eine Aktivierungsfunktion, die entfernt werden könnte.</translation>
    </message>
    <message>
        <source>%1: the share %2 is too small to change anything in any layer; use a larger ratio.</source>
        <translation>%1: Der Anteil %2 ist zu klein, um in irgendeiner Schicht etwas zu ändern; bitte einen größeren wählen.</translation>
    </message>
    <message>
        <source>Additive Gaussian fuzzing</source>
        <translation>Additives Gauß-Rauschen</translation>
    </message>
    <message>
        <source>The model has no layer with weights.</source>
        <translation>Das Modell hat keine Schicht mit Gewichten.</translation>
    </message>
    <message>
        <source>Weight shuffling, layer by layer</source>
        <translation>Gewichte mischen, Schicht für Schicht</translation>
    </message>
    <message>
        <source>Neuron effect block, outgoing weights</source>
        <translation>Neuronenwirkung blockieren, ausgehende Gewichte</translation>
    </message>
    <message>
        <source>Neuron activation inverse, weights only</source>
        <translation>Neuronenaktivierung umkehren, nur Gewichte</translation>
    </message>
    <message>
        <source>Neuron switch, outgoing weights</source>
        <translation>Neuronen tauschen, ausgehende Gewichte</translation>
    </message>
    <message>
        <source>Remove a layer and retrain</source>
        <translation>Schicht entfernen und neu trainieren</translation>
    </message>
    <message>
        <source>Layer %1 is no inner dense or batch-normalisation layer that keeps the shape of its input.</source>
        <translation>Schicht %1 ist keine innere Dense- oder Batch-Normalisierungsschicht, die die Form ihrer Eingabe beibehält.</translation>
    </message>
    <message>
        <source>Add a layer and retrain</source>
        <translation>Schicht hinzufügen und neu trainieren</translation>
    </message>
    <message>
        <source>Layer %1 is the last; nothing is added after it.</source>
        <translation>Schicht %1 ist die letzte; hinter sie kommt nichts.</translation>
    </message>
    <message>
        <source>Remove an activation and retrain</source>
        <translation>Aktivierung entfernen und neu trainieren</translation>
    </message>
    <message>
        <source>Layer %1 is the last or has no activation function to remove.</source>
        <translation>Schicht %1 ist die letzte oder hat keine Aktivierungsfunktion, die entfernt werden könnte.</translation>
    </message>
    <message>
        <source>A regression has no labels that could be wrong.</source>
        <translation>Eine Regression hat keine Klassen, die falsch sein könnten.</translation>
    </message>
    <message>
        <source>Repeat training data</source>
        <translation>Trainingsdaten wiederholen</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>Falsche Klassen</translation>
    </message>
    <message>
        <source>Missing training data</source>
        <translation>Fehlende Trainingsdaten</translation>
    </message>
    <message>
        <source>Shuffle training data</source>
        <translation>Trainingsdaten mischen</translation>
    </message>
    <message>
        <source>Perturb training data</source>
        <translation>Trainingsdaten stören</translation>
    </message>
    <message>
        <source>%1: the percentage is %2; it must lie in 0..%3.</source>
        <translation>%1: Der Prozentsatz ist %2; er muss in 0..%3 liegen.</translation>
    </message>
    <message>
        <source>remove_rows: no training row would be left.</source>
        <translation>remove_rows: Es bliebe keine Trainingszeile übrig.</translation>
    </message>
    <message>
        <source>falsify_labels: all training rows have the same label, so there is no other to give them.</source>
        <translation>falsify_labels: Alle Trainingszeilen haben dieselbe Klasse; es gibt keine andere.</translation>
    </message>
    <message>
        <source>%1: all training rows are of one class; it needs a second.</source>
        <translation>%1: Alle Trainingszeilen sind von einer Klasse; nötig ist eine zweite.</translation>
    </message>
    <message>
        <source>unbalance_classes: no class of the training data is smaller than the mean, so there is nothing to delete.</source>
        <translation>unbalance_classes: Keine Klasse der Trainingsdaten ist kleiner als das Mittel; es gibt nichts zu löschen.</translation>
    </message>
    <message>
        <source>The training data have %1 target values a row; classes of a regression are only known for 1 or 2.</source>
        <translation>Die Trainingsdaten haben %1 Zielwerte je Zeile; Klassen einer Regression sind nur für 1 oder 2 bekannt.</translation>
    </message>
    <message>
        <source>These files know less of %1 of its mutants than an earlier import; what was known is kept.</source>
        <translation>Diese Dateien wissen von %1 seiner Mutanten weniger als ein früherer Import; was bekannt war, bleibt erhalten.</translation>
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
        <source>There is no page &quot;%1&quot;.</source>
        <translation>Es gibt keine Seite „%1“.</translation>
    </message>
</context>
<context>
    <name>semblance::AttentionList</name>
    <message>
        <source>What needs attention</source>
        <translation>Was Beachtung verdient</translation>
    </message>
</context>
<context>
    <name>semblance::BoxComparison</name>
    <message>
        <source>Boxplots of the bug</source>
        <translation>Boxplots des Bugs</translation>
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
        <translation>Fünf-Punkte-Zusammenfassungen</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
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
    <message>
        <source>Most realistic mutants</source>
        <translation>Realistischste Mutanten</translation>
    </message>
    <message>
        <source>Open in Mutants</source>
        <translation>In „Mutanten“ öffnen</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Quartile 1</source>
        <translation>Quartil 1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Quartile 3</source>
        <translation>Quartil 3</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Coverage R</source>
        <translation>Abdeckung R</translation>
    </message>
    <message>
        <source>Where the median would lie with other mutants: bootstrap, 10,000 resamples of the mutants</source>
        <translation>Wo der Median mit anderen Mutanten läge: Bootstrap, 10.000 Stichproben der Mutanten</translation>
    </message>
    <message>
        <source>Median over the mutants: how much of what the fault kills they kill too</source>
        <translation>Median über die Mutanten: wie viel von dem, was der Fehler tötet, auch sie töten</translation>
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
    <name>semblance::BugBars</name>
    <message>
        <source>Median by bug</source>
        <translation>Median nach Bug</translation>
    </message>
    <message>
        <source>Arrow keys move from bug to bug.</source>
        <translation>Pfeiltasten wechseln von Bug zu Bug.</translation>
    </message>
    <message>
        <source>%1 (%2)
median %3 %4, mutants: %5
%6 of %7 bugs</source>
        <translation>%1 (%2)
Median %3 %4, Mutanten: %5
%6 von %7 Bugs</translation>
    </message>
</context>
<context>
    <name>semblance::BugsPage</name>
    <message>
        <source>Distributions by bug</source>
        <translation>Verteilungen nach Bug</translation>
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
    <message>
        <source>&amp;Noise band</source>
        <translation>Rausch&amp;band</translation>
    </message>
    <message>
        <source>Shade the values that models without any mutation reach by training noise alone</source>
        <translation>Die Werte schattieren, die Modelle ganz ohne Mutation allein durch Trainingsrauschen erreichen</translation>
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
    <name>semblance::DeviationDetails</name>
    <message>
        <source>Show its boxes on the page Bugs</source>
        <translation>Die Boxen auf der Seite „Bugs“ zeigen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
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
        <translation>Schwaches Orakel</translation>
    </message>
    <message>
        <source>Baselines differ</source>
        <translation>Originale verschieden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bug, by category</source>
        <translation>Bug, nach Kategorie</translation>
    </message>
    <message>
        <source>Scenario with the highest CS median; ties go to pre</source>
        <translation>Szenario mit dem höchsten CS-Median; bei Gleichstand pre</translation>
    </message>
    <message>
        <source>Scenario with the highest IoU median; ties go to pre</source>
        <translation>Szenario mit dem höchsten IoU-Median; bei Gleichstand pre</translation>
    </message>
    <message>
        <source>How far the winner&apos;s CS median is above that of pre</source>
        <translation>Wie weit der CS-Median des Gewinners über dem von pre liegt</translation>
    </message>
    <message>
        <source>How far the winner&apos;s IoU median is above that of pre</source>
        <translation>Wie weit der IoU-Median des Gewinners über dem von pre liegt</translation>
    </message>
    <message>
        <source>Upper CS whiskers of pre and of the better post-training scenario</source>
        <translation>Obere CS-Antennen (Whisker) von pre und vom besseren Szenario nach dem Training</translation>
    </message>
    <message>
        <source>CS maxima of pre and of the better post-training scenario</source>
        <translation>CS-Maxima von pre und vom besseren Szenario nach dem Training</translation>
    </message>
    <message>
        <source>IoU maxima of pre and of the better post-training scenario</source>
        <translation>IoU-Maxima von pre und vom besseren Szenario nach dem Training</translation>
    </message>
    <message>
        <source>Upper CS whisker of the scenario that wins CS</source>
        <translation>Obere CS-Antenne (Whisker) des Szenarios, das bei CS gewinnt</translation>
    </message>
    <message>
        <source>Bug</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>CS
winner</source>
        <translation>CS
Gewinner</translation>
    </message>
    <message>
        <source>IoU
winner</source>
        <translation>IoU
Gewinner</translation>
    </message>
    <message>
        <source>CS
gap</source>
        <translation>CS
Abstand</translation>
    </message>
    <message>
        <source>IoU
gap</source>
        <translation>IoU
Abstand</translation>
    </message>
    <message>
        <source>CS whisker
pre : post</source>
        <translation>CS-Antenne
pre : post</translation>
    </message>
    <message>
        <source>CS maximum
pre : post</source>
        <translation>CS-Maximum
pre : post</translation>
    </message>
    <message>
        <source>IoU maximum
pre : post</source>
        <translation>IoU-Maximum
pre : post</translation>
    </message>
    <message>
        <source>CS whisker
of winner</source>
        <translation>CS-Antenne
des Gewinners</translation>
    </message>
</context>
<context>
    <name>semblance::DeviationsPage</name>
    <message>
        <source>Deviations</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Show all bugs and numbers as a table</source>
        <translation>Alle Bugs und Zahlen als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Deviating bugs by category</source>
        <translation>Abweichende Bugs nach Kategorie</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellenwerte</translation>
    </message>
    <message>
        <source>No bug has mutants of all three scenarios, so there is nothing to compare. Remove the filter by scenario or operator, or run the scenarios that are missing.</source>
        <translation>Kein Bug hat Mutanten aller drei Szenarien, daher gibt es nichts zu vergleichen. Bitte den Filter nach Szenario oder Operator entfernen oder die fehlenden Szenarien ausführen.</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>Filter &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>%1 of %2 bugs deviate</source>
        <translation>%1 von %2 Bugs weichen ab</translation>
    </message>
    <message>
        <source>from the trend: %1</source>
        <translation>vom Trend: %1</translation>
    </message>
    <message>
        <source>by their level: %1</source>
        <translation>durch ihr Niveau: %1</translation>
    </message>
    <message>
        <source>left out, as mutants of a scenario are missing: %1</source>
        <translation>ausgelassen, da Mutanten eines Szenarios fehlen: %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>No bug selected</source>
        <translation>Kein Bug ausgewählt</translation>
    </message>
    <message>
        <source>Click a bug to see why it is listed.</source>
        <translation>Einen Bug anklicken, um zu sehen, warum er aufgeführt ist.</translation>
    </message>
    <message>
        <source>This bug cannot be judged: the filters hide it, or mutants of a scenario are missing.</source>
        <translation>Dieser Bug ist nicht beurteilbar: Die Filter verbergen ihn, oder Mutanten eines Szenarios fehlen.</translation>
    </message>
</context>
<context>
    <name>semblance::EmptyResults</name>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>&amp;Import published results…</source>
        <translation>Veröffentlichte Ergebnisse &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Clear filters</source>
        <translation>Filter &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>No results yet. Press Run to train and compare the mutants of this project, or import results that others published.</source>
        <translation>Noch keine Ergebnisse. „Ausführen“ trainiert und vergleicht die Mutanten dieses Projekts; alternativ lassen sich Ergebnisse importieren, die andere veröffentlicht haben.</translation>
    </message>
    <message>
        <source>No mutant passes the filters.</source>
        <translation>Kein Mutant entspricht den Filtern.</translation>
    </message>
    <message>
        <source>No mutant of this project has a value here. The Mutants page says why.</source>
        <translation>Kein Mutant dieses Projekts hat hier einen Wert. Den Grund nennt die Seite „Mutanten“.</translation>
    </message>
</context>
<context>
    <name>semblance::ExportDialog</name>
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
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the figure to the clipboard, as a picture, SVG and PDF</source>
        <translation>Die Abbildung als Bild, SVG und PDF in die Zwischenablage kopieren</translation>
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
    <name>semblance::FilterBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Back, before: %1</source>
        <translation>Zurück, vor: %1</translation>
    </message>
    <message>
        <source>Forward to: %1</source>
        <translation>Vorwärts zu: %1</translation>
    </message>
    <message>
        <source>Remove the data set filter</source>
        <translation>Datensatzfilter entfernen</translation>
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
        <source>Remove the scenario filter</source>
        <translation>Szenariofilter entfernen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Remove the operator filter</source>
        <translation>Operatorfilter entfernen</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>All operators</source>
        <translation>Alle Operatoren</translation>
    </message>
    <message>
        <source>Remove the text filter</source>
        <translation>Textfilter entfernen</translation>
    </message>
    <message>
        <source>Find text ( / )</source>
        <translation>Text suchen ( / )</translation>
    </message>
    <message>
        <source>Text in bug, operator, parameter or name of a mutant</source>
        <translation>Text in Bug, Operator, Parameter oder Name eines Mutanten</translation>
    </message>
    <message>
        <source>Text filter</source>
        <translation>Textfilter</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Remove all conditions</source>
        <translation>Alle Bedingungen entfernen</translation>
    </message>
    <message>
        <source>Data set: %1</source>
        <translation>Datensatz: %1</translation>
    </message>
    <message>
        <source>Operator: %1</source>
        <translation>Operator: %1</translation>
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
    <message>
        <source>Select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
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
    <message>
        <source>&amp;Import results…</source>
        <translation>Ergebnisse &amp;importieren…</translation>
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
    <message>
        <source>Results can be imported when the run has ended.</source>
        <translation>Ergebnisse lassen sich importieren, wenn der Lauf beendet ist.</translation>
    </message>
    <message>
        <source>imported-results</source>
        <translation>importierte-ergebnisse</translation>
    </message>
    <message>
        <source>Import published results</source>
        <translation>Veröffentlichte Ergebnisse importieren</translation>
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
        <source>Only this &amp;operator</source>
        <translation>Nur dieser &amp;Operator</translation>
    </message>
    <message>
        <source>Only this &amp;data set</source>
        <translation>Nur dieser &amp;Datensatz</translation>
    </message>
    <message>
        <source>%1 of %2 mutants</source>
        <translation>%1 von %2 Mutanten</translation>
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
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
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
        <source>Kill rate</source>
        <translation>Tötungsrate</translation>
    </message>
    <message>
        <source>Base rate</source>
        <translation>Basisrate</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reliable</source>
        <translation>Zuverlässig</translation>
    </message>
    <message>
        <source>Coupling strength: how much of what the mutant kills the fault kills too</source>
        <translation>Kopplungsstärke: wie viel von dem, was der Mutant tötet, auch der Fehler tötet</translation>
    </message>
    <message>
        <source>Overlap (IoU): what both kill, of all that either kills</source>
        <translation>Überlappung (IoU): was beide töten, von allem, was einer von beiden tötet</translation>
    </message>
    <message>
        <source>Coverage: how much of what the fault kills the mutant kills too</source>
        <translation>Abdeckung: wie viel von dem, was der Fehler tötet, auch der Mutant tötet</translation>
    </message>
    <message>
        <source>Intrinsic quality: high when the mutant is hard to kill, and by special inputs</source>
        <translation>Intrinsische Qualität: hoch, wenn der Mutant schwer zu töten ist, und zwar durch besondere Eingaben</translation>
    </message>
    <message>
        <source>Share of the test inputs that an instance of the mutant kills</source>
        <translation>Anteil der Testeingaben, die eine Instanz des Mutanten tötet</translation>
    </message>
    <message>
        <source>Share of the test inputs that an instance of the fault kills: near 1, a high CS comes for free</source>
        <translation>Anteil der Testeingaben, die eine Instanz des Fehlers tötet: Nahe 1 ergibt sich ein hohes CS von selbst</translation>
    </message>
    <message>
        <source>Values with enough inputs on which mutant and fault clearly differ</source>
        <translation>Werte mit genügend Eingaben, auf denen sich Mutant und Fehler klar unterscheiden</translation>
    </message>
</context>
<context>
    <name>semblance::OperatorDetails</name>
    <message>
        <source>No operator selected</source>
        <translation>Kein Operator ausgewählt</translation>
    </message>
    <message>
        <source>Click an operator to see on which bugs it does well, and its mutants.</source>
        <translation>Einen Operator anklicken, um zu sehen, bei welchen Bugs er gut abschneidet, und seine Mutanten.</translation>
    </message>
    <message>
        <source>%1 · %2 bugs · %3 mutants</source>
        <translation>%1 · %2 Bugs · %3 Mutanten</translation>
    </message>
    <message>
        <source>Open in Mutants</source>
        <translation>In „Mutanten“ öffnen</translation>
    </message>
    <message>
        <source>Mutants</source>
        <translation>Mutanten</translation>
    </message>
    <message>
        <source>Mutants of %1</source>
        <translation>Mutanten von %1</translation>
    </message>
    <message>
        <source>All bugs</source>
        <translation>Alle Bugs</translation>
    </message>
    <message>
        <source>Not ranked: fewer than %1 bugs.</source>
        <translation>Ohne Rang: weniger als %1 Bugs.</translation>
    </message>
    <message>
        <source>Rank %1 of %2</source>
        <translation>Rang %1 von %2</translation>
    </message>
    <message>
        <source>%1 (interval: computing…)</source>
        <translation>%1 (Intervall: wird berechnet…)</translation>
    </message>
    <message>
        <source>%1 (95 % interval %2 to %3)</source>
        <translation>%1 (95-%-Intervall %2 bis %3)</translation>
    </message>
    <message>
        <source>%1. Other bugs could give quite another order.</source>
        <translation>%1. Andere Bugs könnten eine ganz andere Reihenfolge ergeben.</translation>
    </message>
</context>
<context>
    <name>semblance::OperatorsPage</name>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>&amp;Minimum coverage:</source>
        <translation>&amp;Mindestabdeckung:</translation>
    </message>
    <message>
        <source> bugs</source>
        <translation> Bugs</translation>
    </message>
    <message>
        <source>Operators that apply to fewer bugs are shown, but not ranked</source>
        <translation>Operatoren, die auf weniger Bugs anwendbar sind, werden gezeigt, erhalten aber keinen Rang</translation>
    </message>
    <message>
        <source>&amp;Rank interval</source>
        <translation>&amp;Rangintervall</translation>
    </message>
    <message>
        <source>Where each operator would stand with other bugs: 95 % bootstrap interval</source>
        <translation>Wo jeder Operator mit anderen Bugs stünde: 95-%-Bootstrap-Intervall</translation>
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
        <source>computing…</source>
        <translation>wird berechnet…</translation>
    </message>
</context>
<context>
    <name>semblance::OperatorsView</name>
    <message>
        <source>Operator ranking</source>
        <translation>Rangfolge der Operatoren</translation>
    </message>
    <message>
        <source>Arrow keys move from operator to operator.</source>
        <translation>Pfeiltasten wechseln von Operator zu Operator.</translation>
    </message>
</context>
<context>
    <name>semblance::OverviewPage</name>
    <message>
        <source>Wins by data set</source>
        <translation>Siege nach Datensatz</translation>
    </message>
    <message>
        <source>Do the scenarios differ?</source>
        <translation>Unterscheiden sich die Szenarien?</translation>
    </message>
    <message>
        <source>Medians over the bugs</source>
        <translation>Mediane über die Bugs</translation>
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
        <source>Wins with and without ties</source>
        <translation>Siege mit und ohne Gleichstände</translation>
    </message>
    <message>
        <source>What needs attention</source>
        <translation>Was Beachtung verdient</translation>
    </message>
    <message>
        <source>Do the scenarios differ? Wilcoxon signed-rank tests over the bugs</source>
        <translation>Unterscheiden sich die Szenarien? Wilcoxon-Vorzeichen-Rang-Tests über die Bugs</translation>
    </message>
    <message>
        <source>Medians over the bugs, with 95 % bootstrap intervals</source>
        <translation>Mediane über die Bugs, mit 95-%-Bootstrap-Intervallen</translation>
    </message>
    <message>
        <source>Click a heading for the page that shows more, or a bug to select it.</source>
        <translation>Eine Überschrift anklicken, um die Seite mit Einzelheiten zu öffnen, oder einen Bug, um ihn auszuwählen.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Pre-training mutants have the highest median %1 for %2 of %3 bugs, %4 of them without a tie</source>
        <translation>Mutanten vor dem Training haben den höchsten Median von %1 bei %2 von %3 Bugs, bei %4 davon ohne Gleichstand</translation>
    </message>
    <message>
        <source>No bug has mutants of two scenarios, so there is nothing to compare</source>
        <translation>Kein Bug hat Mutanten zweier Szenarien, daher gibt es nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Bugs: %1; data sets: %2; mutants: %3</source>
        <translation>Bugs: %1; Datensätze: %2; Mutanten: %3</translation>
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
    <name>semblance::QualityScatter</name>
    <message>
        <source>IQ against EQ</source>
        <translation>IQ gegen EQ</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>%1: median IQ %2, median EQ %3</source>
        <translation>%1: Median IQ %2, Median EQ %3</translation>
    </message>
    <message>
        <source>Intrinsic quality (IQ)</source>
        <translation>Intrinsische Qualität (IQ)</translation>
    </message>
    <message>
        <source>Extrinsic quality (EQ = IoU)</source>
        <translation>Extrinsische Qualität (EQ = IoU)</translation>
    </message>
    <message>
        <source>Family: %1</source>
        <translation>Familie: %1</translation>
    </message>
    <message>
        <source>IQ %1, EQ %2</source>
        <translation>IQ %1, EQ %2</translation>
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
    <name>semblance::ReportDialog</name>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
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
        <source>Nothing stands in the way of a run.</source>
        <translation>Einem Lauf steht nichts im Weg.</translation>
    </message>
    <message>
        <source>Errors, which stand in the way of a run: %1. Warnings: %2.</source>
        <translation>Fehler, die einem Lauf im Weg stehen: %1. Warnungen: %2.</translation>
    </message>
    <message>
        <source>Mutants: %1 of %2 bugs. New or changed bugs: %3.</source>
        <translation>Mutanten: %1 von %2 Bugs. Neue oder geänderte Bugs: %3.</translation>
    </message>
    <message>
        <source>Nothing was odd about the files.</source>
        <translation>An den Dateien war nichts auffällig.</translation>
    </message>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>Fehler: %1. Warnungen: %2. Hinweise: %3.</translation>
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
    <message>
        <source>&amp;Export table…</source>
        <translation>Tabelle &amp;exportieren…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Values for spreadsheets and programs (*.csv)</source>
        <translation>Werte für Tabellenkalkulationen und Programme (*.csv)</translation>
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
        <translation>Der Dateiname muss auf .csv, .tex oder .md enden.</translation>
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
    <name>semblance::SelectionControls</name>
    <message>
        <source>Families with mutants of fewer bugs are not selected. The study asks for none.</source>
        <translation>Familien mit Mutanten von weniger Bugs werden nicht ausgewählt. Die Studie verlangt keine Mindestzahl.</translation>
    </message>
    <message>
        <source>Choose families on</source>
        <translation>Familien wählen auf</translation>
    </message>
    <message>
        <source>Least &amp;hit rate</source>
        <translation>Mindest&amp;trefferquote</translation>
    </message>
    <message>
        <source>Share of a family&apos;s mutants whose IQ and EQ are at or above the medians of their data set (High-High)</source>
        <translation>Anteil der Mutanten einer Familie, deren IQ und EQ mindestens gleich den Medianen ihres Datensatzes sind (High-High)</translation>
    </message>
    <message>
        <source>Least number of &amp;bugs</source>
        <translation>Mindestzahl der &amp;Bugs</translation>
    </message>
    <message>
        <source>Least hit rate</source>
        <translation>Mindesttrefferquote</translation>
    </message>
    <message>
        <source>A threshold that the study reports</source>
        <translation>Ein Schwellenwert, den die Studie angibt</translation>
    </message>
    <message>
        <source>What is not checked is left out and validates the choice</source>
        <translation>Nicht Angekreuztes wird ausgelassen und dient zur Validierung der Wahl</translation>
    </message>
    <message>
        <source>At least one data set is needed</source>
        <translation>Mindestens ein Datensatz ist nötig</translation>
    </message>
</context>
<context>
    <name>semblance::SelectionPage</name>
    <message>
        <source>&amp;Import published results…</source>
        <translation>Veröffentlichte Ergebnisse &amp;importieren…</translation>
    </message>
    <message>
        <source>Families of mutants</source>
        <translation>Familien von Mutanten</translation>
    </message>
    <message>
        <source>Which families are worth training?</source>
        <translation>Welche Familien lohnen das Training?</translation>
    </message>
    <message>
        <source>Pre-training mutants by intrinsic and extrinsic quality</source>
        <translation>Mutanten vor dem Training nach intrinsischer und extrinsischer Qualität</translation>
    </message>
    <message>
        <source>Validation on the data sets left out</source>
        <translation>Validierung auf den ausgelassenen Datensätzen</translation>
    </message>
    <message>
        <source>No mutant with an IQ passes the filters.</source>
        <translation>Kein Mutant mit einer IQ entspricht den Filtern.</translation>
    </message>
    <message>
        <source>Dashed: medians of a data set; shaded: its High-High quadrant. Points: %1.</source>
        <translation>Gestrichelt: Mediane eines Datensatzes; schattiert: sein High-High-Quadrant. Punkte: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 families selected</source>
        <translation>%1 von %2 Familien ausgewählt</translation>
    </message>
    <message>
        <source>There is a single data set, so nothing can be left out to validate on.</source>
        <translation>Es gibt nur einen Datensatz, daher lässt sich keiner zur Validierung auslassen.</translation>
    </message>
    <message>
        <source>Families are chosen on all data sets. For the validation, each is left out once and families are chosen on the others.</source>
        <translation>Die Familien werden auf allen Datensätzen gewählt. Zur Validierung wird jeder einmal ausgelassen, und die Familien werden auf den übrigen gewählt.</translation>
    </message>
    <message>
        <source>No mutant has an intrinsic quality (IQ) yet. IQ comes with imported quality files (quality_&lt;bug&gt;_pre_training.csv).</source>
        <translation>Noch hat kein Mutant eine intrinsische Qualität (IQ). IQ kommt mit importierten Qualitätsdateien (quality_&lt;bug&gt;_pre_training.csv).</translation>
    </message>
</context>
<context>
    <name>semblance::StatusLine</name>
    <message>
        <source>&quot;%1&quot;</source>
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
    <name>semblance::StudyReports</name>
    <message>
        <source>Check of the project</source>
        <translation>Prüfung des Projekts</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>These results were imported before; nothing has changed.</source>
        <translation>Diese Ergebnisse wurden bereits importiert; nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Imported: %1 mutants of %2 bugs.</source>
        <translation>Importiert: %1 Mutanten von %2 Bugs.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>Bericht über den Import</translation>
    </message>
</context>
<context>
    <name>semblance::StyleRows</name>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
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
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Schriftgröße</translation>
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
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Okabe–Ito, for every kind of colour vision</source>
        <translation>Okabe–Ito, für jede Art des Farbensehens</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Linienbreite</translation>
    </message>
    <message>
        <source>H&amp;atches, to tell scenarios apart in grey print</source>
        <translation>S&amp;chraffuren, um Szenarien im Graudruck zu unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Title above the figure</source>
        <translation>&amp;Titel über der Abbildung</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Of PNG files and of the picture on the clipboard</source>
        <translation>Von PNG-Dateien und vom Bild in der Zwischenablage</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>Fa&amp;rben:</translation>
    </message>
    <message>
        <source>Line wi&amp;dth:</source>
        <translation>&amp;Linienbreite:</translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation>&amp;Auflösung:</translation>
    </message>
</context>
<context>
    <name>semblance::ThresholdsPane</name>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Standardwerte</translation>
    </message>
    <message>
        <source>The defaults were tuned on the cases that the study lists: how well they meet those is a fit, not a prediction.</source>
        <translation>Die Standardwerte wurden an den Fällen abgestimmt, die die Studie aufführt: Wie gut sie diese treffen, ist eine Anpassung, keine Vorhersage.</translation>
    </message>
    <message>
        <source>Set all thresholds back</source>
        <translation>Alle Schwellenwerte zurücksetzen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Reset thresholds</source>
        <translation>Schwellenwerte zurücksetzen</translation>
    </message>
</context>
<context>
    <name>semblance::WelcomePage</name>
    <message>
        <source>How closely does a mutant resemble the real fault it stands for?</source>
        <translation>Wie sehr ähnelt ein Mutant dem echten Fehler, für den er steht?</translation>
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
    <message>
        <source>You can also drag a project folder, or a folder of published results, onto this window.</source>
        <translation>Auch per Drag-and-drop: einen Projektordner oder einen Ordner mit veröffentlichten Ergebnissen auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Import published results…</source>
        <translation>Veröffentlichte Ergebnisse importieren…</translation>
    </message>
    <message>
        <source>A folder with coupling_strength and detectability_overlap, as replication packages have it.</source>
        <translation>Ein Ordner mit coupling_strength und detectability_overlap, wie ihn Replikationspakete enthalten.</translation>
    </message>
</context>
<context>
    <name>semblance::WinnersView</name>
    <message>
        <source>Wins by data set</source>
        <translation>Siege nach Datensatz</translation>
    </message>
    <message>
        <source>Arrow keys move from part to part, Enter shows the data set alone.</source>
        <translation>Pfeiltasten wechseln von Teil zu Teil, die Eingabetaste zeigt nur den Datensatz.</translation>
    </message>
    <message>
        <source>All data sets</source>
        <translation>Alle Datensätze</translation>
    </message>
    <message>
        <source>%1 of %2 bugs won by the tie rule</source>
        <translation>%1 von %2 Bugs durch die Gleichstandsregel gewonnen</translation>
    </message>
    <message>
        <source>%1 of %2 bugs won</source>
        <translation>%1 von %2 Bugs gewonnen</translation>
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
<context>
    <name>semblance::YesDelegate</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
</TS>
