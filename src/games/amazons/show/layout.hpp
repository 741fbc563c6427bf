// Where an Amazons board and its squares lie on the screen.
#pragma once

#include <optional>

#include "games/amazons/rules.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::amazons {

/// All in whole device pixels.
class BoardLayout {
  public:
    /// Leave room for the names of files and ranks, or not.
    enum class Edge : std::uint8_t { named, bare };

    BoardLayout() = default;
    /// The largest board that fits; in the middle of the area where its names leave room for that.
    BoardLayout(Rect area, const Rules::State& state, Edge edge);

    /// The board with its frame.
    [[nodiscard]] Rect frame() const { return frame_; }
    /// What lies behind the squares and shows between them.
    [[nodiscard]] Rect ground() const { return frame_.inset(rim_ - gap_); }
    /// The side of a square.
    [[nodiscard]] float side() const { return pitch_ - gap_; }
    /// From one square to the next.
    [[nodiscard]] float pitch() const { return pitch_; }
    [[nodiscard]] Rect square(Square square) const;
    [[nodiscard]] Vec centre(Square at) const { return square(at).centre(); }
    /// The square under a place; each owns half of the gaps about it.
    [[nodiscard]] std::optional<Square> square_under(Vec at) const;
    /// The middle of a file's name, below the frame, and of a rank's, left of it.
    [[nodiscard]] Vec file_name(int file) const;
    [[nodiscard]] Vec rank_name(int rank) const;
    /// How high the names may be; 0 when there is no room for them.
    [[nodiscard]] float name_room() const { return edge_; }

  private:
    Rect frame_;
    int files_ = 0, ranks_ = 0;
    float pitch_ = 1, gap_ = 0, rim_ = 0, edge_ = 0;
};

} // namespace zugzwang::amazons
