#!/bin/sh
# Makes the book anew: make_book.sh BUILD/src/games/boxes/tools/zugzwang_boxes_book > assets/engines/boxes.txt
# Takes 4 GiB and half an hour of two cores, most of it for 5x6.
set -e
board() { "$book" "$@"; }
book=$1
echo zugzwang boxes book 1
for columns in 2 3 4 5 6; do board 1 $columns border 6; done
for columns in 2 3 4 5 6; do board 2 $columns border 6; done
board 3 3 border 6
board 3 4 border 6
board 3 5 border 6
board 3 6 border 5
board 4 4 border 6
board 4 5 border 5
board 4 6 border 5
board 5 5 border 6
board 5 6 border 1 4096 2
for columns in 1 2 3 4; do board 1 $columns empty 6; done
for columns in 2 3 4; do board 2 $columns empty 5; done
board 3 3 empty 5
board 3 4 empty 5
board 4 4 empty 1 3072
