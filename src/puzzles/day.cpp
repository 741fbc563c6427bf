#include "puzzles/day.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::puzzles {
namespace {

using std::chrono::days;

constexpr std::array<int, 7> difficulties_in_a_week{1, 2, 2, 3, 3, 4, 5};
constexpr Day first_monday{days{4}}; // 5 January 1970

std::int64_t week_of(Day day) { return std::chrono::floor<std::chrono::weeks>(day - first_monday).count(); }

/// How many days before this one had its difficulty, since the first Monday.
std::int64_t days_before(Day day) {
    const auto today = weekday_of(day);
    const auto begin = difficulties_in_a_week.begin(), here = begin + static_cast<std::ptrdiff_t>(today);
    return week_of(day) * std::ranges::count(difficulties_in_a_week, difficulties_in_a_week[today]) +
           std::count(begin, here, difficulties_in_a_week[today]);
}

/// 0 to size-1 in the order of that time round.
std::vector<std::size_t> order_of(std::size_t size, std::string_view game, std::uint64_t round) {
    std::vector<std::pair<std::uint64_t, std::size_t>> drawn;
    for (std::size_t index = 0; index < size; ++index)
        drawn.emplace_back(splitmix(splitmix(text_word(game) + round) + index), index);
    std::ranges::sort(drawn);
    std::vector<std::size_t> order;
    for (const auto& [word, index] : drawn)
        order.push_back(index);
    return order;
}

} // namespace

std::size_t weekday_of(Day day) { return std::chrono::weekday(day).iso_encoding() - 1; }

int difficulty_of(Day day) { return difficulties_in_a_week[weekday_of(day)]; }

std::optional<std::size_t> puzzle_of(Day day, std::string_view game, const std::vector<Puzzle>& pack) {
    std::vector<std::size_t> alike, all;
    for (std::size_t index = 0; index < pack.size(); ++index) {
        all.push_back(index);
        if (pack[index].difficulty == difficulty_of(day)) alike.push_back(index);
    }
    const auto& from = alike.empty() ? all : alike;
    if (from.empty()) return std::nullopt;
    const auto size = static_cast<std::int64_t>(from.size());
    const auto before = std::max<std::int64_t>(days_before(day), 0);
    const auto order = order_of(from.size(), game, static_cast<std::uint64_t>(before / size));
    return from[order[static_cast<std::size_t>(before % size)]];
}

Streak streak_of(const std::set<Day>& solved, Day today, const std::set<Day>& missed) {
    Streak streak;
    std::optional<Day> last;
    int in_a_row = 0;
    for (const auto day : solved) {
        if (day > today) break;
        in_a_row = last && day == *last + days{1} ? in_a_row + 1 : 1;
        streak.best = std::max(streak.best, in_a_row);
        last = day;
    }
    if (last && today - *last <= days{1}) streak.now = in_a_row;
    const auto monday = today - days{weekday_of(today)};
    for (std::size_t index = 0; index < streak.week.size(); ++index) {
        const auto day = monday + days{index};
        streak.week[index] = day <= today && solved.contains(day);
        streak.missed[index] = streak.week[index] && missed.contains(day);
    }
    return streak;
}

} // namespace zugzwang::puzzles
