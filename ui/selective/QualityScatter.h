// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureStyle.h"
#include "ui/selective/SelectionOutcome.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// IQ against EQ of mutants: a point each, the medians of the data sets as lines and their High-High quadrants shaded;
/// the points of one family stand out. Drawn into a pixmap, since tens of thousands of points take long.
class QualityScatter : public QWidget {
    Q_OBJECT

public:
    explicit QualityScatter(QWidget* parent = nullptr);

    void setPoints(std::shared_ptr<const QualityPoints> points);
    void setMedians(std::vector<QualityMedians> medians);
    /// Empty: none stands out.
    void setFamily(const std::string& family);

    /// Where a point is drawn.
    QPointF place(const QualityPoints::Point& point) const;
    /// The point nearest to a position, within reach.
    std::optional<std::size_t> pointAt(const QPointF& position) const;
    QString tooltipAt(const QPointF& position) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Index into the mutants of the points.
    void mutantClicked(std::size_t mutant);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    void redraw();
    void describe();
    QRectF plotArea() const;
    QPointF place(double intrinsic, double extrinsic) const;
    void paintQuadrants(QPainter& painter, const FigureColors& colors) const;
    void paintScales(QPainter& painter, const FigureColors& colors) const;
    void paintPoints(QPainter& painter, const FigureColors& colors) const;
    bool stands(const QualityPoints::Point& point) const { return m_family && point.family == *m_family; }

    std::shared_ptr<const QualityPoints> m_points; ///< never null
    std::vector<QualityMedians> m_medians;
    std::string m_familyName;
    std::optional<std::size_t> m_family; ///< index into the families of the points
    QPixmap m_picture;                   ///< null: has to be drawn
    std::optional<std::size_t> m_pressed;
};

} // namespace semblance
