// A tournament as one page for a browser, which needs no other file and no network.
#pragma once

#include <string>

#include "tournament/report.hpp"

namespace zugzwang::tournament {

/// The page as HTML, in the chosen language: the crosstable, how the points came, the forfeits, and all games, to be
/// replayed. A game that has page files (page_files.hpp) is drawn, and its positions are computed in the page; of
/// others the page holds the positions as texts. Names, commands and reasons stand in it as texts, whatever they are.
/// Requires records that the rules allow. In the page's data lie a JSON of what `data_of` in page.cpp says and a few
/// hundred bytes for each game.
[[nodiscard]] std::string report_page(const Report& report);

} // namespace zugzwang::tournament
