// A player between two others: each of its moves is one's or the other's, by chance.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang {

template <Rules R>
class EchoPlayer final : public Player<R> {
  public:
    /// A move is the stronger one's with that chance, 0 to 1.
    EchoPlayer(std::unique_ptr<Player<R>> weaker, std::unique_ptr<Player<R>> stronger, double chance,
               std::uint64_t seed)
        : weaker_(std::move(weaker)), stronger_(std::move(stronger)), chance_(chance), random_(seed) {}

    [[nodiscard]] Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                  const ProgressSink<R>& report) override {
        return (random_.happens(chance_) ? stronger_ : weaker_)->choose(state, control, report);
    }

  private:
    std::unique_ptr<Player<R>> weaker_, stronger_;
    double chance_;
    Random random_;
};

} // namespace zugzwang
