// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deviations/ThresholdsPane.h"

#include "ui/deviations/PowerSpinBox.h"
#include "ui/deviations/Thresholds.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QUndoStack>
#include <QVBoxLayout>

#include <utility>

namespace semblance {

namespace {

/// Steps with one id merge; those of FilterSelection, in the same history, have small ids.
constexpr int firstMergeId = 1000;
constexpr int neverMerges = -1;
constexpr int decimals = 4;

} // namespace

/// Whole rules are small and make every step exactly reversible. The history may outlive the pane.
class ThresholdsPane::Change : public QUndoCommand {
public:
    Change(ThresholdsPane* pane, const DeviationRules& before, const DeviationRules& after, const QString& description,
           int mergeId)
        : QUndoCommand(description)
        , m_pane(pane)
        , m_before(before)
        , m_after(after)
        , m_mergeId(mergeId)
    {
    }

    void undo() override { apply(m_before); }
    void redo() override { apply(m_after); }
    int id() const override { return m_mergeId; }

    bool mergeWith(const QUndoCommand* command) override
    {
        m_after = static_cast<const Change*>(command)->m_after;
        setObsolete(sameRules(m_before, m_after));
        return true;
    }

private:
    void apply(const DeviationRules& rules) const
    {
        if (m_pane)
            m_pane->setRules(rules);
    }

    QPointer<ThresholdsPane> m_pane;
    DeviationRules m_before;
    DeviationRules m_after;
    int m_mergeId;
};

ThresholdsPane::ThresholdsPane(QUndoStack* history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_defaults(new QPushButton(tr("&Defaults"), this))
{
    auto* hint = new QLabel(tr("The defaults were tuned on the cases that the study lists: how well they meet those is "
                               "a fit, not a prediction."),
                            this);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    m_defaults->setObjectName(QStringLiteral("thresholdDefaults"));
    m_defaults->setToolTip(tr("Set all thresholds back"));
    connect(m_defaults, &QPushButton::clicked, this, &ThresholdsPane::reset);

    auto* form = new QGridLayout;
    form->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < thresholds.size(); ++i) {
        QWidget* box = makeSpinBox(i);
        auto* label = new QLabel(QStringLiteral("%1<br><small>%2</small>")
                                     .arg(thresholdTitle(thresholds[i]).toHtmlEscaped(), thresholdName(thresholds[i])),
                                 this);
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setBuddy(box);
        const int row = static_cast<int>(i);
        form->addWidget(label, row, 0);
        form->addWidget(box, row, 1);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(hint);
    layout->addLayout(form);
    layout->addWidget(m_defaults, 0, Qt::AlignRight);
    setRules({});
}

QWidget* ThresholdsPane::makeSpinBox(std::size_t threshold)
{
    const Threshold& description = thresholds[threshold];
    QDoubleSpinBox* box = nullptr;
    if (description.step == 0.0) {
        box = new PowerSpinBox(description.lowest, description.highest, this);
    } else {
        box = new QDoubleSpinBox(this);
        box->setDecimals(description.step < 1.0 ? decimals : 1);
        box->setRange(description.lowest, description.highest);
        box->setSingleStep(description.step);
    }
    box->setObjectName(thresholdName(description));
    box->setAccessibleName(thresholdTitle(description));
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, threshold](double value) { valueEntered(threshold, value); });
    m_spinBoxes.push_back(box);
    return box;
}

void ThresholdsPane::setRules(const DeviationRules& rules)
{
    for (std::size_t i = 0; i < m_spinBoxes.size(); ++i) {
        const QSignalBlocker quiet(m_spinBoxes[i]);
        // Not while it is typed into: setting 0.5 would rewrite the half-typed "0.50".
        if (const double value = rules.*thresholds[i].value; m_spinBoxes[i]->value() != value)
            m_spinBoxes[i]->setValue(value);
    }
    m_defaults->setEnabled(!sameRules(rules, {}));
    if (sameRules(std::exchange(m_rules, rules), rules))
        return;
    Q_EMIT rulesChanged();
}

void ThresholdsPane::valueEntered(std::size_t threshold, double value)
{
    DeviationRules next = m_rules;
    next.*thresholds[threshold].value = value;
    push(next, tr("Change %1").arg(thresholdName(thresholds[threshold])), firstMergeId + static_cast<int>(threshold));
}

void ThresholdsPane::reset() { push({}, tr("Reset thresholds"), neverMerges); }

void ThresholdsPane::push(const DeviationRules& next, const QString& description, int mergeId)
{
    if (!sameRules(next, m_rules))
        m_history->push(new Change(this, m_rules, next, description, mergeId));
}

} // namespace semblance
