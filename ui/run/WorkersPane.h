// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QProgressBar;

namespace semblance {

/// One line a worker: what it trains and how far it is. Lines appear with the first signal of a worker.
class WorkersPane : public QWidget {
    Q_OBJECT
public:
    explicit WorkersPane(QWidget* parent = nullptr);

    void setActivity(const WorkerActivity& activity);
    /// After a run: every worker is idle.
    void setIdle();
    QString text(int worker) const;

private:
    struct Line {
        QLabel* text = nullptr;
        QProgressBar* epochs = nullptr;
    };
    Line& line(int worker);

    std::vector<Line> m_lines;
    QGridLayout* m_grid;
    QLabel* m_hint;
};

} // namespace semblance
