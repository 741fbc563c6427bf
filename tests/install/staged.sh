#!/usr/bin/env bash
# Installs into a folder of its own and uses what is there as its owner would: staged.sh CMAKE BUILD FLAGS COMPILER. FLAGS
# are those of the build's sanitizers, if it has any.
set -euo pipefail

readonly cmake=$1 build=$2
read -ra flags <<<"${3//;/ }"
export CC=cc
[[ $4 != *clang* ]] || CC=clang # whose sanitizers are not the other compiler's
here=$(cd -- "$(dirname -- "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
readonly prefix=$folder/prefix program=$folder/prefix/games/zugzwang
unset ZUGZWANG_ASSETS

fail() {
    printf 'install: %s\n' "$*" >&2
    exit 1
}

expect() {
    [ "$2" = "$3" ] || fail "$1: wanted '$3', got '$2'"
}

"$cmake" --install "$build" --prefix "$prefix" >"$folder/installed.txt"
cd "$folder" # nothing is found by chance beside the sources

# What needs no window. Of three sticks, at most three at once, any number may be taken.
expect "the games" "$("$program" list | grep -oE '^[a-z]+: ' | tr -d '\n')" \
    "$(sed -n 's/^ZUGZWANG_GAME(\(.*\))$/\1: /p' "$here/../../src/games/catalog.def" | tr -d '\n')"
expect "legal moves" "$(echo '3/3 1' | "$program" legal sticks | grep -oE '"moves":[^]]*]')" '"moves":["1","2","3"]'

# A bot to begin with is made of what is installed.
"$program" bot new sticks bot --language js >"$folder/bot.txt"
grep -qF "START = '10/3 1'" bot/position.js || fail "no bot: $(ls bot)"

# A whole game through the window.
"$here/../journeys/journey.sh" "$program" "$build/zugzwang_studio" sticks

# The assets are the installed ones: the program says so of one that is missing, and knows no other.
mv "$prefix/share/games/zugzwang/icon/zugzwang.svg" "$folder"
if SDL_VIDEODRIVER=offscreen XDG_DATA_HOME=$folder "$program" 2>"$folder/refusal.txt"; then
    fail "started without its icon"
fi
grep -qF "$prefix/share/games/zugzwang/icon/zugzwang.svg" "$folder/refusal.txt" || fail "said '$(cat "$folder/refusal.txt")'"
expect "what else is installed to run" "$(ls "$prefix/games")" zugzwang

# A program in C with the Play module and no C++ runtime: of 4 and 7 the first player takes 7.
cat >client.c <<'END'
#include <Play.h>
int main(void) { const int n = TablaMeret(); Lepesem(Tabla(1) > Tabla(n) ? 'B' : 'J'); return 0; }
END
library=$(find "$prefix" -name libplay.a)
"$CC" "${flags[@]}" -I "$prefix/include" client.c -L "$(dirname "$library")" -lplay -o client
expect "the totals" "$(printf '2\n4 7\n' | ./client)" "7 4"

# The manual's program in C with the library, found by pkg-config and by CMake.
sed -n '/^    #include <stdio.h>/,/^    }/s/^    //p' "$here/../../assets/MANUAL.md" >solver.c
folder_of() { dirname -- "$(find "$prefix" -name "$1")"; }
export PKG_CONFIG_PATH
PKG_CONFIG_PATH=$(folder_of zugzwang.pc)
# shellcheck disable=SC2046 # each of them is a word
"$CC" "${flags[@]}" solver.c $(pkg-config --cflags --libs zugzwang) -o solver_by_pkg_config
export LD_LIBRARY_PATH
LD_LIBRARY_PATH=$(folder_of libzugzwang.so.1)
expect "the move that solves, by pkg-config" "$(./solver_by_pkg_config)" 2
mkdir package
cp solver.c package
cat >package/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.25)
project(solver C)
find_package(zugzwang 0.1 REQUIRED)
add_executable(solver solver.c)
target_link_libraries(solver PRIVATE zugzwang::zugzwang)
END
"$cmake" -S package -B package/build -D CMAKE_PREFIX_PATH="$prefix" \
    -D CMAKE_C_FLAGS="${flags[*]}" >package.txt
"$cmake" --build package/build >>package.txt
expect "the move that solves, by CMake" "$(package/build/solver)" 2

# The package for Python with the library that lies near it, as long as an interpreter can load that, and a bot made with it.
if [ ${#flags[@]} -eq 0 ]; then
    export PYTHONPATH=$prefix/lib/python3/dist-packages
    expect "the move that solves, by Python" "$(env --unset LD_LIBRARY_PATH \
        python3 -c 'import zugzwang as z; print(*z.start("sticks", sticks=10, take=3).solve().best)')" 2
    bot=$(find "$prefix" -name first_bot.py)
    (cd / && "$program" match sticks --first "ugi:python3 $bot" --second random --games 2 --swap --json -) >match.json
    expect "players without a forfeit" "$(grep -o '"forfeits":{}' match.json | wc -l)" 2
fi

# Solvers with the module beside them and nothing else: Play.cpp as it is, and Play.pas where Free Pascal is installed.
mkdir solver
cp "$prefix"/share/zugzwang/play/Play.* solver
sed 's/<Play.h>/"Play.h"/' client.c >solver/client.cpp
(cd solver && c++ -std=c++11 client.cpp Play.cpp -o client)
expect "the totals with Play.cpp" "$(printf '2\n4 7\n' | solver/client)" "7 4"
if command -v fpc >/dev/null; then
    cat >solver/client.pas <<'END'
program Client;
uses Play;
var
  n: integer;
begin
  n := TablaMeret;
  if Tabla(1) > Tabla(n) then Lepesem('B') else Lepesem('J');
end.
END
    (cd solver && fpc -v0we -l- -oclient_pascal client.pas)
    expect "the totals with Play.pas" "$(printf '2\n4 7\n' | solver/client_pascal)" "7 4"
else
    echo "no Free Pascal: the unit Play is left out"
fi
