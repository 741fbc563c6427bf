#!/usr/bin/env bash
# The program for Windows: built, laid into a folder, and played there under wine on an Xvfb of its own: windows.sh PROGRAM
# STUDIO. PROGRAM is the same for this system; the studio tells where the parts of a scene stand. Ends with 77 where it
# cannot be built or started.
set -euo pipefail

readonly program=$1 studio=$2 size=1280x720 longest_wait=120
here=$(cd -- "$(dirname -- "$0")" && pwd)
project=$(cd -- "$here/../.." && pwd)
folder=$(mktemp -d)

fail() {
    printf 'windows: %s\n' "$*" >&2
    exit 1
}

leave_out() {
    echo "left out: $*"
    exit 77
}

tidy() {
    [ ! -d "$folder/wine" ] || wineserver_of_ours --kill || true
    kill "${display_server:-}" 2>/dev/null || true
    rm -rf "$folder"
}
trap tidy EXIT

# Debian keeps it where no shell looks.
wineserver_of_ours() {
    local server
    for server in wineserver /usr/lib/wine/wineserver64 /usr/lib/wine/wineserver; do
        if command -v "$server" >/dev/null; then "$server" "$@" && return; fi
    done
}

for tool in x86_64-w64-mingw32-g++-posix wine dpkg-source tclsh; do
    command -v "$tool" >/dev/null || leave_out "$tool is not installed"
done
export ZUGZWANG_WINDOWS_CACHE=${ZUGZWANG_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/zugzwang/windows}
"$project/third_party/windows/libraries.sh" "$ZUGZWANG_WINDOWS_CACHE" || leave_out "its libraries cannot be built"

carried="$folder/Zugzwang itt ő" # a name that has to be quoted, and has a letter of no older Windows
"$project/third_party/windows/windows.sh" "$carried"
if "$project/third_party/windows/windows.sh" "$carried" 2>"$folder/refusal"; then fail "an old folder is written over"; fi
grep -qF 'is there already' "$folder/refusal" || fail "said '$(cat "$folder/refusal")'"

# A Windows of its own, with a display of its own, in which nothing is asked for.
exec {number}<> <(:)
Xvfb -displayfd "$number" -screen 0 "${size}x24" -nolisten tcp -noreset >"$folder/xvfb.log" 2>&1 &
display_server=$!
read -r -t "$longest_wait" -u "$number" display || fail "no display"
export DISPLAY=:$display
export WINEPREFIX=$folder/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' SDL_AUDIODRIVER=dummy SDL_RENDER_DRIVER=software LC_ALL=C.UTF-8
unset LANGUAGE SDL_VIDEODRIVER
mkdir "$WINEPREFIX"
wineserver_of_ours --persistent || true
timeout $((4 * longest_wait)) wine wineboot --init >"$folder/wine.log" 2>&1 ||
    leave_out "wine makes no Windows here: $(tail -n 1 "$folder/wine.log")"
windows() { timeout "$longest_wait" wine "$carried/zugzwang.exe" "$@" 2>"$folder/errors"; }

# The command line answers as it does here, but for the time that it took, in lines that end as here.
for game in sticks numbers boxes; do
    sed -n '2,4p' "$project/assets/puzzles/$game.txt" | cut -f 2 >"$folder/positions"
    for where in "$program" windows; do
        $where solve "$game" <"$folder/positions" | sed 's/,"seconds":[^,}]*//' >"$folder/$(basename "$where")"
    done
    cmp "$folder/zugzwang" "$folder/windows" || fail "solve $game: $(cat "$folder/windows" "$folder/errors")"
done
printf 'ugi\nposition startpos\nquery p1turn\nquit\n' | windows ugi sticks | grep -qxF 'response true' || fail "no engine"
if windows match sticks --first 'ugi:bot' --second random --games 2; then fail "a bot was started"; fi
grep -qF 'starts no other programs' "$folder/errors" || fail "of a bot it said '$(cat "$folder/errors")'"
echo "windows: answers as here"

# Waits until the window's title has the words.
await() {
    local line
    local -r deadline=$((SECONDS + longest_wait))
    while ((SECONDS < deadline)) && read -r -t "$longest_wait" -u "$titles" line; do
        [[ $line != *"$1"* ]] || return 0
    done
    fail "the title never said '$1'; last it said ${line:-nothing}: $(cat "$folder/program.log")"
}
open_window() {
    wine "$carried/zugzwang.exe" "$@" --windowed --size "$size" >"$folder/program.log" 2>&1 &
    player=$!
    window=$(timeout "$longest_wait" xdotool search --sync --onlyvisible --pid "$player" | head -n 1) ||
        fail "no window: $(cat "$folder/program.log")"
    exec {titles}< <(exec xprop -spy -id "$window" _NET_WM_NAME 2>/dev/null)
}
leave() {
    xdotool windowfocus "$window" key alt+F4
    timeout "$longest_wait" tail -f /dev/null --pid "$player" || fail "it goes on and on"
    wait "$player" || fail "exit status $?: $(cat "$folder/program.log")"
}

# A move of Sticks by mouse, which is there again at the next start.
open_window play sticks --first human --second human --sticks 10 --take 3
await "Blue: take 1, 2 or 3"
read -r x y width height < <("$studio" parts play_sticks_start --size "$size" --language en | sed -n 's/ board$//p')
xdotool mousemove --window "$window" $((x + width * 655 / 1000)) $((y + height * 925 / 1000)) click 1
await "Orange: take 1, 2 or 3"
leave
save=$(find "$WINEPREFIX/drive_c/users" -path '*/AppData/Roaming/zugzwang/saves/sticks.json')
grep -qF '"moves":["3"],' "${save:-/dev/null}" || fail "the game was not kept"
open_window
await "Zugzwang: choose a game"
leave
echo "windows: plays"
du -sh "$carried"
