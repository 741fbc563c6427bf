// The champion's search: a tree that grows where the game is likely to go, with chances found by the evaluation.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/amazons/think/board.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/node_pool.hpp"
#include "games/amazons/think/solver.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons {

/// How a tree grows. The figures were found by matches, see IDEAS.md.
struct TreeOptions {
    double attention = 0.5;        ///< How much a high prior counts beside a high chance.
    double step_temperature = 250; ///< Priors of steps: so much less in score makes one e times less likely.
    double shot_temperature = 150; ///< The same for shots.
    int solver_squares = 50;       ///< The solver is asked when no more squares are empty,
    double solver_nodes = 2;    ///< and may spend so many nodes for each visit of the position that it is asked about,
    double solver_share = 0.15; ///< together no more than this part of the nodes, except where it succeeds.
    const Network* network = built_in_network(); ///< Null for the hand-made evaluation. It outlives the tree.
};

/// Best-first search with an evaluation in place of games played out (L. Kocsis and C. Szepesvári, "Bandit based
/// Monte-Carlo planning", 2006; for Amazons R. Lorentz, "Amazons discover Monte-Carlo", 2008), children chosen by value
/// and prior (C. Rosin, "Multi-armed bandits with episode context", 2011). A move is opened in two halves: first all
/// steps of the queens, judged as if nobody shot, then the shots of those steps that look good. What is proven is
/// handed up (M. Winands, Y. Björnsson and J.-T. Saito, "Monte-Carlo tree search solver", 2008). A node of the control
/// is a position that was judged, or looked at by the solver.
class Tree {
  public:
    explicit Tree(std::size_t max_bytes, const TreeOptions& options = {})
        : options_(options), pool_(max_bytes - max_bytes / 16) {} // the rest for the list with which it is put in order

    /// Begins a search from a position that is not over. What is known of it is kept when it lies at most two moves
    /// below the root before. While no thread is at work, as are all but `grow`.
    void set_root(const Rules::State& state);
    /// Looks at the root far enough to have an answer, even when told to stop; false when there are too few nodes for
    /// it.
    [[nodiscard]] bool look(SearchControl& control);

    /// A solver that proves what it can along the way, while that succeeds.
    struct Prover {
        Prover(SearchControl& control, std::size_t max_bytes) : solver(control, max_bytes) {}

        Solver solver;
        double credit = 0; ///< Nodes that it may spend.
    };
    /// Lets the tree grow until it is stopped, proven, or full, or the root was visited so often. For several threads
    /// at once, each with a control and a prover of its own; the prover may be null.
    void grow(SearchControl& control, Prover* prover, std::uint64_t max_visits);
    [[nodiscard]] bool is_full() const { return full_.load(std::memory_order_relaxed); }
    /// Gives back what was looked at little, until half of the memory is free, and moves the rest together. False when
    /// there is not enough to give back.
    bool prune();

    using Fate = TreeNode::Fate;
    struct Choice {
        Rules::Move move{};
        double chance = 0; ///< To win, 0 to 1, for the side that moves at the root.
        Fate fate = Fate::open;
    };
    /// Requires that look() was content.
    [[nodiscard]] Choice best() const;
    /// One that was looked at, by chance, the oftener the likelier.
    [[nodiscard]] Rules::Move drawn(Random& random) const;
    /// What both sides are expected to play, beginning with the best move.
    [[nodiscard]] std::vector<Rules::Move> expected_line(std::size_t max_moves) const;
    /// Of the root.
    [[nodiscard]] std::uint64_t visits() const;
    /// By how many visits the best move leads.
    [[nodiscard]] std::uint64_t lead() const;
    /// Whether the best move, its step and its shot, has the highest chance of those that were visited a tenth as
    /// often.
    [[nodiscard]] bool is_best_on_average() const;
    /// For the opponent to win with the best answer to the best move; nothing where none was looked at.
    [[nodiscard]] std::optional<double> chance_of_answer() const;
    /// What is proven for the side that moves at the root.
    [[nodiscard]] Fate fate() const;
    /// Whether nothing is left to find out: the result is proven, or there is one legal move.
    [[nodiscard]] bool is_settled() const;
    [[nodiscard]] std::size_t bytes() const { return pool_.capacity() * sizeof(TreeNode); }

  private:
    struct Judged {
        Square from = 0, square = 0; ///< The same for a shot.
        int score = 0;               ///< For the side that moves.
    };
    /// What a thread works with.
    struct Walker {
        Board board;
        SearchControl& control;
        Prover* prover = nullptr;
        bool must_answer = false;          ///< It takes what little could be judged for all there is.
        std::vector<std::uint32_t> path{}; ///< The nodes from the root to where the search is.
        std::vector<Judged> judged{};

        [[nodiscard]] bool may_judge() { return must_answer ? control.visit_all_the_same() : control.visit(); }
    };

    [[nodiscard]] bool visit(Walker& walker);
    [[nodiscard]] std::optional<int> descend(Walker& walker);
    void ascend(Walker& walker, std::optional<int> chance);
    [[nodiscard]] std::uint32_t select(const TreeNode& parent) const;
    [[nodiscard]] std::optional<int> open_position(Walker& walker, std::uint32_t index);
    [[nodiscard]] std::optional<int> open_step(Walker& walker, std::uint32_t index);
    [[nodiscard]] bool add_children(Walker& walker, TreeNode& node, bool all, double temperature);
    void prove(Walker& walker, TreeNode& node);
    void settle(TreeNode& node, bool is_step);

    [[nodiscard]] std::uint32_t most_visited(const TreeNode& parent) const;
    [[nodiscard]] const TreeNode& drawn_child(const TreeNode& parent, Random& random) const;
    [[nodiscard]] std::uint64_t lead_among(const TreeNode& parent) const;
    [[nodiscard]] bool is_best_among(std::uint32_t best, const TreeNode& parent) const;

    [[nodiscard]] std::uint32_t find(std::uint32_t index, const Rules::State& from, const Rules::State& wanted,
                                     int moves) const;
    void move_root(std::uint32_t index);
    void give_back_children(TreeNode& node);
    void gather();

    TreeOptions options_;
    NodePool pool_;
    Rules::State root_state_{};
    std::uint32_t root_ = 0;
    bool is_partial_ = false; ///< Not all moves of the root were judged.
    std::atomic<bool> full_ = false;
};

} // namespace zugzwang::amazons
