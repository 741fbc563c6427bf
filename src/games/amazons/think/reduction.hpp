// Decomposes an endgame into independent regions, with bounds of what each is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/amazons/rules.hpp"
#include "games/amazons/think/filling.hpp"
#include "games/amazons/think/zobrist.hpp"

namespace zugzwang::amazons {

/// Bounds of a number of spare moves, White's less Black's.
struct Bounds {
    int min = 0, max = 0;

    friend constexpr Bounds operator+(Bounds a, Bounds b) { return {a.min + b.min, a.max + b.max}; }
    friend constexpr Bounds operator-(Bounds a, Bounds b) { return {a.min - b.min, a.max - b.max}; }
};

/// A set of connected squares that are not closed, with queens among them.
struct Region {
    SquareSet empty;
    BySide<SquareSet> queens;
    Key key;
    Bounds bounds;
    BySide<int> beside; ///< Empty squares beside a side's queens.
};

/// The sum of some regions.
struct Total {
    Key key;
    Bounds bounds;
    BySide<int> beside;

    void add(const Region& region);
};

/// A position as the sum of its regions and a whole number, in the sense of J. H. Conway (On Numbers and Games, 1976):
/// nothing outside of the regions matters. A region that is worth a known number is part of that number: one that only
/// one side can reach, or one where neither side can take anything from the other.
struct Sum {
    std::vector<Region> regions;
    int in_hand = 0; ///< Moves: White's less Black's.
    Side to_move = Side::first;

    /// Of all regions, or of all but one of them.
    [[nodiscard]] Total total(const Region* without = nullptr) const;
};

/// A number of White's as one side sees it.
[[nodiscard]] constexpr int as_seen_by(Side side, int in_hand) { return side == Side::first ? in_hand : -in_hand; }

class Reducer {
  public:
    /// `max_bytes` bounds its table of rooms.
    explicit Reducer(std::size_t max_bytes) : filler_(max_bytes) {}

    [[nodiscard]] Sum reduced(const Rules::State& state, SearchControl& control);
    /// Adds the regions of a board to a sum.
    void divide(const SquareSet& empty, const BySide<SquareSet>& queens, Sum& sum, SearchControl& control);
    /// Adds the regions that a move leaves of a region.
    void move(const Region& region, const Rules::Move& move, Sum& sum, SearchControl& control);

  private:
    struct SureMoves {
        int moves = 0;
        SquareSet idle; ///< Queens that are not needed for them.
    };

    void add(Region& region, Sum& sum);
    void divide_here(const SquareSet& empty, const BySide<SquareSet>& queens, Sum& sum);
    [[nodiscard]] Bounds bounds_of(Region& region);
    [[nodiscard]] SureMoves sure_moves(const SquareSet& own, const SquareSet& queens, const SquareSet& guards);

    Filler filler_;
    SearchControl* control_ = nullptr;
};

/// The key of the moves in hand and the side to move.
[[nodiscard]] Key key_of_rest(int in_hand, Side to_move);

/// Calls `visit(move)` for the moves of a side in a region until it answers false; false if it did.
template <class Visit>
bool for_each_move(const Region& region, Side side, Visit visit) {
    auto lines = lines_over(region.empty);
    bool go_on = true;
    for (const Square from : region.queens[side]) {
        lines.clear(from);
        lines.for_each_reached(from, [&](Square to) {
            if (!go_on) return;
            lines.for_each_reached(to, [&](Square arrow) { go_on = go_on && visit(Rules::Move{from, to, arrow}); });
        });
        lines.take(from);
    }
    return go_on;
}

/// The squares that are connected to `start` by king's steps over squares that are not closed.
[[nodiscard]] SquareSet region_of(const Rules::State& state, Square start);

} // namespace zugzwang::amazons
