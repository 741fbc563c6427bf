#!/usr/bin/env bash
# Builds what the page is linked with from Debian's source packages, once, for the compiler emcc: libraries.sh CACHE.
# Leaves CACHE/emscripten (the compiler's own libraries), CACHE/em_config (its settings) and CACHE/prefix (SDL2, FreeType,
# SDL2_ttf, SDL2_image, SDL2_mixer, SQLite and the headers of what is headers only). What is there is not built again.
set -euo pipefail
cache=$(realpath -m -- "${1:?usage: libraries.sh CACHE}")
here=$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")
readonly cache here
. "$here/../from_source/libraries.sh"

# The compiler keeps libraries of its own, and Debian's folder of them is not ours to write.
build_emscripten() {
    rm -rf "$cache/emscripten"
    cp -r /usr/share/emscripten/cache "$cache/emscripten"
    sed -e '/^FROZEN_CACHE/d' /usr/share/emscripten/.emscripten >"$cache/em_config"
    printf "\nFROZEN_CACHE = False\nCACHE = '%s'\n" "$cache/emscripten" >>"$cache/em_config"
}

build_libraries() {
    emcmake cmake -S "$here/libraries" -B "$cache/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS=-pthread \
        -DCMAKE_INSTALL_PREFIX="$cache/prefix" -DZUGZWANG_SOURCES="$cache/sources"
    cmake --build "$cache/build"
    cmake --install "$cache/build"
}

export EM_CONFIG=$cache/em_config NODE_PATH=/usr/share/nodejs
for name in emscripten sources sqlite libraries headers; do
    once "$name"
done
