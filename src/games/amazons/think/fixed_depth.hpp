// The seed's look ahead (seed 002): so many moves deep, then the difference of mobility. Every branch, or skipping what
// cannot matter, or skipping with the likeliest moves first; all three find the same move.
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

/// How many moves ahead the seed's players may be asked to look.
inline constexpr int max_depth = 4;

/// A won position is worth this to the winner, less the number of moves until then.
inline constexpr int won_value = 1'000'000;
[[nodiscard]] constexpr bool is_won_or_lost(int value) { return value > won_value / 2 || value < -won_value / 2; }

enum class LookAhead : std::uint8_t {
    every_branch, ///< Minimax.
    skipping,     ///< Alpha-beta in the order in which moves are found (Knuth and Moore 1975).
    sorted,       ///< Alpha-beta with the likeliest moves first (MoveOrder).
};

/// What a look ahead tells whoever watches it, and what nobody need hear. Values are those of the side that moves
/// there, `alpha` what it already has elsewhere, `beta` what is enough for it.
struct Unwatched {
    /// So many moves ahead, from the root on.
    void begin(int /*depth*/) {}
    /// A move is looked at, with the bounds of the position that it is played in.
    void enter(const Rules::Move& /*move*/, int /*alpha*/, int /*beta*/) {}
    /// It is worth so much; or at most that, when its answers were cut.
    void leave(int /*value*/) {}
    /// So many moves of the position are not looked at: what was found is enough.
    void cut(std::uint64_t /*moves*/) {}
};

/// One position looked at ever deeper.
template <LookAhead kind, class Watch = Unwatched>
class FixedDepth {
  public:
    FixedDepth(const Rules::State& state, SearchControl& control, Watch watch = {})
        : board_(state), control_(control), watch_(watch) {
        for (const auto& move : Rules::legal_moves(state))
            root_.push_back({.move = move, .index = root_.size()});
        if constexpr (kind == LookAhead::sorted) order_ = std::make_unique<MoveOrder>();
    }

    struct Found {
        Rules::Move move;
        int value = 0;
        std::size_t index = 0; ///< Of the move among all legal ones.
    };

    /// The first of the best moves in the order of legal_moves; empty when it was stopped before it knew. One move
    /// ahead it answers all the same, with the best that it had seen by then: the first move is always looked at,
    /// unless there are no nodes at all. Calls `at_root_move(done)` before each of the root's moves.
    template <class AtRootMove>
    [[nodiscard]] std::optional<Found> best(int depth, AtRootMove at_root_move) {
        watch_.begin(depth);
        std::optional<Found> best;
        std::size_t done = 0;
        for (auto& root : root_) {
            at_root_move(done);
            // One that comes before the best so far takes its place when it is worth the same.
            const int alpha = !best ? -won_value : best->value - (root.index < best->index ? 1 : 0);
            const int value = this->value_of(root.move, depth - 1, 1, alpha, won_value);
            if (control_.stopped()) return depth == 1 ? best : std::nullopt;
            root.value = value;
            if (!best || value > alpha) best = Found{root.move, value, root.index};
            ++done;
        }
        if constexpr (kind == LookAhead::sorted) {
            std::ranges::sort(root_, [](const RootMove& a, const RootMove& b) {
                return a.value != b.value ? a.value > b.value : a.index < b.index;
            });
        }
        return best;
    }

    [[nodiscard]] std::size_t root_moves() const { return root_.size(); }
    /// Moves that were not looked at because what was found was enough, in all depths.
    [[nodiscard]] std::uint64_t cut() const { return cut_; }

  private:
    struct RootMove {
        Rules::Move move;
        std::size_t index = 0;
        int value = 0; ///< Of the last depth.
    };

    /// Of a move, for the side that plays it.
    [[nodiscard]] int value_of(const Rules::Move& move, int depth, int ply, int alpha, int beta) {
        watch_.enter(move, alpha, beta);
        board_.make(move);
        const int value = -this->value(depth, ply, -beta, -alpha);
        board_.take_back(move);
        watch_.leave(value);
        return value;
    }

    /// Of the position on the board for the side to move, `ply` moves below the root. When skipping, a value at or
    /// beyond a bound only says that it lies there.
    [[nodiscard]] int value(int depth, int ply, int alpha, int beta) {
        const bool counted = has_looked_ ? control_.visit() : control_.visit_all_the_same();
        has_looked_ = true;
        if (!counted) return 0;
        const auto side = board_.to_move();
        const int own = board_.steps(side);
        if (own == 0) return ply - won_value;
        if (depth == 0) return own - board_.steps(other(side));
        Branches branches{.depth = depth, .ply = ply, .alpha = alpha, .beta = beta};
        if constexpr (kind == LookAhead::sorted) {
            branches.killers = order_->killers(board_, ply);
            for (const auto& killer : branches.killers) {
                if (killer && !look(*killer, branches)) return branches.best;
            }
        }
        if (depth == 1) {
            on_this_processor([&] { last_moves(branches); });
        } else if constexpr (kind == LookAhead::sorted) {
            for (const auto& move : order_->sorted(board_)) {
                if (!is_killer(move, branches) && !look(move, branches)) break;
            }
        } else {
            board_.for_each_move([&](const Rules::Move& move) { return look(move, branches); });
        }
        return branches.best;
    }

    /// The moves of a position and what was found among them.
    struct Branches {
        int depth = 0, ply = 0, alpha = 0, beta = 0;
        int best = -won_value;
        std::uint64_t looked = 0;
        std::array<std::optional<Rules::Move>, 2> killers{}; ///< Looked at already.
    };

    [[nodiscard]] static bool is_killer(const Rules::Move& move, const Branches& branches) {
        return branches.killers[0] == move || branches.killers[1] == move;
    }

    /// False when the other moves need no look.
    bool look(const Rules::Move& move, Branches& branches) {
        const int alpha = std::max(branches.alpha, branches.best);
        const int value = value_of(move, branches.depth - 1, branches.ply + 1, alpha, branches.beta);
        return !control_.stopped() && goes_on_after(move, value, branches);
    }

    bool goes_on_after(const Rules::Move& move, int value, Branches& branches) {
        ++branches.looked;
        branches.best = std::max(branches.best, value);
        if (kind == LookAhead::every_branch || branches.best < branches.beta) return true;
        if constexpr (kind == LookAhead::sorted) order_->refuted(move, board_.to_move(), branches.ply, branches.depth);
        const auto skipped = board_.move_count() - branches.looked;
        cut_ += skipped;
        if (skipped > 0) watch_.cut(skipped);
        return false;
    }

    /// The moves after which a position is judged: the whole work of a look ahead lies here.
    void last_moves(Branches& branches) {
        scan_.for_each_move(board_, [&](const Rules::Move& move, int own, int theirs) {
            if (kind == LookAhead::sorted && is_killer(move, branches)) return true;
            if (!control_.visit()) return false;
            watch_.enter(move, std::max(branches.alpha, branches.best), branches.beta);
            const int value = theirs == 0 ? won_value - (branches.ply + 1) : own - theirs;
            watch_.leave(value);
            return goes_on_after(move, value, branches);
        });
    }

    Board board_;
    SearchControl& control_;
    Watch watch_;
    std::vector<RootMove> root_; ///< In the order in which they are looked at.
    std::unique_ptr<MoveOrder> order_;
    MobilityScan scan_;
    std::uint64_t cut_ = 0;
    bool has_looked_ = false; ///< At a position, however soon it was told to stop.
};

} // namespace zugzwang::amazons
