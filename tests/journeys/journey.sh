#!/usr/bin/env bash
# Plays a whole game through the real window, by mouse: journey.sh PROGRAM STUDIO JOURNEY. The window lives on an
# Xvfb of its own; what happened is read from the window's title, whose changes xprop tells as they come, so nothing waits
# for time. What is clicked is found by its name: the studio tells where the parts of each scene stand.
set -euo pipefail

readonly program=$1 studio=$2 journey=$3
readonly size=1280x720
readonly longest_wait=${JOURNEY_WAIT:-60} # seconds for one title to come, after which the journey has failed
folder=$(mktemp -d)
export XDG_DATA_HOME=$folder SDL_AUDIODRIVER=dummy SDL_VIDEODRIVER=x11 SDL_RENDER_DRIVER=software
export LSAN_OPTIONS=print_suppressions=0:suppressions=$(dirname "$0")/foreign_leaks.txt

fail() {
    printf 'journey %s: %s\n' "$journey" "$*" >&2
    exit 1
}

tidy() {
    kill "${player:-}" "${display_server:-}" 2>/dev/null || true
    rm -rf "$folder"
}
trap tidy EXIT

start_display() {
    local number display
    exec {number}<> <(:)
    Xvfb -displayfd "$number" -screen 0 "${size}x24" -nolisten tcp -noreset >"$folder/xvfb.log" 2>&1 &
    display_server=$!
    read -r -t "$longest_wait" -u "$number" display || fail "no display"
    export DISPLAY=:$display
}
start_display

declare -a around=() # The words that the program is started by, if any; it stays the shell's child.

# Opens the window on what the arguments say, and begins to listen to its title.
open_window() {
    "${around[@]}" "$program" "$@" --windowed --size "$size" >"$folder/program.log" 2>&1 &
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
        seen=$line
        [[ $line == *"$1"* ]] && return
    done
    fail "the title never said '$1'; last it said ${seen:-nothing}"
}

# Waits until the title is another one.
await_another() {
    local -r before=$seen
    local line
    while read -r -t "$longest_wait" -u "$titles" line; do
        seen=$line
        [[ $line != "$before" ]] && return
    done
    fail "the title stayed $before"
}

