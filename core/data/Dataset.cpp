// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"

#include "core/data/NumpyReader.h"
#include "core/data/Preprocessing.h"
#include "core/data/SourceData.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

#include <algorithm>

namespace semblance {

namespace {

std::string dataFile(const DataRecipe& recipe, const std::string& reference)
{
    return recipe.source == SourceKind::Numpy ? splitNumpyReference(reference).first : reference;
}

void requireRows(const SplitData& data, const QString& cause)
{
    if (rowCount(data.train.inputs) == 0)
        throw Error(QCoreApplication::translate("core", "The training set is empty: %1").arg(cause).toStdString());
    if (rowCount(data.test.inputs) == 0)
        throw Error(QCoreApplication::translate("core", "The test set is empty: %1").arg(cause).toStdString());
}

std::vector<std::size_t> rowShape(const Tensor& tensor)
{
    return {tensor.shape.begin() + 1, tensor.shape.end()};
}

/// A network has one input and one output shape, so the test rows must look like the training rows.
void requireSameShape(const Tensor& train, const Tensor& test, const QString& what)
{
    if (rowShape(train) != rowShape(test))
        throw Error(QCoreApplication::translate("core", "The %1 of training and test rows differ in shape (%2 and %3 "
                                                        "values a row).")
                        .arg(what)
                        .arg(train.rowSize())
                        .arg(test.rowSize())
                        .toStdString());
}

void requireSound(const PreparedData& data)
{
    requireSameShape(data.train.inputs, data.test.inputs, QCoreApplication::translate("core", "inputs"));
    requireSameShape(data.train.targets, data.test.targets, QCoreApplication::translate("core", "targets"));
    requireFinite(data.train.inputs, QCoreApplication::translate("core", "Training inputs"));
    requireFinite(data.train.targets, QCoreApplication::translate("core", "Training targets"));
    requireFinite(data.test.inputs, QCoreApplication::translate("core", "Test inputs"));
    requireFinite(data.test.targets, QCoreApplication::translate("core", "Test targets"));
}

} // namespace

std::string dataDigest(const DataRecipe& recipe, const DataLocator& locator)
{
    if (recipe.source == SourceKind::BuiltIn || recipe.source == SourceKind::Synthetic)
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    std::vector<std::filesystem::path> seen; // two arrays of one archive are one file
    for (const std::string* reference :
         {&recipe.trainInputs, &recipe.trainTargets, &recipe.testInputs, &recipe.testTargets}) {
        if (reference->empty())
            continue;
        const std::filesystem::path path = locator.find(dataFile(recipe, *reference));
        if (std::find(seen.begin(), seen.end(), path) != seen.end())
            continue;
        seen.push_back(path);
        QFile file(QString::fromStdString(path.string()));
        if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
            throw Error(
                {*reference, 0, 0, {}},
                QCoreApplication::translate("core", "cannot be read: %1").arg(file.errorString()).toStdString());
        // The length keeps "ab" + "c" and "a" + "bc" apart.
        hash.addData(QByteArray::number(file.size()) + ';');
    }
    return hash.result().toHex().toStdString();
}

PreparedData prepareData(const Program& program, const DataLocator& locator)
{
    SplitData data = splitSource(loadSource(program.data, locator), program.data.split);
    requireRows(data, QCoreApplication::translate("core", "the source and the split leave it no rows; change the test "
                                                          "fraction or the source's numbers of rows."));
    preprocess(data, program.preprocessing);
    requireRows(data, QCoreApplication::translate("core", "the preprocessing dropped all its rows; fill missing values "
                                                          "instead."));
    PreparedData prepared{toSamples(std::move(data.train)), toSamples(std::move(data.test))};
    requireSound(prepared);
    return prepared;
}

} // namespace semblance
