// A game between two computers as a scene that another scene shows, one after the other.
#pragma once

#include <optional>

#include "desk/championship.hpp"
#include "scenes/frame/page_scene.hpp"

namespace zugzwang {

class WatchedGame : public PageScene {
  public:
    using PageScene::PageScene;

    /// Since the last animation of a game that is over; 0 before.
    [[nodiscard]] virtual Seconds over_for() const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    /// Before the first step, and when the game is over; without it nothing is told of earlier games.
    virtual void set_score(const BroadcastScore& score) = 0;
    /// To what is worth a caption next, or to the end.
    virtual void run_ahead() = 0;
};

} // namespace zugzwang
