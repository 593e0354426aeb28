// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HelpDialogs.h"

#include "ui/common/Icons.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace semblance {

namespace {

constexpr auto manualFile = ":/manual.md";

/// Gives the texts a translation context; the functions need no object.
struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QDialog* dialog(QWidget* parent, const QString& name, const QString& title)
{
    auto* result = new QDialog(parent);
    result->setAttribute(Qt::WA_DeleteOnClose);
    result->setObjectName(name);
    result->setWindowTitle(title);
    return result;
}

void addClose(QDialog* dialog, QLayout* layout)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    layout->addWidget(buttons);
}

} // namespace

void showAbout(QWidget* parent)
{
    QDialog* about = dialog(parent, QStringLiteral("aboutDialog"), Help::tr("About Semblance"));
    auto* mark = new QLabel(about);
    mark->setPixmap(icon(QStringLiteral("semblance")).pixmap(QSize(64, 64), about->devicePixelRatioF()));
    auto* text = new QLabel(about);
    text->setWordWrap(true);
    text->setMinimumWidth(380);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setText(Help::tr("<h2>Semblance %1</h2>"
                           "<p>How closely does a mutant resemble the real fault it stands for?</p>"
                           "<p>A workbench for mutation testing of deep neural networks. It trains fixed, faulty and "
                           "mutated programs, compares them input by input, and shows coupling strength and "
                           "overlap.</p>"
                           "<p>Licence: GNU General Public License, version 3 or later. There is no warranty.</p>"
                           "<p>Qt %2. Training uses LibTorch.</p>")
                      .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())));
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    auto* layout = new QVBoxLayout(about);
    layout->addLayout(row);
    addClose(about, layout);
    about->show();
}

bool hasManual() { return QFile::exists(QString::fromLatin1(manualFile)); }

void showManual(QWidget* parent)
{
    QFile file(QString::fromLatin1(manualFile));
    if (!file.open(QIODevice::ReadOnly))
        return;
    QDialog* manual = dialog(parent, QStringLiteral("manualDialog"), Help::tr("Manual of Semblance"));
    manual->resize(820, 700);
    auto* browser = new QTextBrowser(manual);
    browser->setOpenExternalLinks(true);
    browser->document()->setDocumentMargin(16);
    browser->setMarkdown(QString::fromUtf8(file.readAll()));
    auto* layout = new QVBoxLayout(manual);
    layout->addWidget(browser, 1);
    addClose(manual, layout);
    manual->show();
}

} // namespace semblance
