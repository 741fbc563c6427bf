// What stands on the table's page, for every style of table and shape of screen. The board's place depends on the
// screen, the style and whether the game is a broadcast alone: it never moves because a panel comes or goes.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/board_node.hpp"
#include "scenes/frame/fact_panel.hpp"
#include "scenes/table/confetti.hpp"
#include "scenes/table/table_scene.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds long_thought{2}; ///< Then a button ends it.
constexpr float demo_speeds[] = {1, 2, 4};

// Units of a 1080-line screen.
constexpr float best_board = 932, least_side = 372, best_side = 420;
constexpr float insight_height = 382, pointer_height = 230, expected_height = 336, broad_height = 211;
constexpr float strip_height = 84, upright_seat = 108, least_below = 212;

Panel only_words(std::string words) {
    Panel panel;
    panel.words = std::move(words);
    return panel;
}

/// As high as that, whatever stands in it.
ui::Node high(ui::Node node, float height) {
    node.height = {.min = height, .max = height, .gives_way = true};
    return node;
}

ui::Node broad(ui::Node node, float width) {
    node.width = {.min = width, .max = width, .gives_way = true};
    return node;
}

/// What its siblings leave, and no more.
ui::Node rest(ui::Node node) { return std::move(node).fills().gives_way(); }

ui::Node side_column(std::vector<ui::Node> nodes, float width) {
    return broad(ui::column(std::move(nodes)).gaps(Measure::near), width).tall();
}

} // namespace

TableScene::Shape TableScene::shape() const {
    constexpr float strips_below_pixels = 1000, wide_aspect = 1.599F;
    const auto [x, y, width, height] = screen();
    if (is_upright(width, height)) return Shape::upright;
    if (width < strips_below_pixels && !is_broad()) return Shape::strips;
    return width >= height * wide_aspect ? Shape::wide : Shape::one_column;
}

bool TableScene::has_computer() const {
    const auto& seats = news().seats;
    return use_ != Use::filmed && (!seats[Side::first].person || !seats[Side::second].person);
}

bool TableScene::has_lessons() const { return std::ranges::any_of(game_.players, &PlayerSpec::shows_its_work); }

bool TableScene::has_depth(Side side) const {
    const auto* player = find_player(game_, session_->config().players[side]);
    return player != nullptr && !player->depth_option.empty();
}

bool TableScene::has_figures() const {
    return std::ranges::any_of(news().moves,
                               [this](const MoveEntry& move) { return move.thought && has_depth(move.side); });
}

bool TableScene::thinks_long() const {
    const auto& thinking = news().thinking;
    return thinking && thinking->running && thinking->time >= long_thought;
}

/// A film waits for nobody's thoughts.
bool TableScene::shows_went() const {
    return shows_result() && shape() == Shape::wide && !is_broad() && use_ != Use::filmed;
}

bool TableScene::shows_expected() const {
    if (!is_broadcast() || !choices_.expected || !followers_.broadcast.has_expectation() || shows_result())
        return false;
    if (shape() == Shape::upright || shape() == Shape::strips) return false;
    return is_broad() || (!shows_insight() && (shape() == Shape::wide || !choices_.moves_tab));
}

ui::Page TableScene::page() {
    ui::Page page{.title = tr(game_.title)};
    has_hint_place_ = false;
    page.body = body();
    page.status = status_line();
    page.status_role = status_role();
    page.only_seen = use_ != Use::table;
    if (page.only_seen) return page;
    page.body.reactions.pointer = [this](const PointerEvent& event) { return skips_motion(event); };
    page.icons = icons();
    page.deeds = deeds();
    return page;
}

std::vector<ui::Node> TableScene::icons() const {
    const bool upright = shape() == Shape::upright, drawer = upright || shape() == Shape::strips;
    std::vector<ui::Node> all;
    if (!upright || !is_demo()) { // a broadcast has its own buttons for that
        for (const auto* act : {&act::undo, &act::redo, &act::hint})
            all.push_back(ui::icon(*act));
    }
    all.push_back(ui::icon(act::insight, shows_insight()));
    if (has_lessons()) all.push_back(ui::icon(act::algorithm));
    all.push_back(ui::icon(act::analysis));
    if (is_broadcast() && !upright) all.push_back(ui::icon(act::expected, choices_.expected));
    all.push_back(ui::icon(act::help));
    if (drawer) all.push_back(ui::icon(act::drawer));
    return all;
}

