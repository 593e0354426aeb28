// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"

namespace semblance {

namespace {

std::string located(const SourcePosition& position, const std::string& message)
{
    std::string text = position.file;
    if (position.line > 0)
        text += (text.empty() ? "" : ":") + std::to_string(position.line) + ":" + std::to_string(position.column);
    if (!position.key.empty())
        text += (text.empty() ? "" : ": ") + position.key;
    return text.empty() ? message : text + ": " + message;
}

} // namespace

Error::Error(const SourcePosition& position, const std::string& message)
    : std::runtime_error(located(position, message)), m_position(position)
{
}

} // namespace semblance
