// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Duration.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace semblance {

namespace {

/// Gives the texts a translation context; the function itself needs no object.
struct Duration {
    Q_DECLARE_TR_FUNCTIONS(Duration)
};

constexpr int secondsInMinute = 60;
constexpr int minutesInHour = 60;

QString twoDigits(int value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); }

} // namespace

QString durationText(double seconds)
{
    constexpr double showTenthsBelow = 9.95;
    if (seconds < showTenthsBelow)
        return Duration::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    const auto whole = static_cast<qint64>(std::llround(seconds));
    if (whole < secondsInMinute)
        return Duration::tr("%1 s").arg(whole);
    const qint64 minutes = whole / secondsInMinute;
    if (minutes < minutesInHour)
        return Duration::tr("%1 min %2 s").arg(minutes).arg(twoDigits(static_cast<int>(whole % secondsInMinute)));
    return Duration::tr("%1 h %2 min")
        .arg(minutes / minutesInHour)
        .arg(twoDigits(static_cast<int>(minutes % minutesInHour)));
}

} // namespace semblance
