// Text from outside, as a person sees it in a line.
#include "support/catch.hpp"

#include "zugzwang/base/shown.hpp"

TEST_CASE("shown: a text from outside is one line of ASCII that ends somewhere", "[base]") {
    const auto [text, line] = GENERATE(table<std::string, std::string>(
        {{"", ""}, {"plain", "plain"}, {"two\nlines", "two?lines"}, {"\x1b[0m\xff", "?[0m?"}, {"ő", "??"}}));
    CHECK(shown(text) == line);
    CHECK(shown("abcdef", 3) == "abc...");
    CHECK(shown("abc", 3) == "abc");
    CHECK(shown(std::string(1000, 'a')).size() == 83);
}
