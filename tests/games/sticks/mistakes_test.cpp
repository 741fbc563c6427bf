// The kinds of mistakes, read a second time from the table of what wins by brute force.
#include "games/sticks/think/mistakes.hpp"

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::sticks {
namespace {

/// One game's numbers, told by the rules alone.
class Referee {
  public:
    explicit Referee(const Rules::State& state)
        : wins_(test::wins_by_brute_force(state.left + 1, state.take, state.misere)), take_(state.take),
          misere_(state.misere) {}

    [[nodiscard]] bool wins(int left) const { return wins_[static_cast<std::size_t>(left)]; }
    /// Whether some take ends the game well, or leaves a last stick that must be taken and loses.
    [[nodiscard]] bool wins_at_once(int left) const {
        for (int taken = 1; taken <= take_ && taken <= left; ++taken) {
            if (misere_ ? left - taken == 1 : left == taken) return true;
        }
        return false;
    }
    [[nodiscard]] std::string kind(int left, int taken) const {
        const int rest = left - taken;
        if (misere_ && rest == 0) return "took-last";
        if (wins_at_once(left)) return "missed-win";
        if (wins_at_once(rest)) return "left-too-few";
        return !wins(rest - 1) || !wins(rest + 1) ? "one-off" : "no-multiple";
    }

  private:
    std::vector<bool> wins_;
    int take_;
    bool misere_;
};

std::string kind_of(const std::string& position, int played, int better) {
    return kind_of_mistake(*Rules::state_from_text(position), {played}, {better});
}

} // namespace

TEST_CASE("sticks: a mistake has the kind that the table of won numbers tells", "[sticks][mistakes]") {
    Random random(23);
    std::map<std::string, int> kinds;
    for (int found = 0; found < 200;) {
        const Rules::State state{.left = static_cast<int>(random.between(2, 40)),
                                 .take = static_cast<int>(random.between(2, 9)),
                                 .misere = random.below(2) == 0};
        const Referee referee(state);
        const auto moves = Rules::legal_moves(state);
        const auto keeps = [&](const Rules::Move& move) { return !referee.wins(state.left - move.count); };
        const auto better = std::ranges::find_if(moves, keeps);
        const auto played = random.pick(moves);
        if (better == moves.end() || keeps(played)) continue;
        ++found;
        CAPTURE(Rules::to_text(state), played.count, better->count);
        const auto kind = referee.kind(state.left, played.count);
        CHECK(kind_of_mistake(state, played, *better) == kind);
        ++kinds[kind];
    }
    CHECK(kinds.size() == 5); // each of them is among those
}

TEST_CASE("sticks: the kinds of some mistakes", "[sticks][mistakes]") {
    CHECK(kind_of("10/3 1", 1, 2) == "one-off"); // 9 for 8
    CHECK(kind_of("11/3 1", 1, 3) == "no-multiple");
    CHECK(kind_of("6/3 1", 3, 2) == "left-too-few");
    CHECK(kind_of("3/3 1", 2, 3) == "missed-win");
    CHECK(kind_of("3/3 1 misere", 3, 2) == "took-last");
    CHECK(kind_of("4/3 1 misere", 1, 3) == "missed-win");
    CHECK(kind_of("7/3 1 misere", 3, 2) == "left-too-few"); // 4: the other side leaves 1
}

TEST_CASE("sticks: where every number loses no move is a mistake", "[sticks][mistakes]") {
    CHECK(kind_of("8/3 1", 1, 3).empty());
    CHECK(kind_of("9/3 2 misere", 1, 2).empty());
    CHECK(kind_of("10/3 1", 2, 1).empty()); // the other way round
}

} // namespace zugzwang::sticks
