#include "scenes/table/table_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/table/confetti.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

constexpr float keys_height = 370; ///< Units that the notes need to name the keys too.

Panel only_words(std::string words) {
    Panel panel;
    panel.words = std::move(words);
    return panel;
}

} // namespace

void TablePicture::draw(Canvas& canvas) const {
    const bool upright = at_.layout.shape == TableShape::upright;
    const auto icons = bar_icons(at_.layout, at_.arrangement);
    paint_top_bar(at_.stage,
                  {.title = tr(at_.game.title),
                   .status = at_.status,
                   .status_role = at_.status_role,
                   .icons = upright ? 0 : icons.size()},
                  canvas);
    if (at_.layout.foot) paint_foot_bar(at_.stage, canvas);
    draw_seats(canvas);
    at_.session.draw(canvas);
    celebrate(canvas);
    draw_panels(canvas);
    at_.controls.draw(canvas);
}

/// Over the board, under the panels: the words of the result can be read at once.
void TablePicture::celebrate(Canvas& canvas) const {
    const Seconds win = at_.context.theme[Motion::win];
    if (!at_.arrangement.over || at_.over_for >= celebration(at_.followers, at_.context.theme) || !to_celebrate())
        return;
    const double all = celebration(at_.followers, at_.context.theme) / win,
                 bursts = std::clamp((at_.over_for + canvas.ahead()) / win, 0.0, all);
    const double progress = bursts < all ? bursts - std::floor(bursts) : 1;
    draw_confetti(at_.stage.screen(), static_cast<float>(progress), role_of(*news().outcome->winner), canvas);
}

Seconds celebration(const TableFollowers& followers, const Theme& theme) {
    constexpr int bursts_for_a_match = 3;
    return theme[Motion::win] * (followers.match.is_decided() ? bursts_for_a_match : 1);
}

void TablePicture::draw_seats(Canvas& canvas) const {
    const auto outcome = news().outcome;
    const bool match = at_.arrangement.of_match;
    for (const Side side : both_sides) {
        paint_seat(at_.layout.seats[side],
                   {.info = at_.faces.seat(news(), side),
                    .side = side,
                    .to_move = !outcome && news().to_move == side,
                    .won = outcome && outcome->winner == side,
                    .buttons = ending_buttons(at_.arrangement, side),
                    .match = match ? std::optional(wins_of(side)) : std::nullopt},
                   canvas);
    }
}

SeatLook::Wins TablePicture::wins_of(Side side) const {
    const auto& match = at_.followers.match.match();
    return {.won = match.won[at_.followers.match.person(at_.session, side)], .target = match.target};
}

void TablePicture::draw_panels(Canvas& canvas) const {
    if (at_.layout.notes) paint_facts(*at_.layout.notes, notes(*at_.layout.notes, canvas), {}, canvas);
    const auto thinking = news().thinking;
    const auto hint = at_.layout.pointer ? std::nullopt : hint_panel();
    if (at_.layout.thinking && hint) {
        paint_facts(*at_.layout.thinking, *hint, {}, canvas);
    } else if (at_.layout.thinking && !thinking) {
        paint_facts(*at_.layout.thinking, notes(*at_.layout.thinking, canvas), {}, canvas);
    } else if (at_.layout.thinking) {
        paint_thinking(*at_.layout.thinking,
                       {.info = *thinking,
                        .first_name = side_name(at_.game.side_names, Side::first),
                        .second_name = side_name(at_.game.side_names, Side::second),
                        .beat = at_.faces.beat(),
                        .exact = has_depth(at_.game, at_.session.config(), thinking->side)},
                       canvas);
    }
    if (at_.layout.went) at_.followers.went.draw(*at_.layout.went, canvas);
    draw_turn(canvas);
    if (at_.arrangement.request.broadcast) at_.followers.broadcast.draw(at_.session, canvas);
    if (at_.layout.insight) {
        auto panel = at_.faces.insight().value_or(only_words(tr("Looking at the position …")));
        if (panel.title.empty()) panel.title = tr("Insight");
        paint_facts(*at_.layout.insight, panel, {.rim = Role::primary_foot, .title = Role::act}, canvas);
    }
    if (at_.layout.moves) at_.moves.draw(canvas);
    if (at_.layout.pointer) draw_pointer_panel(*at_.layout.pointer, canvas);
    if (at_.layout.controls) paint_panel(*at_.layout.controls, {}, canvas);
    if (at_.layout.result) {
        auto look = result_look();
        look.has_buttons = at_.use == TableUse::table;
        look.upright = at_.stage.is_upright();
        paint_result(*at_.layout.result, look, canvas);
    }
}

