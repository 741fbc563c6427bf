# Faults of the machine while the window is open, and what the program asks of the system; journey.sh reads this.

# Waits until the program ends by itself, and wants that exit status.
await_end() {
    local status=0
    timeout "$longest_wait" tail -f /dev/null --pid "$player" || fail "it goes on and on"
    wait "$player" || status=$?
    ((status == $1)) || fail "exit status $status: $(cat "$folder/program.log")"
}

# The display goes away after a move: the program ends, says why, and the move is on the disk.
lose_display() {
    open_window play sticks --first human --second human --sticks 10 --take 3
    scene play_sticks_start
    await "Blue: take 1, 2 or 3"
    click board 655 925
    await "Orange: take 1, 2 or 3"
    kill -KILL "$display_server"
    await_end 1
    grep -q "^zugzwang: the display is gone$" "$folder/program.log" || fail "it said: $(cat "$folder/program.log")"
    saved sticks '["3"]'
    start_display
    go_on sticks "Orange: take 1, 2 or 3"
}

# The clock on the wall is set back by an hour whenever somebody looks at it. Clocks of games measure time and do not
# mind; a game is kept and listed, whatever its date.
turn_clock_back() {
    local -r records=$folder/match.jsonl
    around=(env "LD_PRELOAD=$ANOTHER_CLOCK" ASAN_OPTIONS=verify_asan_link_order=0)
    "${around[@]}" "$program" match numbers --first optimal --second greedy --clock 60+1 --games 4 --swap \
        --record "$records" >/dev/null || fail "no match"
    ! grep -q '"forfeit":"[^"]' "$records" || fail "somebody forfeits: $(cat "$records")"
    "$program" match numbers --replay "$records" >/dev/null || fail "its games cannot be played again"
    mkdir -p "$folder/zugzwang"
    printf '%s\n' "speed = 4.0" >"$folder/zugzwang/settings.toml"
    open_window play sticks --first human --second optimal --sticks 10 --take 3 --clock 60+1
    await "Your move: take 1, 2 or 3"
    xdotool key 3
    await "The computer is thinking"
    await "Your move"
    leave
    go_on sticks "Your move"
    take_until_over
    over sticks
    scene menu_rest
    click games
    await "Games: Sticks, 10 and 3"
}

# Begins to write down what the program asks of the system; left out, and said so, where that cannot be.
begin_watch() {
    if ! strace -D -o "$folder/trial" true 2>/dev/null; then
        echo "journey $journey: left out, there is no strace that may look" >&2
        exit 77
    fi
    mkdir -p "$folder/home" "$folder/config" "$folder/runtime" "$folder/tmp"
    export HOME=$folder/home XDG_CONFIG_HOME=$folder/config XDG_RUNTIME_DIR=$folder/runtime TMPDIR=$folder/tmp
    unset DBUS_SESSION_BUS_ADDRESS
    local -r calls=%network,?execve,?execveat,?open,?openat,?openat2,?creat,?rename,?renameat,?renameat2,?unlink,?unlinkat
    local -r more=?mkdir,?mkdirat,?rmdir,?link,?linkat,?symlink,?symlinkat,?truncate,?chmod,?fchmodat,?mknod,?mknodat
    # The program stays our child, and whoever looks is its grandchild. LSan cannot look where somebody else does.
    around=(env ASAN_OPTIONS=detect_leaks=0 strace -D -A -f -y -s 4096 --seccomp-bpf -o "$folder/calls" -e
        "trace=$calls,$more")
}

# What was written down has nothing but what a game needs, and these programs are started.
end_watch() {
    local program_run
    local -a allowed=(--write "$folder/zugzwang" --write "$folder/config" --write "$folder/runtime" --write "$folder/tmp")
    for program_run in "$program" "$@"; do allowed+=(--run "$program_run"); done
    leave
    calls_outside "${allowed[@]}" || fail "calls that a game does not need"
    around=()
    open_window
}
calls_outside() { python3 "$(dirname "$0")/calls_outside.py" "$folder/calls" "$@"; }

# Who opens a port, or writes elsewhere, or starts a program, is seen.
watch_a_stranger() {
    local -r stranger='import os, socket
socket.socket(socket.AF_INET).listen()
open(os.environ["HOME"] + "/stranger", "w").close()
os.system("true")'
    "${around[@]}" /usr/bin/python3 -c "$stranger"
    local seen_calls
    seen_calls=$(calls_outside --run /usr/bin/python3) && fail "a stranger is not seen"
    local what
    for what in "a socket of AF_INET: " "waits for others: " "writes a file: " "starts a program: "; do
        grep -q "^$what" <<<"$seen_calls" || fail "not seen of a stranger: $what in $seen_calls"
    done
    rm "$folder/calls"
}

# A whole game, left, killed and gone on with, and what follows it.
watch_calls() {
    begin_watch
    watch_a_stranger
    play_sticks
    scene menu_rest
    click games
    await "Games: Sticks"
    end_watch
}

# A game against a program outside: it is started, without a shell, and nothing else is.
watch_calls_with_bot() {
    begin_watch
    open_window play sticks --first human --second "ugi:$WATCHED_BOT" --sticks 10 --take 3
    await "Your move: take 1, 2 or 3"
    xdotool key 3
    await_another
    take_until_over
    grep -q "execve(\"$WATCHED_BOT\", \[\"$WATCHED_BOT\"\]" "$folder/calls" || fail "no bot was started"
    end_watch "$WATCHED_BOT"
}
