// A game under way as a scene that another scene may show, one after the other.
#pragma once

#include <optional>

#include "desk/championship.hpp"
#include "scenes/frame/page_scene.hpp"

namespace zugzwang {

/// What becomes of a game under way.
enum class TableUse : std::uint8_t {
    table,     ///< Everything can be pressed.
    exhibited, ///< Only looked at: the attract mode.
    filmed,    ///< The same, with the result at the end.
};

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
