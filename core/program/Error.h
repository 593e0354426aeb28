// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace semblance {

/// Where in the user's input a problem lies. Lines and columns count from 1; 0 means "not known".
struct SourcePosition {
    std::string file; ///< path as the user knows it, or empty
    int line = 0;
    int column = 0;
    std::string key; ///< dotted path of the key, for example "fixed.layers[2].units"
};

/// A problem that a person can do something about. what() is one line of translated UTF-8: where, what, what to do.
class Error : public std::runtime_error {
public:
    explicit Error(const std::string& message) : std::runtime_error(message), m_message(message) {}
    /// "FILE:LINE:COLUMN: KEY: message"; parts that are not known are left out.
    Error(const SourcePosition& position, const std::string& message);

    const SourcePosition& position() const { return m_position; }
    /// The sentence without the position.
    const std::string& message() const { return m_message; }

private:
    SourcePosition m_position;
    std::string m_message;
};

} // namespace semblance
