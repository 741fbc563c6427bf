# Read by the scripts that lay the game into a new folder: $folder, by the program $cmake from the build $build.
# shellcheck shell=bash disable=SC2154 # they are whose that reads this
here=$(cd -- "$(dirname -- "$0")" && pwd)
readonly here

fail() {
    printf 'folder: %s\n' "$*" >&2
    exit 1
}

lay_game() {
    [ ! -e "$folder" ] || fail "$folder is there already"
    mkdir -p "$folder" || fail "$folder cannot be made"
    "$cmake" --install "$build" --component game --strip --prefix "$folder" >/dev/null
}

# The fonts of the game, into a new folder beside its other assets.
lay_fonts() {
    mkdir "$1"
    local weight
    for weight in Regular Medium SemiBold Bold ExtraBold; do
        cp /usr/share/fonts/opentype/inter/Inter{,Display}-$weight.otf "$1"
    done
    cp /usr/share/fonts/truetype/dejavu/DejaVuSans{,-Bold}.ttf "$1"
}
