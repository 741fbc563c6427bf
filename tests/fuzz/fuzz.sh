#!/usr/bin/env bash
# fuzz.sh BUILD [TARGET] [--runs N]: what `./arcade fuzz` does once the program is built. What was found lies in
# BUILD/fuzz/TARGET/: found/ what breaks something, corpus/ all that was of interest. Ends with 1 where something breaks,
# or all targets together reach fewer lines than parsers.txt asks.
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."

# Files of a moment need no disk.
memory=/dev/shm
[ -w $memory ] || memory=${TMPDIR:-/tmp}
readonly memory longest_text=4096 seconds_for_one=10

build=$PWD/$1
shift
runs=1000000
wanted=()
while [ $# -gt 0 ]; do
    case "$1" in
    --runs)
        runs=${2:?--runs needs a number}
        shift
        ;;
    *) wanted+=("$1") ;;
    esac
    shift
done
readonly program=$build/tests/fuzz/zugzwang_fuzz
all=no
if [ ${#wanted[@]} -eq 0 ]; then
    all=yes
    mapfile -t wanted < <(ls tests/fuzz/corpus)
fi
readonly all

# Counts of how rare each feature is and names of new functions took a quarter of a record's time (perf): they are left
# out, as are long stacks of what is allocated.
# Goes on behind what breaks something only when that is mended: a fuzzer would find it again and again.
status=0
profiles=()
for target in "${wanted[@]}"; do
    place=$build/fuzz/$target
    mkdir -p "$place/found" "$place/corpus"
    rm -f "$place"/*.profraw
    profiles+=("$place")
    begun=$(date +%s)
    broken=0
    TMPDIR=$memory LLVM_PROFILE_FILE=$place/%p.profraw UBSAN_OPTIONS=print_stacktrace=1 \
        ASAN_OPTIONS=malloc_context_size=6 "$program" --target="$target" -entropic=0 -print_funcs=0 \
        -runs="$runs" -max_len=$longest_text -timeout=$seconds_for_one -seed=1 -print_final_stats=1 \
        -artifact_prefix="$place/found/" "$place/corpus" "tests/fuzz/corpus/$target" >"$place/log" 2>&1 || broken=1
    done=$(sed -n 's/^stat::number_of_executed_units: *//p' "$place/log" | tail -1)
    lasted=$(($(date +%s) - begun))
    printf '%-18s %9s texts, %6s a second, %s\n' "$target" "${done:-0}" "$((${done:-0} / (lasted > 0 ? lasted : 1)))" \
        "$([ $broken = 0 ] && echo "nothing breaks" || echo "BROKEN: see $place/log and $place/found")"
    [ $broken = 0 ] || status=1
done

mapfile -t raw < <(find "${profiles[@]}" -name '*.profraw' -size +0)
[ ${#raw[@]} -gt 0 ] || exit 1
llvm-profdata merge -sparse "${raw[@]}" -o "$build/fuzz/all.profdata"
echo "lines that were reached:"
llvm-cov export -format=lcov -instr-profile="$build/fuzz/all.profdata" "$program" src |
    python3 tests/coverage/lines.py tests/fuzz/parsers.txt "$build/fuzz/uncovered" || [ $all = no ] || status=1
exit $status
