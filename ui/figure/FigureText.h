// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureStyle.h"

#include <QFontMetricsF>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <map>
#include <utility>

namespace semblance {

/// One line of text at its place. It is drawn around `center`, turned by `angle`.
struct FigureText {
    enum class Role { Title, GroupTitle, AxisTitle, Tick, Label, MutedLabel, Count, Legend, Footer };
    Role role = Role::Tick;
    QString text;
    QPointF center;
    QSizeF size; ///< before turning
    double points = 0.0;
    double angle = 0.0; ///< degrees, clockwise; -90 reads from bottom to top

    bool bold() const { return role == Role::Title || role == Role::GroupTitle; }
    bool muted() const { return role == Role::Count || role == Role::Footer || role == Role::MutedLabel; }
    /// The rectangle that the turned text covers.
    QRectF bounds() const;
};

/// Measures, wraps and shrinks text for one canvas, and collects what did not fit. Lengths in canvas units.
class TextFitter {
public:
    TextFitter(const FigureStyle& style, const FigureCanvas& canvas);

    double width(const QString& text, double points, bool bold = false) const;
    double lineHeight(double points) const;
    /// Height of digits and capitals: turned numbers may stand this close.
    double digitHeight(double points) const;
    double widest(const QStringList& texts, double points, bool bold = false) const;

    /// The largest size from `points` down to the smallest legible one at which all texts fit into `room`.
    double shrunk(const QStringList& texts, double points, double room, bool bold = false) const;
    /// Greedy line breaks at blanks.
    QStringList wrapped(const QString& text, double points, double room) const;

    /// The text, cut with an ellipsis when even this size is too wide for `room`; the cut is noted as a warning.
    FigureText fitted(FigureText::Role role, const QString& text, double points, double room);

    void warn(const QString& text);
    const QStringList& warnings() const { return m_warnings; }

private:
    const QFontMetricsF& metrics(double points, bool bold) const;

    const FigureStyle& m_style;
    const FigureCanvas& m_canvas;
    QStringList m_warnings;
    mutable std::map<std::pair<double, bool>, QFontMetricsF> m_metrics; ///< finding a font takes long
};

} // namespace semblance
