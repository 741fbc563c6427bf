// What the scene of a person's own mistakes shows.
#include <algorithm>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/practice/practice_pictures.hpp"
#include "scenes/practice/practice_scene.hpp"
#include "scenes/practice/practice_words.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr ui::Look quiet_look{.size = Measure::smallest, .paint = {Role::soft}};
constexpr ui::Look bold_look{.weight = Weight::bold};

std::string goes_on_words() {
    const auto key = ui::sign_of(Key::enter);
    if (ui::held().hand == ui::Hand::keys) return tr("a click or {key} goes on", {{"key", key}});
    return key.empty() ? tr("a touch goes on") : tr("{key} goes on", {{"key", key}});
}

/// "you, 5 to 5", where points are counted.
std::string points_words(const PracticeBoard& board) {
    const auto side = board.exercise().side;
    const auto& seats = board.session().news().seats;
    if (!board.game().points) return tr("you");
    return tr("you, {points} to {others}",
              {{"points", seats[side].figure.number}, {"others", seats[other(side)].figure.number}});
}

/// Solved today after a hint or a wrong move.
bool was_helped(const practice::Notes& notes, const practice::Row::Place& place, practice::Day day) {
    bool helped = place.missed;
    const auto& tries = notes.tries();
    for (auto tried = tries.rbegin(); tried != tries.rend() && tried->day >= day; ++tried)
        helped |= tried->what == practice::Try::helped && tried->exercise == place.key;
    return helped;
}

} // namespace

ui::Page PracticeScene::page() {
    const auto its = face();
    const bool is_refused =
        its == Face::asked && (board_.state() == PracticeBoard::State::refuting || board_.session().news().refusing);
    ui::Page page{.title = tr("Practice"),
                  .status = status(),
                  .status_role = is_refused ? Role::bad : Role::ink,
                  .deeds = deeds()};
    page.icons = {ui::icon(act::print), ui::icon(act::you), ui::icon(act::help)};
    const bool is_on_board = its == Face::asked || its == Face::solved;
    auto left = ui::column(row_part(), card().seen_first().when(static_cast<bool>(board_)),
                           is_on_board ? waits_part() : ui::nothing());
    auto right = ui::column(mistakes_part().fills(), choices());
    // Of one width, whatever they tell.
    page.body = ui::columns(std::move(left).gaps(Measure::apart).wide().gives_way(), middle(),
                            std::move(right).gaps(Measure::apart).wide().gives_way());
    page.told = [this] { return ui::read_out(board_ ? card() : middle()); };
    if (its == Face::done) page.focus = act::menu.id;
    if (is_on_board)
        page.foot = board_.told().foot(last(), canvas().text_scale(),
                                       [this](const std::string& move) { return board_.play(move); });
    return page;
}

std::vector<ui::Deed> PracticeScene::deeds() {
    const auto its = face();
    const auto* exercise = round_.exercise();
    std::vector<ui::Deed> all{
        {act::help,
         [this, exercise] {
             const auto position = exercise != nullptr ? std::optional(exercise->key.position) : std::nullopt;
             go(SceneChange::push(make_help(context_, *game_, position)));
         }},
        {act::print, [this] { go(SceneChange::push(make_sheet(context_, *game_, sheet::Asks::better))); },
         its != Face::empty},
        {act::you, [this] { go(SceneChange::push(make_you(context_))); }},
        {ui::back_act, [this] { leave(); }}};
    if (its == Face::asked || its == Face::broken) {
        const bool can_hint = board_ && board_.can_hint() && context_.settings.hints;
        const bool is_open = !board_ || board_.state() == PracticeBoard::State::open;
        all.push_back({act::hint, [this] { board_.hint(); }, can_hint});
        all.push_back({act::skip_puzzle, [this] { next(); }, is_open});
    } else if (its == Face::solved) {
        all.push_back({act::next_puzzle, [this] { next(); }});
    } else if (its == Face::done) {
        all.push_back({act::menu, [this] { go(SceneChange::home()); }});
        all.push_back({act::more_exercises,
                       [this] {
                           round_.more();
                           show();
                       },
                       round_.row().left_over() > 0});
    } else {
        all.push_back({act::play, [this] { go(SceneChange::push(make_setup(context_, *game_))); }});
    }
    if (board_) board_.add_deeds(all);
    if (its == Face::asked && board_.state() == PracticeBoard::State::open)
        board_.told().add_deeds(all, board_.session().news(), last(), task_words(board_.exercise()));
    return all;
}

