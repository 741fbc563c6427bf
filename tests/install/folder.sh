#!/usr/bin/env bash
# The folder that runs elsewhere: carried into clean roots of Debian 12 and 13 that have none of its libraries, and played
# there by a plain user: folder.sh CMAKE BUILD STUDIO. Ends with 77 where roots cannot be made.
set -euo pipefail

readonly cmake=$1 build=$2 studio=$3
here=$(cd -- "$(dirname -- "$0")" && pwd)
project=$(cd -- "$here/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf --one-file-system "$folder"' EXIT
. "$here/clean_root.sh"
need_tools patchelf

carried="$folder/Zugzwang here" # a name that has to be quoted
"$project/src/package/folder.sh" "$cmake" "$build" "$carried"
if "$project/src/package/folder.sh" "$cmake" "$build" "$carried" 2>"$folder/refusal"; then fail "an old folder is written over"; fi
grep -qF 'is there already' "$folder/refusal" || fail "said '$(cat "$folder/refusal")'"
for release in bookworm trixie; do
    make_root $release
    cp -r "$carried" "$root/opt/zugzwang"
    lay_test_beside "$project" "$studio" "/opt/zugzwang/lib /opt/zugzwang/lib/spare/*"
    inside 'ldconfig -p' | grep -q libSDL2 && fail "$release has libraries of its own"
    play_a_game /opt/zugzwang/zugzwang
    # What she kept in one system comes back in the other.
    if [ ! -e "$folder/all.sqlar" ]; then
        as_anna "mkdir -p .local/share/zugzwang && echo speed = 2.0 >.local/share/zugzwang/settings.toml"
        as_anna "/opt/zugzwang/zugzwang backup all.sqlar" || fail "no backup"
        cp "$root/home/anna/all.sqlar" "$folder/all.sqlar"
    else
        install -m 644 "$folder/all.sqlar" "$root/home/anna/all.sqlar"
        as_anna "/opt/zugzwang/zugzwang restore all.sqlar" || fail "nothing comes back"
        [ "$(cat "$root/home/anna/.local/share/zugzwang/settings.toml")" = "speed = 2.0" ] || fail "came back otherwise"
    fi
    as_anna "echo 10/3 1 | /opt/zugzwang/zugzwang solve sticks" | grep -qF '"best":["2"]' || fail "cannot solve"
    echo "folder: plays in $release"
    rm -rf --one-file-system "$root"
done
du -sh "$carried"
