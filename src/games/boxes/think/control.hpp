// What control is worth where no safe line is left (Berlekamp and Scott, Forcing your opponent to stay in control of a
// loony dots-and-boxes endgame, More Games of No Chance, 2002; Buzzard and Ciere, Playing simple loony dots-and-boxes
// endgames optimally, Integers 14, 2014).
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/boxes/grid.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::boxes {

/// Counts the runs of a position without a safe string. Who wins Nimstring there, the game in which nothing counts but
/// not to have to move, can always leave the gift of what the other side opens, and so has at least all coins but
/// twice what is given: two of each chain, four of each loop, two at most of each short run.
class Control {
  public:
    template <class Run>
    void add(const Run& run) {
        if (run.is_loop()) {
            ++loops_;
            return;
        }
        ++chains_;
        has_short_ = has_short_ || run.gift == 0;
        if (run.ends[1] == ground) return;
        joints_.insert(run.ends[1]);
        if (run.ends[0] == ground) return;
        joints_.insert(run.ends[0]);
        if (run.ends[0] == run.ends[1])
            to_themselves_.insert(run.ends[0]);
        else
            between_.emplace_back(run.ends[0], run.ends[1]);
    }

    /// At least so much more than the other has of that many coins whoever wins Nimstring; without a short run that is
    /// who does not move. Once only.
    [[nodiscard]] int sure_margin(int coins) {
        // Whatever is opened, that many of the openings are no loops: each cuts a run away, and each joint ties two of
        // its others into one when it has but two strings left.
        const int chains = chains_ - joints_.size();
        int given = 4 * chains + 8 * (loops_ + max_loops_to_come());
        if (!has_short_) given -= chains > 0 ? 4 : 8; // the last one is taken whole
        return coins - given;
    }

  private:
    using Joints = BitSet<max_boxes / 64>;

    /// At most so many loops can come into being, none of which touches another: each has one joint that is tied to
    /// itself, or two that are tied twice, or three.
    [[nodiscard]] int max_loops_to_come() {
        std::ranges::sort(between_);
        Joints twice;
        for (std::size_t index = 1; index < between_.size(); ++index) {
            if (between_[index] != between_[index - 1]) continue;
            twice.insert(between_[index].first);
            twice.insert(between_[index].second);
        }
        return (2 * joints_.size() + 4 * to_themselves_.size() + (twice - to_themselves_).size()) / 6;
    }

    int chains_ = 0, loops_ = 0; ///< Short runs count as chains.
    bool has_short_ = false;
    Joints joints_, to_themselves_;
    std::vector<std::pair<int, int>> between_; ///< The joints of the runs between two of them.
};

} // namespace zugzwang::boxes
