#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/table/confetti.hpp"
#include "scenes/table/table_scene.hpp"
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

void TableScene::draw(Canvas& canvas) const {
    const bool upright = layout_.shape == TableShape::upright;
    paint_top_bar(stage_,
                  {.title = tr(game_.title),
                   .status = status_line(),
                   .status_role = status_role(),
                   .icons = upright ? 0 : bar_icons().size()},
                  canvas);
    if (layout_.foot) paint_foot_bar(stage_, canvas);
    draw_seats(canvas);
    session_->draw(canvas);
    celebrate(canvas);
    draw_panels(canvas);
    controls_.draw(canvas);
}

/// Over the board, under the panels: the words of the result can be read at once.
void TableScene::celebrate(Canvas& canvas) const {
    const Seconds win = context_.theme[Motion::win];
    if (!ended_ || over_for_ >= celebration() || !to_celebrate()) return;
    const double all = celebration() / win, bursts = std::clamp((over_for_ + canvas.ahead()) / win, 0.0, all);
    const double progress = bursts < all ? bursts - std::floor(bursts) : 1;
    draw_confetti(stage_.screen(), static_cast<float>(progress), role_of(*session_->news().outcome->winner), canvas);
}

Seconds TableScene::celebration() const {
    constexpr int bursts_for_a_match = 3;
    return context_.theme[Motion::win] * (match_.is_decided() ? bursts_for_a_match : 1);
}

void TableScene::draw_seats(Canvas& canvas) const {
    const auto outcome = session_->news().outcome;
    const bool match = is_of_match();
    for (const Side side : both_sides) {
        auto info = session_->news().seats[side];
        const auto& counted = figures_[side].text();
        if (!counted.empty()) info.figure.number = counted;
        paint_seat(layout_.seats[side],
                   {.info = std::move(info),
                    .side = side,
                    .to_move = !outcome && session_->news().to_move == side,
                    .won = outcome && outcome->winner == side,
                    .buttons = ending_buttons(side),
                    .match = match ? std::optional(wins_of(side)) : std::nullopt},
                   canvas);
    }
}

SeatLook::Wins TableScene::wins_of(Side side) const {
    const auto& match = match_.match();
    return {.won = match.won[match_.person(*session_, side)], .target = match.target};
}

void TableScene::draw_panels(Canvas& canvas) const {
    if (layout_.notes) paint_facts(*layout_.notes, notes(*layout_.notes, canvas), {}, canvas);
    const auto thinking = session_->news().thinking;
    const auto hint = layout_.pointer ? std::nullopt : hint_panel();
    if (layout_.thinking && hint) {
        paint_facts(*layout_.thinking, *hint, {}, canvas);
    } else if (layout_.thinking && !thinking) {
        paint_facts(*layout_.thinking, notes(*layout_.thinking, canvas), {}, canvas);
    } else if (layout_.thinking) {
        paint_thinking(*layout_.thinking,
                       {.info = *thinking,
                        .first_name = side_name(Side::first),
                        .second_name = side_name(Side::second),
                        .beat = beat_,
                        .exact = has_depth(thinking->side)},
                       canvas);
    }
    if (layout_.went) went_.draw(*layout_.went, canvas);
    draw_turn(canvas);
    if (arrangement_.request.broadcast) broadcast_.draw(*session_, canvas);
    if (layout_.insight) {
        auto panel = insight_.value_or(only_words(tr("Looking at the position …")));
        if (panel.title.empty()) panel.title = tr("Insight");
        paint_facts(*layout_.insight, panel, {.rim = Role::primary_foot, .title = Role::act}, canvas);
    }
    if (layout_.moves) moves_.draw(canvas);
    if (layout_.pointer) draw_pointer_panel(*layout_.pointer, canvas);
    if (layout_.controls) paint_panel(*layout_.controls, {}, canvas);
    if (layout_.result) {
        auto look = result_look();
        look.has_buttons = use_ == Use::table;
        look.upright = stage_.is_upright();
        paint_result(*layout_.result, look, canvas);
    }
}

void TableScene::draw_turn(Canvas& canvas) const {
    const auto turn = std::ranges::find(controls_.all(), "turn", &Control::id);
    if (turn == controls_.all().end()) return;
    const auto state = controls_.state(*turn);
    const float radius = canvas.px(Measure::button_radius);
    if (state.hover > 0) {
        paint_ring(turn->area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover}},
                   canvas);
    }
    if (state.focused) paint_focus(turn->area, radius, canvas);
}

