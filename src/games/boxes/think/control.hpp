// How much control guarantees where no safe line is left (Berlekamp and Scott, Forcing your opponent to stay in control
// of a loony dots-and-boxes endgame, More Games of No Chance, 2002; Buzzard and Ciere, Playing simple loony
// dots-and-boxes endgames optimally, Integers 14, 2014).
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "games/boxes/grid.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::boxes {

/// Counts the runs of a position without a safe string. Nimstring is the same game played only for the last move.
/// Whoever wins it can always leave the gift of each run that the other side opens. So of all coins it loses at most
/// these gifts: two of each chain, four of each loop, at most two of each short run.
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
            self_tied_.insert(run.ends[0]);
        else
            joint_pairs_.emplace_back(run.ends[0], run.ends[1]);
    }

    /// By how much whoever wins Nimstring gets more of the coins than the other, at least. Without a short run that is
    /// the side that is not to move. To be called once.
    [[nodiscard]] int guaranteed_margin(int coins) {
        // At least so many runs that are not loops will be opened: opening one removes it, and each joint merges two
        // runs into one when it has only two strings left.
        const int chains = chains_ - joints_.size();
        int given = 4 * chains + 8 * (loops_ + max_future_loops());
        if (!has_short_) given -= chains > 0 ? 4 : 8; // of the last run nothing is given
        return coins - given;
    }

  private:
    using Joints = BitSet<max_boxes / 64>;

    /// How many loops can still form, at most. No two of them touch, and each has one joint that is tied to itself, or
    /// two that are tied twice, or three joints.
    [[nodiscard]] int max_future_loops() {
        std::ranges::sort(joint_pairs_);
        Joints tied_twice;
        for (std::size_t index = 1; index < joint_pairs_.size(); ++index) {
            if (joint_pairs_[index] != joint_pairs_[index - 1]) continue;
            tied_twice.insert(joint_pairs_[index].first);
            tied_twice.insert(joint_pairs_[index].second);
        }
        return (2 * joints_.size() + 4 * self_tied_.size() + (tied_twice - self_tied_).size()) / 6;
    }

    int chains_ = 0, loops_ = 0; ///< Short runs count as chains.
    bool has_short_ = false;
    Joints joints_, self_tied_;
    std::vector<std::pair<int, int>> joint_pairs_; ///< Of the runs between two different joints.
};

} // namespace zugzwang::boxes
