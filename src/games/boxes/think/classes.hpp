// The three classes of undrawn lines that the seed's player chooses from (seed 004, section 3), updated move by move.
#pragma once

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

enum class LineClass : std::uint8_t { completing, neutral, giving };

/// The class of an undrawn line.
struct LinePlace {
    LineClass set = LineClass::neutral;
    int price = 0; ///< Its key in the queue of the giving ones; 0 in the other classes.

    friend bool operator==(const LinePlace&, const LinePlace&) = default;
};

class LineClasses {
  public:
    explicit LineClasses(const Rules::State& state);

    /// Draws an undrawn line and updates the classes of the lines that it affects.
    void draw(int edge);

    /// The first class: lines that complete a box.
    [[nodiscard]] const std::set<int>& completing() const { return completing_; }
    /// The second: pairs of how many boxes the other side could take in a row, and the line that gives them, the
    /// cheapest first.
    [[nodiscard]] const std::set<std::pair<int, int>>& giving() const { return giving_; }
    /// The third: lines after which no box beside them has three sides.
    [[nodiscard]] const std::vector<int>& neutral() const { return neutral_; }
    /// Requires a line that is not drawn.
    [[nodiscard]] LinePlace place_of(int edge) const;
    [[nodiscard]] const Rules::State& state() const { return state_; }

    friend bool operator==(const LineClasses&, const LineClasses&) = default;

  private:
    void classify(int edge);
    void remove(int edge);
    [[nodiscard]] std::vector<int> affected_by(int edge) const;

    Rules::State state_;
    std::set<int> completing_;
    std::set<std::pair<int, int>> giving_;
    std::vector<int> neutral_; ///< Ascending.
    std::vector<int> price_;   ///< By edge: its number in giving_; 0 if it is not there.
};

/// How many boxes can be taken in a row once the line is drawn, starting beside it.
[[nodiscard]] int boxes_given_by(const Rules::State& state, int edge);
/// How many can be taken in a row then, wherever they are: also such as lay open before.
[[nodiscard]] int boxes_left_by(const Rules::State& state, int edge);
/// The boxes of `boxes_given_by`, in the order in which they can be taken.
[[nodiscard]] std::vector<int> gift_of(const Rules::State& state, int edge);

} // namespace zugzwang::boxes