ui::Node TableScene::body() {
    switch (shape()) {
    case Shape::upright:
        return upright();
    case Shape::strips:
        return strips();
    case Shape::wide:
        return is_broad() ? broad() : wide();
    case Shape::one_column:
        break;
    }
    return is_broad() ? broad() : one_column();
}

ui::Node TableScene::wide() {
    const bool facing = game_.style == TableStyle::facing;
    const auto [x, y, width, height] = screen();
    const float units = width / screen_scale(width, height);
    const float panel = std::clamp((units - best_board) / 2 - 74, least_side, best_side);
    std::vector<ui::Node> left, right;
    left.push_back(seat(Side::first, false));
    (facing ? right : left).push_back(seat(Side::second, false));
    if (facing && shows_insight()) left.push_back(rest(insight()));
    const bool brief = facing && shows_insight();
    if (!brief || has_computer()) left.push_back(brief ? high(thoughts(true), pointer_height) : rest(thoughts(false)));
    if (facing && shows_expected()) left.push_back(high(expected(), expected_height));
    if (!facing && shows_insight()) right.push_back(high(insight(), insight_height));
    right.push_back(rest(moves_and_pointer()));
    return ui::row(side_column(std::move(left), panel), rest(middle()).at_most(best_board),
                   side_column(std::move(right), panel))
        .gaps(Measure::gap)
        .along_at(ui::Align::centre)
        .fills();
}

ui::Node TableScene::moves_and_pointer() {
    if (shows_result()) return result(ResultLook::Shape::tall);
    std::vector<ui::Node> all;
    all.push_back(rest(moves()));
    if (shows_expected() && game_.style == TableStyle::columns) all.push_back(high(expected(), expected_height));
    if (is_demo())
        all.push_back(demo_controls(false));
    else if (use_ != Use::filmed) // nobody points
        all.push_back(high(pointer(), pointer_height));
    return ui::column(std::move(all)).gaps(Measure::near);
}

ui::Node TableScene::broad() {
    const bool is_wide = shape() == Shape::wide;
    const float panel = is_wide ? best_side : 270;
    std::vector<ui::Node> top;
    top.push_back(zugzwang::broad(seat(Side::first, false), panel).tall());
    if (shows_result()) {
        top.push_back(rest(result(ResultLook::Shape::beside)));
    } else {
        top.push_back(rest(shows_insight() ? insight() : has_computer() ? thinking(true) : pointer()));
        top.push_back(zugzwang::broad(moves(), is_wide ? 282 : 190).tall());
        if (is_demo()) top.push_back(zugzwang::broad(demo_controls(true), is_wide ? 200 : 180).tall());
    }
    top.push_back(zugzwang::broad(seat(Side::second, false), panel).tall());
    std::vector<ui::Node> all;
    all.push_back(high(ui::row(std::move(top)).gaps(Measure::near), broad_height));
    all.push_back(rest(board_node()));
    if (is_broadcast())
        all.push_back(
            ui::row(rest(followers_.broadcast.curve_panel(news())),
                    shows_expected() ? zugzwang::broad(expected(), is_wide ? 520 : 380).tall() : ui::nothing())
                .gaps(Measure::near));
    return ui::column(std::move(all)).gaps(Measure::near).fills();
}

