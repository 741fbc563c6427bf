#include "support/catch.hpp"

#include "brute_force.hpp"
#include "rows.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::numbers {

[[nodiscard]] Game game();

namespace {

struct Options {
    Game entry = game();
    OptionValues values{entry.options};
};

SolveAnswer solved(const std::string& position, Budget budget = {}) {
    Options options;
    const auto table = options.entry.open_table(options.values);
    REQUIRE(table);
    REQUIRE_FALSE((*table)->set_position(position));
    return (*table)->solve({.budget = budget}, {});
}

} // namespace

TEST_CASE("numbers: the row may be given, and wins over length and seed", "[numbers][options]") {
    Options options;
    REQUIRE_FALSE(options.values.set("numbers", "30"));
    REQUIRE_FALSE(options.values.set("row", "4,7,2"));
    CHECK((*options.entry.open_table(options.values))->position() == "4,7,2 0-0 1");
}

TEST_CASE("numbers: a bad row is refused with its token", "[numbers][options]") {
    const auto [row, words] = GENERATE(table<std::string, std::string>({{"4,x", "`x` at character 3"},
                                                                        {"-", "`-` at character 1"},
                                                                        {"4,0,2", "`0` at character 3"},
                                                                        {"4, 7", "` 7` at character 3"}}));
    Options options;
    REQUIRE_FALSE(options.values.set("row", row));
    const auto refused = options.entry.check(options.values);
    REQUIRE(refused);
    CHECK_THAT(refused->words, Catch::Matchers::EndsWith(words));
}

TEST_CASE("numbers: the length is 1 to a million", "[numbers][options]") {
    Options options;
    CHECK(options.values.set("numbers", "0"));
    CHECK(options.values.set("numbers", "1000001"));
    CHECK_FALSE(options.values.set("numbers", "1"));
    CHECK_FALSE(options.values.set("numbers", "1000000"));
    CHECK(options.values.offered("numbers") == IntegerRange{2, 40});
}

TEST_CASE("numbers: solve tells the final margin of the side to move and all best moves", "[numbers][solve]") {
    using Moves = std::vector<std::string>;
    const auto [position, value, best] = GENERATE(table<std::string, std::int64_t, Moves>({
        {"4,7,2,9,5,2 0-0 1", 7, {"R"}},
        {"4,7,2,9,5,2 0-0 2", 7, {"R"}},
        {"4,7,2,9,5,2 10-1 1", 16, {"R"}},
        {"4,7,2,9,5,2 10-1 2", -2, {"R"}},
        {"5 0-0 1", 5, {"L", "R"}},
        {"5,5 0-3 2", 3, {"L", "R"}},
        {"- 18-11 1", 7, {}},
        {"- 18-11 2", -7, {}},
    }));
    INFO(position);
    const auto answer = solved(position);
    CHECK(answer.exact);
    CHECK(answer.value == value);
    CHECK(answer.best == best);
}

TEST_CASE("numbers: solve agrees with the table", "[numbers][solve]") {
    Random random(31);
    for (int round = 0; round < 300; ++round) {
        const auto state = start_of(random_row(random, 1 + random.below(25), 12));
        const brute::IntervalTable table(state.numbers());
        const auto answer = solved(Rules::to_text(state));
        REQUIRE(answer.value == table.margin(0, state.size()));
        std::vector<std::string> best;
        for (const auto& move : table.best())
            best.push_back(Rules::move_to_text(state, move));
        REQUIRE(answer.best == best);
    }
}

TEST_CASE("numbers: solve does not claim what it had no time for", "[numbers][solve]") {
    const auto answer = solved(Rules::to_text(start_of(Row(1000, 3))), {.time = {}, .nodes = 1, .depth = 0});
    CHECK_FALSE(answer.exact);
    CHECK_FALSE(answer.value);
    CHECK(answer.best.size() == 1);
}

} // namespace zugzwang::numbers
