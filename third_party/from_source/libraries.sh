# Read by the scripts that build libraries from Debian's source packages for a compiler of another system: web/libraries.sh
# and windows/libraries.sh. All of them lie in the folder $cache; $here is the folder of the script that reads this.
# shellcheck shell=bash disable=SC2154 # $cache and $here are whose that reads this
shared=$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")
readonly shared
mkdir -p "$cache/sources"

say() { printf 'libraries: %s\n' "$*" >&2; }

# Runs what builds a library unless it was built; a half built one is built again, and one whose folder here changed.
once() {
    local name=$1
    [ ! -f "$cache/built/$name" ] ||
        [ -n "$(find "$here/$name" "$shared/$name" -newer "$cache/built/$name" -print -quit 2>/dev/null)" ] || return 0
    say "building $name"
    # In `build || …` a command that fails would not end the build.
    local status
    set +e
    (
        set -e
        "build_$name"
    ) >"$cache/$name.log" 2>&1
    status=$?
    set -e
    if [ "$status" -ne 0 ]; then
        tail -n 20 "$cache/$name.log" >&2
        say "$name could not be built; all of it is in $cache/$name.log"
        exit 1
    fi
    mkdir -p "$cache/built"
    touch "$cache/built/$name"
}

# Debian's sources, with lists of packages of our own: the machine's are left as they are.
build_sources() {
    local suite
    suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
    mkdir -p "$cache/apt/lists/partial" "$cache/apt/cache/archives/partial"
    echo "deb-src http://deb.debian.org/debian $suite main" >"$cache/apt/sources.list"
    cat >"$cache/apt/apt.conf" <<END_OF_SETTINGS
Dir::Etc::sourcelist "$cache/apt/sources.list";
Dir::Etc::sourceparts "-";
Dir::State::lists "$cache/apt/lists";
Dir::Cache "$cache/apt/cache";
END_OF_SETTINGS
    local name
    for name in libsdl2 libsdl2-ttf libsdl2-image libsdl2-mixer freetype sqlite3; do
        rm -rf "$cache/sources/$name"
        mkdir -p "$cache/sources/$name"
        (
            cd -- "$cache/sources/$name"
            export APT_CONFIG=$cache/apt/apt.conf
            [ -f ../updated ] || apt-get update -qq
            touch ../updated
            apt-get source --download-only -qq "$name"
            dpkg-source --no-check -x ./*.dsc source
        )
    done
    rm "$cache/sources/updated"
}

# One file of SQLite's many.
build_sqlite() {
    mkdir -p "$cache/sources/sqlite3/made"
    cd -- "$cache/sources/sqlite3/made"
    ../source/configure --disable-tcl
    make sqlite3.c sqlite3.h
}

# Debian's headers that need nothing but the standard library; all others in /usr/include are the machine's own.
build_headers() {
    local name
    mkdir -p "$cache/prefix/include"
    for name in boost CLI nlohmann toml++; do
        ln -sfn "/usr/include/$name" "$cache/prefix/include/$name"
    done
}
