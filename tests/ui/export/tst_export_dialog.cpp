// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"
#include "ui/export/ExportDialog.h"
#include "ui/export/FigurePreview.h"
#include "ui/export/FileDialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace semblance;
using namespace semblance::testing;

class tst_ExportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void presetSetsTheWidthAndBack();
    void everyChoiceReachesTheStyle();
    void copiesWithoutClosing();
    void previewIsRealSize();
    void warningsAreLive();
    void formatFollowsTheName_data();
    void formatFollowsTheName();
    void nameFollowsTheFormat();
    void cancelledFileDialogChangesNothing();
    void writesAndRemembers();
    void overwritingIsAskedFor();
    void failureStaysOpenWithMessage();
    void emptyPathCannotBeExported();

private:
    ExportDialog::PageMaker maker() const;
    template <typename T>
    static T* child(const ExportDialog& dialog, const QString& accessibleName);

    QTemporaryDir m_settings;
    QTemporaryDir m_folder;
    BugwiseFigure m_figure;
};

void tst_ExportDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("semblance-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_export_dialog"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    m_figure = bugwiseFigure(sampleMutants(3), {});
}

void tst_ExportDialog::init()
{
    QSettings settings;
    settings.clear();
    settings.setValue(QStringLiteral("figureExport/folder"), m_folder.path());
}

ExportDialog::PageMaker tst_ExportDialog::maker() const
{
    return [this](const FigureStyle& style) { return figurePage(m_figure, style); };
}

template <typename T>
T* tst_ExportDialog::child(const ExportDialog& dialog, const QString& accessibleName)
{
    for (T* widget : dialog.findChildren<T*>()) {
        if (widget->accessibleName() == accessibleName)
            return widget;
    }
    return nullptr;
}

void tst_ExportDialog::presetSetsTheWidthAndBack()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    auto* preset = child<QComboBox>(dialog, QStringLiteral("Preset"));
    auto* width = child<QDoubleSpinBox>(dialog, QStringLiteral("Width"));
    QCOMPARE(dialog.style().widthMm, 180.0);
    const auto choose = [preset](const char* id) {
        preset->setCurrentIndex(preset->findData(QString::fromLatin1(id)));
        Q_EMIT preset->activated(preset->currentIndex());
    };
    choose("single");
    QCOMPARE(dialog.style().widthMm, 85.0);
    width->setValue(77.5);
    QCOMPARE(preset->currentIndex(), preset->count() - 1); // "Other"
    width->setValue(122.0);
    QCOMPARE(preset->currentData().toString(), QStringLiteral("lncs"));
    choose("elsevier-1");
    QCOMPARE(dialog.style().widthMm, 90.0);
    QCOMPARE(dialog.style().fontPoints, 7.0);
    choose("aa-2"); // as wide as "double"
    QCOMPARE(preset->currentData().toString(), QStringLiteral("aa-2"));
}

void tst_ExportDialog::everyChoiceReachesTheStyle()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    QVERIFY(dialog.style().hatches);
    QVERIFY(dialog.style().showTitle);
    auto* colours = child<QComboBox>(dialog, QStringLiteral("Colours"));
    colours->setCurrentIndex(colours->findData(QStringLiteral("grey")));
    child<QDoubleSpinBox>(dialog, QStringLiteral("Line width"))->setValue(0.8);
    child<QSpinBox>(dialog, QStringLiteral("Resolution"))->setValue(600);
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
        box->setChecked(false);
    const FigureStyle style = dialog.style();
    QCOMPARE(style.colors.looks[0].fill, printColors(FigurePalette::Greys).looks[0].fill);
    QCOMPARE(style.linePoints, 0.8);
    QCOMPARE(style.dpi, 600);
    QVERIFY(!style.hatches);
    QVERIFY(!style.showTitle);
    child<QDoubleSpinBox>(dialog, QStringLiteral("Line width"))->setValue(0.2);
    QTRY_COMPARE(dialog.warnings().size(), 1);

    dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(m_folder.filePath(QStringLiteral("style.svg")));
    dialog.accept();
    QCOMPARE(dialog.errorText(), QString());
    const FigureStyle next = ExportDialog(maker(), QStringLiteral("figure")).style();
    QCOMPARE(next.linePoints, 0.2);
    QCOMPARE(next.colors.looks[0].fill, style.colors.looks[0].fill);
    QVERIFY(!next.hatches);
    QVERIFY(!next.showTitle);
}

void tst_ExportDialog::copiesWithoutClosing()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    child<QSpinBox>(dialog, QStringLiteral("Resolution"))->setValue(100);
    dialog.show();
    auto* copyButton = dialog.findChild<QPushButton*>(QStringLiteral("copy"));
    QVERIFY(!copyButton->isDefault());
    copyButton->click();
    QVERIFY(dialog.isVisible());
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).width(), 709); // 180 mm
    QVERIFY(data->hasFormat(QStringLiteral("image/svg+xml")));
    QVERIFY(data->hasFormat(QStringLiteral("application/pdf")));
}

