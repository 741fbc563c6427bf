#include "games/amazons/think/rungs.hpp"

#include "support/catch.hpp"

#include "games/amazons/think/solver.hpp"
#include "support/within.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons {

namespace {

constexpr std::size_t table_bytes = std::size_t{4} << 20;

struct Ending {
    Rules::State state;
    int spare; ///< The moves that the side to move has more than the other; at least 1.
};

Rules::Move choice(Player<Rules>& player, const Rules::State& state) {
    const auto move = player.choose(state, Unlimited(), {});
    REQUIRE(move);
    return *move;
}

/// How many moves the side to move is ahead once nothing is left that both can reach, if it has some choice.
int spare_moves(const Rules::State& state) {
    constexpr std::uint64_t some_choice = 8;
    const auto ahead = Solver(Unlimited(), table_bytes).move_lead(state);
    return ahead && Rules::move_count(state) >= some_choice ? as_seen_by(state.to_move, *ahead) : 0;
}

/// Of games of two rungs on the ladder's board, one of each: the sides have just come apart, and whose turn it is has
/// more moves to spare.
std::vector<Ending> won_endings(std::size_t count) {
    std::vector<Ending> endings;
    for (std::uint64_t seed = 1; endings.size() < count; ++seed) {
        Random random(seed);
        auto state = Rules::initial({.board = 6});
        const auto tower = rung_player("tower", seed, 1), keep = rung_player("keep", seed, 1);
        for (int ply = 0; !Rules::outcome(state); ++ply) {
            if (const int spare = spare_moves(state); spare > 0) {
                endings.push_back({state, spare});
                break;
            }
            state = Rules::after(state, ply < 4 ? random.pick(Rules::legal_moves(state))
                                                : choice(ply % 2 == 0 ? *keep : *tower, state));
        }
    }
    return endings;
}

} // namespace

TEST_CASE("amazons: no rung throws a simple win away", "[amazons][rungs]") {
    const auto* const id = GENERATE("fence", "hedge", "gate", "wall", "tower", "keep", "castle", "citadel");
    INFO(id);
    int checked = 0;
    for (const auto& [state, spare] : won_endings(50)) {
        if (spare < 2) continue;
        ++checked;
        INFO(Rules::to_text(state));
        const auto rung = rung_player(id, 1, 1);
        const auto move = choice(*rung, state);
        CHECK(Solver(Unlimited(), table_bytes).wins(Rules::after(state, move)) == false);
    }
    CHECK(checked > 30);
}

TEST_CASE("amazons: every rung wins what is won on the count, to the end", "[amazons][rungs]") {
    const auto* const id = GENERATE("fence", "hedge", "gate", "wall", "tower", "keep", "castle", "citadel");
    INFO(id);
    for (const auto& ending : won_endings(50)) {
        INFO(Rules::to_text(ending.state));
        const auto rung = rung_player(id, 1, 1);
        auto state = ending.state;
        while (!Rules::outcome(state)) {
            SearchControl control(Budget{});
            Solver solver(control, table_bytes);
            const bool is_own = state.to_move == ending.state.to_move;
            const auto won = is_own ? std::nullopt : solver.winning_move(state);
            state = Rules::after(state, is_own ? choice(*rung, state) : won ? *won : *solver.hardest_move(state));
        }
        CHECK(Rules::outcome(state)->winner == ending.state.to_move);
    }
}

} // namespace zugzwang::amazons
