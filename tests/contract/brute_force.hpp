// The value of any position by playing everything out on a table, which shares nothing with the solvers.
#pragma once

#include "contract/tables.hpp"

namespace zugzwang::testing {

/// PROTOCOL.md: 1 or -1 in games that the last move decides, the margin in the others; for the side to move.
inline std::int64_t end_value(const Outcome& outcome, Side side) {
    if (!outcome.winner) return 0;
    const std::int64_t size = outcome.margin != 0 ? outcome.margin : 1;
    return *outcome.winner == side ? size : -size;
}

/// Plays out everything, with a memory of positions; gives up after so many of them.
class BruteForce {
  public:
    explicit BruteForce(Table& table, std::size_t max_positions = 1500)
        : table_(table), max_positions_(max_positions) {}

    std::optional<std::int64_t> value() {
        const auto side = table_.to_move();
        if (const auto outcome = table_.outcome()) return end_value(*outcome, side);
        const auto position = table_.position();
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        if (++visits_ > max_positions_) return std::nullopt;
        std::optional<std::int64_t> best;
        for (const auto& move : table_.legal_moves()) {
            const auto value = after(move, side);
            if (!value) return std::nullopt;
            best = std::max(best.value_or(*value), *value);
        }
        known_.emplace(position, *best);
        return best;
    }
    std::vector<std::string> best_moves() {
        const auto side = table_.to_move();
        const auto best = value();
        std::vector<std::string> moves;
        for (const auto& move : table_.legal_moves()) {
            if (after(move, side) == best) moves.push_back(move);
        }
        std::ranges::sort(moves);
        return moves;
    }

    /// What the position after the move is worth to the side that makes it. A player may move again: the value is
    /// turned only when the side changes. At the end nobody is to move, and the value is that of the side that moved
    /// last.
    std::optional<std::int64_t> after(const std::string& move, Side side) {
        play(table_, move);
        std::optional<std::int64_t> result;
        if (const auto outcome = table_.outcome()) {
            result = end_value(*outcome, side);
        } else if ((result = value()) && table_.to_move() != side) {
            result = -*result;
        }
        table_.undo();
        return result;
    }

  private:
    Table& table_;
    std::size_t max_positions_;
    std::map<std::string, std::int64_t> known_;
    std::size_t visits_ = 0; ///< Of positions that were not known.
};

} // namespace zugzwang::testing
