// Opens what is pasted and what is let fall on the window: reads it on the worker and answers when that is done.
#pragma once

#include <optional>
#include <string>

#include "scenes/frame/context.hpp"
#include "scenes/games/opened.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang {

class Opener {
  public:
    explicit Opener(SceneContext& context) : context_(context) {}

    /// Takes an event that brings something; false for all others. A position is asked of `first` before all other
    /// games; null: of none.
    bool handle(const InputEvent& event, const Game* first);
    /// What it was, once.
    [[nodiscard]] std::optional<Opened> take() { return job_.take(); }

  private:
    SceneContext& context_;
    Pending<Opened> job_;
};

/// The game of a record that was opened goes on from where it stands; or why it cannot.
[[nodiscard]] Result<std::unique_ptr<Session>> gone_on_with(SceneContext& context, const OpenedGames::One& one);
/// A game between two people that begins with that position; or why there can be none.
[[nodiscard]] Result<std::unique_ptr<Session>> begun_with(SceneContext& context, const OpenedPosition& position);

} // namespace zugzwang
