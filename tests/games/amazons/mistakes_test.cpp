// The kinds of mistakes, read a second time on rows of letters.
#include "games/amazons/think/mistakes.hpp"

#include "slow_counts.hpp"
#include "support/catch.hpp"

namespace zugzwang::amazons {
namespace {

slow::Position read(const Rules::State& state) { return slow::read(Rules::to_text(state)); }

slow::Place place_of(const Rules::State& state, Square square) {
    return {state.ranks - 1 - rank_of(square), file_of(square)};
}

/// 3: she cannot go anywhere, 2: to one or two squares, 1: arrows leave her eight empty squares or fewer.
int confinement(const slow::Position& position, slow::Place queen) {
    const int steps = slow::steps(position, queen);
    if (steps <= 2) return steps == 0 ? 3 : 2;
    return slow::empty_in(position, slow::room(position, queen)) <= 8 ? 1 : 0;
}

int confinements(const slow::Position& position, char side) {
    int sum = 0;
    for (const auto& queen : slow::places(position, slow::queen_of(side)))
        sum += confinement(position, queen);
    return sum;
}

/// Whether a queen of that side was clearly freer before the move.
bool confines(const Rules::State& state, const Rules::Move& move, char side) {
    const auto before = read(state), after = read(Rules::after(state, move));
    const auto from = place_of(state, move.from), to = place_of(state, move.to);
    return std::ranges::any_of(slow::places(after, slow::queen_of(side)), [&](slow::Place queen) {
        const auto stood = queen == to ? from : queen;
        const int steps = slow::steps(before, stood);
        const auto lost_room = [&] {
            return slow::empty_in(before, slow::room(before, stood)) - slow::empty_in(after, slow::room(after, queen));
        };
        const int now = confinement(after, queen);
        return (now == 3 && steps > 0) || (now == 2 && steps >= 4) || (now == 1 && lost_room() >= 8);
    });
}

bool is_had(const slow::Position& position, slow::Place square, char side) {
    const auto own = slow::distances(position, side, false);
    const auto others = slow::distances(position, slow::other_side(side), false);
    if (!own.contains(square)) return false;
    return !others.contains(square) || own.at(square) < others.at(square);
}

std::string kind_by_letters(const Rules::State& state, const Rules::Move& played, const Rules::Move& better) {
    const auto before = read(state), own = read(Rules::after(state, played)),
               beside = read(Rules::after(state, better));
    const char side = before.side, enemy = slow::other_side(side);
    if (confinements(own, side) > confinements(beside, side) && confines(state, played, side)) return "shut-in";
    if (confinements(beside, enemy) > confinements(own, enemy) && confines(state, better, enemy)) return "let-go";
    const auto lead = [&](const slow::Position& position) {
        const auto [sooner, later] = slow::sooner(position, side, false);
        return sooner - later;
    };
    if (lead(own) < 0 && lead(beside) >= 0) return "gave-region";
    if (is_had(before, place_of(state, played.arrow), side) && !is_had(before, place_of(state, better.arrow), side))
        return "spent-own";
    if (lead(own) < lead(beside)) return "gave-squares";
    const auto open = [&](const slow::Position& position) {
        return slow::open_moves(position, side) - slow::open_moves(position, enemy);
    };
    return open(own) < open(beside) ? "gave-freedom" : "";
}

} // namespace

TEST_CASE("amazons: a move beside another one has the kind that counting on letters tells", "[amazons][mistakes]") {
    Random random(47);
    std::map<std::string, int> kinds;
    for (int positions = 0; positions < 200;) {
        auto state = Rules::initial({.board = random.pick(std::vector{6, 8, 10})});
        for (auto moves = random.between(0, 26); moves > 0 && !Rules::outcome(state); --moves)
            state = Rules::after(state, random.pick(Rules::legal_moves(state)));
        if (Rules::outcome(state)) continue;
        ++positions;
        const auto played = random.pick(Rules::legal_moves(state)), better = random.pick(Rules::legal_moves(state));
        CAPTURE(Rules::to_text(state), Rules::move_to_text(state, played), Rules::move_to_text(state, better));
        const auto kind = kind_by_letters(state, played, better);
        CHECK(kind_of_mistake(state, played, better) == kind);
        ++kinds[kind];
    }
    kinds.erase("");
    CHECK(kinds.size() == 6); // each of them is among those
}

} // namespace zugzwang::amazons
