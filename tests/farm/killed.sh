#!/usr/bin/env bash
# A tournament that is killed again and again goes on from its file: killed.sh PROGRAM KILLS. Each time it is killed
# (SIGKILL) once so many more games stand in the file, which is drawn, also while it reads what stands there. In the end its
# table is that of one that nobody killed, byte for byte, and no game was played twice. Nothing waits for time.
set -euo pipefail

readonly program=$1 kills=$2
# shellcheck source=tests/farm/lines.sh
source "$(dirname "$0")/lines.sh"
folder=$(mktemp -d)
trap 'kill "${driver:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT

fail() {
    printf 'killed: %s\n' "$*" >&2
    exit 1
}

# The tournament whose games and table are files of that name.
call() {
    exec "$program" tournament amazons --board 6 --players champion alphabeta minimax random --nodes 300 --games "$games" \
        --openings random:2 --jobs 2 --record "$folder/$1" --report "$folder/$1.json" >"$folder/$1.out" 2>"$folder/$1.err"
}

# Six pairings. Until a kill comes more games pass than are waited for.
readonly games=$(((kills / 3 + 1) * 12))
(call whole) || fail "$(cat "$folder/whole.err")"

RANDOM=1
for ((kill = 1; kill <= kills; ++kill)); do
    before=0
    [ ! -e "$folder/killed" ] || before=$(wc -l <"$folder/killed")
    more=$((RANDOM % 4)) # of lines; with none it is killed at once, wherever it is
    call killed &
    driver=$!
    ((more == 0)) || await_lines "$folder/killed" "$more" "$before"
    kill -KILL "$driver" 2>/dev/null || fail "it was over before kill $kill"
    wait "$driver" 2>/dev/null || true
done
driver=
(call killed) || fail "$(cat "$folder/killed.err")"
cmp "$folder/whole.json" "$folder/killed.json" || fail "another table than without kills"
expected=$((6 * games + 1))
(($(wc -l <"$folder/killed") == expected)) || fail "not $expected lines in the file, but $(wc -l <"$folder/killed")"
echo "killed $kills times: the same table of $((6 * games)) games"
