#include "scenes/puzzle/puzzle_board.hpp"

#include <utility>
#include <vector>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds refutation_stands{1};
constexpr Seconds before_showing_again{0.25};
constexpr std::uint64_t nodes_for_best_try = 20'000;

} // namespace

bool PuzzleBoard::start(const Game& game, const puzzles::Puzzle& puzzle) {
    puzzle_ = &puzzle;
    if (!begin(game, puzzle.position)) return false;
    refutation_ = nullptr;
    wrong_.clear();
    showing_again_ = tries_best_ = false;
    tell_status();
    return true;
}

PuzzleBoard::Happened PuzzleBoard::update(Seconds step) {
    if (!run(step)) return Happened::nothing;
    if (state_ == State::open && !session_->news().moves.empty()) {
        const auto judged = judge_move();
        tell_status();
        return judged;
    }
    if (state_ == State::refuting) return refute(step);
    if (state_ == State::solved) go_on_showing(step);
    return Happened::nothing;
}

void PuzzleBoard::go_on_showing(Seconds step) {
    shown_ += step;
    if (showing_again_ && shown_ >= before_showing_again) {
        showing_again_ = false;
        session_->play(puzzle_->solution);
        light_solution();
    } else if (tries_best_ && shown_ >= refutation_stands) {
        tries_best_ = false;
        session_->act(Act::undo);
        light_solution();
    }
}

PuzzleBoard::Happened PuzzleBoard::judge_move() {
    const auto tried = session_->news().moves.front().text;
    if (tried == puzzle_->solution) {
        state_ = State::solved;
        session_->ask_value(1, {.nodes = nodes_for_best_try});
        light_solution();
        return Happened::solved;
    }
    state_ = State::refuting;
    wrong_ = tried;
    refutation_ = puzzles::refutation_of(*puzzle_, wrong_);
    answered_ = 0;
    shown_ = Seconds{0};
    goes_on_ = false;
    return Happened::wrong_move;
}

/// Until the other side has made its first answer, all of it where it moves more than once.
PuzzleBoard::Happened PuzzleBoard::refute(Seconds step) {
    const auto& news = session_->news();
    const bool more = refutation_ != nullptr && answered_ < refutation_->line.size();
    const bool answered = news.moves.back().side != side_;
    if (more && !(answered && news.to_move == side_)) {
        if (session_->play(refutation_->line[answered_++])) return Happened::nothing;
    }
    session_->show({.light = reason().light});
    light_nothing_pointed();
    shown_ += step;
    if (hurries_ && shown_ >= refutation_stands) goes_on_ = true;
    if (!goes_on_) return Happened::nothing;
    take_all_back();
    state_ = State::open;
    refutation_ = nullptr;
    light_hint();
    return Happened::went_on;
}

void PuzzleBoard::take_all_back() {
    while (session_->act(Act::undo)) {
    }
    session_->act(Act::skip_animation);
}

int PuzzleBoard::hint_steps() const { return puzzles::move_count(*puzzle_) > 2 ? 2 : 1; }

void PuzzleBoard::light_hint() {
    if (hints_ == 0) return;
    if (hints_ == hint_steps())
        session_->show({.answer = puzzle_->solution});
    else if (first_place(solution_words()).empty())
        session_->show({.compared = {.played = puzzle_->refutations.front().moves.front(), .better = {}}});
    else
        session_->show({.answer = puzzle_->solution, .begins = true});
}

void PuzzleBoard::show_again() {
    if (state_ != State::solved || showing_again_) return;
    tries_best_ = false;
    take_all_back();
    showing_again_ = true;
    shown_ = Seconds{0};
}

std::optional<std::string> PuzzleBoard::best_answer() const {
    const auto& values = session_->news().values;
    if (state_ != State::solved || values.size() < 2 || !values[1] || values[1]->best.empty()) return std::nullopt;
    return values[1]->best.front();
}

void PuzzleBoard::play_best_try() {
    const auto answer = best_answer();
    if (!answer || showing_again_ || tries_best_ || session_->news().is_animating) return;
    session_->show({});
    tries_best_ = session_->play(*answer);
    shown_ = Seconds{0};
}

void PuzzleBoard::give_away() {
    if (state_ != State::open) return;
    session_->act(Act::cancel);
    session_->show({.answer = puzzle_->solution});
}

std::string PuzzleBoard::side_words(Side side) const { return side_name(game_->side_names, side); }

std::string PuzzleBoard::best_try() const {
    const auto answer = best_answer();
    return answer ? session_->line_words({.ply = 1, .line = std::vector{*answer}}).moves : std::string();
}

std::string PuzzleBoard::refutation_words() const {
    const auto rival = side_words(other(side_));
    if (refutation_ == nullptr || refutation_->line.empty()) return tr("{side} wins now.", {{"side", rival}});
    if (answered_ == 0) return tr("{side} has an answer.", {{"side", rival}});
    const auto move = session_->news().moves.back().words;
    if (refutation_->value == 0) return tr("{side} answers {move}: a draw at best.", {{"side", rival}, {"move", move}});
    return tr("{side} answers {move} and wins.", {{"side", rival}, {"move", move}});
}

std::string PuzzleBoard::status() const {
    if (state_ == State::solved) return tr("Solved: only this wins");
    if (state_ == State::refuting) return refutation_words();
    const auto& news = session_->news();
    if (news.refusing) return news.status;
    if (hints_ == 0) return tr("One move wins. Find it.");
    auto words = hint_words(puzzle_->solution);
    if (!words.empty()) return words;
    return tr("Hint: it is not {move}.", {{"move", words_of(puzzle_->refutations.front().moves.front())}});
}

LineWords PuzzleBoard::reason() const {
    if (state_ == State::open) return {};
    if (state_ == State::solved) {
        // Of points there are always some; what another move brings of them tells why this one wins.
        auto rival = wrong_;
        if (rival.empty() && game_->points) rival = puzzle_->refutations.front().moves.front();
        return reason_beside(puzzle_->solution, rival);
    }
    Comparison comparison{.rival = puzzle_->solution, .rival_is_better = true, .rival_is_secret = true};
    if (refutation_ && !refutation_->line.empty()) comparison.answer = refutation_->line.front();
    return session_->line_words({.line = {&wrong_, 1}, .comparison = std::move(comparison)});
}

} // namespace zugzwang
