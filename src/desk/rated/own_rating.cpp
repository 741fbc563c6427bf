#include "desk/rated/own_rating.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "desk/ladder_game.hpp"
#include "desk/puzzle_round.hpp"
#include "keep/keeper.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/echo.hpp"

namespace zugzwang {
namespace {

using puzzles::Encounter;
using puzzles::Rating;

/// What the games against the rungs say that were played before any was rated.
Rating first_rating(const SceneContext& context, const Game& game) {
    std::vector<Encounter> played;
    for (std::size_t rung = 0; rung < game.ladder.rungs.size(); ++rung) {
        const auto& record = rung_record(context, game, rung);
        const Rating opponent{.value = static_cast<double>(game.ladder.rungs[rung].rating),
                              .deviation = rung_deviation};
        const auto drawn = record.games - record.won - record.lost;
        played.insert(played.end(), record.won, {opponent, 1});
        played.insert(played.end(), record.lost, {opponent, 0});
        played.insert(played.end(), drawn, {opponent, 0.5});
    }
    return puzzles::rated(puzzles::newcomer, played);
}

/// The rating of an opponent that has one.
std::optional<int> rating_of(const Game& game, const std::string& player) {
    if (const auto rung = find_rung(game, player)) return game.ladder.rungs[*rung].rating;
    return echo_rating(player);
}

double score_of(Side person, const Outcome& outcome) {
    return !outcome.winner ? 0.5 : *outcome.winner == person ? 1 : 0;
}

} // namespace

const RatedResults& rated_results(const SceneContext& context) {
    return context.keeper != nullptr ? context.keeper->results().results() : context.results;
}

Rating own_rating(const SceneContext& context, const Game& game) {
    const auto* last = rated_results(context).last(game.id);
    if (last == nullptr) return first_rating(context, game);
    return puzzles::aged({.value = last->rating, .deviation = last->deviation},
                         today(context) - std::chrono::floor<std::chrono::days>(last->begun));
}

std::string rating_words(const Rating& rating) {
    return filled("{} ± {}", std::lround(rating.value), std::lround(2 * rating.deviation));
}

std::optional<RatedSeats> rated_seats(const Game& game, const SessionConfig& config) {
    const auto person = challenger(game, config);
    if (!person) return std::nullopt;
    const auto opponent = rating_of(game, config.players[other(*person)]);
    if (!opponent) return std::nullopt;
    return RatedSeats{.person = *person, .opponent = *opponent};
}

std::optional<RatingChange> count_for_rating(SceneContext& context, const Game& game, const Session& session) {
    const auto seats = rated_seats(game, session.config());
    if (!seats) return std::nullopt;
    const auto record = session.record();
    if (record.seats[seats->person].help > 0 || !record.date || rated_results(context).has(game.id, *record.date))
        return std::nullopt;
    const Encounter met{{.value = static_cast<double>(seats->opponent), .deviation = rung_deviation},
                        score_of(seats->person, *session.news().outcome)};
    const auto before = own_rating(context, game), after = puzzles::rated(before, {&met, 1});
    Seconds length{0};
    for (const auto& move : record.moves)
        length += move.time.value_or(Seconds{0});
    const RatedResult result{.game = game.id,
                             .opponent = record.seats[other(seats->person)].player,
                             .opponent_rating = seats->opponent,
                             .begun = *record.date,
                             .score = met.score,
                             .length = length,
                             .rating = after.value,
                             .deviation = after.deviation};
    if (context.keeper != nullptr)
        context.keeper->results().add(result);
    else
        context.results.add(result);
    return RatingChange{before, after};
}

SessionConfig echo_config(SceneContext& context, const Game& game) {
    const auto& rungs = game.ladder.rungs;
    const auto wanted = static_cast<int>(std::lround(own_rating(context, game).value));
    const int rating = std::clamp(wanted, rungs.front().rating, rungs.back().rating);
    const auto played =
        static_cast<std::size_t>(std::ranges::count_if(rated_results(context).all(), [&](const RatedResult& one) {
            return one.game == game.id && echo_rating(one.opponent).has_value();
        }));
    const Side person = played % 2 == 0 ? Side::first : Side::second;
    const Side favoured = played / 2 % 2 == 0 ? person : other(person);
    SessionConfig config;
    config.options = ladder_options(game, context.random.below(board_numbers), favoured);
    seat_by_nodes(config, echo_id(rating), other(person));
    return config;
}

} // namespace zugzwang
