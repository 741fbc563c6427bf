#!/usr/bin/env bash
# A tournament by the real engines: cluster.sh PROGRAM parallel|slurm. GNU parallel reaches two hosts, which are this
# machine: each is an sshd of its own on a port of the loopback interface, with its own keys and its own files. Slurm is
# third_party/cluster/slurm.sh, a cluster of one node. Whatever is killed, the table is that of one machine; so it is with
# the bots of strangers among the players, one that crashes, one that cheats, one that is slow and one that is hostile.
# Ends with 77 where the engine is not installed. Nothing waits for time: lines of files are awaited.
set -euo pipefail

readonly program=$1 engine=$2
readonly project=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/farm/lines.sh
source "$project/tests/farm/lines.sh"
folder=$(mktemp -d)
export HOME=$folder # parallel keeps notes there

fail() {
    printf 'cluster %s: %s\n' "$engine" "$*" >&2
    exit 1
}

needs() {
    local name
    for name in "$@"; do
        PATH=$PATH:/usr/sbin command -v "$name" >/dev/null && continue
        echo "left out: $name is not installed"
        exit 77
    done
}

tidy() {
    local pid_file
    kill "${driver:-}" 2>/dev/null || true
    for pid_file in "$folder"/*.pid; do
        [ ! -s "$pid_file" ] || kill "$(cat "$pid_file")" 2>/dev/null || true
    done
    [ ! -d "$folder/slurm" ] || "$project/third_party/cluster/slurm.sh" stop "$folder/slurm"
    rm -rf "$folder"
}
trap tidy EXIT

free_port() {
    local port
    for port in $(shuf -i 30000-39999 -n 50); do
        (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo "$port" && return; }
    done
    fail "no free port"
}

# An sshd, which begins to listen before it leaves us.
start_host() {
    local -r name=$1 port=$(free_port)
    ssh-keygen -q -t ed25519 -N '' -f "$folder/$name.host"
    cat >"$folder/$name.sshd" <<CONF
HostKey $folder/$name.host
PidFile $folder/$name.pid
ListenAddress 127.0.0.1:$port
AuthorizedKeysFile $folder/key.pub
PasswordAuthentication no
StrictModes no
UsePAM no
CONF
    # Debian's sshd wants this folder when it is root's, which its service makes.
    [ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd
    /usr/sbin/sshd -f "$folder/$name.sshd" -E "$folder/$name.log"
    cat >>"$folder/ssh_config" <<CONF
Host $name
  HostName 127.0.0.1
  Port $port
  HostKeyAlias $name
  IdentityFile $folder/key
  IdentitiesOnly yes
  UserKnownHostsFile $folder/known_hosts
  BatchMode yes
CONF
    printf '%s %s\n' "$name" "$(cut -d' ' -f1,2 "$folder/$name.host.pub")" >>"$folder/known_hosts"
    printf '1/ssh -F %s %s\n' "$folder/ssh_config" "$name" >>"$folder/hosts"
}

# That host is gone: nobody listens there, and what was begun there has lost its connection.
lose_host() {
    local listener session
    listener=$(cat "$folder/$1.pid")
    kill -STOP "$listener"
    for session in $(pgrep --parent "$listener"); do kill -KILL "$session"; done
    kill -KILL "$listener"
    rm "$folder/$1.pid"
}

case $engine in
parallel)
    needs parallel sshd ssh ssh-keygen perl
    ssh-keygen -q -t ed25519 -N '' -f "$folder/key"
    start_host one
    start_host two
    readonly on=(--on parallel --hosts "$folder/hosts")
    ;;
slurm)
    needs sbatch squeue scancel slurmctld slurmd munged
    [ "$(id -u)" -eq 0 ] || { echo "left out: this Slurm wants to be root's" && exit 77; }
    "$project/third_party/cluster/slurm.sh" start "$folder/slurm"
    export SLURM_CONF=$folder/slurm/slurm.conf
    readonly on=(--on slurm)
    ;;
*) fail "unknown engine" ;;
esac

# What the class plays: four bots of strangers and eight players of ours, each with an own name.
write_class() {
    local -r strangers=$project/tests/farm/strangers
    local player
    cc -O1 -o "$folder/hostile" "$strangers/hostile.c"
    {
        printf 'game = "amazons"\nkind = "round-robin"\ngames = 2\nnodes = 200\nopenings = "random:2"\n'
        printf '[options]\nboard = 6\n'
        for player in champion alphabeta alphabeta-sorted minimax random fence hedge wall; do
            printf '[[players]]\nplayer = "%s"\n' "$player"
        done
        printf '[[players]]\nname = "%s"\nplayer = "ugi:%s"\n' \
            crashing "python3 $strangers/crashing.py $program amazons" \
            cheating "node $strangers/cheating.js $program amazons" \
            hostile "$folder/hostile" \
            slow "$strangers/slow.sh"
        printf 'movetime = 50\n' # the last one's
    } >"$folder/class.toml"
}

# The call of a tournament, NAME KIND NODES ARGUMENTS…, whose games and table are files of that name. Of the kind `class`
# it is the class's.
make_call() {
    local -r name=$1 kind=$2 nodes=$3
    shift 3
    local described=(amazons --board 6 --players champion alphabeta minimax random --nodes "$nodes" --openings random:2
        --kind "$kind" --games 4)
    [ "$kind" != class ] || described=("$folder/class.toml" --time-margin 200)
    call=("$program" tournament "${described[@]}" --record "$folder/$name" --report "$folder/$name.json" "$@")
}

# Plays it to its end.
tournament() {
    make_call "$@"
    "${call[@]}" >"$folder/$1.out" 2>"$folder/$1.err"
}

# Begins one, LINES and what make_call takes; when its file has so many lines it goes on beside us.
begin() {
    local -r lines=$1
    shift
    make_call "$@"
    "${call[@]}" >"$folder/$1.out" 2>"$folder/$1.err" &
    driver=$!
    await_lines "$folder/$1" "$lines"
}

# Ends with the status of the tournament that was begun.
ended() {
    local status=0
    wait "$driver" 2>/dev/null || status=$?
    driver=
    return "$status"
}

# The processes that play for that tournament.
players_of() { pgrep --full -- "--record $folder/$1 .*--task " || true; }

# Kills one of them, as soon as there is one.
kill_a_player() {
    local player=
    local -r deadline=$((SECONDS + longest_wait))
    until [ -n "$player" ]; do
        ((SECONDS < deadline)) || fail "$1: nobody plays"
        player=$(players_of "$1" | tail -n 1)
    done
    kill -KILL "$player"
}

# The games of a record file in their order, without what depends on the clock.
games_of() {
    python3 - "$1" <<'PY'
import json, sys

TIMES = {"date", "seconds", "clocks", "microseconds"}  # as the manual has them

def timeless(value):
    if isinstance(value, dict):
        return {key: timeless(member) for key, member in value.items() if key not in TIMES}
    return [timeless(member) for member in value] if isinstance(value, list) else value

plan, *games = (json.loads(line) for line in open(sys.argv[1]))
print(json.dumps(plan))
for game in sorted(games, key=lambda game: game["index"]):
    print(json.dumps(timeless(game)))
PY
}

# What was played far away is what was played here: the table byte for byte but for what is said of machines and
# losses.
check_same() {
    diff <(sed 's/,"machines":\[.*$/}/' "$folder/$1.json") "$folder/$2.json" >&2 ||
        fail "$1: another table than on one machine"
    diff <(games_of "$folder/$1") <(games_of "$folder/$2") >&2 || fail "$1: other games than on one machine"
    echo "$1: the same"
}

for kind in round-robin swiss; do
    tournament "here_$kind" "$kind" 300
    tournament "far_$kind" "$kind" 300 "${on[@]}" || fail "far: $(cat "$folder/far_$kind.err")"
    check_same "far_$kind" "here_$kind"
    [ ! -s "$folder/far_$kind.err" ] || fail "something was said: $(cat "$folder/far_$kind.err")"
    [ ! -e "$folder/far_$kind.work" ] || fail "the tasks are still there"
done

# A tuning comes to the same values by the same steps; its option changes nothing, so they are led by chance.
tune() {
    local -r name=$1
    shift
    "$program" tune amazons --board 6 --player "ugi:$program ugi amazons" --option Hash=16,1,64,4 --games 24 --pairs 3 \
        --nodes 200 --openings random:4 --record "$folder/$name" "$@" >"$folder/$name.out" 2>"$folder/$name.err"
}
tune here_tuning
tune far_tuning "${on[@]}" || fail "tuning: $(cat "$folder/far_tuning.err")"
for end in "" .out .err; do diff "$folder/far_tuning$end" "$folder/here_tuning$end" >&2 || fail "tuning: another one"; done
echo "far_tuning: the same"

# Games that last, so that something can happen to them.
readonly slow=60000
tournament here round-robin "$slow"

begin 3 stopped round-robin "$slow" "${on[@]}"
players=$(players_of stopped)
kill -INT "$driver"
ended && fail "Ctrl+C: all the same it was played to its end"
for player in $players; do timeout "$longest_wait" tail --pid="$player" --follow /dev/null || fail "a player plays on"; done
grep -q "^stopped: " "$folder/stopped.err" || fail "Ctrl+C: not said: $(cat "$folder/stopped.err")"

begin 6 stopped round-robin "$slow" "${on[@]}"
kill -KILL "$driver"
ended && fail "killed: all the same it was played to its end"
tournament stopped round-robin "$slow" "${on[@]}" || fail "killed: $(cat "$folder/stopped.err")"
check_same stopped here

begin 3 lossy round-robin "$slow" "${on[@]}"
kill_a_player lossy
[ "$engine" = slurm ] || lose_host two
ended || fail "losses: $(cat "$folder/lossy.err")"
check_same lossy here
# What fails on a host parallel itself gives to another one.
[ "$engine" = parallel ] || grep -q "handed out again" "$folder/lossy.err" || fail "the loss was not said"
cat "$folder/lossy.err"

# Twelve players, everywhere killed once on the way.
if command -v node >/dev/null; then
    write_class
    for where in here far; do
        away=()
        [ $where = here ] || away=("${on[@]}")
        begin 40 "${where}_class" class 0 "${away[@]}"
        kill -KILL "$driver"
        ended && fail "class, killed: all the same it was played to its end"
        tournament "${where}_class" class 0 "${away[@]}" || fail "class: $(cat "$folder/${where}_class.err")"
    done
    check_same far_class here_class
    cat "$folder/far_class.out"
else
    echo "class: left out, node is not installed"
fi
