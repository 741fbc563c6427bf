#include "positions.hpp"

#include "brute_force.hpp"
#include "games/boxes/rules.hpp"
#include "support/sliced.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::boxes {

[[nodiscard]] Game game();

namespace {

SolveAnswer solved(const std::string& rows, const std::string& columns, const std::string& start, Budget budget) {
    const auto entry = game();
    OptionValues values(entry.options);
    REQUIRE_FALSE(values.set("rows", rows));
    REQUIRE_FALSE(values.set("cols", columns));
    REQUIRE_FALSE(values.set("start", start));
    const auto table = entry.open_table(values);
    REQUIRE(table);
    return (*table)->solve({.budget = budget}, {});
}

} // namespace

TEST_CASE("boxes: what the book knows is solved at once", "[boxes][solve][book]") {
    const auto answer = solved("5", "5", "border", {.nodes = 1});
    CHECK(answer.exact);
    CHECK(answer.value == -3);
    CHECK(answer.best.size() == 40); // whatever it begins with loses by three
    const auto small = solved("3", "3", "border", {.nodes = 1});
    std::vector<std::string> best;
    const auto start = Rules::initial({3, 3, Start::border});
    for (const auto& move : boxes::test::BruteForce().best(start))
        best.push_back(Rules::move_to_text(start, move));
    std::ranges::sort(best);
    CHECK(small.value == 7);
    CHECK(small.best == best);
    const auto drawn = solved("3", "4", "empty", {.nodes = 1});
    CHECK(drawn.exact);
    CHECK(drawn.value == 0);
}

TEST_CASE("boxes: a hint gives nothing away where a safe line is worth as much", "[boxes][hint]") {
    const auto entry = game();
    testing::Sliced sliced(1'000);
    Workers workers(sliced.place());
    SessionConfig config;
    config.options = OptionValues(entry.options);
    config.budget.nodes = 1'000;
    // All 40 lines of 5 x 5 are worth the same.
    const auto session = entry.start_session(config, workers);
    REQUIRE(session);
    (*session)->act(Act::hint);
    while (!(*session)->news().hint_words) {
        (*session)->update(Seconds{0.04});
        sliced.run();
    }
    CHECK((*session)->news().hint_words->reason.starts_with("A safe line"));
}

TEST_CASE("boxes: what neither book nor search knows is answered by a likely move", "[boxes][solve]") {
    const auto answer = solved("8", "8", "border", {.nodes = 1000});
    CHECK_FALSE(answer.exact);
    CHECK_FALSE(answer.value);
    CHECK(answer.best.size() == 1);
}

TEST_CASE("boxes: boards of sizes that there are not are refused", "[boxes][options]") {
    const auto entry = game();
    for (const auto* const size : {"0", "17", "-1", "x", ""}) {
        CAPTURE(size);
        OptionValues values(entry.options);
        const auto rows = values.set("rows", size), columns = values.set("cols", size);
        REQUIRE(rows);
        REQUIRE(columns);
        CHECK(rows->words.find("rows") != std::string::npos);
        CHECK(columns->words.find("cols") != std::string::npos);
    }
}

} // namespace zugzwang::boxes
