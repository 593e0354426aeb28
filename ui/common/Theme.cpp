// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Theme.h"

#include "ui/common/StateColor.h"

#include <QApplication>
#include <QFile>
#include <QStyleFactory>

#include <initializer_list>
#include <utility>

namespace semblance {

namespace {

using Roles = std::initializer_list<std::pair<QPalette::ColorRole, QRgb>>;

QPalette makePalette(const Roles& roles, QRgb disabledText)
{
    QPalette palette;
    for (const auto& [role, color] : roles)
        palette.setColor(role, QColor::fromRgb(color));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(disabledText));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, palette.color(QPalette::Mid));
    return palette;
}

QString styleSheet()
{
    QFile file(QStringLiteral(":/styles/semblance.qss"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

ThemeChoice themeFromName(const QString& name)
{
    if (name == QLatin1String("light"))
        return ThemeChoice::Light;
    return name == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::System;
}

QString themeName(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Light: return QStringLiteral("light");
    case ThemeChoice::Dark: return QStringLiteral("dark");
    case ThemeChoice::System: break;
    }
    return QStringLiteral("system");
}

QPalette lightPalette()
{
    return makePalette({{QPalette::Window, 0xfff2f4f6},        {QPalette::WindowText, 0xff1f2430},
                        {QPalette::Base, 0xffffffff},          {QPalette::AlternateBase, 0xfff7f8fa},
                        {QPalette::Text, 0xff1f2430},          {QPalette::PlaceholderText, 0xff656c79},
                        {QPalette::Button, 0xfff7f8fa},        {QPalette::ButtonText, 0xff1f2430},
                        {QPalette::BrightText, 0xffffffff},    {QPalette::Highlight, 0xff1c6cb4},
                        {QPalette::HighlightedText, 0xffffffff}, {QPalette::Link, 0xff0f5a9c},
                        {QPalette::LinkVisited, 0xff6f4a8e},   {QPalette::ToolTipBase, 0xffffffff},
                        {QPalette::ToolTipText, 0xff1f2430},   {QPalette::Light, 0xffffffff},
                        {QPalette::Midlight, 0xffe4e7eb},      {QPalette::Mid, 0xffd5d9df},
                        {QPalette::Dark, 0xffaab1bb},          {QPalette::Shadow, 0xff7b828d}},
                       0xff9aa1ab);
}

QPalette darkPalette()
{
    return makePalette({{QPalette::Window, 0xff1d2025},        {QPalette::WindowText, 0xffe4e7ec},
                        {QPalette::Base, 0xff25292f},          {QPalette::AlternateBase, 0xff2a2e35},
                        {QPalette::Text, 0xffe4e7ec},          {QPalette::PlaceholderText, 0xff9099a6},
                        {QPalette::Button, 0xff2d323a},        {QPalette::ButtonText, 0xffe4e7ec},
                        {QPalette::BrightText, 0xffffffff},    {QPalette::Highlight, 0xff2f74b5},
                        {QPalette::HighlightedText, 0xffffffff}, {QPalette::Link, 0xff7dbcf2},
                        {QPalette::LinkVisited, 0xffc9a7e4},   {QPalette::ToolTipBase, 0xff2d323a},
                        {QPalette::ToolTipText, 0xffe4e7ec},   {QPalette::Light, 0xff3c424c},
                        {QPalette::Midlight, 0xff353a43},      {QPalette::Mid, 0xff3a404a},
                        {QPalette::Dark, 0xff15171b},          {QPalette::Shadow, 0xff0d0f12}},
                       0xff6d7683);
}

void applyTheme(ThemeChoice choice)
{
    static const bool desktopIsDark = isDark(QApplication::palette());
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktopIsDark);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    // Colours in a style sheet are resolved when it is set, hence again after every change of palette.
    qApp->setStyleSheet(QString());
    qApp->setStyleSheet(styleSheet());
}

} // namespace semblance
