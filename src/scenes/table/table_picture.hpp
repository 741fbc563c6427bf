// The picture of a game at the table: the bar, the board, the seats, the panels and the result beside the board.
#pragma once

#include <optional>
#include <string>

#include "scenes/frame/fact_panel.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/table/moves_list.hpp"
#include "scenes/table/table_controls.hpp"
#include "scenes/table/table_faces.hpp"
#include "scenes/table/table_followers.hpp"
#include "scenes/table/table_panels.hpp"

namespace zugzwang {

enum class TableUse : std::uint8_t {
    table,     ///< Everything can be pressed.
    exhibited, ///< Only looked at: the attract mode.
    filmed,    ///< The same, with the result at the end.
};

/// All that is seen; of the scene, which outlives it.
struct TableSight {
    const SceneContext& context;
    const Game& game;
    const Session& session;
    TableUse use;
    const Stage& stage;
    const TableLayout& layout;
    const TableArrangement& arrangement;
    const Controls& controls;
    const MovesList& moves;
    const TableFollowers& followers;
    const TableFaces& faces;
    Seconds over_for; ///< Since the last animation of a game that is over.
    std::string status;
    Role status_role;
};

class TablePicture {
  public:
    explicit TablePicture(TableSight sight) : at_(std::move(sight)) {}

    void draw(Canvas& canvas) const;

  private:
    [[nodiscard]] const SessionNews& news() const { return at_.session.news(); }
    [[nodiscard]] bool to_celebrate() const;
    void celebrate(Canvas& canvas) const;
    void draw_seats(Canvas& canvas) const;
    [[nodiscard]] SeatLook::Wins wins_of(Side side) const;
    void draw_panels(Canvas& canvas) const;
    void draw_turn(Canvas& canvas) const;
    void draw_pointer_panel(Rect area, Canvas& canvas) const;
    /// The move that was asked for, with its reason.
    [[nodiscard]] std::optional<Panel> hint_panel() const;
    /// What a newcomer asks: the aim of the game and, where there is room, the keys.
    [[nodiscard]] Panel notes(Rect area, const Canvas& canvas) const;
    [[nodiscard]] ResultLook result_look() const;

    TableSight at_;
};

/// A win is celebrated for so long; longer when a match is decided.
[[nodiscard]] Seconds celebration(const TableFollowers& followers, const Theme& theme);

} // namespace zugzwang
