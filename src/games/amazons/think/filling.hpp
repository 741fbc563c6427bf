// How many moves a side has in a room where the other can never come.
#pragma once

#include <cstdint>

#include "games/amazons/think/keys.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

/// At least and at most so many moves.
struct Filling {
    std::int16_t min = 0, max = 0;

    [[nodiscard]] constexpr bool is_exact() const { return min == max; }
};

/// Tries to miss as few squares as it can, and remembers every room that it met. Finding the true number is NP-complete
/// (M. Buro, "Simple Amazons Endgames and Their Connection to Hamilton Circuits in Cubic Subgrid Graphs", 2000), so
/// what takes too long stays between bounds.
class Filler {
  public:
    explicit Filler(std::size_t max_bytes) : known_(max_bytes) {}

    /// Of queens of one side among empty squares, which may lie in several rooms.
    [[nodiscard]] Filling moves(const SquareSet& empty, const SquareSet& queens, SearchControl& control);
    /// Of a guard who stands in the door of a room, with other queens of her side in it: she moves in first and shoots
    /// where she stood, so that nobody can follow.
    [[nodiscard]] Filling moves_behind(const SquareSet& empty, const SquareSet& inside, Square guard,
                                       SearchControl& control);

  private:
    [[nodiscard]] Filling in_rooms(const SquareSet& empty, const SquareSet& queens);
    [[nodiscard]] Filling in_room(const SquareSet& empty, const SquareSet& queens);
    [[nodiscard]] Filling search(const SquareSet& empty, const SquareSet& queens, int squares);
    [[nodiscard]] Filling search_behind(const SquareSet& empty, const SquareSet& inside, Square guard, int squares);

    BucketTable<Key, Filling, KeyHash> known_; ///< The more empty squares, the dearer.
    SearchControl* control_ = nullptr;
    int steps_left_ = 0;
};

} // namespace zugzwang::amazons
