// Command lines taken apart.
#include "support/catch.hpp"

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
