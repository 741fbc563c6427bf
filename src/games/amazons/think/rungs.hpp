// The rungs of the ladder of Amazons as players.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "games/amazons/rules.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/ai/random.hpp"

namespace zugzwang::amazons {

/// Moves a queen and shoots back at the square that she came from, which is always open.
class ShootsBack final : public Player<Rules> {
  public:
    /// It likes her to hide where she can go to few squares: `temperature`, in squares, is that of the softened choice.
    ShootsBack(std::uint64_t seed, double temperature) : random_(seed), temperature_(temperature) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    double temperature_;
};

/// Looks one move ahead and judges what it sees.
class AtSight final : public Player<Rules> {
  public:
    /// What it judges a position by.
    enum class Eye : std::uint8_t {
        shelter, ///< How few squares its own queens can go to: it likes them fenced in.
        steps,   ///< The squares that the queens can go to, as the seed's players do.
        learned, ///< What the champion's network was taught.
    };
    /// `temperature` is that of the softened choice, in squares.
    AtSight(std::uint64_t seed, Eye eye, double temperature) : random_(seed), eye_(eye), temperature_(temperature) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Eye eye_;
    double temperature_;
};

/// Null for an id that is no rung's.
[[nodiscard]] std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb);

} // namespace zugzwang::amazons
