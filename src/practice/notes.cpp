#include "practice/notes.hpp"

#include <utility>

namespace zugzwang::practice {
namespace {

void count(KeptExercise& kept, const Tried& tried) {
    if (tried.day <= kept.counted) return;
    kept.counted = tried.day;
    kept.standing = after_try(kept.standing, tried.what == Try::solved, tried.day);
}

} // namespace

Try try_of(std::int64_t number) { return number == 1 ? Try::solved : number == 2 ? Try::helped : Try::missed; }

void Notes::add(const Note& note) {
    std::visit([this](const auto& one) { take(one); }, note);
    ++revision_;
}

void Notes::take(const GameRead& read) {
    games_.insert_or_assign(read.game, ReadGame{.day = read.day, .mistakes = read.mistakes});
    for (const auto& exercise : read.exercises)
        take(Made{exercise});
}

void Notes::take(const Made& made) {
    const auto& exercise = made.exercise;
    const auto& origin = exercise.origin;
    const auto known = exercises_.find(exercise.key);
    if (known != exercises_.end() && known->second.exercise.origin.begun > origin.begun) return;
    KeptExercise kept{.exercise = exercise, .standing = first_standing(origin.day), .counted = origin.day};
    for (const auto& tried : tries_) {
        if (tried.exercise == exercise.key) count(kept, tried);
    }
    exercises_.insert_or_assign(exercise.key, std::move(kept));
}

void Notes::take(const Tried& tried) {
    tries_.push_back(tried);
    const auto known = exercises_.find(tried.exercise);
    if (known != exercises_.end()) count(known->second, tried);
}

const KeptExercise* Notes::find(const ExerciseKey& key) const {
    const auto found = exercises_.find(key);
    return found == exercises_.end() ? nullptr : &found->second;
}

} // namespace zugzwang::practice
