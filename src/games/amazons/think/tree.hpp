// The champion's search: Monte-Carlo tree search (PUCT) in which the evaluation takes the place of playouts.
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

/// The parameters of the search, tuned by matches; see IDEAS.md.
struct TreeOptions {
    double c_puct = 0.5;                         ///< Weight of the exploration term.
    double step_temperature = 250;               ///< Of the softmax that turns the scores of steps into priors.
    double shot_temperature = 150;               ///< The same for shots.
    int solver_squares = 50;                     ///< The solver is asked when at most this many squares are empty.
    double solver_nodes = 2;                     ///< Its node limit, per visit of the position that it is asked about.
    double solver_share = 0.15;                  ///< Its share of all nodes; solved positions are not charged.
    const Network* network = built_in_network(); ///< Null for the hand-made evaluation. It outlives the tree.
};

/// Monte-Carlo tree search (L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006) with an evaluation
/// instead of playouts (R. Lorentz, "Amazons discover Monte-Carlo", 2008), selecting by value and prior (C. Rosin,
/// "Multi-armed bandits with episode context", 2011). A move is expanded in two halves: first every step of a queen,
/// evaluated as if nobody shot, then the shots of the steps that are visited. Proven results are backed up (M. Winands,
/// Y. Björnsson and J.-T. Saito, "Monte-Carlo tree search solver", 2008). Every position that is evaluated, or visited
/// by the solver, is a node to the control.
class Tree {
  public:
    explicit Tree(std::size_t max_bytes, const TreeOptions& options = {})
        : options_(options), pool_(max_bytes - max_bytes / 16) {} // the rest is for the list of blocks while compacting

    /// Begins a search from a position that is not over. Its subtree is kept if it is at most two moves below the
    /// previous root. Like everything but `grow`, to be called while no thread searches.
    void set_root(const Rules::State& state);
    /// Expands the root far enough to have a move, even when told to stop; false when there are not enough nodes
    /// even for that.
    [[nodiscard]] bool expand_root(SearchControl& control);

    /// A thread's solver and the nodes that it has earned.
    struct Prover {
        Prover(SearchControl& control, std::size_t max_bytes) : solver(control, max_bytes) {}

        Solver solver;
        double credit = 0; ///< The nodes that it may spend.
    };
    /// Simulates until the search is stopped, the root is proven, the tree is full, or the root has `max_visits`. For
    /// several threads at once, each with its own control and prover; the prover may be null.
    void grow(SearchControl& control, Prover* prover, std::uint64_t max_visits);
    [[nodiscard]] bool is_full() const { return full_.load(std::memory_order_relaxed); }
    /// Releases the subtrees with the fewest visits until half of the memory is free, and compacts the rest. False when
    /// that is not enough.
    bool prune();

    using ProvenResult = TreeNode::ProvenResult;
    struct Choice {
        Rules::Move move{};
        double chance = 0; ///< To win, 0 to 1, for the side that moves at the root.
        ProvenResult proven_result = ProvenResult::unknown;
    };
    /// Requires that expand_root() succeeded.
    [[nodiscard]] Choice best() const;
    /// A visited move, drawn in proportion to its visits.
    [[nodiscard]] Rules::Move sampled_move(Random& random) const;
    /// The moves of both sides that have the most visits, beginning with best().
    [[nodiscard]] std::vector<Rules::Move> principal_variation(std::size_t max_moves) const;
    /// Of the root.
    [[nodiscard]] std::uint64_t visits() const;
    /// By how many visits the best move leads the next one.
    [[nodiscard]] std::uint64_t lead() const;
    /// Whether the best move, in its step and in its shot, has the highest mean value of those with at least a tenth
    /// of its visits.
    [[nodiscard]] bool is_best_on_average() const;
    /// The opponent's chance to win with the best reply to the best move; empty while it has none.
    [[nodiscard]] std::optional<double> reply_chance() const;
    /// For the side that moves at the root.
    [[nodiscard]] ProvenResult proven_result() const;
    /// Whether there is nothing left to search: the result is proven, or there is only one legal move.
    [[nodiscard]] bool is_settled() const;
    [[nodiscard]] std::size_t bytes() const { return pool_.capacity() * sizeof(TreeNode); }

  private:
    struct ScoredHalfMove {
        Square from = 0, square = 0; ///< Equal for a shot.
        int score = 0;               ///< For the side that moves.
    };
    /// The state of one thread of the search.
    struct SearchThread {
        Board board;
        SearchControl& control;
        Prover* prover = nullptr;
        bool must_answer = false;          ///< Then a partial expansion counts as a whole one.
        std::vector<std::uint32_t> path{}; ///< From the root to the node that is searched.
        std::vector<ScoredHalfMove> half_moves{};

        [[nodiscard]] bool may_evaluate() { return must_answer ? control.visit_regardless() : control.visit(); }
    };

    [[nodiscard]] bool simulate(SearchThread& thread);
    [[nodiscard]] std::optional<int> descend(SearchThread& thread);
    void back_up(SearchThread& thread, std::optional<int> value);
    [[nodiscard]] std::uint32_t select(const TreeNode& parent) const;
    [[nodiscard]] std::optional<int> expand_position(SearchThread& thread, std::uint32_t index);
    [[nodiscard]] std::optional<int> expand_step(SearchThread& thread, std::uint32_t index);
    [[nodiscard]] bool add_children(SearchThread& thread, TreeNode& node, bool all, double temperature);
    void ask_solver(SearchThread& thread, TreeNode& node);
    void prove_from_children(TreeNode& node, bool is_step);

    [[nodiscard]] std::uint32_t most_visited(const TreeNode& parent) const;
    [[nodiscard]] const TreeNode& sampled_child(const TreeNode& parent, Random& random) const;
    [[nodiscard]] std::uint64_t lead_among(const TreeNode& parent) const;
    [[nodiscard]] bool is_best_among(std::uint32_t best, const TreeNode& parent) const;

    [[nodiscard]] std::uint32_t find(std::uint32_t index, const Rules::State& from, const Rules::State& target,
                                     int moves) const;
    void move_root(std::uint32_t index);
    void release_children(TreeNode& node);
    void compact();

    TreeOptions options_;
    NodePool pool_;
    Rules::State root_state_{};
    std::uint32_t root_ = 0;
    bool is_partial_ = false; ///< Not all moves of the root were evaluated.
    std::atomic<bool> full_ = false;
};

} // namespace zugzwang::amazons
