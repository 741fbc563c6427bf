// What decides the games of a tournament: who plays whom, from which openings, how long they may think.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "match/plan.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::tournament {

enum class Kind : std::uint8_t {
    round_robin, ///< Everybody meets everybody.
    gauntlet,    ///< The first player meets everybody else.
    swiss,       ///< In every round those meet who have as many points and have not met.
    knock_out,   ///< Who loses plays on for the places below: everybody has a place in the end.
};

/// "round-robin", "gauntlet", "swiss", "knock-out".
[[nodiscard]] std::string_view kind_word(Kind kind);
[[nodiscard]] std::optional<Kind> kind_from_word(std::string_view word);

struct Entrant {
    std::string name;     ///< Of no other entrant.
    std::string player;   ///< An id of the game, or `ugi:COMMAND`.
    match::Terms terms{}; ///< For itself alone.
};

/// Two runs with the same plan and budgets of nodes play the same games, whatever runs them.
struct TournamentPlan {
    const Game* game = nullptr;
    OptionValues options;
    std::vector<Entrant> entrants; ///< The strongest first, where that is known; at least two.
    Kind kind = Kind::round_robin;
    std::uint64_t games = 2;           ///< Of every pairing; games 2k and 2k+1 share an opening, with sides swapped.
    std::uint64_t rounds = 0;          ///< Of a Swiss tournament; 0: as many as tell a winner, and two more.
    Budget budget;                     ///< For each move of whoever has no limits of its own,
    std::optional<ClockLimit> clock{}; ///< and for its whole game, besides.
    std::uint64_t seed = 1;
    match::Judging judging;
    int random_opening = 0; ///< As in MatchPlan, as are the next four; all pairings share their openings.
    std::vector<std::string> openings;
    std::optional<std::int64_t> max_opening_margin;
    std::uint64_t shard = 0, shards = 1;
    ugi::BotTerms bots{}; ///< On which outside bots play.
};

/// Two that meet; the first has the first side in the first game.
struct Pairing {
    std::uint64_t number = 0; ///< From 0, in the order in which they are played.
    std::uint64_t round = 0;
    std::size_t first = 0, second = 0; ///< Entrants.

    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Games of one pairing at most: those of the plan, and in a knock-out more while they stand even.
[[nodiscard]] std::uint64_t max_games_of_pairing(const TournamentPlan& plan);
/// The number that a pairing's game has among all games, and back.
[[nodiscard]] std::uint64_t game_number(const TournamentPlan& plan, std::uint64_t pairing, std::uint64_t game);
struct PlaceOfGame {
    std::uint64_t pairing = 0, game = 0;
};
[[nodiscard]] PlaceOfGame place_of_game(const TournamentPlan& plan, std::uint64_t number);

/// The plan of the match that a pairing is.
[[nodiscard]] match::MatchPlan match_of(const TournamentPlan& plan, const Pairing& pairing);

/// Which entrants sit where in a game of a pairing.
[[nodiscard]] BySide<std::size_t> seated(const Pairing& pairing, bool swapped);

/// The record of a game that the match of a pairing was to play, with its number among all games and the names of its
/// players.
[[nodiscard]] GameRecord labelled(const TournamentPlan& plan, const Pairing& pairing, std::uint64_t game,
                                  GameRecord record);

/// With every time of everybody scaled, as match/speed.hpp has it.
[[nodiscard]] TournamentPlan scaled(TournamentPlan plan, double factor);

/// One line of JSON that names all that decides a game of the plan: the first line of its record file.
[[nodiscard]] std::string plan_line(const TournamentPlan& plan);

} // namespace zugzwang::tournament
