// The strongest player of Amazons that we have.
#pragma once

#include <cstddef>
#include <optional>

#include "games/amazons/think/search.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// Looks ahead deeper and deeper with Lieberum's evaluation (see search.hpp); towards the end it first tries to find
/// out who wins for certain. The same position and node budget give the same move.
class Champion final : public Player<Rules> {
  public:
    /// Its tables never take more than so many MiB.
    explicit Champion(std::size_t hash_mb = default_hash_mb) : max_bytes_(hash_mb << 20), table_(max_bytes_) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    /// A move that wins for certain, if one is found with little work.
    [[nodiscard]] std::optional<Rules::Move> sure_win(const Rules::State& state, SearchControl& control) const;

    std::size_t max_bytes_;
    TranspositionTable table_; ///< Empty while a proof is looked for, which has the memory then.
};

} // namespace zugzwang::amazons
