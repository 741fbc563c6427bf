// How strong a person is and how hard a puzzle is, on one scale, from who beat whom: Glicko, by M. E. Glickman,
// "Parameter estimation in large dynamic paired comparison experiments", Applied Statistics 48 (1999), as told in his
// "The Glicko system". A solved puzzle has lost, a missed one has won.
#pragma once

#include <chrono>
#include <span>

namespace zugzwang::puzzles {

/// With about 95 of 100 the strength is not further from `value` than twice the deviation.
struct Rating {
    double value = 1500, deviation = 350;

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// One result: 1 a win, 0 a loss.
struct Encounter {
    Rating opponent;
    double score = 0;
};

/// What somebody is expected to score.
[[nodiscard]] double expected_score(const Rating& own, const Rating& opponent);
/// After the results of one period.
[[nodiscard]] Rating rated(const Rating& before, std::span<const Encounter> encounters);
/// When nothing was played for so long one knows less; in a year nothing is known any more of who was known well.
[[nodiscard]] Rating aged(const Rating& before, std::chrono::days days);

/// Of a puzzle that nobody has tried, by its difficulty, 1 to 5.
[[nodiscard]] Rating first_rating(int difficulty);
/// Of a person who has tried none.
inline constexpr Rating newcomer{.value = 1000, .deviation = 350};

/// Both after the person's first try of the puzzle.
struct Meeting {
    Rating person, puzzle;
};
[[nodiscard]] Meeting after_try(const Meeting& before, bool solved);

} // namespace zugzwang::puzzles
