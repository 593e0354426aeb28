// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/StateColor.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace semblance {

/// A line above a page for what went wrong and can be dealt with, instead of a modal box. Hidden until it is needed.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Information, Success, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Replaces what is shown. The text is plain. An action closes the bar and then calls `action`.
    void showMessage(Kind kind, const QString& text, const QString& actionText = {}, std::function<void()> action = {});
    QString text() const;
    Kind kind() const { return m_kind; }

public Q_SLOTS:
    void clear();

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyColors();

    Kind m_kind = Kind::Information;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_action;
    QToolButton* m_close;
    std::function<void()> m_onAction;
};

} // namespace semblance
