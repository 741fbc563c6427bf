#include "desk/practice/practice_round.hpp"

#include <algorithm>
#include <utility>

#include "keep/keeper.hpp"

namespace zugzwang {

const practice::Notes& practice_notes(const SceneContext& context) {
    return context.keeper != nullptr ? context.keeper->practice().notes() : context.practice;
}

void add_practice_note(SceneContext& context, practice::Note note) {
    if (context.keeper != nullptr)
        context.keeper->practice().add(std::move(note));
    else
        context.practice.add(note);
}

PracticeRound::PracticeRound(SceneContext& context)
    : context_(context), day_(today(context)), revision_(practice_notes(context).revision()),
      row_(practice_notes(context), asked(), day_) {}

const practice::Exercise* PracticeRound::exercise() const {
    const auto* place = row_.place();
    const auto* kept = place != nullptr ? practice_notes(context_).find(place->key) : nullptr;
    return kept != nullptr ? &kept->exercise : nullptr;
}

const Game& PracticeRound::game() const { return *std::ranges::find(context_.games, exercise()->key.game, &Game::id); }

const practice::Standing& PracticeRound::standing() const {
    return practice_notes(context_).find(row_.place()->key)->standing;
}

practice::Standing PracticeRound::standing_when_solved() const {
    const auto& place = *row_.place();
    return place.missed || place.done ? standing() : practice::after_try(standing(), true, day_);
}

const MistakeKind* PracticeRound::kind() const {
    const auto& kinds = game().mistakes.kinds;
    const auto found = std::ranges::find(kinds, exercise()->kind, &MistakeKind::id);
    return found == kinds.end() ? nullptr : &*found;
}

std::optional<std::int64_t> PracticeRound::library_id() const {
    const auto& origin = exercise()->origin;
    auto* library = context_.keeper != nullptr ? context_.keeper->library() : nullptr;
    if (library == nullptr) return std::nullopt;
    const auto record = library->record(origin.library);
    const bool is_that = record && record->game == exercise()->key.game && record->date == origin.begun;
    return is_that ? std::optional(origin.library) : std::nullopt;
}

std::optional<practice::Day> PracticeRound::next_day() const {
    return practice::next_day(practice_notes(context_), asked(), day_);
}

practice::Wish PracticeRound::asked() const {
    auto asked = wish_;
    if (!asked.games.empty()) return asked;
    for (const auto& game : context_.games)
        asked.games.push_back(game.id);
    return asked;
}

void PracticeRound::begin() {
    day_ = today(context_);
    revision_ = practice_notes(context_).revision();
    row_ = practice::Row(practice_notes(context_), asked(), day_);
    touched_ = false;
    looked_ = {};
}

void PracticeRound::choose(practice::Wish wish) {
    wish_ = std::move(wish);
    begin();
}

void PracticeRound::more() {
    wish_.more += practice::usual_a_day;
    begin();
}

bool PracticeRound::refresh() {
    const bool has_more = row_.is_over() && revision_ != practice_notes(context_).revision();
    if (touched_ || (day_ == today(context_) && !has_more)) return false;
    begin();
    return true;
}

void PracticeRound::note(practice::Try what) {
    const auto* place = row_.place();
    if (place == nullptr || place->done) return;
    if (std::exchange(touched_, true)) return;
    add_practice_note(context_, practice::Tried{.exercise = place->key, .day = day_, .what = what, .took = looked_});
    revision_ = practice_notes(context_).revision();
    row_.note(what);
}

void PracticeRound::solve(bool helped) { note(helped ? practice::Try::helped : practice::Try::solved); }

void PracticeRound::miss() { note(practice::Try::missed); }

void PracticeRound::next() {
    row_.next();
    touched_ = false;
    looked_ = {};
}

void PracticeRound::show(std::size_t place) {
    row_.show(place);
    touched_ = false;
    looked_ = {};
}

} // namespace zugzwang
