#include "practice/row.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace zugzwang::practice {
namespace {

/// So many tries tell how long one takes.
constexpr std::size_t tries_told = 20;
/// Who took longer was away.
constexpr Seconds longest_time{300};

struct Due {
    ExerciseKey key;
    Standing standing;

    /// Those that rest are behind all others.
    [[nodiscard]] auto order() const { return std::tuple(standing.rests(), standing.due, key); }
};

std::vector<Due> due_in_order(const Notes& notes, const Wish& wish, Day today) {
    std::vector<Due> due;
    for (const auto& [key, kept] : notes.exercises()) {
        if (kept.standing.is_due(today) && is_wished(wish, kept.exercise)) due.push_back({key, kept.standing});
    }
    std::ranges::sort(due, {}, &Due::order);
    return due;
}

/// The same in an order in which one game follows another as far as that is possible; else as they were.
std::vector<Due> mixed(std::vector<Due> due) {
    std::vector<Due> mixed;
    while (!due.empty()) {
        const auto is_next = [&](const Due& one) {
            return one.standing.rests() == due.front().standing.rests() &&
                   (mixed.empty() || one.key.game != mixed.back().key.game);
        };
        auto next = std::ranges::find_if(due, is_next);
        if (next == due.end()) next = due.begin();
        mixed.push_back(std::move(*next));
        due.erase(next);
    }
    return mixed;
}

Seconds mean_time(const std::vector<Tried>& tries) {
    Seconds sum{0};
    const auto told = std::min(tries.size(), tries_told);
    for (std::size_t back = 1; back <= told; ++back)
        sum += std::min(tries[tries.size() - back].took, longest_time);
    return told == 0 ? usual_time : sum / static_cast<double>(told);
}

/// What was tried that day, each once, in the order of the first tries.
std::vector<Row::Place> tried_on(const Notes& notes, Day day) {
    std::vector<Row::Place> places;
    for (const auto& tried : notes.tries()) {
        if (tried.day != day || notes.find(tried.exercise) == nullptr) continue;
        auto place = std::ranges::find(places, tried.exercise, &Row::Place::key);
        if (place == places.end()) place = places.insert(place, Row::Place{.key = tried.exercise});
        if (tried.what == Try::missed)
            place->missed = true;
        else
            place->done = true;
    }
    return places;
}

} // namespace

bool is_wished(const Wish& wish, const Exercise& exercise) {
    const bool is_of_game = wish.games.empty() || std::ranges::find(wish.games, exercise.key.game) != wish.games.end();
    return is_of_game && (!wish.kind || *wish.kind == exercise.kind);
}

Row::Row(const Notes& notes, const Wish& wish, Day today) : each_(mean_time(notes.tries())) {
    const auto tried = tried_on(notes, today);
    std::vector<Place> missed;
    for (const auto& place : tried) {
        if (is_wished(wish, notes.find(place.key)->exercise)) (place.done ? places_ : missed).push_back(place);
    }
    auto due = due_in_order(notes, wish, today);
    std::erase_if(due, [&](const Due& one) { return std::ranges::find(tried, one.key, &Place::key) != tried.end(); });
    const auto allowed = usual_a_day + wish.more;
    const auto room = allowed - std::min(allowed, tried.size());
    left_over_ = due.size() - std::min(due.size(), room);
    due.resize(due.size() - left_over_);
    for (auto& one : mixed(std::move(due)))
        places_.push_back({.key = std::move(one.key)});
    places_.insert(places_.end(), missed.begin(), missed.end());
    now_ = done();
    if (wish.now && notes.find(*wish.now) != nullptr) ask_at_once(*wish.now);
}

void Row::ask_at_once(const ExerciseKey& key) {
    const auto found = std::ranges::find(places_, key, &Place::key);
    const auto place = found != places_.end() ? *found : Place{.key = key};
    if (place.done) {
        now_ = static_cast<std::size_t>(found - places_.begin());
        return;
    }
    if (found != places_.end()) places_.erase(found);
    places_.insert(places_.begin() + static_cast<std::ptrdiff_t>(now_), place);
}

std::size_t Row::done() const { return static_cast<std::size_t>(std::ranges::count(places_, true, &Place::done)); }

std::chrono::minutes Row::left() const {
    const auto open = static_cast<double>(places_.size() - done());
    return std::chrono::ceil<std::chrono::minutes>(each_ * open);
}

void Row::note(Try what) {
    auto& place = places_.at(now_);
    if (what == Try::missed)
        place.missed = true;
    else
        place.done = true;
}

void Row::next() {
    const auto shown = places_.begin() + static_cast<std::ptrdiff_t>(std::min(now_, places_.size()));
    if (shown != places_.end() && !shown->done) std::rotate(shown, shown + 1, places_.end());
    now_ = static_cast<std::size_t>(std::ranges::find(places_, false, &Place::done) - places_.begin());
}

void Row::show(std::size_t place) { now_ = place; }

std::optional<Day> next_day(const Notes& notes, const Wish& wish, Day today) {
    std::optional<Day> next;
    for (const auto& [key, kept] : notes.exercises()) {
        if (kept.standing.is_known() || !is_wished(wish, kept.exercise)) continue;
        const auto day = std::max(kept.standing.due, today + std::chrono::days(1));
        next = std::min(next.value_or(day), day);
    }
    return next;
}

} // namespace zugzwang::practice
