// Which buttons a game at the table has, and where they stand.
#pragma once

#include <optional>
#include <vector>

#include "scenes/frame/top_bar.hpp"
#include "scenes/table/table_layout.hpp"
#include "scenes/widgets/controls.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// What the places and the buttons depend on; they are made anew when it changes.
struct TableArrangement {
    TableRequest request;
    bool is_pressed = true; ///< There are buttons.
    bool can_undo = false, can_redo = false, waits = false, paused = false, over = false;
    bool thinks_long = false; ///< The search can be ended.
    bool has_figures = false; ///< There are moves whose figures are worth comparing.
    bool has_insight = false, has_lessons = false;
    bool expects = true; ///< What the computer expects is to be shown.
    std::optional<Side> can_resign{};
    bool can_agree_draw = false;
    bool has_next_rung = false;
    bool of_ladder = false, of_match = false, decides_match = false;
    bool has_turn = false; ///< The move that decided the game is known.
    float speed = 1;

    friend bool operator==(const TableArrangement&, const TableArrangement&) = default;
};

class TableButtons {
  public:
    /// What they are made of outlives them.
    TableButtons(const Stage& stage, TableLayout& layout, const TableArrangement& arrangement)
        : stage_(stage), layout_(layout), arrangement_(arrangement) {}

    /// Upright a button may take room from the thinking.
    [[nodiscard]] std::vector<Control> controls();

  private:
    void add_thinking_controls(std::vector<Control>& controls) const;
    void add_upright_thinking_control(std::vector<Control>& controls);
    /// The curve of a game that is over leads to the move that decided it.
    void add_turn(std::vector<Control>& controls) const;
    void add_demo_controls(std::vector<Control>& controls) const;
    /// What ends the game before its rules end it, in the seat of who may.
    void add_ending_controls(std::vector<Control>& controls) const;
    void add_result_controls(std::vector<Control>& controls) const;

    const Stage& stage_;
    TableLayout& layout_;
    const TableArrangement& arrangement_;
};

/// The player on that seat looks as far ahead as it was told to.
[[nodiscard]] bool has_depth(const Game& game, const SessionConfig& config, Side side);

[[nodiscard]] std::vector<BarIcon> bar_icons(const TableLayout& layout, const TableArrangement& arrangement);

/// Those that stand in the seat of who may end the game before its rules do.
[[nodiscard]] std::size_t ending_buttons(const TableArrangement& arrangement, Side side);

} // namespace zugzwang
