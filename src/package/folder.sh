#!/usr/bin/env bash
# Lays the game and all that it needs into a new folder, which can be carried to another system, whose C library is as new as
# this one's, and is started there by the program `zugzwang` in it: folder.sh CMAKE BUILD FOLDER. `./arcade folder FOLDER` calls it.
#
# The libraries of the game go before those of the machine. What belongs together with the machine's drivers, servers and
# C library stays the machine's: of that lib/spare has one for machines that have none.
set -euo pipefail

readonly cmake=$1 build=$2 folder=$3
. "$(dirname -- "$0")/laying.sh"

lay_game
mkdir -p "$folder/lib/spare"
readonly program=$folder/games/zugzwang data=$folder/share/games/zugzwang

# Never carried: the C library and what loads programs.
readonly of_the_system='^(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|resolv|util|nsl|anl))\.so'
readonly of_the_machine='^lib(GL|EGL|GLX|GLdispatch|OpenGL|drm|gbm|X|xcb|xkb|wayland|decor|asound|pulse|stdc\+\+|gcc_s|dbus|systemd|udev)'
carried=()
while read -r library; do
    name=${library##*/}
    [[ ! $name =~ $of_the_system ]] || continue
    carried+=("$library")
    if [[ $name =~ $of_the_machine ]]; then
        # A folder for each, so that each can be looked for alone.
        install -D --mode=0644 "$library" "$folder/lib/spare/$name/$name"
    else
        install --mode=0644 "$library" "$folder/lib/$name"
    fi
done < <(ldd "$program" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p')
# Where a library needs another one, the program's word counts, too: an old-fashioned path does that.
patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$program"

lay_fonts "$data/fonts"

# What is carried has its terms with it.
mkdir "$folder/share/doc/licences"
for library in "${carried[@]}"; do
    dpkg-query --search "*/$(basename -- "$(readlink -f -- "$library")")"
done | sed 's/:.*//' | cat - <(printf 'fonts-%s\n' inter dejavu-core) | sort -u | while read -r package; do
    cp "/usr/share/doc/$package/copyright" "$folder/share/doc/licences/$package"
done

install --mode=0755 "$here/start_in_folder.sh" "$folder/zugzwang"
# As tools that make one file of such a folder want it.
ln -s zugzwang "$folder/AppRun"
cp "$folder/share/applications/zugzwang.desktop" "$folder/share/icons/hicolor/scalable/apps/zugzwang.svg" "$folder"
