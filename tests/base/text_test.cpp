#include "zugzwang/base/text.hpp"

#include "support/catch.hpp"

namespace {

/// The pieces of a line with their places.
std::vector<std::pair<std::string, std::size_t>> pieces(std::string_view line, char at) {
    std::vector<std::pair<std::string, std::size_t>> pieces;
    for (const auto& token : split(line, at))
        pieces.emplace_back(token.text, token.place);
    return pieces;
}

} // namespace

TEST_CASE("text: a line is split with the place of each piece, empty ones included", "[text][base]") {
    using Pieces = std::vector<std::pair<std::string, std::size_t>>;
    CHECK(pieces("ab,,c,", ',') == Pieces{{"ab", 1}, {"", 4}, {"c", 5}, {"", 7}});
    CHECK(pieces("", ' ') == Pieces{{"", 1}});
    const auto parts = split(split("12 3-4", ' ')[1], '-'); // split again, places are those of the whole line
    CHECK(parts[1].text == "4");
    CHECK(parts[1].place == 6);
}

TEST_CASE("text: whole numbers that fit 64 bits are read, anything else is none", "[text][base]") {
    CHECK(whole_number("0") == 0);
    CHECK(whole_number("-7") == -7);
    CHECK(whole_number("9223372036854775807") == INT64_MAX);
    CHECK(whole_number("-9223372036854775808") == INT64_MIN);
    const auto* const text = GENERATE("", "-", "+1", " 1", "1 ", "01", "-0", "00", "1.0", "1e3", "0x1", "one", "--1",
                                      "9223372036854775808", "99999999999999999999999999");
    CAPTURE(text);
    CHECK_FALSE(whole_number(text));
}

TEST_CASE("text: numbers with a fraction are read, what is no whole fraction is none", "[text][base]") {
    CHECK(decimal_number("0") == 0);
    CHECK(decimal_number("1.5") == 1.5);
    CHECK(decimal_number("-2") == -2);
    CHECK(decimal_number(".25") == 0.25);
    CHECK(decimal_number("007") == 7);
    CHECK(decimal_number("9007199254740993") == 9007199254740992.0);
    const auto* const text =
        GENERATE("", "-", ".", "+1", " 1", "1 ", "1,5", "1e3", "0x1", "inf", "nan", "--1", "1-", "1.2.3");
    CAPTURE(text);
    CHECK_FALSE(decimal_number(text));
    CHECK_FALSE(decimal_number(std::string(400, '9')));
}

TEST_CASE("text: a refusal names token and place on one short printable line", "[text][base]") {
    CHECK(refused("no side", {"x", 6}).words == "no side: `x` at character 6");
    const auto words = refused("no side", {"a\nb\x80", 1}).words;
    CHECK(words == "no side: `a?b?` at character 1");
    const std::string flood(1'000'000, 'x');
    CHECK(refused("no side", {flood, 1}).words.size() < 100);
}
