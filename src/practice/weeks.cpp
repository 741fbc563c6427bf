#include "practice/weeks.hpp"

#include <algorithm>

namespace zugzwang::practice {

std::array<std::size_t, weeks_told> mistakes_a_week(const Notes& notes, const KindKey& kind, Day today) {
    constexpr std::chrono::days week{7};
    std::array<std::size_t, weeks_told> counts{};
    for (const auto& [key, game] : notes.games()) {
        if (key.game != kind.game || game.day > today) continue;
        const auto weeks_ago = static_cast<std::size_t>((today - game.day) / week);
        if (weeks_ago >= weeks_told) continue;
        counts[weeks_told - 1 - weeks_ago] +=
            static_cast<std::size_t>(std::ranges::count(game.mistakes, kind.kind, &Mistake::kind));
    }
    return counts;
}

bool is_learned(const KeptExercise& kept) { return kept.standing.box > 0; }

Learned learned_of(const Notes& notes, const KindKey& kind) {
    Learned learned;
    for (const auto& [key, kept] : notes.exercises()) {
        if (key.game != kind.game || kept.exercise.kind != kind.kind) continue;
        ++(is_learned(kept) ? learned.solved : learned.open);
    }
    return learned;
}

} // namespace zugzwang::practice
