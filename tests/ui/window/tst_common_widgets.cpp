// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Background.h"
#include "ui/common/Duration.h"
#include "ui/common/Icons.h"
#include "ui/common/MessageBar.h"
#include "ui/common/Settings.h"
#include "ui/common/StateColor.h"
#include "ui/common/Theme.h"
#include "ui/common/WidgetState.h"
#include "ui/figure/FigureStyle.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <stdexcept>

using namespace semblance;

class CommonWidgetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void settingsSurviveAStart()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("ünï 设置.ini"));
        {
            Settings settings(file);
            QCOMPARE(settings.text(Setting::Theme), QStringLiteral("system"));
            const QSignalSpy changed(&settings, &Settings::changed);
            settings.setValue(Setting::Theme, QStringLiteral("dark"));
            settings.setValue(Setting::Theme, QStringLiteral("dark"));
            QCOMPARE(changed.count(), 1);
            settings.setValue(Setting::WindowGeometry, QByteArray("\x01\x00\xff geometry", 12));
            settings.setWidgetState(QStringLiteral("splitter"), QByteArray("state"));
            settings.addRecentProject(QStringLiteral("/one"));
        }
        const Settings settings(file);
        QCOMPARE(settings.text(Setting::Theme), QStringLiteral("dark"));
        QCOMPARE(settings.value(Setting::WindowGeometry).toByteArray(), QByteArray("\x01\x00\xff geometry", 12));
        QCOMPARE(settings.widgetState(QStringLiteral("splitter")), QByteArray("state"));
        QCOMPARE(settings.value(Setting::RecentProjects).toStringList(), QStringList{QStringLiteral("/one")});
    }

    void recentProjectsAreFewAndDistinct()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        for (int project = 0; project < 20; ++project)
            settings.addRecentProject(QStringLiteral("/p%1").arg(project));
        settings.addRecentProject(QStringLiteral("/p18"));
        const QStringList recent = settings.value(Setting::RecentProjects).toStringList();
        QCOMPARE(recent.size(), 8);
        QCOMPARE(recent.mid(0, 3).join(QLatin1Char(' ')), QStringLiteral("/p18 /p19 /p17"));
    }

    void damagedSettingsAreDefaults()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.ini"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[view\ntheme=\x00\xff\xfe@Variant(\n[session]\nrecent=@Invalid()\n");
        file.close();
        const Settings settings(path);
        QCOMPARE(settings.text(Setting::Language), QStringLiteral("system"));
        QCOMPARE(settings.value(Setting::RecentProjects).toStringList(), QStringList());
    }

    void widgetStateIsKeptAndReset()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        const auto make = [&settings] {
            auto splitter = std::make_unique<QSplitter>();
            splitter->setObjectName(QStringLiteral("splitter"));
            splitter->addWidget(new QWidget);
            splitter->addWidget(new QWidget);
            splitter->resize(400, 100);
            splitter->setSizes({200, 200});
            keepState(splitter.get(), settings);
            splitter->show();
            return splitter;
        };
        {
            const auto splitter = make();
            QTest::mousePress(splitter->handle(1), Qt::LeftButton);
            QTest::mouseMove(splitter->handle(1), QPoint(-80, 5));
            QTest::mouseRelease(splitter->handle(1), Qt::LeftButton, {}, QPoint(-80, 5));
            QVERIFY(splitter->sizes().first() < 150);
        }
        const auto splitter = make();
        QVERIFY(splitter->sizes().first() < 150);
        settings.resetLayout();
        QVERIFY(splitter->sizes().first() > 150);
    }

    void textsAreReadable_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    /// WCAG AA: 4.5 for texts, 3 for lines of a chart; on the page, on every second row, on the window.
    void textsAreReadable()
    {
        QFETCH(bool, dark);
        const QPalette palette = dark ? darkPalette() : lightPalette();
        QCOMPARE(isDark(palette), dark);
        for (const auto ground : {QPalette::Base, QPalette::AlternateBase, QPalette::Window}) {
            const QColor page = palette.color(ground);
            QVERIFY(contrastRatio(palette.color(QPalette::Text), page) >= 7.0);
            QVERIFY(contrastRatio(palette.color(QPalette::PlaceholderText), page) >= 4.5);
            QVERIFY(contrastRatio(palette.color(QPalette::Link), page) >= 4.5);
            for (int state = 0; state <= static_cast<int>(StateColor::Accent); ++state) {
                const double ratio = contrastRatio(stateColor(static_cast<StateColor>(state), palette), page);
                QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("state %1: %2").arg(state).arg(ratio)));
            }
        }
        for (int index = 0; index < curveColors; ++index)
            QVERIFY(contrastRatio(curveColor(index, palette), palette.color(QPalette::Base)) >= 3.0);
        QVERIFY(contrastRatio(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 4.5);
        for (const StateColor kind : {StateColor::Active, StateColor::Ok, StateColor::Warning, StateColor::Error})
            QVERIFY(contrastRatio(palette.color(QPalette::Text), stateTint(kind, palette)) >= 7.0);
    }

    void themesCanBeChanged()
    {
        applyTheme(ThemeChoice::Dark);
        QVERIFY(isDark(QApplication::palette()));
        const QImage dark = icon(QStringLiteral("run")).pixmap(16, 16).toImage();
        applyTheme(ThemeChoice::Light);
        QVERIFY(!isDark(QApplication::palette()));
        QVERIFY(icon(QStringLiteral("run")).pixmap(16, 16).toImage() != dark);
        for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
            QCOMPARE(themeFromName(themeName(choice)), choice);
        QCOMPARE(themeFromName(QStringLiteral("plaid")), ThemeChoice::System);
    }

    void everyIconDraws()
    {
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList();
        QVERIFY(files.size() > 20);
        for (const QString& file : files) {
            const QImage image = icon(QString(file).remove(QStringLiteral(".svg"))).pixmap(32, 32).toImage();
            int inked = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    inked += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
            QVERIFY2(inked > 20, qPrintable(file));
        }
        QVERIFY(icon(QStringLiteral("no such icon")).isNull());
    }

    void messageBarShowsAndActs()
    {
        MessageBar bar;
        QVERIFY(bar.isHidden());
        bool acted = false;
        bar.showMessage(MessageBar::Kind::Error, QStringLiteral("<b>disk</b> full"), QStringLiteral("Retry"),
                        [&] { acted = true; });
        QVERIFY(!bar.isHidden());
        QCOMPARE(bar.text(), QStringLiteral("<b>disk</b> full"));
        QTest::mouseClick(bar.findChild<QPushButton*>(QStringLiteral("messageAction")), Qt::LeftButton);
        QVERIFY(acted);
        QVERIFY(bar.isHidden());
        bar.showMessage(MessageBar::Kind::Information, QStringLiteral("plain"));
        QVERIFY(bar.findChild<QPushButton*>(QStringLiteral("messageAction"))->isHidden());
        QTest::mouseClick(bar.findChild<QToolButton*>(QStringLiteral("messageClose")), Qt::LeftButton);
        QVERIFY(bar.isHidden());
    }

    void durations_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("0") << 0.0 << "0.0 s";
        QTest::newRow("9.94") << 9.94 << "9.9 s";
        QTest::newRow("9.96") << 9.96 << "10 s";
        QTest::newRow("59.6") << 59.6 << "1 min 00 s";
        QTest::newRow("185") << 185.0 << "3 min 05 s";
        QTest::newRow("3600") << 3600.0 << "1 h 00 min";
        QTest::newRow("86400") << 86400.0 << "24 h 00 min";
    }

    void durations()
    {
        QFETCH(double, seconds);
        QTEST(durationText(seconds), "text");
    }

    void backgroundDeliversInOrder()
    {
        Background background;
        QStringList answers;
        background.run([] { return 1; }, [&](int value) { answers += QString::number(value); }, {});
        background.run([]() -> int { throw std::runtime_error("unreadable"); }, [](int) {},
                       [&](const QString& message) { answers += message; });
        QTRY_COMPARE(answers, (QStringList{QStringLiteral("1"), QStringLiteral("unreadable")}));
    }

    void backgroundDropsAnswersAfterItsEnd()
    {
        bool answered = false;
        {
            Background background;
            background.run([] { QThread::msleep(50); return 1; }, [&](int) { answered = true; }, {});
        }
        QTest::qWait(50);
        QVERIFY(!answered);
    }
};

QTEST_MAIN(CommonWidgetsTest)
#include "tst_common_widgets.moc"
