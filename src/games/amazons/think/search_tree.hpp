// The tree of a fixed-depth search as its observer recorded it, up to a number of nodes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/amazons/think/iterative_deepening.hpp"

namespace zugzwang::amazons {

/// All values are those of the side to move at the root.
struct SearchTree {
    enum class Bound : std::uint8_t { exact, upper, lower };

    /// A move that was searched and the position after it. Nodes are in the order of the search, so that the subtree of
    /// a node follows it.
    struct Node {
        Rules::Move move{};
        std::uint8_t ply = 0; ///< Odd: the root's side played it. 0: the root itself.
        Bound bound = Bound::exact;
        bool folded = false;     ///< Its subtree was searched but not kept.
        int alpha = 0, beta = 0; ///< The bounds when the search of the move began.
        int value = 0;
        std::optional<Rules::Move> answer{}; ///< The best reply.
        std::size_t parent = 0, end = 0;     ///< The first node after its subtree.
        std::uint64_t number = 0;            ///< Counts the positions searched, up to and including this one.
        std::uint64_t answers = 0, cut = 0;  ///< Moves of the position: searched, and cut off.
    };

    int depth = 0;
    std::uint64_t node_count = 0; ///< Positions, kept or not.
    std::uint64_t before = 0;     ///< Positions of the shallower iterations before it.
    std::vector<Node> nodes{};    ///< The root first.

    /// The moves from the root to a node.
    [[nodiscard]] std::vector<Rules::Move> line_to(std::size_t node) const;
    /// The node's ancestor so many plies below the root, or itself.
    [[nodiscard]] std::size_t ancestor(std::size_t node, int ply) const;
    /// The recorded child with this move.
    [[nodiscard]] std::optional<std::size_t> child(std::size_t parent, const Rules::Move& move) const;
    /// Whether the subtree of the node is complete when the search is at `current`.
    [[nodiscard]] bool is_complete(std::size_t node, std::size_t current) const {
        return nodes[node].end - 1 <= current;
    }

    /// Whether the side that played the move prefers it to its best value so far.
    [[nodiscard]] static bool improves_on(const Node& node, int best);

    /// Calls `visit(child)` for the recorded children of a node.
    template <class Visit>
    void for_each_child(std::size_t parent, Visit visit) const {
        for (std::size_t child = parent + 1; child < nodes[parent].end; child = nodes[child].end)
            visit(child);
    }
};

/// Records the last complete iteration. Subtrees beyond `max_nodes` are folded once they have been searched, so that
/// memory stays bounded however large the search is.
class TreeRecorder {
  public:
    explicit TreeRecorder(std::size_t max_nodes) : max_nodes_(max_nodes) {}

    void begin(int depth);
    void enter(const Rules::Move& move, int alpha, int beta);
    void leave(int value);
    void cut(std::uint64_t moves);

    /// The tree of a complete iteration: the last or the one before it.
    [[nodiscard]] SearchTree take(int depth);

  private:
    std::size_t max_nodes_;
    SearchTree tree_, before_;
    std::vector<std::size_t> line_; ///< From the root to the node that is searched.
};

/// The observer that hands everything to a recorder, which outlives it.
struct RecordingObserver {
    TreeRecorder* recorder;

    void begin(int depth) { recorder->begin(depth); }
    void enter(const Rules::Move& move, int alpha, int beta) { recorder->enter(move, alpha, beta); }
    void leave(int value) { recorder->leave(value); }
    void cut(std::uint64_t moves) { recorder->cut(moves); }
};

struct RecordedSearch {
    SearchResult result;
    SearchTree tree;
};
/// The player's own search, observed.
[[nodiscard]] RecordedSearch recorded_search(SearchKind kind, const Rules::State& state, int depth,
                                             SearchControl& control, std::size_t max_nodes);

/// What a search cost, all its iterations, without an observer.
struct PassFigures {
    std::uint64_t nodes = 0;
    std::chrono::duration<double, std::milli> time{0};
    std::optional<Rules::Move> move{}; ///< Empty when it was not completed.
};
[[nodiscard]] PassFigures pass_figures(SearchKind kind, const Rules::State& state, int depth, SearchControl& control);

} // namespace zugzwang::amazons
