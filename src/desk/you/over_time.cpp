#include "desk/you/over_time.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/rated/own_rating.hpp"

namespace zugzwang::you {

namespace {

using std::chrono::days;

constexpr days week{7};

/// The last day of it.
Day end_of(std::size_t number, Day today) { return today - week * static_cast<int>(weeks_told - 1 - number); }

bool is_dated(const RatedResult& result) { return result.begun >= results_are_dated; }

/// Wins whose worth is known come before all others.
std::pair<bool, int> worth(const BestWin& win) {
    return {win.above.has_value(), win.above.value_or(win.result.opponent_rating)};
}

} // namespace

std::optional<std::size_t> week_of(Day day, Day today) {
    const auto weeks_ago = std::max(today - day, days{0}) / week;
    if (weeks_ago >= static_cast<days::rep>(weeks_told)) return std::nullopt;
    return weeks_told - 1 - static_cast<std::size_t>(weeks_ago);
}

std::optional<puzzles::Rating> RatingOverTime::now() const {
    if (all < first_told || !is_known(*weeks.back())) return std::nullopt;
    return weeks.back();
}

RatingOverTime rating_over_time(std::span<const DatedGame> games, Day today) {
    RatingOverTime over_time{.all = games.size()};
    std::vector<RatedGame> so_far;
    auto game = games.begin();
    std::optional<Day> last;
    for (std::size_t number = 0; number < weeks_told; ++number) {
        const auto end = end_of(number, today);
        const bool is_last = number + 1 == weeks_told;
        for (; game != games.end() && (!game->day || *game->day <= end || is_last); ++game) {
            so_far.push_back(game->game);
            if (!game->day) continue;
            last = std::min(*game->day, today);
            if (week_of(*last, today) == number) ++over_time.games[number];
        }
        if (!so_far.empty()) over_time.weeks[number] = strength_of(so_far, last ? end - *last : days{0});
    }
    return over_time;
}

std::optional<BestWin> best_win(const RatedResults& results) {
    std::optional<BestWin> best;
    std::map<std::string, const RatedResult*> before; ///< By game: the last one.
    for (const auto& result : results.all()) {
        if (!is_dated(result)) continue;
        const auto* known = std::exchange(before[result.game], &result);
        if (result.score < 1) continue;
        BestWin win{.result = result};
        if (known != nullptr && is_known({.value = known->rating, .deviation = known->deviation}))
            win.above = result.opponent_rating - static_cast<int>(std::lround(known->rating));
        if (!best || worth(win) >= worth(*best)) best = std::move(win);
    }
    return best;
}

std::vector<TimedGame> all_played(std::vector<TimedGame> of_library, const RatedResults& results) {
    const auto key = [](const auto& one) { return std::pair(one.game, one.begun); };
    std::set<std::pair<std::string, std::chrono::sys_seconds>> known;
    for (const auto& one : of_library)
        known.insert(key(one));
    for (const auto& result : results.all()) {
        if (is_dated(result) && !known.contains(key(result)))
            of_library.push_back({.game = result.game, .begun = result.begun, .length = result.length});
    }
    std::ranges::stable_sort(of_library, {}, &TimedGame::begun);
    return of_library;
}

TimePlayed time_played(std::span<const TimedGame> games, Day today) {
    TimePlayed time;
    for (const auto& game : games) {
        time.all += game.length;
        if (const auto number = week_of(day_of_place(game.begun), today)) time.weeks[*number] += game.length;
    }
    return time;
}

std::set<Day> days_played(std::span<const TimedGame> games) {
    std::set<Day> all;
    for (const auto& game : games)
        all.insert(day_of_place(game.begun));
    return all;
}

PuzzleTally puzzle_tally(const PuzzleMarks& marks) {
    const auto is_solved = [](const auto& one) { return one.second.solved > 0; };
    return {.solved = static_cast<std::size_t>(std::ranges::count_if(marks.tries, is_solved)),
            .tried = marks.tries.size()};
}

std::vector<KindTold> kinds_told(const practice::Notes& notes) {
    std::map<practice::KindKey, practice::Learned> by_kind;
    for (const auto& [key, kept] : notes.exercises()) {
        auto& learned = by_kind[{.game = key.game, .kind = kept.exercise.kind}];
        ++(practice::is_learned(kept) ? learned.solved : learned.open);
    }
    std::vector<KindTold> all;
    for (const auto& [kind, learned] : by_kind)
        all.push_back({kind, learned});
    std::ranges::stable_sort(all, std::greater{},
                             [](const KindTold& one) { return one.learned.solved + one.learned.open; });
    return all;
}

} // namespace zugzwang::you
