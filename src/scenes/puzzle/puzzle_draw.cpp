#include <algorithm>

#include "scenes/frame/top_bar.hpp"
#include "scenes/puzzle/puzzle_panels.hpp"
#include "scenes/puzzle/puzzle_scene.hpp"
#include "scenes/widgets/formats.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/rules/words.hpp"

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
    if (puzzles::move_count(puzzle) == 2) return tr("{side} does not lose after the other one.", {{"side", rival}});
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

MoverLook mover_look(const PuzzleBoard& board) {
    const bool solved = board.state() == PuzzleBoard::State::solved;
    const auto side = board.side_words(board.side());
    const bool refuting = board.state() == PuzzleBoard::State::refuting;
    const auto why = refuting ? board.why() : std::string();
    return {.side = board.side(),
            .title = solved ? tr("{side} won", {{"side", side}}) : tr("{side} to move", {{"side", side}}),
            .moves = puzzles::move_count(board.puzzle()),
            .moves_words = solved ? tr("moves, one won") : tr("moves, one wins"),
            .short_words = tr("{moves} moves, one wins", {{"moves", puzzles::move_count(board.puzzle())}}),
            .words = why.empty() ? other_moves_words(board) : why,
            .at_fault = !why.empty(),
            .to_move = !solved};
}

SolvedLook solved_look(const PuzzleRound& round, const PuzzleBoard& board) {
    const auto& puzzle = board.puzzle();
    const auto side = board.side_words(board.side()), rival = board.side_words(other(board.side()));
    SolvedLook look{.move = board.solution_words(),
                    .why = board.why(),
                    .facts = board.session().news().insight_panel.value_or(Panel{}),
                    .rival = other(board.side()),
                    .try_label = tr("{side}’s best try", {{"side", rival}}),
                    .best_try = board.best_try(),
                    .still_wins = tr("{side} still wins", {{"side", side}}),
                    .tries = &round.tries()};
    const auto& game = round.game();
    if (game.points) look.score = tr("wins by {margin}", {{"margin", puzzle.value}});
    if (const auto* rush = round.rush()) {
        look.rush_left = tr("Rush, {time} left", {{"time", clock_words(rush->left())}});
        look.rush_solved = tr_n("{n} solved", "{n} solved", rush->solved());
    }
    return look;
}

} // namespace

void PuzzleScene::draw(Canvas& canvas) const {
    const bool refuting = board_ && !over_ && board_.state() == PuzzleBoard::State::refuting;
    const bool refusing = board_ && !over_ && board_.session().news().refusing;
    paint_top_bar(stage_,
                  {.title = tr("Puzzles"),
                   .status = status(),
                   .status_role = refuting || refusing ? Role::bad : Role::ink,
                   .icons = 1},
                  canvas);
    if (board_) {
        const auto number = number_look(round_, board_);
        const auto mover = mover_look(board_);
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
}

void PuzzleScene::draw_panel(Canvas& canvas) const {
    const Rect area = layout_.panel;
    const auto& marks = puzzle_marks(context_);
    switch (face()) {
    case Face::practice: {
        paint_panel(area, {}, canvas);
        const bool day = round_.kind() == PuzzleRound::Kind::day;
        if (layout_.wide) paint_panel_head(area, day ? tr("Puzzle of the day") : tr("Practice"), {}, canvas);
        const auto chips = difficulty_chips(layout_, context_.games.size(), stage_);
        const float top = chips[0].bottom() + canvas.px(24.0F);
        const Rect row{chips[0].x, top, chips[5].right() - chips[0].x, 0};
        paint_tries(row, round_.tries(), !round_.counts_already(), canvas);
        const float best = panel_buttons(layout_, 3, stage_)[0].y - canvas.px(32.0F);
        if (best < top + canvas.px(110.0F)) return;
        canvas.text(tr("Best rush"), {row.x, best}, {.size = canvas.px(Measure::caption), .paint = {Role::soft}});
        canvas.text(best_words(marks), {row.right(), best},
                    {.size = canvas.px(Measure::caption),
                     .paint = {Role::ink},
                     .weight = Weight::bold,
                     .align_x = AlignX::right});
        return;
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
    case Face::solved:
        static_cast<void>(
            paint_solved(area, panel_buttons(layout_, 2, stage_)[0].y, solved_look(round_, board_), canvas));
        return;
    case Face::over: {
        OverLook look{.solved = round_.rush()->solved(), .words = tr("Rush over"), .scores = marks.scores_of({})};
        if (initials_) {
            look.words = tr("One of the best: your initials");
            look.letters = initials_->letters();
            look.place = initials_->place();
            look.letter_places = initials_places(layout_, stage_);
        }
        return paint_rush_over(area, panel_buttons(layout_, initials_ ? 1 : 2, stage_)[0].y, look, canvas);
    }
    case Face::empty:
        paint_panel(area, {}, canvas);
        canvas.text(trouble_, {area.centre().x, area.centre().y},
                    {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_x = AlignX::centre});
    }
}

} // namespace zugzwang
