// The built program as a shell sees it: exit status and streams, and no display needed for commands.
#include "support/catch.hpp"
#include "support/places.hpp"
#include "support/shell.hpp"

namespace {

/// Runs `line` in a shell where $Z is the program and no display is to be had.
Shell in_shell(const std::string& line) {
    return testing::shell(
        "unset DISPLAY WAYLAND_DISPLAY; export XDG_DATA_HOME=/nonexistent; Z='" ZUGZWANG_PROGRAM "'; " + line);
}

} // namespace

TEST_CASE("program: commands need no display and end with status 0", "[cli]") {
    const auto command = GENERATE("list", "list --json", "--help", "--version", "solve --help");
    CAPTURE(command);
    const auto ran = in_shell(std::string("\"$Z\" ") + command + " 2>&1");
    CHECK(ran.status == 0);
    CHECK_FALSE(ran.out.empty());
}

TEST_CASE("program: answers stand on standard output alone", "[cli]") {
    const auto ran = in_shell("printf '10/3 1\\n' | \"$Z\" legal sticks 2>/dev/null");
    CHECK(ran.status == 0);
    CHECK(
        ran.out ==
        "{\"position\":\"10/3 1\",\"side\":\"1\",\"moves\":[\"1\",\"2\",\"3\"],\"over\":false,\"result\":\"none\"}\n");
}

TEST_CASE("program: a refusal is one line on standard error and status 2", "[cli]") {
    const auto line =
        GENERATE("\"$Z\" dance", "\"$Z\" play chess", "\"$Z\" play sticks --position nothing",
                 "printf 'x\\n' | \"$Z\" solve sticks", "\"$Z\" --size 1x1", "\"$Z\" demo --movetime inf");
    CAPTURE(line);
    CHECK(in_shell(std::string(line) + " 2>/dev/null").status == 2);
    CHECK(in_shell(std::string(line) + " 2>/dev/null").out.empty());
    const auto words = in_shell(std::string(line) + " 2>&1 >/dev/null").out;
    CHECK(words.starts_with("zugzwang: "));
    CHECK(words.find('\n') == words.size() - 1);
}

TEST_CASE("program: each answer comes before the next position is asked for", "[cli]") {
    // The second position is sent only after the first answer was read.
    const auto ran = in_shell("d=$(mktemp -d); mkfifo $d/in; \"$Z\" legal sticks <$d/in >$d/out & exec 3>$d/in; "
                              "echo '3/3 1' >&3; until [ -s $d/out ]; do :; done; echo '2/3 1' >&3; exec 3>&-; wait; "
                              "wc -l <$d/out; rm -r $d");
    CHECK(ran.out.find('2') != std::string::npos);
}

TEST_CASE("program: without a display it says so in one line and fails", "[cli]") {
    const auto display = GENERATE("SDL_VIDEODRIVER=no_such_driver", "SDL_VIDEODRIVER=x11",
                                  "SDL_VIDEODRIVER=x11 DISPLAY=:4711", "SDL_VIDEODRIVER=wayland XDG_RUNTIME_DIR=/tmp");
    CAPTURE(display);
    const auto ran = in_shell(std::string(display) + " \"$Z\" 2>&1");
    CHECK(ran.status == 1);
    CHECK(ran.out.starts_with("zugzwang: no display"));
    CHECK(ran.out.find('\n') == ran.out.size() - 1);
}

TEST_CASE("program: an output that takes nothing is told in one line, with status 1", "[cli]") {
    const auto output = GENERATE("> /dev/full", // and where nobody reads any more:
                                 "3<>$D/pipe 4>$D/pipe 3>&- >&4");
    const auto command = GENERATE(
        "\"$Z\" list", "\"$Z\" list --json", "\"$Z\" --help", "\"$Z\" --version", "\"$Z\" solve --help",
        "\"$Z\" legal sticks <$D/in", "\"$Z\" perft sticks --depth 2 <$D/in", "\"$Z\" solve sticks <$D/in",
        "\"$Z\" hint sticks --movetime 10 <$D/in", "\"$Z\" lesson sticks --player optimal <$D/in",
        "\"$Z\" puzzles sticks", "\"$Z\" puzzles sticks --count 1 --seed 1", "echo ugi | \"$Z\" ugi sticks",
        "\"$Z\" match sticks --first random --second optimal --games 2",
        "\"$Z\" tournament sticks --players random optimal --games 2", "\"$Z\" bot check sticks \"$Z ugi sticks\"",
        "\"$Z\" bot arena sticks \"$Z ugi sticks --player random\"", "\"$Z\" bot new sticks $D/new --language python",
        "\"$Z\" review --record $D/game --movetime 10");
    CAPTURE(output, command);
    const auto ran =
        in_shell("D=$(mktemp -d); mkfifo $D/pipe; echo '10/3 1' >$D/in; \"$Z\" match sticks --first random "
                 "--second optimal --games 1 --record $D/game >/dev/null 2>&1; { " +
                 std::string(command) + "; } 2>$D/err " + output + "; S=$?; cat $D/err; rm -r $D; exit $S");
    CHECK(ran.status == 1);
    CHECK(ran.out == "zugzwang: cannot write the output\n");
}

TEST_CASE("program: memory that is not there is told, and the game goes on", "[cli]") {
    if (!std::string_view(ZUGZWANG_SANITIZE_FLAG).empty()) return; // which takes address space without end
    const std::string game = GENERATE("amazons", "boxes");
    CAPTURE(game);
    const auto ran =
        in_shell("ulimit -v 900000; printf 'setoption name Hash value 16384\\nposition startpos\\ngo nodes "
                 "3000\\nquit\\n' | \"$Z\" ugi " +
                 game);
    CHECK(ran.status == 0);
    CHECK_THAT(ran.out, Catch::Matchers::ContainsSubstring("info string little memory: ") &&
                            Catch::Matchers::ContainsSubstring(" of 16384 MiB for tables\n"));
    CHECK(ran.out.find("\nbestmove ") != std::string::npos);
}
