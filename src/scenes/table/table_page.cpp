// What stands on the table's page, for every style of table and shape of screen. The board's place depends on the
// screen, the style and whether the game is a broadcast alone: it never moves because a panel comes or goes.
#include <algorithm>
#include <cmath>
#include <utility>

#include "desk/game_words.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/table/table_scene.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/caption_bar.hpp"
#include "zugzwang/ui/confetti.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr Seconds long_thought{2}; ///< Then a button ends it.
constexpr float demo_speeds[] = {1, 2, 4};

// Units of a 1080-line screen.
constexpr float best_board = 932, least_side = 372;
constexpr float insight_height = 382, pointer_height = 230, expected_height = 300, broad_height = 211, low_panel = 700;
constexpr float short_thoughts = 214, table_strip = 84, touched_strip = 116, upright_seat = 108, least_below = 212;

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

/// As broad as that, and as high as its row.
ui::Node across(ui::Node node, float width) {
    node.width = {.min = width, .max = width, .gives_way = true};
    return std::move(node).tall();
}

/// What its siblings leave, and no more.
ui::Node rest(ui::Node node) { return std::move(node).fills().gives_way(); }

} // namespace

TableScene::Shape TableScene::shape() const {
    constexpr float strips_below_pixels = 1000, wide_aspect = 1.599F;
    const auto [x, y, width, height] = screen();
    if (is_upright(width, height)) return Shape::upright;
    if (on_low_screen()) return Shape::low;
    const float words = canvas().text_scale();
    if ((width < strips_below_pixels && !is_broad()) || words > 1.5F) return Shape::strips;
    if (words > 1) return Shape::one_column;
    return width >= height * wide_aspect ? Shape::wide : Shape::one_column;
}

bool TableScene::has_computer() const {
    const auto& seats = news().seats;
    return use_ != TableUse::filmed && (!seats[Side::first].person || !seats[Side::second].person);
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
    return shows_result() && shape() == Shape::wide && !is_broad() && use_ != TableUse::filmed && !news().moves.empty();
}

bool TableScene::shows_expected() const {
    if (!is_broadcast() || !choices_.expected || !followers_.broadcast.has_expectation() || shows_result())
        return false;
    if (shape() == Shape::upright || shape() == Shape::low || shape() == Shape::strips) return false;
    return is_broad() || (!shows_insight() && (shape() == Shape::wide || !choices_.moves_tab));
}

ui::Page TableScene::page() {
    ui::Page page{.title = tr(game_.title)};
    has_hint_place_ = false;
    page.body = body();
    page.status = status_line();
    page.status_role = status_role();
    page.told = [this] {
        return !refusal_.empty() ? refusal_ : notice_.words().empty() ? hold_words() : notice_.words();
    };
    page.only_seen = use_ != TableUse::table;
    const auto play = [this](const std::string& move) { return session_->play(move); };
    if (is_told()) page.foot = followers_.told.foot(last(), canvas().text_scale(), play);
    if (page.only_seen) return page;
    page.body.reactions.pointer = [this](const PointerEvent& event) { return skips_motion(event); };
    page.icons = icons();
    page.deeds = deeds();
    return page;
}

std::vector<ui::Node> TableScene::icons() const {
    const bool upright = shape() == Shape::upright, drawer = upright || shape() == Shape::strips;
    const bool in_bar = !upright || !is_demo(); // a broadcast has its own buttons for that
    return ui::row(ui::icon(act::undo).when(in_bar), ui::icon(act::redo).when(in_bar),
                   ui::icon(act::hint).when(in_bar && context_.settings.hints), ui::icon(act::insight, shows_insight()),
                   ui::icon(act::algorithm).when(has_lessons()), ui::icon(act::analysis),
                   ui::icon(act::expected, choices_.expected).when(is_broadcast() && !upright), ui::icon(act::help),
                   ui::icon(act::drawer).when(drawer))
        .children;
}

ui::Node TableScene::body() {
    const auto its = shape();
    if (its == Shape::upright) return upright();
    if (its == Shape::low) return low();
    if (its == Shape::strips) return strips();
    return is_broad() ? broad() : its == Shape::wide ? wide() : one_column();
}

