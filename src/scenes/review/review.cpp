#include "scenes/review/review.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "desk/settings.hpp"
#include "record/record.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

constexpr float widest_side = 476;
constexpr float preview_part = 0.4F; ///< Of the height above the curve.

/// A game of the library by its id, any other one by what was played.
Address address_of(const GameRecord& record, std::optional<std::int64_t> library_id) {
    if (library_id) return {.place = Address::Place::games, .part = std::to_string(*library_id)};
    return {.place = Address::Place::review, .game = record.game, .record = to_json_line(record)};
}

} // namespace

ReviewScene::ReviewScene(SceneContext& context, const Game& game, GameRecord record,
                         std::optional<std::int64_t> library_id, std::optional<std::size_t> ply)
    : PageScene(context), entry_(game), address_(address_of(record, library_id)),
      game_(context, game, std::move(record), library_id), list_(game_.moves()),
      told_(listening(context), game.side_names), saver_(context) {
    // Where the game turned is what one wants to see; until that is known, how it ended.
    go_to(static_cast<std::int64_t>(count()));
    if (game_.is_done()) go_to_turning_point();
    if (ply) go_to(static_cast<std::int64_t>(*ply));
    went_ = ply.has_value();
}

std::string ReviewScene::title() const {
    return tr("{game}, review: {status}", {{"game", tr(entry_.title)}, {"status", status()}});
}

ui::Page ReviewScene::page() {
    ui::Page page{.title = tr("Review"),
                  .status = status(),
                  .status_role = game_.refusal().empty() ? Role::ink : Role::bad,
                  .deeds = deeds()};
    page.tell(notice_);
    page.told = [this] { return notice_.words().empty() ? ui::read_out(move_part()) : notice_.words(); };
    page.foot = told_.foot(PageScene::last(), canvas().text_scale(),
                           [this](const std::string& move) { return trial_ && trial_->session()->play(move); });
    if (can_practise()) page.icons.push_back(ui::icon(act::practise_this));
    page.icons.push_back(ui::icon(act::help));
    auto seats = ui::column(seat(Side::first), seat(Side::second)).gaps(Measure::snug).titled(tr("Players"));
    auto left = ui::column(std::move(seats), move_part().fills().seen_first());
    auto right = ui::column(
        moves_part().fills(),
        ui::row(ui::icon(act::to_start).wide(), ui::icon(act::step_back).wide(), ui::icon(act::step).wide(),
                ui::icon(act::to_end).wide())
            .gaps(Measure::near),
        ui::row(ui::button(act::next_mistake).wide(), ui::button(act::try_again).wide()).gaps(Measure::near),
        ui::row(ui::primary(act::play_on).wide(1.3F), ui::button(act::film).wide().when(context_.film.has_maker()))
            .gaps(Measure::near));
    const auto beside = [](ui::Node side) { return std::move(side).gaps(Measure::snug).wide().at_most(widest_side); };
    auto middle = ui::column(its_board(), film_strip(context_)).gaps(Measure::snug);
    page.body =
        ui::stack(ui::columns(beside(std::move(left)), std::move(middle), beside(std::move(right))).under(curve_part()),
                  preview());
    return page;
}

std::vector<ui::Deed> ReviewScene::deeds() {
    const bool can_play = game_.refusal().empty() && (!at_end() || !game_.session()->news().outcome);
    const bool can_film =
        context_.film.can_start() && !context_.saving.films.empty() && game_.refusal().empty() && count() > 0;
    const auto mistake = next_mistake();
    const auto at = place(), end = last();
    std::vector<ui::Deed> all{
        {act::help, [this] { go(SceneChange::push(make_help(context_, entry_, game_.session()->position()))); }},
        {act::to_start, [this] { step_to(0); }, at > 0},
        {act::step_back, [this, at] { step_to(at - 1); }, at > 0},
        {act::step, [this, at] { step_to(at + 1); }, at < end},
        {act::to_end, [this, end] { step_to(end); }, at < end},
        {act::next_mistake, [this, mistake] { go_to(static_cast<std::int64_t>(*mistake)); }, mistake.has_value()},
        {act::try_again, [this] { start_trial(); }, has_better()},
        {act::practise_this, [this] { practise(); }, can_practise()},
        {act::line, [this] { start_line(); }, has_better() && !trial_ && !line_},
        {act::line_step, [this, at] { step_to(at + 1); }, line_ != nullptr},
        {act::play_on, [this] { ask_opponent(); }, can_play},
        {act::film, [this] { save_film(); }, can_film},
        {act::leave_aside, [this] { leave_aside(); }, trial_ || line_}};
    told_.add_deeds(all, looked_at().news(), PageScene::last());
    return all;
}

