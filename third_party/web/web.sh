#!/usr/bin/env bash
# The program in the browser, for ./arcade web: web.sh build|serve|publish|test|figures|pictures|icons|late [ARGS]. What it needs of Debian is installed.
# The page's libraries and the driver of the tests' browsers lie outside the checkout: in ZUGZWANG_WEB_CACHE, else in the
# user's cache folder.
set -euo pipefail
cd -- "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/../.."
export ZUGZWANG_WEB_CACHE=${ZUGZWANG_WEB_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/zugzwang/web}
export EM_CONFIG=$ZUGZWANG_WEB_CACHE/em_config NODE_PATH=/usr/share/nodejs
readonly preset=${ARCADE_PRESET:-web}
readonly page=build/$preset/page

fail() {
    printf 'arcade: %s\n' "$*" >&2
    exit 1
}

build() {
    third_party/web/compiler_is_new.sh || exit 1
    third_party/web/libraries.sh "$ZUGZWANG_WEB_CACHE" || fail "the page's libraries could not be built"
    [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >&2 || fail "configuring failed"
    cmake --build "build/$preset" --target "$@" >&2 || fail "the build failed"
}

# The driver is what package.json says, without what it would download besides.
install_driver() {
    local -r node=$ZUGZWANG_WEB_CACHE/node
    cmp -s tests/web/package.json "$node/package.json" && return
    mkdir -p "$node"
    cp tests/web/package.json "$node/package.json.new"
    (cd -- "$node" && mv package.json.new package.json &&
        npm install --no-audit --no-fund --ignore-scripts --loglevel=error >&2) ||
        { rm -f "$node/package.json" && fail "npm could not install the browsers' driver"; }
}

command=${1:-build}
[ $# -eq 0 ] || shift
case "$command" in
build)
    build zugzwang_page
    printf 'The page is in %s.\n' "$PWD/$page"
    ;;
serve)
    build zugzwang_page
    exec node tests/web/server.mjs "$page" "${1:-8080}"
    ;;
publish)
    build zugzwang_page
    exec node src/app/web/publish.mjs "$page" "$@"
    ;;
test)
    build zugzwang_page zugzwang_commands
    install_driver
    exec node tests/web/journeys.mjs "$page" "$@"
    ;;
figures | pictures | icons | late)
    build zugzwang_page
    install_driver
    [ "$command" != late ] || set -- src/app/web/late_code.txt
    exec node "tests/web/$command.mjs" "$page" "$@"
    ;;
*) fail "unknown: web $command (./arcade help lists what there is)" ;;
esac
