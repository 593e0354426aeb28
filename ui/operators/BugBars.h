// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Scenario.h"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// The median of an operator's mutants for every bug, as bars in falling order, coloured by data set. Bars can be
/// hovered, clicked and walked with the arrow keys.
class BugBars : public QWidget {
    Q_OBJECT

public:
    struct Bar {
        std::string bug;
        std::string dataset;
        std::size_t mutants = 0;
        double median = 0.0; ///< 0..1
    };

    explicit BugBars(QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars, Metric metric);
    void setSelected(const QString& bug);

    const std::vector<Bar>& bars() const { return m_bars; }
    /// The place of a bar, from value 0 to value 1.
    QRectF barArea(std::size_t bar) const;
    QString tooltipAt(const QPoint& position) const;
    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {260, 150}; }

Q_SIGNALS:
    void bugSelected(const QString& bug);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plotArea() const;
    QColor colorOf(const std::string& dataset) const;
    QFont smallFont() const;
    double scaleWidth() const;
    /// Rectangles of the legend's entries, one for each of m_datasets, from (0, 0).
    std::vector<QRectF> legendPlaces() const;
    void paintScale(QPainter& painter) const;
    void paintBars(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    std::optional<std::size_t> barAt(const QPoint& position) const;
    QString describe(std::size_t bar) const;
    void choose(std::size_t bar);

    std::vector<Bar> m_bars;
    std::vector<std::string> m_datasets; ///< in the order of the legend and of the colours
    Metric m_metric = Metric::CouplingStrength;
    std::optional<std::size_t> m_selected;
    std::optional<std::size_t> m_pressed;
};

} // namespace semblance
