// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/SelectiveMutation.h"

#include "tests/core/analysis/PublishedStudy.h"
#include "tests/core/analysis/SampleMutants.h"
#include "tests/core/statistics/GoldenTable.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace semblance;
using namespace semblance::testing;

namespace {

constexpr double tolerance = 1e-12;

MutantResult rated(const std::string& bug, const std::string& dataset, double intrinsic, double overlap,
                   const std::string& operatorId = "TCL", const std::string& parameter = "50")
{
    MutantResult result = mutant(bug, Scenario::Pre, 0.5, overlap, operatorId);
    result.dataset = dataset;
    result.parameter = parameter;
    result.quality = IntrinsicQuality{intrinsic, 0.1, 0.1};
    return result;
}

SelectionSettings publishedSettings(double hitRate = 0.25)
{
    return {{"cleanml", "deepfd", "deeplocalize"}, hitRate, 0};
}

std::size_t selectedOf(const std::vector<MutantFamily>& families)
{
    return static_cast<std::size_t>(
        std::count_if(families.begin(), families.end(), [](const MutantFamily& family) { return family.selected; }));
}

} // namespace

#define COMPARE_CELL(actual, row, column) COMPARE_WITHIN(actual, (row)[column].toDouble(), tolerance)

class tst_SelectiveMutation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void keysOfFamilies_data();
    void keysOfFamilies();
    void publishedMedians();
    void publishedFamilies();
    void publishedOrder();
    void publishedValidation();
    void nothingGivesNothing();
    void onlyRatedPreMutantsTakePart();
    void thresholdsAreInclusive();
    void minimumBugs();
    void allDataSetsLeaveNoneToValidate();
    void familiesOfTheHeldOutAloneAreDropped();
    void nothingKept();

private:
    std::vector<MutantResult> m_mutants; ///< empty without the published data
};

void tst_SelectiveMutation::initTestCase()
{
    if (!publishedFolder().isEmpty() && !goldenFolder().isEmpty())
        m_mutants = publishedStudy();
}

/// operators.md 4.2, at the limits of the bins.
void tst_SelectiveMutation::keysOfFamilies_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("family");
    const auto row = [](const char* id, const char* parameter, const char* family) {
        QTest::addRow("%s %s", id, parameter) << id << parameter << family;
    };
    row("HDB", "", "disable_batching::toggle");
    row("VRM", "", "remove_validation_set::toggle");
    row("WRB", "", "remove_bias::any_layer");
    row("WAB", "", "add_bias::any_layer");
    row("ARM", "", "remove_activation_function::any_layer");
    row("RRW", "", "remove_weights_regularisation::any_layer");
    row("RCD", "0.125", "change_dropout_rate::0.125");
    row("RCD", "0.125_0.25", "change_dropout_rate::0.125_to_0.25");
    row("ACH", "hard_sigmoid", "change_activation_function::hard_sigmoid");
    row("AAL", "None", "add_activation_function::None");
    row("AAL", "", "add_activation_function::any");
    row("RAW", "l1_l2", "add_weights_regularisation::l1_l2");
    row("WCI", "glorot_uniform", "change_weights_initialisation::glorot_uniform");
    row("TCL", "5", "change_label::pct_le_5");
    row("TCL", "5.01", "change_label::pct_5_15");
    row("TRD", "15", "delete_training_data::pct_5_15");
    row("TUD", "30.0", "unbalance_train_data::pct_15_30");
    row("TAN", "50.0", "add_noise::pct_30_50");
    row("TCO", "70", "make_output_classes_overlap::pct_50_70");
    row("TCO", "90", "make_output_classes_overlap::pct_70_90");
    row("TCO", "90.01", "make_output_classes_overlap::pct_gt_90");
    row("TCL", "half", "change_label::pct_unknown");
    row("TCL", "", "change_label::pct_unknown");
    row("TCL", "50 %", "change_label::pct_unknown");
    row("HLR", "1e-05", "change_learning_rate::lr_le_1e-5");
    row("HLR", "0.0001", "change_learning_rate::lr_1e-5_1e-4");
    row("HLR", "0.00055", "change_learning_rate::lr_1e-4_1e-3");
    row("HLR", "0.01", "change_learning_rate::lr_1e-3_1e-2");
    row("HLR", "0.1", "change_learning_rate::lr_gt_1e-2");
    row("HNE", "5", "change_epochs::ep_le_5");
    row("HNE", "10", "change_epochs::ep_6_10");
    row("HNE", "25", "change_epochs::ep_11_25");
    row("HNE", "50", "change_epochs::ep_26_50");
    row("HNE", "100", "change_epochs::ep_51_100");
    row("HNE", "200", "change_epochs::ep_101_200");
    row("HNE", "201", "change_epochs::ep_gt_200");
    row("HBS", "16", "change_batch_size::bs_le_16");
    row("HBS", "32_64", "change_batch_size::bs_17_32");
    row("HBS", "64", "change_batch_size::bs_33_64");
    row("HBS", "128", "change_batch_size::bs_65_128");
    row("HBS", "256", "change_batch_size::bs_129_256");
    row("HBS", "512", "change_batch_size::bs_257_512");
    row("HBS", "513", "change_batch_size::bs_gt_512");
    row("LCH", "cosine_similarity", "change_loss_function::cosine_similarity");
    row("LCH", "huber_loss", "change_loss_function::huber_loss");
    row("LCH", "huber", "change_loss_function::huber_loss"); // as own programs spell it
    row("OCH", "adam", "change_optimisation_function::adam");
    row("RCP", "1", "change_earlystopping_patience::1");
    row("OWN", "x", "OWN::x");
}