# From here on clicks are meant for the scene of this picture of the studio.
declare -A parts=()
scene() {
    local x y width height name
    parts=()
    while read -r x y width height name; do
        parts[$name]="$x $y $width $height"
    done < <("$studio" parts "$1" --size "$size" --language "${2:-en}")
    [[ ${#parts[@]} -gt 0 ]] || fail "the studio knows no parts of $1"
}

# Clicks a part so many thousandths of its width and height from its corner, or on its middle.
click() {
    local x y width height
    [[ -n ${parts[$1]:-} ]] || fail "there is no part $1 among ${!parts[*]}"
    read -r x y width height <<<"${parts[$1]}"
    xdotool mousemove --window "$window" $((x + width * ${2:-500} / 1000)) $((y + height * ${3:-500} / 1000)) click 1
}

# Ends the program as a window manager would, and wants it to go soon, with exit status 0.
leave() {
    kill -TERM "$player"
    timeout "$longest_wait" tail -f /dev/null --pid "$player" || fail "it goes on and on"
    wait "$player" || fail "exit status $?: $(cat "$folder/program.log")"
}

# Waits until the game is saved with these moves.
saved() {
    local -r file=$folder/zugzwang/saves/$1.json
    grep -q --max-count=1 --fixed-strings "\"moves\":$2," \
        < <(exec timeout "$longest_wait" tail --quiet --follow=name --retry --lines=+1 "$file" 2>/dev/null) ||
        fail "$1 was not saved with $2: $(cat "$file")"
    kill $! 2>/dev/null || true
}

# Opens the menu, whose card of that game leads on to it: go_on GAME PROMPT.
go_on() {
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click "card:$1"
    await "$2"
    scene "play_$1_start"
}

# Leaves in the midst of a game and goes on with it: quit_and_go_on GAME MOVES PROMPT.
quit_and_go_on() {
    leave
    saved "$1" "$2"
    go_on "$1" "$3"
}

# The same when the program is killed.
kill_and_go_on() {
    saved "$1" "$2"
    kill -KILL "$player"
    wait "$player" 2>/dev/null || true
    go_on "$1" "$3"
}

# The game is over: nothing of it is left to go on with, and there is a library.
over() {
    leave
    [[ ! -e $folder/zugzwang/saves/$1.json ]] || fail "$1 is still on its board"
    [[ -s $folder/zugzwang/games.db ]] || fail "there is no library"
    open_window
    await "Zugzwang: choose a game"
}

# A whole game by mouse, in the midst of which the program is left, later killed, and gone on with each time.
play_sticks() {
    open_window play sticks --first human --second human --sticks 10 --take 3
    scene play_sticks_start
    await "Blue: take 1, 2 or 3"
    click board 655 925 # the button 3; 2 stands in the middle and 1 left of it
    await "Orange: take 1, 2 or 3"
    quit_and_go_on sticks '["3"]' "Orange: take 1, 2 or 3"
    click board 655 925
    await "Blue: take 1, 2 or 3"
    kill_and_go_on sticks '["3","3"]' "Blue: take 1, 2 or 3"
    click board 655 925
    await "Orange: take 1"
    click board 500 925 # only one is left: two are refused
    await "2 is too many"
    click board 345 925
    await "Orange wins"
    over sticks
}

play_boxes() {
    open_window play boxes --first human --second human --rows 2 --cols 2
    scene play_boxes_start
    await "Blue: draw a line"
    click board 500 355 # the edges that meet in the middle: above, below, left and right
    await "Orange: draw a line"
    quit_and_go_on boxes '["b2-b3"]' "Orange: draw a line"
    click board 500 645
    await "Blue: draw a line"
    kill_and_go_on boxes '["b2-b3","b1-b2"]' "Blue: draw a line"
    click board 340 500
    click board 660 500 # the closer of two boxes goes on
    await "Blue wins by 4 boxes"
    over boxes
}

play_numbers() {
    open_window play numbers --first human --second human --row 4,7,2,9
    scene play_numbers_start
    await "Blue: left or right?"
    xdotool key r
    await "Orange: left or right?"
    quit_and_go_on numbers '["R"]' "Orange: left or right?"
    xdotool key l
    await "Blue: left or right?"
    kill_and_go_on numbers '["R","L"]' "Blue: left or right?"
    click board 460 190 # the left one of two tiles, then the last one in the middle
    await "Orange: "
    click board 500 190
    await "Blue wins by 10"
    over numbers
}

play_amazons() {
    open_window play amazons --first human --second human --position "Q4q w"
    scene play_amazons_start
    await "White: choose a queen"
    # On six squares; she goes one to the right and shoots back.
    move_queen White 100 260 100
    await "Black: choose a queen"
    quit_and_go_on amazons '["a1-b1/a1"]' "Black: choose a queen"
    move_queen Black 900 580 900
    await "White: choose a queen"
    kill_and_go_on amazons '["a1-b1/a1","f1-d1/f1"]' "White: choose a queen"
    move_queen White 260 420 260
    await "Black: choose a queen"
    move_queen Black 580 740 580
    await "Black wins"
    over amazons
}

# From, to, arrow, so far from the left of the only rank.
move_queen() {
    click board "$2" 500
    await "$1: choose where the queen goes"
    click board "$3" 500
    await "$1: choose where she shoots"
    click board "$4" 500
}

play_points() {
    open_window play points --first human --second human \
        --position "100,100;100,900;500,100;500,900;900,100;900,900 - 1"
    scene play_points_start
    await "Blue: join two points"
    join_upright 115
    await "Orange: join two points"
    quit_and_go_on points '["1-2"]' "Orange: join two points"
    join_upright 500
    await "Blue: join two points"
    kill_and_go_on points '["1-2","3-4"]' "Blue: join two points"
    join_upright 885
    await "Blue wins"
    over points
}

# Joins the lower point to the upper one, so far from the left.
join_upright() {
    click board "$1" 885
    await "choose the second point"
    click board "$1" 115
}

# Watches all players of the game that show their work on the first position, each step by step to its move, and goes
# back to the same position: watch GAME PICTURE PLAYERS PROMPT ARGUMENT…
watch() {
    local -r game=$1 picture=$2 players=$3 prompt=$4
    local tab
    open_window play "$game" --first human --second human "${@:5}"
    scene "play_${game}_start"
    await "$prompt"
    click algorithm
    await "See the algorithm: ${game^}, " # and the first step
    scene "$picture"
    step_through
    # It opened on the last of them.
    for ((tab = 0; tab < players - 1; ++tab)); do
        click player $(((2 * tab + 1) * 500 / players))
        await "See the algorithm: ${game^}, "
        step_through
    done
    xdotool key Escape
    await "$prompt"
}

# From the first step of a lesson to its last.
step_through() {
    xdotool key End
    await_another
    local -r last=$seen
    xdotool key Home
    await_another
    while [[ $seen != "$last" ]]; do
        click step
        await_another
    done
}

see_sticks() { watch sticks see_sticks_optimal_begin 2 "Blue: take 1, 2 or 3" --sticks 10 --take 3; }
see_boxes() { watch boxes see_boxes_classes_begin 1 "Blue: draw a line" --rows 2 --cols 2; }
see_numbers() { watch numbers see_numbers_optimal_begin 3 "Blue: left or right?" --row 4,7,2,9,5,2; }
see_amazons() {
    watch amazons see_amazons_alphabeta_begin 3 "White: choose a queen" --position "Q1*/*2/1*q w"
}
see_points() {
    watch points see_points_champion_begin 2 "Blue: join two points" \
        --position "100,100;900,100;900,900;100,900;500,300;300,600 - 1"
}

# A first visit: a guided minute of Boxes by mouse, then the setup; at the next start of the game it is not shown again.
guided_minute() {
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click card:boxes
    await "Boxes: Draw a line"
    scene guide_boxes_1
    click board 850 310 # not what is meant: nothing is drawn
    click board 850 690
    await "Boxes: Three sides are drawn"
    click board 310 500
    await "Boxes: Most games start"
    click board 500 690
    await "Boxes: One line can close two boxes"
    click board 690 500
    await "Boxes: Now you know the rules"
    scene guide_boxes_done
    click done
    await "Set up Boxes"
    leave
    grep --quiet "guides-seen = \[ *['\"]boxes['\"] *\]" "$folder/zugzwang/settings.toml" ||
        fail "it was not kept: $(cat "$folder/zugzwang/settings.toml")"
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click card:boxes
    await "Set up Boxes"
}

# A game of Sticks, 10 and 3, that the second side wins: friends_game TITLE.
friends_game() {
    local second=${1% wins} first=Ann
    [ "$second" = Ben ] || first=Ben
    await "$first: take 1, 2 or 3"
    xdotool key 3
    await "$second: take 1, 2 or 3"
    xdotool key 3
    await "$first: take 1, 2 or 3"
    xdotool key 3
    await "$second: take 1"
    xdotool key 1
    await "$1"
}

# Opens the menu, and from it the setup of Sticks for two people.
set_up_friends() {
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click card:sticks
    await "Set up Sticks"
    scene setup_sticks
    click against 375 # a friend here
    scene friends_setup-new
}

# The score of the match that was left.
friends_won() {
    leave
    grep --quiet "friends-won = \[ *$1, *$2 *\]" "$folder/zugzwang/settings.toml" ||
        fail "the score is not $1 : $2: $(cat "$folder/zugzwang/settings.toml")"
}

# Two friends play to three: sides change by themselves, so they win in turn. Enter leads from game to game, the score
# outlives the program and follows an end that is taken back.
play_friends() {
    mkdir -p "$folder/zugzwang"
    printf '%s\n' "friends-match = 3" "guides-seen = ['sticks']" >"$folder/zugzwang/settings.toml"
    set_up_friends
    click name:first
    xdotool type Ann
    click name:second
    xdotool type Ben
    xdotool key Return
    friends_game "Ben wins"
    xdotool key Return
    friends_game "Ann wins"
    friends_won 1 1
    set_up_friends
    click play
    friends_game "Ben wins"
    xdotool key ctrl+z
    await "Ben: take 1"
    xdotool key 1
    await "Ben wins"
    xdotool key Return
    friends_game "Ann wins"
    xdotool key Return
    friends_game "Ben wins"
    friends_won 2 3
    set_up_friends
    click play
    await "Ben: take 1, 2 or 3" # who sat second before
    friends_won 0 0
    open_window
}

# From the menu through the setup into a game against the computer, undo, and back.
visit_menu() {
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click card:sticks
    await "Sticks: Take one stick or more"
    xdotool key Escape
    await "Set up Sticks"
    scene setup_sticks
    click play
    await "Your move: take 1, 2 or 3"
    scene play_sticks_start
    click board 345 925
    await "The computer is thinking"
    await "Your move"
    click undo # the same is asked again, so the title stays
    click back
    await "Zugzwang: choose a game"
}

# Finds a game that was just played in the library, deletes it and takes that back.
visit_games() {
    play_sticks
    scene menu_rest
    click games
    await "Games: Sticks, 10 and 3, Blue against Orange, Orange won"
    scene games_one
    click delete
    await_another
    [[ $seen != *"Sticks"* ]] || fail "the game is still there: $seen"
    xdotool key ctrl+z
    await "Games: Sticks, 10 and 3, Blue against Orange, Orange won"
    click game:boxes
    await_another
    [[ $seen != *"Sticks"* ]] || fail "the filter lets sticks through: $seen"
}

# A thousand games are taken into the library; the explorer counts them as another program does, one by one.
play_openings() {
    local move side here all
    python3 "$(dirname "$0")/openings.py" "$folder/games.jsonl" >"$folder/expected"
    (($(wc -l <"$folder/expected") > 3)) || fail "there is too little to go through: $(cat "$folder/expected")"
    open_window open "$folder/games.jsonl"
    await "Games: Boxes 2 × 2" # they are all there
    xdotool key b
    while read -r move side here all; do
        ((move == 1)) || xdotool key Right
        await "Openings: Boxes 2 × 2 · move $move, $side to move, $here of $all games"
    done <"$folder/expected"
    xdotool key Left
    read -r move side here all < <(tail -n 2 "$folder/expected")
    await "Openings: Boxes 2 × 2 · move $move, $side to move, $here of $all games"
}

# Leaves while a computer thinks about a move for which it has a whole day.
leave_thinking() {
    open_window play amazons --first champion --second human --movetime 86400000
    await "The computer is thinking"
}

# From a game to the analysis board: moved by both sides, taken back, set up by hand, copied, taken back, pasted.
analyse() {
    open_window play sticks --first human --second human --sticks 10 --take 3
    scene play_sticks_start
    await "Blue: take 1, 2 or 3"
    click analysis
    await "Sticks: analysis: Blue to move wins" # and leaves 8
    scene analysis_sticks
    click answer:0
    await "Sticks: analysis: Blue wins"
    xdotool key ctrl+z
    await "Sticks: analysis: Blue to move wins"
    click set:0 950 # the plus of the number: 11, then 12, a multiple of 4
    click set:0 950
    await "Sticks: analysis: Orange wins"
    click copy
    xdotool key ctrl+z ctrl+z
    await "Sticks: analysis: Blue to move wins"
    click paste
    await "Sticks: analysis: Orange wins"
    xdotool key x
    await "Sticks: analysis: Blue wins"
    click back
    await "Blue: take 1, 2 or 3"
}

# A game lost to the strongest player: its mistake is found in the review, and played on from there it is won.
lose_and_mend() {
    open_window play numbers --first human --second optimal --row 1,9,2,1
    await "Your move: left or right?"
    xdotool key l # and the 9 is Optimal's; to the right it would have been ours
    await "The computer is thinking"
    await "Your move: left or right?"
    xdotool key l
    await "Optimal wins by 7"
    xdotool key r
    await "Numbers, review: Move 1 of 2: where the game turned"
    scene review_numbers
    click to-end
    await "Numbers, review: Optimal wins by 7"
    click next-mistake
    await "Numbers, review: Move 1 of 2: where the game turned"
    click play-on
    xdotool key Return # against the one who won
    await "Your move: left or right?"
    xdotool key r
    await "The computer is thinking"
    await "Your move: left or right?"
    xdotool key r # the 9, beside which Optimal left the 1
    await "You win by 7"
}

# Opens the window so many days later, on its exercises.
practise_after() {
    around=(env "LD_PRELOAD=$ANOTHER_CLOCK" "DAYS_AHEAD=$1" ASAN_OPTIONS=verify_asan_link_order=0)
    open_window
    await "Zugzwang: choose a game"
    xdotool key e
}

# The mistake of a lost game comes back as an exercise; it is missed once, and solved on the days on which it is asked
# until it is known.
play_practice() {
    local ahead
    open_window play numbers --first human --second optimal --row 1,9,2,1
    await "Your move: left or right?"
    xdotool key l # and the 9 is Optimal's
    await "The computer is thinking"
    await "Your move: left or right?"
    xdotool key l
    await "Optimal wins by 7"
    leave
    practise_after 0
    await "Practice: Nothing to practise today."
    leave
    practise_after 1
    await "Practice: Numbers, Find the move that keeps the game"
    xdotool key l
    await "Practice: Numbers, Orange answers "
    xdotool key Return # seen
    await "Practice: Numbers, Find the move that keeps the game"
    xdotool key r
    await "Practice: Done for today"
    leave
    for ahead in 2 5 12 28 63; do # missed on the first day, then after 1, 3, 7, 16 and 35
        practise_after "$ahead"
        await "Practice: Numbers, Find the move that keeps the game"
        xdotool key r
        await "Practice: Numbers, Solved"
        xdotool key Return
        await "Practice: Done for today"
        leave
        practise_after $((ahead + 1))
        await "Practice: Nothing to practise today."
        leave
    done
    open_window
    await "Zugzwang: choose a game"
}

# Four lost games in five weeks are told of; they are saved, deleted, taken back, deleted, and read in again.
play_you() {
    local ahead
    mkdir "$folder/Documents"
    export HOME=$folder
    for ahead in 0 7 8 35; do
        around=(env "LD_PRELOAD=$ANOTHER_CLOCK" "DAYS_AHEAD=$ahead" ASAN_OPTIONS=verify_asan_link_order=0)
        open_window play numbers --first human --second optimal --row 1,9,2,1
        await "Your move: left or right?"
        xdotool key l
        await "The computer is thinking"
        await "Your move: left or right?"
        xdotool key l
        await "Optimal wins by 7"
        leave
    done
    for ahead in 35 36 37 38 39; do # until the games are read, and a day has passed
        practise_after "$ahead"
        await "Practice: "
        [[ $seen != *"Find the move"* ]] || break
        leave
    done
    [[ $seen == *"Numbers, Find the move that keeps the game"* ]] || fail "the games were not read: $seen"
    xdotool key Escape
    await "Zugzwang: choose a game"
    xdotool key y
    await "You: Since "
    [[ $seen == *": 4 games played"* ]] || fail "played otherwise: $seen"
    xdotool key ctrl+s
    await "You: Saved in Documents: You "
    scene you_rest
    click delete-all
    await "You: Delete all of it?"
    xdotool key Tab Return
    await "You: All deleted"
    xdotool key ctrl+z
    await "You: All is back"
    click delete-all
    await "You: Delete all of it?"
    xdotool key Tab Return
    await "You: All deleted"
    xdotool key Escape
    await "Zugzwang: choose a game"
    xdotool key y
    await "You: No games yet"
    leave
    ! grep -q optimal "$folder"/zugzwang/*.db* || fail "something is left of the games"
    open_window open "$folder"/Documents/You*.jsonl
    await "You: Read in: "
    leave
    open_window
    await "Zugzwang: choose a game"
}

# A show is paused, stepped, skipped from turning point to turning point, and left.
watch_show() {
    open_window demo numbers --row 60,40,5,9,3,4,39,59 --first greedy --second optimal
    await "Numbers: Demo"
    xdotool key space
    await "Numbers: Demo: paused. Proven: Greedy can win now" # by the 4 and the 9 in the end
    xdotool key k
    await "A slip! Now it is proven that Optimal can win" # for it took the 5
    xdotool key Right
    xdotool key k
    await "Optimal wins by 1"
    xdotool key Escape
    scene menu_rest
    await "Zugzwang: choose a game"
}

# What the pack says of the puzzle that the title names: its field, counted from 1.
of_puzzle() {
    local -r pack=$(dirname "$0")/../../assets/puzzles/$1.txt
    [[ $seen =~ puzzle\ ([0-9]+) ]] || fail "no puzzle in: $seen"
    sed -n "$((BASH_REMATCH[1] + 1))p" "$pack" | cut -f "$2"
}

# Takes so many sticks: a number below ten counts at once where no more than nine may be taken.
take_sticks() {
    local digit
    local -r most=$(of_puzzle sticks 2 | sed 's|.*/\([0-9]*\) .*|\1|')
    for ((digit = 0; digit < ${#1}; ++digit)); do xdotool key "${1:digit:1}"; done
    if ((most > 9)); then xdotool key Return; fi
}

solution_of() {
    of_puzzle "$1" 3 | cut -d ' ' -f 1
}

# The day's puzzle of Sticks, first by a wrong number and then by the right one.
solve_day() {
    scene puzzle_sticks
    click game:sticks
    await "Puzzles: Sticks, puzzle"
    local -r solution=$(solution_of sticks)
    take_sticks $((solution == 1 ? 2 : 1))
    await " answers "
    xdotool key Return # seen
    await "One move wins. Find it."
    take_sticks "$solution"
    await "Solved after a miss: only this wins"
}

# Rushes until something was solved: what sticks or a row ask is, all else is given up, until the third miss. Then the
# initials are there that were entered last: play_rush LAST NEW.
play_rush() {
    click rush
    await "One move wins. Find it."
    for ((;;)); do
        case $seen in
        *"your initials"*) break ;;
        *"Three misses"*) xdotool key Return ;; # another rush
        *"Solved"*) ;;                          # the next one comes by itself
        *"Puzzles: Sticks,"*) take_sticks "$(solution_of sticks)" ;;
        *"Puzzles: Numbers,"*) xdotool key "$(solution_of numbers | tr LR lr)" ;;
        *) xdotool key s ;;
        esac
        await_another
    done
    [[ $seen == *"your initials: $1"* ]] || fail "not $1: $seen"
    xdotool key "${2:0:1}" "${2:1:1}" "${2:2:1}"
    await "your initials: ${2^^}"
    xdotool key Return
    await "Three misses"
}

