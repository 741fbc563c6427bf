// A library of games that nobody played: for pictures of the games' scene, its golden picture and its figures.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>

#include "desk/context.hpp"
#include "keep/library.hpp"
#include "scenes/frame/scene.hpp"

namespace zugzwang::studio {

/// The time at which the pictures of the library are taken, the same for ever.
[[nodiscard]] std::chrono::sys_seconds composed_now();

/// An empty library with so many games in it, of all games of the catalog, against all their players, won, lost and
/// drawn, played by chance: always the same. The newest is an hour old.
[[nodiscard]] Library composed_library(std::size_t games, const std::filesystem::path& file = {});

/// The games' scene on such a library, which outlives it: at that time, with all that can be done there.
[[nodiscard]] std::unique_ptr<Scene> composed_games(SceneContext& context, Library& library);

} // namespace zugzwang::studio
