#include "scenes/table/table_controls.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/table/how_it_went.hpp"
#include "scenes/table/table_panels.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr float thinking_inset = 14, end_width = 132, figures_width = 58, thinking_height = 52; ///< Units.
constexpr float upright_end_width = 150;

} // namespace

bool has_depth(const Game& game, const SessionConfig& config, Side side) {
    const auto* player = find_player(game, config.players[side]);
    return player != nullptr && !player->depth_option.empty();
}

std::vector<BarIcon> bar_icons(const TableLayout& layout, const TableArrangement& arrangement) {
    std::vector<BarIcon> icons;
    if (!arrangement.is_pressed) return icons;
    icons = {{"undo", "icon/undo", arrangement.can_undo},
             {"redo", "icon/redo", arrangement.can_redo},
             {"hint", "icon/hint", arrangement.waits}};
    // A broadcast has its own buttons for that.
    if (layout.shape == TableShape::upright && arrangement.request.demo) icons.clear();
    icons.push_back(
        {"insight", arrangement.request.insight ? "icon/insight-on" : "icon/insight", arrangement.has_insight});
    if (arrangement.has_lessons) icons.push_back({"algorithm", "icon/algorithm"});
    icons.push_back({"analysis", "icon/analysis"});
    if (arrangement.request.broadcast && layout.shape != TableShape::upright)
        icons.push_back({"expected", arrangement.expects ? "icon/expected-on" : "icon/expected"});
    icons.push_back({"help", "icon/help"});
    if (layout.has_drawer) icons.push_back({"drawer", "icon/moves"});
    return icons;
}

std::vector<Control> TableButtons::controls() {
    if (!arrangement_.is_pressed) return {};
    const bool upright = layout_.shape == TableShape::upright;
    auto controls = top_bar_controls(stage_, upright ? std::vector<BarIcon>() : bar_icons(layout_, arrangement_));
    if (layout_.tabs) {
        controls.push_back(
            {.id = "tabs",
             .area = *layout_.tabs,
             .kind = Segmented{.words = {tr("Now"), tr("Moves")}, .chosen = arrangement_.request.moves_tab ? 1U : 0U}});
    }
    if (upright)
        add_upright_thinking_control(controls);
    else if (layout_.thinking || layout_.went)
        add_thinking_controls(controls);
    add_ending_controls(controls);
    if (layout_.controls) add_demo_controls(controls);
    if (layout_.result) add_result_controls(controls);
    if (layout_.went && arrangement_.has_turn) add_turn(controls);
    if (layout_.foot) {
        for (auto& control : foot_controls(stage_, bar_icons(layout_, arrangement_)))
            controls.push_back(std::move(control));
    }
    return controls;
}

void TableButtons::add_thinking_controls(std::vector<Control>& controls) const {
    const Rect area = layout_.thinking ? *layout_.thinking : *layout_.went;
    const auto px = [&](float units) { return std::round(units * stage_.scale()); };
    const auto place = [&](float width) {
        return Rect{area.right() - px(thinking_inset) - px(width), area.y + px(thinking_inset), px(width),
                    px(thinking_height)};
    };
    if (arrangement_.thinks_long) {
        controls.push_back({.id = "move-now",
                            .area = place(end_width),
                            .kind = Button{.words = tr("Play now")},
                            .inside = "thinking"});
    } else if (arrangement_.has_figures) {
        controls.push_back({.id = "figures",
                            .area = place(figures_width),
                            .kind = Button{.look = Button::Look::icon, .icon = "icon/moves"},
                            .inside = layout_.thinking ? "thinking" : "went"});
    }
}

/// For a finger, beside the panel.
void TableButtons::add_upright_thinking_control(std::vector<Control>& controls) {
    if (!layout_.thinking || (!arrangement_.thinks_long && !arrangement_.has_figures)) return;
    auto& thinking = *layout_.thinking;
    const auto px = [&](float units) { return std::round(units * stage_.scale()); };
    const float side = px(arrangement_.thinks_long ? upright_end_width : touch_side);
    thinking.width -= side + px(upright_gap);
    const Rect area{thinking.right() + px(upright_gap), thinking.y, side, px(touch_side)};
    if (arrangement_.thinks_long)
        controls.push_back({.id = "move-now", .area = area, .kind = Button{.words = tr("Play now")}});
    else
        controls.push_back(
            {.id = "figures", .area = area, .kind = Button{.look = Button::Look::icon, .icon = "icon/moves"}});
}

