// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deviations/DeviationDetails.h"

#include "ui/common/StateColor.h"
#include "ui/deviations/BoxComparison.h"
#include "ui/figure/Titles.h"
#include "ui/results/DeviationText.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace semblance {

DeviationDetails::DeviationDetails(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_categories(new QLabel(this))
    , m_reasonBox(new QFrame(this))
    , m_reason(new QLabel(m_reasonBox))
    , m_boxes(new BoxComparison(this))
    , m_link(new QLabel(this))
{
    setProperty("card", true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_categories->setFont(bold);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("deviationTitle"));
    m_categories->setObjectName(QStringLiteral("deviationCategories"));
    m_reason->setObjectName(QStringLiteral("deviationReason"));
    m_reasonBox->setObjectName(QStringLiteral("deviationReasonBox"));
    for (QLabel* label : {m_title, m_categories, m_reason}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_link->setObjectName(QStringLiteral("deviationLink"));
    m_link->setText(QStringLiteral("<a href=\"bugs\">%1</a>").arg(tr("Show its boxes on the page Bugs")));
    m_link->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    connect(m_link, &QLabel::linkActivated, this, &DeviationDetails::bugOpened);

    auto* reason = new QVBoxLayout(m_reasonBox);
    reason->addWidget(m_categories);
    reason->addWidget(m_reason);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_reasonBox);
    layout->addWidget(m_boxes);
    layout->addWidget(m_link);
    applyColors();
}

void DeviationDetails::showBug(const BugDeviation& bug, const DeviationRules& rules,
                               const std::vector<MutantResult>& mutants)
{
    m_title->setText(tr("%1 (%2)").arg(QString::fromStdString(bug.bug), datasetTitle(bug.dataset)));
    QStringList categories;
    if (bug.trend != TrendDeviation::None || !bug.deviates())
        categories << deviationTitle(bug.trend);
    if (bug.level != LevelDeviation::None)
        categories << deviationTitle(bug.level);
    m_categories->setText(categories.join(tr("; ")));
    m_reason->setText(deviationReason(bug, rules));
    m_boxes->setMutants(mutants);
    m_deviates = bug.deviates() || bug.weakOracle || bug.baselineMismatch;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_categories, m_boxes, m_link})
        widget->show();
    applyColors();
}

void DeviationDetails::showNone(const QString& title, const QString& hint)
{
    m_title->setText(title);
    m_reason->setText(hint);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_categories, m_boxes, m_link})
        widget->hide();
    m_deviates = false;
    applyColors();
}

void DeviationDetails::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColors();
}

/// Only where it changes something: setting a style sheet lays out anew.
void DeviationDetails::applyColors()
{
    const QString sheet =
        m_deviates ? QStringLiteral("#deviationReasonBox { background: %1; border: 1px solid %2; border-radius: 6px; }"
                                    "#deviationCategories { color: %2; }")
                         .arg(stateTint(StateColor::Warning, palette()).name(),
                              stateColor(StateColor::Warning, palette()).name())
                   : QString();
    if (m_reasonBox->styleSheet() != sheet)
        m_reasonBox->setStyleSheet(sheet);
}

} // namespace semblance
