// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"
#include "core/program/Error.h"
#include "tests/core/interchange/ResultsFolder.h"

#include <QStringEncoder>
#include <QtTest>

#include <functional>

using namespace semblance;
using namespace semblance::testing;

namespace {

const QString cs = QStringLiteral("coupling_strength");
const QString iou = QStringLiteral("detectability_overlap");
const QString bug = QStringLiteral("deepfd001");
const QString csPre = ResultsFolder::fileName(cs, bug, "pre");
const QString iouPre = ResultsFolder::fileName(iou, bug, "pre");
const QString csPlain = ResultsFolder::fileName(cs, bug, "pre", false);
const QString quality = QStringLiteral("quality/quality_deepfd001_pre_training.csv");
const QByteArray noise = "MM_deepfd001_add_noise_mutated0_MP_12.5,";

using Damage = std::function<void(const ResultsFolder&)>;

std::size_t counting(const ImportedResults& results)
{
    std::size_t count = 0;
    for (const MutantResult& mutant : results.mutants)
        count += mutant.counts();
    return count;
}

QByteArray inUtf16(const QByteArray& text, QStringConverter::Flags flags)
{
    QStringEncoder encoder(QStringConverter::Utf16LE, flags);
    return encoder.encode(QString::fromUtf8(text));
}

} // namespace

Q_DECLARE_METATYPE(Damage)

/// Reading folders in the published layout, sound and damaged ones.
class tst_ResultsImport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void soundFolder();
    void qualityAndMasses();
    void damaged_data();
    void damaged();
    void manyBadRowsAreSummedUp();
    void otherPlaces();
    void nothingToImport_data();
    void nothingToImport();
    void remarkTexts();
};

void tst_ResultsImport::soundFolder()
{
    const ResultsFolder folder;
    folder.addBug("mystudy12");
    folder.addBug(bug);
    const ImportedResults results = readPublishedResults(folder.path());
    QCOMPARE(remarkLines(results.remarks), QStringList());
    QCOMPARE(results.mutants.size(), std::size_t{24});
    QCOMPARE(results.sources.size(), std::size_t{24});
    const MutantResult& mutant = results.mutants[1];
    QCOMPARE(mutant.bug, std::string("deepfd001"));
    QCOMPARE(mutant.dataset, std::string("deepfd"));
    QCOMPARE(mutant.scenario, Scenario::Pre);
    QCOMPARE(mutant.name, std::string("change_activation_function_mutated0_MP_hard_sigmoid_1"));
    QCOMPARE(mutant.operatorId, std::string("ACH"));
    QCOMPARE(mutant.parameter, std::string("hard_sigmoid"));
    QCOMPARE(mutant.layer, std::optional(1));
    QCOMPARE(mutant.realism.couplingStrength, 1.0);
    QCOMPARE(mutant.realism.overlap, 5.0 / 7.0);
    QVERIFY(mutant.realism.csReliable && mutant.realism.iouReliable && !mutant.realism.neverKilled);
    QCOMPARE(mutant.realism.mutantKillMass, 1.0);
    QCOMPARE(mutant.realism.faultKillMass, 7.0 / 5.0);
    QCOMPARE(mutant.realism.inputs, std::size_t{0});
    QVERIFY(!mutant.quality);
    QVERIFY(!results.mutants[2].realism.neverKilled); // CS is 0, but it was killed
    QVERIFY(results.mutants[3].realism.neverKilled);  // only IoU is reliable
    QCOMPARE(results.mutants[4].name, std::string("original0_GF_0.01_1"));
    QCOMPARE(results.mutants[4].original, std::optional(0));
    QCOMPARE(results.mutants[23].bug, std::string("mystudy12"));
    QCOMPARE(results.mutants[23].dataset, std::string("mystudy"));

    const ImportSource& source = results.sources.front();
    QCOMPARE(source.bug, std::string("deepfd001"));
    QCOMPARE(source.kind, std::string("coupling_strength"));
    QCOMPARE(source.rows, std::size_t{4});
    QVERIFY(QFile::exists(QString::fromStdString(source.file)) && source.sha256.size() == 64);
}

