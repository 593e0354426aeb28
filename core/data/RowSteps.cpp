// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/PreprocessingSteps.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

std::vector<std::size_t> completeRows(const DataPart& part)
{
    std::vector<std::size_t> complete;
    const auto isComplete = [](const Values& values, std::size_t row) {
        const Table* table = std::get_if<Table>(&values);
        return table == nullptr || std::none_of(table->columns.begin(), table->columns.end(),
                                                [row](const Column& column) { return column.isMissing(row); });
    };
    for (std::size_t row = 0; row < rowCount(part.inputs); ++row) {
        if (isComplete(part.inputs, row) && isComplete(part.targets, row))
            complete.push_back(row);
    }
    return complete;
}

} // namespace

Table& inputTable(DataPart& part)
{
    if (Table* table = std::get_if<Table>(&part.inputs))
        return *table;
    throw Error(QCoreApplication::translate("core",
                                            "the inputs have no columns any more; put this step before those that "
                                            "need numbers, and use it with tables only")
                    .toStdString());
}

void dropMissingRows(SplitData& data)
{
    for (DataPart* part : {&data.train, &data.test}) {
        inputTable(*part); // later than this, a missing value would have been refused
        const std::vector<std::size_t> complete = completeRows(*part);
        part->inputs = selectRows(part->inputs, complete);
        part->targets = selectRows(part->targets, complete);
    }
}

void rollRows(SplitData& data, const PreprocessingStep& step)
{
    const auto rows = static_cast<std::ptrdiff_t>(rowCount(data.train.inputs));
    if (rows == 0)
        return;
    std::vector<std::size_t> order(static_cast<std::size_t>(rows));
    const std::ptrdiff_t shift = (step.rows % rows + rows) % rows;
    for (std::ptrdiff_t row = 0; row < rows; ++row)
        order[static_cast<std::size_t>((row + shift) % rows)] = static_cast<std::size_t>(row);
    data.train.inputs = selectRows(data.train.inputs, order);
    data.train.targets = selectRows(data.train.targets, order);
}

} // namespace semblance
