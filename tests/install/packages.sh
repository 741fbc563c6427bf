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
readonly root=$folder/root

fail() {
    printf 'packages: %s\n' "$*" >&2
    exit 1
}

leave_out() {
    echo "left out: $*"
    exit 77
}

inside() {
    unshare --mount --pid --fork --kill-child bash -c \
        "mount -t proc proc '$root/proc' && mount --rbind /dev '$root/dev' && exec chroot '$root' /bin/bash -c \"\$0\"" "$1"
}

trap 'rm -rf --one-file-system "$folder"' EXIT

for tool in dpkg-deb mmdebstrap unshare; do
    command -v "$tool" >/dev/null || leave_out "$tool is not installed"
done
[ "$(id -u)" -eq 0 ] || leave_out "clean roots need root"

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

# A clean root of this system, with what plays a game there.
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
mmdebstrap --variant=minbase --skip=cleanup/apt --dpkgopt=force-unsafe-io --include=xvfb,xdotool,x11-utils,xauth "$codename" "$root" \
    >"$folder/mmdebstrap.log" 2>&1 || leave_out "no clean root can be made: $(tail -n 1 "$folder/mmdebstrap.log")"
inside 'useradd --create-home anna'
cp -r "$folder/debs" "$root/debs"
cp /etc/resolv.conf "$root/etc/" 2>/dev/null || true
files() { inside 'find / -xdev -path /proc -prune -o -path /dev -prune -o -path /tmp -prune -o -path /var/cache -prune -o -path /var/log -prune -o -path /var/lib/dpkg -prune -o -path /var/lib/apt -prune -o -path /home -prune -o -print' | sort; }
files >"$folder/before"
inside 'apt-get install --quiet --yes --no-install-recommends /debs/*.deb' >"$folder/apt.log" 2>&1 || fail "cannot be installed: $(tail "$folder/apt.log")"

# What helps the test lies beside it: the studio knows where to click, in the assets of the sources.
mkdir "$root/test"
cp -r "$project/assets" "$project/tests/journeys" "$studio" "$root/test"
printf '#!/bin/sh\nZUGZWANG_ASSETS=/test/assets exec /test/%s "$@"\n' "$(basename "$studio")" >"$root/test/parts"
chmod -R a+rX "$root/test"
chmod a+x "$root/test/parts"
inside 'su anna --login --command "LC_ALL=C.UTF-8 /test/journeys/journey.sh /usr/games/zugzwang /test/parts sticks"' || fail "no game could be played"
inside 'su anna --login --command "echo 10/3 1 | zugzwang solve sticks"' | grep -qF '"best":["2"]' || fail "cannot solve"
inside 'su anna --login --command "python3 -c \"import zugzwang as z; print(*z.start(\\\"sticks\\\", sticks=10, take=3).solve().best)\""' | grep -qx 2 ||
    fail "Python finds no library"

rm -r "$root/test" "$root/debs"
inside 'apt-get purge --quiet --yes --auto-remove zugzwang libzugzwang1 libzugzwang-dev python3-zugzwang' >"$folder/apt.log" 2>&1 ||
    fail "cannot be removed: $(tail "$folder/apt.log")"
files | grep -i zugzwang && fail "something stays behind"
files | comm -13 "$folder/before" - >"$folder/left"
echo "packages: $(wc -l <"$folder/left") files of other packages stay"