void tst_ExportDialog::previewIsRealSize()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    auto* preview = dialog.findChild<FigurePreview*>();
    const int wide = preview->width();
    child<QDoubleSpinBox>(dialog, QStringLiteral("Width"))->setValue(90.0);
    // The same border stands around both pages.
    QTRY_VERIFY(preview->width() < wide);
    const double dotsPerMm = (wide - preview->width()) / 90.0;
    const double dpi = preview->screen()->physicalDotsPerInch();
    QVERIFY(qAbs(dotsPerMm * 25.4 - (dpi >= 60 && dpi <= 300 ? dpi : 96.0)) < 1.0);
    const QImage drawn = preview->grab().toImage();
    // Paper is white between the letters of the title, wherever the fonts at hand put them.
    int white = 0;
    for (int x = 0; x < drawn.width(); ++x)
        white += drawn.pixelColor(x, 20) == QColor(Qt::white) ? 1 : 0;
    QVERIFY(white > drawn.width() / 2);
}

void tst_ExportDialog::warningsAreLive()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    QVERIFY(dialog.warnings().isEmpty());
    child<QDoubleSpinBox>(dialog, QStringLiteral("Font size"))->setValue(5.0);
    QTRY_COMPARE(dialog.warnings().size(), 1);
    auto* label = child<QLabel>(dialog, QStringLiteral("Warnings"));
    QVERIFY(label->text().contains(QLatin1String("5 pt")));
    child<QDoubleSpinBox>(dialog, QStringLiteral("Font size"))->setValue(8.0);
    QTRY_VERIFY(label->text().isEmpty());
}

void tst_ExportDialog::formatFollowsTheName_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("expected");
    QTest::newRow("svg") << "/tmp/a.svg"
                         << "/tmp/a.svg";
    QTest::newRow("png") << "/tmp/a.PNG"
                         << "/tmp/a.png";
    QTest::newRow("unknown ending belongs to the name") << "/tmp/fig.v2"
                                                        << "/tmp/fig.v2.pdf";
    QTest::newRow("none") << "/tmp/a"
                          << "/tmp/a.pdf";
}

void tst_ExportDialog::formatFollowsTheName()
{
    QFETCH(QString, chosen);
    QFETCH(QString, expected);
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    FileDialog::setNextFileName(chosen);
    child<QToolButton>(dialog, QStringLiteral("Choose a file"))->click();
    QCOMPARE(dialog.path(), expected);
}

void tst_ExportDialog::nameFollowsTheFormat()
{
    ExportDialog dialog(maker(), QStringLiteral("bugwise-cs"));
    QCOMPARE(dialog.path(), m_folder.filePath(QStringLiteral("bugwise-cs.pdf")));
    auto* format = child<QComboBox>(dialog, QStringLiteral("Format"));
    format->setCurrentIndex(format->findData(QStringLiteral("png")));
    QCOMPARE(dialog.path(), m_folder.filePath(QStringLiteral("bugwise-cs.png")));
}

void tst_ExportDialog::cancelledFileDialogChangesNothing()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    const QString before = dialog.path();
    FileDialog::setNextFileName({});
    child<QToolButton>(dialog, QStringLiteral("Choose a file"))->click();
    QCOMPARE(dialog.path(), before);
}

void tst_ExportDialog::writesAndRemembers()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.svg"));
    {
        ExportDialog dialog(maker(), QStringLiteral("figure"));
        FileDialog::setNextFileName(path);
        child<QToolButton>(dialog, QStringLiteral("Choose a file"))->click();
        child<QDoubleSpinBox>(dialog, QStringLiteral("Width"))->setValue(90.0);
        dialog.accept();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.errorText(), QString());
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("width=\"90mm\""));

    const ExportDialog next(maker(), QStringLiteral("other"));
    QCOMPARE(next.path(), folder.filePath(QStringLiteral("other.svg")));
    QCOMPARE(next.style().widthMm, 90.0);
}

void tst_ExportDialog::overwritingIsAskedFor()
{
    const QString path = m_folder.filePath(QStringLiteral("figure.pdf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    FileDialog::setNextOverwrite(false);
    dialog.accept();
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
    QCOMPARE(file.size(), 3);
    FileDialog::setNextOverwrite(true);
    dialog.accept();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QVERIFY(file.size() > 1000);
}

void tst_ExportDialog::failureStaysOpenWithMessage()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(QStringLiteral("/no/such/folder/f.pdf"));
    dialog.accept();
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
    QVERIFY(dialog.errorText().contains(QLatin1String("/no/such/folder/f.pdf")));
    QVERIFY(child<QLabel>(dialog, QStringLiteral("Warnings"))->text().contains(dialog.errorText()));
}

void tst_ExportDialog::emptyPathCannotBeExported()
{
    ExportDialog dialog(maker(), QStringLiteral("figure"));
    auto* path = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
    dialog.show();
    QPushButton* button = nullptr;
    for (QPushButton* candidate : dialog.findChildren<QPushButton*>()) {
        if (candidate->isDefault())
            button = candidate;
    }
    QVERIFY(button && button->isEnabled());
    QCOMPARE(button->text(), QStringLiteral("&Export"));
    path->setText(QStringLiteral("  "));
    QVERIFY(!button->isEnabled());
}

QTEST_MAIN(tst_ExportDialog)
#include "tst_export_dialog.moc"
