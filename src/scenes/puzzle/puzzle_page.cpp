// What the puzzles' scene shows.
#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/puzzle/puzzle_pictures.hpp"
#include "scenes/puzzle/puzzle_scene.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr ui::Look strong_look{.size = Measure::caption, .weight = Weight::bold};

/// A big number with words after it.
ui::Node counted(std::int64_t number, std::string words, Role role) {
    return ui::row(ui::line(std::to_string(number),
                            {.size = Measure::figure, .paint = {role}, .weight = Weight::extra_bold}),
                   ui::words(std::move(words), ui::caption_look).wide())
        .gaps(Measure::snug);
}

std::string takes_back_words() {
    const auto key = ui::sign_of(Key::enter);
    if (ui::held().hand == ui::Hand::keys) return tr("a click or {key} takes it back", {{"key", key}});
    return key.empty() ? tr("a touch takes it back") : tr("{key} takes it back", {{"key", key}});
}

std::string best_words(const PuzzleMarks& marks) {
    const auto scores = marks.scores_of({});
    return scores.empty() ? tr("none yet") : tr_n("{n} solved", "{n} solved", scores.front().solved);
}

std::string points_of(const PuzzleBoard& board) {
    const auto& seats = board.session().news().seats;
    return tr("{blue} {points}, {orange} {others}", {{"blue", board.side_words(Side::first)},
                                                     {"points", seats[Side::first].figure.number},
                                                     {"orange", board.side_words(Side::second)},
                                                     {"others", seats[Side::second].figure.number}});
}

/// As far as it is known; `gained`: by the last try.
std::string rating_words(const puzzles::Rating& rating, double gained) {
    const auto value = std::lround(rating.value), change = std::lround(gained);
    if (change != 0) return filled("{} ({})", value, score_words(static_cast<double>(change)));
    constexpr double well_known = 150;
    return rating.deviation > well_known ? tr("about {n}", {{"n", (value + 5) / 10 * 10}}) : std::to_string(value);
}

std::string misses_words(int misses) {
    if (misses == 0) return tr("three misses end it");
    if (misses == 1) return tr("one of three misses");
    return misses == 2 ? tr("two of three misses") : tr("three misses");
}

std::string other_moves_words(const PuzzleBoard& board) {
    const auto& puzzle = board.puzzle();
    const bool all_lose = std::ranges::all_of(puzzle.refutations, [](const auto& one) { return one.value < 0; });
    const auto rival = board.side_words(other(board.side()));
    const bool is_pair = puzzles::move_count(puzzle) == 2;
    if (is_pair && all_lose) return tr("{side} wins after the other one.", {{"side", rival}});
    if (is_pair) return tr("The other one is a draw at best.");
    if (all_lose) return tr("{side} wins after every other move.", {{"side", rival}});
    return tr("No other move wins.");
}

/// The best ones; where nobody stands yet, the place waits.
ui::Node best_rushes(const std::vector<RushScore>& scores) {
    std::vector<ui::Node> lines;
    if (scores.empty()) lines.push_back(ui::words(tr("Best so far: none yet"), ui::caption_look));
    for (std::size_t index = 0; index < max_rush_scores && !scores.empty(); ++index) {
        const bool is_taken = index < scores.size();
        auto look = strong_look;
        look.paint = {index == 0 ? Role::act : Role::soft};
        auto place = ui::row(ui::line(std::to_string(index + 1), look)).at_least(44);
        auto name_look = strong_look;
        name_look.paint = {is_taken ? Role::ink : Role::dim};
        auto name = ui::line(is_taken ? scores[index].initials : "– – –", name_look).wide();
        lines.push_back(ui::row(std::move(place), std::move(name),
                                ui::line(is_taken ? std::to_string(scores[index].solved) : "–", look)));
    }
    return ui::scroll(std::move(lines)).gaps(Measure::tight);
}

} // namespace

