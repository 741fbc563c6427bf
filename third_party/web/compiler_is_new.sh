#!/usr/bin/env bash
# Whether the page's compiler, the one that is installed or else the one that Debian would install, knows C++20: before
# Emscripten 3.1.69 (Debian 13) its standard library lacks the algorithms of ranges, threads that join and tokens to stop
# them. Says in one line what is missing.
set -euo pipefail
readonly needed=3.1.69
version=$(emcc -dumpversion 2>/dev/null ||
    { apt-cache policy emscripten 2>/dev/null || true; } | sed -n 's/^  Candidate: \([0-9.]*\).*/\1/p')
readonly version
[ -z "$version" ] || printf '%s\n' "$needed" "$version" | sort --check=quiet --version-sort || {
    echo "arcade: the page needs Emscripten $needed, as Debian 13 has it, and not $version" >&2
    exit 1
}
