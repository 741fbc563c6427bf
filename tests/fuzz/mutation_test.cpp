// The changes that tests and the fuzzer make to texts.
#include "support/catch.hpp"

#include "fuzz/mutation.hpp"
#include "fuzz/targets.hpp"
#include "support/files.hpp"

TEST_CASE("mutation: the same numbers make the same changes, others make others", "[fuzz]") {
    const std::vector<std::string> words{"misere", "startpos"};
    const auto changed = [&](std::uint64_t seed) {
        Random random(seed);
        std::string text = "12/3 1 misere";
        for (int change = 0; change < 20; ++change)
            text = fuzz::mutated(text, words, random);
        return text;
    };
    CHECK(changed(1) == changed(1));
    CHECK(changed(1) != changed(2));
}

TEST_CASE("mutation: words of the dictionary come in, and something comes of nothing", "[fuzz]") {
    Random random(3);
    bool is_seen = false;
    for (int change = 0; change < 200; ++change)
        is_seen = is_seen || fuzz::mutated("a b", {"misere"}, random).find("misere") != std::string::npos;
    CHECK(is_seen);
    CHECK_FALSE(fuzz::mutated("", {"misere"}, random).empty());
}

TEST_CASE("mutation: a dictionary is read as libFuzzer reads it", "[fuzz]") {
    const Folder folder;
    write(folder.file("words"),
          "# what they are for\n\"plain\"\n\n\"a \\\"quote\\\"\"\n\"back\\\\slash\"\n\"end\\x0Aline\"\n");
    const std::vector<std::string> read = fuzz::dictionary(folder.file("words"));
    CHECK(read == std::vector<std::string>{"plain", "a \"quote\"", "back\\slash", "end\nline"});
    CHECK(fuzz::dictionary(folder.file("nothing")).empty());
}

TEST_CASE("fuzz: a line that can be shown is one line of UTF-8, not longer than 500 bytes", "[fuzz]") {
    CHECK_NOTHROW(fuzz::require_line("a line: ő"));
    CHECK_NOTHROW(fuzz::require_line(std::string(500, 'a')));
    const std::string bad = GENERATE("", "two\nlines", "a\tb", "\x1b[31m", "\xff", "\xc5", "a\x7f");
    CHECK_THROWS_AS(fuzz::require_line(bad), fuzz::Broken);
    CHECK_THROWS_AS(fuzz::require_line(std::string(501, 'a')), fuzz::Broken);
}
