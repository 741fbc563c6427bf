#include "desk/you/told.hpp"

#include <algorithm>

#include "desk/day_words.hpp"
#include "desk/ladder_game.hpp"
#include "desk/practice/practice_round.hpp"
#include "desk/rated/own_rating.hpp"
#include "keep/keeper.hpp"

namespace zugzwang::you {

namespace {

const Library* library_of(const SceneContext& context) {
    return context.keeper == nullptr ? nullptr : context.keeper->library();
}

GameTold game_told(const SceneContext& context, const Game& game, Day today) {
    std::vector<DatedGame> games;
    for (const auto& result : counted_results(context, game)) {
        games.push_back({.game = {.opponent = result.opponent_rating, .score = result.score}});
        if (result.begun >= results_are_dated) games.back().day = day_of_place(result.begun);
    }
    GameTold told{.game = &game, .rating = rating_over_time(games, today)};
    for (std::size_t rung = 0; rung < game.ladder.rungs.size(); ++rung)
        told.climbed.push_back(rung_record(context, game, rung).stars.is_climbed());
    return told;
}

std::size_t stars_in(const RungStars& stars) {
    return static_cast<std::size_t>(stars.moving_first) + static_cast<std::size_t>(stars.moving_second) +
           static_cast<std::size_t>(stars.without_help);
}

} // namespace

Told told(const SceneContext& context) {
    Told all{.today = zugzwang::today(context), .last_played = context.games.size() / 2};
    const auto* library = library_of(context);
    const auto& results = rated_results(context);
    const auto played = all_played(library == nullptr ? std::vector<TimedGame>() : library->played(), results);
    for (const auto& game : context.games)
        all.games.push_back(game_told(context, game, all.today));
    if (!played.empty()) {
        const auto last = std::ranges::find(context.games, played.back().game, &Game::id);
        if (last != context.games.end()) all.last_played = static_cast<std::size_t>(last - context.games.begin());
        all.since = day_of_place(played.front().begun);
    }
    all.best = best_win(results);
    all.puzzles = puzzle_tally(puzzle_marks(context));
    all.days = puzzles::streak_of(days_played(played), all.today);
    all.time = time_played(played, all.today);
    all.kinds = kinds_told(practice_notes(context));
    all.played = played.size();
    return all;
}

Amounts amounts(const SceneContext& context) {
    const auto* library = library_of(context);
    Amounts all{.games = library == nullptr ? 0 : library->tally({}).games,
                .rated = rated_results(context).all().size(),
                .puzzles = puzzle_marks(context).tries.size(),
                .exercises = practice_notes(context).exercises().size()};
    for (const auto& [rung, record] : context.ladders.rungs())
        all.stars += stars_in(record.stars);
    return all;
}

} // namespace zugzwang::you
