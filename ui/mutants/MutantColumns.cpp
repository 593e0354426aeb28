// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mutants/MutantColumns.h"

#include "ui/figure/Titles.h"

#include <QLocale>
#include <QStringList>

namespace semblance {

namespace {

using Model = MutantTableModel;

constexpr int decimals = 4;

/// Order of the statuses in the table.
enum StatusRank { Excluded, NeverKilled, Compared };

StatusRank statusRank(const Realism& realism)
{
    if (realism.status == Realism::Status::Excluded)
        return Excluded;
    return realism.neverKilled ? NeverKilled : Compared;
}

/// A value that is a fraction, for the columns that have such.
std::optional<double> fraction(const MutantResult& mutant, Model::Column column)
{
    switch (column) {
    case Model::CouplingStrength:
        return mutant.value(Metric::CouplingStrength);
    case Model::Overlap:
        return mutant.value(Metric::Overlap);
    case Model::CoverageColumn:
        return mutant.value(Metric::Coverage);
    case Model::Quality:
        return mutant.quality ? std::optional<double>(mutant.quality->quality) : std::nullopt;
    case Model::KillRate:
        return mutant.killRate();
    case Model::BaseRate:
        return mutant.counts() ? baseRate(mutant.realism) : std::nullopt;
    default:
        return std::nullopt;
    }
}

bool isFraction(Model::Column column) { return column >= Model::CouplingStrength && column <= Model::BaseRate; }

std::optional<int> whole(const MutantResult& mutant, Model::Column column)
{
    switch (column) {
    case Model::ScenarioColumn:
        return static_cast<int>(mutant.scenario);
    case Model::Layer:
        return mutant.layer;
    case Model::Original:
        return mutant.original;
    case Model::Status:
        return statusRank(mutant.realism);
    case Model::Reliability:
        return (mutant.realism.csReliable ? 2 : 0) + (mutant.realism.iouReliable ? 1 : 0);
    default:
        return std::nullopt;
    }
}

/// Parameters are mostly numbers, sometimes names ("relu"); numbers sort as numbers.
std::optional<double> parameterNumber(const std::string& parameter)
{
    bool number = false;
    const double value =
        QByteArray::fromRawData(parameter.data(), static_cast<qsizetype>(parameter.size())).toDouble(&number);
    return number ? std::optional<double>(value) : std::nullopt;
}

const std::string& textOf(const MutantResult& mutant, Model::Column column)
{
    if (column == Model::Bug)
        return mutant.bug;
    return column == Model::Operator ? mutant.operatorId : mutant.parameter;
}

template <typename Number>
MutantKey numberKey(const std::optional<Number>& value)
{
    return value ? MutantKey{MutantKey::Kind::Number, static_cast<double>(*value), {}} : MutantKey{};
}

} // namespace

MutantKey mutantKey(const MutantResult& mutant, Model::Column column)
{
    if (isFraction(column))
        return numberKey(fraction(mutant, column));
    if (column == Model::Parameter) {
        if (const auto number = parameterNumber(mutant.parameter))
            return numberKey(number);
    }
    if (column == Model::Bug || column == Model::Operator || column == Model::Parameter)
        return {MutantKey::Kind::Text, 0.0, textOf(mutant, column)};
    return numberKey(whole(mutant, column));
}

QVariant mutantValue(const MutantResult& mutant, Model::Column column)
{
    const MutantKey key = mutantKey(mutant, column);
    switch (key.kind) {
    case MutantKey::Kind::None:
        return {};
    case MutantKey::Kind::Text:
        return QString::fromUtf8(key.text.data(), static_cast<qsizetype>(key.text.size()));
    case MutantKey::Kind::Number:
        break;
    }
    const bool real = isFraction(column) || column == Model::Parameter;
    return real ? QVariant(key.number) : QVariant(static_cast<int>(key.number));
}

QString mutantText(const MutantResult& mutant, Model::Column column)
{
    const QLocale locale;
    if (isFraction(column)) {
        const auto value = fraction(mutant, column);
        return value ? locale.toString(*value, 'f', decimals) : QStringLiteral("–");
    }
    switch (column) {
    case Model::ScenarioColumn:
        return scenarioName(mutant.scenario);
    case Model::Parameter: {
        // A spreadsheet's decimal comma, but only where it is a plain number: "relu" and "0.125_0.25" are names.
        const auto number = parameterNumber(mutant.parameter);
        return number ? locale.toString(*number, 'g', QLocale::FloatingPointShortest)
                      : QString::fromStdString(mutant.parameter);
    }
    case Model::Layer:
    case Model::Original: {
        const auto value = whole(mutant, column);
        return value ? locale.toString(*value) : QString();
    }
    case Model::Status:
        return realismStatus(mutant.realism);
    case Model::Reliability:
        return realismReliability(mutant.realism);
    default:
        return QString::fromStdString(textOf(mutant, column));
    }
}

QString realismStatus(const Realism& realism)
{
    switch (statusRank(realism)) {
    case Excluded:
        return realism.reason.empty()
                   ? MutantTableModel::tr("excluded")
                   : MutantTableModel::tr("excluded: %1").arg(QString::fromStdString(realism.reason));
    case NeverKilled:
        return MutantTableModel::tr("never killed");
    case Compared:
        break;
    }
    return MutantTableModel::tr("ok");
}

QString realismReliability(const Realism& realism)
{
    QStringList metrics;
    if (realism.csReliable)
        metrics << metricSymbol(Metric::CouplingStrength);
    if (realism.iouReliable)
        metrics << metricSymbol(Metric::Overlap);
    return metrics.isEmpty() ? MutantTableModel::tr("no") : metrics.join(QStringLiteral(", "));
}

bool isNumericColumn(Model::Column column)
{
    return isFraction(column) || column == Model::Layer || column == Model::Original;
}

QString mutantHeading(Model::Column column)
{
    switch (column) {
    case Model::Bug:
        return MutantTableModel::tr("Bug");
    case Model::ScenarioColumn:
        return MutantTableModel::tr("Scenario");
    case Model::Operator:
        return MutantTableModel::tr("Operator");
    case Model::Parameter:
        return MutantTableModel::tr("Parameter");
    case Model::Layer:
        return MutantTableModel::tr("Layer");
    case Model::Original:
        return MutantTableModel::tr("Original");
    case Model::CouplingStrength:
        return metricSymbol(Metric::CouplingStrength);
    case Model::Overlap:
        return metricSymbol(Metric::Overlap);
    case Model::CoverageColumn:
        return metricSymbol(Metric::Coverage);
    case Model::Quality:
        return QStringLiteral("IQ");
    case Model::KillRate:
        return MutantTableModel::tr("Kill rate");
    case Model::BaseRate:
        return MutantTableModel::tr("Base rate");
    case Model::Status:
        return MutantTableModel::tr("Status");
    case Model::Reliability:
        return MutantTableModel::tr("Reliable");
    case Model::ColumnCount:
        break;
    }
    return {};
}

QString mutantHeadingTip(Model::Column column)
{
    switch (column) {
    case Model::CouplingStrength:
        return MutantTableModel::tr("Coupling strength: how much of what the mutant kills the fault kills too");
    case Model::Overlap:
        return MutantTableModel::tr("Overlap (IoU): what both kill, of all that either kills");
    case Model::CoverageColumn:
        return MutantTableModel::tr("Coverage: how much of what the fault kills the mutant kills too");
    case Model::Quality:
        return MutantTableModel::tr("Intrinsic quality: high when the mutant is hard to kill, and by special inputs");
    case Model::KillRate:
        return MutantTableModel::tr("Share of the test inputs that an instance of the mutant kills");
    case Model::BaseRate:
        return MutantTableModel::tr(
            "Share of the test inputs that an instance of the fault kills: near 1, a high CS comes for free");
    case Model::Reliability:
        return MutantTableModel::tr("Values with enough inputs on which mutant and fault clearly differ");
    default:
        return {};
    }
}

} // namespace semblance
