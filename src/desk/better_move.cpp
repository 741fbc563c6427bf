#include "desk/better_move.hpp"

namespace zugzwang {

namespace {

constexpr double tolerance = 0.03;
constexpr Seconds failure_shown{1.2};

double share_for(double first_share, Side side) { return side == Side::first ? first_share : 1 - first_share; }

} // namespace

Trial::Trial(std::shared_ptr<Session> session, PositionValue before, std::chrono::milliseconds time)
    : session_(std::move(session)), before_(std::move(before)), time_(time), side_(session_->news().to_move),
      ply_(session_->news().moves.size()) {}

bool Trial::update(Seconds step) {
    const auto state = state_;
    const auto revision = session_->news().revision;
    session_->update(step);
    const auto& news = session_->news();
    if (state_ == State::choosing && news.moves.size() > ply_) judge_move();
    if (state_ == State::judging && news.values.size() > ply_ + 1 && news.values[ply_ + 1]) {
        const auto& after = *news.values[ply_ + 1];
        if (after.first_share) share_ = share_for(*after.first_share, side_);
        decide(keeps(after));
    }
    if (state_ == State::failed) {
        shown_ += step;
        if (shown_ >= failure_shown && !session_->news().is_animating) {
            session_->act(Act::undo);
            session_->show({.light = why_.light});
            state_ = State::choosing;
        }
    }
    return session_->news().revision != revision || state_ != state;
}

void Trial::judge_move() {
    const auto& move = session_->news().moves[ply_];
    tried_ = move.words;
    share_.reset();
    state_ = State::judging;
    const bool is_best = std::ranges::find(before_.best, move.text) != before_.best.end();
    if (is_best || (before_.exact && !before_.partial)) {
        if (is_best && before_.first_share) share_ = share_for(*before_.first_share, side_);
        return decide(is_best);
    }
    session_->ask_value(ply_ + 1, {.time = time_});
}

void Trial::decide(bool keeps) {
    state_ = keeps ? State::kept : State::failed;
    const auto& news = session_->news();
    Comparison comparison;
    if (!keeps && !before_.best.empty())
        comparison = {.rival = before_.best.front(), .rival_is_better = true, .rival_is_secret = true};
    const auto* after = news.values.size() > ply_ + 1 && news.values[ply_ + 1] ? &*news.values[ply_ + 1] : nullptr;
    if (after && !after->best.empty()) comparison.answer = after->best.front();
    why_ =
        session_->line_words({.ply = ply_, .line = {&news.moves[ply_].text, 1}, .comparison = std::move(comparison)});
    session_->show({.light = why_.light});
    failed_ = !keeps;
    shown_ = Seconds{0};
}

bool Trial::keeps(const PositionValue& after) const {
    if (before_.exact && after.exact) return before_.first_share == after.first_share && before_.margin == after.margin;
    if (!before_.first_share || !after.first_share) return false;
    return share_for(*after.first_share, side_) >= share_for(*before_.first_share, side_) - tolerance;
}

} // namespace zugzwang