ui::Node TableScene::one_column() {
    std::vector<ui::Node> right;
    for (const Side side : both_sides)
        right.push_back(seat(side, false));
    if (shows_result()) {
        right.push_back(rest(result(ResultLook::Shape::low)));
    } else {
        if (use_ == Use::table)
            right.push_back(ui::choice("tabs", {tr("Now"), tr("Moves")}, choices_.moves_tab ? 1 : 0,
                                       [this](std::size_t tab) { choices_.moves_tab = tab == 1; }));
        if (choices_.moves_tab) {
            right.push_back(rest(moves()));
        } else if (shows_insight()) {
            right.push_back(rest(insight()));
        } else {
            if (has_computer() && !is_demo()) right.push_back(high(thinking(true), 215));
            right.push_back(rest(shows_expected() ? expected() : is_demo() ? thinking(false) : pointer()));
        }
        if (is_demo()) right.push_back(demo_controls(false));
    }
    return ui::row(rest(middle()), side_column(std::move(right), best_side)).gaps(Measure::gap).fills();
}

/// The board between the seats, and a drawer beside it; the board stands where it is when the drawer shuts.
ui::Node TableScene::strips() {
    std::vector<ui::Node> drawer;
    if (shows_result()) {
        drawer.push_back(rest(result(ResultLook::Shape::tall)));
    } else if (choices_.drawer) {
        if (shows_insight())
            drawer.push_back(high(insight(), insight_height));
        else if (has_computer())
            drawer.push_back(high(thinking(false), 330));
        drawer.push_back(rest(moves()));
        if (!is_demo() && use_ != Use::filmed) drawer.push_back(high(pointer(), pointer_height));
        if (is_broadcast()) drawer.push_back(followers_.broadcast.curve_panel(news()));
    } else {
        drawer.push_back(ui::space());
    }
    if (is_demo() && !shows_result()) drawer.push_back(demo_controls(false));
    auto game = ui::column(high(seat(Side::second, true), strip_height), rest(board_node()),
                           high(seat(Side::first, true), strip_height))
                    .gaps(Measure::snug);
    return ui::row(rest(std::move(game)), side_column(std::move(drawer), best_side)).gaps(Measure::near).fills();
}

/// The board between the seats, below them what there is room for: one panel, or two, the moves in the second.
ui::Node TableScene::upright() {
    const auto [x, y, width, height] = screen();
    const float scale = screen_scale(width, height), across = width / scale - 32;
    const float around = 92 + 32 + 2 * upright_seat + 3 * 12 + (use_ == Use::table ? 98 : 0);
    const float below = least_below + (is_broadcast() ? 132 : 0);
    const float board = std::min(across, height / scale - around - below);
    const float left = height / scale - around - board - (is_demo() ? 132 : 0);
    const bool two = left >= 2 * least_below + 12;
    std::vector<ui::Node> under;
    if (shows_result()) {
        under.push_back(rest(result(ResultLook::Shape::low)));
    } else {
        const bool moves_asked = (!two || is_broadcast()) && choices_.moves_tab;
        const auto curve = [&] { return rest(followers_.broadcast.curve_panel(news())); };
        if (!two && moves_asked)
            under.push_back(rest(moves()));
        else if (shows_insight())
            under.push_back(rest(insight()));
        else if (!two && is_broadcast())
            under.push_back(curve());
        else
            under.push_back(rest(has_computer() ? thinking(true) : pointer()));
        if (two) under.push_back(is_broadcast() && !moves_asked ? curve() : rest(moves()));
        if (is_demo()) under.push_back(demo_controls(false));
    }
    return ui::column(high(seat(Side::second, true), upright_seat), high(board_node(), board),
                      high(seat(Side::first, true), upright_seat),
                      rest(ui::column(std::move(under)).gaps(Measure::snug)))
        .gaps(Measure::snug)
        .fills();
}

ui::Node TableScene::middle() {
    return ui::column(rest(board_node()), is_broadcast() ? followers_.broadcast.curve_panel(news()) : ui::nothing())
        .gaps(Measure::near);
}

