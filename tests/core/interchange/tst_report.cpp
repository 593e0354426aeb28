// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/Report.h"
#include "core/interchange/ResultsImport.h"
#include "core/statistics/Random.h"
#include "tests/support/TestData.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <algorithm>
#include <limits>

using namespace semblance;
using namespace semblance::testing;

namespace {

MutantResult mutant(const std::string& bug, Scenario scenario, const std::string& name, double cs, double iou)
{
    MutantResult result;
    result.bug = bug;
    result.dataset = bug.substr(0, bug.size() - 3);
    result.scenario = scenario;
    result.name = name;
    result.operatorId = scenario == Scenario::Pre ? "TCL" : "GF";
    result.realism.couplingStrength = cs;
    result.realism.overlap = iou;
    result.realism.faultKillMass = 20.0;
    return result;
}

MutantResult excluded(const std::string& bug, Scenario scenario, const std::string& name, const std::string& reason)
{
    MutantResult result = mutant(bug, scenario, name, std::numeric_limits<double>::quiet_NaN(), 0.0);
    result.realism.status = Realism::Status::Excluded;
    result.realism.reason = reason;
    return result;
}

/// Two bugs of two data sets in all scenarios; pre wins the first, post1 the second.
std::vector<MutantResult> twoBugs()
{
    std::vector<MutantResult> all;
    for (int i = 0; i < 5; ++i) {
        const std::string name = "mutant " + std::to_string(i);
        const double step = 0.125 * i;
        all.push_back(mutant("deepfd010", Scenario::Pre, name, 0.5 + step, 0.25 + step));
        all.push_back(mutant("deepfd010", Scenario::Post1, name, 0.25 + step, 0.125 + step));
        all.push_back(mutant("deepfd010", Scenario::Post2, name, step, step));
        all.push_back(mutant("cleanml012", Scenario::Pre, name, 0.03125 * i, 0.03125 * i));
        all.push_back(mutant("cleanml012", Scenario::Post1, name, 0.5, 0.5));
        all.push_back(mutant("cleanml012", Scenario::Post2, name, 0.25, 0.25));
    }
    all.push_back(excluded("deepfd010", Scenario::Post1, "b", "Instance 1 cannot be used."));
    all.push_back(excluded("deepfd010", Scenario::Pre, "c", "Instance 2 cannot be used."));
    all.push_back(excluded("cleanml012", Scenario::Post2, "a", "Original 1 cannot be used."));
    return all;
}

QJsonArray list(const QJsonObject& report, const char* key) { return report.value(QLatin1String(key)).toArray(); }

/// One line an entry: the values of the named keys.
QStringList column(const QJsonArray& array, const QStringList& keys)
{
    QStringList lines;
    for (const QJsonValue& entry : array) {
        QStringList values;
        for (const QString& key : keys)
            values << entry[key].toVariant().toString();
        lines << values.join(QLatin1Char(' '));
    }
    return lines;
}

} // namespace

/// The keys are an interface: the manual documents them and other people's scripts read them.
class tst_Report : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keys_data();
    void keys();
    void emptyResults();
    void orderOfBugs();
    void valuesOfABox();
    void outliers();
    void winners();
    void winnersOfBugs();
    void ties();
    void tests();
    void operatorsBelowTheCoverageHaveNoRank();
    void operatorRanks();
    void deviations();
    void deviationRules();
    void faultKills();
    void excludedMutants();
    void everythingExcluded();
    void orderOfTheResultsDoesNotMatter();
    void textIsEscaped();
    void textForPeople();
    void publishedStudy();
};

