// Films of a demo game, drawn frame by frame without a display: exactly 60 pictures a second of the game's own time,
// however long each one takes to draw, with the same moves every time; only the thinking time in a panel differs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/film/film.hpp"
#include "studio/picture_call.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {

struct DemoFilm {
    const Game* game = nullptr;
    app::FilmPlan film{};
    OptionValues options{};
    std::string theme = "arcade";
    std::uint64_t seed = 1;             ///< Of the board and of the players' chance.
    std::size_t skip = 0;               ///< So many moves are played before the first frame.
    std::optional<std::size_t> moves{}; ///< After so many more the last picture stays for a second; then the film ends.
};

/// Reads `film GAME FILE [--seconds N] [--size WxH] [--theme NAME] [--seed N] [--skip N] [--moves N]
/// [--option NAME=VALUE]…`, with `--frames DIR` instead of FILE or beside it. Throws CallRefused
/// or app::FilmRefused.
[[nodiscard]] DemoFilm demo_film(const std::vector<std::string>& words);

/// Answers the number of frames. Throws std::runtime_error with one line when the film cannot be made.
std::size_t make_film(const DemoFilm& demo);

} // namespace zugzwang::studio
