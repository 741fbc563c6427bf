// Where the board, the seats and the panels of a running game stand, for every style of table and shape of screen.
// The board depends on the screen, the style and whether the game is a broadcast alone: it never moves because a panel
// comes or goes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "scenes/frame/stage.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

enum class TableShape : std::uint8_t {
    wide,       ///< Columns on both sides of the board.
    one_column, ///< 4:3: one column on the right, the moves on a tab.
    upright, ///< A phone's: seats above and below the board, what there is room for under them, the icons at the foot.
    strips,  ///< Fewer than 1000 pixels across: seats above and below the board, the rest in a drawer.
};

/// What there is to show.
struct TableRequest {
    TableStyle style = TableStyle::columns;
    bool computer = true;   ///< At least one seat is a computer: there is thinking to show.
    bool demo = false;      ///< Both are: controls instead of the panel under the pointer.
    bool exhibited = false; ///< Nothing can be pressed: no tabs.
    bool broadcast = false; ///< The curve of the game stands under the board, or in the drawer.
    bool expected = false;  ///< And a small board with what the computer expects, where there is room for one.
    bool insight = false;
    bool result = false; ///< How the game went stands where the thinking was, where there is room for that.
    bool moves_tab =
        false;          ///< The tab that is open in one_column; upright the moves, where there is room for one panel.
    bool drawer = true; ///< Open, in strips.

    friend bool operator==(const TableRequest&, const TableRequest&) = default;
};

/// In device pixels. What is empty is not shown.
struct TableLayout {
    TableShape shape = TableShape::wide;
    Rect board;
    BySide<Rect> seats;
    std::optional<Rect> thinking{}, insight{}, moves{}, pointer{}, controls{}, result{};
    std::optional<Rect> notes{}; ///< Among persons, where a computer's thinking would be.
    std::optional<Rect> went{};  ///< How the game went.
    std::optional<Rect> curve{}, expected{};
    std::optional<Rect> tabs{}; ///< Of one_column: a Segmented control.
    bool has_drawer = false;    ///< A button opens and shuts the drawer, or upright shows the moves instead.
    bool foot = false;          ///< The icons stand in a bar at the foot.
};

[[nodiscard]] TableLayout table_layout(const Stage& stage, const TableRequest& request);

} // namespace zugzwang
