#!/bin/sh
# A stranger's bot that never comes to a move.
while read -r word _; do
    case $word in
    ugi) printf 'id name Slow\nugiok\n' ;;
    isready) echo readyok ;;
    go) while :; do read -r word _ && [ "$word" != quit ] || exit; done ;;
    esac
done
