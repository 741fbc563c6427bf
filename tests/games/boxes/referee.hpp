// Checks again what facts claim of lines of Boxes, by the rules, a brute force and the solver's values.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "brute_force.hpp"
#include "by_the_rules.hpp"
#include "games/boxes/think/solver.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::boxes::test {

class Referee {
  public:
    explicit Referee(const Rules::State& state) : state_(state), solver_(state, std::size_t{4} << 20) {}

    /// How many of the boxes that are open its side gets.
    [[nodiscard]] int brings(const Rules::Move& move);
    /// The other side's, or the own one's if the turn does not pass; empty if the game is over.
    [[nodiscard]] std::optional<Rules::Move> best_answer(const Rules::Move& move);
    /// Whether the fact's numbers are right for the move of the question, be it told of that one or not; fails for a
    /// kind that it does not know.
    [[nodiscard]] bool is_true(const Fact& fact, const MoveQuestion<Rules>& question);
    /// Whether the fact names the moves that it should.
    [[nodiscard]] bool names_its_moves(const Fact& fact, const MoveQuestion<Rules>& question);

  private:
    using Numbers = std::vector<std::int64_t>;

    [[nodiscard]] std::optional<bool> is_true_of_closing(const Fact& fact, const Rules::Move& move);
    [[nodiscard]] std::optional<bool> is_true_of_leaving(const Fact& fact, const Rules::Move& move);
    [[nodiscard]] std::optional<bool> is_true_of_giving(const Fact& fact, const Rules::Move& move);
    [[nodiscard]] std::optional<bool> is_true_of_waiting(const Fact& fact, const Rules::Move& move);
    [[nodiscard]] std::optional<bool> is_true_of_value(const Fact& fact, const MoveQuestion<Rules>& question);
    [[nodiscard]] std::optional<bool> is_true_beside(const Fact& fact, const MoveQuestion<Rules>& question);
    [[nodiscard]] std::optional<bool> is_true_of_answer(const Fact& fact, const MoveQuestion<Rules>& question);

    /// For the side to move, of the open boxes.
    [[nodiscard]] int value(const Rules::State& state);
    [[nodiscard]] bool opens(const Rules::Move& move, std::int64_t length, bool loop);
    /// How much better than taking all of it it is for the other side to leave the last boxes.
    [[nodiscard]] int gain_of_leaving(const Rules::Move& move);
    [[nodiscard]] int given(const Rules::Move& move) const;
    [[nodiscard]] bool closes(const Rules::Move& move) const { return boxes_closed_by(state_, move.edge) > 0; }
    [[nodiscard]] bool waits(const Rules::Move& move) const;
    [[nodiscard]] bool gives(const Rules::Move& move) const;
    [[nodiscard]] bool leaves(const Rules::Move& move) const;
    [[nodiscard]] bool keeps_control_by(const Rules::Move& move) const;

    Rules::State state_;
    Solver solver_;
    BruteForce brute_force_;
};

/// Whether the side to move must open a chain or loop of three or more.
[[nodiscard]] bool is_locked(const Rules::State& state);
/// Whether the words say the number, 1 as "a box" or the like.
[[nodiscard]] bool says(const std::string& words, std::int64_t number);

} // namespace zugzwang::boxes::test