void TablePicture::draw_turn(Canvas& canvas) const {
    const auto turn = std::ranges::find(at_.controls.all(), "turn", &Control::id);
    if (turn == at_.controls.all().end()) return;
    const auto state = at_.controls.state(*turn);
    const float radius = canvas.px(Measure::button_radius);
    if (state.hover > 0) {
        paint_ring(turn->area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover}},
                   canvas);
    }
    if (state.focused) paint_focus(turn->area, radius, canvas);
}

void TablePicture::draw_pointer_panel(Rect area, Canvas& canvas) const {
    const auto hint = hint_panel();
    auto panel = hint ? hint : news().pointer_panel;
    if (at_.use == TableUse::filmed) {
        panel = notes(area, canvas);
    } else if (at_.use == TableUse::exhibited) {
        panel = only_words(tr("Press a key or click, and it is your turn."));
    } else if (!panel) {
        panel = only_words(news().waits_for_person ? tr("Point at the board to see what a move would do.")
                                                   : tr("You can look around while the other side thinks."));
    }
    paint_facts(area, *panel, {}, canvas);
}

std::optional<Panel> TablePicture::hint_panel() const {
    const auto& hint = news().hint_words;
    if (!hint) return std::nullopt;
    auto panel = only_words(hint->reason);
    panel.title = tr("Hint");
    panel.big = hint->move;
    return panel;
}

Panel TablePicture::notes(Rect area, const Canvas& canvas) const {
    Panel panel;
    panel.title = tr("Good to know");
    // The short words are about the game as it is played most often.
    const auto& config = at_.session.config();
    const bool usual = !config.position && config.options == OptionValues(at_.game.options);
    if (usual || at_.use == TableUse::filmed) panel.words = tr(at_.game.tagline[0]) + " " + tr(at_.game.tagline[1]);
    if (at_.use == TableUse::filmed) return panel;
    if (at_.stage.is_upright() && usual) return panel; // nobody has keys there
    if (area.height < canvas.px(keys_height)) {
        if (!usual) panel.words = tr("F1 shows all the rules.");
        return panel;
    }
    panel.rows = {{tr("Hint"), tr("H")},
                  {tr("Insight"), tr("I")},
                  {tr("Take back"), tr("Ctrl Z")},
                  {tr("All the rules"), tr("F1")}};
    if (at_.arrangement.has_lessons) panel.rows.insert(panel.rows.begin() + 2, {tr("See the algorithm"), tr("A")});
    return panel;
}

bool TablePicture::to_celebrate() const {
    const auto outcome = news().outcome;
    if (!outcome || !outcome->winner || at_.use == TableUse::exhibited) return false;
    if (at_.followers.match.is_decided() && at_.context.settings.reduced_motion) return false;
    return news().is_demo || news().seats[*outcome->winner].person;
}

ResultLook TablePicture::result_look() const {
    const auto outcome = news().outcome;
    const auto score = news().score_words;
    const auto by = news().margin_words;
    const auto margin = by.empty() || score.empty() ? by + score : by + " · " + score;
    auto ladder = at_.followers.climbed.look(at_.over_for, at_.context.settings.reduced_motion);
    const auto match = at_.arrangement.of_match ? score_words(at_.followers.match.match()) : std::string();
    if (!outcome || !outcome->winner)
        return {.winner = std::nullopt,
                .title = tr("A draw"),
                .margin = margin,
                .match = match,
                .ladder = std::move(ladder)};
    const auto winner = news().seats[*outcome->winner];
    const bool mine = winner.person && !news().seats[other(*outcome->winner)].person;
    const auto title = at_.followers.match.is_decided() ? tr("{winner} wins the match", {{"winner", winner.name}})
                       : mine                           ? tr("You win")
                                                        : tr("{winner} wins", {{"winner", winner.name}});
    return {.winner = outcome->winner,
            .title = title,
            .margin = margin,
            .match = match,
            .decides_match = at_.followers.match.is_decided(),
            .ladder = std::move(ladder)};
}

} // namespace zugzwang
