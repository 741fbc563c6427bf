#!/usr/bin/env bash
# Lays the fonts of the game into a new folder beside its other assets: lay_fonts.sh FOLDER.
set -euo pipefail
mkdir "$1"
for weight in Regular Medium SemiBold Bold ExtraBold; do
    cp /usr/share/fonts/opentype/inter/Inter{,Display}-$weight.otf "$1"
done
cp /usr/share/fonts/truetype/dejavu/DejaVuSans{,-Bold}.ttf "$1"