ui::Node ReviewScene::its_board() {
    if (trial_) { // what it has no use for is not the page's either: a step would leave it
        auto node = board(trial_->session());
        node.reactions.key = [session = trial_->session()](const KeyEvent& event) {
            return session->input(event) || event.key != Key::f1;
        };
        return node;
    }
    auto node = still_board(line_ ? line_ : game_.session());
    node.reactions.pointer = [this](const PointerEvent& event) {
        if (event.kind == PointerEvent::Kind::wheel) step_to(place() + (event.wheel > 0 ? -1 : 1));
        return true;
    };
    node.reactions.key = [this](const KeyEvent& event) {
        const bool turns = event.key == Key::page_up || event.key == Key::page_down;
        if (turns) step_to(place() + (event.key == Key::page_up ? -10 : 10));
        return turns;
    };
    return node;
}

ui::Node ReviewScene::seat(Side side) const {
    return review_seat({.side = side,
                        .name = game_.name(side),
                        .note = side_note(side),
                        .totals = game_.review().totals[side],
                        .moved = !at_end() && game_.moves()[chosen_].side == side});
}

ui::Node ReviewScene::move_part() const {
    const bool can_go_on = has_better() && !trial_;
    return move_card(card(), ui::icon(line_ ? act::line_step : act::line).when(can_go_on));
}

ui::Node ReviewScene::moves_part() {
    const auto choose = [this](std::size_t ply) { go_to(static_cast<std::int64_t>(ply)); };
    return ui::part(tr("Moves"),
                    review_list(list_, {.moves = game_.moves(), .review = game_.review(), .chosen = chosen_}, choose))
        .padded(Measure::apart)
        .named("moves");
}

ui::Node ReviewScene::curve_part() {
    ui::Reactions reactions{.place = [this](Rect area) { plot_ = area; },
                            .pointer = [this](const PointerEvent& event) { return point_at_curve(event); },
                            .cursor = [] { return Cursor::hand; }};
    const auto counted_in = [this](std::size_t choice) { in_points_ = choice == 1; };
    const auto& reading = setting("reading-time");
    const auto read_in = [this, &reading](std::size_t choice) {
        reading.choose(context_.settings, choice, context_.themes);
        context_.settings_changed = true;
        game_.follow_reading_time();
    };
    auto choices =
        ui::column(ui::choice("counted-in", {tr("Result"), tr("Points")}, in_points_ ? 1 : 0, counted_in)
                       .when(entry_.points != nullptr),
                   ui::space(), ui::line(tr("Time for each move"), {.size = Measure::smallest, .paint = {Role::soft}}),
                   ui::choice("reading-time", reading.words(context_.themes),
                              reading.chosen(context_.settings, context_.themes), read_in));
    return ui::panel(ui::row(review_curve(on_low_screen() ? "" : curve_title(), scale(), curve(), std::move(reactions)),
                             std::move(choices).gaps(Measure::tight).tall())
                         .gaps(Measure::apart)
                         .tall())
        .padded(Measure::apart)
        .titled(tr("Curve"))
        .named("curve");
}

ui::Node ReviewScene::preview() {
    if (!pointed_ || !miniature_) return ui::nothing();
    miniature_->show({.ply = pointed_});
    const auto home = [this](Rect area) {
        const float size = std::round((plot_.y - area.y) * preview_part);
        return Rect{area.x, plot_.y - std::round(size * 1.3F), size, size};
    };
    auto node = ui::picture([this, home, ply = *pointed_](Rect area, Canvas& canvas) {
        const Rect its = home(area);
        const float centre = curve_place(plot_, count(), ply, 0).x;
        const float left = std::clamp(centre - its.width / 2, area.x, area.right() - its.width);
        canvas.push_group({std::round(left - its.x), 0}, 1);
        paint_panel(its.inset(-canvas.px(Measure::snug)), {}, canvas);
        miniature_->draw(canvas);
        canvas.pop_group();
    });
    return std::move(node).fills().reacting(
        {.place = [this, home](Rect area) { miniature_->place(home(area)); }, .whose = miniature_});
}

bool ReviewScene::point_at_curve(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    const auto ply = curve_ply(plot_, count(), event.at.x);
    if (event.kind == Kind::press && event.button == PointerEvent::Button::left) dragging_ = true;
    if (event.kind == Kind::wheel) step_to(place() + (event.wheel > 0 ? -1 : 1));
    if (dragging_) go_to(static_cast<std::int64_t>(ply) - 1);
    if (event.kind == Kind::release) dragging_ = false;
    pointed_ = event.kind == Kind::leave ? std::nullopt : std::optional(ply);
    if (pointed_ && !miniature_ && count() > 0) miniature_ = game_.miniature();
    return true;
}

void ReviewScene::go_to(std::int64_t move) {
    chosen_ = static_cast<std::size_t>(std::clamp<std::int64_t>(move, 0, static_cast<std::int64_t>(count())));
    went_ = true;
    trial_.reset();
    line_.reset();
    show_moves();
}

void ReviewScene::go_to_turning_point() {
    if (const auto& turn = game_.review().turning_point) go_to(static_cast<std::int64_t>(*turn));
}

