#include "scenes/review/review.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "desk/setting_list.hpp"
#include "scenes/frame/film_strip.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

ReviewScene::ReviewScene(SceneContext& context, const Game& game, GameRecord record,
                         std::optional<std::int64_t> library_id)
    : context_(context), entry_(game), game_(context, game, std::move(record), library_id), saver_(context) {
    list_.show(game_.moves());
    // Where the game turned is what one wants to see; until that is known, how it ended.
    go_to(static_cast<std::int64_t>(count()));
    if (game_.is_done()) go_to_turning_point();
    went_ = false;
}

void ReviewScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    layout_ = review_layout(stage_, part_, context_.film.has_maker());
    game_.session().place(board_area());
    board().place(board_area());
    if (preview_) preview_->place(layout_.preview);
    open_list_.close();
    place_parts();
}

void ReviewScene::place_parts() {
    layout_ = review_layout(stage_, part_, context_.film.has_maker());
    list_.place(layout_.moves, stage_.scale());
    rebuild();
}

void ReviewScene::rebuild() {
    redraw_ = true;
    auto controls = top_bar_controls(stage_, {{"help", "icon/help"}});
    const auto add = [&](const char* id, Rect area, Button button, bool enabled) {
        controls.push_back({.id = id, .area = area, .kind = std::move(button), .enabled = enabled});
    };
    const auto icon = [](const char* sprite) { return Button{.look = Button::Look::icon, .icon = sprite}; };
    if (stage_.is_upright()) {
        controls.push_back({.id = "parts",
                            .area = layout_.parts,
                            .kind = Segmented{.words = {tr("Move"), tr("Moves"), tr("Curve"), tr("Players")},
                                              .chosen = static_cast<std::size_t>(part_)}});
        add_curve_choices(controls);
        add_line(controls);
    }
    const bool can_go_back = line_ ? line_->step() > 0 : chosen_ > 0;
    const bool can_go_on = line_ ? line_->step() < line_->length() : !at_end();
    add("to-start", layout_.steps[0], icon("icon/to-start"), can_go_back);
    add("step-back", layout_.steps[1], icon("icon/previous"), can_go_back);
    add("step", layout_.steps[2], icon("icon/next"), can_go_on);
    add("to-end", layout_.steps[3], icon("icon/to-end"), can_go_on);
    add("next-mistake", layout_.next_mistake, {.words = tr("Next mistake")}, next_mistake().has_value());
    add("try-again", layout_.try_again, {.words = tr("Try again")}, can_try());
    add("play-on", layout_.play_on, {.look = Button::Look::primary, .words = tr("Play on from here")},
        game_.refusal().empty() && (!at_end() || !game_.session().news().outcome));
    if (!stage_.is_upright()) add_curve_choices(controls);
    if (context_.film.has_maker()) {
        add("film", layout_.film,
            layout_.narrow ? icon("icon/film") : Button{.words = tr("Save film"), .icon = "icon/film"}, can_film());
    }
    for (auto& control : film_strip_controls(layout_.strip, context_.film, stage_.scale(), "film-strip"))
        controls.push_back(std::move(control));
    if (!stage_.is_upright()) add_line(controls);
    controls_.set(std::move(controls));
}

void ReviewScene::add_curve_choices(std::vector<Control>& controls) const {
    if (!shows(ReviewPart::curve)) return;
    const auto& reading = setting("reading-time");
    if (entry_.points) {
        controls.push_back({.id = "counted-in",
                            .area = curve_choices(layout_.curve, stage_.scale()).counted_in,
                            .kind = Segmented{.words = {tr("Result"), tr("Points")}, .chosen = in_points_ ? 1U : 0U},
                            .inside = "curve"});
    }
    controls.push_back({.id = "reading-time",
                        .area = curve_choices(layout_.curve, stage_.scale()).time,
                        .kind = Segmented{.words = reading.words(context_.themes),
                                          .chosen = reading.chosen(context_.settings, context_.themes)},
                        .inside = "curve"});
}

/// To what would have come of the better move.
void ReviewScene::add_line(std::vector<Control>& controls) const {
    if (!shows(ReviewPart::move) || trial_ || at_end() || game_.better(chosen_).empty()) return;
    controls.push_back({.id = "line",
                        .area = line_button(layout_.card, stage_.scale()),
                        .kind = Button{.look = Button::Look::icon, .icon = line_ ? "icon/step-forward" : "icon/play"},
                        .inside = "move"});
}

Session& ReviewScene::board() const {
    if (trial_) return trial_->session();
    return line_ ? line_->session() : game_.session();
}

Rect ReviewScene::board_area() const {
    Rect area = layout_.board;
    if (film_state_ != FilmJob::State::idle) area.height = layout_.strip.y - std::round(12 * stage_.scale()) - area.y;
    return area;
}

bool ReviewScene::can_film() const {
    return context_.film.can_start() && !context_.saving.films.empty() && game_.refusal().empty() && count() > 0;
}

void ReviewScene::save_film() {
    const auto& record = game_.record();
    LibraryEntry entry;
    entry.seats = record.seats;
    entry.date = record.date.value_or(context_.now());
    saver_.save(Saver::Kind::film, entry_, entry, record, game_.session());
}

