// What a position is worth without its best move, of a game whose chances are told in advance.
#include "support/catch.hpp"

#include "play/session_rig.hpp"
#include "zugzwang/play/typed_table.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

/// Tells the side to move 0.2 of a multiple of three, else 0.7; of 20 and more it can tell nothing.
class Teller final : public Player<Countdown> {
  public:
    Result<Countdown::Move> choose(const Countdown::State& state, SearchControl& control,
                                   const ProgressSink<Countdown>& report) override {
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
    }
};

struct ToldKit : CountdownKit {
    static std::unique_ptr<Player<Countdown>> player(const PlayerRequest&) { return std::make_unique<Teller>(); }
};

PositionValue value_at(const std::string& position, Budget budget = {.nodes = 10'000}) {
    static const auto options = ToldKit::entry().options;
    const auto table = *TypedTable<ToldKit>::open(OptionValues(options));
    REQUIRE_FALSE(table->set_position(position));
    return table->value(budget, {});
}

} // namespace

TEST_CASE("runner-up: the best of the other moves, as it falls behind the best", "[value][play]") {
    // From 7 the best move leaves 6, worth 0.8 to who made it, the other one 5, worth 0.3: 0.5 less, and 0.5 less than
    // the 0.7 of 7 would be 0.2. The larger of the two stands.
    CHECK(*value_at("7 1").runner_up_share == Approx(0.3));
    CHECK(*value_at("7 2").runner_up_share == Approx(0.7)); // told of the first side
    CHECK(value_at("7 1").best == std::vector<std::string>{"1"});
}

TEST_CASE("runner-up: where the other moves are worth as much, so is the position without the best", "[value][play]") {
    const auto value = value_at("9 1"); // 8 and 7 are worth the same
    CHECK(value.first_share == 0.2);
    CHECK(*value.runner_up_share == Approx(0.2));
}

TEST_CASE("runner-up: there is none beside a move that has no other", "[value][play]") {
    CHECK_FALSE(value_at("1 1").runner_up_share);
}

TEST_CASE("runner-up: nothing is told where the player cannot tell, or had no time to look", "[value][play]") {
    CHECK_FALSE(value_at("30 1").runner_up_share);
    CHECK(value_at("7 1", {.depth = 1}).runner_up_share); // a depth is no limit to it
    CHECK_FALSE(value_at("7 1", {.nodes = 1}).runner_up_share);
}
