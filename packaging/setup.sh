#!/bin/bash
# Installs what Semblance needs on Debian 12, asking for as little as possible: nothing when all is there.
# Sourced by run.sh and test.sh; leaves the shell in the project folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

missing_packages() {
    local package
    grep -v '^#' packaging/packages.txt | while read -r package; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || echo "$package"
    done
}

install_packages() {
    local missing
    missing=$(missing_packages)
    [ -n "$missing" ] || return 0
    command -v apt-get >/dev/null || {
        echo "These packages are missing and apt-get is not there to install them:" $missing >&2
        exit 2
    }
    local sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    echo "Installing:" $missing >&2
    $sudo apt-get update -qq >&2
    # shellcheck disable=SC2086  # a list of names, one word each
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
}

build() { # build PRESET
    cmake --preset "$1" >/dev/null
    cmake --build --preset "$1"
}

install_packages
