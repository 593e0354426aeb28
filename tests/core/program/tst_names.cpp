// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Names.h"
#include "core/program/ProjectFile.h"

#include <QTest>

#include <set>

using namespace semblance;

namespace {

/// Every enumerator up to `last` has one name at its own place, and every name and alias leads back to its value.
template <typename Enum>
void checkNames(Enum last)
{
    const auto& table = Names<Enum>::table();
    QCOMPARE(table.size(), static_cast<std::size_t>(last) + 1);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto value = static_cast<Enum>(i);
        QVERIFY(table[i].first == value);
        QVERIFY(!table[i].second.empty());
        QCOMPARE(nameOf(value), table[i].second);
        QVERIFY(fromName<Enum>(table[i].second) == value);
        QVERIFY2(seen.insert(table[i].second).second, table[i].second.c_str());
    }
    for (const auto& [alias, value] : Names<Enum>::aliases()) {
        QVERIFY(fromName<Enum>(alias) == value);
        QVERIFY2(seen.insert(alias).second, alias.c_str());
    }
    QVERIFY(!fromName<Enum>("no such name"));
    QVERIFY(!fromName<Enum>(""));
}

} // namespace

class tst_names : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEnumeration();
    void kerasNames();
    void aliases();
    void list();
};

void tst_names::everyEnumeration()
{
    checkNames(LayerKind::ELU);
    checkNames(Activation::Swish);
    checkNames(Padding::Same);
    checkNames(InitializerKind::VarianceScaling);
    checkNames(Loss::CosineSimilarity);
    checkNames(CrossentropyOn::Probabilities);
    checkNames(OptimizerKind::Nadam);
    checkNames(ValidationKind::TestData);
    checkNames(Monitor::ValidationAccuracy);
    checkNames(SourceKind::Idx);
    checkNames(SplitKind::Same);
    checkNames(StepKind::RollRows);
    checkNames(FitOn::All);
    checkNames(DataMutationKind::PerturbInputs);
    checkNames(Task::Regression);
    checkNames(Scenario::Control);
    checkNames(Metric::Coverage);
    checkNames(Device::Cuda);
}

void tst_names::kerasNames()
{
    QCOMPARE(nameOf(LayerKind::GlobalAveragePooling2D), std::string("GlobalAveragePooling2D"));
    QCOMPARE(nameOf(Activation::HardSigmoid), std::string("hard_sigmoid"));
    QCOMPARE(nameOf(Loss::LogCosh), std::string("logcosh"));
    QCOMPARE(nameOf(Loss::KullbackLeiblerDivergence), std::string("kullback_leibler_divergence"));
    QCOMPARE(nameOf(OptimizerKind::RmsProp), std::string("rmsprop"));
    QCOMPARE(nameOf(Monitor::ValidationLoss), std::string("val_loss"));
    QCOMPARE(nameOf(Metric::CouplingStrength), std::string("cs"));
    QCOMPARE(nameOf(Metric::Overlap), std::string("iou"));
    QCOMPARE(nameOf(StepKind::OneHotTargets), std::string("one_hot_targets"));
    QVERIFY_THROWS_EXCEPTION(std::out_of_range, nameOf(static_cast<Padding>(7)));
}

void tst_names::aliases()
{
    QVERIFY(fromName<Loss>("mse") == Loss::MeanSquaredError);
    QVERIFY(fromName<Loss>("mae") == Loss::MeanAbsoluteError);
    QVERIFY(fromName<Loss>("huber_loss") == Loss::Huber);
    QVERIFY(fromName<InitializerKind>("uniform") == InitializerKind::RandomUniform);
    QVERIFY(fromName<InitializerKind>("normal") == InitializerKind::RandomNormal);
    QVERIFY(fromName<LayerKind>("Convolution2D") == LayerKind::Conv2D);
    QVERIFY(fromName<OptimizerKind>("SGD") == OptimizerKind::Sgd);
    QVERIFY(fromName<Monitor>("val_acc") == Monitor::ValidationAccuracy);
}

void tst_names::list()
{
    QCOMPARE(allNames<Scenario>(), std::string("pre, post1, post2, control"));
    QCOMPARE(allNames<Device>(), std::string("auto, cpu, cuda"));
}

QTEST_APPLESS_MAIN(tst_names)
#include "tst_names.moc"
