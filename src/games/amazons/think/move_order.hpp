// Move ordering for alpha-beta: moves that caused cutoffs come first. After J. Schaeffer, "The history heuristic and
// alpha-beta search enhancements in practice", IEEE Transactions on Pattern Analysis and Machine Intelligence 11
// (1989); killer moves after Akl and Newborn (1977).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/amazons/think/board.hpp"

namespace zugzwang::amazons {

class MoveOrder {
  public:
    /// The last two moves that caused a cutoff at this ply, where they are legal; the later one first.
    [[nodiscard]] std::array<std::optional<Rules::Move>, 2> killers(const Board& board, int ply) const {
        auto killers = killers_[static_cast<std::size_t>(ply)];
        for (auto& killer : killers) {
            if (killer && !board.is_legal(*killer)) killer.reset();
        }
        return killers;
    }

    /// All legal moves, by the history of their steps and shots; equal ones in the board's order.
    [[nodiscard]] std::vector<Rules::Move> sorted(Board& board) const {
        std::vector<std::pair<std::uint32_t, Rules::Move>> scored;
        const auto side = board.to_move();
        board.for_each_move([&](const Rules::Move& move) {
            scored.emplace_back(steps_[side][move.from][move.to] + arrows_[side][move.to][move.arrow], move);
            return true;
        });
        std::ranges::stable_sort(scored, std::ranges::greater{}, &std::pair<std::uint32_t, Rules::Move>::first);
        std::vector<Rules::Move> moves;
        moves.reserve(scored.size());
        for (const auto& [score, move] : scored)
            moves.push_back(move);
        return moves;
    }

    /// The move caused a beta cutoff, at so many plies above the leaves.
    void record_cutoff(const Rules::Move& move, Side side, int ply, int depth) {
        auto& [last, before] = killers_[static_cast<std::size_t>(ply)];
        if (last != move) before = std::exchange(last, move);
        const auto weight = static_cast<std::uint32_t>(1) << (2 * depth);
        steps_[side][move.from][move.to] += weight;
        arrows_[side][move.to][move.arrow] += weight;
    }

  private:
    static constexpr std::size_t max_ply = 8;
    using Counts = std::array<std::array<std::uint32_t, 256>, 256>;

    std::array<std::array<std::optional<Rules::Move>, 2>, max_ply> killers_{};
    BySide<Counts> steps_{}, arrows_{}; ///< The history tables.
};

} // namespace zugzwang::amazons
