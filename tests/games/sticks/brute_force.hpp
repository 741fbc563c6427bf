// Sticks by the rules alone, told apart from the closed form in everything but the rules' words.
#pragma once

#include <vector>

namespace zugzwang::sticks::test {

/// By number, from 0 to `left`: whether who is to move wins.
[[nodiscard]] inline std::vector<bool> wins_by_brute_force(int left, int take, bool misere) {
    std::vector<bool> wins{misere};
    for (int number = 1; number <= left; ++number) {
        bool win = false;
        for (int taken = 1; taken <= take && taken <= number; ++taken)
            win = win || !wins[static_cast<std::size_t>(number - taken)];
        wins.push_back(win);
    }
    return wins;
}

} // namespace zugzwang::sticks::test
