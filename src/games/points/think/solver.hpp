// Solves positions of Points exactly by Sprague–Grundy theory on the conflict graph of the segments that can be drawn.
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

/// A move and what became known of it.
struct JudgedMove {
    Segment move;
    std::optional<bool> wins; ///< Empty while unknown.
    int left_open = 0;        ///< Segments that can still be drawn after it, in parts of unknown nim-value.
};

/// Segments that no other ones touch, and what they are worth.
struct ValuedPart {
    SegmentSet segments;
    std::uint32_t nim_value = 0;
};

/// Remembers the parts of one board from question to question. Asked by one thread at a time.
class Solver {
  public:
    /// `max_bytes` bounds what it remembers. With one thread the same nodes give the same answer; more share what they
    /// find.
    Solver(std::shared_ptr<const Board> board, std::size_t max_bytes, int threads = 1);

    /// Judges every legal move, or, when one is enough, until one is known to win. Those with the least left to search
    /// come first, and so does the search; when it is stopped, the judgements so far are true and the rest empty.
    enum class Want : std::uint8_t { one_winning_move, every_move };
    [[nodiscard]] std::vector<JudgedMove> judged(const SegmentSet& legal, Want want, SearchControl& control);

    /// The independent parts of the game on the segments with their nim-values; empty when stopped, and when there is
    /// nothing to draw.
    [[nodiscard]] std::vector<ValuedPart> valued_parts(const SegmentSet& legal, SearchControl& control);
    /// The nim-value of the game on the segments: the nim-sum of those of its parts; empty when stopped.
    [[nodiscard]] std::optional<std::uint32_t> nim_value(const SegmentSet& legal, SearchControl& control);

    /// That it takes to remember.
    [[nodiscard]] std::size_t bytes() const noexcept { return table_.bytes(); }
    [[nodiscard]] const std::shared_ptr<const Board>& board() const noexcept { return board_; }

  private:
    std::shared_ptr<const Board> board_;
    std::vector<PartKey> keys_; ///< One for each segment of the board.
    NimberTable table_;
    int threads_;
};

/// The independent parts of a position: the connected components of the segments under "touches". Zones that own
/// segments which cross are one part.
[[nodiscard]] std::vector<SegmentSet> independent_parts(const Board& board, const SegmentSet& legal);

} // namespace zugzwang::points