void tst_ResultsImport::qualityAndMasses()
{
    const ResultsFolder folder;
    folder.addBug(bug);
    folder.addQuality(bug);
    const ImportedResults results = readPublishedResults(folder.path());
    QCOMPARE(remarkLines(results.remarks), QStringList());
    QCOMPARE(results.sources.back().kind, std::string("quality"));
    for (const MutantResult& mutant : results.mutants) {
        QCOMPARE(mutant.realism.inputs, std::size_t{ResultsFolder::inputs});
        QCOMPARE(mutant.quality.has_value(), mutant.scenario == Scenario::Pre);
    }
    QCOMPARE(results.mutants[0].quality->quality, 0.5);
    QCOMPARE(results.mutants[0].quality->killRate, 0.03);
    QCOMPARE(results.mutants[0].quality->weightedCommonness, 0.25);
    QCOMPARE(results.mutants[0].realism.mutantKillMass, 0.6);
    QCOMPARE(results.mutants[2].realism.mutantKillMass, 0.8); // CS is 0: known from its kill rate
    QCOMPARE(results.mutants[3].realism.mutantKillMass, 0.0);
    QVERIFY(!results.mutants[2].realism.neverKilled && results.mutants[3].realism.neverKilled);
}

void tst_ResultsImport::damaged_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<QString>("remark"); // a pattern for the first remark
    QTest::addColumn<int>("remarks");
    QTest::addColumn<int>("mutants"); // that count

    const auto add = [](const char* name, const Damage& damage, const char* remark, int remarks, int mutants) {
        QTest::newRow(name) << damage << QString(remark) << remarks << mutants;
    };
    const auto append = [](const QString& file, const QByteArray& rows) {
        return [=](const ResultsFolder& folder) { folder.write(file, folder.read(file) + rows); };
    };
    const auto replace = [](const QString& file, const QByteArray& from, const QByteArray& to) {
        return [=](const ResultsFolder& folder) { folder.replace(file, from, to); };
    };
    const auto cut = [](const QString& file, int bytes) {
        return [=](const ResultsFolder& folder) { folder.write(file, folder.read(file).chopped(bytes)); };
    };
    const auto write = [](const QString& file, const QByteArray& bytes) {
        return [=](const ResultsFolder& folder) { folder.write(file, bytes); };
    };
    const auto remove = [](const QString& file) { return [=](const ResultsFolder& folder) { folder.remove(file); }; };

    // The rounded file takes the place of one that cannot be read: an error and a warning.
    add("cut within a number", cut(csPre, 2), "error coupling_strength/.*_clean.csv: .*cut off", 2, 12);
    add("cut within a name", cut(csPre, 20), "error coupling_strength/.*_clean.csv: .*cut off", 2, 12);
    add(
        "cut both",
        [=](const ResultsFolder& f) {
            cut(csPre, 2)(f);
            cut(csPlain, 2)(f);
        },
        "error .*cut off", 3, 8);
    add("empty", write(csPre, {}), "error .*_clean.csv: The file is empty", 2, 12);
    add("binary", write(csPre, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\xff\n", 13)), "error .*_clean.csv: .*no text", 2,
        12);
    add(
        "UTF-16 without a mark",
        [](const ResultsFolder& f) { f.write(csPre, inUtf16(f.read(csPre), QStringConverter::Flag::Default)); },
        "error .*_clean.csv: .*no text in UTF-8", 2, 12);
    add(
        "UTF-16 with a mark",
        [](const ResultsFolder& f) { f.write(csPre, inUtf16(f.read(csPre), QStringConverter::Flag::WriteBom)); }, "", 0,
        12);
    add("Latin-1",
        replace(csPre, "FM_deepfd001",
                "FM_d\xe9"
                "epfd001"),
        "error .*_clean.csv: .*no text in UTF-8", 2, 12);
    add("stray quote", replace(csPre, noise, "MM_\"x,"), "error .*_clean.csv:2: .*quote", 2, 12);
    add(
        "CR LF", [](const ResultsFolder& f) { f.write(csPre, f.read(csPre).replace("\n", "\r\n")); }, "", 0, 12);

    add("cut between rows", cut(csPre, int(QByteArray("MM_deepfd001_remove_bias_mutated0_MP_2,0\n").size())),
        "warning deepfd001: 1 mutant.* in scenario pre .*excluded", 1, 11);
    add("too large", replace(csPre, noise + "0.66666666666666663", noise + "1.5"),
        "error coupling_strength/.*_clean.csv:2: The value 1.5 is not between 0 and 1", 2, 11);
    add("negative", replace(csPre, noise + "0.66666666666666663", noise + "-0.5"), "error .*:2: .*not between", 2, 11);
    add("NaN", replace(csPre, noise + "0.66666666666666663", noise + "nan"), "error .*:2: .*not between", 2, 11);
    add("infinite", replace(csPre, noise + "0.66666666666666663", noise + "inf"), "error .*:2: .*not between", 2, 11);
    add("decimal comma", replace(csPre, noise + "0.66666666666666663", noise + "0,67"), "error .*:2: .*3 fields", 2,
        11);
    add("no number", replace(csPre, noise + "0.66666666666666663", noise), "error .*:2: \"\" is no number", 2, 11);
    add("unknown operator", replace(csPre, noise, "MM_deepfd001_frobnicate_mutated0_MP_1,"),
        "error .*:2: \"MM_deepfd001_frobnicate_mutated0_MP_1\" is no name of a mutant of deepfd001", 2, 11);
    add("of another bug", append(csPre, "MM_deepfd002_add_noise_mutated0_MP_1,0.5\n"), "error .*:6: .*deepfd001", 1,
        12);
    add("of another scenario", append(csPre, "MM_deepfd001_GF_0.01_1,0.5\n"), "error .*:6: .*another scenario", 1, 12);
    add("listed twice", append(csPre, noise + "0.66666666666666663\n"), "note .*:6: .*listed twice\\.", 1, 12);
    add("listed twice, differently", append(csPre, noise + "0.25\n"), "warning .*:6: .*listed twice with diff", 1, 12);
    add("another fault", replace(csPre, "FM_deepfd001_faulty", "FM_deepfd009_faulty"),
        "note .*_clean.csv: The header of 1 file.*FM_deepfd009_faulty", 1, 12);
    add("no header", replace(csPre, ",FM_deepfd001_faulty\n", ""), "note .*header", 1, 12);
    add("no mutants", write(csPre, ",FM_deepfd001_faulty\n"), "warning deepfd001: 4 mutant.*only one", 2, 8);

    add("no clean file", remove(csPre), "warning coupling_strength/.*pre_training.csv: .*rounded", 1, 12);
    add(
        "no clean files at all",
        [=](const ResultsFolder& f) {
            for (const QString& metric : {cs, iou})
                for (const QString scenario : {"pre", "post1", "post2"})
                    f.remove(ResultsFolder::fileName(metric, bug, scenario));
        },
        "warning .*: 6 file.*rounded", 1, 12);
    add("no flags", remove(csPlain), "note deepfd001: 1 file.*reliability", 1, 12);
    add(
        "one metric",
        [=](const ResultsFolder& f) {
            f.remove(csPre);
            f.remove(csPlain);
        },
        "warning deepfd001: .*no CS in scenario pre", 1, 8);
    add(
        "no scenario 1",
        [=](const ResultsFolder& f) {
            for (const QString& metric : {cs, iou})
                for (const bool clean : {true, false})
                    f.remove(ResultsFolder::fileName(metric, bug, "post1", clean));
        },
        "warning deepfd001: .*no results in scenario post1", 1, 8);
    add("stray file", write(cs + "/notes.txt", "x"), "note coupling_strength/notes.txt: .*passed over", 1, 12);
    add("stray folder", write(cs + "/.ipynb_checkpoints/" + QFileInfo(csPre).fileName(), "x"),
        "note coupling_strength/.ipynb_checkpoints: .*passed over", 1, 12);
    add("in the wrong folder", write(iou + "/" + QFileInfo(csPre).fileName(), "x"), "note detect.*passed over", 1, 12);

    add("IoU above CS", replace(csPre, noise + "0.66666666666666663", noise + "0.125"), "warning .*larger than CS", 1,
        12);
    add(
        "a digit wrong",
        [=](const ResultsFolder& f) {
            replace(csPre, noise + "0.66666666666666663", noise + "0.66866666666666663")(f);
            append(csPre, "MM_deepfd001_add_noise_mutated0_MP_25,0.5\nMM_deepfd001_add_noise_mutated0_MP_50,0.5\n")(f);
            append(iouPre, "MM_deepfd001_add_noise_mutated0_MP_25,0.29999999999999999\n"
                           "MM_deepfd001_add_noise_mutated0_MP_50,0.125\n")(f);
            f.remove(quality);
        },
        "warning deepfd001: CS and IoU of 1 mutant.*scenario pre.*first is add_noise_mutated0_MP_12.5", 1, 14);
    add(
        "another fault in scenario 2",
        [=](const ResultsFolder& f) {
            // 5 kills of the fault instead of 7: the mutants with 2 of 3 and 5 of 5 in common
            const QString file = ResultsFolder::fileName(iou, bug, "post2");
            f.replace(file, "GF_0.01_1,0.25", "GF_0.01_1,0.33333333333333331");
            f.replace(file, "GF_1.0_1,0.7142857142857143", "GF_1.0_1,1");
        },
        "warning deepfd001: The fault's kills differ .*pre 7, post1 7, post2 5", 1, 12);

    const QByteArray row = "deepfd001," + noise + "o,,0.5,0.25,True,0.029999999999999999,0.25\n";
    add("quality cut off", cut(quality, 2), "error quality_deepfd001_pre_training.csv: .*cut off", 1, 12);
    add("quality without a column", replace(quality, "weighted_C", "x"), "error quality.*:1: .*\"weighted_C\"", 1, 12);
    add("quality out of range", replace(quality, row, QByteArray(row).replace("0.25,True", "2,True")),
        "error quality.*:2: EQ is \"2\"", 2, 12);
    add("quality lacks a mutant", replace(quality, row, ""), "warning quality.*: 1 pre-training mutant", 1, 12);
    add("quality of another study", replace(quality, row, QByteArray(row).replace("0.25,True", "0.24,True")),
        "warning quality.*:2: EQ of 1 mutant", 1, 12);
    add("another number of inputs", replace(quality, row, QByteArray(row).replace("0.029999999999999999", "0.06")),
        "warning deepfd001: .*one number of test inputs.*10 to 20", 1, 12);
}

