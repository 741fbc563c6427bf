// Films for the window: a program of its own draws them, so that the window goes on drawing undisturbed.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "desk/film_job.hpp"

namespace zugzwang::app {

/// What `zugzwang film --tell` writes on its standard output, line by line, for the program that called it.
namespace film_tale {
inline constexpr std::string_view part = "part ";     ///< Then how much is done, 0 to 100.
inline constexpr std::string_view done = "done";      ///< The film is whole; the last line.
inline constexpr std::string_view failed = "failed "; ///< Then the reason; the last line.
} // namespace film_tale

[[nodiscard]] inline int whole_percent(double part) { return static_cast<int>(std::clamp(part, 0.0, 1.0) * 100); }

/// Calls `PROGRAM film` and listens to what it tells.
[[nodiscard]] FilmMaker films_by(std::filesystem::path program);

} // namespace zugzwang::app