void tst_Report::keys_data()
{
    QTest::addColumn<QString>("section");
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("bugs") << "bugs"
                          << QStringList{"bug",      "dataset", "max", "median",   "metric",       "min",        "n",
                                         "outliers", "q1",      "q3",  "scenario", "whisker_high", "whisker_low"};
    QTest::newRow("bug_winners") << "bug_winners" << QStringList{"bug", "dataset", "metric", "post1", "post2",
                                                                 "pre", "strict",  "tied",   "winner"};
    QTest::newRow("winners") << "winners" << QStringList{"bugs",         "dataset",        "metric",       "post1",
                                                         "post1_strict", "post2",          "post2_strict", "pre",
                                                         "pre_strict",   "tied_post_only", "tied_with_pre"};
    QTest::newRow("wilcoxon") << "wilcoxon"
                              << QStringList{"a", "b",       "magnitude", "metric",        "n", "n_pairs", "n_zero",
                                             "p", "p_exact", "p_holm",    "rank_biserial", "w", "w_minus", "w_plus",
                                             "z"};
    QTest::newRow("operators") << "operators" << QStringList{"eligible", "median", "metric", "n_bugs", "n_mutants",
                                                             "operator", "q1",     "q3",     "rank",   "scenario"};
    QTest::newRow("deviations") << "deviations"
                                << QStringList{"baseline_mismatch",
                                               "bug",
                                               "category",
                                               "cs_gap",
                                               "cs_winner",
                                               "detail",
                                               "iou_gap",
                                               "iou_winner",
                                               "post_cs_max",
                                               "post_cs_whisker_high",
                                               "post_iou_max",
                                               "pre_cs_max",
                                               "pre_cs_whisker_high",
                                               "pre_iou_max",
                                               "weak_oracle",
                                               "winner_cs_whisker_high"};
    QTest::newRow("fault_kills") << "fault_kills" << QStringList{"base_rate", "bug", "inputs", "kills", "scenario"};
    QTest::newRow("excluded") << "excluded" << QStringList{"bug", "mutant", "reason", "scenario"};
}

void tst_Report::keys()
{
    QFETCH(QString, section);
    QFETCH(QStringList, keys);
    const QJsonObject report = reportJson(twoBugs());
    QCOMPARE(report.keys(), QStringList({"bug_winners", "bugs", "deviation_rules", "deviations", "excluded",
                                         "fault_kills", "operators", "wilcoxon", "winners"}));
    const QJsonArray entries = report.value(section).toArray();
    QVERIFY(!entries.isEmpty());
    for (const QJsonValue& entry : entries)
        QCOMPARE(entry.toObject().keys(), keys);
}

void tst_Report::emptyResults()
{
    const QJsonObject report = reportJson({});
    QCOMPARE(report.size(), 9);
    for (const QString& key : report.keys()) {
        if (key == QLatin1String("deviation_rules"))
            continue;
        QVERIFY(report.value(key).isArray());
        QVERIFY(report.value(key).toArray().isEmpty());
    }
}

void tst_Report::orderOfBugs()
{
    QCOMPARE(column(list(reportJson(twoBugs()), "bugs"), {"metric", "bug", "scenario"}),
             QStringList({"cs cleanml012 pre", "cs cleanml012 post1", "cs cleanml012 post2", "cs deepfd010 pre",
                          "cs deepfd010 post1", "cs deepfd010 post2", "iou cleanml012 pre", "iou cleanml012 post1",
                          "iou cleanml012 post2", "iou deepfd010 pre", "iou deepfd010 post1", "iou deepfd010 post2"}));
}

void tst_Report::valuesOfABox()
{
    const QJsonObject box = list(reportJson(twoBugs()), "bugs").at(3).toObject(); // cs deepfd010 pre: 0.5 ... 1
    QCOMPARE(box.value("n").toInt(), 5);
    QCOMPARE(box.value("dataset").toString(), QStringLiteral("deepfd"));
    QCOMPARE(box.value("min").toDouble(), 0.5);
    QCOMPARE(box.value("q1").toDouble(), 0.625);
    QCOMPARE(box.value("median").toDouble(), 0.75);
    QCOMPARE(box.value("q3").toDouble(), 0.875);
    QCOMPARE(box.value("max").toDouble(), 1.0);
    QCOMPARE(box.value("whisker_low").toDouble(), 0.5);
    QCOMPARE(box.value("whisker_high").toDouble(), 1.0);
    QVERIFY(box.value("outliers").toArray().isEmpty());
}

