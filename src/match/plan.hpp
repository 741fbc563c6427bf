// What decides the games of a match, so that it can be played in parts, by several threads or machines, and again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/sprt.hpp"
#include "record/json.hpp"
#include "ugi/announced_option.hpp"
#include "ugi/bot_terms.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::match {

/// What one player has of its own. With a budget or a clock it has no part of everybody's limits.
struct Terms {
    std::optional<Budget> budget{};       ///< For each of its moves.
    std::optional<ClockLimit> clock{};    ///< For the whole game, besides: who oversteps it loses.
    std::optional<std::size_t> hash_mb{}; ///< Memory for its tables, at least 1.
    ugi::BotOptions options{};            ///< Of an outside bot.

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// When a game ends before its rules end it; with 0 never for that reason.
struct Judging {
    std::uint64_t solver_nodes = 0; ///< The solver may visit so many after every move; what it proves is the result.
    std::uint64_t max_moves = 0;    ///< Then it is a draw.
    std::uint64_t agreed_moves = 0; ///< In so many moves of its own in a row each player said that one side is ahead
    double agreed_score = 0;        ///< by at least so much, in its own unit: that side wins.

    friend bool operator==(const Judging&, const Judging&) = default;
};

/// Two runs with the same plan and a budget of nodes play the same games, whatever runs them. Games that draw their
/// board from a number of their own (the option `seed`) draw another for each opening.
struct MatchPlan {
    const Game* game = nullptr;
    OptionValues options;
    std::array<std::string, 2> players; ///< Ids or `ugi:COMMAND`; [0] is "the first player" of all figures.
    std::uint64_t games = 100;
    Budget budget;                     ///< For each move.
    std::optional<ClockLimit> clock{}; ///< Of each player, for the whole game, besides.
    std::array<Terms, 2> terms;        ///< By player.
    Judging judging;
    std::uint64_t seed = 1;
    std::uint64_t pairing = 0; ///< Of a tournament: in each the players choose otherwise, from the same openings.
    bool swap = false;         ///< Games 2k and 2k+1 share an opening, with sides swapped.
    int random_opening = 0;    ///< Moves played at random from the start position before each game or pair.
    std::vector<std::string> openings; ///< Positions, used in turn; with random moves after them if both are given.
    /// Openings that the solver proves to be won by more than this are passed over, as long as there are others.
    std::optional<std::int64_t> max_opening_margin;
    std::uint64_t shard = 0, shards = 1; ///< Plays the pairs (or games) k with k mod shards = shard.
    std::optional<SprtBounds> sprt;
    ugi::BotTerms bots{}; ///< On which outside bots play.
};

struct Limits {
    Budget budget;                   ///< For each move.
    std::optional<ClockLimit> clock; ///< For the whole game.
};
/// Of a player, by its number in the plan.
[[nodiscard]] Limits limits_of(const MatchPlan& plan, std::size_t player);

/// The number of the opening that a game of the plan begins with; the games of a pair share theirs.
[[nodiscard]] std::uint64_t opening_number(const MatchPlan& plan, std::uint64_t game);

/// The position of an opening; depends on nothing but the plan and the number. Refuses a position that cannot be read
/// and one in which the game is over.
[[nodiscard]] Result<std::string> opening_position(const MatchPlan& plan, std::uint64_t number);

/// For the players' random choices in a game, by the player's number in the plan: a number below 2^63 that no other
/// draw of the match shares.
[[nodiscard]] std::uint64_t player_seed(const MatchPlan& plan, std::uint64_t game, std::size_t player);

/// The games of this plan's shard, in order.
[[nodiscard]] std::vector<std::uint64_t> games_of_shard(const MatchPlan& plan);

/// The options that decide a game, whether they were set or not.
[[nodiscard]] Json options_json(const Game& game, const OptionValues& options);

/// What the plans of matches and tournaments say alike in their lines: limits for each move, whatever a player has of
/// its own, and what is left out where nobody asked for it.
[[nodiscard]] Json limits_json(const Budget& budget);
void add_clock(const std::optional<ClockLimit>& clock, Json& to);
void add_terms(const Terms& terms, Json& to);
void add_judging(const Judging& judging, const std::optional<std::int64_t>& max_opening_margin, Json& to);

/// One line of JSON that names all that decides a game of the plan (not how many are played, nor by whom): the first
/// line of a record file.
[[nodiscard]] std::string plan_line(const MatchPlan& plan);

} // namespace zugzwang::match
