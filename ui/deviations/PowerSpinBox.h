// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace semblance {

/// For values over many orders of magnitude: "1e-9", stepped by factors of ten.
class PowerSpinBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    PowerSpinBox(double lowest, double highest, QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;
};

} // namespace semblance