ui::Node TableScene::wide() {
    const bool facing = game_.style == TableStyle::facing, brief = facing && shows_insight();
    const auto [x, y, width, height] = screen();
    const float units = width / canvas().scale();
    const float panel =
        std::min(std::max((units - best_board) / 2 - 74, least_side), context_.theme[Measure::panel_width]);
    // Many figures leave no room for the curve below them.
    const bool exact = has_depth(Side::first) || has_depth(Side::second);
    const bool curve_left = is_broadcast() && !facing && !exact;
    const bool curve_right = is_broadcast() && !curve_left && !shows_result();
    const auto curve = [this] { return rest(followers_.broadcast.narrow_curve_panel(news())); };
    auto left = ui::column(seat(Side::first, false), facing ? ui::nothing() : seat(Side::second, false),
                           brief ? rest(insight()) : ui::nothing(),
                           curve_left && !shows_went() ? high(thoughts(true), short_thoughts)
                           : !brief                    ? rest(thoughts(false))
                           : has_computer()            ? high(thoughts(true), pointer_height)
                                                       : ui::nothing(),
                           curve_left ? curve() : ui::nothing(),
                           facing && shows_expected() ? high(expected(), expected_height) : ui::nothing());
    auto right = ui::column(facing ? seat(Side::second, false) : ui::nothing(),
                            !facing && shows_insight() ? high(insight(), insight_height) : ui::nothing(),
                            curve_right ? curve() : ui::nothing(), rest(moves_and_pointer()));
    return ui::row(across(std::move(left).gaps(Measure::near), panel), rest(board_node()).at_most(best_board),
                   across(std::move(right).gaps(Measure::near), panel))
        .gaps(Measure::gap)
        .along_at(ui::Align::centre)
        .fills();
}

ui::Node TableScene::moves_and_pointer() {
    if (shows_result()) return result(ResultLook::Shape::tall);
    const bool expects = shows_expected() && game_.style == TableStyle::columns;
    return ui::column(rest(moves()), expects ? high(expected(), expected_height) : ui::nothing(),
                      is_demo()                  ? demo_controls(false)
                      : use_ == TableUse::filmed ? ui::nothing() // nobody points
                                                 : high(pointer(), pointer_height))
        .gaps(Measure::near);
}

ui::Node TableScene::broad() {
    const bool is_wide = shape() == Shape::wide, over = shows_result();
    const float panel = is_wide ? context_.theme[Measure::panel_width] : 270;
    auto top = ui::row(across(seat(Side::first, false), panel),
                       rest(over              ? result(ResultLook::Shape::beside)
                            : shows_insight() ? insight()
                            : has_computer()  ? thinking(true)
                                              : pointer()),
                       over ? ui::nothing() : across(moves(), is_wide ? 282 : 190),
                       is_demo() && !over ? across(demo_controls(true), 212) : ui::nothing(),
                       across(seat(Side::second, false), panel))
                   .gaps(Measure::near);
    auto below = ui::nothing();
    if (is_broadcast())
        below = ui::row(rest(followers_.broadcast.curve_panel(news())),
                        shows_expected() ? across(expected(), is_wide ? 520 : 380) : ui::nothing())
                    .gaps(Measure::near);
    return ui::column(high(std::move(top), broad_height), rest(board_node()), std::move(below))
        .gaps(Measure::near)
        .fills();
}

ui::Node TableScene::one_column() {
    const float words = canvas().text_scale();
    const bool over = shows_result(), now = !over && !choices_.moves_tab && !shows_insight();
    // Captions leave room for one panel: of whoever is to move.
    const bool both = has_computer() && !is_demo() && !is_told();
    const bool thinks = has_computer() && is_told() && !news().waits_for_person;
    auto right = ui::column(seat(Side::first, false), seat(Side::second, false), tabs(),
                            now && both ? high(thinking(true), 215 * words) : ui::nothing(),
                            one_panel(shows_expected() ? expected()
                                      : is_demo()      ? thinking(false)
                                      : thinks         ? thinking(true)
                                                       : pointer()),
                            is_demo() && !over ? demo_controls(false) : ui::nothing());
    return ui::row(rest(middle()),
                   across(std::move(right).gaps(Measure::near), context_.theme[Measure::panel_width] * words))
        .gaps(Measure::gap)
        .fills();
}

