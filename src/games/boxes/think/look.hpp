// A position of Boxes as a good player sees it: what can be taken, what is left after that, and who can wait.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

class Look {
  public:
    explicit Look(const Rules::State& state);

    /// How many boxes can be closed in a row.
    [[nodiscard]] int boxes() const { return captures_.all; }
    /// How many of those, the last ones, can be left to the other side.
    [[nodiscard]] int gift() const { return captures_.gift; }
    /// Whether nothing is left after that.
    [[nodiscard]] bool is_end() const { return rest_.strings_left() == 0; }
    /// Of the rest: lines that give nothing away, and chains and loops.
    [[nodiscard]] int safe() const { return safe_; }
    [[nodiscard]] const std::vector<Run>& runs() const { return runs_; }
    [[nodiscard]] int long_chains() const;
    /// Whether the player to move in the rest will not have to open the first long chain, if it stays at that number.
    [[nodiscard]] bool chains_suit() const;
    /// The fewest boxes that a line of the rest gives away; requires a rest without a safe line that is not the end.
    [[nodiscard]] int min_given() const { return min_given_; }
    /// Whether whoever must move in the rest has to open something that is worth control: a chain or loop of three
    /// boxes or more.
    [[nodiscard]] bool is_locked() const { return safe_ == 0 && min_given_ >= 3; }
    /// The chain or loop of the rest that the line is in.
    [[nodiscard]] const Run* run_at(int edge) const;
    /// The lines of the rest that a chain or loop of it has, ascending.
    [[nodiscard]] std::vector<int> lines_of(const Run& run) const;
    /// Those of all long chains.
    [[nodiscard]] std::vector<int> lines_of_long_chains() const;
    [[nodiscard]] const Strings& rest() const { return rest_; }

  private:
    Strings rest_;
    Captures captures_;
    int safe_ = 0;
    int min_given_ = 0;
    std::vector<Run> runs_;
};

/// Whether the line between the two closes nothing of what could be closed and leaves the last of it, as little as it
/// can, with all the rest as it is.
[[nodiscard]] inline bool is_left_of(const Look& before, const Look& after) {
    return after.boxes() == before.gift() && after.rest().strings_left() == before.rest().strings_left();
}
/// The line closes nothing, nothing could be closed, and the other side can then close something.
[[nodiscard]] bool gives_away(const Rules::State& state, const Rules::Move& move);

} // namespace zugzwang::boxes
