// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selective/SelectionControls.h"

#include "ui/figure/Titles.h"
#include "ui/results/FlowLayout.h"
#include "ui/selective/SelectionOutcome.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace semblance {

namespace {

/// The thresholds that the study reports.
constexpr std::array studyHitRates{0.20, 0.25, 0.30};
constexpr int sliderSteps = 100;
constexpr int mostBugs = 10000;

} // namespace

SelectionControls::SelectionControls(QWidget* parent)
    : QWidget(parent)
    , m_boxArea(new QWidget(this))
    , m_minimumBugs(new QSpinBox(this))
{
    m_boxArea->setObjectName(QStringLiteral("selectionDatasets"));
    auto* boxes = new FlowLayout(m_boxArea);
    boxes->setContentsMargins({});
    m_minimumBugs->setObjectName(QStringLiteral("selectionMinimumBugs"));
    m_minimumBugs->setRange(0, mostBugs);
    m_minimumBugs->setToolTip(tr("Families with mutants of fewer bugs are not selected. The study asks for none."));
    auto* datasetLabel = new QLabel(tr("Choose families on"), this);
    auto* hitRateLabel = new QLabel(tr("Least &hit rate"), this);
    hitRateLabel->setToolTip(tr("Share of a family's mutants whose IQ and EQ are at or above the medians of their data "
                                "set (High-High)"));
    auto* bugsLabel = new QLabel(tr("Least number of &bugs"), this);
    bugsLabel->setBuddy(m_minimumBugs);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins({});
    layout->setColumnStretch(1, 1);
    layout->addWidget(datasetLabel, 0, 0);
    layout->addWidget(m_boxArea, 0, 1);
    layout->addWidget(hitRateLabel, 1, 0);
    layout->addWidget(buildHitRate(), 1, 1);
    layout->addWidget(bugsLabel, 2, 0);
    layout->addWidget(m_minimumBugs, 2, 1, Qt::AlignLeft);
    hitRateLabel->setBuddy(m_hitRate);
    connect(m_minimumBugs, &QSpinBox::valueChanged, this, [this](int bugs) {
        m_settings.minimumBugs = static_cast<std::size_t>(bugs);
        Q_EMIT settingsChanged();
    });
    showHitRate();
}

QWidget* SelectionControls::buildHitRate()
{
    auto* row = new QWidget(this);
    m_slider = new QSlider(Qt::Horizontal, row);
    m_slider->setObjectName(QStringLiteral("selectionHitRateSlider"));
    m_slider->setAccessibleName(tr("Least hit rate"));
    m_slider->setRange(0, sliderSteps);
    m_slider->setPageStep(sliderSteps / 20);
    m_hitRate = new QDoubleSpinBox(row);
    m_hitRate->setObjectName(QStringLiteral("selectionHitRate"));
    m_hitRate->setAccessibleName(tr("Least hit rate"));
    m_hitRate->setRange(0.0, 1.0);
    m_hitRate->setDecimals(3);
    m_hitRate->setSingleStep(0.01);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_hitRate);
    for (double hitRate : studyHitRates) {
        auto* mark = new QToolButton(row);
        mark->setObjectName(QStringLiteral("selectionMark%1").arg(qRound(100 * hitRate)));
        mark->setText(QLocale().toString(hitRate, 'f', 2));
        mark->setToolTip(tr("A threshold that the study reports"));
        mark->setCheckable(true);
        mark->setFocusPolicy(Qt::TabFocus);
        connect(mark, &QToolButton::clicked, this, [this, hitRate] { setHitRate(hitRate); });
        layout->addWidget(mark);
        m_marks.push_back(mark);
    }
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int step) { setHitRate(static_cast<double>(step) / sliderSteps); });
    connect(m_hitRate, &QDoubleSpinBox::valueChanged, this, &SelectionControls::setHitRate);
    return row;
}

void SelectionControls::setHitRate(double hitRate)
{
    const bool changed = m_settings.hitRate != hitRate;
    m_settings.hitRate = hitRate;
    showHitRate();
    if (changed)
        Q_EMIT settingsChanged();
}

void SelectionControls::showHitRate()
{
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietBox(m_hitRate);
    m_slider->setValue(qRound(m_settings.hitRate * sliderSteps));
    if (m_hitRate->value() != m_settings.hitRate)
        m_hitRate->setValue(m_settings.hitRate);
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        m_marks[i]->setChecked(m_settings.hitRate == studyHitRates[i]);
}

void SelectionControls::setDatasets(const std::vector<std::string>& datasets)
{
    if (datasets == m_datasets)
        return;
    m_datasets = datasets;
    for (QCheckBox* box : m_boxes)
        delete box;
    m_boxes.clear();
    for (const std::string& dataset : m_datasets) {
        auto* box = new QCheckBox(datasetTitle(dataset), m_boxArea);
        box->setObjectName(QStringLiteral("selectionDataset_") + QString::fromStdString(dataset));
        m_boxArea->layout()->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &SelectionControls::datasetToggled);
        m_boxes.push_back(box);
    }
    checkDatasets();
}

void SelectionControls::checkDatasets()
{
    const auto known = [this](const std::string& dataset) { return m_settings.datasets.count(dataset) > 0; };
    if (!m_datasets.empty() && std::none_of(m_datasets.begin(), m_datasets.end(), known))
        m_settings.datasets = usualDatasets(m_datasets);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QSignalBlocker quiet(m_boxes[i]);
        m_boxes[i]->setChecked(known(m_datasets[i]));
    }
    keepOneChecked();
}

void SelectionControls::datasetToggled()
{
    m_settings.datasets.clear();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (m_boxes[i]->isChecked())
            m_settings.datasets.insert(m_datasets[i]);
    }
    keepOneChecked();
    Q_EMIT settingsChanged();
}

/// Families cannot be chosen on nothing.
void SelectionControls::keepOneChecked()
{
    const auto checked = std::count_if(m_boxes.begin(), m_boxes.end(), [](auto* box) { return box->isChecked(); });
    for (QCheckBox* box : m_boxes) {
        box->setEnabled(checked > 1 || !box->isChecked());
        box->setToolTip(box->isEnabled() ? tr("What is not checked is left out and validates the choice")
                                         : tr("At least one data set is needed"));
    }
}

void SelectionControls::setSettings(const SelectionSettings& settings)
{
    m_settings = settings;
    const QSignalBlocker quiet(m_minimumBugs);
    m_minimumBugs->setValue(static_cast<int>(settings.minimumBugs));
    showHitRate();
    checkDatasets();
}

} // namespace semblance
