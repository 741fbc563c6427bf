// Solves positions of Points by Sprague–Grundy theory on the conflict graph of the segments that can be drawn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/nimber_table.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::points {

/// A move and its outcome, as far as it is solved.
struct SolvedMove {
    Segment move;
    std::optional<bool> wins; ///< Empty while unknown.
    int unsolved_size = 0;    ///< Segments that can be drawn after it in parts of unknown nim-value.
};

/// An independent part and its nim-value.
struct ValuedPart {
    SegmentSet segments;
    std::uint32_t nim_value = 0;
};

/// Keeps the transposition table of one board between calls. Used by one thread at a time.
class Solver {
  public:
    /// `max_bytes` bounds the table. With one thread the same nodes give the same answer; several threads share the
    /// table.
    Solver(std::shared_ptr<const Board> board, std::size_t max_bytes, int threads = 1);

    /// Solves every legal move, or stops at the first that wins. Moves are searched and listed in the order of what
    /// they leave to search, the least first. When stopped, the outcomes so far are exact and the others empty.
    enum class Scope : std::uint8_t { one_winning_move, every_move };
    [[nodiscard]] std::vector<SolvedMove> solved_moves(const SegmentSet& legal, Scope scope, SearchControl& control);

    /// The independent parts of the segments with their nim-values; empty when stopped, or without segments.
    [[nodiscard]] std::vector<ValuedPart> valued_parts(const SegmentSet& legal, SearchControl& control);
    /// The nim-value of the segments: the nim-sum of their parts'; empty when stopped.
    [[nodiscard]] std::optional<std::uint32_t> nim_value(const SegmentSet& legal, SearchControl& control);

    /// The size of the table.
    [[nodiscard]] std::size_t bytes() const noexcept { return table_.bytes(); }
    [[nodiscard]] const std::shared_ptr<const Board>& board() const noexcept { return board_; }

  private:
    std::shared_ptr<const Board> board_;
    std::vector<PartKey> keys_; ///< One for each segment of the board.
    NimberTable table_;
    int threads_;
};

/// The independent parts of a position: the connected components of the conflict graph. Zones whose segments cross are
/// in one part.
[[nodiscard]] std::vector<SegmentSet> independent_parts(const Board& board, const SegmentSet& legal);

} // namespace zugzwang::points
