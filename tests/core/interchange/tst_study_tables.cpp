// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/StudyTables.h"

#include "core/statistics/Random.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

using Row = std::map<std::string, TableCell>;

std::vector<Row> rowsOf(const StudyTable& table)
{
    std::vector<Row> rows;
    for (const auto& cells : table.rows) {
        Row row;
        for (std::size_t i = 0; i < cells.size(); ++i)
            row[table.columns[i].key] = cells[i];
        rows.push_back(std::move(row));
    }
    return rows;
}

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
    result.realism.inputs = 100;
    return result;
}

std::vector<MutantResult> someBugs()
{
    std::vector<MutantResult> all;
    for (const char* bug : {"a001", "a002", "b001"})
        for (const Scenario scenario : comparedScenarios)
            for (int i = 0; i < 3; ++i)
                all.push_back(mutant(bug, scenario, std::to_string(i), 0.25 * i + 0.1 * int(scenario), 0.2));
    all.back().realism.status = Realism::Status::Excluded;
    all.back().realism.reason = "2 of 5 instances failed";
    return all;
}

TableOptions quick(std::optional<Metric> metric = std::nullopt)
{
    TableOptions options;
    options.metric = metric;
    options.intervals = false;
    return options;
}

std::set<QString> values(const StudyTable& table, const std::string& key)
{
    std::set<QString> found;
    for (const Row& row : rowsOf(table))
        found.insert(exactText(row.at(key)));
    return found;
}

} // namespace

class tst_StudyTables : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void intervals();
    void metricSelectsOneOfTheTests();
    void narrowEnoughForPaper();
    void mutants();
    void datasetAlone();
    void thresholds();
    void everyKindOfNothing_data();
    void everyKindOfNothing();
    void unknownKind();
    void orderOfTheResultsDoesNotMatter();
};

void tst_StudyTables::intervals()
{
    TableOptions options;
    const StudyTable tests = studyTable(TableKind::Wilcoxon, someBugs(), options);
    for (const char* key : {"r_low", "r_high", "r_bca_low", "r_bca_high", "share_large", "interval"})
        QVERIFY2(tests.column(key), key);
    QVERIFY(!studyTable(TableKind::Wilcoxon, someBugs(), quick()).column("r_low"));
    options.minimumBugs = 2;
    const StudyTable operators = studyTable(TableKind::Operators, someBugs(), options);
    for (const char* key : {"rank_low", "rank_high", "share_first", "rank_interval"})
        QVERIFY2(operators.column(key), key);
    QCOMPARE(values(operators, "rank_interval"), std::set<QString>{"[1, 1]"}); // one operator a scenario
    options.minimumBugs = 4;
    QCOMPARE(values(studyTable(TableKind::Operators, someBugs(), options), "rank_low"), std::set<QString>{""});
}

void tst_StudyTables::metricSelectsOneOfTheTests()
{
    const StudyTable all = studyTable(TableKind::Wilcoxon, someBugs(), quick());
    const StudyTable iou = studyTable(TableKind::Wilcoxon, someBugs(), quick(Metric::Overlap));
    QCOMPARE(values(iou, "metric"), std::set<QString>{"iou"});
    QCOMPARE(iou.rows, std::vector(all.rows.end() - 3, all.rows.end())); // adjusted over all six all the same
}

void tst_StudyTables::narrowEnoughForPaper()
{
    for (const auto& [kind, name] : tableKinds()) {
        const StudyTable table = studyTable(kind, someBugs());
        const auto onPaper = std::count_if(table.columns.begin(), table.columns.end(), [](const TableColumn& column) {
            return column.use != TableColumn::Use::Data;
        });
        QVERIFY2(onPaper >= 3 && onPaper <= 11, name.c_str());
        std::set<std::string> keys;
        for (const TableColumn& column : table.columns) {
            QVERIFY2(!column.heading.isEmpty(), column.key.c_str());
            QVERIFY2(keys.insert(column.key).second, column.key.c_str());
        }
        for (const auto& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        QVERIFY(!table.title.isEmpty() && !table.note.isEmpty());
    }
}

void tst_StudyTables::mutants()
{
    std::vector<MutantResult> some = {mutant("a001", Scenario::Post1, "m, \"x\"", 0.5, 0.25)};
    some[0].parameter = "0.01";
    some[0].original = 2;
    some[0].realism.csReliable = true;
    some[0].realism.mutantKillMass = 10.0;
    some.push_back(mutant("a001", Scenario::Pre, "b", 0.0, 0.0));
    some[1].layer = 3;
    some[1].realism.status = Realism::Status::Excluded;
    some[1].realism.reason = "No.";
    const QStringList lines =
        formatTable(studyTable(TableKind::Mutants, some), TableFormat::Csv).split(QStringLiteral("\r\n"));
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QStringLiteral("bug,dataset,scenario,mutant,operator,parameter,layer,original,status,reason,cs,"
                                      "cs_reliable,iou,iou_reliable,coverage,iq,kill_rate,never_killed,mutant_kills,"
                                      "fault_kills,n_tests"));
    QCOMPARE(lines[1],
             QStringLiteral("a001,a,post1,\"m, \"\"x\"\"\",GF,0.01,,2,ok,,0.5,1,0.25,0,0.3333333333333333,,0.1,"
                            "0,10,20,100"));
    QCOMPARE(lines[2], QStringLiteral("a001,a,pre,b,TCL,,3,,excluded,No.,,,,,,,,,,20,100"));
}

