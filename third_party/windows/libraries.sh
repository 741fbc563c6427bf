#!/usr/bin/env bash
# Builds what the program for Windows is linked with from Debian's source packages, once, for mingw-w64's compiler:
# libraries.sh CACHE. Leaves CACHE/prefix (SDL2, FreeType, SDL2_ttf, SDL2_image, SDL2_mixer, SQLite and the headers of what is
# headers only). What is there is not built again.
set -euo pipefail
cache=$(realpath -m -- "${1:?usage: libraries.sh CACHE}")
here=$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")
readonly cache here
. "$here/../from_source/libraries.sh"

build_libraries() {
    ZUGZWANG_WINDOWS_CACHE=$cache cmake -S "$here/libraries" -B "$cache/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -DCMAKE_INSTALL_PREFIX="$cache/prefix" -DZUGZWANG_SOURCES="$cache/sources"
    cmake --build "$cache/build"
    cmake --install "$cache/build"
}

for name in sources sqlite libraries headers; do
    once "$name"
done
