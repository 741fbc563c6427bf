// Looks for a good move where the exact value is out of reach: a Monte-Carlo tree over the moves worth looking at,
// whose leaves are played on by random safe lines and then judged by the endgame's plain rules (Kocsis and Szepesvári,
// Bandit based Monte-Carlo planning, 2006). Positions that come about in several ways are one, whose result counts for
// all the steps that lead there (Childs, Brodeur and Kocsis, Transpositions and move groups in Monte Carlo tree search,
// 2008), and what the solver knows of them is proven (Winands, Björnsson and Saito, Monte-Carlo tree search solver,
// 2008).
#pragma once

#include <cstdint>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/endgame.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/solver.hpp"
#include "games/boxes/think/strings.hpp"
#include "games/boxes/think/tree_positions.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes {

/// Keeps its tree as long as it lives, so that the moves of a game help each other.
class TreeSearch {
  public:
    /// Asks the solver, which outlives it, about all positions; takes at most about `max_bytes`.
    TreeSearch(Solver& solver, std::uint64_t seed, std::size_t max_bytes);
    static constexpr int no_limit = 10 * max_boxes;

    /// Goes on from there, no deeper than `max_depth` moves. Requires that the solver covers the state, which is not
    /// over.
    void move_to(const Rules::State& state, int max_depth = no_limit);

    /// Plays out one line of the tree after the other until the control ends it or the value is proven; may be called
    /// again to go on. The first after move_to is played out however soon the control says stop. Leaves that take few
    /// nodes to solve are solved.
    void grow(SearchControl& control, std::uint64_t playouts);

    /// The next string to cut.
    [[nodiscard]] int best_string() const;
    /// The share of games that the side to move is expected to win, 0 to 1.
    [[nodiscard]] double chance() const;
    /// The margin expected at the end.
    [[nodiscard]] double expected_margin() const;
    /// The standard deviation of the margins that the lines played out since move_to ended with.
    [[nodiscard]] double margin_spread() const;
    /// How many moves deep the most trodden line is, the next move at least.
    [[nodiscard]] int depth() const;
    /// The strings that are expected to be cut next, as far as nothing is taken; the first at least.
    [[nodiscard]] std::vector<int> line() const;
    /// How often the tree has been through the position it stands at, before move_to too.
    [[nodiscard]] std::uint32_t visits() const { return positions_.at(root_.position).visits; }
    [[nodiscard]] bool is_settled() const { return positions_.at(root_.position).is_settled(); }
    /// The margin at the end, once it is settled.
    [[nodiscard]] int margin() const { return positions_.at(root_.position).min; }
    [[nodiscard]] std::size_t bytes() const { return positions_.bytes(); }

  private:
    using Step = TreePositions::Step;
    using Position = TreePositions::Position;
    /// Where a walk through the tree stands. Margins and `sign` are those of the player to move at the root.
    struct Place {
        std::uint32_t position = TreePositions::none;
        int margin = 0; ///< Of what is owned, what is sure to be taken counted in.
        int sign = 1;   ///< 1 when the root's player is to move.
        int gift = 0;   ///< To be taken or left; cut already.
    };
    struct Trodden {
        std::uint32_t position = 0, step = TreePositions::none; ///< The step that was taken there, by number, if any.
        int sign = 1;
    };

    void walk(SearchControl& control);
    [[nodiscard]] bool has_steps(const Place& place, SearchControl& control);
    void settle(const Place& place, SearchControl& control);
    void expand(const Place& place);
    [[nodiscard]] std::uint32_t chosen_step(const Position& position) const;
    void make_step(Place& place, std::uint32_t step);
    [[nodiscard]] std::uint32_t position_at(const Place& place);
    void shuffle_order();
    [[nodiscard]] int play_out(const Place& place);
    void learn(int margin);
    [[nodiscard]] double result(int margin) const;
    [[nodiscard]] const Step& best_step(const Position& position) const;

    Solver& solver_;
    Strings start_;   ///< Where the tree stands.
    Strings strings_; ///< Where the walk stands; between walks at the root, what can be taken cut.
    int boxes_;       ///< That were open when the tree was begun.
    Captures captures_;
    Place root_;
    std::size_t max_depth_ = no_limit;
    Random random_;
    Endgame endgame_;
    TreePositions positions_;
    std::vector<std::int16_t> cuts_;
    std::vector<std::int16_t> order_; ///< All strings that are left; shuffled for each playout.
    std::vector<Trodden> path_;
    std::vector<Opening> openings_;
    std::vector<Step> steps_;
    std::uint32_t walks_ = 0;                  ///< Since move_to.
    double margins_ = 0, squared_margins_ = 0; ///< Sums of those walks.
};

} // namespace zugzwang::boxes
