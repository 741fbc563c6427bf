#!/usr/bin/env bash
# Lays the program for Windows and all that it needs into a new folder: windows_folder.sh CMAKE BUILD SOURCES FOLDER. BUILD is
# of the preset windows, SOURCES those of the libraries that it was linked with. `./arcade windows FOLDER` calls it.
set -euo pipefail

readonly cmake=$1 build=$2 sources=$3 folder=$4
. "$(dirname -- "$0")/laying.sh"

lay_game
lay_fonts "$folder/assets/fonts"
cp "$here/../../LICENSE" "$folder"

# What is part of the program, and the fonts, have their terms with them.
mkdir "$folder/licences"
for library in "$sources"/*/source; do
    cp "$library/debian/copyright" "$folder/licences/$(basename -- "$(dirname -- "$library")")"
done
for package in libboost-dev libcli11-dev nlohmann-json3-dev libtomlplusplus-dev fonts-inter fonts-dejavu-core \
    gcc-mingw-w64-x86-64-posix mingw-w64-x86-64-dev; do
    cp "/usr/share/doc/$package/copyright" "$folder/licences/$package"
done
