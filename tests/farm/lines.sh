# Waiting for lines of files, for tests that include this and have a function `fail`.

readonly longest_wait=${CLUSTER_WAIT:-300} # seconds for lines to come, after which the test has failed

# FILE COUNT BEFORE: waits until the file has so many lines after those before, which are none if nothing is said.
await_lines() {
    local lines
    exec {lines}< <(exec timeout "$longest_wait" tail --quiet --follow=name --retry "--lines=+$((${3:-0} + 1))" --sleep-interval=0.05 \
        "$1" 2>/dev/null)
    local -r follower=$!
    local count=0 line
    while ((count < $2)) && read -r -u "$lines" line; do count=$((count + 1)); done
    exec {lines}<&-
    kill "$follower" 2>/dev/null || true
    ((count == $2)) || fail "$1 never had $2 more lines"
}
