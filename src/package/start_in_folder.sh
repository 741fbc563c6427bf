#!/bin/sh
# Starts the game that lies in this folder, wherever the folder lies: the arguments are those of the game.
here=$(dirname -- "$(readlink -f -- "$0")")
known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null)
spare=
for library in "$here"/lib/spare/*; do
    case $known in
    *"	${library##*/} "*) ;;
    *) spare=$spare:$library ;;
    esac
done
if [ -n "$spare" ]; then
    LD_LIBRARY_PATH=${LD_LIBRARY_PATH:-}$spare
    export LD_LIBRARY_PATH
fi
exec "$here/games/zugzwang" "$@"
