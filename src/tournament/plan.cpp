#include "tournament/plan.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "match/speed.hpp"
#include "record/json.hpp"

namespace zugzwang::tournament {
namespace {

/// By Kind.
constexpr std::array<std::string_view, 4> kind_words{"round-robin", "gauntlet", "swiss", "knock-out"};
constexpr std::uint64_t deciding_games = 6; // three more pairs, where a knock-out's pairing stands even

Json entrant_json(const Entrant& entrant) {
    Json json = Json::Object{{"name", entrant.name}, {"player", entrant.player}};
    match::add_terms(entrant.terms, json);
    return json;
}

} // namespace

std::string_view kind_word(Kind kind) { return kind_words[static_cast<std::size_t>(kind)]; }

std::optional<Kind> kind_from_word(std::string_view word) {
    const auto found = std::ranges::find(kind_words, word);
    if (found == kind_words.end()) return std::nullopt;
    return static_cast<Kind>(found - kind_words.begin());
}

std::uint64_t max_games_of_pairing(const TournamentPlan& plan) {
    return plan.games + (plan.kind == Kind::knock_out ? deciding_games : 0);
}

std::uint64_t game_number(const TournamentPlan& plan, std::uint64_t pairing, std::uint64_t game) {
    return pairing * max_games_of_pairing(plan) + game;
}

PlaceOfGame place_of_game(const TournamentPlan& plan, std::uint64_t number) {
    return {number / max_games_of_pairing(plan), number % max_games_of_pairing(plan)};
}

match::MatchPlan match_of(const TournamentPlan& plan, const Pairing& pairing) {
    match::MatchPlan match;
    match.game = plan.game;
    match.options = plan.options;
    match.games = max_games_of_pairing(plan);
    match.budget = plan.budget;
    match.clock = plan.clock;
    match.seed = plan.seed;
    match.pairing = pairing.number;
    match.swap = true;
    match.random_opening = plan.random_opening;
    match.openings = plan.openings;
    match.bots = plan.bots;
    match.max_opening_margin = plan.max_opening_margin;
    match.judging = plan.judging;
    for (const std::size_t player : {0U, 1U}) {
        const auto& entrant = plan.entrants[player == 0 ? pairing.first : pairing.second];
        match.players[player] = entrant.player;
        match.terms[player] = entrant.terms;
    }
    return match;
}

BySide<std::size_t> seated(const Pairing& pairing, bool swapped) {
    return swapped ? BySide<std::size_t>{{pairing.second, pairing.first}}
                   : BySide<std::size_t>{{pairing.first, pairing.second}};
}

GameRecord labelled(const TournamentPlan& plan, const Pairing& pairing, std::uint64_t game, GameRecord record) {
    record.match->index = game_number(plan, pairing.number, game);
    const auto entrants = seated(pairing, record.match->swapped);
    for (const Side side : both_sides)
        record.seats[side].name = plan.entrants[entrants[side]].name;
    return record;
}

TournamentPlan scaled(TournamentPlan plan, double factor) {
    plan.budget = match::scaled(plan.budget, factor);
    plan.clock = match::scaled(plan.clock, factor);
    for (auto& entrant : plan.entrants)
        entrant.terms = match::scaled(std::move(entrant.terms), factor);
    return plan;
}

std::string plan_line(const TournamentPlan& plan) {
    Json::Array entrants;
    for (const auto& entrant : plan.entrants)
        entrants.push_back(entrant_json(entrant));
    Json line = Json::Object{{"tournament", plan.game->id}, {"kind", kind_word(plan.kind)},
                             {"entrants", entrants},        {"games", plan.games},
                             {"rounds", plan.rounds},       {"limits", match::limits_json(plan.budget)},
                             {"seed", plan.seed},           {"random_opening", plan.random_opening},
                             {"openings", plan.openings},   {"options", match::options_json(*plan.game, plan.options)}};
    match::add_clock(plan.clock, line);
    match::add_judging(plan.judging, plan.max_opening_margin, line);
    return line.line();
}

} // namespace zugzwang::tournament
