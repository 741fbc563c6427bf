// What is heard at the table: the board, the clocks, and to whom the music listens.
#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/table/table_scene.hpp"

namespace zugzwang {

void TableScene::let_hear(Seconds step) {
    // The attract mode is looked at from afar: only the music plays. Who runs ahead hears nothing on the way.
    if (use_ == Use::exhibited || broadcast_.is_running_ahead())
        static_cast<void>(session_->take_cues());
    else
        cues_.update(*session_, step, context_);
    if (context_.speaker != nullptr) context_.speaker->set({.place = sound::Mood::Place::play, .lead = lead()});
}

void TableScene::hear_clocks() {
    constexpr int last_seconds = 10, none = 1000;
    const auto& news = session_->news();
    const auto& seat = news.seats[news.to_move];
    const bool runs_out = seat.person && seat.clock && seat.clock->is_low && !news.outcome;
    const int left = runs_out ? static_cast<int>(std::ceil(seat.clock->left.count())) : none;
    const int seconds = left == none ? none : std::min(left, last_seconds + 1); // once when it becomes low
    if (seconds < std::exchange(seconds_heard_, seconds)) hear(context_, {.sound = sound::Sound::clock});
}

/// The listener is the only person at the table, or else who began.
float TableScene::lead() const {
    const auto& news = session_->news();
    const auto& thinking = news.thinking;
    if (!thinking || !thinking->first_share || news.outcome) return 0;
    const auto lead = static_cast<float>(2 * *thinking->first_share - 1);
    return !news.seats[Side::first].person && news.seats[Side::second].person ? -lead : lead;
}

} // namespace zugzwang
