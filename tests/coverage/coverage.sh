#!/usr/bin/env bash
# coverage.sh BUILD [ARGS]: what `./arcade coverage` does once everything is built. Passes the tests (ARGS go to ctest)
# and says which lines they reached; ends with 1 where a test fails or a bound of bounds.txt is not kept.
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."

build=$PWD/$1
shift
readonly place=$build/coverage
# Journeys watch what the program asks of the system, where the counts would be seen; what is installed is built otherwise.
readonly left_out='journey|install|cluster|overlong'

rm -rf "$place"
mkdir -p "$place"
status=0
# Every program counts in a file as it runs, so what is killed or ends without a word is counted, too.
LLVM_PROFILE_FILE=$place/%4m%c.profraw \
    ctest --test-dir "$build" -j"$(nproc)" --output-on-failure --exclude-regex "$left_out" "$@" || status=1

llvm-profdata merge -sparse "$place"/*.profraw -o "$place/all.profdata"
mapfile -t programs < <(find "$build" "$build/tests" -maxdepth 1 -type f -executable ! -name '*.so*' -printf '-object\n%p\n')
echo "lines that were reached:"
llvm-cov export -format=lcov -instr-profile="$place/all.profdata" "${programs[@]:1}" src include |
    python3 tests/coverage/lines.py tests/coverage/bounds.txt "$place/uncovered" || status=1
exit $status