ui::Page PuzzleScene::page() {
    const bool refused = face() != Face::empty && !over_ &&
                         (board_.state() == PuzzleBoard::State::refuting || board_.session().news().refusing);
    ui::Page page{.title = tr("Puzzles"),
                  .status = board_ ? status() : std::string(),
                  .status_role = refused ? Role::bad : Role::ink};
    page.icons = {ui::icon(act::print), ui::icon(act::help)};
    auto left = board_ ? ui::column(number(), days(), mover()) : ui::column(days());
    auto right = panel().named("panel").seen_first();
    // Of one width, whatever they tell.
    page.body = ui::columns(std::move(left).gaps(Measure::apart).wide().gives_way(), board(),
                            std::move(right).wide().gives_way());
    page.deeds = deeds();
    const auto play = [this](const std::string& move) { return board_.play(move); };
    page.told = [this] { return over_ || !board_ ? status() : ui::read_out(mover()); };
    if (board_) page.foot = board_.told().foot(last(), canvas().text_scale(), play);
    return page;
}

std::vector<ui::Deed> PuzzleScene::deeds() {
    const auto changes = [this](void (PuzzleRound::*change)()) {
        return [this, change] {
            (round_.*change)();
            show_round();
        };
    };
    const auto start_rush = [this] {
        round_.start_rush(context_.random.below(1'000'000'000));
        show_round();
    };
    std::vector<ui::Deed> all{
        {act::help,
         [this] {
             const auto position = board_ ? std::optional(board_.puzzle().position) : std::nullopt;
             go(SceneChange::push(make_help(context_, round_.game(), position)));
         }},
        {act::print, [this] { go(SceneChange::push(make_sheet(context_, round_.game(), sheet::Asks::win))); },
         face() != Face::rush && face() != Face::empty},
        {ui::back_act, [this] { leave(); }}};
    const auto add = [&all](const ui::Act& act, std::function<void()> perform, bool enabled = true) {
        all.push_back({act, std::move(perform), enabled});
    };
    const bool is_open = board_ && board_.state() == PuzzleBoard::State::open;
    const auto its = face();
    if (its == Face::practice || its == Face::rush) {
        add(
            act::hint, [this] { board_.hint(); }, board_.can_hint() && context_.settings.hints);
        add(act::skip_puzzle, changes(&PuzzleRound::skip), is_open || its == Face::practice);
        add(act::start_rush, start_rush);
    } else if (its == Face::solved) {
        add(act::next_puzzle, [this] { next(); });
        add(act::show_again, [this] { board_.show_again(); });
    } else if (enters_initials()) {
        add(act::keep_score, [this] { keep_score(); });
    } else if (its == Face::over) {
        add(act::another_rush, start_rush);
        add(act::practise, changes(&PuzzleRound::end_rush));
    }
    if (its == Face::practice || its == Face::empty) add(act::puzzle_of_the_day, changes(&PuzzleRound::choose_day));
    if (board_) board_.add_deeds(all);
    if (is_open) board_.told().add_deeds(all, board_.session().news(), last());
    return all;
}

ui::Node PuzzleScene::board() {
    if (face() == Face::empty)
        return ui::column(
                   ui::words(trouble_, {.size = Measure::heading, .weight = Weight::bold, .align = AlignX::centre}),
                   ui::words(tr("The files that hold them are missing."),
                             {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre}))
            .gaps(Measure::apart)
            .centred()
            .named("board");
    return over_ ? board_.still_node() : board_.node([this] { next(); });
}

ui::Node PuzzleScene::number() const {
    const auto& game = round_.game();
    const auto& puzzle = board_.puzzle();
    const auto rating = round_.rating_of(puzzle);
    auto stars = ui::picture(
        [difficulty = puzzle.difficulty](Rect area, Canvas& canvas) { paint_difficulty(area, difficulty, canvas); });
    return ui::part(
               tr("Puzzle"),
               ui::row(ui::line(std::to_string(round_.number()), ui::figure_look).wide(),
                       ui::line(game.listed_as ? game.listed_as(puzzle.position) : tr(game.title), ui::caption_look)),
               ui::row(ui::line(tr("Difficulty"), ui::caption_look).wide(), std::move(stars).sized(150, 34)),
               ui::fact(tr("Its rating"), rating_words(rating, 0)))
        .named("number");
}

ui::Node PuzzleScene::days() const {
    const auto day = today(context_);
    const auto& marks = puzzle_marks(context_);
    const auto streak = puzzles::streak_of(marks.solved_days(), day, marks.days_after_a_miss());
    auto week = ui::picture([streak, weekday = puzzles::weekday_of(day)](Rect area, Canvas& canvas) {
        paint_week(area, streak, weekday, canvas);
    });
    return ui::part(tr("Days in a row"),
                    counted(streak.now,
                            tr_n("day, best {best}", "days, best {best}", streak.now, {{"best", streak.best}}),
                            streak.now > 0 ? Role::act : Role::soft),
                    std::move(week).at_least(250, 96))
        .named("days");
}

ui::Node PuzzleScene::mover() const {
    const bool solved = board_.state() == PuzzleBoard::State::solved;
    const auto side = board_.side_words(board_.side());
    const bool refuting = !over_ && board_.state() == PuzzleBoard::State::refuting;
    const auto& news = board_.session().news();
    const auto why = refuting ? board_.why() : std::string();
    std::string title = tr("Your move"), subtitle = news.refusing ? side : news.status;
    if (over_) {
        title = tr("It was {move}", {{"move", board_.solution_words()}});
        subtitle.clear();
    } else if (solved) {
        title = tr("{side} won", {{"side", side}});
        subtitle = tr("you");
    } else if (refuting) {
        title = board_.is_drawn() ? tr("That only draws") : tr("That loses");
        subtitle = round_.rush() != nullptr ? tr("see the answer") : takes_back_words();
    }
    const auto moves = static_cast<std::int64_t>(puzzles::move_count(board_.puzzle()));
    auto called = ui::column(ui::words(title, {.weight = Weight::bold}), ui::words(subtitle, ui::caption_look));
    auto head = ui::row(ui::mark(board_.side(), 42), std::move(called).wide()).gaps(Measure::snug);
    // A sentence about a mistake needs the room of the numbers, as do large words.
    const bool large = ui::has_large_words(canvas()), has_numbers = why.empty() && !large;
    auto number = has_numbers
                      ? counted(moves, solved ? tr("moves, one won") : tr("moves, one wins"), role_of(board_.side()))
                      : ui::nothing();
    auto panel = ui::panel(
        ui::content(ui::wrap(std::move(head).wide().at_least(260), std::move(number).wide()).gaps(Measure::near),
                    ui::fact(tr("Score"), points_of(board_)).when(round_.game().points && has_numbers),
                    ui::words(has_numbers ? other_moves_words(board_) : why,
                              has_numbers ? ui::caption_look : ui::Look{.size = Measure::caption})
                        .when(has_numbers || !why.empty())));
    if (!solved && !over_) panel = std::move(panel).on(ui::Ground::panel, role_of(board_.side())).barred();
    // Enough for what is told while one tries, so that the board stays where it is.
    return std::move(panel).named("mover").tall(large ? 0.4F : 1).at_least(0, over_ ? 0 : large ? 130 : 250);
}

ui::Node PuzzleScene::tries(bool waits) const {
    const auto draw = [this, waits](Rect area, Canvas& canvas) { paint_tries(area, round_.tries(), waits, canvas); };
    return ui::picture(draw).at_least(250, 62);
}

ui::Node PuzzleScene::panel() {
    const auto its = face();
    if (its == Face::practice) return practice();
    if (its == Face::rush) return rush();
    if (its == Face::solved) return solved();
    return its == Face::over ? over() : ui::part(tr("Practice"), choices());
}

/// The games that have puzzles, and which of theirs.
ui::Node PuzzleScene::choices() {
    const bool day = round_.kind() == PuzzleRound::Kind::day;
    std::vector<ui::Node> games, difficulties;
    for (std::size_t index = 0; index < context_.games.size(); ++index) {
        const auto& game = context_.games[index];
        if (context_.puzzles.pack(game.id).empty()) continue;
        auto chip = ui::chip("game:" + game.id, tr(game.title), index == round_.game_index(), [this, index] {
            round_.choose_game(index);
            show_round();
        });
        const bool ticked = board_ && day && round_.is_day_solved(index);
        auto tick = ui::picture([missed = round_.is_day_missed(index)](Rect area, Canvas& canvas) {
            paint_chip_tick(area, missed, canvas);
        });
        games.push_back(ui::stack(std::move(chip), std::move(tick).when(ticked)).wide());
    }
    if (games.empty()) return ui::nothing();
    const auto level = [&](int difficulty, std::string words) {
        const bool chosen = !day && difficulty == round_.difficulty();
        const auto choose = [this, difficulty] {
            round_.choose_difficulty(difficulty);
            show_round();
        };
        return ui::chip("difficulty:" + std::to_string(difficulty), std::move(words), chosen, choose).wide();
    };
    for (int difficulty = puzzles::easiest; difficulty <= puzzles::hardest; ++difficulty)
        difficulties.push_back(level(difficulty, std::to_string(difficulty)));
    auto today = ui::chip(std::string(act::puzzle_of_the_day.id), tr(act::puzzle_of_the_day.words), day, [this] {
        round_.choose_day();
        show_round();
    });
    return ui::column(ui::tiles(std::move(games)).gaps(Measure::tight),
                      ui::column(ui::row(std::move(today).wide(), level(PuzzleRound::any_difficulty, tr("My level")))
                                     .gaps(Measure::tight),
                                 ui::grid(puzzles::hardest, std::move(difficulties)).gaps(Measure::tight))
                          .gaps(Measure::tight))
        .gaps(Measure::near);
}

ui::Node PuzzleScene::practice() {
    std::size_t solved = 0, all = 0;
    const bool practised = round_.kind() == PuzzleRound::Kind::practice;
    if (practised) {
        solved = round_.practised().solved;
        all = round_.practised().all;
    }
    for (std::size_t game = 0; game < context_.games.size() && !practised; ++game) {
        if (context_.puzzles.pack(context_.games[game].id).empty()) continue;
        ++all;
        if (round_.is_day_solved(game)) ++solved;
    }
    const double share = all > 0 ? static_cast<double>(solved) / static_cast<double>(all) : 0;
    return ui::part(practised ? tr("Practice") : tr("Puzzle of the day"),
                    ui::content(choices(),
                                ui::fact(practised ? tr("Solved so far") : tr("Solved today"),
                                         tr("{n} of {all}", {{"n", solved}, {"all", all}})),
                                ui::bar(share), tries(!round_.counts_already()), ui::space().tall(), ui::divider(),
                                ui::fact(tr("Your rating in {game}", {{"game", tr(round_.game().title)}}),
                                         rating_words(round_.own_rating(), 0)),
                                ui::fact(tr("Best rush"), best_words(puzzle_marks(context_)))),
                    ui::wrap(ui::button(act::hint).wide().when(context_.settings.hints),
                             ui::button(act::skip_puzzle).wide(), ui::primary(act::start_rush).wide())
                        .gaps(Measure::snug));
}

ui::Node PuzzleScene::rush() const {
    const auto& rush = *round_.rush();
    auto clock = ui::picture([left = rush.left()](Rect area, Canvas& canvas) { paint_rush_clock(area, left, canvas); });
    auto misses =
        ui::picture([misses = rush.misses()](Rect area, Canvas& canvas) { paint_misses(area, misses, canvas); });
    auto went =
        ui::column(ui::row(counted(rush.solved(), tr("solved"), Role::act).wide(), std::move(misses).sized(120, 40)),
                   ui::words(misses_words(rush.misses()),
                             {.size = Measure::smallest, .paint = {Role::soft}, .align = AlignX::right}),
                   tries(true))
            .gaps(Measure::tight);
    return ui::part(
        tr("Rush"),
        ui::content(ui::wrap(std::move(clock).at_least(200, 200).wide(), std::move(went).wide().at_least(270))
                        .gaps(Measure::near),
                    ui::space().tall(), ui::divider(), ui::fact(tr("Best so far"), best_words(puzzle_marks(context_)))),
        ui::wrap(ui::button(act::hint).wide().when(context_.settings.hints), ui::button(act::skip_puzzle).wide())
            .gaps(Measure::snug));
}

ui::Node PuzzleScene::solved() {
    const auto rival = other(board_.side());
    auto sign = ui::picture([](Rect area, Canvas& canvas) { paint_only_move(area, canvas); }).sized(36, 36);
    const ui::Look head{.size = Measure::heading, .paint = {Role::act}, .weight = Weight::bold};
    const auto best = board_.best_try();
    auto best_try =
        ui::row(ui::words(tr("{side}’s best try", {{"side", board_.side_words(rival)}}), ui::caption_look).wide(),
                ui::line(best.empty() ? tr("…") : best, {.size = Measure::caption,
                                                         .paint = {best.empty() ? Role::soft : role_of(rival)},
                                                         .weight = Weight::bold}));
    const auto* rush = round_.rush();
    auto part = ui::panel(
        ui::content(
            ui::row(std::move(sign), ui::line(tr("Only this wins"), head)).gaps(Measure::snug),
            ui::words(board_.solution_words(), {.size = Measure::title, .weight = Weight::bold}),
            ui::words(board_.why(), {.size = Measure::caption}), ui::space().tall(), ui::divider(),
            ui::pressable("try", std::move(best_try), [this] { board_.play_best_try(); }),
            ui::fact(tr("With best play"), tr("wins by {margin}", {{"margin", board_.puzzle().value}}))
                .when(static_cast<bool>(round_.game().points)),
            ui::row(ui::words(tr("{side} still wins", {{"side", board_.side_words(board_.side())}}), ui::caption_look)
                        .wide(),
                    ui::proven()),
            ui::divider(),
            rush == nullptr ? ui::fact(tr("Your rating"), rating_words(round_.own_rating(), round_.gained()))
                            : ui::fact(tr("Rush, {time} left", {{"time", clock_words(rush->left())}}),
                                       tr_n("{n} solved", "{n} solved", rush->solved())),
            tries(true)),
        ui::wrap(ui::primary(act::next_puzzle).wide(), ui::button(act::show_again).wide()).gaps(Measure::snug));
    return std::move(part).on(ui::Ground::panel, Role::act).titled(tr("Solved"));
}

ui::Node PuzzleScene::over() {
    const auto& rush = *round_.rush();
    const auto scores = puzzle_marks(context_).scores_of({});
    auto solved = counted(rush.solved(), tr("solved"), Role::act);
    if (!enters_initials())
        return ui::part(
            tr("Rush over"), std::move(solved), tries(false), best_rushes(scores),
            ui::wrap(ui::primary(act::another_rush).wide(), ui::button(act::practise).wide()).gaps(Measure::snug));
    auto said =
        ui::column(ui::words(tr("High score! Your initials"), {.paint = {Role::soft}, .weight = Weight::semibold}),
                   std::move(solved));
    auto panel = ui::panel(ui::wrap(std::move(said).wide().at_least(240), letters().wide()).gaps(Measure::near),
                           best_rushes(scores), ui::row(ui::primary(act::keep_score).wide()));
    return std::move(panel).on(ui::Ground::panel, Role::act).titled(tr("Rush over")).at_least(0, 520);
}

ui::Node PuzzleScene::letters() {
    std::vector<ui::Node> all;
    for (std::size_t place = 0; place < initials_->letters().size(); ++place) {
        const auto digit = std::to_string(place);
        const auto turn = [this, place](int letters) {
            return [this, place, letters] {
                initials_->turn(place, letters);
                initials_->choose(place);
            };
        };
        auto letter = ui::picture([letter = initials_->letters()[place], here = place == initials_->place()](
                                      Rect area, Canvas& canvas) { paint_initial(area, letter, here, canvas); });
        all.push_back(ui::column(ui::icon("up:" + digit, "icon/plus", turn(1)),
                                 ui::pressable("letter:" + digit, ui::stack(std::move(letter)).sized(84, 88),
                                               [this, place] { initials_->choose(place); }),
                                 ui::icon("down:" + digit, "icon/minus", turn(-1)))
                          .gaps(Measure::hair)
                          .at_least(84)
                          .at_most(84));
    }
    return ui::row(std::move(all))
        .gaps(Measure::snug)
        .along_at(ui::Align::centre)
        .reacting({.key = [this](const KeyEvent& event) { return initials_->key(event); }});
}

} // namespace zugzwang
