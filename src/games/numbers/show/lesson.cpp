#include "games/numbers/show/entry_parts.hpp"

#include "games/numbers/show/row_lesson.hpp"
#include "games/numbers/show/table_lesson.hpp"
#include "games/numbers/think/preprocessing.hpp"

namespace zugzwang::numbers {

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request) {
    if (request.player == "optimal" && request.state.size() <= longest_table) return table_lesson(request.state);
    return row_lesson(request.player, request.state);
}

} // namespace zugzwang::numbers