void tst_StudyTables::datasetAlone()
{
    TableOptions options = quick();
    options.dataset = "b";
    for (const TableKind kind : {TableKind::Bugs, TableKind::FaultKills, TableKind::Mutants, TableKind::Deviations})
        QCOMPARE(values(studyTable(kind, someBugs(), options), "dataset"), std::set<QString>{"b"});
    options.dataset = "nope";
    QVERIFY(studyTable(TableKind::Bugs, someBugs(), options).rows.empty());
}

void tst_StudyTables::thresholds()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    const QList<GoldenRow> golden = goldenTable(QStringLiteral("deviation_params.csv"));
    QCOMPARE(qsizetype(deviationRuleNames().size()), golden.size());
    for (qsizetype i = 0; i < golden.size(); ++i) {
        const auto& [name, value] = deviationRuleNames()[std::size_t(i)];
        QCOMPARE(QString::fromStdString(name), golden[i][QStringLiteral("name")]);
        QCOMPARE(DeviationRules().*value, golden[i][QStringLiteral("default")].toDouble());
    }
    TableOptions options;
    options.rules.csHigh = 0.2;
    options.rules.iouLow = 0.25;
    QCOMPARE(values(studyTable(TableKind::Deviations, someBugs()), "type2"), std::set<QString>{"none"});
    const StudyTable table = studyTable(TableKind::Deviations, someBugs(), options);
    QCOMPARE(values(table, "type2"), std::set<QString>{"cs_high_iou_low"});
    QVERIFY(table.note.contains(QLatin1String("cs_high 0.2, iou_low 0.25")));
}

void tst_StudyTables::everyKindOfNothing_data()
{
    QTest::addColumn<TableKind>("kind");
    for (const auto& [kind, name] : tableKinds()) {
        QTest::newRow(name.c_str()) << kind;
        QCOMPARE(tableKindFromName(name), std::optional(kind));
    }
}

void tst_StudyTables::everyKindOfNothing()
{
    QFETCH(TableKind, kind);
    MutantResult excluded = mutant("a001", Scenario::Pre, "m", 0.5, 0.5);
    excluded.realism.status = Realism::Status::Excluded;
    for (const std::vector<MutantResult>& mutants : {std::vector<MutantResult>(), {excluded}})
        for (const TableFormat format : {TableFormat::Csv, TableFormat::Latex, TableFormat::Markdown}) {
            const StudyTable table = studyTable(kind, mutants);
            QCOMPARE(table.rows.size(), kind == TableKind::Mutants ? mutants.size() : 0);
            QVERIFY(!formatTable(table, format).isEmpty());
        }
}

void tst_StudyTables::unknownKind() { QVERIFY(!tableKindFromName("pie")); }

void tst_StudyTables::orderOfTheResultsDoesNotMatter()
{
    std::vector<MutantResult> mutants = someBugs();
    Random random(5, "order");
    for (const auto& [kind, name] : tableKinds()) {
        if (kind == TableKind::Mutants)
            continue; // as they come
        const QString expected = formatTable(studyTable(kind, someBugs(), quick()), TableFormat::Csv);
        random.shuffle(mutants);
        QCOMPARE(formatTable(studyTable(kind, mutants, quick()), TableFormat::Csv), expected);
    }
}

QTEST_GUILESS_MAIN(tst_StudyTables)
#include "tst_study_tables.moc"
