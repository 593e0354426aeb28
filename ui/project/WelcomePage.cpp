// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/WelcomePage.h"

#include "ui/common/Icons.h"
#include "ui/common/Settings.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace semblance {

namespace {

constexpr int columnWidth = 460;

QLabel* heading(const QString& text, qreal scale, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

QCommandLinkButton* link(const QString& iconName, const QString& title, const QString& description, QWidget* parent)
{
    auto* button = new QCommandLinkButton(title, description, parent);
    button->setIcon(icon(iconName, StateColor::Accent));
    button->setMinimumWidth(columnWidth);
    return button;
}

void clear(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget())
            widget->deleteLater();
        delete item;
    }
}

} // namespace

WelcomePage::WelcomePage(const std::vector<SampleOffer>& samples, const Settings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_recent(new QVBoxLayout)
{
    setObjectName(QStringLiteral("welcomePage"));
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    column->addWidget(heading(QStringLiteral("Semblance"), 2.0, this));
    auto* question = new QLabel(tr("How closely does a mutant resemble the real fault it stands for?"), this);
    question->setWordWrap(true);
    column->addWidget(question);
    column->addSpacing(16);
    addStart(samples, column);
    column->addSpacing(16);
    column->addLayout(m_recent);
    auto* hint = new QLabel(tr("You can also drag a project folder, or a folder of published results, onto this window."), this);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    column->addSpacing(12);
    column->addWidget(hint);

    auto* layout = new QGridLayout(this);
    layout->addLayout(column, 1, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(2, 1);
    layout->setRowStretch(0, 1);
    layout->setRowStretch(2, 2);
    refreshRecent();
}

void WelcomePage::addStart(const std::vector<SampleOffer>& samples, QVBoxLayout* column)
{
    for (const SampleOffer& sample : samples) {
        auto* button = link(QStringLiteral("sample"), tr("New from sample: %1").arg(sample.title), sample.description,
                            this);
        button->setObjectName(QStringLiteral("sampleButton_") + sample.name);
        connect(button, &QCommandLinkButton::clicked, this, [this, name = sample.name] {
            Q_EMIT sampleRequested(name);
        });
        column->addWidget(button);
    }
    auto* open = link(QStringLiteral("folder"), tr("Open a project…"),
                      tr("A folder with semblance.toml and its bug–fix pairs."), this);
    open->setObjectName(QStringLiteral("openButton"));
    connect(open, &QCommandLinkButton::clicked, this, &WelcomePage::openRequested);
    column->addWidget(open);
    auto* import = link(QStringLiteral("import"), tr("Import published results…"),
                        tr("A folder with coupling_strength and detectability_overlap, as replication packages have "
                           "it."),
                        this);
    import->setObjectName(QStringLiteral("importButton"));
    connect(import, &QCommandLinkButton::clicked, this, &WelcomePage::importRequested);
    column->addWidget(import);
}

void WelcomePage::refreshRecent()
{
    clear(m_recent);
    for (const QString& folder : m_settings.value(Setting::RecentProjects).toStringList()) {
        if (!QFileInfo(folder).isDir())
            continue;
        if (m_recent->isEmpty())
            m_recent->addWidget(heading(tr("Recent projects"), 1.15, this));
        auto* button = link(QStringLiteral("folder"), QFileInfo(folder).fileName(), QDir::toNativeSeparators(folder),
                            this);
        button->setObjectName(QStringLiteral("recentButton"));
        connect(button, &QCommandLinkButton::clicked, this, [this, folder] { Q_EMIT projectRequested(folder); });
        m_recent->addWidget(button);
    }
}

} // namespace semblance
