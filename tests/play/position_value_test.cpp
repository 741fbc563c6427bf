// What a session and a table say that a position is worth, and without its best move, of a game whose answers are known
// in advance.
#include "play/session_rig.hpp"
#include "zugzwang/play/typed_table.hpp"

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

/// Its player tells the side to move 0.2 of a multiple of three, else 0.7; of 20 and more it can tell nothing.
struct ToldKit : CountdownKit {
    static std::unique_ptr<Player<Countdown>> player(const PlayerRequest&) {
        return std::make_unique<Scripted>(
            [](const Countdown::State& state, SearchControl& control, const ProgressSink<Countdown>& report) {
                for (int node = 0; node < 50; ++node)
                    static_cast<void>(control.visit());
                const Countdown::Move move{state.left % 3 == 2 ? 2 : 1};
                const bool knows = state.left < 20;
                report({.depth = 1,
                        .nodes = 1,
                        .chance = knows ? std::optional(state.left % 3 == 0 ? 0.2 : 0.7) : std::nullopt,
                        .proven = {},
                        .line = {move},
                        .words = {}});
                return move;
            });
    }
};

template <class Kit = CountdownKit>
std::unique_ptr<Table> table_at(const std::string& position) {
    static const auto options = Kit::entry().options;
    auto table = *TypedTable<Kit>::open(OptionValues(options));
    REQUIRE_FALSE(table->set_position(position));
    return table;
}

template <class Kit>
PositionValue value_at(const std::string& position, Budget budget = {.nodes = 10'000}) {
    return table_at<Kit>(position)->value(budget, {});
}

} // namespace

TEST_CASE("value: of a position that is not solved, as the strongest player judges it", "[value][play]") {
    CHECK(value_at<CountdownKit>("4 1") ==
          PositionValue{.first_share = 0.75, .choices = 2, .best = {"2"}, .line = {"2", "1"}});
    CHECK(value_at<CountdownKit>("4 2").first_share == 0.25);
}

TEST_CASE("value: of a position that is not solved, the time that there was for it", "[value][play]") {
    constexpr std::chrono::milliseconds time{70};
    CHECK(value_at<CountdownKit>("4 1", {.time = time}).time == time);
    CHECK_FALSE(value_at<CountdownKit>("0 1", {.time = time}).time);
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

TEST_CASE("runner-up: the best of the other moves, as it falls behind the best", "[value][play]") {
    // From 7 the best move leaves 6, worth 0.8 to who made it, the other one 5, worth 0.3: 0.5 less, and 0.5 less than
    // the 0.7 of 7 would be 0.2. The larger of the two stands.
    CHECK(*value_at<ToldKit>("7 1").runner_up_share == Approx(0.3));
    CHECK(*value_at<ToldKit>("7 2").runner_up_share == Approx(0.7)); // told of the first side
    CHECK(value_at<ToldKit>("7 1").best == std::vector<std::string>{"1"});
}

TEST_CASE("runner-up: where the other moves are worth as much, so is the position without the best", "[value][play]") {
    const auto value = value_at<ToldKit>("9 1"); // 8 and 7 are worth the same
    CHECK(value.first_share == 0.2);
    CHECK(*value.runner_up_share == Approx(0.2));
}

TEST_CASE("runner-up: there is none without another move, nor where the player cannot tell or had no time to look",
          "[value][play]") {
    CHECK_FALSE(value_at<ToldKit>("1 1").runner_up_share);
    CHECK_FALSE(value_at<ToldKit>("30 1").runner_up_share);
    CHECK(value_at<ToldKit>("7 1", {.depth = 1}).runner_up_share); // a depth is no limit to it
    CHECK_FALSE(value_at<ToldKit>("7 1", {.nodes = 1}).runner_up_share);
}
