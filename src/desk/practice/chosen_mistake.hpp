// Somebody looks at a mistake and wants to practise it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "desk/context.hpp"
#include "practice/exercise.hpp"

namespace zugzwang {

/// Makes an exercise of the move of that ply, unless its position is one already, and answers it. `record` has the
/// values of its positions, `library` is its id there. Empty where they do not tell of a mistake with a better move
/// beside it.
[[nodiscard]] std::optional<practice::ExerciseKey> practise_mistake(SceneContext& context, const Game& game,
                                                                    const GameRecord& record, std::size_t ply,
                                                                    std::optional<std::int64_t> library);

} // namespace zugzwang
