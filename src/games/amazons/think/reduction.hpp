// Takes an endgame apart: what only one side can still reach is a number of moves in hand, what cannot be reached is
// nothing, and only the rest has to be searched.
#pragma once

#include <cstdint>
#include <optional>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

/// A 128-bit fingerprint. Two different positions of one search share theirs with a chance below 2^-60 even among a
/// billion of them, so equal keys are taken for equal positions.
struct Key {
    std::uint64_t high = 0, low = 0;

    friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash {
    [[nodiscard]] std::uint64_t operator()(const Key& key) const noexcept { return key.low; }
};

/// A position as the sum of a part that both sides can still reach and a whole number: the moves that White can make
/// undisturbed less those of Black. A region that one side alone can reach is an integer in the sense of Conway (On
/// Numbers and Games, 1976): as many moves as that side can make in it. Such regions count for nothing more, so a sum
/// is won or lost by its rest and its number alone.
struct Reduced {
    Rules::State rest; ///< All squares outside of it are closed and without queens.
    int in_hand = 0;   ///< Positive for White.

    [[nodiscard]] Key key() const;
    /// in_hand as the side to move sees it.
    [[nodiscard]] int own_in_hand() const { return rest.to_move == Side::first ? in_hand : -in_hand; }
};

class Reducer {
  public:
    /// Remembers regions in at most so many bytes.
    Reducer(SearchControl& control, std::size_t max_bytes) : control_(&control), known_(max_bytes) {}

    void go_on_under(SearchControl& control) { control_ = &control; }

    /// Parts whose number of moves is too hard to find stay in the rest.
    [[nodiscard]] Reduced reduced(const Rules::State& state);

  private:
    /// The most moves that the side to move can make in a row when the other has none, and never more than the empty
    /// squares; empty when that is too hard to find.
    [[nodiscard]] std::optional<int> max_moves(const Rules::State& state);
    /// The same for a single region.
    [[nodiscard]] std::optional<int> max_moves_in(const Rules::State& region);
    void remember(const Rules::State& region, std::optional<int> moves);

    SearchControl* control_;
    /// Of single regions; no number for those that are too hard. The more empty squares, the dearer.
    BucketTable<Key, std::optional<std::int16_t>, KeyHash> known_;
    int steps_left_ = 0;
};

/// The squares that are connected with `start` by steps to any side over all that is not closed.
[[nodiscard]] SquareSet region_of(const Rules::State& state, Square start);

} // namespace zugzwang::amazons
