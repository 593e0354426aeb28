// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deviations/PowerSpinBox.h"

#include <QDoubleValidator>

#include <cmath>

namespace semblance {

namespace {

constexpr int digitsShown = 3;

} // namespace

PowerSpinBox::PowerSpinBox(double lowest, double highest, QWidget* parent)
    : QDoubleSpinBox(parent)
{
    // Values are rounded to this many decimals: three digits of the smallest.
    setDecimals(static_cast<int>(std::ceil(-std::log10(lowest))) + digitsShown);
    setRange(lowest, highest);
}

QString PowerSpinBox::textFromValue(double value) const { return locale().toString(value, 'g', digitsShown); }

double PowerSpinBox::valueFromText(const QString& text) const { return locale().toDouble(text); }

QValidator::State PowerSpinBox::validate(QString& text, int& position) const
{
    QDoubleValidator validator(minimum(), maximum(), decimals());
    validator.setLocale(locale());
    return validator.validate(text, position);
}

void PowerSpinBox::stepBy(int steps)
{
    setValue(std::pow(10.0, std::round(std::log10(value())) + steps));
    selectAll();
}

} // namespace semblance
