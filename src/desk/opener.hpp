// Opens what is pasted and what is let fall on the window: reads it on the worker and answers when that is done.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "desk/opened.hpp"
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

} // namespace zugzwang