/// A seat above or below the board.
ui::Node TableScene::strip(Side side) {
    const float height = ui::held().hand == ui::Hand::finger ? touched_strip : table_strip;
    return high(seat(side, true), height * (1 + canvas().text_scale()) / 2);
}

/// The panel beside the board belongs to what goes on now, or to the moves.
ui::Node TableScene::tabs() {
    if (use_ != TableUse::table || shows_result()) return ui::nothing();
    return ui::choice("tabs", {tr("Now"), tr("Moves")}, choices_.moves_tab ? 1 : 0,
                      [this](std::size_t tab) { choices_.moves_tab = tab == 1; });
}

/// What the tabs belong to: while a game goes on, and nothing else is asked for, that.
ui::Node TableScene::one_panel(ui::Node usual) {
    return rest(shows_result()       ? result(ResultLook::Shape::low)
                : choices_.moves_tab ? moves()
                : shows_insight()    ? insight()
                                     : std::move(usual));
}

ui::Node TableScene::low() {
    const bool thinks = has_computer() && (hint_panel() || !news().waits_for_person);
    const bool broad = is_broad();
    auto above = ui::row(strip(Side::first).wide(), strip(Side::second).wide()).gaps(Measure::snug).when(broad);
    auto seats = ui::column(strip(Side::second), strip(Side::first)).gaps(Measure::snug).when(!broad);
    auto side = ui::column(std::move(seats), tabs(), one_panel(thinks ? thinking(true) : pointer()),
                           is_demo() && !shows_result() ? demo_controls(false) : ui::nothing())
                    .gaps(Measure::snug);
    const float width = broad ? context_.theme[Measure::panel_width] : low_panel;
    auto game = ui::row(rest(board_node()), across(std::move(side), width)).gaps(Measure::near).fills();
    return ui::column(std::move(above), std::move(game)).gaps(Measure::snug).fills();
}

/// The board between the seats, and a drawer beside it; the board stands where it is when the drawer shuts.
ui::Node TableScene::strips() {
    const bool over = shows_result(), open = choices_.drawer && !over;
    const float words = canvas().text_scale();
    const bool usual = words == 1; // else there is less room
    const auto part = [usual](ui::Node node, float height) {
        return usual ? high(std::move(node), height) : rest(std::move(node));
    };
    auto drawer = ui::column(open && shows_insight()  ? part(insight(), insight_height)
                             : open && has_computer() ? part(thinking(false), 330)
                                                      : ui::nothing(),
                             over   ? rest(result(ResultLook::Shape::tall))
                             : open ? rest(moves())
                                    : ui::space(),
                             open && usual && !is_demo() && use_ != TableUse::filmed ? high(pointer(), pointer_height)
                                                                                     : ui::nothing(),
                             open && is_broadcast() ? followers_.broadcast.curve_panel(news()) : ui::nothing(),
                             is_demo() && !over ? demo_controls(false) : ui::nothing());
    auto game = ui::column(strip(Side::second), rest(board_node()), strip(Side::first)).gaps(Measure::snug);
    return ui::row(rest(std::move(game)),
                   across(std::move(drawer).gaps(Measure::near), context_.theme[Measure::panel_width] * words))
        .gaps(Measure::near)
        .fills();
}