ui::Node TableScene::board_node() {
    auto node = use_ == Use::table ? board(session_) : still_board(session_);
    if (use_ == Use::table) {
        node.reactions.pointer = [this, usual = std::move(node.reactions.pointer)](const PointerEvent& event) {
            return skips_motion(event) || usual(event);
        };
        node.reactions.key = [this, usual = std::move(node.reactions.key)](const KeyEvent& event) {
            if (news().is_demo) return false; // nobody plays with the keys
            const bool skips = news().is_animating && (event.key == Key::enter || event.key == Key::space);
            return skips ? session_->act(Act::skip_animation) : usual(event);
        };
    }
    return ui::stack(std::move(node), confetti());
}

bool TableScene::skips_motion(const PointerEvent& event) {
    return event.kind == PointerEvent::Kind::press && news().is_animating && session_->act(Act::skip_animation);
}

ui::Node TableScene::confetti() const {
    const auto& outcome = news().outcome;
    const bool has_winner = ended_ && outcome && outcome->winner && use_ != Use::exhibited;
    const bool still = followers_.match.is_decided() && context_.settings.reduced_motion;
    if (!has_winner || still || over_for_ >= celebration()) return ui::nothing();
    if (!news().is_demo && !news().seats[*outcome->winner].person) return ui::nothing();
    return ui::picture([this, winner = role_of(*outcome->winner)](Rect area, Canvas& canvas) {
               const Seconds win = context_.theme[Motion::win];
               const double all = celebration() / win,
                            bursts = std::clamp((over_for_ + canvas.ahead()) / win, 0.0, all);
               const double progress = bursts < all ? bursts - std::floor(bursts) : 1;
               draw_confetti(is_broad() ? area : screen(), static_cast<float>(progress), winner, canvas);
           })
        .fills();
}

/// Longer when a match is decided.
Seconds TableScene::celebration() const {
    constexpr int bursts_for_a_match = 3;
    return context_.theme[Motion::win] * (followers_.match.is_decided() ? bursts_for_a_match : 1);
}

ui::Node TableScene::seat(Side side, bool strip) {
    const auto& outcome = news().outcome;
    SeatLook look{.info = faces_.seat(news(), side),
                  .side = side,
                  .to_move = !outcome && news().to_move == side,
                  .won = outcome && outcome->winner == side,
                  .strip = strip};
    if (is_of_match()) {
        const auto& match = followers_.match.match();
        look.match = {.won = match.won[followers_.match.person(*session_, side)], .target = match.target};
    }
    std::vector<ui::Node> buttons;
    if (use_ == Use::table && news().can_resign == side) {
        if (news().can_agree_draw) buttons.push_back(ui::held_icon(act::agree_draw));
        buttons.push_back(ui::held_icon(act::resign));
    }
    return seat_panel(look, std::move(buttons));
}

ui::Node TableScene::thoughts(bool brief) {
    if (shows_went()) return followers_.went.panel(thinking_button(), [this] { look_back(); });
    if (has_computer() && !shows_result()) return thinking(brief);
    return facts(notes(true)).named("notes");
}

ui::Node TableScene::thinking(bool brief) {
    has_hint_place_ = true;
    const auto& thinking = news().thinking;
    if (const auto hint = hint_panel()) return facts(*hint).named("thinking");
    if (!thinking) return facts(notes(!brief && shape() != Shape::strips)).named("thinking");
    return thinking_panel({.info = *thinking,
                           .first_name = side_name(game_.side_names, Side::first),
                           .second_name = side_name(game_.side_names, Side::second),
                           .beat = faces_.beat(),
                           .exact = has_depth(thinking->side),
                           .brief = brief},
                          use_ == Use::table ? thinking_button() : ui::nothing());
}

ui::Node TableScene::thinking_button() const {
    if (thinks_long()) return ui::button(act::move_now);
    return has_figures() ? ui::icon(act::figures) : ui::nothing();
}

ui::Node TableScene::insight() const {
    auto panel = faces_.insight().value_or(only_words(tr("Looking at the position …")));
    if (panel.title.empty()) panel.title = tr("Insight");
    return facts(panel, {.rim = Role::primary_foot, .title = Role::act}).named("insight-panel");
}

ui::Node TableScene::moves() {
    return moves_panel(news(), pointed_, [this](MoveRange moves) { pointed_ = moves; });
}

