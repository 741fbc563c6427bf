// Command lines taken apart.
#include "support/catch.hpp"
#include "support/places.hpp"

#include "ugi/command.hpp"

using namespace zugzwang::ugi;

TEST_CASE("command: blanks part words, except between quotes", "[ugi]") {
    using Words = std::vector<std::string>;
    const auto [command, words] =
        GENERATE(table<std::string, Words>({{"", {}},
                                            {"  ", {}},
                                            {"bot", {"bot"}},
                                            {" bot  -x ", {"bot", "-x"}},
                                            {"\"my bot\" \"\" a\"b c\"d", {"my bot", "", "ab cd"}},
                                            {"a \"", {"a", ""}},
                                            {"a; b | $(c)", {"a;", "b", "|", "$(c)"}}}));
    CAPTURE(command);
    CHECK(command_words(command) == words);
}

TEST_CASE("command: programs are found by their place, or in PATH", "[ugi]") {
    CHECK(found_program("/bin/sh") == "/bin/sh");
    CHECK(found_program("sh").filename() == "sh");
    CHECK(found_program("sh").is_absolute());
    for (const auto* const none : {"", "/", "/nowhere", ZUGZWANG_SOURCE_DIR "/LICENSE", "no-such-program"})
        CHECK(found_program(none).empty());
}
