#!/bin/sh
# Runs a compiler without the precompiled header that it is about to write. GCC empties that file first, but through
# ccache it writes elsewhere, finds the old header and reads it into the new one.
for word; do
    case $before:$word in -o:*.gch) rm -f "$word" ;; esac
    before=$word
done
exec "$@"
