// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsImport.h"
#include "core/interchange/StudyTables.h"
#include "core/mutation/OperatorNames.h"
#include "core/program/Names.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QElapsedTimer>
#include <QHash>
#include <QtTest>

#include <cmath>
#include <filesystem>
#include <map>
#include <set>

using namespace semblance;
using namespace semblance::testing;

namespace {

std::vector<MutantResult> published()
{
    const std::filesystem::path folder = publishedFolder().toStdString();
    return readPublishedResults(folder / "dl-mutant-realism/results", folder / "dl-mutant-quality/results/quality")
        .mutants;
}

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

QString keyOf(const Row& row, const QStringList& keys)
{
    QStringList texts;
    for (const QString& key : keys)
        texts << exactText(row.at(key.toStdString()));
    return texts.join(QLatin1Char(' '));
}

/// Empty when equal: texts exactly, numbers within 1e-12.
QString difference(const TableCell& cell, const QString& golden)
{
    const QString text = exactText(cell);
    bool goldenIsNumber = false, isNumber = false;
    const double expected = golden.toDouble(&goldenIsNumber);
    const double actual = text.toDouble(&isNumber);
    const bool same = goldenIsNumber && isNumber ? std::abs(actual - expected) <= 1e-12 : text == golden;
    return same ? QString() : QStringLiteral("%1 instead of %2").arg(text, golden);
}

/// The first cell that differs from the golden file, or an empty text. Every row must be there, and no other.
QString firstDifference(const StudyTable& table, const QString& file, const QStringList& keys,
                        const QStringList& without = {})
{
    const QList<GoldenRow> golden = goldenTable(file);
    QHash<QString, Row> rows;
    for (const Row& row : rowsOf(table))
        rows.insert(keyOf(row, keys), row);
    if (golden.isEmpty() || rows.size() != golden.size() || std::size_t(golden.size()) != table.rows.size())
        return QStringLiteral("%1 rows instead of %2").arg(table.rows.size()).arg(golden.size());
    for (const GoldenRow& expected : golden) {
        QStringList texts;
        for (const QString& key : keys)
            texts << expected[key];
        const QString id = texts.join(QLatin1Char(' '));
        if (!rows.contains(id))
            return id + QStringLiteral(" is missing");
        for (auto cell = expected.begin(); cell != expected.end(); ++cell) {
            if (without.contains(cell.key()))
                continue;
            const auto found = rows[id].find(cell.key().toStdString());
            if (found == rows[id].end())
                return QStringLiteral("no column ") + cell.key();
            if (const QString problem = difference(found->second, cell.value()); !problem.isEmpty())
                return id + QLatin1Char(' ') + cell.key() + QStringLiteral(": ") + problem;
        }
    }
    return {};
}

TableOptions quick(std::optional<Metric> metric = std::nullopt)
{
    TableOptions options;
    options.metric = metric;
    options.intervals = false;
    return options;
}

} // namespace

/// Every cell of the published study's tables.
class tst_StudyTablesGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void golden_data();
    void golden();
    void faultKills();
    void families();
    void selection();
    void coverage();
    void studiesTableSix();
    void speed();

private:
    std::vector<MutantResult> m_published;
};

void tst_StudyTablesGolden::initTestCase()
{
    if (!publishedFolder().isEmpty())
        m_published = published();
}

void tst_StudyTablesGolden::golden_data()
{
    QTest::addColumn<TableKind>("kind");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<QStringList>("without"); // what the paper says, and what follows from other columns
    QTest::newRow("bugs") << TableKind::Bugs << "bug_medians.csv" << QStringList{"bug", "scenario"} << QStringList();
    QTest::newRow("bug-winners") << TableKind::BugWinners << "winners.csv" << QStringList{"metric", "bug"}
                                 << QStringList();
    QTest::newRow("winners") << TableKind::Winners << "winners_by_dataset.csv" << QStringList{"metric", "dataset"}
                             << QStringList();
    QTest::newRow("wilcoxon") << TableKind::Wilcoxon << "wilcoxon.csv" << QStringList{"metric", "a", "b"}
                              << QStringList{"significant_05", "significant_holm_05", "paper_p", "paper_r",
                                             "paper_magnitude"};
    QTest::newRow("operators") << TableKind::Operators << "operators.csv"
                               << QStringList{"metric", "scenario", "operator"} << QStringList();
    QTest::newRow("deviations") << TableKind::Deviations << "deviations.csv" << QStringList{"bug"}
                                << QStringList{"paper_type1", "paper_type2", "agree1", "agree2"};
}

void tst_StudyTablesGolden::golden()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    QFETCH(TableKind, kind);
    QFETCH(QString, file);
    QFETCH(QStringList, keys);
    QFETCH(QStringList, without);
    QCOMPARE(firstDifference(studyTable(kind, m_published, quick()), file, keys, without), QString());
}

void tst_StudyTablesGolden::faultKills()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    // The golden kills are those of all five runs together, ours of one run. Where no mutant of a scenario couples, the
    // golden file knows nothing, while the importer takes the kills of the bug's other scenarios.
    std::set<std::pair<QString, std::string>> seen;
    for (const MutantResult& mutant : m_published)
        if (mutant.realism.couplingStrength > 0.0)
            seen.insert({QString::fromStdString(mutant.bug), "fault_kills_" + nameOf(mutant.scenario)});
    StudyTable table = studyTable(TableKind::FaultKills, m_published, quick());
    for (std::vector<TableCell>& row : table.rows) {
        int known = 0;
        for (const char* key : {"fault_kills_pre", "fault_kills_post1", "fault_kills_post2"}) {
            TableCell& cell = row[*table.column(key)];
            const bool isKnown = seen.count({std::get<QString>(row[0]), key}) > 0;
            cell = isKnown ? TableCell(5.0 * std::get<double>(cell)) : TableCell();
            known += isKnown;
        }
        if (known < 2)
            row[*table.column("baseline_consistent")] = {};
    }
    QCOMPARE(firstDifference(table, QStringLiteral("fault_mass.csv"), {"bug"}, {"n_runs"}), QString());
}

