// SDL's events as the program's own.
#pragma once

#include <optional>

#include <SDL.h>

#include "zugzwang/gfx/input.hpp"

namespace zugzwang::app {

/// What the event means to a scene, if anything. `pixels_per_unit` turns SDL's mouse places into device pixels. Keys go
/// by their symbol; where a keyboard has no Latin letter or no digit there, by their place on an English one.
/// What an event of something let fall owns is freed: it is asked about once.
[[nodiscard]] std::optional<InputEvent> input_event(const SDL_Event& event, Vec pixels_per_unit);

} // namespace zugzwang::app