void ReviewScene::follow_film() {
    if (const auto news = saver_.update()) notice_.tell(news->words, news->refused ? Role::bad : Role::ink);
    redraw_ |= context_.film.update();
    if (std::exchange(film_state_, context_.film.state()) == context_.film.state()) return;
    game_.session().place(board_area());
    board().place(board_area());
    rebuild();
}

void ReviewScene::go_to(std::int64_t move) {
    chosen_ = static_cast<std::size_t>(std::clamp<std::int64_t>(move, 0, static_cast<std::int64_t>(count())));
    went_ = true;
    trial_.reset();
    line_.reset();
    list_.choose(chosen_);
    show_moves();
    rebuild();
}

void ReviewScene::go_to_turning_point() {
    if (const auto& turn = game_.review().turning_point) go_to(static_cast<std::int64_t>(*turn));
}

void ReviewScene::show_moves() {
    Shown shown{.ply = chosen_};
    if (!at_end()) shown.compared = {.played = game_.moves()[chosen_].text, .better = game_.better(chosen_)};
    game_.session().show(shown);
}

std::optional<std::size_t> ReviewScene::next_mistake() const {
    const auto& moves = game_.review().moves;
    const auto is_mistake = [&](std::size_t move) {
        return moves[move] && (moves[move]->kind == MoveClass::mistake || moves[move]->kind == MoveClass::blunder);
    };
    for (std::size_t step = 1; step <= count(); ++step) {
        const auto move = (chosen_ + step) % (count() + 1);
        if (move < count() && is_mistake(move)) return move;
    }
    return std::nullopt;
}

bool ReviewScene::can_try() const { return !at_end() && !game_.better(chosen_).empty(); }

void ReviewScene::start_trial() {
    auto session = game_.session_at(chosen_);
    if (!session) return;
    line_.reset();
    trial_.emplace(std::move(session), *game_.values()[chosen_], context_.settings.reading_time);
    board().place(board_area());
    rebuild();
}

void ReviewScene::start_line() {
    const auto better = game_.better(chosen_);
    const auto& told = game_.values()[chosen_]->line;
    const bool is_told = !told.empty() && told.front() == better;
    auto session = game_.session_at(chosen_, is_told ? std::span(told) : std::span(&better, 1));
    if (!session || session->news().moves.size() == chosen_) return;
    line_.emplace(std::move(session), chosen_);
    board().place(board_area());
    rebuild();
}

void ReviewScene::leave_aside() {
    if (trial_) trial_->session().act(Act::suspend);
    trial_.reset();
    line_.reset();
    rebuild();
}

void ReviewScene::show_preview() {
    if (!pointed_ || count() == 0) return;
    if (!preview_) {
        preview_ = game_.miniature();
        if (preview_) preview_->place(layout_.preview);
    }
    if (preview_) preview_->show({.ply = pointed_});
}

SceneChange ReviewScene::update(Seconds step) {
    redraw_ |= game_.session().update(step);
    cues_.update(trial_ ? trial_->session() : game_.session(), step, context_);
    redraw_ |= notice_.advance(step);
    follow_film();
    if (game_.read_on()) {
        if (game_.is_done() && !went_) go_to_turning_point();
        show_moves();
        rebuild();
    }
    if (trial_ && trial_->update(step)) rebuild();
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    return SceneChange::stay();
}

void ReviewScene::suspend() {
    cues_.forget();
    game_.suspend();
    open_list_.close();
    if (trial_) trial_->session().act(Act::suspend);
}

bool ReviewScene::take_redraw() {
    const bool controls = controls_.take_redraw();
    const bool list = list_.take_redraw();
    const bool opened = open_list_.take_redraw();
    return std::exchange(redraw_, false) || controls || list || opened;
}

Cursor ReviewScene::cursor() const {
    if (open_list_.is_open()) return open_list_.cursor();
    if (trial_ && board_area().contains(pointer_at_)) return trial_->session().news().cursor;
    return controls_.cursor() != Cursor::arrow || list_.points() || pointed_ ? Cursor::hand : Cursor::arrow;
}

std::string ReviewScene::title() const {
    return tr("{game}, looked at again: {status}", {{"game", tr(entry_.title)}, {"status", status()}});
}

std::vector<NamedRect> ReviewScene::widgets() const {
    if (open_list_.is_open()) return open_list_.widgets();
    std::vector<NamedRect> parts{{"board", board_area(), {}},
                                 {"seat-first", layout_.seats[Side::first], {}},
                                 {"seat-second", layout_.seats[Side::second], {}},
                                 {"move", layout_.card, {}},
                                 {"moves", layout_.moves, {}},
                                 {"curve", layout_.curve, {}},
                                 {"plot", curve_plot(layout_.curve, stage_.scale()), "curve"}};
    std::erase_if(parts, [](const NamedRect& part) { return part.rect.width <= 0; });
    if (!shows(ReviewPart::curve)) std::erase_if(parts, [](const NamedRect& part) { return part.name == "plot"; });
    if (film_state_ != FilmJob::State::idle) parts.push_back({"film-strip", layout_.strip, {}});
    return with_controls(std::move(parts), controls_);
}

std::unique_ptr<Scene> make_review(SceneContext& context, const Game& game, GameRecord record,
                                   std::optional<std::int64_t> library_id) {
    return std::make_unique<ReviewScene>(context, game, std::move(record), library_id);
}

} // namespace zugzwang
