#include "games/points/think/champion_work.hpp"

#include "brute_force.hpp"
#include "positions.hpp"

namespace {

ChampionWork work_on(const R::State& state) { return champion_work(state, {}, Unlimited()); }

} // namespace

TEST_CASE("points: the parts' nim-values sum up to that of plain play", "[points][lesson]") {
    Random random(3);
    for (int round = 0; round < 12; ++round) {
        brute::Game game{brute::crowded_points(7, 1000, random)};
        const auto state = R::initial({game.points});
        const auto work = work_on(state);
        REQUIRE(work.solved());
        CHECK(ChampionWork::nim_sum(work.parts) == static_cast<std::uint32_t>(game.nim_value(game.legal({}))));
        SegmentSet all;
        for (const auto& part : work.parts) {
            CHECK_FALSE(part.segments.intersects(all));
            all |= part.segments;
        }
        CHECK(all == state.legal);
        SegmentSet left;
        for (const auto& part : work.left)
            left |= part.segments;
        CHECK(left == R::after(state, work.move).legal);
        // A winning move leaves the nim-sum 0, and only a lost position has none.
        CHECK((ChampionWork::nim_sum(work.left) == 0) == (ChampionWork::nim_sum(work.parts) != 0));
    }
}

TEST_CASE("points: where zones cross they are one part, and Proposition 1 errs", "[points][lesson]") {
    const auto work = work_on(*R::state_from_text(windmill));
    REQUIRE(work.parts.size() == 1);
    CHECK(work.parts[0].segments.size() == 2);
    CHECK(work.parts[0].nim_value == 1);
    CHECK(work.conflicts == 1);
    CHECK(work.left.empty());
    CHECK(work.zones.size() == 2);
    CHECK(work.crossings.size() == 1);
    CHECK(work.zones_say_win() == false);
}

TEST_CASE("points: what is too open for the lesson says so", "[points][lesson][slow]") {
    const auto state = R::initial({points_of(Layout::random, 60, 1)});
    const auto work = work_on(state);
    CHECK_FALSE(work.solved());
    CHECK(R::is_legal(state, work.move));
    CHECK_FALSE(work.zones_say_win().has_value());
}
