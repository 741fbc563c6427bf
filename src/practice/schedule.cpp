#include "practice/schedule.hpp"

namespace zugzwang::practice {

Standing first_standing(Day made) { return {.box = 0, .due = made + waits.front()}; }

Standing after_try(const Standing& before, bool solved, Day today) {
    if (!solved) return first_standing(today);
    const auto box = before.box + 1;
    return {.box = box, .due = box < waits.size() ? today + waits[box] : before.due};
}

} // namespace zugzwang::practice
