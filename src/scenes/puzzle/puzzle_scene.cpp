#include "scenes/puzzle/puzzle_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/panel_parts.hpp"

namespace zugzwang {

namespace {

constexpr Seconds next_in_rush{1.2};

} // namespace

PuzzleScene::PuzzleScene(SceneContext& context, const Game& game, std::optional<std::size_t> number)
    : PageScene(context), round_(context, game), board_(context) {
    if (number) round_.choose_number(*number);
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
    board_.hurry(round_.rush() != nullptr);
    if (puzzle == nullptr)
        trouble_ = tr("There are no puzzles here.");
    else if (!board_.start(round_.game(), *puzzle))
        trouble_ = tr("This puzzle cannot be shown.");
}

void PuzzleScene::show_round() {
    if (round_.rush() != nullptr && round_.rush()->over()) return end_rush();
    over_ = false;
    show_puzzle();
}

void PuzzleScene::next() {
    round_.next();
    show_round();
}

void PuzzleScene::advance(Seconds step) {
    const auto focused = enters_initials() ? last().focused() : std::string();
    if (focused.starts_with("letter:")) initials_->choose(static_cast<std::size_t>(focused.back() - '0'));
    if (!over_) run_rush(step);
    if (board_ && !over_) follow_board(step);
    if (over_ && board_) static_cast<void>(board_.update(step)); // the solution comes to rest
    follow_pointing();
}

void PuzzleScene::follow_pointing() {
    const auto& view = last();
    const auto place = view.place_of("try");
    const bool points = face() == Face::solved &&
                        (view.focused() == "try" || (place && view.pointer() && place->contains(*view.pointer())));
    if (points && !std::exchange(pointed_, true)) board_.play_best_try();
    pointed_ = points;
}

void PuzzleScene::run_rush(Seconds step) {
    const auto* rush = round_.rush();
    if (rush == nullptr) return;
    round_.run(step);
    const bool is_solved = face() == Face::solved;
    constexpr double last_seconds = 10;
    const double left = std::ceil(rush->left().count());
    const bool ticks = left != std::ceil(rush_left_.count()) && left > 0 && left <= last_seconds;
    if (ticks && !rush->over()) hear(context_, {.sound = sound::Sound::clock});
    rush_left_ = rush->left();
    // The last answer is still shown to its end.
    const bool shows = board_ && (is_solved || board_.state() == PuzzleBoard::State::refuting);
    if (rush->over() && !shows) end_rush();
}

void PuzzleScene::follow_board(Seconds step) {
    using Happened = PuzzleBoard::Happened;
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
    if (rush == nullptr) return;
    if (happened == Happened::went_on && !rush->over()) {
        round_.next();
        show_puzzle();
    }
    if (face() != Face::solved) return;
    solved_for_ += step;
    if (solved_for_ >= next_in_rush) next();
}

void PuzzleScene::end_rush() {
    over_ = true;
    last().drop_focus();
    initials_.reset();
    if (board_) board_.give_away();
    const auto& marks = puzzle_marks(context_);
    if (marks.is_score({}, round_.rush()->solved())) {
        const auto newest = std::ranges::max_element(marks.scores, {}, &RushScore::date);
        initials_.emplace(newest == marks.scores.end() ? std::string() : newest->initials, max_initials);
    }
    hear(context_, {.sound = initials_ ? sound::Sound::win : sound::Sound::draw});
}

void PuzzleScene::keep_score() {
    add_puzzle_mark(context_, RushScore{.initials = initials_->letters(),
                                        .game = {},
                                        .solved = round_.rush()->solved(),
                                        .date = context_.now()});
    initials_.reset();
}

void PuzzleScene::leave() {
    if (board_ && !over_ && board_.cancel()) return;
    if (round_.rush() != nullptr && !over_) return end_rush();
    if (initials_) keep_score();
    go(SceneChange::pop());
}

void PuzzleScene::suspend() {
    if (board_) board_.suspend();
    PageScene::suspend();
}

std::string PuzzleScene::status() const {
    if (over_) {
        const auto& rush = *round_.rush();
        if (rush.misses() == puzzles::rush_misses) return tr("Three misses");
        return rush.left() <= Seconds{0} ? tr("Time is up") : tr("The rush is over");
    }
    const bool missed = round_.kind() == PuzzleRound::Kind::day && round_.is_day_missed(round_.game_index());
    if (face() == Face::solved && missed) return tr("Solved after a miss: only this wins");
    return trouble_.empty() && board_ ? board_.status() : trouble_;
}

/// The day's puzzle, and those of a rush, have no number of their own.
std::optional<Address> PuzzleScene::address() const {
    const bool practises = round_.kind() == PuzzleRound::Kind::practice && board_;
    return Address{.place = Address::Place::puzzle,
                   .game = round_.game().id,
                   .part = practises ? std::to_string(round_.number()) : std::string()};
}

std::string PuzzleScene::title() const {
    if (!board_) return tr("Puzzles: {status}", {{"status", status()}});
    if (enters_initials()) return tr("Puzzles: your initials: {letters}", {{"letters", initials_->letters()}});
    return tr("Puzzles: {game}, puzzle {number}, {status}",
              {{"game", tr(round_.game().title)}, {"number", round_.number()}, {"status", status()}});
}

std::unique_ptr<Scene> make_puzzles(SceneContext& context, const Game& game, std::optional<std::size_t> number) {
    return std::make_unique<PuzzleScene>(context, game, number);
}

} // namespace zugzwang
