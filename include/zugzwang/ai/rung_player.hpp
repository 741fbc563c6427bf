// What all rungs of the ladders have in common: a rung never misses a win in one, and has a fixed number of nodes for
// each move.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "zugzwang/ai/player.hpp"

namespace zugzwang {

/// A move that ends the game and wins it, if there is one.
template <Rules R>
[[nodiscard]] std::optional<typename R::Move> win_in_one(const typename R::State& state) {
    const Side mover = R::to_move(state);
    for (const auto& move : R::legal_moves(state)) {
        const auto outcome = R::outcome(R::after(state, move));
        if (outcome && outcome->winner == mover) return move;
    }
    return std::nullopt;
}

/// All there is to a simple player: a legal move of the state, which is not over. What it needs for that, such as its
/// chance, it holds itself; a node is counted before it is asked.
template <Rules R>
using Choice = std::function<typename R::Move(const typename R::State&, SearchControl&)>;

template <Rules R>
class ChoicePlayer final : public Player<R> {
  public:
    explicit ChoicePlayer(Choice<R> choice) : choice_(std::move(choice)) {}

    [[nodiscard]] Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                  const ProgressSink<R>&) override {
        static_cast<void>(control.visit());
        return choice_(state, control);
    }

  private:
    Choice<R> choice_;
};

template <Rules R>
class RungPlayer final : public Player<R> {
  public:
    /// `thinker` gets at most so many nodes for each move, whatever else the budget allows.
    RungPlayer(std::unique_ptr<Player<R>> thinker, std::uint64_t nodes) : thinker_(std::move(thinker)), nodes_(nodes) {}

    [[nodiscard]] Result<typename R::Move> choose(const typename R::State& state, SearchControl& control,
                                                  const ProgressSink<R>& report) override {
        if (const auto win = win_in_one<R>(state)) {
            static_cast<void>(control.visit());
            return *win;
        }
        SearchControl own(control, {.nodes = nodes_});
        return thinker_->choose(state, own, report);
    }

  private:
    std::unique_ptr<Player<R>> thinker_;
    std::uint64_t nodes_;
};

template <Rules R>
[[nodiscard]] std::unique_ptr<Player<R>> rung(std::unique_ptr<Player<R>> thinker, std::uint64_t nodes = 1) {
    return std::make_unique<RungPlayer<R>>(std::move(thinker), nodes);
}
template <Rules R>
[[nodiscard]] std::unique_ptr<Player<R>> rung(Choice<R> choice, std::uint64_t nodes = 1) {
    return rung<R>(std::make_unique<ChoicePlayer<R>>(std::move(choice)), nodes);
}

} // namespace zugzwang
