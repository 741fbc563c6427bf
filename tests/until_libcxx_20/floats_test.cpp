// Numbers with a fraction are read and written as by the native library, and arrays have its order.
#include "support/catch.hpp"

#include <array>
#include <charconv>
#include <compare>
#include <limits>
#include <random>
#include <string>

#include "until_libcxx_20/array_order.hpp"
#include "until_libcxx_20/charconv_floats.hpp"

namespace {

template <class Number>
void check_reading(const std::string& text, std::chars_format format) {
    CAPTURE(text);
    Number mine = 42, expected = 42;
    const auto* const first = text.data();
    const auto* const last = text.data() + text.size();
    const auto answer = until_libcxx_20::from_chars(first, last, mine, format);
    const auto wanted = std::from_chars(first, last, expected, format);
    CHECK(answer.ptr - first == wanted.ptr - first);
    CHECK(static_cast<int>(answer.ec) == static_cast<int>(wanted.ec));
    CHECK(mine == expected);
}

template <class Number>
void check_writing(Number value) {
    std::array<char, 64> mine{};
    const auto end = until_libcxx_20::to_chars(mine.data(), mine.data() + mine.size(), value);
    REQUIRE(end.ec == std::errc());
    Number read = 0;
    std::from_chars(mine.data(), end.ptr, read);
    CHECK(read == value);
}

} // namespace

TEST_CASE("until libc++ 20: numbers are read as far as they go", "[until_libcxx_20]") {
    for (const auto* const text :
         {"1",  "1.5", "-0.25", "007.50", ".5",  "5.", "-.5", "+1",    "",    "-",
          ".",  "x",   "1x",    "1.2.3",  "1e3", "1e", "1e+", "2E-2z", "  1", "123456789.123456789",
          "1,5"}) {
        for (const auto format : {std::chars_format::fixed, std::chars_format::general}) {
            check_reading<double>(text, format);
            check_reading<float>(text, format);
        }
    }
    check_reading<double>("1e999", std::chars_format::general);
    check_reading<float>("1e99", std::chars_format::general);
}

TEST_CASE("until libc++ 20: numbers are written so that they come back", "[until_libcxx_20]") {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> numbers(-1e6, 1e6);
    for (int round = 0; round < 2000; ++round) {
        check_writing(numbers(random));
        check_writing(static_cast<float>(numbers(random)));
    }
    check_writing(0.0);
    check_writing(std::numeric_limits<double>::max());
    for (int round = 0; round < 500; ++round) {
        std::array<char, 64> mine{}, expected{};
        const double value = numbers(random);
        const int digits = round % 6;
        const auto end =
            until_libcxx_20::to_chars(mine.data(), mine.data() + mine.size(), value, std::chars_format::fixed, digits);
        std::to_chars(expected.data(), expected.data() + expected.size(), value, std::chars_format::fixed, digits);
        CHECK(end.ec == std::errc());
        CHECK(std::string(mine.data()) == std::string(expected.data()));
    }
    std::array<char, 3> small{};
    CHECK(until_libcxx_20::to_chars(small.data(), small.data() + small.size(), 1234.5).ec ==
          std::errc::value_too_large);
}

TEST_CASE("until libc++ 20: arrays have an order", "[until_libcxx_20]") {
    using Three = std::array<int, 3>;
    const auto order = [](const Three& a, const Three& b) { return until_libcxx_20::operator<=>(a, b); };
    for (int a = 0; a < 27; ++a) {
        for (int b = 0; b < 27; ++b) {
            const Three first{a / 9, a / 3 % 3, a % 3}, second{b / 9, b / 3 % 3, b % 3};
            CHECK(order(first, second) == (first <=> second));
        }
    }
}
