// A library of games that nobody played: for pictures of the games' scene, its golden picture and its figures.
#pragma once

#include <chrono>
#include <cstddef>

#include "keep/library.hpp"

namespace zugzwang::studio {

/// The time at which the pictures of the library are taken, the same for ever.
[[nodiscard]] std::chrono::sys_seconds composed_now();

/// An empty library with so many games in it, of all games of the catalog, against all their players, won, lost and
/// drawn, played by chance: always the same. The newest is an hour old.
[[nodiscard]] Library composed_library(std::size_t games, const std::filesystem::path& file = {});

} // namespace zugzwang::studio
