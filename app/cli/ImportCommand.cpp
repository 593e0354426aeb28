// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"

namespace semblance::cli {

void addImportResults(CLI::App&, Chosen&) {}

} // namespace semblance::cli
