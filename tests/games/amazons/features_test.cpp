#include "support/catch.hpp"

#include "endgames.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/features.hpp"
#include "support/both_processors.hpp"

namespace zugzwang::amazons {

namespace {

/// Counted square by square, for one kind of distance.
std::map<std::size_t, int> slow_counts(const Rules::State& state, int longest) {
    const auto own = slow::distances(state, state.to_move, longest);
    const auto theirs = slow::distances(state, other(state.to_move), longest);
    const auto distance_class = [](const std::map<Square, int>& distances, Square square) {
        const auto found = distances.find(square);
        return found == distances.end() ? std::size_t{5} : static_cast<std::size_t>(std::min(found->second - 1, 4));
    };
    std::map<std::size_t, int> counts;
    for (const Square square : empty_squares(state)) {
        const auto mine = distance_class(own, square), others = distance_class(theirs, square);
        if (mine < 5 || others < 5) ++counts[mine * 6 + others];
    }
    return counts;
}

} // namespace

TEST_CASE("amazons: features count squares as a search square by square does", "[amazons][engine]") {
    Random random(48);
    for (int round = 0; round < 300; ++round) {
        const auto state = slow::random_state(random, 16, 5, static_cast<int>(random.between(0, 90)));
        INFO(Rules::to_text(state));
        const auto [narrow, wide] = testing::on_both_processors([&] { return features(Board(state)).values; });
        REQUIRE(narrow == wide);
        for (const auto& [kind, longest] : {std::pair(Features::by_queen, 16), std::pair(Features::by_king, 1)}) {
            auto expected = slow_counts(state, longest);
            for (std::size_t place = 0; place < 36; ++place)
                REQUIRE(int{wide[kind + place]} == expected[place]);
        }
    }
}

TEST_CASE("amazons: features tell how free the queens are", "[amazons][engine]") {
    // White's queen in the corner sees three squares in three directions; one of Black's sees one, the other none.
    const auto state = *Rules::state_from_text("1****/1*q*q/1***1/Q1*** w");
    const auto found = features(Board(state)).values;
    const auto at = [&](std::size_t kind, std::size_t place) { return int{found[kind + place]}; };
    CHECK(at(Features::own_sight, 2) == 1);
    CHECK(at(Features::own_directions, 2) == 1);
    CHECK(at(Features::their_sight, 0) == 1);
    CHECK(at(Features::their_sight, 1) == 1);
    CHECK(at(Features::their_directions, 0) == 1);
    CHECK(at(Features::their_directions, 1) == 1);
    CHECK(at(Features::empty, 0) == 1); // five squares, in fours
}

TEST_CASE("amazons: every processor counts and judges the same", "[amazons][engine]") {
    Random random(77);
    for (const int board : {6, 8, 10}) {
        for (int round = 0; round < 10; ++round) {
            auto state = Rules::initial({.board = board});
            for (auto moves = Rules::legal_moves(state); !moves.empty(); moves = Rules::legal_moves(state)) {
                const auto [narrow, wide] = testing::on_both_processors(
                    [&] { return std::pair(Rules::move_count(state), evaluation(Board(state))); });
                CAPTURE(Rules::to_text(state));
                REQUIRE(narrow == wide);
                REQUIRE(wide.first == moves.size());
                state = Rules::after(state, random.pick(moves));
            }
        }
    }
}

} // namespace zugzwang::amazons
