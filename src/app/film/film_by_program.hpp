// Films for the window: a program of its own draws them, so that the window goes on drawing undisturbed.
#pragma once

#include <filesystem>

#include "desk/film_job.hpp"

namespace zugzwang::app {

/// Calls `PROGRAM film` and listens to what it tells.
[[nodiscard]] FilmMaker films_by(std::filesystem::path program);

/// The program that runs; empty where the system does not say.
[[nodiscard]] std::filesystem::path this_program();

} // namespace zugzwang::app
