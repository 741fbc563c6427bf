#include "desk/rated/own_rating.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "desk/day_words.hpp"
#include "desk/ladder_game.hpp"
#include "desk/puzzle_round.hpp"
#include "desk/rated/strength.hpp"
#include "keep/keeper.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/echo.hpp"

namespace zugzwang {
namespace {

using puzzles::Rating;

/// The games against the rungs that were played before any was rated, as results of the day from which days are
/// counted.
std::vector<RatedResult> results_before(const SceneContext& context, const Game& game) {
    std::vector<RatedResult> played;
    for (std::size_t number = 0; number < game.ladder.rungs.size(); ++number) {
        const auto& rung = game.ladder.rungs[number];
        const auto& record = rung_record(context, game, number);
        const auto add = [&](std::uint64_t count, double score) {
            for (std::uint64_t one = 0; one < std::min<std::uint64_t>(count, max_games_weighed); ++one)
                played.push_back({.game = game.id,
                                  .opponent = rung.player.id,
                                  .opponent_rating = rung.rating,
                                  .begun = std::chrono::sys_seconds(std::chrono::seconds(played.size())),
                                  .score = score});
        };
        add(record.lost, 0);
        add(record.games - record.won - record.lost, 0.5);
        add(record.won, 1);
    }
    return played;
}

/// What counts of that game, and when the last of it was played.
struct Played {
    std::vector<RatedGame> games;
    std::chrono::days ago{0};
};

Played played(const SceneContext& context, const Game& game) {
    Played all;
    for (const auto& one : counted_results(context, game)) {
        all.games.push_back({.opponent = one.opponent_rating, .score = one.score});
        if (one.begun >= results_are_dated) all.ago = today(context) - day_of_place(one.begun);
    }
    return all;
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

void add_rated_result(SceneContext& context, const RatedResult& result) {
    if (context.keeper != nullptr)
        context.keeper->results().add(result);
    else
        context.results.add(result);
}

std::vector<RatedResult> counted_results(const SceneContext& context, const Game& game) {
    const auto& results = rated_results(context);
    if (results.last(game.id) == nullptr) return results_before(context, game);
    std::vector<RatedResult> counted;
    std::ranges::copy_if(results.all(), std::back_inserter(counted),
                         [&](const auto& one) { return one.game == game.id; });
    return counted;
}

Rating own_rating(const SceneContext& context, const Game& game) {
    const auto all = played(context, game);
    return strength_of(all.games, all.ago);
}

bool is_known(const Rating& rating) {
    constexpr double widest = 200;
    return rating.deviation <= widest;
}

std::string rating_words(const Rating& rating) {
    if (!is_known(rating)) return tr("not known yet");
    return filled("{} ± {}", std::lround(rating.value), std::lround(2 * rating.deviation));
}

std::optional<RatedSeats> rated_seats(const Game& game, const SessionConfig& config) {
    const auto person = challenger(game, config);
    if (!person) return std::nullopt;
    const auto opponent = rating_of(game, config.players[other(*person)]);
    if (!opponent) return std::nullopt;
    return RatedSeats{.person = *person, .opponent = *opponent};
}

int fitting_echo(const Ladder& ladder, const Rating& person) {
    const int lowest = ladder.rungs.front().rating, highest = ladder.rungs.back().rating;
    // An Echo cannot be off to the other side of an end; so that it is not off on the mean either, it stays at the end
    // where the person may well be beyond it.
    const double near = 0.75 * person.deviation;
    if (person.value < lowest + near) return lowest;
    return person.value > highest - near ? highest : static_cast<int>(std::lround(person.value));
}

std::optional<RatingChange> count_for_rating(SceneContext& context, const Game& game, const Session& session) {
    const auto seats = rated_seats(game, session.config());
    if (!seats) return std::nullopt;
    const auto record = session.record();
    if (record.seats[seats->person].help > 0 || !record.date || rated_results(context).has(game.id, *record.date))
        return std::nullopt;
    if (rated_results(context).last(game.id) == nullptr) {
        for (const auto& one : results_before(context, game))
            add_rated_result(context, one);
    }
    const double score = score_of(seats->person, *session.news().outcome);
    auto all = played(context, game);
    const auto before = strength_of(all.games, all.ago);
    all.games.push_back({.opponent = seats->opponent, .score = score});
    const auto after = strength_of(all.games, std::chrono::days(0));
    add_rated_result(context, {.game = game.id,
                               .opponent = record.seats[other(seats->person)].player,
                               .opponent_rating = seats->opponent,
                               .begun = *record.date,
                               .score = score,
                               .length = length_of(record),
                               .rating = after.value,
                               .deviation = after.deviation});
    return RatingChange{before, after};
}

void Rated::follow(const Session& session) {
    if (!session.news().outcome) return forget();
    if (!std::exchange(is_counted_, true)) change_ = count_for_rating(context_, game_, session);
}

std::string Rated::words() const {
    if (!change_) return {};
    if (!is_known(change_->before)) return tr("Your rating: {rating}", {{"rating", rating_words(change_->after)}});
    return tr("Your rating: {before} to {after}",
              {{"before", std::lround(change_->before.value)}, {"after", std::lround(change_->after.value)}});
}

std::optional<RatedSeats> echo_seats(const Game& game, const SessionConfig& config) {
    const auto seats = rated_seats(game, config);
    return seats && echo_rating(config.players[other(seats->person)]) ? seats : std::nullopt;
}

SessionConfig echo_config(SceneContext& context, const Game& game, std::optional<Side> person) {
    const auto met = std::ranges::count_if(rated_results(context).all(), [&](const RatedResult& one) {
        return one.game == game.id && echo_rating(one.opponent).has_value();
    });
    const Side side = person.value_or(met % 2 == 0 ? Side::first : Side::second);
    const Side favoured = met / 2 % 2 == 0 ? side : other(side);
    SessionConfig config;
    config.options = ladder_options(game, context.random.below(board_numbers), favoured);
    seat_by_nodes(config, echo_id(fitting_echo(game.ladder, own_rating(context, game))), other(side));
    return config;
}

} // namespace zugzwang