ui::Node TableScene::pointer() {
    has_hint_place_ = true;
    auto panel = hint_panel();
    if (!panel) panel = news().pointer_panel;
    if (use_ == Use::filmed)
        panel = notes(false);
    else if (use_ == Use::exhibited)
        panel = only_words(tr("Press a key or click, and it is your turn."));
    else if (!panel)
        panel = only_words(news().waits_for_person ? tr("Point at the board to see what a move would do.")
                                                   : tr("You can look around while the other side thinks."));
    return facts(*panel).named("pointer");
}

ui::Node TableScene::expected() { return followers_.broadcast.expected_panel(news()); }

ui::Node TableScene::demo_controls(bool square) const {
    std::vector<ui::Node> all;
    for (const auto* act :
         {&act::demo_back, news().switches.paused ? &act::go_on : &act::pause, &act::demo_step, &act::skip})
        all.push_back(ui::icon(*act).wide());
    all.push_back(ui::button(act::speed, tr("{speed}×", {{"speed", static_cast<int>(choices_.speed)}})).wide());
    auto buttons = square ? ui::grid(2, std::move(all)) : ui::row(std::move(all));
    return ui::panel(std::move(buttons).gaps(square ? Measure::hair : Measure::snug))
        .padded(square ? Measure::tight : Measure::near)
        .named("controls");
}

ui::Node TableScene::result(ResultLook::Shape its_shape) const {
    const auto& [score, by, outcome] = std::tie(news().score_words, news().margin_words, news().outcome);
    const bool match = is_of_match(), decided = followers_.match.is_decided();
    ResultLook look{.winner = outcome ? outcome->winner : std::nullopt,
                    .title = tr("A draw"),
                    .margin = by.empty() || score.empty() ? by + score : by + " · " + score,
                    .match = match ? score_words(followers_.match.match()) : std::string(),
                    .decides_match = outcome && outcome->winner && decided,
                    .shape = its_shape,
                    .ladder = followers_.climbed.look(over_for_, context_.settings.reduced_motion)};
    if (look.winner) {
        const auto& winner = news().seats[*look.winner];
        const bool mine = winner.person && !news().seats[other(*look.winner)].person;
        look.title = decided ? tr("{winner} wins the match", {{"winner", winner.name}})
                     : mine  ? tr("You win")
                             : tr("{winner} wins", {{"winner", winner.name}});
    }
    std::vector<ui::Node> buttons;
    if (use_ == Use::table) {
        // In a match the sides change by themselves.
        auto again = ui::primary(act::again);
        if (match) {
            ui::button_of(again).words = decided ? tr("New match") : tr("Next game");
        }
        buttons.push_back(std::move(again));
        buttons.push_back(followers_.climbed.next() ? ui::button(act::next_rung)
                          : match                   ? ui::button(act::swap_sides, tr("Same sides"))
                                                    : ui::button(act::swap_sides));
        buttons.push_back(ui::button(act::review));
        buttons.push_back(ui::button(act::menu));
    }
    return result_panel(look, std::move(buttons));
}

std::optional<Panel> TableScene::hint_panel() const {
    const auto& hint = news().hint_words;
    if (!hint) return std::nullopt;
    auto panel = only_words(hint->reason);
    panel.title = tr("Hint");
    panel.big = hint->move;
    return panel;
}

Panel TableScene::notes(bool with_keys) const {
    Panel panel;
    panel.title = tr("Good to know");
    // The short words are about the game as it is played most often.
    const auto& config = session_->config();
    const bool usual = !config.position && config.options == OptionValues(game_.options);
    if (usual || use_ == Use::filmed) panel.words = tr(game_.tagline[0]) + " " + tr(game_.tagline[1]);
    if (use_ == Use::filmed) return panel;
    if (shape() == Shape::upright && usual) return panel; // nobody has keys there
    if (!with_keys) {
        if (!usual) panel.words = tr("F1 shows all the rules.");
        return panel;
    }
    for (const auto* act : {&act::hint, &act::insight, &act::algorithm, &act::undo, &act::help}) {
        if (act != &act::algorithm || has_lessons()) panel.rows.push_back({tr(act->words), ui::key_name(act->key)});
    }
    return panel;
}

