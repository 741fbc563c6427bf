// Plays any legal move with equal chance: the weakest player of every game, used by the contract tests too.
#pragma once

#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang {

template <Rules R>
class RandomPlayer final : public Player<R> {
  public:
    explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}

    [[nodiscard]] Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                  const ProgressSink<R>&) override {
        static_cast<void>(control.visit());
        return random_.pick(R::legal_moves(state));
    }

  private:
    Random random_;
};

} // namespace zugzwang