void tst_ResultsImport::damaged()
{
    QFETCH(Damage, damage);
    QFETCH(QString, remark);
    QFETCH(int, remarks);
    QFETCH(int, mutants);
    const ResultsFolder folder;
    folder.addBug(bug);
    folder.addQuality(bug);
    folder.addBug("deepfd002"); // which is whole and must stay so
    damage(folder);
    const ImportedResults results = readPublishedResults(folder.path());
    const QStringList lines = remarkLines(results.remarks);
    const QString all = lines.join(QLatin1Char('\n'));
    QVERIFY2(lines.size() == remarks, qPrintable(all));
    QVERIFY2(remarks == 0 || QRegularExpression('^' + remark).match(lines.front()).hasMatch(), qPrintable(all));
    QCOMPARE(counting(results), static_cast<std::size_t>(mutants + 12));
    for (const MutantResult& mutant : results.mutants)
        QVERIFY(mutant.counts() || !mutant.realism.reason.empty());
    for (std::size_t i = 1; i < results.remarks.size(); ++i)
        QVERIFY(results.remarks[i - 1].severity >= results.remarks[i].severity);
}

void tst_ResultsImport::manyBadRowsAreSummedUp()
{
    const ResultsFolder folder;
    folder.addBug(bug);
    QByteArray rows;
    for (int i = 0; i < 1000; ++i)
        rows += "MM_deepfd001_x" + QByteArray::number(i) + ",0.5\n";
    folder.write(csPre, folder.read(csPre) + rows);
    const QStringList lines = remarkLines(readPublishedResults(folder.path()).remarks);
    QCOMPARE(lines.size(), 11);
    QVERIFY2(lines.back().contains("990 more row"), qPrintable(lines.back()));
}

