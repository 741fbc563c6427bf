#include "games/boxes/think/endgame.hpp"

#include <algorithm>
#include <cstdlib>

namespace zugzwang::boxes {
namespace {

constexpr int gift_of_loop = 4;

/// The margin of who opens it when the next to move then has `rest`.
int after_opening(const Captures& captures, int rest) {
    if (captures.gift == 0) return -(captures.all + rest);
    return -(captures.sure() + std::abs(captures.gift + rest));
}

} // namespace

int Endgame::margin(Strings& strings) {
    chains_.clear();
    loops_.clear();
    while (const auto opening = cheapest_opening(strings)) {
        static_cast<void>(strings.cut(*opening));
        cuts_.push_back(static_cast<std::int16_t>(*opening));
        const Captures captures = take_all(strings, strings.ends(*opening), cuts_);
        (captures.gift == gift_of_loop ? loops_ : chains_).push_back(captures);
    }
    mend_down_to(strings, cuts_, 0);

    // From the end: so many of the longest chains are left, and so many of the longest loops.
    const std::size_t width = loops_.size() + 1;
    margins_.assign((chains_.size() + 1) * width, 0);
    for (std::size_t chains = 0; chains <= chains_.size(); ++chains) {
        for (std::size_t loops = 0; loops <= loops_.size(); ++loops) {
            if (chains + loops == 0) continue;
            int best = -max_boxes;
            if (chains > 0) {
                best = after_opening(chains_[chains_.size() - chains], margins_[(chains - 1) * width + loops]);
            }
            if (loops > 0) {
                const int rest = margins_[chains * width + loops - 1];
                best = std::max(best, after_opening(loops_[loops_.size() - loops], rest));
            }
            margins_[chains * width + loops] = best;
        }
    }
    return margins_.back();
}

} // namespace zugzwang::boxes
