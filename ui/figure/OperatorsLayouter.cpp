// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/OperatorsLayouter.h"

#include "ui/figure/Titles.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(OperatorsLayouter)
};

// In points, where not a share.
constexpr double columnGap = 7.0;
constexpr double markerRadius = 2.0;
constexpr double tallestRows = 620.0;       // an A4 page without margins, header and footer
constexpr double widestLabelShare = 0.3;    // of the page
constexpr double narrowestPlotShare = 0.35; // of the page
constexpr double barShare = 0.46;           // of the row
constexpr double tightRow = 1.0;            // line heights
constexpr double comfortableRow = 1.4;      // line heights

} // namespace

OperatorsLayouter::OperatorsLayouter(const OperatorsFigure& figure, const FigureStyle& style,
                                     const FigureCanvas& canvas)
    : FigureComposer(style, canvas)
    , m_figure(figure)
{
}

OperatorsLayout OperatorsLayouter::layout()
{
    m_layout.markerRadius = units(markerRadius);
    addHeader(m_figure.title, {});
    const QStringList footer = footerLines(m_figure.footer);
    if (!m_figure.rows.empty()) {
        planColumns();
        planAxis();
        addAxis();
        const double pitch =
            rowPitch(m_y + headingHeight() * static_cast<double>(groups()) + units(gap) + footerHeight(footer));
        m_layout.headerHeight = m_y;
        for (std::size_t first = 0; first < m_figure.rows.size();) {
            const Scenario scenario = m_figure.rows[first].rank.scenario;
            std::size_t last = first;
            while (last < m_figure.rows.size() && m_figure.rows[last].rank.scenario == scenario)
                ++last;
            addHeading(scenario);
            addGroup(first, last, pitch);
            first = last;
        }
        m_y += units(gap);
    }
    addFooter(footer);
    m_layout.canvas = m_canvas;
    m_layout.legend = std::move(m_legend);
    m_layout.texts = std::move(m_texts);
    m_layout.warnings = m_fitter.warnings();
    return std::move(m_layout);
}

std::size_t OperatorsLayouter::groups() const
{
    std::size_t count = 1;
    for (std::size_t i = 1; i < m_figure.rows.size(); ++i)
        count += m_figure.rows[i].rank.scenario != m_figure.rows[i - 1].rank.scenario ? 1 : 0;
    return count;
}

QString OperatorsLayouter::rankText(const OperatorsFigure::Row& row) const
{
    if (!row.interval)
        return {};
    const auto number = [this](double rank) { return m_style.locale.toString(std::round(rank), 'f', 0); };
    return Messages::tr("%1 (%2–%3)")
        .arg(number(row.interval->rank), number(row.interval->low), number(row.interval->high));
}

void OperatorsLayouter::planColumns()
{
    QStringList labels;
    QStringList counts;
    QStringList ranks{Messages::tr("rank")};
    for (const OperatorsFigure::Row& row : m_figure.rows) {
        labels << QString::fromStdString(row.rank.operatorId);
        counts << row.count;
        ranks << rankText(row);
        m_columns.ranks = m_columns.ranks || row.interval;
    }
    const double widest = width() * widestLabelShare;
    m_columns.labelPoints = m_fitter.shrunk(labels, textPoints(0.9), widest);
    m_columns.labelRoom = std::min(m_fitter.widest(labels, m_columns.labelPoints), widest);
    m_columns.countLeft = units(margin) + m_columns.labelRoom + units(columnGap);
    m_columns.plotLeft = m_columns.countLeft + m_fitter.widest(counts, textPoints(0.75)) + units(columnGap);
    // Half of the last tick's number stands beyond the plot.
    m_columns.plotRight = width() - units(margin + gap) - m_fitter.width(QStringLiteral("0.0"), textPoints(0.9)) / 2;
    if (!m_columns.ranks)
        return;
    m_columns.rankLeft = width() - units(margin) - m_fitter.widest(ranks, textPoints(0.75));
    const double plotRight = m_columns.rankLeft - units(2 * columnGap);
    m_columns.ranks = plotRight - m_columns.plotLeft >= width() * narrowestPlotShare;
    if (m_columns.ranks)
        m_columns.plotRight = plotRight;
    else
        m_fitter.warn(Messages::tr("There is no room for the rank intervals. Use a wider figure."));
}

/// The finest of the usual steps whose numbers do not touch.
void OperatorsLayouter::planAxis()
{
    double largest = 0.0;
    for (const OperatorsFigure::Row& row : m_figure.rows)
        largest = std::max({largest, row.rank.q3, row.rank.median});
    const double need = m_fitter.width(QStringLiteral("0.0"), textPoints(0.9)) * 1.6;
    for (double step : {0.1, 0.2, 0.5}) {
        // Rounding must not add a step to a bar that ends at a tick.
        m_axis = {step, std::max(1, static_cast<int>(std::ceil(largest / step - 1e-9)))};
        if ((m_columns.plotRight - m_columns.plotLeft) / m_axis.steps >= need)
            break;
    }
}

