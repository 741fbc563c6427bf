#!/usr/bin/env bash
# The program for Windows, for ./arcade windows: windows.sh FOLDER builds it and lays it into a new folder. What it needs of
# Debian is installed. The libraries lie outside the checkout: in ZUGZWANG_WINDOWS_CACHE, else in the user's cache folder.
set -euo pipefail
folder=$(realpath -m -- "${1:?usage: windows.sh FOLDER}")
readonly folder
cd -- "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/../.."
export ZUGZWANG_WINDOWS_CACHE=${ZUGZWANG_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/zugzwang/windows}
readonly build=build/windows

fail() {
    printf 'arcade: %s\n' "$*" >&2
    exit 1
}

third_party/windows/libraries.sh "$ZUGZWANG_WINDOWS_CACHE" || fail "the libraries for Windows could not be built"
[ -f "$build/build.ninja" ] || cmake --preset windows >&2 || fail "configuring failed"
cmake --build "$build" --target zugzwang >&2 || fail "the build failed"
exec src/package/windows_folder.sh "$(command -v cmake)" "$build" "$ZUGZWANG_WINDOWS_CACHE/sources" "$folder"