std::vector<ui::Deed> TableScene::deeds() {
    std::vector<ui::Deed> all;
    const auto add = [&](const ui::Act& act, std::function<void()> does, bool enabled = true) {
        all.push_back({act,
                       [this, does = std::move(does)] {
                           refusal_.clear();
                           // Whatever is pressed, here is far enough.
                           if (followers_.broadcast.is_running_ahead()) followers_.broadcast.stop_running(*session_);
                           does();
                       },
                       enabled});
    };
    const auto acts = [this](Act act) { return [this, act] { session_->act(act); }; };
    const auto opens = [this](auto make) { return [this, make] { go(SceneChange::push(make())); }; };
    add(act::help, opens([this] { return make_help(context_, game_, session_->position()); }));
    add(act::undo, acts(Act::undo), news().can_undo);
    add(act::redo, acts(Act::redo), news().can_redo);
    add(
        act::hint,
        [this] {
            session_->act(Act::hint);
            followers_.kept.save(*session_); // with who asked
        },
        news().waits_for_person);
    add(
        act::insight,
        [this] {
            switch_over(&SessionSwitches::insight);
            followers_.kept.save(*session_);
        },
        game_.has_insight);
    if (has_lessons())
        add(act::algorithm, opens([this] {
                count_help();
                return make_lesson(context_, game_, session_);
            }));
    if (ended_ && followers_.climbed.next()) add(act::next_rung, [this] { start_next_rung(); });
    add(act::analysis, opens([this] {
            count_help();
            return make_analysis(context_, game_, session_->config().options, session_->position());
        }));
    add(act::figures, opens([this] { return make_figures(context_, game_, session_); }), has_figures());
    add(act::move_now, acts(Act::move_now), thinks_long());
    add(act::resign, acts(Act::resign));
    add(act::agree_draw, acts(Act::agree_draw));
    add(act::drawer, [this] {
        auto& drawer = shape() == Shape::upright ? choices_.moves_tab : choices_.drawer;
        drawer = !drawer;
    });
    if (shows_result()) {
        add(act::again, [this] { start_again(is_of_match()); });
        add(act::swap_sides, [this] { start_again(!is_of_match()); });
        add(act::review, [this] { look_back(); });
        add(act::menu, [this] { go(SceneChange::home()); });
    }
    if (is_demo()) add_demo_deeds(all);
    return all;
}

void TableScene::add_demo_deeds(std::vector<ui::Deed>& deeds) {
    auto& broadcast = followers_.broadcast;
    const auto add = [&](const ui::Act& act, std::function<void(bool)> does, bool enabled = true) {
        deeds.push_back({act,
                         [this, &broadcast, does = std::move(does)] {
                             refusal_.clear();
                             const bool ran = broadcast.is_running_ahead();
                             if (ran) broadcast.stop_running(*session_);
                             does(ran);
                         },
                         enabled});
    };
    add(
        act::demo_back, [this](bool) { session_->act(Act::undo); }, news().can_undo);
    add(
        news().switches.paused ? act::go_on : act::pause,
        [this](bool ran) {
            if (!ran || !news().switches.paused) switch_over(&SessionSwitches::paused);
        },
        !ended_);
    add(
        act::demo_step,
        [this](bool) {
            if (!news().switches.paused) switch_over(&SessionSwitches::paused);
            session_->act(Act::step);
        },
        !ended_);
    add(
        act::skip,
        [this, &broadcast](bool ran) {
            if (!ran) broadcast.run_ahead(*session_);
        },
        !ended_);
    add(act::speed, [this](bool) {
        const auto* now = std::ranges::find(demo_speeds, choices_.speed);
        choices_.speed = now + 1 >= std::end(demo_speeds) ? demo_speeds[0] : now[1];
    });
    add(act::expected, [this](bool) { choices_.expected = !choices_.expected; });
}

} // namespace zugzwang
