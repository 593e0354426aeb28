// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/MessageBar.h"

#include "ui/common/Icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace semblance {

namespace {

StateColor colorOf(MessageBar::Kind kind)
{
    switch (kind) {
    case MessageBar::Kind::Success: return StateColor::Ok;
    case MessageBar::Kind::Warning: return StateColor::Warning;
    case MessageBar::Kind::Error: return StateColor::Error;
    case MessageBar::Kind::Information: break;
    }
    return StateColor::Active;
}

QString iconOf(MessageBar::Kind kind)
{
    switch (kind) {
    case MessageBar::Kind::Success: return QStringLiteral("finished");
    case MessageBar::Kind::Warning: return QStringLiteral("warning");
    case MessageBar::Kind::Error: return QStringLiteral("failed");
    case MessageBar::Kind::Information: break;
    }
    return QStringLiteral("information");
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_action->setObjectName(QStringLiteral("messageAction"));
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_close);

    connect(m_close, &QToolButton::clicked, this, &MessageBar::clear);
    connect(m_action, &QPushButton::clicked, this, [this] {
        // A copy: the action may show the next message.
        const auto action = m_onAction;
        clear();
        action();
    });
    hide();
}

void MessageBar::showMessage(Kind kind, const QString& text, const QString& actionText, std::function<void()> action)
{
    m_kind = kind;
    m_text->setText(text);
    m_action->setText(actionText);
    m_action->setVisible(static_cast<bool>(action));
    m_onAction = std::move(action);
    applyColors();
    show();
}

QString MessageBar::text() const { return m_text->text(); }

void MessageBar::clear()
{
    m_text->clear();
    hide();
}

void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        applyColors();
}

void MessageBar::applyColors()
{
    const StateColor color = colorOf(m_kind);
    m_icon->setPixmap(icon(iconOf(m_kind), color).pixmap(QSize(16, 16), devicePixelRatioF()));
    setStyleSheet(QStringLiteral("#messageBar { background: %1; border: 1px solid %2; border-radius: 6px; }")
                      .arg(stateTint(color, palette()).name(), stateColor(color, palette()).name()));
}

} // namespace semblance
