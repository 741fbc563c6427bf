// Which buttons a game at the table has, and where they stand.
#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/table/table_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds long_thought{2}; ///< Then a button ends it.
constexpr float thinking_inset = 14, end_width = 132, figures_width = 58, thinking_height = 52; ///< Units.
constexpr float upright_end_width = 150;

} // namespace

TableScene::Arrangement TableScene::arrangement_now() const {
    const auto& news = session_->news();
    return {.request = {.style = game_.style,
                        .computer = use_ != Use::filmed &&
                                    (!news.seats[Side::first].person || !news.seats[Side::second].person),
                        .demo = news.is_demo && use_ == Use::table,
                        .exhibited = use_ != Use::table,
                        .broadcast = news.is_demo && use_ != Use::filmed,
                        .expected = expected_ && broadcast_.has_expectation(),
                        .insight = news.switches.insight && !ended_,
                        .result = result_shown(),
                        .moves_tab = moves_tab_,
                        .drawer = drawer_},
            .can_undo = news.can_undo,
            .can_redo = news.can_redo,
            .waits = news.waits_for_person,
            .paused = news.switches.paused,
            .over = ended_,
            .thinks_long = news.thinking && news.thinking->running && news.thinking->time >= long_thought,
            .has_figures = has_figures(),
            .can_resign = use_ == Use::table ? news.can_resign : std::nullopt,
            .can_agree_draw = use_ == Use::table && news.can_agree_draw,
            .has_next_rung = ended_ && use_ == Use::table && climbed_.next().has_value(),
            .has_turn = ended_ && use_ == Use::table && layout_.went && went_.turn(),
            .speed = demo_speed_};
}

void TableScene::rebuild() {
    arrangement_ = arrangement_now();
    layout_ = table_layout(stage_, arrangement_.request);
    if (use_ == Use::filmed) {
        leave_pointer_panel_out();
        if (layout_.went)
            layout_.notes = std::exchange(layout_.went, std::nullopt); // a film waits for nobody's thoughts
    }
    moves_.place(layout_.moves.value_or(Rect{}), stage_.scale());
    broadcast_.place(layout_.curve, layout_.expected, stage_.scale());
    std::vector<Control> controls;
    if (use_ == Use::table) {
        const bool upright = layout_.shape == TableShape::upright;
        controls = top_bar_controls(stage_, upright ? std::vector<BarIcon>() : bar_icons());
        if (layout_.tabs) {
            controls.push_back({.id = "tabs",
                                .area = *layout_.tabs,
                                .kind = Segmented{.words = {tr("Now"), tr("Moves")}, .chosen = moves_tab_ ? 1U : 0U}});
        }
        if (layout_.shape == TableShape::upright)
            add_upright_thinking_control(controls);
        else if (layout_.thinking || layout_.went)
            add_thinking_controls(controls);
        add_ending_controls(controls);
        if (layout_.controls) add_demo_controls(controls);
        if (layout_.result) add_result_controls(controls);
        if (layout_.went && arrangement_.has_turn) add_turn(controls);
        if (layout_.foot) {
            for (auto& control : foot_controls(stage_, bar_icons()))
                controls.push_back(std::move(control));
        }
    }
    controls_.set(std::move(controls));
}

/// Nobody points: the moves get its room where they stand over it.
void TableScene::leave_pointer_panel_out() {
    auto& moves = layout_.moves;
    if (!layout_.pointer || !moves || moves->x != layout_.pointer->x) return;
    if (moves->y > layout_.pointer->y) return;
    moves->height = layout_.pointer->bottom() - moves->y;
    layout_.pointer.reset();
}

std::vector<BarIcon> TableScene::bar_icons() const {
    std::vector<BarIcon> icons;
    if (use_ != Use::table) return icons;
    icons = {{"undo", "icon/undo", arrangement_.can_undo},
             {"redo", "icon/redo", arrangement_.can_redo},
             {"hint", "icon/hint", arrangement_.waits}};
    // A broadcast has its own buttons for that.
    if (layout_.shape == TableShape::upright && arrangement_.request.demo) icons.clear();
    icons.push_back({"insight", arrangement_.request.insight ? "icon/insight-on" : "icon/insight", game_.has_insight});
    if (has_lessons()) icons.push_back({"algorithm", "icon/algorithm"});
    icons.push_back({"analysis", "icon/analysis"});
    if (arrangement_.request.broadcast && layout_.shape != TableShape::upright)
        icons.push_back({"expected", expected_ ? "icon/expected-on" : "icon/expected"});
    icons.push_back({"help", "icon/help"});
    if (layout_.has_drawer) icons.push_back({"drawer", "icon/moves"});
    return icons;
}

bool TableScene::has_lessons() const { return std::ranges::any_of(game_.players, &PlayerSpec::shows_its_work); }

bool TableScene::has_depth(Side side) const {
    const auto* player = find_player(game_, session_->config().players[side]);
    return player != nullptr && !player->depth_option.empty();
}

bool TableScene::has_figures() const {
    return std::ranges::any_of(session_->news().moves,
                               [this](const MoveEntry& move) { return move.thought && has_depth(move.side); });
}

void TableScene::add_thinking_controls(std::vector<Control>& controls) const {
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
void TableScene::add_upright_thinking_control(std::vector<Control>& controls) {
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

void TableScene::add_turn(std::vector<Control>& controls) const {
    controls.push_back(
        {.id = "turn", .area = HowItWent::body(*layout_.went, stage_.scale()), .kind = Spot{}, .inside = "went"});
}

void TableScene::add_demo_controls(std::vector<Control>& controls) const {
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

std::size_t TableScene::ending_buttons(Side side) const {
    if (arrangement_.can_resign != side) return 0;
    return arrangement_.can_agree_draw ? 2 : 1;
}

void TableScene::add_ending_controls(std::vector<Control>& controls) const {
    if (!arrangement_.can_resign) return;
    const Side side = *arrangement_.can_resign;
    const auto places = seat_buttons(layout_.seats[side], ending_buttons(side), stage_.scale());
    const auto add = [&](const char* id, const char* icon, Rect area) {
        controls.push_back({.id = id,
                            .area = area,
                            .kind = Button{.look = Button::Look::icon, .icon = icon, .hold = true},
                            .inside = side == Side::first ? "seat-first" : "seat-second"});
    };
    add("resign", "icon/resign", places[0]);
    if (arrangement_.can_agree_draw) add("agree-draw", "icon/draw", places[1]);
}

void TableScene::add_result_controls(std::vector<Control>& controls) const {
    const auto places = result_buttons(*layout_.result, stage_.scale(), climbed_.is_of_ladder(), stage_.is_upright());
    // In a match the sides change by themselves.
    const bool match = is_of_match();
    const auto again = match_.is_decided() ? tr("New match") : match ? tr("Next game") : tr("Again");
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
