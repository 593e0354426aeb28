// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/mutation/Configurations.h"

#include <QStringList>

namespace semblance::testing {

QString listed(const std::vector<Configuration>& configurations)
{
    QStringList texts;
    for (const Configuration& configuration : configurations) {
        QString text = QString::fromStdString(configuration.parameter);
        if (configuration.layer)
            text += QLatin1Char('@') + QString::number(*configuration.layer);
        texts.append(text);
    }
    return texts.join(QLatin1Char(' '));
}

QString reasons(const ConfigurationList& list)
{
    QStringList texts;
    for (const SkippedConfiguration& skipped : list.skipped)
        texts.append(QString::fromStdString(skipped.reason));
    return texts.join(QLatin1Char('\n'));
}

} // namespace semblance::testing
