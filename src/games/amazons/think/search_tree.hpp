// What a look ahead told while it ran: the tree of the positions that it looked at, as far as it can be kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/amazons/think/look_ahead.hpp"

namespace zugzwang::amazons {

/// All values are those of the side that moves at the root.
struct SearchTree {
    enum class Bound : std::uint8_t { exact, upper, lower };

    /// A move that was looked at and the position after it. Nodes stand in the order in which they were looked at, so
    /// that what lies below one follows it.
    struct Node {
        Rules::Move move{};
        std::uint8_t ply = 0; ///< Odd: the root's side played it. 0: the root itself.
        Bound bound = Bound::exact;
        bool folded = false;     ///< What lies below it was looked at and not kept.
        int alpha = 0, beta = 0; ///< What each side had elsewhere when the move was begun.
        int value = 0;
        std::optional<Rules::Move> answer{}; ///< The best one for the other side.
        std::size_t parent = 0, end = 0;     ///< Where the next node begins that does not lie below this one.
        std::uint64_t number = 0;            ///< Positions looked at up to this one, it included.
        std::uint64_t answers = 0, cut = 0;  ///< Moves of the position: looked at, and not since enough was known.
    };

    int depth = 0;
    std::uint64_t looked_at = 0; ///< Positions, kept or not.
    std::vector<Node> nodes{};   ///< The root first.

    /// The moves from the root to a node.
    [[nodiscard]] std::vector<Rules::Move> line_to(std::size_t node) const;
    /// The node's ancestor so many plies below the root, or itself.
    [[nodiscard]] std::size_t ancestor(std::size_t node, int ply) const;
    /// The recorded answer of a node that is a move, or nothing.
    [[nodiscard]] std::optional<std::size_t> child(std::size_t parent, const Rules::Move& move) const;
    /// Whether all below the node was looked at when `current` is being looked at.
    [[nodiscard]] bool is_known(std::size_t node, std::size_t current) const { return nodes[node].end - 1 <= current; }

    /// Whether who played a move prefers it to another of that value which it had before.
    [[nodiscard]] static bool betters(const Node& node, int best);

    /// Calls `visit(child)` for what was kept of a node's answers.
    template <class Visit>
    void for_each_child(std::size_t parent, Visit visit) const {
        for (std::size_t child = parent + 1; child < nodes[parent].end; child = nodes[child].end)
            visit(child);
    }
};

/// Makes the tree of a look ahead's last whole pass. What would make it larger than `max_nodes` is folded when it has
/// been looked at, so that memory stays bounded however much is looked at.
class TreeRecorder {
  public:
    explicit TreeRecorder(std::size_t max_nodes) : max_nodes_(max_nodes) {}

    void begin(int depth);
    void enter(const Rules::Move& move, int alpha, int beta);
    void leave(int value);
    void cut(std::uint64_t moves);

    /// Of that depth, which was finished: the last or the one before it.
    [[nodiscard]] SearchTree take(int depth);

  private:
    std::size_t max_nodes_;
    SearchTree tree_, before_;
    std::vector<std::size_t> line_; ///< From the root to the node that is looked at.
};

/// Hands what a look ahead tells to a recorder.
struct TreeWatch {
    TreeRecorder* recorder;

    void begin(int depth) { recorder->begin(depth); }
    void enter(const Rules::Move& move, int alpha, int beta) { recorder->enter(move, alpha, beta); }
    void leave(int value) { recorder->leave(value); }
    void cut(std::uint64_t moves) { recorder->cut(moves); }
};

struct WatchedSearch {
    LookedAhead found;
    SearchTree tree;
};
/// The player's own look ahead, watched.
[[nodiscard]] WatchedSearch watched_search(LookAhead kind, const Rules::State& state, int depth, SearchControl& control,
                                           std::size_t max_nodes);

/// What the last pass of a look ahead took, unwatched.
struct PassFigures {
    std::uint64_t nodes = 0;
    std::chrono::duration<double, std::milli> time{0};
    std::optional<Rules::Move> move{}; ///< Empty when it was not finished.
};
[[nodiscard]] PassFigures pass_figures(LookAhead kind, const Rules::State& state, int depth, SearchControl& control);

} // namespace zugzwang::amazons
