// The scenes that are open above the menu, as a text that a browser's history keeps, and the way to such scenes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "scenes/frame/scene_stack.hpp"

namespace zugzwang {

/// A line for each scene, the lowest first: its address and, behind a tab, the record of its game; empty where nothing
/// opens it. Every line has its end.
[[nodiscard]] std::string path_of(const SceneStack& stack);

/// Goes back to the last scene that is on both ways, and opens from there what the path says above it, as far as it can
/// be opened. A scene that has another use for Back stays. Answers why something could not be opened. Requires an open
/// menu.
std::optional<Refusal> go_to(SceneStack& stack, SceneContext& context, std::string_view path);

} // namespace zugzwang
