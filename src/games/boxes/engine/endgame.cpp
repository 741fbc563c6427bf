#include "games/boxes/engine/endgame.hpp"

#include <cstdlib>

namespace zugzwang::boxes {
int Endgame::margin(Strings& strings) {
    const auto kept = cuts_.size();
    const auto first = steps_.size();
    while (const auto opening = cheapest_opening(strings)) {
        static_cast<void>(strings.cut(*opening));
        cuts_.push_back(static_cast<std::int16_t>(*opening));
        steps_.push_back(take_all(strings, strings.ends(*opening), cuts_));
    }
    int margin = 0;
    for (auto step = steps_.size(); step-- > first;) {
        const auto& captures = steps_[step];
        margin = captures.gift == 0 ? -(captures.all + margin) : -(captures.sure() + std::abs(captures.gift + margin));
    }
    steps_.resize(first);
    mend_down_to(strings, cuts_, kept);
    return margin;
}

} // namespace zugzwang::boxes
