// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/PairFile.h"

#include <QString>

namespace semblance::testing {

/// A short pair; tests count its lines.
inline QString demoText()
{
    return QStringLiteral("id = \"demo001\"\n"                                                    // 1
                          "title = \"Demo\"\n"                                                    // 2
                          "direction = \"as_published\"\n"                                        // 3
                          "task = \"multiclass\"\n"                                               // 4
                          "\n"                                                                    // 5
                          "[data]\n"                                                              // 6
                          "source = \"built_in\"\n"                                               // 7
                          "name = \"iris\"\n"                                                     // 8
                          "\n"                                                                    // 9
                          "[fixed]\n"                                                             // 10
                          "layers = [\n"                                                          // 11
                          "    { kind = \"Dense\", units = 4, activation = \"relu\" },\n"         // 12
                          "    { kind = \"Dense\", units = 3, activation = \"softmax\" },\n"      // 13
                          "]\n"                                                                   // 14
                          "loss = \"mse\"\n"                                                      // 15
                          "optimizer = \"adam\"\n"                                                // 16
                          "\n"                                                                    // 17
                          "[faulty]\n"                                                            // 18
                          "epochs = 2\n");                                                        // 19
}

inline BugFixPair parsed(const QString& text) { return parsePair(text.toStdString(), "demo.toml"); }

} // namespace semblance::testing
