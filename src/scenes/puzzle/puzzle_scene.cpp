#include "scenes/puzzle/puzzle_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds next_in_rush{1.2};

} // namespace

PuzzleScene::PuzzleScene(SceneContext& context, const Game& game)
    : context_(context), round_(context, game), board_(context) {
    show_puzzle();
}

PuzzleScene::Face PuzzleScene::face() const {
    if (over_) return Face::over;
    if (!board_) return Face::empty;
    if (board_.state() == PuzzleBoard::State::solved) return Face::solved;
    return round_.rush() != nullptr ? Face::rush : Face::practice;
}

void PuzzleScene::show_puzzle() {
    const auto* puzzle = round_.puzzle();
    trouble_.clear();
    solved_for_ = Seconds{0};
    if (puzzle == nullptr)
        trouble_ = tr("There are no puzzles here.");
    else if (!board_.start(round_.game(), *puzzle))
        trouble_ = tr("This puzzle cannot be shown.");
}

void PuzzleScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    layout_ = puzzle_layout(stage_);
    board_.place(layout_.board);
    rebuild();
}

SceneChange PuzzleScene::update(Seconds step) {
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    if (enters_initials() && controls_.focused().starts_with("letter:"))
        initials_->choose(static_cast<std::size_t>(controls_.focused().back() - '0'));
    if (!over_) run_rush(step);
    if (board_ && !over_) follow_board(step);
    if (over_ && board_) static_cast<void>(board_.update(step)); // the solution comes to rest
    follow_pointing();
    return SceneChange::stay();
}

void PuzzleScene::follow_pointing() {
    const bool points = face() == Face::solved && (controls_.hovered() == "try" || controls_.focused() == "try");
    if (points && !std::exchange(pointed_, true)) board_.play_best_try();
    pointed_ = points;
}

std::size_t PuzzleScene::games_with_puzzles() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        context_.games, [&](const Game& game) { return !context_.puzzles.pack(game.id).empty(); }));
}

SolvedPlaces PuzzleScene::solved_parts() const {
    return solved_places(layout_, static_cast<bool>(round_.game().points), round_.rush() != nullptr, stage_);
}

void PuzzleScene::run_rush(Seconds step) {
    const auto* rush = round_.rush();
    if (rush == nullptr) return;
    round_.run(step);
    const bool is_solved = face() == Face::solved;
    constexpr double last_seconds = 10;
    const double left = std::ceil(rush->left().count());
    const bool is_new = left != std::ceil(std::exchange(rush_left_, rush->left()).count());
    if (is_new && left > 0 && left <= last_seconds && !rush->over()) hear(context_, {.sound = sound::Sound::clock});
    // The last answer is still shown to its end.
    const bool shows = board_ && (is_solved || board_.state() == PuzzleBoard::State::refuting);
    if (rush->over() && !shows) end_rush();
}

void PuzzleScene::follow_board(Seconds step) {
    using Happened = PuzzleBoard::Happened;
    const auto hints = board_.can_hint();
    const auto happened = board_.update(step);
    if (happened == Happened::wrong_move) {
        round_.miss();
        hear(context_, {.sound = sound::Sound::refuse});
    }
    if (happened == Happened::solved) {
        round_.solve(board_.hints() > 0);
        hear(context_, {.sound = sound::Sound::star});
    }
    const auto* rush = round_.rush();
    if (happened == Happened::back && rush != nullptr && !rush->over()) {
        round_.next();
        show_puzzle();
    }
    if (happened != Happened::nothing || hints != board_.can_hint()) rebuild();
    if (rush == nullptr || face() != Face::solved) return;
    solved_for_ += step;
    if (solved_for_ >= next_in_rush) static_cast<void>(pick({.id = "next"}));
}

void PuzzleScene::end_rush() {
    over_ = true;
    controls_.drop_focus();
    initials_.reset();
    if (board_) board_.give_away();
    const auto& marks = puzzle_marks(context_);
    if (marks.is_score({}, round_.rush()->solved())) {
        const auto newest = std::ranges::max_element(marks.scores, {}, &RushScore::date);
        initials_.emplace(newest == marks.scores.end() ? std::string() : newest->initials);
    }
    hear(context_, {.sound = initials_ ? sound::Sound::win : sound::Sound::draw});
    rebuild();
}

void PuzzleScene::keep_score() {
    add_puzzle_mark(context_, RushScore{.initials = initials_->letters(),
                                        .game = {},
                                        .solved = round_.rush()->solved(),
                                        .date = context_.now()});
    initials_.reset();
    rebuild();
}

SceneChange PuzzleScene::leave() {
    if (round_.rush() != nullptr && !over_) {
        end_rush();
        return SceneChange::stay();
    }
    if (initials_) keep_score();
    return SceneChange::pop();
}

void PuzzleScene::suspend() {
    if (board_) board_.suspend();
    controls_.let_go();
}

Cursor PuzzleScene::cursor() const {
    if (controls_.cursor() != Cursor::arrow || !board_ || over_) return controls_.cursor();
    return board_.cursor();
}

std::string PuzzleScene::status() const {
    if (over_) {
        const auto& rush = *round_.rush();
        if (rush.misses() == puzzles::rush_misses) return tr("Three misses");
        return rush.left() <= Seconds{0} ? tr("Time is up") : tr("The rush is over");
    }
    return trouble_.empty() && board_ ? board_.status() : trouble_;
}

std::string PuzzleScene::title() const {
    if (!board_) return tr("Puzzles: {status}", {{"status", status()}});
    if (enters_initials()) return tr("Puzzles: your initials: {letters}", {{"letters", initials_->letters()}});
    return tr("Puzzles: {game}, puzzle {number}, {status}",
              {{"game", tr(round_.game().title)}, {"number", round_.number()}, {"status", status()}});
}

std::vector<NamedRect> PuzzleScene::widgets() const {
    std::vector<NamedRect> parts{{"board", layout_.board, {}},
                                 {"panel", layout_.panel, {}},
                                 {"number", layout_.number, {}},
                                 {"days", layout_.days, {}}};
    if (layout_.wide) parts.push_back({"mover", layout_.mover, {}});
    return with_controls(std::move(parts), controls_);
}

std::unique_ptr<Scene> make_puzzles(SceneContext& context, const Game& game) {
    return std::make_unique<PuzzleScene>(context, game);
}

} // namespace zugzwang
