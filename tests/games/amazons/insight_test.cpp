#include "games/amazons/think/insight.hpp"

#include "support/catch.hpp"

#include "slow_amazons.hpp"

using namespace zugzwang;
using amazons::Square;
using amazons::square_at;
using AmazonsRules = amazons::Rules;

namespace {

amazons::Insight seen(const AmazonsRules::State& state) {
    SearchControl control(Budget{});
    return amazons::insight(state, control);
}

/// How many queen moves a side needs to each square, by trying longer and longer walks; 99 for never.
int moves_to(const AmazonsRules::State& state, Side side, Square target) {
    auto position = amazons::slow::read(AmazonsRules::to_text(state));
    std::vector<std::pair<int, int>> here;
    for (const Square queen : queens_of(state, side)) {
        here.emplace_back(state.ranks - 1 - amazons::rank_of(queen), amazons::file_of(queen));
    }
    for (int count = 1; !here.empty(); ++count) {
        std::vector<std::pair<int, int>> next;
        for (const auto& [row, column] : here) {
            amazons::slow::look_around(position, row, column, [&](int r, int c) { next.emplace_back(r, c); });
        }
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        if (std::ranges::find(next, std::pair(state.ranks - 1 - amazons::rank_of(target), amazons::file_of(target))) !=
            next.end()) {
            return count;
        }
        if (count > 40) break;
        here = next;
    }
    return 99;
}

} // namespace

TEST_CASE("amazons: insight says who gets to a square first", "[amazons][insight]") {
    Random random(51);
    for (int round = 0; round < 150; ++round) {
        const auto state = amazons::slow::random_state(random, 7, 3, 35);
        INFO(AmazonsRules::to_text(state));
        const auto found = seen(state);
        for (const Square square : empty_squares(state)) {
            const int white = moves_to(state, Side::first, square), black = moves_to(state, Side::second, square);
            REQUIRE(found.first.has(square) == (white < black));
            REQUIRE(found.second.has(square) == (black < white));
            REQUIRE(found.either.has(square) == (white == black && white < 99));
        }
    }
}

TEST_CASE("amazons: insight names queens that are nearly shut in", "[amazons][insight]") {
    const auto found = seen(*AmazonsRules::state_from_text("q**3q/2*4/***4/2*4/*6/Q*5/**4Q w"));
    REQUIRE(found.shut_in.size() == 2);
    CHECK(found.shut_in[0] == amazons::Insight::Queen{square_at(0, 1), Side::first, 1});
    CHECK(found.shut_in[1] == amazons::Insight::Queen{square_at(0, 6), Side::second, 2});
}

TEST_CASE("amazons: insight sees when the board is divided", "[amazons][insight]") {
    CHECK(seen(*AmazonsRules::state_from_text("Q2*2q w")).is_divided);
    CHECK(seen(*AmazonsRules::state_from_text("Q*q w")).is_divided);
    CHECK(seen(*AmazonsRules::state_from_text("Qq w")).is_divided); // one region, but nothing in it to reach
    CHECK_FALSE(seen(*AmazonsRules::state_from_text("Q2*2q/7 w")).is_divided);
    CHECK_FALSE(seen(AmazonsRules::initial({})).is_divided);
}
