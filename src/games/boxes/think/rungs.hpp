// The rungs of the ladder of Boxes as players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "games/boxes/rules.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes {

/// Draws random lines, with two things that it sees or overlooks each time.
class Beginner final : public Player<Rules> {
  public:
    struct Sight {
        double boxes = 1; ///< The probability that it sees a box that it can close.
        double gifts = 1; ///< The probability that it avoids lines that give a box away, where it can.
    };
    Beginner(std::uint64_t seed, Sight sight) : random_(seed), sight_(sight) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Sight sight_;
};

/// Null for an id that is not a rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::boxes
