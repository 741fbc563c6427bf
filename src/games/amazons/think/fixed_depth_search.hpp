// The seed's search (seed 002): negamax to a fixed depth, then the difference of mobility. As minimax, as alpha-beta,
// or as alpha-beta with sorted moves; all three find the same move.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/amazons/think/board.hpp"
#include "games/amazons/think/mobility_scan.hpp"
#include "games/amazons/think/move_order.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::amazons {

/// The deepest search that the seed's players offer, in plies.
inline constexpr int max_depth = 4;

/// The value of a won position, less the number of plies to the end.
inline constexpr int won_value = 1'000'000;
[[nodiscard]] constexpr bool is_won_or_lost(int value) { return value > won_value / 2 || value < -won_value / 2; }

enum class SearchKind : std::uint8_t {
    minimax,
    alpha_beta,        ///< In the order in which moves are generated (Knuth and Moore 1975).
    sorted_alpha_beta, ///< Killers and history first (MoveOrder).
};

/// What a search tells its observer; this one ignores it at no cost. Values are those of the side that plays the move,
/// and so are the bounds.
struct NoObserver {
    /// An iteration from the root.
    void begin(int /*depth*/) {}
    /// A move is searched, within the bounds of the position that it is played in.
    void enter(const Rules::Move& /*move*/, int /*alpha*/, int /*beta*/) {}
    /// The value of the move; an upper bound when its replies were cut off.
    void leave(int /*value*/) {}
    /// A beta cutoff, with the number of moves that are not searched.
    void cut(std::uint64_t /*moves*/) {}
};

/// Searches one position, to a greater depth each time.
template <SearchKind kind, class Observer = NoObserver>
class FixedDepthSearch {
  public:
    FixedDepthSearch(const Rules::State& state, SearchControl& control, Observer observer = {})
        : board_(state), control_(control), observer_(observer) {
        for (const auto& move : Rules::legal_moves(state))
            root_.push_back({.move = move, .index = root_.size()});
        if constexpr (is_sorted) order_ = std::make_unique<MoveOrder>();
    }

    struct BestMove {
        Rules::Move move;
        int value = 0;
        std::size_t index = 0; ///< Of the move among all legal ones.
    };

    /// The first of the best moves in the order of legal_moves; empty when stopped, except at depth 1: there it is the
    /// best move so far, and the first move is always searched unless there are no nodes at all. Calls
    /// `at_root_move(searched)` before each of the root's moves.
    template <class AtRootMove>
    [[nodiscard]] std::optional<BestMove> best(int depth, AtRootMove at_root_move) {
        observer_.begin(depth);
        std::optional<BestMove> best;
        std::size_t searched = 0;
        for (auto& root : root_) {
            at_root_move(searched);
            // Of equal values the move that comes first among the legal moves is the best.
            const int alpha = !best ? -won_value : best->value - (root.index < best->index ? 1 : 0);
            const int value = this->value_of(root.move, depth - 1, 1, alpha, won_value);
            if (control_.stopped()) return depth == 1 ? best : std::nullopt;
            root.value = value;
            if (!best || value > alpha) best = BestMove{root.move, value, root.index};
            ++searched;
        }
        if constexpr (is_sorted) {
            std::ranges::sort(root_, [](const RootMove& a, const RootMove& b) {
                return a.value != b.value ? a.value > b.value : a.index < b.index;
            });
        }
        return best;
    }

    [[nodiscard]] std::size_t root_moves() const { return root_.size(); }
    /// Moves that were cut off, in all iterations.
    [[nodiscard]] std::uint64_t cut() const { return cut_; }

  private:
    static constexpr bool is_sorted = kind == SearchKind::sorted_alpha_beta;

    struct RootMove {
        Rules::Move move;
        std::size_t index = 0;
        int value = 0; ///< Of the last iteration.
    };

    /// For the side that plays the move.
    [[nodiscard]] int value_of(const Rules::Move& move, int depth, int ply, int alpha, int beta) {
        observer_.enter(move, alpha, beta);
        board_.make(move);
        const int value = -this->value(depth, ply, -beta, -alpha);
        board_.take_back(move);
        observer_.leave(value);
        return value;
    }

    /// The value of the position on the board for the side to move, `ply` plies below the root. In alpha-beta a value
    /// at or beyond a bound is only a bound itself (fail soft).
    [[nodiscard]] int value(int depth, int ply, int alpha, int beta) {
        const bool counted = has_visited_ ? control_.visit() : control_.visit_regardless();
        has_visited_ = true;
        if (!counted) return 0;
        const auto side = board_.to_move();
        const int own = board_.steps(side);
        if (own == 0) return ply - won_value;
        if (depth == 0) return own - board_.steps(other(side));
        Node node{.depth = depth, .ply = ply, .alpha = alpha, .beta = beta};
        if constexpr (is_sorted) {
            node.killers = order_->killers(board_, ply);
            for (const auto& killer : node.killers) {
                if (killer && !search(*killer, node)) return node.best;
            }
        }
        if (depth == 1) {
            on_this_processor([&] { search_leaves(node); });
        } else if constexpr (is_sorted) {
            for (const auto& move : order_->sorted(board_)) {
                if (!is_killer(move, node) && !search(move, node)) break;
            }
        } else {
            board_.for_each_move([&](const Rules::Move& move) { return search(move, node); });
        }
        return node.best;
    }

    /// The search of one position.
    struct Node {
        int depth = 0, ply = 0, alpha = 0, beta = 0;
        int best = -won_value;
        std::uint64_t searched = 0;                          ///< Moves.
        std::array<std::optional<Rules::Move>, 2> killers{}; ///< Searched first.
    };

    [[nodiscard]] static bool is_killer(const Rules::Move& move, const Node& node) {
        return node.killers[0] == move || node.killers[1] == move;
    }

    /// False on a cutoff, and when stopped.
    bool search(const Rules::Move& move, Node& node) {
        const int alpha = std::max(node.alpha, node.best);
        const int value = value_of(move, node.depth - 1, node.ply + 1, alpha, node.beta);
        return !control_.stopped() && record(move, value, node);
    }

    /// False on a cutoff.
    bool record(const Rules::Move& move, int value, Node& node) {
        ++node.searched;
        node.best = std::max(node.best, value);
        if (kind == SearchKind::minimax || node.best < node.beta) return true;
        if constexpr (is_sorted) order_->record_cutoff(move, board_.to_move(), node.ply, node.depth);
        const auto cut = board_.move_count() - node.searched;
        cut_ += cut;
        if (cut > 0) observer_.cut(cut);
        return false;
    }

    /// The moves to the leaves, where nearly all of the time goes.
    void search_leaves(Node& node) {
        scan_.for_each_move(board_, [&](const Rules::Move& move, int own, int theirs) {
            if (is_sorted && is_killer(move, node)) return true;
            if (!control_.visit()) return false;
            observer_.enter(move, std::max(node.alpha, node.best), node.beta);
            const int value = theirs == 0 ? won_value - (node.ply + 1) : own - theirs;
            observer_.leave(value);
            return record(move, value, node);
        });
    }

    Board board_;
    SearchControl& control_;
    Observer observer_;
    std::vector<RootMove> root_; ///< In the order in which they are searched.
    std::unique_ptr<MoveOrder> order_;
    MobilityScan scan_;
    std::uint64_t cut_ = 0;
    bool has_visited_ = false; ///< The first node is visited even when told to stop.
};

} // namespace zugzwang::amazons
