#!/usr/bin/env bash
# Brings every catalogue here to the messages of the sources: new ones are added without a translation, those whose
# English changed keep theirs, marked as fuzzy. Needs gettext.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"
readonly root=../..
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# xgettext knows calls by their round bracket.
(cd "$root" && find include src -name '*.[ch]pp' -not -path 'src/studio/*' -not -path 'src/library/*' -not -path 'src/play_module/*' | sort) > "$work/files"
while read -r file; do
    mkdir -p "$work/$(dirname "$file")"
    sed 's/\bRefusal{/Refusal(/g' "$root/$file" > "$work/$file"
done < "$work/files"
(cd "$work" && xgettext --language=C++ --from-code=UTF-8 --add-location=file --sort-by-file \
    --keyword --keyword=tr --keyword=tr_n:1,2 --keyword=message --keyword=Refusal --keyword=refused \
    --flag=tr:1:no-c-format --flag=tr_n:1:no-c-format --flag=tr_n:2:no-c-format --flag=message:1:no-c-format \
    --flag=Refusal:1:no-c-format --flag=refused:1:no-c-format --package-name=Zugzwang --output=messages.pot --files-from=files)
for catalogue in *.po; do
    msgmerge --quiet --update --backup=none --previous --add-location=file "$catalogue" "$work/messages.pot"
    printf '%s: ' "$catalogue"
    msgfmt --check --statistics --output-file=/dev/null "$catalogue" 2>&1
done
