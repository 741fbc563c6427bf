#include "scenes/tournament/live_board.hpp"

#include <utility>

namespace zugzwang {

namespace {
constexpr std::size_t shown_moving = 1; ///< With more moves to come, what moves is there at once.
}

void LiveBoard::follow(const tournament::LiveGame& live) {
    const bool is_same = live_ && live_->number == live.number && session_;
    live_ = live;
    if (!is_same) start(live.start);
}

void LiveBoard::start(std::string position) {
    SessionConfig config;
    config.options = plan_->options;
    config.position = std::move(position);
    config.theme = &context_->theme;
    config.miniature = !large_;
    auto session = plan_->game->start_session(config, context_->workers);
    session_ = session ? std::shared_ptr<Session>(*std::move(session)) : nullptr;
    shown_ = 0;
    if (session_) session_->set({.pace = context_->settings.pace(), .labels = context_->settings.labels});
}

void LiveBoard::set_large(bool on) {
    if (std::exchange(large_, on) == on || !session_) return;
    const auto shown = shown_;
    start(session_->position());
    shown_ = shown;
}

void LiveBoard::update(Seconds step) {
    if (!session_) return;
    session_->update(step);
    while (shown_ < live_->moves.size()) {
        if (session_->news().is_animating) {
            if (live_->moves.size() - shown_ <= shown_moving) break;
            static_cast<void>(session_->act(Act::skip_animation));
        }
        if (!session_->play(live_->moves[shown_])) return session_.reset();
        ++shown_;
    }
    static_cast<void>(session_->take_happened());
}

} // namespace zugzwang