void TableButtons::add_turn(std::vector<Control>& controls) const {
    controls.push_back(
        {.id = "turn", .area = HowItWent::body(*layout_.went, stage_.scale()), .kind = Spot{}, .inside = "went"});
}

void TableButtons::add_demo_controls(std::vector<Control>& controls) const {
    const Rect area = *layout_.controls;
    const auto icon = [](const char* sprite) { return Button{.look = Button::Look::icon, .icon = sprite}; };
    const auto speed = tr("{speed}×", {{"speed", static_cast<int>(arrangement_.speed)}});
    std::array<Control, 5> buttons{
        Control{.id = "step-back", .area = {}, .kind = icon("icon/step-back"), .enabled = arrangement_.can_undo},
        Control{.id = "pause",
                .area = {},
                .kind = icon(arrangement_.paused ? "icon/play" : "icon/pause"),
                .enabled = !arrangement_.over},
        Control{.id = "step", .area = {}, .kind = icon("icon/step-forward"), .enabled = !arrangement_.over},
        Control{.id = "skip", .area = {}, .kind = icon("icon/to-turn"), .enabled = !arrangement_.over},
        Control{.id = "speed", .area = {}, .kind = Button{.words = speed}}};
    const bool square = area.width < area.height * 1.5F;
    const float padding =
        std::round((square ? 14.0F : std::min(28.0F, 0.15F * area.height / stage_.scale())) * stage_.scale());
    const float gap = std::round(12 * stage_.scale());
    const float columns = square ? 2 : 5;
    const float rows = square ? 3 : 1;
    const float width = std::floor((area.width - 2 * padding - (columns - 1) * gap) / columns);
    const float height = std::floor((area.height - 2 * padding - (rows - 1) * gap) / rows);
    for (std::size_t index = 0; index < buttons.size(); ++index) {
        const float column = static_cast<float>(square ? index % 2 : index);
        const float row = static_cast<float>(square ? index / 2 : 0);
        buttons[index].area = {area.x + padding + column * (width + gap), area.y + padding + row * (height + gap),
                               width, height};
        buttons[index].inside = "controls";
        controls.push_back(std::move(buttons[index]));
    }
}

std::size_t ending_buttons(const TableArrangement& arrangement, Side side) {
    if (arrangement.can_resign != side) return 0;
    return arrangement.can_agree_draw ? 2 : 1;
}

void TableButtons::add_ending_controls(std::vector<Control>& controls) const {
    if (!arrangement_.can_resign) return;
    const Side side = *arrangement_.can_resign;
    const auto places = seat_buttons(layout_.seats[side], ending_buttons(arrangement_, side), stage_.scale());
    const auto add = [&](const char* id, const char* icon, Rect area) {
        controls.push_back({.id = id,
                            .area = area,
                            .kind = Button{.look = Button::Look::icon, .icon = icon, .hold = true},
                            .inside = side == Side::first ? "seat-first" : "seat-second"});
    };
    add("resign", "icon/resign", places[0]);
    if (arrangement_.can_agree_draw) add("agree-draw", "icon/draw", places[1]);
}

void TableButtons::add_result_controls(std::vector<Control>& controls) const {
    const auto places = result_buttons(*layout_.result, stage_.scale(), arrangement_.of_ladder, stage_.is_upright());
    // In a match the sides change by themselves.
    const bool match = arrangement_.of_match;
    const auto again = arrangement_.decides_match ? tr("New match") : match ? tr("Next game") : tr("Again");
    const auto swap = std::pair("swap", match ? tr("Same sides") : tr("Swap sides"));
    const auto next = std::pair("next-rung", tr("Next opponent"));
    const std::array<std::pair<const char*, std::string>, 4> buttons{{{"again", again},
                                                                      arrangement_.has_next_rung ? next : swap,
                                                                      {"review", tr("Look back at the game")},
                                                                      {"menu", tr("Menu")}}};
    for (std::size_t index = 0; index < buttons.size(); ++index) {
        controls.push_back({.id = buttons[index].first,
                            .area = places[index],
                            .kind = Button{.look = index == 0 ? Button::Look::primary : Button::Look::secondary,
                                           .words = buttons[index].second},
                            .inside = "result"});
    }
}

} // namespace zugzwang
