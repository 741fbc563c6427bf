// What a line of Points leaves, as far as a search of a few thousandths of a second sees: enough to say why the line
// wins or loses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/solver.hpp"
#include "games/points/think/zones.hpp"

namespace zugzwang::points {

struct Remainder {
    SegmentSet legal;                        ///< What can still be drawn.
    std::size_t parts = 0;                   ///< How many are independent.
    std::optional<int> room;                 ///< How many lines there will be, where nobody can choose that.
    std::optional<Tally> groups;             ///< Where Proposition 1 decides.
    std::vector<std::uint32_t> nim_values{}; ///< Of the independent parts, the greatest first; empty while not known.
    std::optional<bool> loses{};             ///< Whether whoever must draw now loses; empty while not known.
    std::optional<Segment> answer{};         ///< A line that wins, where one is known.

    /// Of all parts together; requires that those of the parts are known.
    [[nodiscard]] std::uint32_t nim_value() const;
};

/// Reads what is left on one board. What it has found out helps it with the next question.
class RemainderReader {
  public:
    explicit RemainderReader(const std::shared_ptr<const Board>& board);

    /// What `line` leaves of the lines that can be drawn. The known answer is told before others if it wins.
    [[nodiscard]] Remainder after(const SegmentSet& legal, Segment line,
                                  const std::optional<Segment>& known_answer = {});
    /// How many of the lines win; empty while not known.
    [[nodiscard]] std::optional<int> winning_lines(const SegmentSet& legal);

  private:
    [[nodiscard]] SegmentSet without(const SegmentSet& legal, Segment line) const;
    [[nodiscard]] Remainder seen(const SegmentSet& legal) const;
    [[nodiscard]] std::optional<Segment> last_line(const SegmentSet& legal) const;
    void solve(Remainder& remainder);
    void value(Remainder& remainder);

    std::shared_ptr<const Board> board_;
    Solver solver_;
};

} // namespace zugzwang::points
