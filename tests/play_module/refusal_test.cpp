#include "support/catch.hpp"

#include "play_module/client.hpp"

using namespace zugzwang::play_module;

namespace {

/// With each of the scripts a refusal is one line, an exit status that is not 0, and no line of two totals.
void require_refused(Client client, const std::string& words) {
    for (const auto& script : scripts()) {
        client.program = script;
        INFO(script << " | " << client.calls << " | " << client.input.substr(0, 80) << " | " << client.environment);
        const Run result = run(client);
        CHECK(result.errors == "Play: " + words + "\n");
        CHECK(result.status == 1);
        CHECK(result.output.find(' ') == std::string::npos);
    }
}

std::string after_size(const std::string& word) { return "4  7 " + word + " 9 1"; }

std::string bad_size(const std::string& word) {
    return "n is '" + word + "', it has to be an even number from 2 to 1000";
}

std::string bad_number(const std::string& word) {
    return "number 2 of 4 is '" + word + "', it has to be 1 to 2147483647";
}

} // namespace

TEST_CASE("play module: a wrong call ends the program in one line without totals", "[play_module]") {
    const auto [calls, words] = GENERATE(table<std::string, std::string>({
        {"number:1", "Tabla was called before TablaMeret"},
        {"move:B", "Lepesem was called before TablaMeret"},
        {"reply", "Lepesed was called before TablaMeret"},
        {"size number:0", "Tabla was asked for place 0, there are 1 to 4"},
        {"size number:5", "Tabla was asked for place 5, there are 1 to 4"},
        {"size number:-2147483648", "Tabla was asked for place -2147483648, there are 1 to 4"},
        {"size number:2147483647", "Tabla was asked for place 2147483647, there are 1 to 4"},
        {"size move:b", "Lepesem takes 'B' (left) or 'J' (right), not 'b'"},
        {"size move:L", "Lepesem takes 'B' (left) or 'J' (right), not 'L'"},
        {"size \"$(printf 'move:\\t')\"", "Lepesem takes 'B' (left) or 'J' (right), not '?'"},
        {"size reply", "Lepesed was called before Lepesem"},
        {"size move:B move:J move:B", "Lepesem was called when no numbers were left"},
        {"size move:B move:J reply move:x", "Lepesem takes 'B' (left) or 'J' (right), not 'x'"},
        {"size move:B move:J number:7", "Tabla was asked for place 7, there are 1 to 4"},
        {"size", "the program ended while 4 of 4 numbers were left"},
        {"size move:B reply", "the program ended while 2 of 4 numbers were left"},
        {"size move:B exit:7", "the program ended while 2 of 4 numbers were left"},
    }));
    require_refused({"", calls, "4  4 7 2 9", ""}, words);
}

TEST_CASE("play module: an n that is not even and 2 to 1000 is refused", "[play_module]") {
    const std::string word = GENERATE("0", "1", "5", "999", "1001", "1002", "-2", "+4", "4.0", "4,", "0x4", "six",
                                      "4294967300", "18446744073709551618");
    require_refused({"", "size", word + "  1 2 3 4 5 6", ""}, bad_size(word));
}

TEST_CASE("play module: what is no positive int in the row is refused with its place", "[play_module]") {
    const std::string word = GENERATE("0", "-1", "2147483648", "9999999999999999999999", "x", "3x", "1.5", "B");
    require_refused({"", "size", after_size(word), ""}, bad_number(word));
}

TEST_CASE("play module: a word that never ends is cut off in the message", "[play_module]") {
    require_refused({"", "size", std::string(5'000'000, '9'), ""}, bad_size(std::string(31, '9')));
    require_refused({"", "size", after_size(std::string(5'000'000, '1')), ""}, bad_number(std::string(31, '1')));
}

TEST_CASE("play module: bytes that are not printable stay out of the message", "[play_module]") {
    require_refused({"", "size", after_size(std::string("\x1b\xc3\xa9\0z", 5)), ""}, bad_number("????z"));
}

TEST_CASE("play module: input that ends early is refused", "[play_module]") {
    const auto [input, words] = GENERATE(table<std::string, std::string>({
        {"", "the input ends before n"},
        {" \r\n\t", "the input ends before n"},
        {"6", "the input ends before number 1 of 6"},
        {"6\n4 7 2 9 5\n", "the input ends before number 6 of 6"},
    }));
    require_refused({"", "size", input, ""}, words);
}

TEST_CASE("play module: an unknown second player or seed is refused", "[play_module]") {
    const std::string name = GENERATE("Greedy", "champion", "");
    require_refused({"", "size move:B", "2  1 2", "ZUGZWANG_PLAY_SECOND=" + name},
                    "ZUGZWANG_PLAY_SECOND has to be greedy, random or optimal");
    const std::string seed = GENERATE("-1", "7x", "", "18446744073709551616");
    require_refused({"", "size move:B", "2  1 2", "ZUGZWANG_PLAY_SECOND=random ZUGZWANG_PLAY_SEED=" + seed},
                    "ZUGZWANG_PLAY_SEED has to be a whole number from 0 to 18446744073709551615");
}

TEST_CASE("play module: totals that cannot be written are an error", "[play_module]") {
    require_refused({"", "size move:B >/dev/full", "2  1 2", ""}, "the totals cannot be written to standard output");
}
