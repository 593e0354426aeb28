// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProjectFile.h"
#include "core/store/ProjectLock.h"
#include "core/store/StoreReader.h"
#include "core/study/Project.h"
#include "ui/bugs/BoxDetails.h"
#include "ui/bugs/BoxPlotView.h"
#include "ui/bugs/BugsPage.h"
#include "ui/common/Settings.h"
#include "ui/export/ExportDialog.h"
#include "ui/mutants/MutantTable.h"
#include "ui/window/MainWindow.h"

#include <QAbstractItemModel>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace semblance;

namespace {

constexpr int patience = 60'000; ///< milliseconds; only a broken program waits that long

/// One small bug whose trainings take a moment each, so that a run can be met in its middle.
const char* const pairText = R"(id = "tiny001"
title = "Learning rate too high"
benchmark = "Tiny"
origin = "made for a test"
direction = "as_published"
fault = "The learning rate is 10."
task = "binary"

[data]
source = "synthetic"
name = "side_effects_by_age"
seed = 1

[data.parameters]
noisy = 10
regular = 100
test_noisy = 5
test_regular = 50

[fixed]
preprocessing = [ { step = "min_max" } ]
layers = [
    { kind = "Dense", units = 8, activation = "relu" },
    { kind = "Dense", units = 2, activation = "softmax" },
]
loss = "sparse_categorical_crossentropy"
optimizer = { name = "adam", learning_rate = 0.01 }
batch_size = 10
epochs = 6

[faulty]
optimizer = { name = "adam", learning_rate = 10.0 }
)";

const char* const settingsText = R"(name = "Tiny"
instances = 3
post_ratios = [0.01, 0.2]

[operators.pre.ACH]
values = ["tanh", "linear"]

[operators.pre.LCH]
enabled = false

[operators.pre.TAN]
enabled = false
)";

void writeFile(const QString& path, const char* text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(text) > 0);
}

} // namespace

/// Clicks through the real window: what a person does in the first minutes.
class WindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("tiny/pairs")));
        writeFile(project() + QStringLiteral("/semblance.toml"), settingsText);
        writeFile(project() + QStringLiteral("/pairs/tiny001.toml"), pairText);
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        openWindow();
    }

    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_folder.reset();
    }

    void startsWithAWelcome()
    {
        QVERIFY(m_window->findChild<QWidget*>(QStringLiteral("welcomePage"))->isVisible());
        QVERIFY(!page()->isVisible());
    }

    void saysWhatIsWrongWithAProject()
    {
        QFile::remove(project() + QStringLiteral("/pairs/tiny001.toml"));
        writeFile(project() + QStringLiteral("/pairs/tiny001.toml"), "id = \"tiny001\"\nlayers = 3\n");
        m_window->openProject(project());
        auto* text = m_window->findChild<QLabel*>(QStringLiteral("messageText"));
        QTRY_VERIFY_WITH_TIMEOUT(text->isVisible() && text->text().contains(QStringLiteral("tiny001.toml:2:1")), patience);
    }

    void saysThatAnotherProgramRunsTheProject()
    {
        const ProjectLock other(std::filesystem::path(project().toStdString()));
        m_window->openProject(project());
        auto* text = m_window->findChild<QLabel*>(QStringLiteral("messageText"));
        QTRY_VERIFY_WITH_TIMEOUT(text->isVisible() && text->text().contains(QStringLiteral("Another program")), patience);
    }

    void runsShowsAndExports()
    {
        m_window->openProject(project());
        click(QStringLiteral("runButton"));
        QTRY_VERIFY_WITH_TIMEOUT(finished(), patience);
        auto* queue = m_window->findChild<QTableView*>(QStringLiteral("queueTable"));
        QVERIFY(queue->model()->rowCount() > 10);

        m_window->beginWithPage(QStringLiteral("bugs"));
        QTRY_COMPARE_WITH_TIMEOUT(page()->figure().boxes.size(), std::size_t(3), patience); // pre, post1, post2
        clickBox(0);
        QTableView* mutants = page()->details()->mutants()->findChild<QTableView*>();
        QTRY_VERIFY(mutants->isVisible() && mutants->model()->rowCount() > 0);
        // The table lists the excluded ones too, which are in no box.
        const auto& all = *m_window->results().all();
        const auto excluded = std::count_if(all.begin(), all.end(), [](const MutantResult& mutant) {
            return mutant.scenario == Scenario::Pre && !mutant.counts();
        });
        QCOMPARE(mutants->model()->rowCount(), int(page()->figure().boxes[0].box.n) + int(excluded));

        exportTo(m_folder->filePath(QStringLiteral("figure.pdf")));
    }

    void closesDuringARunAndGoesOnWhereItWas()
    {
        m_window->openProject(project());
        click(QStringLiteral("runButton"));
        QTRY_VERIFY_WITH_TIMEOUT(stored() > 5, patience);
        m_window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->isVisible(), patience);
        m_window.reset();
        const std::size_t before = stored();
        QVERIFY(!finished());

        openWindow();
        m_window->restoreSession();
        auto* run = m_window->findChild<QToolButton*>(QStringLiteral("runButton"));
        QTRY_VERIFY_WITH_TIMEOUT(run->text().contains(QStringLiteral("Resume")), patience);
        click(QStringLiteral("runButton"));
        QTRY_VERIFY_WITH_TIMEOUT(finished(), patience);
        QVERIFY(stored() > before);
        const QString log = m_window->findChild<QWidget*>(QStringLiteral("runLog"))->property("plainText").toString();
        QVERIFY2(log.contains(QString::number(before) + QStringLiteral(" of ")), qPrintable(log)); // nothing done twice
    }

private:
    QString project() const { return m_folder->filePath(QStringLiteral("tiny")); }
    BugsPage* page() const { return m_window->findChild<BugsPage*>(QStringLiteral("bugsPage")); }

    void openWindow()
    {
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(1280, 820);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void click(const QString& name)
    {
        auto* button = m_window->findChild<QAbstractButton*>(name);
        QVERIFY(button);
        m_window->beginWithPage(QStringLiteral("run"));
        QTRY_VERIFY_WITH_TIMEOUT(button->isVisible() && button->isEnabled(), patience);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    std::size_t stored() const
    {
        const StoreReader reader(std::filesystem::path(project().toStdString()));
        return reader.finishedInstances().size() + reader.finishedPostInstances().size();
    }

    bool finished() const
    {
        const auto* state = m_window ? m_window->findChild<QLabel*>(QStringLiteral("runState")) : nullptr;
        return state && state->text().contains(QStringLiteral("Finished"));
    }

    void clickBox(std::size_t index)
    {
        BoxPlotView* plot = page()->plot();
        const BugwiseLayout& layout = plot->figureLayout();
        for (const BoxItem& item : layout.boxes) {
            if (item.box != index)
                continue;
            QTest::mouseClick(plot->viewport(), Qt::LeftButton, {}, plot->toViewport(item.body.center()));
            return;
        }
        QFAIL("the box is not drawn");
    }

    void exportTo(const QString& path)
    {
        page()->exportFigure();
        auto* dialog = m_window->findChild<ExportDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("path"))->setText(path);
        dialog->accept();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
