#include "zugzwang/base/number_words.hpp"

#include "support/catch.hpp"

TEST_CASE("number words: what is left is rounded up, with tenths at the end", "[base][words]") {
    CHECK(left_words(Seconds{300}) == "5:00");
    CHECK(left_words(Seconds{299.01}) == "5:00");
    CHECK(left_words(Seconds{3600}) == "1:00:00");
    CHECK(left_words(Seconds{10.5}) == "0:11");
    CHECK(left_words(Seconds{9.99}) == "0:09.9");
    CHECK(left_words(Seconds{0.04}) == "0:00.0");
    CHECK(left_words(Seconds{-1}) == "0:00.0");
}

TEST_CASE("number words: counts in two or three digits", "[base][words]") {
    CHECK(count_words(0) == "0");
    CHECK(count_words(999) == "999");
    CHECK(count_words(1'000) == "1.0 k");
    CHECK(count_words(9'999) == "9.9 k");
    CHECK(count_words(612'345) == "612 k");
    CHECK(count_words(999'999) == "999 k");
    CHECK(count_words(4'123'456) == "4.1 M");
    CHECK(count_words(31'000'000) == "31 M");
    CHECK(count_words(8'350'439'170) == "8.3 G");
}

TEST_CASE("number words: times as on a clock", "[base][words]") {
    CHECK(clock_words(Seconds{0}) == "0:00");
    CHECK(clock_words(Seconds{134.9}) == "2:14");
    CHECK(clock_words(Seconds{3723}) == "1:02:03");
    CHECK(seconds_words(Seconds{0.83}) == "0.83 s");
    CHECK(seconds_words(Seconds{12.34}) == "12.3 s");
    CHECK(seconds_words(Seconds{0.001}) == "at once");
    CHECK(percent_words(0.456) == "46 %");
}

TEST_CASE("number words: a help line becomes a sentence", "[base][words]") {
    CHECK(capitalised("how many points") == "How many points");
    CHECK(capitalised("žiga") == "Žiga");
    CHECK(capitalised("").empty());
    CHECK(sentence("how many points") == "How many points.");
    CHECK(sentence("Done!") == "Done!");
    CHECK(sentence("őrült") == "Őrült.");
    CHECK(sentence("öt pont") == "Öt pont.");
    CHECK(sentence("șase puncte") == "Șase puncte.");
    CHECK(sentence("÷").front() == "÷"[0]);
    CHECK(sentence("").empty());
}
