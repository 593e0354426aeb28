// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/HelpDialogs.h"

#include "ui/common/Icons.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QImage>
#include <QLabel>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace semblance {

namespace {

constexpr int documentMargin = 16;

/// Pictures of the window are wider than the help; they are shown at a size that fits.
class ManualBrowser : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        const QVariant resource = QTextBrowser::loadResource(type, name);
        if (type != QTextDocument::ImageResource)
            return resource;
        QImage image = QImage::fromData(resource.toByteArray());
        const int room = viewport()->width() - 2 * documentMargin;
        return image.width() > room ? image.scaledToWidth(room, Qt::SmoothTransformation) : image;
    }
};

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

void showManual(QWidget* parent)
{
    QDialog* manual = dialog(parent, QStringLiteral("manualDialog"), Help::tr("Manual of Semblance"));
    manual->resize(820, 700);
    auto* browser = new ManualBrowser(manual);
    browser->setOpenExternalLinks(true);
    browser->document()->setDocumentMargin(documentMargin);
    auto* layout = new QVBoxLayout(manual);
    layout->addWidget(browser, 1);
    addClose(manual, layout);
    manual->show();
    // The pages link to each other; pictures are fitted to the width that the browser now has.
    browser->setSource(QUrl(QStringLiteral("qrc:/manual.md")), QTextDocument::MarkdownResource);
}

} // namespace semblance