ui::Node PracticeScene::middle() {
    if (!board_) {
        const ui::Look title{.size = Measure::heading, .weight = Weight::bold, .align = AlignX::centre};
        const ui::Look line{.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre};
        auto what = face() == Face::empty
                        ? tr("What goes wrong in your games against a computer is asked here again, day after day.")
                        : next_words(round_.next_day(), today(context_));
        return ui::column(ui::words(status(), title), ui::words(what, line).when(!what.empty()))
            .gaps(Measure::apart)
            .centred()
            .named("board");
    }
    return board_.node([this] { next(); });
}

ui::Node PracticeScene::row_part() {
    const auto& row = round_.row();
    const auto done = row.done(), all = row.places().size();
    const auto left = row.left().count();
    auto time =
        ui::line(left == 0 ? std::string() : tr_n("about {n} minute left", "about {n} minutes left", left), quiet_look);
    auto number = ui::row(ui::line(std::to_string(std::min(done + 1, all)), ui::figure_look),
                          ui::words(tr("of {n}", {{"n", all}}), ui::caption_look).wide().when(all > 0))
                      .gaps(Measure::snug);
    return ui::panel(ui::row(ui::head(tr("Today")).wide(), std::move(time)).gaps(Measure::snug), std::move(number),
                     squares().when(all > 0))
        .gaps(Measure::tight)
        .titled(tr("Today"))
        .named("today");
}

/// One that is solved shows it again.
ui::Node PracticeScene::squares() {
    const auto& row = round_.row();
    std::vector<SquareLook> looks;
    for (const auto& place : row.places())
        looks.push_back({.done = place.done,
                         .outlined = place.done && was_helped(practice_notes(context_), place, today(context_)),
                         .now = looks.size() == row.now()});
    const auto lines = static_cast<float>(lines_of_squares(looks.size()));
    auto drawn = ui::picture([looks](Rect area, Canvas& canvas) {
                     paint_squares(area, looks, canvas);
                 }).says(tr_n("{n} solved", "{n} solved", static_cast<std::int64_t>(row.done())));
    return ui::pressable("row", ui::stack(std::move(drawn)).at_least(250, 54 * lines), [this] { press_square(); })
        .enabled_when(row.done() > 0);
}

/// By keys the one that was solved last. Enter then goes on.
void PracticeScene::press_square() {
    last().drop_focus();
    const auto& places = round_.row().places();
    const auto area = last().place_of("row");
    const auto pointer = last().pointer();
    auto place = round_.row().done() - 1;
    if (area && pointer && area->contains(*pointer)) place = square_at(*area, *pointer, places.size());
    if (place < places.size() && places[place].done) show_place(place);
}

ui::Node PracticeScene::card() {
    const auto its = face();
    if (its == Face::asked && board_.state() == PracticeBoard::State::open) return asked();
    if (its == Face::asked || its == Face::solved) return tried();
    const auto next = next_words(round_.next_day(), today(context_));
    return ui::panel(ui::words(status(), bold_look), ui::words(next, ui::caption_look).when(!next.empty()))
        .titled(tr("Exercise"))
        .named("card")
        .tall();
}

ui::Node PracticeScene::origin() {
    auto words = ui::words(origin_words(board_.exercise(), context_.now()), ui::caption_look);
    if (!library_id_) return words;
    return ui::pressable("origin", ui::stack(std::move(words)), [this] { open_review(); });
}

