#!/usr/bin/env bash
# The fonts of the page: subset_fonts.sh FOLDER. Inter for the words, in the weights of the house, and DejaVu Sans for the
# signs that Inter has not; both as Debian has them, with the letters of Latin and Cyrillic script, which people type, and every
# sign of the program's own words.
set -euo pipefail
own=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && ./signs.py ../../..)
readonly own folder=$1 inter=/usr/share/fonts/opentype/inter dejavu=/usr/share/fonts/truetype/dejavu
readonly letters=U+0020-007E,U+00A0-017F,U+0218-021B,U+0400-045F,U+0490-0491,U+1E9E
readonly signs=U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2113,U+2116,U+2122
readonly more=U+2190-2199,U+21A9-21AA,U+21BA-21BB,U+2212,U+2215,U+221E,U+2248,U+2260,U+2264-2265,U+00BD,U+00D7,U+00F7
readonly shapes=U+25A0-25FF,U+2605-2606,U+2660-2667,U+2713-2717,U+265B,U+FFFD

subset() { # FILE INTO SIGNS
    mkdir -p "$(dirname "$folder/$2")"
    pyftsubset "$1" --output-file="$folder/$2" --unicodes="$3" --no-hinting --desubroutinize \
        --layout-features=kern,mark,mkmk,ccmp,locl --drop-tables+=DSIG,FFTM --name-IDs=1,2 2>/dev/null
}

rm -rf "$folder"
for weight in Regular Medium SemiBold Bold ExtraBold; do
    subset "$inter/InterDisplay-$weight.otf" "opentype/inter/InterDisplay-$weight.otf" "$letters,$signs,$more,$shapes,$own"
done
subset "$dejavu/DejaVuSans.ttf" truetype/dejavu/DejaVuSans.ttf "$signs,$more,$shapes,$own"
