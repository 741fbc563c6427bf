// How hard a puzzle is for a person, from what makes people slow and wrong. A sum, because each part makes a person
// look further whatever the others are; in the logarithm where more of the same tires less and less.
//
// - The moves to choose from: the time of a choice grows with the logarithm of their number (W. E. Hick, "On the rate
//   of gain of information", Quarterly Journal of Experimental Psychology 4, 1952).
// - The moves until the end: a board that is small, or nearly full, can be played out in the head.
// - The positions to look through: M. Guid and I. Bratko, "Search-based estimation of problem difficulty for humans"
//   (Artificial Intelligence in Education, 2013), model what a chess problem asks of people as a search among
//   alternatives, and strong players' mistakes agree with it.
// - Whether the move is natural: how often the lower rungs of the ladder make it, which play by habit (they take what
//   lies open, stay safe, keep their room), and which rung is the first that finds it more often than not.
#pragma once

#include <array>
#include <cstddef>

namespace zugzwang::puzzles {

/// What there is to see, and who sees it.
struct PuzzleSight {
    std::size_t moves = 1; ///< To choose from.
    double left = 0;       ///< Moves until the end, about.
    int search = 0;        ///< Twice the binary logarithm of the positions to look through, about.
    double natural = 0;    ///< 0 to 1: the share of the lower rungs' tries that find it.
    double rung = 1;       ///< 0 the lowest of the ladder sees it, 1 only the highest.
};

/// 0 for what is seen at a glance; more than 100 where nobody sees it.
[[nodiscard]] int effort_of(const PuzzleSight& sight);

/// 1 to 5; `harder`: the effort from which on it is 2, 3, 4, 5.
[[nodiscard]] int difficulty_of(int effort, const std::array<int, 4>& harder);

} // namespace zugzwang::puzzles
