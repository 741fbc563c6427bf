#!/usr/bin/env bash
# Plays a whole game through the real window, by mouse alone: journey.sh PROGRAM GAME. The window lives on an Xvfb of its
# own; what happened is read from the window's title, whose changes xprop tells as they come, so nothing waits for time.
set -euo pipefail

readonly program=$1 game=$2
readonly longest_wait=${JOURNEY_WAIT:-60} # seconds for one title to come, after which the journey has failed
folder=$(mktemp -d)
export XDG_DATA_HOME=$folder SDL_AUDIODRIVER=dummy SDL_VIDEODRIVER=x11 SDL_RENDER_DRIVER=software
export LSAN_OPTIONS=suppressions=$(dirname "$0")/foreign_leaks.txt

fail() {
    printf 'journey %s: %s\n' "$game" "$*" >&2
    exit 1
}

tidy() {
    kill "${player:-}" "${display_server:-}" 2>/dev/null || true
    rm -rf "$folder"
}
trap tidy EXIT

exec {number}<> <(:)
Xvfb -displayfd "$number" -screen 0 1280x720x24 -nolisten tcp >"$folder/xvfb.log" 2>&1 &
display_server=$!
read -r -t "$longest_wait" -u "$number" display || fail "no display"
export DISPLAY=:$display

# Opens the window on what the arguments say, and begins to listen to its title.
open_window() {
    "$program" "$@" --windowed --size 1280x720 >"$folder/program.log" 2>&1 &
    player=$!
    window=$(timeout "$longest_wait" xdotool search --sync --onlyvisible --pid "$player" | head -n 1) ||
        fail "no window: $(cat "$folder/program.log")"
    exec {titles}< <(exec xprop -spy -id "$window" _NET_WM_NAME 2>/dev/null)
}

# Waits until the title contains the words.
await() {
    local line
    local -r deadline=$((SECONDS + longest_wait))
    while ((SECONDS < deadline)) && read -r -t "$longest_wait" -u "$titles" line; do
        [[ $line == *"$1"* ]] && return
        seen=$line
    done
    fail "the title never said '$1'; last it said ${seen:-nothing}"
}

click() { xdotool mousemove --window "$window" "$1" "$2" click 1; }

# Ends the program as a window manager would, and wants exit status 0.
leave() {
    kill -TERM "$player"
    wait "$player" || fail "exit status $?: $(cat "$folder/program.log")"
}

play_sticks() {
    open_window play sticks --first human --second human --sticks 10 --take 3
    await "Blue: take 1, 2 or 3"
    click 736 655
    await "Orange: take 1, 2 or 3"
    click 736 655
    await "Blue: take 1, 2 or 3"
    click 736 655
    await "Orange: take 1"
    click 640 655 # only one is left: two are refused
    await "2 is too many"
    click 543 655
    await "Orange wins"
}

play_boxes() {
    open_window play boxes --first human --second human --rows 2 --cols 2
    await "Blue: draw a line"
    click 640 300
    await "Orange: draw a line"
    click 640 480
    await "Blue: draw a line"
    click 540 389
    click 740 389 # the closer of two boxes goes on
    await "Blue wins by 4 boxes"
}

play_numbers() {
    open_window play numbers --first human --second human --row 4,7
    await "Blue: left or right?"
    click 690 337
    await "Orange: "
    click 640 337
    await "Blue wins by 3"
}

play_amazons() {
    open_window play amazons --first human --second human --position "Q1q w"
    await "White: choose a queen"
    click 440 389
    await "White: choose where the queen goes"
    click 640 389
    await "White: choose where she shoots"
    click 440 389
    await "White wins"
}

play_points() {
    open_window play points --first human --second human --position "100,100;900,100;900,900;100,900 - 1"
    await "Blue: join two points"
    click 400 630
    await "Blue: choose the second point"
    click 880 630
    await "Orange: join two points"
    click 880 150
    await "Orange: choose the second point"
    click 400 150
    await "Orange wins"
}

# From the menu through the setup into a game against the computer, undo, and back.
visit_menu() {
    open_window
    await "Zugzwang: choose a game"
    click 403 387
    click 403 387
    await "Set up Sticks"
    click 1090 594
    await "Your move: take 1, 2 or 3"
    click 543 655
    await "The computer is thinking"
    await "Your move"
    click 1061 31 # undo: the same is asked again, so the title stays
    click 38 31 # back
    await "Zugzwang: choose a game"
}

case "$game" in
menu) visit_menu ;;
*) "play_$game" ;;
esac
leave
