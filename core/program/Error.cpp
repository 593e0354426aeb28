// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"

namespace semblance {

namespace {

std::string located(const SourcePosition& position, const std::string& message)
{
    std::string text = position.file;
    if (position.line > 0) {
        text.append(text.empty() ? "" : ":").append(std::to_string(position.line));
        text.append(":").append(std::to_string(position.column));
    }
    if (!position.key.empty())
        text.append(text.empty() ? "" : ": ").append(position.key);
    return text.empty() ? message : text.append(": ").append(message);
}

} // namespace

Error::Error(const SourcePosition& position, const std::string& message)
    : std::runtime_error(located(position, message)), m_position(position), m_message(message)
{
}

} // namespace semblance