ui::Node PracticeScene::asked() {
    const auto& exercise = board_.exercise();
    const auto& news = board_.session().news();
    const auto* kind = round_.kind();
    auto called = ui::column(
        ui::words(tr("{side} to move", {{"side", side_name(board_.game().side_names, exercise.side)}}), bold_look),
        ui::words(news.refusing ? news.status : points_words(board_), ui::caption_look));
    auto erred = ui::column(
        ui::words(tr("You played {move} here.", {{"move", board_.words_of(exercise.played)}}), bold_look),
        ui::words(worth_words(exercise.after, exercise.side), {.paint = {Role::bad}, .weight = Weight::bold}));
    auto named = ui::nothing();
    if (kind != nullptr)
        named = ui::column(ui::tag(tr(kind->name), Role::bad), ui::words(tr(kind->told), ui::caption_look))
                    .gaps(Measure::tight);
    return ui::panel(ui::row(ui::mark(exercise.side, 42), std::move(called).wide()).gaps(Measure::snug),
                     ui::content(ui::divider(), origin(), std::move(erred).gaps(Measure::hair), std::move(named)))
        .on(ui::Ground::panel, role_of(exercise.side))
        .barred()
        .titled(tr("Exercise"))
        .named("card")
        .tall();
}

ui::Node PracticeScene::tried() const {
    const auto& exercise = board_.exercise();
    const bool is_solved = board_.state() == PracticeBoard::State::solved;
    const bool is_judged = is_solved || board_.state() == PracticeBoard::State::refuting;
    std::string title = tr("Your move"), below;
    if (is_solved) {
        title = tr("This keeps it");
    } else if (is_judged) {
        title = board_.is_as_played() ? tr("That is what you played") : tr("That does not keep it");
        below = goes_on_words();
    }
    const Role role = is_solved ? Role::act : is_judged ? Role::bad : role_of(exercise.side);
    auto called = ui::column(ui::words(title, bold_look), ui::words(below, ui::caption_look).when(!below.empty()));
    const auto why = is_judged ? board_.why() : std::string();
    const auto move = board_.tried().empty() ? std::string() : board_.words_of(board_.tried());
    return ui::panel(ui::row(ui::mark(exercise.side, 42), std::move(called).wide()).gaps(Measure::snug),
                     ui::content(ui::divider(), ui::words(move, {.size = Measure::heading, .weight = Weight::bold}),
                                 ui::words(board_.status(), {.size = Measure::caption}).when(!is_solved),
                                 ui::words(why, ui::caption_look).when(!why.empty())))
        .on(ui::Ground::panel, role)
        .barred()
        .titled(tr("Exercise"))
        .named("card")
        .tall();
}

ui::Node PracticeScene::waits_part() const {
    const bool is_solved = board_.state() == PracticeBoard::State::solved;
    const auto& now = round_.standing();
    const auto words = comes_back_words(is_solved ? now : round_.standing_when_solved(), today(context_), !is_solved);
    auto drawn = ui::picture([box = now.box](Rect area, Canvas& canvas) { paint_waits(area, box, canvas); });
    return ui::panel(ui::row(ui::head(tr("Comes back")).wide(), ui::line(words, {.size = Measure::caption}))
                         .gaps(Measure::snug),
                     std::move(drawn).at_least(250, 76).of_words())
        .titled(tr("Again"))
        .named("waits");
}

ui::Node PracticeScene::proof() const {
    const auto& exercise = board_.exercise();
    auto words =
        ui::line(proof_words(exercise), {.size = Measure::smallest, .paint = {Role::soft}, .align = AlignX::right});
    auto tag = exercise.is_proven() ? ui::proven() : ui::tag(tr("by far the best"), Role::soft);
    return ui::row(std::move(tag), std::move(words).wide()).gaps(Measure::snug);
}

ui::Node PracticeScene::choices() {
    const auto its = face();
    if (its == Face::asked || its == Face::broken)
        return ui::panel(board_ ? proof() : ui::nothing(),
                         ui::wrap(ui::button(act::hint).wide().when(context_.settings.hints),
                                  ui::button(act::skip_puzzle).wide())
                             .gaps(Measure::snug))
            .named("choices");
    if (its == Face::solved) return ui::panel(proof(), ui::primary(act::next_puzzle)).named("choices");
    if (its != Face::done) return ui::panel(ui::primary(act::play)).named("choices");
    return ui::panel(ui::wrap(ui::primary(act::menu).wide(),
                              ui::button(act::more_exercises).wide().when(round_.row().left_over() > 0))
                         .gaps(Measure::snug))
        .named("choices");
}

} // namespace zugzwang