void tst_SelectiveMutation::keysOfFamilies()
{
    QFETCH(QString, id);
    QFETCH(QString, parameter);
    QFETCH(QString, family);
    const MutantResult result = rated("a", "set", 0.5, 0.5, id.toStdString(), parameter.toStdString());
    QCOMPARE(QString::fromStdString(canonicalFamily(result)), family);
}

void tst_SelectiveMutation::publishedMedians()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const std::vector<QualityMedians> medians = qualityMedians(m_mutants, publishedSettings());
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("selection_medians.csv"));
    QCOMPARE(medians.size(), static_cast<std::size_t>(rows.size()));
    const std::size_t mutants[] = {2748, 3867, 2997}; // operators.md 4.3
    const std::size_t highHigh[] = {537, 937, 671};
    for (std::size_t i = 0; i < medians.size(); ++i) {
        const GoldenRow& row = rows[static_cast<qsizetype>(i)];
        QCOMPARE(QString::fromStdString(medians[i].dataset), row["dataset"]);
        COMPARE_CELL(medians[i].intrinsic, row, "median_IQ");
        COMPARE_CELL(medians[i].extrinsic, row, "median_EQ");
        QCOMPARE(medians[i].mutants, mutants[i]);
        QCOMPARE(medians[i].highHigh, highHigh[i]);
    }
}

void tst_SelectiveMutation::publishedFamilies()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    std::map<QString, GoldenRow> rows;
    for (const GoldenRow& row : goldenTable(QStringLiteral("selection_families.csv")))
        rows[row["family"]] = row;
    QCOMPARE(rows.size(), std::size_t{123});
    for (const auto& [hitRate, column] :
         {std::pair{0.20, "selected_0.20"}, std::pair{0.25, "selected_0.25"}, std::pair{0.30, "selected_0.30"}}) {
        const std::vector<MutantFamily> families = mutantFamilies(m_mutants, publishedSettings(hitRate));
        QCOMPARE(families.size(), rows.size());
        for (const MutantFamily& family : families) {
            const auto found = rows.find(QString::fromStdString(family.id));
            QVERIFY2(found != rows.end(), family.id.c_str());
            const GoldenRow& row = found->second;
            const auto count = [&row](const char* name) { return static_cast<std::size_t>(row[name].toInt()); };
            QCOMPARE(QString::fromStdString(family.key), row["canonical_key"]);
            QCOMPARE(family.mutants, count("total_mutants"));
            QCOMPARE(family.highHigh, count("high_high_mutants"));
            QCOMPARE(family.bugs, count("support_bugs"));
            QCOMPARE(family.datasets, count("support_datasets"));
            QCOMPARE(family.hitRate, row["hit_rate"].toDouble());
            QVERIFY2(family.selected == (count(column) == 1), family.id.c_str());
        }
    }
}