void tst_ResultsImport::otherPlaces()
{
    const ResultsFolder folder;
    const ResultsFolder qualities;
    folder.addBug(bug);
    qualities.addQuality(bug);
    const QString moved = folder.filePath("package/results");
    QVERIFY(QDir().mkpath(moved));
    for (const QString& metric : {cs, iou})
        QVERIFY(QDir().rename(folder.filePath(metric), moved + "/" + metric));
    for (const QString place : {"package", "package/", "package/results", "package/results/",
                                "package/results/coupling_strength", "package/results/detectability_overlap/"}) {
        const std::filesystem::path path = folder.filePath(place).toStdString();
        QVERIFY2(holdsPublishedResults(path), qPrintable(place));
        const ImportedResults results = readPublishedResults(path, qualities.path());
        QCOMPARE(results.mutants.size(), std::size_t{12});
        QVERIFY(results.mutants.front().quality);
        QCOMPARE(results.remarks.size(), std::size_t{0});
    }
    const ImportedResults results = readPublishedResults(moved.toStdString(), folder.path());
    QCOMPARE(results.mutants.size(), std::size_t{12});
    QVERIFY(remarkLines(results.remarks).value(0).startsWith("error ")); // no quality files where they were said to be
}

void tst_ResultsImport::nothingToImport_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("empty folder") << QString();
    QTest::newRow("another file") << QStringLiteral("notes.txt");
    QTest::newRow("no such names") << QStringLiteral("coupling_strength/values.csv");
    QTest::newRow("checkpoints only") << QStringLiteral("coupling_strength/.ipynb_checkpoints/x.csv");
}