double OperatorsLayouter::position(double value) const
{
    // SVG cannot clip: nothing may lie outside the axis.
    const double share = std::clamp(value / m_axis.end(), 0.0, 1.0);
    return m_columns.plotLeft + share * (m_columns.plotRight - m_columns.plotLeft);
}

/// Title and numbers of the values above the rows, and the headings of the other columns beside them.
void OperatorsLayouter::addAxis()
{
    const double titleHeight = m_fitter.lineHeight(m_style.fontPoints);
    const double points = textPoints(0.9);
    const double tickHeight = m_fitter.lineHeight(points);
    const double plotWidth = m_columns.plotRight - m_columns.plotLeft;
    const double titlePoints = m_fitter.shrunk({m_figure.valueTitle}, m_style.fontPoints, plotWidth);
    addText(m_fitter.fitted(FigureText::Role::AxisTitle, m_figure.valueTitle, titlePoints, plotWidth),
            {(m_columns.plotLeft + m_columns.plotRight) / 2, m_y + titleHeight / 2});
    m_y += titleHeight;
    for (int i = 0; i <= m_axis.steps; ++i) {
        const double value = i * m_axis.step;
        addText(m_fitter.fitted(FigureText::Role::Tick, m_style.locale.toString(value, 'f', 1), points, width()),
                {position(value), m_y + tickHeight / 2});
    }
    if (m_columns.ranks) {
        addTextBehind(m_fitter.fitted(FigureText::Role::Count, Messages::tr("rank"), textPoints(0.75), width()),
                      {m_columns.rankLeft, m_y + tickHeight / 2});
    }
    m_y += tickHeight + units(gap);
    m_layout.axes.emplace_back(m_columns.plotLeft, m_y, m_columns.plotRight, m_y);
}

double OperatorsLayouter::headingHeight() const { return m_fitter.lineHeight(m_style.fontPoints) + units(2 * gap); }

double OperatorsLayouter::rowPitch(double aroundRows)
{
    const double line = m_fitter.lineHeight(m_columns.labelPoints);
    const double rows = static_cast<double>(m_figure.rows.size());
    const double available = automaticHeight() ? units(tallestRows) : height() - aroundRows;
    if (!automaticHeight() && available < rows * tightRow * line)
        warnThatHeightGrew();
    return std::clamp(available / rows, tightRow * line, comfortableRow * line);
}

void OperatorsLayouter::addHeading(Scenario scenario)
{
    const double middle = m_y + headingHeight() / 2 + units(gap) / 2;
    const double key = units(keySize + gap);
    m_legend.push_back({LegendKey::Kind::Scenario, scenario,
                        QRectF(units(margin), middle - units(keySize) / 2, units(keySize), units(keySize))});
    const double points = m_fitter.shrunk({scenarioTitle(scenario)}, m_style.fontPoints, innerWidth() - key, true);
    addTextBehind(m_fitter.fitted(FigureText::Role::GroupTitle, scenarioTitle(scenario), points, innerWidth() - key),
                  {units(margin) + key, middle});
    m_y += headingHeight();
}

void OperatorsLayouter::addGroup(std::size_t first, std::size_t last, double pitch)
{
    const double top = m_y;
    for (std::size_t row = first; row < last; ++row)
        addRow(row, pitch);
    for (int i = 0; i <= m_axis.steps; ++i)
        m_layout.grid.emplace_back(position(i * m_axis.step), top, position(i * m_axis.step), m_y);
}

void OperatorsLayouter::addRow(std::size_t row, double pitch)
{
    const OperatorsFigure::Row& source = m_figure.rows[row];
    const OperatorRank& rank = source.rank;
    const double middle = m_y + pitch / 2;
    OperatorsLayout::Row item;
    item.row = row;
    item.area = QRectF(0.0, m_y, width(), pitch);
    item.quartiles = QRectF(QPointF(position(rank.q1), middle - pitch * barShare / 2),
                            QPointF(position(rank.q3), middle + pitch * barShare / 2));
    item.median = {position(rank.median), middle};
    m_layout.rows.push_back(item);

    const auto role = rank.rank ? FigureText::Role::Label : FigureText::Role::MutedLabel;
    addTextBehind(m_fitter.fitted(role, QString::fromStdString(rank.operatorId), m_columns.labelPoints,
                                  m_columns.labelRoom + units(0.1)),
                  {units(margin), middle});
    addTextBehind(m_fitter.fitted(FigureText::Role::Count, source.count, textPoints(0.75), width()),
                  {m_columns.countLeft, middle});
    if (const QString text = rankText(source); m_columns.ranks && !text.isEmpty()) {
        addTextBehind(m_fitter.fitted(FigureText::Role::Count, text, textPoints(0.75), width()),
                      {m_columns.rankLeft, middle});
    }
    m_y += pitch;
}

OperatorsLayout layoutOperators(const OperatorsFigure& figure, const FigureStyle& style, const FigureCanvas& canvas)
{
    return OperatorsLayouter(figure, style, canvas).layout();
}

} // namespace semblance