void ReviewScene::step_to(std::int64_t place) {
    if (!line_) return go_to(place);
    line_step_ = static_cast<std::size_t>(std::clamp<std::int64_t>(place, 0, last()));
    line_->show({.ply = chosen_ + line_step_});
}

void ReviewScene::show_moves() {
    Shown shown{.ply = chosen_};
    if (!at_end()) {
        shown.compared = {.played = game_.moves()[chosen_].text, .better = game_.reader().better(chosen_)};
        if (game_.review().moves[chosen_]) shown.light = explained().light;
    }
    game_.session()->show(shown);
}

bool ReviewScene::is_mistake(std::size_t move) const {
    const auto& reviewed = game_.review().moves[move];
    const bool has_person = game_.is_person(Side::first) || game_.is_person(Side::second);
    if (!reviewed || (has_person && !game_.is_person(reviewed->side))) return false;
    return reviewed->kind == MoveClass::mistake || reviewed->kind == MoveClass::blunder;
}

std::optional<std::size_t> ReviewScene::next_mistake() const {
    for (std::size_t step = 1; step <= count(); ++step) {
        const auto move = (chosen_ + step) % (count() + 1);
        if (move < count() && is_mistake(move)) return move;
    }
    return std::nullopt;
}

void ReviewScene::practise() {
    if (auto key = game_.practise(chosen_))
        go(SceneChange::push(make_practice(context_, entry_, {.now = std::move(key)})));
}

void ReviewScene::start_trial() {
    auto session = game_.session_at(chosen_);
    if (!session) return;
    line_.reset();
    trial_.emplace(std::move(session), *game_.values()[chosen_], context_.settings.reading_time);
}

void ReviewScene::start_line() {
    const auto better = game_.reader().better(chosen_);
    const auto& told = game_.values()[chosen_]->line;
    const bool is_told = !told.empty() && told.front() == better;
    auto session = game_.session_at(chosen_, is_told ? std::span(told) : std::span(&better, 1));
    if (!session || session->news().moves.size() <= chosen_) return;
    line_ = std::move(session);
    step_to(1);
}

void ReviewScene::leave_aside() {
    if (trial_) {
        if (trial_->session()->act(Act::cancel)) return;
        trial_->session()->act(Act::suspend);
    }
    trial_.reset();
    line_.reset();
}

void ReviewScene::ask_opponent() {
    const auto& record = game_.record();
    const Side person =
        person_to_go_on(record, at_end() ? game_.session()->news().to_move : game_.moves()[chosen_].side);
    const auto& seat = record.seats[other(person)];
    auto opponents = opponents_of(entry_, seat);
    std::vector<std::string> words;
    words.reserve(opponents.size());
    for (const auto& opponent : opponents)
        words.push_back(tr("Against {player}", {{"player", opponent.name}}));
    const auto played = std::ranges::find(opponents, seat.player, &Opponent::player);
    const auto chosen = played == opponents.end() ? 0 : played - opponents.begin();
    fresh().open_list(act::play_on.id, std::move(words), static_cast<std::size_t>(chosen),
                      [this, opponents = std::move(opponents)](std::size_t index) { play_on(opponents[index]); });
}

void ReviewScene::play_on(const Opponent& opponent) {
    const auto at = game_.session_at(chosen_);
    if (!at) return;
    const Side person = person_to_go_on(game_.record(), at->news().to_move);
    auto config = to_play_on(entry_, game_.record(), at->position(), person, opponent.player);
    if (!config) return notice_.tell(tr(config.refusal()), Role::bad);
    auto session = start_game(context_, entry_, *std::move(config));
    if (!session) return notice_.tell(tr(session.refusal()), Role::bad);
    go(SceneChange::push(make_table(context_, entry_, *std::move(session))));
}

void ReviewScene::save_film() {
    const auto& record = game_.record();
    LibraryEntry entry;
    entry.seats = record.seats;
    entry.date = record.date.value_or(context_.now());
    saver_.save(Saver::Kind::film, entry_, entry, record, *game_.session());
}

void ReviewScene::advance(Seconds step) {
    game_.session()->update(step);
    const auto happened = looked_at().take_happened();
    cues_.follow(happened, looked_at().news(), step, context_);
    told_.captions.follow(happened, looked_at().news(), step, nullptr); // the card is read out
    notice_.advance(step);
    if (const auto news = saver_.update()) notice_.tell(news->words, news->refused ? Role::bad : Role::ink);
    context_.film.update();
    if (game_.read_on()) {
        if (game_.is_done() && !went_) go_to_turning_point();
        show_moves();
    }
    if (trial_) trial_->update(step);
}

void ReviewScene::suspend() {
    PageScene::suspend();
    cues_.forget();
    game_.suspend();
    if (trial_) trial_->session()->act(Act::suspend);
}

std::unique_ptr<Scene> make_review(SceneContext& context, const Game& game, GameRecord record,
                                   std::optional<std::int64_t> library_id, std::optional<std::size_t> ply) {
    return std::make_unique<ReviewScene>(context, game, std::move(record), library_id, ply);
}

} // namespace zugzwang
