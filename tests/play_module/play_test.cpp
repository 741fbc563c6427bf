#include "support/catch.hpp"

#include <numeric>

#include "play_module/client.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang::play_module;

namespace {

using Row = std::vector<long long>;

/// By each of the scripts in turn.
Run played(const std::string& calls, const std::string& input, const std::string& environment = {}) {
    return run({GENERATE(from_range(scripts())), calls, input, environment});
}

std::string text(const Row& row) {
    std::string words = std::to_string(row.size()) + "\n";
    for (const long long number : row)
        words += std::to_string(number) + " ";
    return words + "\n";
}

Row random_row(Random& random) {
    Row row(static_cast<std::size_t>(2 * random.between(1, 6)));
    for (long long& number : row)
        number = random.between(1, 9);
    return row;
}

Row without(Row row, bool left) {
    row.erase(left ? row.begin() : row.end() - 1);
    return row;
}

/// The most that the mover gains over the other one: plain recursion over all games.
long long margin(const Row& row) {
    if (row.empty()) return 0;
    return std::max(row.front() - margin(without(row, true)), row.back() - margin(without(row, false)));
}

std::string totals(const Row& row, long long gain) {
    const long long sum = std::accumulate(row.begin(), row.end(), 0LL);
    return std::to_string((sum + gain) / 2) + " " + std::to_string((sum - gain) / 2) + "\n";
}

/// What the listing, which takes the right end on a tie, gains over a greedy second player.
long long gain_over_greedy(Row row) {
    long long gain = 0;
    while (!row.empty()) {
        const bool left = row.front() - margin(without(row, true)) > row.back() - margin(without(row, false));
        gain += left ? row.front() : row.back();
        row = without(row, left);
        const bool reply_left = row.front() > row.back();
        gain -= reply_left ? row.front() : row.back();
        row = without(row, reply_left);
    }
    return gain;
}

void require_totals(const Run& result, const std::string& expected) {
    CHECK(result.errors.empty());
    CHECK(result.output == expected);
    CHECK(result.status == 0);
}

constexpr auto seed_row = "6\n4 7 2 9 5 2\n";

} // namespace

TEST_CASE("play module: programs for the seed's task get 18 11 from the seed's row", "[play_module]") {
    // The seed prints 18 6, but its row sums to 29.
    for (const auto& program : listings()) {
        INFO(program);
        require_totals(run({.program = program, .input = seed_row}), "18 11\n");
    }
    require_totals(run({.program = PLAY_EXAMPLE, .input = seed_row}), "18 11\n");
}

TEST_CASE("play module: the listing against the greedy player ends as a brute force says", "[play_module]") {
    const auto program = GENERATE(from_range(listings()));
    Random random(1);
    for (int round = 0; round < 40; ++round) {
        const Row row = random_row(random);
        INFO(text(row));
        require_totals(run({.program = program, .input = text(row)}), totals(row, gain_over_greedy(row)));
    }
}

TEST_CASE("play module: optimal players share the row as a brute force says", "[play_module]") {
    auto programs = listings();
    programs.emplace_back(PLAY_EXAMPLE);
    const auto program = GENERATE_COPY(from_range(programs));
    Random random(2);
    for (int round = 0; round < 20; ++round) {
        const Row row = random_row(random);
        INFO(text(row));
        const Run result = run({program, "", text(row), "ZUGZWANG_PLAY_SECOND=optimal"});
        require_totals(result, totals(row, margin(row)));
    }
}

TEST_CASE("play module: the greedy player takes the larger end, the right one on a tie", "[play_module]") {
    const auto [row, reply] = GENERATE(table<std::string, std::string>({
        {"4  9 3 1 2", "B\n"},
        {"4  9 2 1 3", "J\n"},
        {"4  9 3 1 3", "J\n"},
    }));
    const Run result = played("size move:B reply move:J", row, "ZUGZWANG_PLAY_SECOND=greedy");
    CHECK(result.output.substr(0, 4) == "4\n" + reply);
}

TEST_CASE("play module: the random player draws the published numbers of SplitMix64", "[play_module]") {
    // Seed 1234567 gives 6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431 and
    // 16408922859458223821 (Vigna's reference code); a number of 2^63 or more is the right end.
    const std::string calls = "size move:B reply move:B reply move:B reply move:B reply move:B reply";
    const std::string input = "10  1 2 4 8 16 32 64 128 256 512";
    const std::string environment = "ZUGZWANG_PLAY_SECOND=random ZUGZWANG_PLAY_SEED=1234567";
    // First takes 1, 4, 16, 32 and 128; the replies are 2, 8, 512, 64 and 256.
    require_totals(played(calls, input, environment), "10\nB\nB\nJ\nB\nJ\n181 842\n");
}

TEST_CASE("play module: the random player replies the same to the same seed", "[play_module]") {
    const auto script = GENERATE(from_range(scripts()));
    const std::string calls = "size move:B reply move:J reply move:B reply";
    const std::string environment = GENERATE("ZUGZWANG_PLAY_SECOND=random", // No seed is seed 0.
                                             "ZUGZWANG_PLAY_SECOND=random ZUGZWANG_PLAY_SEED=18446744073709551615");
    const Run once = run({script, calls, seed_row, environment});
    CHECK(once.status == 0);
    CHECK(run({script, calls, seed_row, environment}).output == once.output);
}

TEST_CASE("play module: totals are right for the longest row of the largest numbers", "[play_module]") {
    std::string calls = "size";
    for (int move = 0; move < 500; ++move)
        calls += " move:J";
    const auto* const second = GENERATE("greedy", "random", "optimal");
    const Run result = played(calls, text(Row(1000, 2147483647)), "ZUGZWANG_PLAY_SECOND=" + std::string(second));
    require_totals(result, "1000\n1073741823500 1073741823500\n"); // 500 * (2^31 - 1) each.
}

TEST_CASE("play module: a question may be asked again and answers the same", "[play_module]") {
    const std::string calls = "size number:1 move:B reply reply size number:1 number:2 move:B";
    require_totals(played(calls, "4  5 6 7 8"), "4\n5\nJ\nJ\n4\n5\n6\n11 15\n");
}

TEST_CASE("play module: what stands behind the row is left alone", "[play_module]") {
    require_totals(played("size move:J", "2\n3 4\nmore 0 -1\n"), "2\n4 3\n");
}

TEST_CASE("play module: a program keeps its own exit status", "[play_module]") {
    const Run result = played("size move:J exit:7", "2  3 4");
    CHECK(result.status == 7);
    CHECK(result.output == "2\n4 3\n");
}

TEST_CASE("play module: a program that asks for nothing is left alone", "[play_module]") {
    require_totals(played("", "", "ZUGZWANG_PLAY_SECOND=nobody"), "");
}

TEST_CASE("play module: the optimal second player takes the left end only where it is strictly better",
          "[play_module]") {
    const auto [row, replies] = GENERATE(table<std::string, std::string>({
        {"4  1 5 2 5", "J\nJ\n"}, // of 5 2 5 either end gains 2
        {"4  1 6 2 5", "B\nJ\n"}, // of 6 2 5 the left one gains 3, the right one 1
    }));
    const Run result = played("size move:B reply move:B reply", row, "ZUGZWANG_PLAY_SECOND=optimal");
    INFO(row);
    CHECK(result.output.substr(0, 6) == "4\n" + replies);
}
