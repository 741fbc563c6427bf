// Looks for a good move where the exact value is out of reach: a Monte-Carlo tree search (Kocsis and Szepesvári, Bandit
// based Monte-Carlo planning, 2006). Playouts draw random safe lines and are then judged by EndgameEstimate. Transposed
// positions share a node, whose reward counts for every edge that leads there (Childs, Brodeur and Kocsis,
// Transpositions and move groups in Monte Carlo tree search, 2008). The solver's bounds count as proven (Winands,
// Björnsson and Saito, Monte-Carlo tree search solver, 2008).
#pragma once

#include <cstdint>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/endgame_estimate.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/solver.hpp"
#include "games/boxes/think/strings.hpp"
#include "games/boxes/think/tree_nodes.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes {

/// Keeps its tree as long as it lives, so that each move of a game profits from those before.
class TreeSearch {
  public:
    /// Consults the solver, which outlives it; takes about `max_bytes` at most.
    TreeSearch(Solver& solver, std::uint64_t seed, std::size_t max_bytes);
    static constexpr int no_limit = 10 * max_boxes;

    /// Makes the state the root; the tree is at most `max_depth` moves deep. Requires a state that the solver covers
    /// and that is not over.
    void set_root(const Rules::State& state, int max_depth = no_limit);

    /// Runs up to so many playouts, until the control stops it or the value is proven; may be called again to go on.
    /// The first playout after set_root is always finished. Leaves that are cheap to solve are solved.
    void search(SearchControl& control, std::uint64_t playouts);

    /// The next string to cut.
    [[nodiscard]] int best_string() const;
    /// The probability that the side to move wins, 0 to 1.
    [[nodiscard]] double chance() const;
    /// The expected final margin.
    [[nodiscard]] double expected_margin() const;
    /// The standard deviation of the final margins of the playouts since set_root.
    [[nodiscard]] double margin_spread() const;
    /// The length of the most visited line, at least 1.
    [[nodiscard]] int depth() const;
    /// The principal variation up to the first capture, at least one string.
    [[nodiscard]] std::vector<int> line() const;
    /// How often the root was visited, including visits before it became the root.
    [[nodiscard]] std::uint32_t visits() const { return nodes_.at(root_.node).visits; }
    [[nodiscard]] bool is_proven() const { return nodes_.at(root_.node).is_proven(); }
    /// The final margin, once it is proven.
    [[nodiscard]] int margin() const { return nodes_.at(root_.node).min; }
    [[nodiscard]] std::size_t bytes() const { return nodes_.bytes(); }

  private:
    using Edge = TreeNodes::Edge;
    using Node = TreeNodes::Node;
    /// Where a playout stands in the tree. Margin and sign are those of the player to move at the root.
    struct Cursor {
        std::uint32_t node = TreeNodes::none;
        int margin = 0; ///< Of the boxes owned, including those sure to be taken.
        int sign = 1;   ///< 1 if the root's player is to move, else -1.
        int gift = 0;   ///< To be taken or left; cut already.
    };
    struct PathStep {
        std::uint32_t node = 0;
        std::uint32_t edge = TreeNodes::none; ///< The one taken there, by its index in edges_of; none at the leaf.
        int sign = 1;
    };

    void run_playout(SearchControl& control);
    [[nodiscard]] bool descends_from(const Cursor& cursor, SearchControl& control);
    void solve_leaf(const Cursor& cursor, SearchControl& control);
    void expand(const Cursor& cursor);
    [[nodiscard]] std::uint32_t select_edge(const Node& node) const;
    void descend(Cursor& cursor, std::uint32_t edge);
    [[nodiscard]] std::uint32_t node_at(const Cursor& cursor);
    void shuffle_playout_order();
    [[nodiscard]] int random_margin(const Cursor& cursor);
    void backpropagate(int margin);
    [[nodiscard]] double reward_of(int margin) const;
    [[nodiscard]] const Edge& best_edge(const Node& node) const;

    Solver& solver_;
    Strings root_strings_;
    Strings strings_; ///< At the playout's position; between playouts, the root's after everything is taken.
    int boxes_;       ///< How many were open when the tree was made.
    Captures captures_;
    Cursor root_;
    std::size_t max_depth_ = no_limit;
    Random random_;
    EndgameEstimate endgame_;
    TreeNodes nodes_;
    std::vector<std::int16_t> cuts_;
    std::vector<std::int16_t> playout_order_; ///< The strings left at the root; shuffled for each playout.
    std::vector<PathStep> path_;
    std::vector<Opening> openings_;
    std::vector<Edge> edges_;
    std::uint32_t playouts_ = 0;               ///< Since set_root.
    double margins_ = 0, squared_margins_ = 0; ///< Sums over those playouts.
};

} // namespace zugzwang::boxes