/// The board between the seats, below them what there is room for: one panel, or two, the moves in the second.
ui::Node TableScene::upright() {
    const auto [x, y, width, height] = screen();
    const float scale = canvas().scale();
    const float told = is_told() ? ui::caption_height(canvas().text_scale()) + 16 : 0;
    const float around = 92 + 32 + 2 * upright_seat + 3 * 12 + (use_ == TableUse::table ? 98 : 0) + told;
    const float below = least_below + (is_broadcast() ? 132 : 0);
    const float board = std::min(width / scale - 32, height / scale - around - below);
    const float left = height / scale - around - board - (is_demo() ? 132 : 0);
    const bool two = left >= 2 * least_below + 12, over = shows_result();
    const bool moves_asked = (!two || is_broadcast()) && choices_.moves_tab;
    const auto curve = [&] { return followers_.broadcast.curve_panel(news()); };
    auto under = ui::column(rest(over                     ? result(ResultLook::Shape::low)
                                 : !two && moves_asked    ? moves()
                                 : shows_insight()        ? insight()
                                 : !two && is_broadcast() ? curve()
                                 : has_computer()         ? thinking(true)
                                                          : pointer()),
                            over || !two                     ? ui::nothing()
                            : is_broadcast() && !moves_asked ? rest(curve())
                                                             : rest(moves()),
                            is_demo() && !over ? demo_controls(false) : ui::nothing());
    return ui::column(high(seat(Side::second, true), upright_seat), high(board_node(), board),
                      high(seat(Side::first, true), upright_seat), rest(std::move(under).gaps(Measure::snug)))
        .gaps(Measure::snug)
        .fills();
}

ui::Node TableScene::middle() {
    return ui::column(rest(board_node()), is_broadcast() ? followers_.broadcast.curve_panel(news()) : ui::nothing())
        .gaps(Measure::near);
}