open_puzzles() {
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click puzzles
    await "Puzzles: "
    scene puzzle_sticks
}

play_puzzles() {
    mkdir -p "$folder/zugzwang"
    printf '%s\n' "guides-seen = ['points', 'sticks', 'amazons', 'numbers', 'boxes']" >"$folder/zugzwang/settings.toml"
    open_puzzles
    solve_day
    xdotool key Return # the next game's puzzle of the day
    await "One move wins. Find it."
    play_rush AAA kim
    click back
    await "Zugzwang: choose a game"
    leave
    open_puzzles
    play_rush KIM leo
}

# Mutes, plays a move, leaves; it was kept. Nothing is said, neither with a device that nobody hears nor without one.
mute_and_play() {
    local driver
    for driver in dummy alsa; do
        SDL_AUDIODRIVER=$driver open_window play sticks --first human --second human --sticks 10 --take 3
        scene play_sticks_start
        await "Blue: take 1, 2 or 3"
        xdotool key m
        kept "muted = true"
        click board 655 925
        await "Orange: take 1, 2 or 3"
        click sound-switch
        kept "muted = false"
        leave
        [[ ! -s $folder/program.log ]] || fail "with $driver it said: $(cat "$folder/program.log")"
    done
    open_window
    await "Zugzwang: choose a game"
}

