// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/PreprocessingSteps.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace semblance {

namespace {

/// What a column holds, in the rows that a step learns from. A column is one place in a row, whatever its shape.
struct ColumnStatistics {
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = -std::numeric_limits<double>::infinity();
    double mean = 0.0;
    /// Population. Exactly 0 for a constant column: up to 2^29 equal floats add up in a double without rounding.
    double standardDeviation = 0.0;
};

std::vector<ColumnStatistics> columnStatistics(const std::vector<const Tensor*>& tensors)
{
    const std::size_t width = tensors.front()->rowSize();
    std::vector<ColumnStatistics> columns(width);
    double rows = 0.0;
    for (const Tensor* tensor : tensors) {
        rows += static_cast<double>(tensor->rows());
        for (std::size_t i = 0; i < tensor->values.size(); ++i) {
            ColumnStatistics& column = columns[i % width];
            column.minimum = std::min<double>(column.minimum, tensor->values[i]);
            column.maximum = std::max<double>(column.maximum, tensor->values[i]);
            column.mean += tensor->values[i];
        }
    }
    for (ColumnStatistics& column : columns)
        column.mean /= rows;
    for (const Tensor* tensor : tensors) {
        for (std::size_t i = 0; i < tensor->values.size(); ++i) {
            const double deviation = tensor->values[i] - columns[i % width].mean;
            columns[i % width].standardDeviation += deviation * deviation;
        }
    }
    for (ColumnStatistics& column : columns)
        column.standardDeviation = std::sqrt(column.standardDeviation / rows);
    return columns;
}

/// Applies f(value, statistics of its column) to training and test inputs; the statistics heed FitOn.
template <typename Function>
void transformColumns(SplitData& data, const PreprocessingStep& step, Function f)
{
    Tensor& train = asTensor(data.train.inputs, Role::Inputs);
    Tensor& test = asTensor(data.test.inputs, Role::Inputs);
    if (train.rowSize() == 0)
        throw Error(QCoreApplication::translate("core", "there are no training rows to learn from").toStdString());
    std::vector<const Tensor*> learnFrom{&train};
    if (step.fitOn == FitOn::All)
        learnFrom.push_back(&test);
    const std::vector<ColumnStatistics> columns = columnStatistics(learnFrom);
    for (Tensor* tensor : {&train, &test}) {
        for (std::size_t i = 0; i < tensor->values.size(); ++i)
            tensor->values[i] = static_cast<float>(f(tensor->values[i], columns[i % columns.size()]));
    }
}

} // namespace

Tensor& asTensor(Values& values, Role role)
{
    if (const Table* table = std::get_if<Table>(&values))
        values = toTensor(*table, role);
    return std::get<Tensor>(values);
}

void scaleTensor(Tensor& tensor, const PreprocessingStep& step)
{
    if (step.divisor == 0.0)
        throw Error(QCoreApplication::translate("core", "the divisor must not be 0").toStdString());
    for (float& value : tensor.values)
        value = static_cast<float>((static_cast<double>(value) - step.offset) / step.divisor);
}

void reshapeRows(Tensor& tensor, const PreprocessingStep& step)
{
    double size = 1.0; // as a double, since a product of wrong extents may be any size
    std::vector<std::size_t> shape{tensor.rows()};
    for (const int extent : step.shape) {
        size *= extent > 0 ? extent : std::numeric_limits<double>::quiet_NaN();
        shape.push_back(static_cast<std::size_t>(extent));
    }
    if (tensor.rows() > 0 && size != static_cast<double>(tensor.rowSize()))
        throw Error(QCoreApplication::translate("core", "a row has %1 values, which the given shape cannot hold")
                        .arg(tensor.rowSize())
                        .toStdString());
    tensor.shape = std::move(shape);
}

void scaleInputs(SplitData& data, const PreprocessingStep& step)
{
    for (DataPart* part : {&data.train, &data.test})
        scaleTensor(asTensor(part->inputs, Role::Inputs), step);
}

void standardize(SplitData& data, const PreprocessingStep& step)
{
    transformColumns(data, step, [](double value, const ColumnStatistics& column) {
        return (value - column.mean) / (column.standardDeviation == 0.0 ? 1.0 : column.standardDeviation);
    });
}

void minMax(SplitData& data, const PreprocessingStep& step)
{
    if (!(step.minimum < step.maximum))
        throw Error(QCoreApplication::translate("core", "the minimum must be below the maximum").toStdString());
    transformColumns(data, step, [&step](double value, const ColumnStatistics& column) {
        const double range = column.maximum == column.minimum ? 1.0 : column.maximum - column.minimum;
        return step.minimum + (value - column.minimum) / range * (step.maximum - step.minimum);
    });
}

void reshapeInputs(SplitData& data, const PreprocessingStep& step)
{
    for (DataPart* part : {&data.train, &data.test})
        reshapeRows(asTensor(part->inputs, Role::Inputs), step);
}

} // namespace semblance
