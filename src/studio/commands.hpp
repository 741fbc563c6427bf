// The commands of the studio: `shots`, `shot` and `film` write the program's own pictures without a display, `parts`
// tells what stands where in them.
#pragma once

#include <string>
#include <vector>

namespace zugzwang::studio {

/// Runs `shots DIR [--only WORD]… [--size WxH]… [--all-sizes] [--theme NAME]… [--language CODE] [--text PERCENT]`,
/// `shot GAME --out FILE
/// [--do ACT]…` (the acts of shot_script.hpp), `parts PICTURE [--size WxH] [--language CODE]` (the whole name of one of
/// scene_shots.hpp), `film GAME …` (see demo_film.hpp) or `tour FILE`, and answers the exit status: a refused call is
/// one line on the standard error. Throws std::runtime_error with one line when a picture cannot be made.
[[nodiscard]] int run(const std::vector<std::string>& arguments);

} // namespace zugzwang::studio
