#include "scenes/table/table_followers.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace zugzwang {

namespace {

/// Who is ahead, as far as the computers have told: 1, the listener is winning, to -1. The listener is the only person
/// at the table, or else who began.
float lead(const SessionNews& news) {
    const auto& thinking = news.thinking;
    if (!thinking || !thinking->first_share || news.outcome) return 0;
    const auto lead = static_cast<float>(2 * *thinking->first_share - 1);
    return !news.seats[Side::first].person && news.seats[Side::second].person ? -lead : lead;
}

} // namespace

void TableFaces::follow(const SessionNews& news, Seconds step, Seconds count_up) {
    if (!news.switches.insight)
        insight.reset();
    else if (news.insight_panel)
        insight = news.insight_panel;
    constexpr double beats_each_second = 3;
    time += step;
    beat = news.thinking && news.thinking->running ? static_cast<int>(time.count() * beats_each_second) : 0;
    for (const Side side : both_sides) {
        figures[side].show(news.seats[side].figure.number);
        figures[side].advance(step, count_up);
    }
}

SeatInfo TableFaces::seat(const SessionNews& news, Side side) const {
    auto info = news.seats[side];
    const auto& counted = figures[side].text();
    if (!counted.empty()) info.figure.number = counted;
    return info;
}

void TableFollowers::follow(const std::shared_ptr<Session>& session, std::span<const Happening> happened, Seconds step,
                            const Watch& watch) {
    const bool is_other = std::exchange(is_new_, false) || goes_on(happened);
    if (is_other && watch.counts) {
        match.follow(*session);
        count(*session);
    }
    kept.follow(session, happened);
    if (watch.counts) far.follow(*session);
    went.follow(*session, watch.shows_went);
    if (watch.broadcast) {
        const auto before = broadcast.caption();
        broadcast.follow(*session, step, watch.expects);
        const auto& now = broadcast.caption();
        if (now && now != before && now->kind != Caption::Kind::over) told.captions.tell({now->words, now->side});
    }
    let_hear(session->news(), happened, step, watch.is_heard && !broadcast.is_running_ahead());
    if (watch.is_heard)
        told.follow(happened, session->news(), step);
    else
        told.captions.follow(happened, session->news(), step, nullptr);
    faces.follow(session->news(), step, watch.count_up);
}

/// The first rating is made of the games that the ladder has counted, to which it then adds this one.
void TableFollowers::count(const Session& session) {
    rated.follow(session);
    climbed.follow(session);
}

void TableFollowers::suspend(Session& session, const Watch& watch) {
    cues_.forget();
    went.suspend();
    broadcast.suspend();
    if (watch.counts) count(session);
    kept.save(session);
}

void TableFollowers::forget() {
    cues_.forget();
    kept.forget();
    far.forget();
    climbed.forget();
    rated.forget();
    broadcast.forget();
    told.captions.forget();
    faces.insight.reset();
    is_new_ = true;
}

/// The attract mode is looked at from afar: only the music plays. Who runs ahead hears nothing on the way.
void TableFollowers::let_hear(const SessionNews& news, std::span<const Happening> happened, Seconds step,
                              bool is_heard) {
    if (is_heard) cues_.follow(happened, news, step, context);
    if (context.speaker != nullptr) context.speaker->set({.place = sound::Mood::Place::play, .lead = lead(news)});
    hear_clocks(news);
}

void TableFollowers::hear_clocks(const SessionNews& news) {
    constexpr int last_seconds = 10, none = 1000;
    const auto& seat = news.seats[news.to_move];
    const bool runs_out = seat.person && seat.clock && seat.clock->is_low && !news.outcome;
    const int left = runs_out ? static_cast<int>(std::ceil(seat.clock->left.count())) : none;
    const int seconds = left == none ? none : std::min(left, last_seconds + 1); // once when it becomes low
    if (seconds < std::exchange(seconds_heard_, seconds)) hear(context, {.sound = sound::Sound::clock});
}

} // namespace zugzwang