void tst_SelectiveMutation::publishedOrder()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const std::vector<MutantFamily> families = mutantFamilies(m_mutants, publishedSettings());
    QCOMPARE(families[0].id, std::string("change_loss_function::cosine_similarity"));
    QCOMPARE(families[1].id, std::string("delete_training_data::pct_50_70"));
    QVERIFY(std::is_sorted(families.begin(), families.end(), [](const MutantFamily& a, const MutantFamily& b) {
        return std::tie(b.hitRate, b.highHighDatasets, b.highHighBugs, b.highHigh, a.id) <
               std::tie(a.hitRate, a.highHighDatasets, a.highHighBugs, a.highHigh, b.id);
    }));
}

void tst_SelectiveMutation::publishedValidation()
{
    SEMBLANCE_SKIP_WITHOUT(goldenFolder());
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const QList<GoldenRow> rows = goldenTable(QStringLiteral("selection_validation.csv"));
    QCOMPARE(rows.size(), 3);
    for (const GoldenRow& row : rows) {
        const SelectionSettings settings = publishedSettings(row["hit_rate_threshold"].toDouble());
        const std::vector<MutantFamily> families = mutantFamilies(m_mutants, settings);
        QCOMPARE(static_cast<int>(selectedOf(families)), row["selected_families"].toInt());
        const std::vector<SelectionValidation> validations = validateSelection(m_mutants, families, settings);
        QCOMPARE(validations.size(), std::size_t{1});
        const SelectionValidation& validation = validations[0];
        QCOMPARE(validation.dataset, std::string("defect4ml"));
        QCOMPARE(static_cast<int>(validation.before), row["defect4ml_mutants_before"].toInt());
        QCOMPARE(static_cast<int>(validation.after), row["defect4ml_mutants_after"].toInt());
        COMPARE_CELL(validation.reduction, row, "defect4ml_reduction_ratio");
        COMPARE_CELL(validation.intrinsicBefore, row, "defect4ml_median_IQ_before");
        COMPARE_CELL(validation.intrinsicAfter, row, "defect4ml_median_IQ_after");
        COMPARE_CELL(validation.extrinsicBefore, row, "defect4ml_median_EQ_before");
        COMPARE_CELL(validation.extrinsicAfter, row, "defect4ml_median_EQ_after");
        COMPARE_CELL(validation.highHighBefore, row, "defect4ml_high_high_prop_before");
        COMPARE_CELL(validation.highHighAfter, row, "defect4ml_high_high_prop_after");
    }
}

void tst_SelectiveMutation::nothingGivesNothing()
{
    QVERIFY(qualityMedians({}).empty());
    QVERIFY(mutantFamilies({}).empty());
    QVERIFY(validateSelection({}, {}, publishedSettings()).empty());
}

void tst_SelectiveMutation::onlyRatedPreMutantsTakePart()
{
    std::vector<MutantResult> mutants = {rated("a", "set", 0.5, 0.5), rated("a", "set", 0.9, 0.9),
                                         rated("a", "set", 0.9, 0.9), mutant("a", Scenario::Pre, 0.5, 0.5),
                                         excluded(rated("a", "set", 0.9, 0.9))};
    mutants[1].scenario = Scenario::Post1;
    mutants[2].scenario = Scenario::Control;
    const std::vector<QualityMedians> medians = qualityMedians(mutants);
    QCOMPARE(medians.size(), std::size_t{1});
    QCOMPARE(medians[0].mutants, std::size_t{1});
    QCOMPARE(mutantFamilies(mutants).front().mutants, std::size_t{1});
}

