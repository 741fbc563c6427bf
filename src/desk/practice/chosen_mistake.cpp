#include "desk/practice/chosen_mistake.hpp"

#include <utility>

#include "desk/day_words.hpp"
#include "desk/practice/practice_round.hpp"
#include "desk/recorded_game.hpp"
#include "practice/find.hpp"

namespace zugzwang {

std::optional<practice::ExerciseKey> practise_mistake(SceneContext& context, const Game& game, const GameRecord& record,
                                                      std::size_t ply, std::optional<std::int64_t> library) {
    const auto begun = record.date.value_or(context.now());
    auto exercise = practice::exercise_of(game, record, ply,
                                          {.library = library.value_or(0), .begun = begun, .day = day_of_place(begun)});
    if (!exercise) return std::nullopt;
    exercise->origin.opponent = player_name(game, record.seats, other(exercise->side));
    auto key = exercise->key;
    if (practice_notes(context).find(key) == nullptr) add_practice_note(context, practice::Made{*std::move(exercise)});
    return key;
}

} // namespace zugzwang
