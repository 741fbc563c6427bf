// What a game tells beside its board: a big number for each player, and small panels of facts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// A big number and what it counts, for a player's panel: 18 "lines open".
struct Figure {
    std::string number;
    std::string caption;
};

/// A win by so much, translated, in each way in which it is said.
struct MarginWords {
    std::string by;        ///< "by 6 boxes": under "You win".
    std::string you_win;   ///< "You win by 6 boxes"
    std::string side_wins; ///< "Blue wins by 6 boxes"
};

/// A small panel of facts. Every part may be empty.
struct Panel {
    struct Row {
        std::string label, value;
        std::optional<Side> mark{}; ///< The player whose shape stands before the label.
    };
    std::string title;
    std::string big; ///< One short line in large type.
    std::vector<Row> rows;
    std::string words;                         ///< A sentence or two; wraps.
    std::optional<double> balance;             ///< The first player's share of a two-coloured bar, 0 to 1.
    std::string balance_first, balance_second; ///< Under the ends of the bar.
    struct Chip {
        std::string text;
        bool marked = false; ///< Stands out in the warning colour, underlined.
    };
    bool names_place = false; ///< `big` is a place of the board, and the title says no more than how one came there.
    std::vector<Chip> chips;  ///< A small grid of key-like squares, at most 40; without room the first are left out.
};

/// How squares are called at the board's edge.
enum class Labels : std::uint8_t { standard, matrix }; ///< a–j and 1–10, or rows and columns from 0 with row 0 on top.

} // namespace zugzwang