void tst_SelectiveMutation::thresholdsAreInclusive()
{
    // Medians .5 and .5: the first two mutants lie on them. Two of four is a hit rate of exactly one half.
    const std::vector<MutantResult> mutants = {rated("a", "set", 0.5, 0.5), rated("b", "set", 0.5, 0.5),
                                               rated("a", "set", 0.9, 0.1), rated("c", "set", 0.1, 0.9)};
    const auto familyAt = [&mutants](double hitRate) { return mutantFamilies(mutants, {{}, hitRate, 0}).front(); };
    QCOMPARE(familyAt(0.5).highHigh, std::size_t{2});
    QCOMPARE(familyAt(0.5).highHighBugs, std::size_t{2});
    QCOMPARE(familyAt(0.5).bugs, std::size_t{3});
    QVERIFY(familyAt(0.5).selected);
    QVERIFY(!familyAt(0.51).selected);
}

void tst_SelectiveMutation::minimumBugs()
{
    const std::vector<MutantResult> mutants = {rated("a", "set", 0.5, 0.5), rated("b", "set", 0.5, 0.5)};
    QVERIFY(mutantFamilies(mutants, {{}, 0.25, 2}).front().selected);
    QVERIFY(!mutantFamilies(mutants, {{}, 0.25, 3}).front().selected);
}

void tst_SelectiveMutation::allDataSetsLeaveNoneToValidate()
{
    const std::vector<MutantResult> mutants = {rated("a", "one", 0.5, 0.5), rated("b", "two", 0.1, 0.1)};
    QCOMPARE(qualityMedians(mutants).size(), std::size_t{2});
    // Each data set is judged by its own medians.
    QCOMPARE(mutantFamilies(mutants).front().highHigh, std::size_t{2});
    QCOMPARE(mutantFamilies(mutants).front().highHighDatasets, std::size_t{2});
    QVERIFY(validateSelection(mutants, mutantFamilies(mutants)).empty());
}

void tst_SelectiveMutation::familiesOfTheHeldOutAloneAreDropped()
{
    const std::vector<MutantResult> mutants = {
        rated("a", "chosen", 0.5, 0.5, "TCL", "50"), rated("b", "held", 0.6, 0.6, "TCL", "40"),
        rated("b", "held", 0.7, 0.7, "OCH", "adam"), rated("c", "other", 0.7, 0.7, "OCH", "adam")};
    const SelectionSettings settings = {{"chosen"}, 0.25, 0};
    const std::vector<SelectionValidation> validations =
        validateSelection(mutants, mutantFamilies(mutants, settings), settings);
    QCOMPARE(validations.size(), std::size_t{2});
    QCOMPARE(validations[0].dataset, std::string("held"));
    QCOMPARE(validations[0].after, std::size_t{1});
    QCOMPARE(validations[0].reduction, 0.5);
    QCOMPARE(validations[0].highHighBefore, 0.5);
    QCOMPARE(validations[0].highHighAfter, 0.0); // the one kept lies below the medians of all
    QCOMPARE(validations[1].dataset, std::string("other"));
}

void tst_SelectiveMutation::nothingKept()
{
    const std::vector<MutantResult> mutants = {rated("a", "held", 0.5, 0.5)};
    const SelectionValidation validation = validateSelection(mutants, {}, publishedSettings()).front();
    QCOMPARE(validation.after, std::size_t{0});
    QCOMPARE(validation.reduction, 1.0);
    QCOMPARE(validation.intrinsicBefore, 0.5);
    QCOMPARE(validation.intrinsicAfter, 0.0);
}

QTEST_APPLESS_MAIN(tst_SelectiveMutation)
#include "tst_selective_mutation.moc"
