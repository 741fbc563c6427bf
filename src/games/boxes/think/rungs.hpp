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

/// Draws lines by chance, with two things that it sees or overlooks each time.
class Beginner final : public Player<Rules> {
  public:
    struct Sight {
        double boxes = 1; ///< The chance that it sees a box that it can close.
        double gifts =
            1; ///< The chance that it sees which lines give a box away, and draws another while there is one.
    };
    Beginner(std::uint64_t seed, Sight sight) : random_(seed), sight_(sight) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Sight sight_;
};

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::boxes
