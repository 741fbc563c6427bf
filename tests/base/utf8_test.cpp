#include "zugzwang/base/utf8.hpp"

#include "support/catch.hpp"

TEST_CASE("utf8: the first code point", "[base][text]") {
    // RFC 3629: what is overlong, too large, a surrogate or cut short is no UTF-8.
    const auto [text, value, bytes] =
        GENERATE(table<std::string, std::uint32_t, std::size_t>({{"A", 0x41, 1},
                                                                 {"\xC8\x9B", 0x21B, 2},
                                                                 {"\xE2\x86\x92", 0x2192, 3},
                                                                 {"\xF0\x9F\x98\x80", 0x1F600, 4},
                                                                 {"\x80", 0xFFFD, 1},
                                                                 {"\xC0\xAF", 0xFFFD, 1},
                                                                 {"\xC3"
                                                                  "A",
                                                                  0xFFFD, 1},
                                                                 {"\xE0\x80\xAF", 0xFFFD, 1},
                                                                 {"\xED\xA0\x80", 0xFFFD, 1},
                                                                 {"\xF4\x90\x80\x80", 0xFFFD, 1},
                                                                 {"\xE2\x86", 0xFFFD, 1}}));
    CHECK(static_cast<std::uint32_t>(first_code_point(text).value) == value);
    CHECK(first_code_point(text).bytes == bytes);
}

TEST_CASE("utf8: a caret goes over whole code points, and over broken bytes one by one", "[base][text]") {
    const std::string text = "a\xC3\xA9\xE2\x86\x92\xF0\x9F\x98\x80\xFF\x80z";
    const std::vector<std::size_t> places{0, 1, 3, 6, 10, 11, 12, 13};
    for (std::size_t at = 1; at < places.size(); ++at) {
        CHECK(place_after(text, places[at - 1]) == places[at]);
        CHECK(place_before(text, places[at]) == places[at - 1]);
    }
    CHECK(place_before(text, 0) == 0);
    CHECK(place_after(text, text.size()) == text.size());
    CHECK(code_point_count(text) == 7);
}

TEST_CASE("utf8: a prefix cuts no code point", "[base][text]") {
    const std::string text = "a\xE2\x86\x92z";
    CHECK(whole_prefix(text, 0).empty());
    CHECK(whole_prefix(text, 1) == "a");
    CHECK(whole_prefix(text, 2) == "a");
    CHECK(whole_prefix(text, 3) == "a");
    CHECK(whole_prefix(text, 4) == "a\xE2\x86\x92");
    CHECK(whole_prefix(text, 99) == text);
    CHECK(whole_prefix("\x80\x80\x80\x80\x80", 3) == "\x80\x80\x80");
}

TEST_CASE("utf8: a code point has its bytes", "[base][text]") {
    CHECK(utf8_of(U'A') == "A");
    CHECK(utf8_of(0x219) == "\xC8\x99");
    CHECK(utf8_of(0x1F600) == "\xF0\x9F\x98\x80");
}