void tst_ResultsImport::nothingToImport()
{
    QFETCH(QString, file);
    const ResultsFolder folder;
    if (!file.isEmpty())
        folder.write(file, "x");
    for (const std::filesystem::path& path : {folder.path(), folder.path() / "missing"}) {
        QVERIFY(!holdsPublishedResults(path));
        try {
            readPublishedResults(path);
            QFAIL("no error");
        } catch (const Error& error) {
            QVERIFY2(QString(error.what()).contains("no published results"), error.what());
        }
    }
}

void tst_ResultsImport::remarkTexts()
{
    using Severity = ImportRemark::Severity;
    QCOMPARE(remarkText({Severity::Note, "a.csv", 12, "deepfd001", "Odd."}), std::string("a.csv:12: Odd."));
    QCOMPARE(remarkText({Severity::Note, "a.csv", 0, "deepfd001", "Odd."}), std::string("a.csv: Odd."));
    QCOMPARE(remarkText({Severity::Note, {}, 0, "deepfd001", "Odd."}), std::string("deepfd001: Odd."));
    QCOMPARE(remarkText({Severity::Note, {}, 0, {}, "Odd."}), std::string("Odd."));
}

QTEST_APPLESS_MAIN(tst_ResultsImport)
#include "tst_results_import.moc"
