// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/Background.h"
#include "ui/results/ResultsPage.h"
#include "ui/selective/SelectionOutcome.h"
#include "ui/tables/TableView.h"

#include <memory>
#include <string>

class QLabel;
class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace semblance {

class EmptyResults;
class HitRateDelegate;
class QualityScatter;
class SelectionControls;

/// Which families of pre-training mutants are worth their training, and what choosing them does to data sets that they
/// were not chosen on. Families are chosen on all mutants; the filter narrows the points that are shown.
class SelectionPage : public ResultsPage {
    Q_OBJECT

public:
    SelectionPage(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

    /// With the names of all data sets that families are chosen on.
    const SelectionSettings& settings() const;
    void setSettings(const SelectionSettings& settings);

    TableView* families() const { return m_families; }
    TableView* validation() const { return m_validation; }
    QualityScatter* scatter() const { return m_scatter; }
    QSplitter* splitter() const { return m_splitter; }
    /// While the numbers are those of older settings or results.
    bool isComputing() const { return m_computing; }

Q_SIGNALS:
    /// By the user.
    void settingsChanged(const semblance::SelectionSettings& settings);

protected:
    void refresh() override;

private:
    struct Answer {
        SelectionOutcome outcome;
        std::shared_ptr<const QualityPoints> points;
    };

    QWidget* buildNoQuality();
    QWidget* buildLeft();
    QWidget* buildRight();
    QWidget* makeCard(QVBoxLayout* content);
    QLabel* makeHeading(const QString& text);
    void addHeading(QVBoxLayout* card, QLabel* heading, TableView* table);
    SelectionSettings analysisSettings() const;
    void compute();
    void showAnswer(const Answer& answer);
    void showFamilies(const StudyTable& families);
    void showValidation(const StudyTable& validation);
    void chooseFamily(const QModelIndex& index);

    std::shared_ptr<const QualityPoints> m_points; ///< of the mutants shown last
    StudyTable m_validationTable;                  ///< as files have it
    bool m_computing = false;
    bool m_again = false;     ///< something changed while computing
    bool m_following = false; ///< the table is being set, not used
    Background m_background;

    QStackedWidget* m_pages;
    EmptyResults* m_empty;
    QWidget* m_noQuality;
    QSplitter* m_splitter;
    SelectionControls* m_controls;
    QLabel* m_count;
    TableView* m_families;
    HitRateDelegate* m_hitRates;
    QLabel* m_pointsHint;
    QualityScatter* m_scatter;
    QLabel* m_validationHint;
    TableView* m_validation;
};

} // namespace semblance
