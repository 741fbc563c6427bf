// Bytes as signs of a link, against the examples of RFC 4648 (section 10), and choices as one number.
#include "letter/base64.hpp"
#include "letter/choices.hpp"

#include "support/catch.hpp"

#include "zugzwang/base/random.hpp"

namespace zugzwang::letter {
namespace {

TEST_CASE("base64: the examples of the standard", "[letter]") {
    const auto [bytes, text] = GENERATE(table<std::string, std::string>({{"", ""},
                                                                         {"f", "Zg"},
                                                                         {"fo", "Zm8"},
                                                                         {"foo", "Zm9v"},
                                                                         {"foob", "Zm9vYg"},
                                                                         {"fooba", "Zm9vYmE"},
                                                                         {"foobar", "Zm9vYmFy"},
                                                                         {"\xFB\xFF", "-_8"}}));
    CHECK(to_base64(bytes) == text);
    CHECK(from_base64(text) == bytes);
}

TEST_CASE("base64: what nobody wrote is refused", "[letter]") {
    const auto* text = GENERATE("Z", "Zm9vY", "Zg==", "Zm9v ", "Zm+v", "Zm/v", "Zh", "Zm9", "\xC3\xA4");
    CAPTURE(text);
    CHECK_FALSE(from_base64(text));
}

TEST_CASE("choices: 1 of 2, 2 of 3 and 3 of 5 are one number", "[letter]") {
    Choices number;
    number.put(3, 5);
    number.put(2, 3);
    number.put(1, 2);
    CHECK(number.bytes() == "\x17"); // 1 + 2·(2 + 3·3) = 23
    Choices read(number.bytes());
    CHECK(read.take(2) == 1);
    CHECK(read.take(3) == 2);
    CHECK(read.take(5) == 3);
    CHECK(read.is_zero());
}

TEST_CASE("choices: many are taken as they were put, in as few bytes as they need", "[letter]") {
    Random random(5);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> put;
    Choices number;
    double bits = 0;
    for (int count = 0; count < 300; ++count) {
        const auto of = static_cast<std::uint32_t>(1 + random.below(random.below(2) == 0 ? 5 : UINT32_MAX));
        put.emplace_back(static_cast<std::uint32_t>(random.below(of)), of);
        number.put(put.back().first, put.back().second);
        bits += std::log2(of);
    }
    const auto bytes = number.bytes();
    CHECK(static_cast<double>(bytes.size()) <= bits / 8 + 1);
    Choices read(bytes);
    for (; !put.empty(); put.pop_back())
        REQUIRE(read.take(put.back().second) == put.back().first);
    CHECK(read.is_zero());
    CHECK(read.bytes().empty());
}

TEST_CASE("choices: nothing but first choices needs no byte", "[letter]") {
    Choices number;
    for (int count = 0; count < 40; ++count)
        number.put(0, 2);
    CHECK(number.bytes().empty());
    CHECK(number.is_zero());
    CHECK_FALSE(Choices(std::string_view("\1")).is_zero());
}

} // namespace
} // namespace zugzwang::letter
