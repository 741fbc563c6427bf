// The seed's player of Points, `zones` (seed 000): it splits the board while zones are large, then counts.
#pragma once

#include <cstdint>

#include "games/points/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::points {

/// Takes the largest zone. Of more than 12 points: draws the longest segment in it. At most 5: plays what Proposition 1
/// says if that wins, else anything. In between: over the zones of 6 to 12 points, largest first, a move after which
/// the known zones count even twice; if there is none, any move in the largest zone. Of several such moves it
/// takes the first. Like the seed it assumes that a move changes only its own zone.
class ZonesPlayer final : public Player<Rules> {
  public:
    explicit ZonesPlayer(std::uint64_t seed) : seed_(seed) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    std::uint64_t seed_;
};

} // namespace zugzwang::points
