// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/figure/ResultSamples.h"
#include "ui/bugs/BoxDetails.h"
#include "ui/bugs/BoxPlotView.h"
#include "ui/bugs/BugsPage.h"
#include "ui/mutants/MutantTable.h"
#include "ui/results/StudyResults.h"
#include "ui/selection/FilterSelection.h"
#include "ui/tables/TableView.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <utility>

namespace semblance::testing {

/// A bugs page on screen with the objects that it needs.
class BugsPageTest : public QObject {
protected:
    void openPage();
    void closePage();
    void setMutants(std::vector<MutantResult> mutants)
    {
        m_results->setMutants(std::make_shared<const std::vector<MutantResult>>(std::move(mutants)));
        settle();
    }
    /// Refreshes are queued.
    void settle() const { QCoreApplication::processEvents(); }
    QToolButton* button(const QString& text) const;
    QTableWidget* numbers() const { return m_page->details()->findChild<QTableWidget*>(); }
    QLabel* label(const char* name) const { return m_page->findChild<QLabel*>(QLatin1String(name)); }
    const BoxItem& item(const char* bug, Scenario scenario) const;
    void click(const QPointF& point) const;
    void key(Qt::Key key) const { QTest::keyClick(m_page->plot(), key); }
    QString selectedBox() const;

    std::unique_ptr<FilterSelection> m_shared;
    std::unique_ptr<StudyResults> m_results;
    std::unique_ptr<BugsPage> m_page;
};

inline void BugsPageTest::openPage()
{
    QLocale::setDefault(QLocale::c());
    m_shared = std::make_unique<FilterSelection>();
    m_results = std::make_unique<StudyResults>(m_shared.get());
    m_page = std::make_unique<BugsPage>(m_results.get(), m_shared.get());
    m_page->resize(1200, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

inline void BugsPageTest::closePage()
{
    m_page.reset();
    m_results.reset();
    m_shared.reset();
}

inline QToolButton* BugsPageTest::button(const QString& text) const
{
    for (QToolButton* candidate : m_page->findChildren<QToolButton*>()) {
        if (candidate->text().remove(QLatin1Char('&')) == text)
            return candidate;
    }
    return nullptr;
}

inline const BoxItem& BugsPageTest::item(const char* bug, Scenario scenario) const
{
    for (const BoxItem& item : m_page->plot()->figureLayout().boxes) {
        if (m_page->figure().bugs[item.bug].id == bug && item.scenario == scenario)
            return item;
    }
    qFatal("no such box");
}

inline void BugsPageTest::click(const QPointF& point) const
{
    QTest::mouseClick(m_page->plot()->viewport(), Qt::LeftButton, {}, m_page->plot()->toViewport(point));
}

inline QString BugsPageTest::selectedBox() const
{
    const ResultSelection& selected = m_shared->selection();
    return selected.bug + QLatin1Char(' ') +
           (selected.scenario ? QString::number(static_cast<int>(*selected.scenario)) : QStringLiteral("-"));
}

} // namespace semblance::testing