# Waits until the settings have that line.
kept() {
    grep -q --max-count=1 --line-regexp --fixed-strings "$1" \
        < <(exec timeout "$longest_wait" tail --quiet --follow=name --retry --lines=+1 "$folder/zugzwang/settings.toml" 2>/dev/null) ||
        fail "the settings never said $1"
    kill $! 2>/dev/null || true
}

# A player of our own program beside the window: it is told positions and says moves.
start_engine() {
    coproc engine { exec "$program" ugi "$1"; }
    local option
    for option in "${@:2}"; do tell "setoption name $option"; done
}
tell() { printf '%s\n' "$@" >&"${engine[1]}"; }
# Says the lines, and waits for an answer that begins with the first word: ask WORD LINE…; what follows it is in `answer`.
ask() {
    local line
    tell "${@:2}"
    while read -r -t "$longest_wait" -u "${engine[0]}" line; do
        answer=${line#"$1 "}
        [[ $line == "$1 "* ]] && return
    done
    fail "the engine never said $1"
}

# Plays a move in the window, from a position at rest. A press beside the board ends what still moves on it.
make_move() {
    click seat-first 300 800
    "move_$1" "$2"
}
move_sticks() { xdotool key "$1"; }
move_numbers() { xdotool key "${1,}"; }
# A line between two dots of 5 by 5 boxes.
move_boxes() {
    local x y width height
    read -r x y width height <<<"${parts[board]}"
    local -r shorter=$((width < height ? width : height))
    local -r cell=$((shorter * 100 / 572))
    local -r across=$(($(file_of "$1") + $(file_of "${1#*-}") - 5)) up=$((${1:1:1} + ${1:4:1} - 7)) # twice, from the middle
    press $((x + width / 2 + across * cell / 2)) $((y + height / 2 - up * cell / 2))
}
# From, to, arrow on 6 by 6 squares, with their names about them.
move_amazons() {
    local x y width height square
    read -r x y width height <<<"${parts[board]}"
    local -r shorter=$((width < height ? width : height))
    local -r edge=$((10 + shorter * 3 / 100))
    local -r pitch=$(((shorter - edge) * 100 / 633))
    for square in "${1:0:2}" "${1:3:2}" "${1:6:2}"; do
        press $((x + (width + edge) / 2 + (2 * $(file_of "$square") - 5) * pitch / 2)) \
            $((y + (height - edge) / 2 - (2 * ${square:1:1} - 7) * pitch / 2))
    done
}
# Two of the points that the position `start` has, on a square of 1000.
move_points() {
    local x y width height number place
    local -a places
    read -r x y width height <<<"${parts[board]}"
    local -r side=$((width < height ? width : height))
    IFS=';' read -r -a places <<<"${start%% *}"
    for number in "${1%-*}" "${1#*-}"; do
        place=${places[number - 1]}
        press $((x + width / 2 + side * 93 * (${place%,*} - 500) / 100000)) \
            $((y + height / 2 - side * 93 * (${place#*,} - 500) / 100000))
    done
}
file_of() { printf '%d' $(($(printf '%d' "'$1") - 97)); }
press() { xdotool mousemove --window "$window" "$1" "$2" click 1; }

# The first move of a game, before which nothing is saved: from the position at the start, or, where that is drawn by
# chance, whichever move the keys come to.
make_first_move() {
    case $1 in
    numbers) xdotool key l ;;
    points) xdotool key Down Return Right Return ;;
    *)
        ask bestmove "position startpos" "$engine_search"
        make_move "$1" "$answer"
        ;;
    esac
}

# The title tells that the game is over: what is there to be read of it is read.
is_over() {
    local line
    while read -r -t 0.02 -u "$titles" line; do seen=$line; done
    [[ $seen == *" win"* || $seen == *": A draw"* ]]
}

# Plays for the side (1 or 2) that the person has, with the engine's moves, to the end of the game or so many moves. Each
# save says what was played; the two things that come, saves and titles, are looked at in turn.
play_for() {
    local -r game=$1 side=$2 enough=${3:-1000} deadline=$((SECONDS + 4 * longest_wait))
    local -r file=$folder/zugzwang/saves/$game.json
    local line moves known=none made=0
    exec {saves}< <(exec timeout "$((4 * longest_wait))" tail --quiet --follow=name --retry --lines=+1 \
        --max-unchanged-stats=1 --sleep-interval=0.05 "$file" 2>/dev/null)
    local -r follower=$!
    if [[ $side == 1 && ! -e $file ]]; then make_first_move "$game"; fi
    while ((SECONDS < deadline && made < enough)) && ! is_over; do
        read -r -t 0.5 -u "$saves" line || continue
        [[ $line =~ \"start\":\"([^\"]*)\",\"moves\":\[([^]]*)\] ]] || continue
        start=${BASH_REMATCH[1]} moves=$(tr -d '"' <<<"${BASH_REMATCH[2]}" | tr ',' ' ')
        [[ $moves != "$known" ]] || continue
        known=$moves
        ask response "position fen $start moves $moves" "query gameover"
        [[ $answer == false ]] || continue
        ask response "query p1turn"
        [[ $answer == "$([[ $side == 1 ]] && echo true || echo false)" ]] || continue
        ask bestmove "$engine_search"
        make_move "$game" "$answer"
        made=$((made + 1))
    done
    kill "$follower" 2>/dev/null || true
    exec {saves}<&-
    ((SECONDS < deadline)) || fail "the game never ended; last the title said $seen"
}

# Plays the same rung again until it is beaten.
beat() {
    local games
    for games in 1 2 3 4 5; do
        play_for "$1" "$2"
        [[ $seen != *"You win"* ]] || return 0
        xdotool key Return # Again
        await "Your move"
    done
    fail "not beaten in $games games: $seen"
}

# A tournament of the players of the house is set up by mouse alone, seen to its end, and a game of it opened from the
# table; once more it is over at once, from its file.
hold_tournament() {
    local part
    export HOME=$folder # its documents are there
    mkdir -p "$folder/zugzwang"
    printf '%s\n' "guides-seen = ['numbers']" >"$folder/zugzwang/settings.toml"
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click card:numbers
    await "Set up Numbers"
    scene setup_numbers
    click against 850 # watch
    scene setup_numbers_computers
    click tournament
    await "Set up a tournament"
    scene tournament_time
    click time # opens its list, of which the first line stands for a hundred nodes
    click entry:0
    scene tournament_setup
    click play
    await " wins"
    scene tournament_podium
    click to-table
    scene tournament_table
    click line:greedy
    scene tournament_games
    for part in "${!parts[@]}"; do
        [[ $part != game:* ]] || break
    done
    click "$part"
    await "Numbers, review: "
    xdotool key Escape
    await "Tournament: "
    xdotool key Escape Escape
    await "Set up a tournament"
    [[ $(cat "$folder/Zugzwang tournaments"/numbers-*.jsonl | wc -l) -gt 2 ]] || fail "its games were not kept"
    scene tournament_setup
    click play
    await " wins"
}

# From the menu, by the stars of that game, to its ladder: to_ladder GAME RUNG.
to_ladder() {
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click "ladder:$1"
    await "${1^}: the ladder, $2"
    scene "play_$1_start"
}

# The lowest rung of a game is beaten moving first and, with the program left and gone on with in the midst of it, moving
# second; then the next one is to be climbed: climb GAME LOWEST NEXT SEARCH OPTION….
climb() {
    local -r game=$1 lowest=$2 next=$3
    engine_search=$4
    mkdir -p "$folder/zugzwang"
    printf '%s\n' "speed = 4.0" "reduced-motion = true" "guides-seen = ['$game']" >"$folder/zugzwang/settings.toml"
    start_engine "$game" "${@:5}"
    to_ladder "$game" "$lowest"
    xdotool key Return
    await "Your move"
    beat "$game" 1
    xdotool key Return # Again, now on the other side
    await "Your move"
    play_for "$game" 2 2
    leave
    go_on "$game" "${game^}: "
    beat "$game" 2
    leave
    to_ladder "$game" "$next"
    tell quit
}

climb_sticks() { climb sticks Twig Branch "go nodes 1000" "Sticks value 25" "Take value 7"; }
climb_numbers() { climb numbers Penny Purse "go nodes 100000"; }
climb_boxes() { climb boxes Spark Tinder "go nodes 20000"; }
climb_amazons() { climb amazons Fence Hedge "go nodes 20000" "Board value 6"; }
climb_points() { climb points Mote Glint "go nodes 20000"; }

# shellcheck source=tests/journeys/people.sh
source "$(dirname "$0")/people.sh"
# shellcheck source=tests/journeys/faults.sh
source "$(dirname "$0")/faults.sh"
# shellcheck source=tests/journeys/letters.sh
source "$(dirname "$0")/letters.sh"

case "$journey" in
child | teacher | strong | keyboard | languages) "visit_$journey" ;;
display-gone) lose_display ;;
clock-set-back) turn_clock_back ;;
watched) watch_calls ;;
watched-bot) watch_calls_with_bot ;;
show) watch_show ;;
sound) mute_and_play ;;
lost) lose_and_mend ;;
tournament) hold_tournament ;;
analysis) analyse ;;
menu) visit_menu ;;
guide) guided_minute ;;
friends) play_friends ;;
leave) leave_thinking ;;
games) visit_games ;;
see-*) "see_${journey#see-}" ;;
climb-*) "climb_${journey#climb-}" ;;
*) "play_$journey" ;;
esac
leave