void tst_StudyTablesGolden::families()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    TableOptions options;
    options.selection.datasets = {"cleanml", "deepfd", "deeplocalize"};
    StudyTable table = studyTable(TableKind::Families, m_published, options);
    for (std::vector<TableCell>& row : table.rows) { // the golden file names operators as result files do
        TableCell& id = row[*table.column("operator")];
        id = QString::fromStdString(operatorNameOf(std::get<QString>(id).toStdString()));
    }
    QStringList thresholds = {"selected_0.20", "selected_0.25", "selected_0.30"};
    QCOMPARE(firstDifference(table, QStringLiteral("selection_families.csv"), {"family"}, thresholds), QString());
    for (const QString& threshold : thresholds) {
        options.selection.hitRate = threshold.right(4).toDouble();
        table = studyTable(TableKind::Families, m_published, options);
        for (TableColumn& column : table.columns)
            if (column.key == "selected")
                column.key = threshold.toStdString();
        QStringList others = thresholds + QStringList{"operator"};
        others.removeAll(threshold);
        QCOMPARE(firstDifference(table, QStringLiteral("selection_families.csv"), {"family"}, others), QString());
    }
    QVERIFY(table.note.contains(QLatin1String("cleanml 0.711 and 0.183; deepfd 0.654 and 0.169; deeplocalize 0.637")));
}

void tst_StudyTablesGolden::selection()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    for (const GoldenRow& expected : goldenTable(QStringLiteral("selection_validation.csv"))) {
        TableOptions options;
        options.selection.hitRate = expected[QStringLiteral("hit_rate_threshold")].toDouble();
        const StudyTable table = studyTable(TableKind::Selection, m_published, options);
        QCOMPARE(table.rows.size(), std::size_t(4)); // every data set is left out in turn
        const Row row = rowsOf(table)[3];
        QCOMPARE(keyOf(row, {"dataset", "chosen_on"}), QStringLiteral("defect4ml cleanml|deepfd|deeplocalize"));
        for (auto cell = expected.begin(); cell != expected.end(); ++cell) {
            QString key = cell.key();
            QCOMPARE(difference(row.at(key.remove(QStringLiteral("defect4ml_")).toStdString()), cell.value()),
                     QString());
        }
        options.selection.datasets = {"cleanml", "deepfd", "deeplocalize"};
        QCOMPARE(rowsOf(studyTable(TableKind::Selection, m_published, options)), std::vector<Row>{row});
    }
}

/// oracle.md 5.7: pre beats post1 (r .871), but not clearly post2 (r .191, p .14).
void tst_StudyTablesGolden::coverage()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const StudyTable table = studyTable(TableKind::Coverage, m_published, quick());
    const std::vector<Row> rows = rowsOf(table);
    QCOMPARE(rows.size(), std::size_t(3));
    QCOMPARE(std::lround(1000.0 * std::get<double>(rows[0].at("rank_biserial"))), 871L);
    QCOMPARE(std::lround(1000.0 * std::get<double>(rows[1].at("rank_biserial"))), 191L);
    QCOMPARE(std::lround(100.0 * std::get<double>(rows[1].at("p_normal"))), 14L);
    QCOMPARE(studyTable(TableKind::Wilcoxon, m_published, quick(Metric::Coverage)).rows, table.rows);
}

void tst_StudyTablesGolden::studiesTableSix()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const QString text =
        formatTable(studyTable(TableKind::Wilcoxon, m_published, quick(Metric::CouplingStrength)), TableFormat::Latex);
    QVERIFY2(text.contains(QLatin1String("cs & pre vs. post1 & 75 & 345.0 & $<0.001$ & 0.758 & large \\\\")),
             qPrintable(text));
    QVERIFY(text.contains(QLatin1String("cs & pre vs. post2 & 77 & 801.0 & $<0.001$ & 0.467 & medium \\\\")));
    QVERIFY(text.contains(QLatin1String("cs & post1 vs. post2 & 74 & 1193.0 & 0.295 & 0.140 & small \\\\")));
}

/// Pages show these tables beside their charts. The limit is generous for busy machines; see the numbers it prints.
void tst_StudyTablesGolden::speed()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    for (const auto& [kind, name] : tableKinds()) {
        QElapsedTimer timer;
        timer.start();
        const StudyTable table = studyTable(kind, m_published, quick());
        const qint64 built = timer.elapsed();
        const qsizetype size = formatTable(table, TableFormat::Csv).size();
        qInfo("%-12s %5zu rows: built in %lld ms, %lld kB of CSV in %lld ms", name.c_str(), table.rows.size(),
              static_cast<long long>(built), static_cast<long long>(size / 1000),
              static_cast<long long>(timer.elapsed() - built));
        QVERIFY(timer.elapsed() < 2000);
    }
}

QTEST_GUILESS_MAIN(tst_StudyTablesGolden)
#include "tst_study_tables_golden.moc"
