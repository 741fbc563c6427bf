// How many moves a side has in a room that the other side cannot enter.
#pragma once

#include <cstdint>

#include "games/amazons/think/zobrist.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

/// Bounds of a number of moves.
struct Filling {
    std::int16_t min = 0, max = 0;

    [[nodiscard]] constexpr bool is_exact() const { return min == max; }
};

/// Fills rooms with as few wasted squares as possible, and keeps the result in a table. The exact number is NP-complete
/// (M. Buro, "Simple Amazons Endgames and Their Connection to Hamilton Circuits in Cubic Subgrid Graphs", 2000), so
/// a search that takes too long leaves bounds.
class Filler {
  public:
    explicit Filler(std::size_t max_bytes) : table_(max_bytes) {}

    /// For the queens of one side among empty squares, in one room or several.
    [[nodiscard]] Filling moves(const SquareSet& empty, const SquareSet& queens, SearchControl& control);
    /// For a guard in the door of a room, and the other queens of her side inside it: she enters first and shoots back
    /// at the door, so that nobody can follow.
    [[nodiscard]] Filling moves_behind(const SquareSet& empty, const SquareSet& inside, Square guard,
                                       SearchControl& control);

  private:
    [[nodiscard]] Filling in_rooms(const SquareSet& empty, const SquareSet& queens);
    [[nodiscard]] Filling in_room(const SquareSet& empty, const SquareSet& queens);
    [[nodiscard]] Filling search(const SquareSet& empty, const SquareSet& queens, int squares);
    [[nodiscard]] Filling search_behind(const SquareSet& empty, const SquareSet& inside, Square guard, int squares);

    BucketTable<Key, Filling, KeyHash> table_; ///< Rooms with more empty squares are kept longer.
    SearchControl* control_ = nullptr;
    int nodes_left_ = 0;
};

} // namespace zugzwang::amazons
