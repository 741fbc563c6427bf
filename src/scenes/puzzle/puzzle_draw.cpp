#include <algorithm>
#include <utility>

#include "scenes/frame/top_bar.hpp"
#include "scenes/puzzle/puzzle_panels.hpp"
#include "scenes/puzzle/puzzle_scene.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

std::string best_words(const PuzzleMarks& marks) {
    const auto scores = marks.scores_of({});
    return scores.empty() ? tr("none yet") : tr_n("{n} solved", "{n} solved", scores.front().solved);
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

NumberLook number_look(const PuzzleRound& round, const PuzzleBoard& board) {
    const auto& puzzle = board.puzzle();
    const auto& game = round.game();
    return {.game = game.listed_as ? game.listed_as(puzzle.position) : tr(game.title),
            .number = round.number(),
            .difficulty = puzzle.difficulty};
}

MoverLook mover_look(const PuzzleBoard& board, bool over) {
    const bool solved = board.state() == PuzzleBoard::State::solved;
    const auto side = board.side_words(board.side());
    const bool refuting = board.state() == PuzzleBoard::State::refuting;
    const auto& news = board.session().news();
    const auto why = refuting ? board.why() : std::string();
    std::string title = tr("Your move"), subtitle = news.refusing ? side : news.status;
    if (over) {
        title = tr("It was {move}", {{"move", board.solution_words()}});
        subtitle.clear();
    } else if (solved) {
        title = tr("{side} won", {{"side", side}});
        subtitle = tr("you");
    } else if (refuting) {
        title = tr("Not this one");
        subtitle = tr("see the answer, then try again");
    }
    return {.side = board.side(),
            .title = std::move(title),
            .subtitle = std::move(subtitle),
            .moves = puzzles::move_count(board.puzzle()),
            .moves_words = solved ? tr("moves, one won") : tr("moves, one wins"),
            .short_words = tr("{moves} moves, one wins", {{"moves", puzzles::move_count(board.puzzle())}}),
            .words = why.empty() ? other_moves_words(board) : why,
            .at_fault = !why.empty(),
            .to_move = !solved && !over};
}

SolvedLook solved_look(const PuzzleRound& round, const PuzzleBoard& board, bool points_at_try) {
    const auto& puzzle = board.puzzle();
    const auto side = board.side_words(board.side()), rival = board.side_words(other(board.side()));
    SolvedLook look{.move = board.solution_words(),
                    .why = board.why(),
                    .facts = board.session().news().insight_panel.value_or(Panel{}),
                    .rival = other(board.side()),
                    .try_label = tr("{side}’s best try", {{"side", rival}}),
                    .best_try = board.best_try(),
                    .still_wins = tr("{side} still wins", {{"side", side}}),
                    .points_at_try = points_at_try,
                    .tries = &round.tries()};
    const auto& game = round.game();
    if (game.points) look.score = tr("wins by {margin}", {{"margin", puzzle.value}});
    if (const auto* rush = round.rush()) {
        look.rush_left = tr("Rush, {time} left", {{"time", clock_words(rush->left())}});
        look.rush_solved = tr_n("{n} solved", "{n} solved", rush->solved());
    }
    return look;
}

PracticeLook practice_look(const PuzzleRound& round, SceneContext& context) {
    PracticeLook look{
        .waits = !round.counts_already(), .tries = &round.tries(), .best = best_words(puzzle_marks(context))};
    if (round.kind() == PuzzleRound::Kind::practice) {
        const auto share = round.practised();
        look.head = tr("Practice");
        look.label = tr("Solved of these");
        look.solved = share.solved;
        look.all = share.all;
        return look;
    }
    look.head = tr("Puzzle of the day");
    look.label = tr("Solved today");
    for (std::size_t game = 0; game < context.games.size(); ++game) {
        if (context.puzzles.pack(context.games[game].id).empty()) continue;
        ++look.all;
        if (round.is_day_solved(game)) ++look.solved;
    }
    return look;
}

} // namespace

void PuzzleScene::draw(Canvas& canvas) const {
    const bool refuting = board_ && !over_ && board_.state() == PuzzleBoard::State::refuting;
    const bool refusing = board_ && !over_ && board_.session().news().refusing;
    paint_top_bar(stage_,
                  {.title = tr("Puzzles"),
                   .status = board_ ? status() : std::string(),
                   .status_role = refuting || refusing ? Role::bad : Role::ink,
                   .icons = 1},
                  canvas);
    if (face() == Face::empty) {
        paint_no_puzzles(layout_.board, trouble_, tr("The files that hold them are missing."), canvas);
    } else {
        const auto number = number_look(round_, board_);
        const auto mover = mover_look(board_, over_);
        if (layout_.wide) {
            paint_puzzle_number(layout_.number, number, canvas);
            paint_mover(layout_.mover, mover, canvas);
        } else {
            paint_short_mover(layout_.number, number, mover, canvas);
        }
        board_.draw(canvas);
    }
    const auto day = today(context_);
    paint_days(layout_.days, puzzles::streak_of(puzzle_marks(context_).solved_days(), day), puzzles::weekday_of(day),
               canvas);
    draw_panel(canvas);
    controls_.draw(canvas);
    if (face() == Face::practice && round_.kind() == PuzzleRound::Kind::day) draw_ticks(canvas);
}

/// On the games whose puzzle of the day is solved.
void PuzzleScene::draw_ticks(Canvas& canvas) const {
    for (std::size_t game = 0; game < context_.games.size(); ++game) {
        const auto chip = std::ranges::find(controls_.all(), game_prefix + context_.games[game].id, &Control::id);
        if (chip != controls_.all().end() && round_.is_day_solved(game)) paint_chip_tick(chip->area, canvas);
    }
}

void PuzzleScene::draw_panel(Canvas& canvas) const {
    const Rect area = layout_.panel;
    const auto& marks = puzzle_marks(context_);
    switch (face()) {
    case Face::practice: {
        auto look = practice_look(round_, context_);
        if (!layout_.wide) look.head.clear();
        const float top = difficulty_chips(layout_, games_with_puzzles(), stage_)[0].bottom();
        return paint_practice(area, top, panel_buttons(layout_, 3, stage_)[0].y, look, canvas);
    }
    case Face::rush: {
        const auto* rush = round_.rush();
        return paint_rush(area,
                          {.left = rush->left(),
                           .solved = rush->solved(),
                           .misses = rush->misses(),
                           .tries = &rush->tries(),
                           .best = best_words(marks)},
                          canvas);
    }
    case Face::solved: {
        const bool points = controls_.hovered() == "try" || controls_.focused() == "try";
        return paint_solved(area, solved_parts(), solved_look(round_, board_, points), canvas);
    }
    case Face::over: {
        OverLook look{.solved = round_.rush()->solved(),
                      .tries = &round_.rush()->tries(),
                      .words = tr("Rush over"),
                      .scores = marks.scores_of({})};
        if (initials_) {
            look.words = tr("One of the best: your initials");
            look.letters = initials_->letters();
            look.place = initials_->place();
            look.letter_places = initials_places(layout_, stage_);
        }
        return paint_rush_over(area, panel_buttons(layout_, initials_ ? 1 : 2, stage_)[0].y, look, canvas);
    }
    case Face::empty:
        return;
    }
}

} // namespace zugzwang
