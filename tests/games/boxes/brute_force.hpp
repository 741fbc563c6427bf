// The value of a position by plain recursion over the rules, which shares nothing with the engine.
#pragma once

#include "games/boxes/rules.hpp"
#include "support/standard.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes::test {

class BruteForce {
  public:
    /// The final margin of the side to move, what is already owned included.
    [[nodiscard]] int value(const Rules::State& state) {
        return boxes_owned(state, state.to_move) - boxes_owned(state, other(state.to_move)) + rest(state);
    }
    /// All moves that keep the value.
    [[nodiscard]] std::vector<Rules::Move> best(const Rules::State& state) {
        std::vector<Rules::Move> best;
        for (const auto& move : Rules::legal_moves(state)) {
            if (worth(state, move) == rest(state)) best.push_back(move);
        }
        return best;
    }

  private:
    /// What the side to move gains from here on.
    int rest(const Rules::State& state) {
        if (Rules::outcome(state)) return 0;
        const auto key = state.drawn.to_string();
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        int max = -1000;
        for (const auto& move : Rules::legal_moves(state))
            max = std::max(max, worth(state, move));
        return known_[key] = max;
    }
    int worth(const Rules::State& state, const Rules::Move& move) {
        const int closed = boxes_closed_by(state, move.edge);
        const int after = rest(Rules::after(state, move));
        return closed > 0 ? closed + after : -after;
    }

    std::map<std::string, int> known_;
};

/// A position of that setup after random moves, with so many lines left.
inline Rules::State random_position(const Rules::Setup& setup, int lines_left, Random& random) {
    auto state = Rules::initial(setup);
    while (Rules::lines_left(state) > lines_left)
        state = Rules::after(state, random.pick(Rules::legal_moves(state)));
    return state;
}

} // namespace zugzwang::boxes::test
