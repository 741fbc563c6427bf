#include "games/points/think/zones_work.hpp"

#include "games/points/think/players.hpp"
#include "games/points/think/solver.hpp"
#include "positions.hpp"
#include "zugzwang/ai/turn_chance.hpp"

using Reason = ZonesChoice::Reason;

namespace {

ZonesWork zones_work_on(const R::State& state, std::uint64_t seed = 1) { return zones_work(state, seed, Unlimited()); }

/// Positions of whole games, one after the other.
template <class Visit>
void visit_positions(Visit visit) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Random random(seed);
        const auto layout = seed % 3 == 0 ? Layout::grid : Layout::random;
        auto state = R::initial({points_of(layout, 10 + 4 * static_cast<int>(seed), seed)});
        while (!state.legal.empty()) {
            visit(state, seed);
            state = R::after(state, random.pick(R::legal_moves(state)));
        }
    }
}

} // namespace

TEST_CASE("points: what zones reports on the lesson's position", "[points][lesson]") {
    const auto state = *R::state_from_text(split_board);
    const auto work = zones_work_on(state);
    REQUIRE(work.zones.size() == 4);
    CHECK(work.zones[0].point_count() == 8);
    CHECK(work.zones[0].counts == 0);
    CHECK(work.zones[1].counts == undecided_counts);
    CHECK(work.zones[2].counts == 0b100);
    CHECK(work.zones[3].counts == 0b10);
    CHECK(work.sum == Tally{.undecided = 1, .sure_moves = 3, .open = 1});
    CHECK(work.choice.which == ZonesCase::look_ahead);
    REQUIRE(work.tried.size() == 5);
    const std::vector<std::string> lines{"2-5", "2-15", "2-16", "2-18", "2-20"};
    const std::vector<Tally> sums{{1, 3, 1}, {1, 5, 0}, {1, 5, 0}, {1, 5, 0}, {2, 4, 0}};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CHECK(R::move_to_text(state, work.tried[i].segment) == lines[i]);
        CHECK(work.tried[i].sum == sums[i]);
    }
    CHECK(R::move_to_text(state, work.choice.move) == "2-20");
    CHECK(work.crossings.empty());
    // Every zone is known then and none cross: Blue, who moves next, loses.
    const auto after = R::after(state, work.choice.move);
    CHECK(Solver(state.board, 8 << 20).nim_value(after.legal, Unlimited()) == 0U);
}

TEST_CASE("points: the lesson arrives at the move that zones plays", "[points][lesson]") {
    visit_positions([](const R::State& state, std::uint64_t seed) {
        ZonesPlayer player(seed);
        REQUIRE(zones_work_on(state, seed).choice.move == *player.choose(state, Unlimited(), {}));
    });
}

TEST_CASE("points: the steps that zones reports lead to its move", "[points][lesson]") {
    BySide<int> seen;
    visit_positions([&](const R::State& state, std::uint64_t seed) {
        const auto work = zones_work_on(state, seed);
        const auto& board = *state.board;
        // What the trials say is what drawing the line in its zone leaves.
        for (const auto& trial : work.tried) {
            Tally sum = work.sum;
            const auto before = work.zones[trial.zone].tally();
            sum.undecided -= before.undecided;
            sum.sure_moves -= before.sure_moves;
            sum.open -= before.open;
            sum += tally(trial.left);
            REQUIRE(trial.sum == sum);
            REQUIRE(work.zones[trial.zone].segments.contains(board.segment_index(trial.segment)));
            const bool last = &trial == &work.tried.back();
            REQUIRE(trial.sum.both_even() == (last && work.choice.reason == Reason::both_even));
        }
        const auto largest = work.zones.front().point_count();
        REQUIRE(work.choice.which == (largest > 12  ? ZonesCase::split
                                      : largest > 5 ? ZonesCase::look_ahead
                                                    : ZonesCase::count));
        if (work.ended_by_trial()) REQUIRE(work.tried.back().segment == work.choice.move);
        if (work.choice.reason == Reason::already_even) REQUIRE(work.sum.both_even());
        if (work.choice.reason == Reason::none_even && work.choice.which == ZonesCase::look_ahead) {
            std::size_t lines = 0;
            for (const auto& zone : work.zones) {
                if (zone.point_count() > 5) lines += static_cast<std::size_t>(zone.segments.size());
            }
            REQUIRE(work.tried.size() == lines);
        }
        ++seen[work.ended_by_trial() ? Side::first : Side::second];
    });
    CHECK(seen[Side::first] > 10);
    CHECK(seen[Side::second] > 10);
}

TEST_CASE("points: looking at zones costs it no nodes", "[points][lesson]") {
    visit_positions([](const R::State& state, std::uint64_t seed) {
        SearchControl alone({}), watched({});
        auto random = turn_chance(seed, state.drawn.size());
        const auto choice = zones_choice(state, alone, random);
        REQUIRE(zones_work(state, seed, watched).choice == choice);
        REQUIRE(watched.nodes() == alone.nodes());
    });
}

TEST_CASE("points: zones that cross are told, with two lines that do", "[points][lesson]") {
    const auto work = zones_work_on(*R::state_from_text(windmill));
    REQUIRE(work.crossings.size() == 1);
    CHECK(work.crossings[0] == ZoneCrossing{.first_zone = 0, .second_zone = 1, .first = {0, 1}, .second = {2, 3}});
    CHECK(work.choice.reason == Reason::already_even);
}