ui::Node TableScene::board_node() {
    auto node = use_ == TableUse::table ? board(session_) : still_board(session_);
    if (use_ == TableUse::table) {
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
    const bool has_winner = ended_ && outcome && outcome->winner && use_ != TableUse::exhibited;
    const bool still = followers_.match.is_decided() && context_.settings.reduced_motion;
    if (!has_winner || still || over_for_ >= celebration()) return ui::nothing();
    if (!news().is_demo && !news().seats[*outcome->winner].person) return ui::nothing();
    return ui::picture([this, winner = role_of(*outcome->winner)](Rect area, Canvas& canvas) {
               const Seconds win = context_.theme[Motion::win];
               const double all = celebration() / win,
                            bursts = std::clamp((over_for_ + canvas.ahead()) / win, 0.0, all);
               const double progress = bursts < all ? bursts - std::floor(bursts) : 1;
               ui::draw_confetti(is_broad() ? area : screen(), static_cast<float>(progress), winner, canvas);
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
    SeatLook look{.info = followers_.faces.seat(news(), side),
                  .side = side,
                  .to_move = !outcome && news().to_move == side,
                  .won = outcome && outcome->winner == side,
                  .strip = strip};
    // How a computer plays can be read before the game, too; large words leave room for its name alone.
    if (strip && ui::has_large_words(canvas()) && !look.info.person) look.info.note.clear();
    if (is_of_match()) {
        const auto& match = followers_.match.match();
        look.match = {.won = match.won[followers_.match.person(*session_, side)], .target = match.target};
    }
    std::vector<ui::Node> buttons;
    if (use_ == TableUse::table && news().can_resign == side) {
        if (news().can_agree_draw) buttons.push_back(ui::held_icon(act::agree_draw));
        buttons.push_back(ui::held_icon(act::resign));
    }
    return seat_panel(look, std::move(buttons));
}

ui::Node TableScene::thoughts(bool brief) {
    if (shows_went()) return followers_.went.panel(thinking_button(), [this] { look_back(); });
    if (has_computer() && !shows_result()) return thinking(brief);
    return good_to_know(true).named("notes");
}

ui::Node TableScene::thinking(bool brief) {
    has_hint_place_ = true;
    const auto& thinking = news().thinking;
    if (const auto hint = hint_panel()) return facts(*hint).named("thinking");
    if (followers_.far.is_on()) return far_panel();
    if (!thinking) return good_to_know(!brief && shape() != Shape::strips).named("thinking");
    return thinking_panel({.info = *thinking,
                           .first_name = side_name(game_.side_names, Side::first),
                           .second_name = side_name(game_.side_names, Side::second),
                           .beat = followers_.faces.beat,
                           .exact = has_depth(thinking->side),
                           .brief = brief},
                          use_ == TableUse::table ? thinking_button() : ui::nothing());
}

ui::Node TableScene::far_panel() {
    auto paste = ui::button(act::paste).wide().when(static_cast<bool>(context_.clipboard.ask));
    return ui::panel(ui::head(tr("A game by link")), ui::words(followers_.far.words(news())), ui::space(),
                     ui::row(std::move(paste), link_button(context_).wide()).gaps(Measure::snug))
        .named("thinking");
}

ui::Node TableScene::thinking_button() const {
    if (thinks_long()) return ui::button(act::move_now);
    return has_figures() ? ui::icon(act::figures) : ui::nothing();
}

ui::Node TableScene::insight() const {
    auto panel = followers_.faces.insight.value_or(only_words(tr("Looking at the position …")));
    if (panel.title.empty()) panel.title = tr("Insight");
    return facts(panel, {.rim = Role::primary_foot, .title = Role::act}).named("insight-panel");
}

ui::Node TableScene::moves() {
    return moves_panel(news(), pointed_, [this](MoveRange moves) { pointed_ = moves; });
}

ui::Node TableScene::pointer() {
    has_hint_place_ = true;
    auto panel = has_computer() ? std::nullopt : hint_panel(); // else it stands where the computer's thoughts do
    if (!panel) panel = news().pointer_panel;
    if (use_ == TableUse::filmed)
        panel = notes(false);
    else if (use_ == TableUse::exhibited)
        panel = only_words(tr("Press anything, and it is your turn."));
    else if (!panel)
        panel = only_words(!news().waits_for_person ? tr("You can look around while the other side thinks.")
                           : ui::held().hand == ui::Hand::keys
                               ? tr("Point at the board to see what a move would do.")
                               : tr("Choose a place on the board to see what a move would do."));
    return facts(*panel).named("pointer");
}

ui::Node TableScene::expected() { return followers_.broadcast.expected_panel(news()); }

ui::Node TableScene::demo_controls(bool square) const {
    return demo_panel(news().switches.paused, static_cast<int>(choices_.speed), square);
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
                    .ladder = followers_.climbed.look(over_for_, context_.settings.reduced_motion),
                    .rating = followers_.rated.words()};
    if (look.winner) {
        const auto& winner = news().seats[*look.winner];
        const bool mine = winner.person && !news().seats[other(*look.winner)].person;
        look.title = decided ? tr("{winner} wins the match", {{"winner", winner.name}})
                     : mine  ? tr("You win")
                             : tr("{winner} wins", {{"winner", winner.name}});
    }
    std::vector<ui::Node> buttons;
    if (use_ == TableUse::table && followers_.far.is_on()) {
        buttons = {link_button(context_), ui::button(act::review), ui::button(act::menu)};
    } else if (use_ == TableUse::table) {
        // In a match the sides change by themselves.
        const bool climbed = followers_.climbed.leads_on(), next = followers_.climbed.next().has_value();
        auto again = climbed ? ui::button(act::again) : ui::primary(act::again);
        if (match) ui::button_of(again).words = decided ? tr("New match") : tr("Next game");
        if (climbed) buttons.push_back(ui::primary(act::next_rung));
        buttons.push_back(std::move(again));
        if (!climbed)
            buttons.push_back(next    ? ui::button(act::next_rung)
                              : match ? ui::button(act::swap_sides, tr("Same sides"))
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

ui::Node TableScene::good_to_know(bool with_keys) const {
    const bool has_pad = with_keys && ui::held().hand == ui::Hand::pad;
    return has_pad ? pad_panel(context_.settings.hints) : facts(notes(with_keys));
}

Panel TableScene::notes(bool with_keys) const {
    Panel panel;
    panel.title = tr("Good to know");
    // The short words are about the game as it is played most often.
    const auto& config = session_->config();
    const bool usual = !config.position && config.options == OptionValues(game_.options);
    if (usual || use_ == TableUse::filmed) panel.words = tagline_words(game_);
    if (use_ == TableUse::filmed) return panel;
    if (shape() == Shape::upright && usual) return panel; // nobody has keys there
    const auto key = ui::sign_of(Key::f1);
    if (!with_keys && !usual && !key.empty()) panel.words = tr("{key} shows all the rules.", {{"key", key}});
    if (!with_keys || ui::held().hand != ui::Hand::keys) return panel;
    for (const auto* act : {&act::hint, &act::insight, &act::algorithm, &act::undo, &act::help}) {
        if ((act != &act::algorithm || has_lessons()) && (act != &act::hint || context_.settings.hints))
            panel.rows.push_back({tr(act->words), ui::key_name(ui::key_of(*act))});
    }
    return panel;
}

bool TableScene::stop_here() {
    refusal_.clear();
    const bool ran = followers_.broadcast.is_running_ahead();
    if (ran) followers_.broadcast.stop_running(*session_);
    return ran;
}

std::vector<ui::Deed> TableScene::deeds() {
    const auto acts = [this](Act act) { return [this, act] { session_->act(act); }; };
    const auto opens = [this](auto make) { return [this, make] { go(SceneChange::push(make())); }; };
    const auto helped = [this](auto does) { return [this, does] { help_by(does); }; };
    std::vector<ui::Deed> all{
        {act::help, opens([this] { return make_help(context_, game_, session_->position()); })},
        {act::undo, helped(acts(Act::undo)), news().can_undo},
        {act::redo, acts(Act::redo), news().can_redo},
        {act::hint, helped(acts(Act::hint)), news().waits_for_person && context_.settings.hints},
        {act::insight, helped([this] { switch_over(&SessionSwitches::insight); }), game_.has_insight},
        {act::analysis, opens([this] {
             count_help();
             return make_analysis(context_, game_, session_->config().options, session_->position());
         })},
        {act::figures, opens([this] { return make_figures(context_, game_, *session_); }), has_figures()},
        {act::move_now, acts(Act::move_now), thinks_long()},
        {act::resign, acts(Act::resign)},
        {act::agree_draw, acts(Act::agree_draw)},
        {act::drawer, [this] {
             auto& drawer = shape() == Shape::upright ? choices_.moves_tab : choices_.drawer;
             drawer = !drawer;
         }}};
    if (has_lessons())
        all.push_back({act::algorithm, opens([this] {
                           count_help();
                           return make_lesson(context_, game_, session_);
                       })});
    if (ended_ && followers_.climbed.next())
        all.insert(all.begin(), {act::next_rung, [this] { start_next_rung(); }}); // before what else has its key
    if (followers_.far.is_on() && context_.clipboard.ask) all.push_back({act::paste, context_.clipboard.ask});
    if (followers_.far.is_on())
        all.push_back({act::copy_link, [this] { send_link(); }, followers_.far.can_send(news())});
    if (shows_result()) {
        all.push_back({act::again, [this] { start_again(is_of_match()); }});
        all.push_back({act::swap_sides, [this] { start_again(!is_of_match()); }});
        all.push_back({act::review, [this] { look_back(); }});
        all.push_back({act::menu, [this] { go(SceneChange::home()); }});
    }
    if (is_demo()) {
        all.push_back({act::demo_back, acts(Act::undo), news().can_undo});
        all.push_back({act::demo_step,
                       [this] {
                           if (!news().switches.paused) switch_over(&SessionSwitches::paused);
                           session_->act(Act::step);
                       },
                       !ended_});
        all.push_back({act::speed, [this] {
                           const auto* now = std::ranges::find(demo_speeds, choices_.speed);
                           choices_.speed = now + 1 >= std::end(demo_speeds) ? demo_speeds[0] : now[1];
                       }});
        all.push_back({act::expected, [this] { choices_.expected = !choices_.expected; }});
    }
    followers_.told.add_deeds(all, news(), last());
    for (auto& deed : all) {
        deed.perform = [this, does = std::move(deed.perform)] {
            stop_here();
            does();
        };
    }
    if (is_demo()) {
        all.push_back({news().switches.paused ? act::go_on : act::pause,
                       [this] {
                           if (!stop_here() || !news().switches.paused) switch_over(&SessionSwitches::paused);
                       },
                       !ended_});
        all.push_back({act::skip,
                       [this] {
                           if (!stop_here()) followers_.broadcast.run_ahead(*session_);
                       },
                       !ended_});
    }
    return all;
}

} // namespace zugzwang
