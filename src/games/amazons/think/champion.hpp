// The strongest player of Amazons that we have.
#pragma once

#include <memory>

#include "games/amazons/think/search.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// Looks ahead deeper and deeper with Lieberum's evaluation (see search.hpp); towards the end it first tries to find
/// out who wins for certain. The same position and node budget give the same move. With no limit of any kind, and
/// nobody who could stop it, it looks three moves ahead.
class Champion final : public Player<Rules> {
  public:
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    TranspositionTable table_;
};

} // namespace zugzwang::amazons