void tst_Report::outliers()
{
    std::vector<MutantResult> mutants;
    for (int i = 0; i < 10; ++i)
        mutants.push_back(mutant("a001", Scenario::Pre, std::to_string(i), i < 9 ? 0.5 : 1.0, 0.5));
    const QJsonObject box = list(reportJson(mutants), "bugs").at(0).toObject();
    QCOMPARE(box.value("outliers").toArray(), QJsonArray{1.0});
    QCOMPARE(box.value("whisker_high").toDouble(), 0.5);
    QCOMPARE(box.value("max").toDouble(), 1.0);
}

void tst_Report::winners()
{
    QCOMPARE(column(list(reportJson(twoBugs()), "winners"), {"metric", "dataset", "pre", "post1", "post2"}),
             QStringList({"cs cleanml 0 1 0", "cs deepfd 1 0 0", "cs all 1 1 0", "iou cleanml 0 1 0",
                          "iou deepfd 1 0 0", "iou all 1 1 0"}));
}

void tst_Report::winnersOfBugs()
{
    const QJsonArray bugs = list(reportJson(twoBugs()), "bug_winners");
    QCOMPARE(
        column(bugs, {"metric", "bug", "dataset", "pre", "post1", "post2", "winner", "strict"}),
        QStringList({"cs cleanml012 cleanml 0.0625 0.5 0.25 post1 true", "cs deepfd010 deepfd 0.75 0.5 0.25 pre true",
                     "iou cleanml012 cleanml 0.0625 0.5 0.25 post1 true",
                     "iou deepfd010 deepfd 0.5 0.375 0.25 pre true"}));
    QCOMPARE(bugs.at(0)["tied"].toArray(), QJsonArray{"post1"});
}

void tst_Report::ties()
{
    std::vector<MutantResult> mutants;
    for (const Scenario scenario : {Scenario::Pre, Scenario::Post2})
        mutants.push_back(mutant("a001", scenario, "m", 0.5, 0.5));
    const QJsonObject report = reportJson(mutants);
    const QJsonObject bug = list(report, "bug_winners").at(0).toObject();
    QVERIFY(bug.value("post1").isNull()); // no mutant, so no median
    QCOMPARE(bug.value("tied").toArray(), QJsonArray({"pre", "post2"}));
    QCOMPARE(bug.value("winner").toString(), QStringLiteral("pre"));
    QVERIFY(!bug.value("strict").toBool());
    QCOMPARE(column(list(report, "winners"),
                    {"metric", "dataset", "bugs", "pre", "pre_strict", "tied_with_pre", "tied_post_only"})
                 .first(),
             QStringLiteral("cs a 1 1 0 1 0"));
    const QJsonValue test = list(report, "wilcoxon").at(0); // pre and post2: no pair differs
    QCOMPARE(test["n_pairs"].toInt(), 1);
    QCOMPARE(test["n_zero"].toInt(), 1);
    QCOMPARE(test["p"].toDouble(), 1.0);
}

void tst_Report::tests()
{
    const QJsonArray tests = list(reportJson(twoBugs()), "wilcoxon");
    QCOMPARE(column(tests, {"metric", "a", "b", "n"}),
             QStringList({"cs pre post1 2", "cs pre post2 2", "cs post1 post2 2", "iou pre post1 2", "iou pre post2 2",
                          "iou post1 post2 2"}));
    for (const QJsonValue& test : tests) {
        QCOMPARE(std::min(test["w_plus"].toDouble(), test["w_minus"].toDouble()), test["w"].toDouble());
        QVERIFY(test["p_holm"].toDouble() >= test["p"].toDouble());
        QVERIFY(test["z"].toDouble() <= 0.0);
        QVERIFY(test["p"].toDouble() > 0.0 && test["p"].toDouble() <= 1.0);
        QVERIFY(std::abs(test["rank_biserial"].toDouble()) <= 1.0);
        QVERIFY(!test["magnitude"].toString().isEmpty());
    }
}

