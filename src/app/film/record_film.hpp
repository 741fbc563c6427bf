// A recorded game as a film, drawn without a display: exactly 60 pictures a second of the game's own time, however long
// each one takes to draw.
#pragma once

#include <functional>

#include "cli/cli.hpp"
#include "desk/settings.hpp"

namespace zugzwang::app {

struct FilmWatch {
    std::function<void(double)> report{}; ///< Told the part that is done, from 0 to 1, now and then.
    std::function<bool()> stopped{};      ///< Asked between two pictures; then there is no film.
};

/// Whether it was made and not stopped. Throws FilmRefused when there can be no such film and std::runtime_error, one
/// line each, when it cannot be made; an older file stays as it was in all these cases.
/// `settings` tell the look and the coordinates, nothing else.
[[nodiscard]] bool make_film(const cli::FilmRequest& request, const FilmWatch& watch, const Settings& settings = {});

/// `zugzwang film` once its call was read: the film is made, a terminal sees how far it is, and Ctrl+C ends it. Answers
/// the exit status; says on the standard streams what there is to say.
[[nodiscard]] int run_film(const cli::FilmRequest& request);

} // namespace zugzwang::app
