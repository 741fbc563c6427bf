# Read by the scripts that try something in a clean root of Debian. They end with 77 where none can be made.
# shellcheck shell=bash disable=SC2154 # $folder is whose that reads this
readonly root=$folder/root

fail() {
    printf '%s: %s\n' "$(basename "$0" .sh)" "$*" >&2
    exit 1
}

leave_out() {
    echo "left out: $*"
    exit 77
}

need_tools() {
    local tool
    for tool in mmdebstrap unshare "$@"; do
        command -v "$tool" >/dev/null || leave_out "$tool is not installed"
    done
    [ "$(id -u)" -eq 0 ] || leave_out "clean roots need root"
}

# A new root of that version of Debian, with what plays a game there, and a plain user in it.
make_root() {
    mmdebstrap --variant=minbase --skip=cleanup/apt --dpkgopt=force-unsafe-io --include=xvfb,xdotool,x11-utils,xauth "$1" "$root" \
        >"$folder/mmdebstrap.log" 2>&1 || leave_out "no clean root of $1 can be made: $(tail -n 1 "$folder/mmdebstrap.log")"
    inside 'useradd --create-home anna'
    cp /etc/resolv.conf "$root/etc/" 2>/dev/null || true
}

inside() {
    unshare --mount --pid --fork --kill-child bash -c \
        "mount -t proc proc '$root/proc' && mount --rbind /dev '$root/dev' && exec chroot '$root' /bin/bash -c \"\$0\"" "$1"
}

as_anna() { inside "su anna --login --command '$1'"; }

# What helps to play lies in /test: the journeys of the project $1, and the studio $2, which knows where to click by the
# sources' assets and finds what it is linked with in the folders $3.
lay_test_beside() {
    mkdir "$root/test"
    cp -r "$1/assets" "$1/tests/journeys" "$2" "$root/test"
    printf '#!/bin/sh\nLD_LIBRARY_PATH=$(echo %s | tr " " :) ZUGZWANG_ASSETS=/test/assets exec /test/%s "$@"\n' "${3:-}" "$(basename "$2")" >"$root/test/parts"
    chmod -R a+rX "$root/test"
    chmod a+x "$root/test/parts"
}

# A game of Sticks through the window.
play_a_game() { as_anna "LC_ALL=C.UTF-8 /test/journeys/journey.sh $1 /test/parts sticks" || fail "no game could be played"; }