void tst_Report::operatorsBelowTheCoverageHaveNoRank()
{
    const QJsonArray operators = list(reportJson(twoBugs()), "operators");
    QCOMPARE(column(operators, {"metric", "scenario", "operator", "n_bugs"}),
             QStringList({"cs pre TCL 2", "cs post1 GF 2", "cs post2 GF 2", "iou pre TCL 2", "iou post1 GF 2",
                          "iou post2 GF 2"}));
    for (const QJsonValue& entry : operators)
        QVERIFY(entry["rank"].isNull());
}

void tst_Report::operatorRanks()
{
    std::vector<MutantResult> mutants;
    for (int bug = 100; bug < 120; ++bug)
        for (const char* id : {"TCL", "HNE"}) {
            MutantResult result = mutant("set" + std::to_string(bug), Scenario::Pre, id, 0.25, 0.25);
            result.operatorId = id;
            result.realism.couplingStrength = result.operatorId == "HNE" ? 0.75 : 0.25;
            mutants.push_back(result);
        }
    const QJsonArray operators = list(reportJson(mutants), "operators");
    QCOMPARE(column(operators, {"metric", "operator", "rank", "median"}),
             QStringList({"cs HNE 1 0.75", "cs TCL 2 0.25", "iou HNE 1 0.25", "iou TCL 1 0.25"}));
}

void tst_Report::deviations()
{
    const QJsonArray deviations = list(reportJson(twoBugs()), "deviations");
    QCOMPARE(deviations.size(), 1);
    const QJsonObject deviation = deviations.at(0).toObject();
    QCOMPARE(deviation.value("bug").toString(), QStringLiteral("cleanml012"));
    QCOMPARE(deviation.value("category").toString(), QStringLiteral("reversal"));
    const QString detail = deviation.value("detail").toString();
    QVERIFY2(detail.contains(QLatin1String("post1 (gap 0.438)")), qPrintable(detail)); // 0.5 - 0.0625
}

void tst_Report::deviationRules()
{
    QCOMPARE(reportJson({}).value("deviation_rules").toObject(), QJsonObject({{"tie_epsilon", 1e-9},
                                                                              {"tail_high", 0.99},
                                                                              {"narrow_gap", 0.1},
                                                                              {"near_zero", 0.05},
                                                                              {"near_one", 0.75},
                                                                              {"cs_high", 0.85},
                                                                              {"iou_low", 0.15},
                                                                              {"weak_oracle_min_kills", 5.0}}));
}

void tst_Report::faultKills()
{
    std::vector<MutantResult> mutants = twoBugs();
    for (MutantResult& mutant : mutants) {
        if (mutant.bug == "deepfd010")
            mutant.realism.inputs = 80;
        if (mutant.scenario == Scenario::Post2)
            mutant.realism.faultKillMass = 0.0; // not known
    }
    QCOMPARE(column(list(reportJson(mutants), "fault_kills"), {"bug", "scenario", "kills", "inputs", "base_rate"}),
             QStringList({"cleanml012 pre 20  ", "cleanml012 post1 20  ", "deepfd010 pre 20 80 0.25",
                          "deepfd010 post1 20 80 0.25"}));
}

void tst_Report::excludedMutants()
{
    const QJsonObject report = reportJson(twoBugs());
    QCOMPARE(column(list(report, "excluded"), {"bug", "scenario", "mutant", "reason"}),
             QStringList({"cleanml012 post2 a Original 1 cannot be used.", "deepfd010 pre c Instance 2 cannot be used.",
                          "deepfd010 post1 b Instance 1 cannot be used."}));
    for (const QJsonValue& box : list(report, "bugs"))
        QCOMPARE(box["n"].toInt(), 5); // they count in no box
}

void tst_Report::everythingExcluded()
{
    const QJsonObject report = reportJson({excluded("a001", Scenario::Pre, "m", "No.")});
    QCOMPARE(list(report, "excluded").size(), 1);
    for (const char* key : {"bugs", "bug_winners", "winners", "wilcoxon", "operators", "deviations", "fault_kills"})
        QVERIFY(list(report, key).isEmpty());
}

