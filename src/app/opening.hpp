// The scenes that the program begins with.
#pragma once

#include <optional>

#include "cli/cli.hpp"
#include "desk/context.hpp"
#include "scenes/frame/scene_stack.hpp"

namespace zugzwang::app {

/// Why what the window is to open cannot be opened: it holds no game and no position. Reads the whole of it.
[[nodiscard]] std::optional<Refusal> refusal_of(const cli::WindowRequest& request);
/// Opens the menu and above it what the command line asks for. Throws std::runtime_error (one line) when the request is
/// refused.
void open_scenes(SceneStack& stack, SceneContext& context, const cli::WindowRequest& request);

} // namespace zugzwang::app
