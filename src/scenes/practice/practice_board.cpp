#include "scenes/practice/practice_board.hpp"

#include <utility>

#include "scenes/practice/practice_words.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

using practice::Verdict;

bool PracticeBoard::start(const Game& game, const practice::Exercise& exercise) {
    exercise_ = exercise;
    if (!begin(game, exercise.key.position)) return false;
    tried_.clear();
    verdict_ = Verdict::unknown;
    show({});
    tell_status();
    return true;
}

bool PracticeBoard::start_solved(const Game& game, const practice::Exercise& exercise) {
    if (!start(game, exercise) || !session_->play(exercise.better)) return false;
    tried_ = exercise.better;
    verdict_ = Verdict::keeps;
    state_ = State::solved;
    light_solution();
    return true;
}

void PracticeBoard::show(Shown shown) {
    shown.compared = {.played = exercise_.played, .better = {}, .better_is_secret = true};
    session_->show(shown);
}

PracticeBoard::Happened PracticeBoard::update(Seconds step) {
    if (!run(step)) return Happened::nothing;
    if (state_ == State::open && !session_->news().moves.empty()) begin_judging();
    if (state_ == State::judging) return judge();
    return state_ == State::refuting ? refute() : Happened::nothing;
}

void PracticeBoard::begin_judging() {
    state_ = State::judging;
    tried_ = session_->news().moves.front().text;
    verdict_ = practice::verdict_of(exercise_, tried_);
    is_answered_ = goes_on_ = false;
    line_.clear();
    asked_ = 0;
    if (verdict_ == Verdict::as_played) line_ = exercise_.after.line;
    const bool is_over = session_->news().outcome.has_value();
    if (verdict_ == Verdict::keeps || (verdict_ == Verdict::as_played && !line_.empty()) || is_over) return;
    asked_ = 1;
    session_->ask_value(asked_, budget());
}

PracticeBoard::Happened PracticeBoard::judge() {
    if (verdict_ == Verdict::unknown) {
        const auto* value = value_after(1);
        if (value == nullptr && asked_ > 0) return Happened::nothing;
        verdict_ = value == nullptr ? Verdict::loses : practice::verdict_of(exercise_, tried_, *value);
    }
    state_ = verdict_ == Verdict::keeps ? State::solved : State::refuting;
    if (state_ == State::solved) light_solution();
    tell_status();
    return state_ == State::solved ? Happened::solved : Happened::wrong_move;
}

const PositionValue* PracticeBoard::value_after(std::size_t ply) const {
    const auto& values = session_->news().values;
    return ply < values.size() && values[ply] ? &*values[ply] : nullptr;
}

const PositionValue* PracticeBoard::worth_of_try() const {
    if (tried_.empty()) return nullptr;
    if (tried_ == exercise_.played) return &exercise_.after;
    return verdict_ == Verdict::keeps ? &exercise_.before : value_after(1);
}

std::optional<std::string> PracticeBoard::answer() {
    const auto ply = session_->news().moves.size();
    if (line_.empty() && asked_ != ply) {
        asked_ = ply;
        session_->ask_value(ply, budget());
    }
    if (const auto* value = value_after(ply); line_.empty() && value != nullptr)
        line_ = value->line.empty() ? value->best : value->line;
    if (line_.empty()) return std::nullopt;
    auto move = std::move(line_.front());
    line_.erase(line_.begin());
    return move;
}

/// Until the other side has made its first answer, all of it where it moves more than once.
PracticeBoard::Happened PracticeBoard::refute() {
    const auto& news = session_->news();
    const bool is_theirs = news.moves.back().side != side_ && news.to_move == side_;
    if (!is_answered_ && !news.outcome && !is_theirs) {
        const auto move = answer();
        if (!move || session_->play(*move)) return Happened::nothing;
        line_.clear(); // what was kept is damaged: the answer is looked for
        return Happened::nothing;
    }
    if (!std::exchange(is_answered_, true)) {
        session_->show({.light = reason().light});
        tell_status();
    }
    light_nothing_pointed();
    return std::exchange(goes_on_, false) ? Happened::went_on : Happened::nothing;
}

/// Of two moves there is nothing to be told but which one.
int PracticeBoard::hint_steps() const {
    const auto choices = exercise_.before.choices;
    return choices == 1 || choices == 2 ? 1 : 2;
}

void PracticeBoard::light_hint() {
    if (hints_ == hint_steps()) return show({.answer = exercise_.better});
    const auto about =
        session_->line_words({.line = {&exercise_.better, 1}, .comparison = {.rival = exercise_.played}});
    show({.light = about.light, .answer = exercise_.better, .begins = true});
}

std::string PracticeBoard::refutation_words() const {
    const auto& news = session_->news();
    if (news.outcome) return closed(news.outcome_words);
    const auto rival = side_name(game_->side_names, other(side_));
    if (!is_answered_) return tr("{side} has an answer.", {{"side", rival}});
    const auto answer = tr("{side} answers {move}.", {{"side", rival}, {"move", news.moves.back().words}});
    const auto* worth = worth_of_try();
    return worth == nullptr ? answer : sentences(answer, worth_words(*worth, side_));
}

std::string PracticeBoard::status() const {
    switch (state_) {
    case State::judging:
        return tr("Looking at your move …");
    case State::refuting:
        return refutation_words();
    case State::solved:
        return tr("Solved: this keeps it");
    case State::open:
        break;
    }
    const auto& news = session_->news();
    if (news.refusing) return news.status;
    if (hints_ == 0) return task_words(exercise_);
    const auto words = hint_words(exercise_.better);
    return words.empty() ? tr("Hint: look at what is lit.") : words;
}

LineWords PracticeBoard::reason() const {
    if (tried_.empty()) return {};
    if (state_ == State::solved) return reason_beside(tried_, exercise_.played);
    Comparison comparison{.rival = exercise_.better, .rival_is_better = true, .rival_is_secret = true};
    const auto moves = session_->news().moves;
    if (moves.size() > 1) comparison.answer = moves[1].text;
    return session_->line_words({.line = {&tried_, 1}, .comparison = std::move(comparison)});
}

} // namespace zugzwang
