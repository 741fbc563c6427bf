// What a tournament's page is made of: the files of page/, which are a part of the program.
#pragma once

#include <span>
#include <string_view>

namespace zugzwang::tournament {

struct PageFile {
    std::string_view name; ///< From page/: "table.js".
    std::string_view text;
};

extern const std::span<const PageFile> page_files;

/// What a page needs to replay and draw the games of one kind.
struct PageGame {
    std::string_view id;    ///< Of the game.
    std::string_view rules; ///< assets/bots/js/ID/position.js: a module that exports `Position`.
    std::string_view board; ///< board.js of the game's folder show/: has a function `picture`.
};

/// Of all games that have both files.
extern const std::span<const PageGame> page_games;

} // namespace zugzwang::tournament