void TableScene::draw_pointer_panel(Rect area, Canvas& canvas) const {
    const auto hint = hint_panel();
    auto panel = hint ? hint : session_->news().pointer_panel;
    if (use_ == Use::filmed) {
        panel = notes(area, canvas);
    } else if (use_ == Use::exhibited) {
        panel = only_words(tr("Press a key or click, and it is your turn."));
    } else if (!panel) {
        panel = only_words(session_->news().waits_for_person ? tr("Point at the board to see what a move would do.")
                                                             : tr("You can look around while the other side thinks."));
    }
    paint_facts(area, *panel, {}, canvas);
}

std::string TableScene::status_line() const {
    if (!refusal_.empty()) return refusal_;
    if (!notice_.words().empty()) return notice_.words();
    const auto& news = session_->news();
    if (use_ == Use::filmed && !news.outcome) {
        return tr("Move {number}: {player}",
                  {{"number", news.moves.size() + 1}, {"player", news.seats[news.to_move].name}});
    }
    if (auto words = hold_words(); !words.empty()) return words;
    if (news.refusing) return news.status;
    if (news.hint_pending) return tr("Looking for a good move …");
    if (!news.hint_words) return news.status;
    const auto& [move, reason] = *news.hint_words;
    // Without room for a panel the reason stands here too.
    return layout_.pointer || layout_.thinking || reason.empty()
               ? tr("Hint: {move}", {{"move", move}})
               : tr("Hint: {move}. {reason}", {{"move", move}, {"reason", reason}});
}

Role TableScene::status_role() const {
    if (!refusal_.empty()) return Role::bad;
    if (!notice_.words().empty()) return notice_.role();
    return session_->news().refusing ? Role::bad : Role::ink;
}

std::optional<Panel> TableScene::hint_panel() const {
    const auto& hint = session_->news().hint_words;
    if (!hint) return std::nullopt;
    auto panel = only_words(hint->reason);
    panel.title = tr("Hint");
    panel.big = hint->move;
    return panel;
}

std::string TableScene::hold_words() const {
    const auto held = controls_.holding();
    if (held == "resign") return tr("Keep holding to resign");
    if (held == "agree-draw") return tr("Keep holding to agree on a draw");
    for (const auto& id : {controls_.hovered(), controls_.focused()}) {
        if (id == "resign") return tr("Hold it down to resign");
        if (id == "agree-draw") return tr("Hold it down to agree on a draw");
    }
    return {};
}

Panel TableScene::notes(Rect area, const Canvas& canvas) const {
    Panel panel;
    panel.title = tr("Good to know");
    // The short words are about the game as it is played most often.
    const auto& config = session_->config();
    const bool usual = !config.position && config.options == OptionValues(game_.options);
    if (usual || use_ == Use::filmed) panel.words = tr(game_.tagline[0]) + " " + tr(game_.tagline[1]);
    if (use_ == Use::filmed) return panel;
    if (stage_.is_upright() && usual) return panel; // nobody has keys there
    if (area.height < canvas.px(keys_height)) {
        if (!usual) panel.words = tr("F1 shows all the rules.");
        return panel;
    }
    panel.rows = {{tr("Hint"), tr("H")},
                  {tr("Insight"), tr("I")},
                  {tr("Take back"), tr("Ctrl Z")},
                  {tr("All the rules"), tr("F1")}};
    if (has_lessons()) panel.rows.insert(panel.rows.begin() + 2, {tr("See the algorithm"), tr("A")});
    return panel;
}

std::string TableScene::side_name(Side side) const { return zugzwang::side_name(game_.side_names, side); }

bool TableScene::to_celebrate() const {
    const auto outcome = session_->news().outcome;
    if (!outcome || !outcome->winner || use_ == Use::exhibited) return false;
    if (match_.is_decided() && context_.settings.reduced_motion) return false;
    return session_->news().is_demo || session_->news().seats[*outcome->winner].person;
}

ResultLook TableScene::result_look() const {
    const auto outcome = session_->news().outcome;
    const auto score = session_->news().score_words;
    const auto by = session_->news().margin_words;
    const auto margin = by.empty() || score.empty() ? by + score : by + " · " + score;
    auto ladder = climbed_.look(over_for_, context_.settings.reduced_motion);
    const auto match = is_of_match() ? score_words(match_.match()) : std::string();
    if (!outcome || !outcome->winner)
        return {.winner = std::nullopt,
                .title = tr("A draw"),
                .margin = margin,
                .match = match,
                .ladder = std::move(ladder)};
    const auto winner = session_->news().seats[*outcome->winner];
    const bool mine = winner.person && !session_->news().seats[other(*outcome->winner)].person;
    const auto title = match_.is_decided() ? tr("{winner} wins the match", {{"winner", winner.name}})
                       : mine              ? tr("You win")
                                           : tr("{winner} wins", {{"winner", winner.name}});
    return {.winner = outcome->winner,
            .title = title,
            .margin = margin,
            .match = match,
            .decides_match = match_.is_decided(),
            .ladder = std::move(ladder)};
}

} // namespace zugzwang