void tst_Report::orderOfTheResultsDoesNotMatter()
{
    std::vector<MutantResult> mutants = twoBugs();
    const QByteArray expected = QJsonDocument(reportJson(mutants)).toJson();
    Random random(5, "order");
    for (int round = 0; round < 20; ++round) {
        random.shuffle(mutants);
        QCOMPARE(QJsonDocument(reportJson(mutants)).toJson(), expected);
    }
}

void tst_Report::textIsEscaped()
{
    const std::string name = "a \"quoted\" \\ name\nwith 变异 and \t<b>&amp;%1";
    std::vector<MutantResult> mutants = {excluded("a001", Scenario::Pre, name, name)};
    mutants.push_back(mutant("a001", Scenario::Pre, "m", 0.5, 0.5));
    mutants.back().dataset = name;
    mutants.back().operatorId = name;
    const QByteArray bytes = QJsonDocument(reportJson(mutants)).toJson();
    QJsonParseError error;
    const QJsonObject report = QJsonDocument::fromJson(bytes, &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    const QString expected = QString::fromStdString(name);
    QCOMPARE(list(report, "excluded").at(0)["mutant"].toString(), expected);
    QCOMPARE(list(report, "excluded").at(0)["reason"].toString(), expected);
    QCOMPARE(list(report, "bugs").at(0)["dataset"].toString(), expected);
    QCOMPARE(list(report, "operators").at(0)["operator"].toString(), expected);
}

void tst_Report::textForPeople()
{
    QVERIFY(reportText({}).contains(QLatin1String("no results yet")));
    std::vector<MutantResult> mutants = twoBugs();
    mutants[0].realism.neverKilled = true;
    const QString text = reportText(mutants);
    QVERIFY2(
        text.contains(QLatin1String("cs: highest median by pre 1, post1 1, post2 0 of 2 bugs; without ties 1, 1, 0")),
        qPrintable(text));
    QVERIFY2(text.contains(QLatin1String("iou: pre against post1: r = -0.333 (medium), p = ")), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String("Deviate from the trend (1): cleanml012")), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1String("Weak oracle")), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String("33 mutants: 1 never killed, 3 excluded")), qPrintable(text));
    QVERIFY(text.contains(QLatin1String("deepfd010          pre      cs         5   0.625   0.750   0.875")));
}

/// The whole study: numbers as published, fast, and no larger than a mail takes.
void tst_Report::publishedStudy()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const std::vector<MutantResult> mutants =
        readPublishedResults(publishedFolder().toStdString() + "/dl-mutant-realism/results").mutants;
    QElapsedTimer timer;
    timer.start();
    const QJsonObject report = reportJson(mutants);
    const QByteArray bytes = QJsonDocument(report).toJson();
    const qint64 elapsed = timer.elapsed();
    qInfo("report of 86 bugs: %lld ms, %lld kB", static_cast<long long>(elapsed),
          static_cast<long long>(bytes.size() / 1000));
    QVERIFY(elapsed < 500);
    QVERIFY(bytes.size() < 1'000'000);
    QCOMPARE(column(list(report, "winners"), {"metric", "dataset", "pre", "post1", "post2"}).filter(" all "),
             QStringList({"cs all 56 9 21", "iou all 64 1 21"}));
    QStringList effects;
    for (const QJsonValue& test : list(report, "wilcoxon"))
        effects << QString::number(test["rank_biserial"].toDouble(), 'f', 3);
    QCOMPARE(effects, QStringList({"0.758", "0.467", "0.140", "0.845", "0.623", "0.241"}));
    QCOMPARE(list(report, "bug_winners").size(), 172);
    QVERIFY(reportText(mutants).contains(QLatin1String("cs: pre against post1: r = 0.758 (large), p < 0.001, n = 75")));
}

QTEST_GUILESS_MAIN(tst_Report)
#include "tst_report.moc"
