#!/bin/bash
# Installs what is missing, builds and runs every test without a display.
# usage: packaging/test.sh [PRESET]      default: release; others: debug, asan, tsan
source "$(dirname "$0")/setup.sh"
preset=${1:-release}
build "$preset"
ctest --preset "$preset" -j "$(nproc)"
