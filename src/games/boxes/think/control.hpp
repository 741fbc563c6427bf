// What control is worth where no safe line is left (Berlekamp and Scott, Forcing your opponent to stay in control of a
// loony dots-and-boxes endgame, More Games of No Chance, 2002; Buzzard and Ciere, Playing simple loony dots-and-boxes
// endgames optimally, Integers 14, 2014).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/boxes/grid.hpp"
#include "games/boxes/think/strings.hpp"

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
        for (const int end : run.ends)
            is_joint_.at(slot(end)) = 1;
        if (run.ends[0] == ground) return;
        if (run.ends[0] == run.ends[1])
            sixths_.at(slot(run.ends[0])) = 6;
        else
            between_.emplace_back(run.ends[0], run.ends[1]);
    }

    /// At least so much more than the other has of that many coins whoever wins Nimstring; without a short run that is
    /// who does not move. Once only.
    [[nodiscard]] int sure_margin(int coins) {
        const int joints = static_cast<int>(std::count(is_joint_.begin() + 1, is_joint_.end(), 1));
        // Whatever is opened, that many of the openings are no loops: each cuts a run away, and each joint ties two of
        // its others into one when it has but two strings left.
        const int chains = chains_ - joints;
        int given = 4 * chains + 8 * (loops_ + max_loops_to_come());
        if (!has_short_) given -= chains > 0 ? 4 : 8; // the last one is taken whole
        return coins - given;
    }

  private:
    static std::size_t slot(int end) { return static_cast<std::size_t>(end + 1); } // the ground is -1
    /// At most so many loops can come into being, none of which touches another: each has one joint that is tied to
    /// itself, or two that are tied twice, or three.
    [[nodiscard]] int max_loops_to_come() {
        std::ranges::sort(between_);
        for (std::size_t index = 1; index < between_.size(); ++index) {
            if (between_[index] != between_[index - 1]) continue;
            for (const int joint : {between_[index].first, between_[index].second})
                sixths_.at(slot(joint)) = std::max<std::uint8_t>(sixths_.at(slot(joint)), 3);
        }
        int sixths = 0;
        for (std::size_t joint = 1; joint < is_joint_.size(); ++joint)
            sixths += is_joint_[joint] == 0 ? 0 : std::max<int>(2, sixths_[joint]);
        return sixths / 6;
    }

    int chains_ = 0, loops_ = 0; ///< Short runs count as chains.
    bool has_short_ = false;
    std::array<std::uint8_t, max_boxes + 1> is_joint_{}, sixths_{}; ///< Of a loop that a joint is good for, at most.
    std::vector<std::pair<int, int>> between_;                      ///< The joints of the runs between two of them.
};

} // namespace zugzwang::boxes
