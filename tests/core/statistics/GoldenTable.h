// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/TestData.h"

#include <QFile>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace semblance::testing {

/// One row of a golden CSV file by column name. These files quote nothing.
using GoldenRow = QHash<QString, QString>;

inline QList<GoldenRow> goldenTable(const QString& fileName)
{
    QFile file(goldenFolder() + QLatin1Char('/') + fileName);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QStringList header = lines.value(0).split(QLatin1Char(','));
    QList<GoldenRow> rows;
    for (qsizetype line = 1; line < lines.size(); ++line) {
        const QStringList cells = lines[line].split(QLatin1Char(','));
        GoldenRow row;
        for (qsizetype column = 0; column < header.size(); ++column)
            row.insert(header[column], cells.value(column));
        rows.append(row);
    }
    return rows;
}

/// "0.1;0.2;0.3"
inline std::vector<double> goldenSample(const QString& cell)
{
    std::vector<double> values;
    for (const QString& text : cell.split(QLatin1Char(';'), Qt::SkipEmptyParts))
        values.push_back(text.toDouble());
    return values;
}

} // namespace semblance::testing

/// Compares with an absolute tolerance and shows all digits on failure.
#define COMPARE_WITHIN(actual, expected, tolerance)                                                                    \
    do {                                                                                                               \
        const double actualValue = (actual);                                                                           \
        const double expectedValue = (expected);                                                                       \
        QVERIFY2(std::abs(actualValue - expectedValue) <= (tolerance),                                                 \
                 qPrintable(QStringLiteral(#actual " is %1, expected %2")                                              \
                                .arg(actualValue, 0, 'g', 17)                                                          \
                                .arg(expectedValue, 0, 'g', 17)));                                                     \
    } while (false)
