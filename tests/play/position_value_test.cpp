// What a session and a table say that a position is worth, of a game whose answers are known in advance.
#include "support/catch.hpp"

#include "play/session_rig.hpp"
#include "zugzwang/play/typed_table.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

/// Who must move from a multiple of three loses: taking 1 or 2 is answered by 2 or 1.
struct SolvedKit : CountdownKit {
    static Solution<Countdown> solve(const Countdown::State& state, const SolveRequest& request, SearchControl&) {
        CHECK(request.all);
        if (state.left % 3 == 0) return {.exact = true, .value = -1, .best = {{2}, {1}}, .nim_value = {}};
        return {.exact = true, .value = 1, .best = {{state.left % 3}}, .nim_value = {}};
    }
};

/// Wins by as much as is left.
struct MarginKit : CountdownKit {
    static constexpr bool counts_margin = true;
    static Solution<Countdown> solve(const Countdown::State& state, const SolveRequest&, SearchControl&) {
        return {.exact = true, .value = state.left, .best = {{1}}, .partial = true, .nim_value = {}};
    }
};

template <class Kit>
PositionValue value_at(const std::string& position) {
    static const auto options = Kit::entry().options;
    const auto table = *TypedTable<Kit>::open(OptionValues(options));
    REQUIRE_FALSE(table->set_position(position));
    return table->value({.nodes = 1000}, {});
}

} // namespace

TEST_CASE("value: of a position that is not solved, as the strongest player judges it", "[value][play]") {
    CHECK(value_at<CountdownKit>("4 1") ==
          PositionValue{.first_share = 0.75, .choices = 2, .best = {"2"}, .line = {"2", "1"}});
    CHECK(value_at<CountdownKit>("4 2").first_share == 0.25);
}

TEST_CASE("value: of a position that is not solved, the time that there was for it", "[value][play]") {
    static const auto options = CountdownKit::entry().options;
    const auto table = *TypedTable<CountdownKit>::open(OptionValues(options));
    constexpr std::chrono::milliseconds time{70};
    REQUIRE_FALSE(table->set_position("4 1"));
    CHECK(table->value({.time = time}, {}).time == time);
    REQUIRE_FALSE(table->set_position("0 1"));
    CHECK_FALSE(table->value({.time = time}, {}).time);
}

TEST_CASE("value: of a solved position, with every move that keeps it", "[value][play]") {
    CHECK(value_at<SolvedKit>("5 1") ==
          PositionValue{.first_share = 1, .exact = true, .choices = 2, .best = {"2"}, .line = {"2", "1"}});
    // The strongest player would take 2, which does not keep the value.
    CHECK(value_at<SolvedKit>("4 2") ==
          PositionValue{.first_share = 0, .exact = true, .choices = 2, .best = {"1"}, .line = {"1"}});
    const auto lost = value_at<SolvedKit>("3 1");
    CHECK(lost.first_share == 0.0);
    CHECK(lost.best == std::vector<std::string>{"1", "2"});
}

TEST_CASE("value: margins are the first player's, and are left out where they do not count", "[value][play]") {
    const auto first = value_at<MarginKit>("5 1"), second = value_at<MarginKit>("5 2");
    CHECK(first.margin == 5);
    CHECK(second.margin == -5);
    CHECK(second.first_share == 0.0);
    CHECK(second.partial);
    CHECK_FALSE(value_at<SolvedKit>("5 1").margin);
}

TEST_CASE("value: of a game that is over there is nothing to choose", "[value][play]") {
    const auto value = value_at<CountdownKit>("0 2");
    CHECK(value == PositionValue{.first_share = 1, .exact = true}); // the first took the last
}

TEST_CASE("value: a table and a session tell why, of legal moves only", "[value][play]") {
    static const auto options = CountdownKit::entry().options;
    const auto table = *TypedTable<CountdownKit>::open(OptionValues(options));
    CHECK(words_of(table->facts("2", {})) == "leaves 8");
    CHECK(table->facts("3", {}).empty());
    SessionRig rig("human", "human", "4 1", {"1", "2"});
    const std::string two = "2";
    CHECK(rig->line_words({.ply = 1, .line = {&two, 1}}).why == "leaves 1");
    CHECK(rig->line_words({.ply = 2, .line = {&two, 1}}).why.empty());
}
