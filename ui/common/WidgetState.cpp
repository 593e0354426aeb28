// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/WidgetState.h"

#include "ui/common/Settings.h"

#include <QHeaderView>
#include <QSplitter>

namespace semblance {

namespace {

template <typename Widget>
void restoreAndReset(Widget* widget, Settings& settings)
{
    const QByteArray standard = widget->saveState();
    widget->restoreState(settings.widgetState(widget->objectName()));
    QObject::connect(&settings, &Settings::layoutReset, widget, [widget, standard] { widget->restoreState(standard); });
}

} // namespace

void keepState(QSplitter* splitter, Settings& settings)
{
    restoreAndReset(splitter, settings);
    QObject::connect(splitter, &QSplitter::splitterMoved, &settings, [splitter, &settings] {
        settings.setWidgetState(splitter->objectName(), splitter->saveState());
    });
}

void keepState(QHeaderView* header, Settings& settings)
{
    restoreAndReset(header, settings);
    const auto save = [header, &settings] {
        // Sections also change while the window is laid out; only a visible header is the user's doing.
        if (header->isVisible())
            settings.setWidgetState(header->objectName(), header->saveState());
    };
    QObject::connect(header, &QHeaderView::sectionResized, &settings, save);
    QObject::connect(header, &QHeaderView::sectionMoved, &settings, save);
    QObject::connect(header, &QHeaderView::sortIndicatorChanged, &settings, save);
}

} // namespace semblance
