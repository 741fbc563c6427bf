#!/usr/bin/env bash
# An icon file of one picture: icon.sh PNG SIZE ICON. Windows reads the picture as it is behind a head that tells its place.
set -euo pipefail
readonly head=22
# The numbers in the head, the lowest byte first: little NUMBER BYTES.
little() {
    local at
    for ((at = 0; at < $2; ++at)); do printf '%b' "\\x$(printf %x $(($1 >> 8 * at & 255)))"; done
}
{
    little 0 2 && little 1 2 && little 1 2
    little "$2" 1 && little "$2" 1 && little 0 2 && little 1 2 && little 32 2
    little "$(stat --format %s "$1")" 4 && little $head 4
    cat "$1"
} >"$3"
