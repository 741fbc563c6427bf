#!/usr/bin/env bash
# The Debian packages: made twice alike, looked at by those who judge packages, installed in a clean root, played there by
# a plain user, and gone again without a trace: packages.sh CMAKE BUILD STUDIO. Ends with 77 where roots cannot be made.
# BUILD is of the system that runs this; the root is of the same.
set -euo pipefail

readonly build=$2 studio=$3
cpack=$(dirname -- "$1")/cpack
here=$(cd -- "$(dirname -- "$0")" && pwd)
project=$(cd -- "$here/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf --one-file-system "$folder"' EXIT
. "$here/clean_root.sh"
need_tools dpkg-deb

# The same bytes each time, by a clock that stands still.
export SOURCE_DATE_EPOCH=1764288000
for once in first second; do
    "$cpack" --config "$build/CPackConfig.cmake" -B "$folder/$once" >"$folder/cpack.log" || fail "cpack: $(tail "$folder/cpack.log")"
done
for package in "$folder"/first/*.deb; do
    cmp "$package" "$folder/second/${package##*/}" || fail "$package is another one the second time"
done
mkdir "$folder/debs"
mv "$folder"/first/*.deb "$folder/debs"

# Those who judge packages, where they are here.
if command -v lintian >/dev/null; then
    lintian --allow-root --fail-on error,warning "$folder"/debs/*.deb || fail "lintian is not pleased"
else
    echo "no lintian"
fi
# As the distribution hardens its own; what it does not ask for yet is left out.
mkdir "$folder/game"
dpkg-deb --extract "$folder"/debs/zugzwang_*.deb "$folder/game"
dpkg-deb --extract "$folder"/debs/libzugzwang1_*.deb "$folder/game"
if command -v hardening-check >/dev/null; then
    hardening-check --quiet --nocfprotection "$folder/game/usr/games/zugzwang" "$folder"/game/usr/lib/*/libzugzwang.so.1 ||
        fail "not hardened"
else
    echo "no hardening-check"
fi

# A clean root of this system.
make_root "$(. /etc/os-release && echo "$VERSION_CODENAME")"
cp -r "$folder/debs" "$root/debs"
files() { inside 'find / -xdev -path /proc -prune -o -path /dev -prune -o -path /tmp -prune -o -path /var/cache -prune -o -path /var/log -prune -o -path /var/lib/dpkg -prune -o -path /var/lib/apt -prune -o -path /home -prune -o -print' | sort; }
files >"$folder/before"
inside 'apt-get install --quiet --yes --no-install-recommends /debs/*.deb' >"$folder/apt.log" 2>&1 || fail "cannot be installed: $(tail "$folder/apt.log")"

lay_test_beside "$project" "$studio"
play_a_game /usr/games/zugzwang
as_anna "echo 10/3 1 | zugzwang solve sticks" | grep -qF '"best":["2"]' || fail "cannot solve"
printf 'import zugzwang as z\nprint(*z.start("sticks", sticks=10, take=3).solve().best)\n' >"$root/test/solve.py"
as_anna "python3 /test/solve.py" | grep -qx 2 || fail "Python finds no library"

rm -r "$root/test" "$root/debs"
inside 'apt-get purge --quiet --yes --auto-remove zugzwang libzugzwang1 libzugzwang-dev python3-zugzwang' >"$folder/apt.log" 2>&1 ||
    fail "cannot be removed: $(tail "$folder/apt.log")"
files | grep -i zugzwang && fail "something stays behind"
files | comm -13 "$folder/before" - >"$folder/left"
echo "packages: $(wc -l <"$folder/left") files of other packages stay"
