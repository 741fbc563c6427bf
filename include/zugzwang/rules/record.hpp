// A game as a value: where it began, what was played by whom, how it ended, what is known of it. Saves, the library,
// matches, films and puzzles all keep this one form; loading it is playing it, so the rules check every move.
//
// As JSON (src/record/ writes and reads it) a record is one object on one line of ASCII. Pairs are of the first and the
// second side. Members that it must have:
//   "game"      the game's id
//   "players"   pair: `human`, one of the game's player ids, `ugi:COMMAND`, or `far:NUMBER` (a game by link)
//   "start"     the position that it began with
//   "moves"     what was played from there: a list of texts
//   "result"    "p1win", "p2win", "draw", or "none" for a game that is not over
// and members that it has where they say anything:
//   "format"    "zugzwang record"; always written
//   "version"   record_version, always written; without both it is of a match before there were versions, and is read
//   "options"   those that were set, as texts: {"rows":"5"}
//   "taken_back"  the moves that redo would play, the next one first
//   "seconds"   what each move took, those taken back included; null where it is not known: [1.5,null]
//   "values"    what each position is worth to the first side, 0 lost to 1 won, the start's first; null where nobody
//               asked, {} where the answer was not known: [{"first":0.5},{"first":1,"exact":true},null]; besides, where
//               they are known, "margin" by how much the first side wins under best play, "choices" how many moves
//               there are, "best" those that keep the value, "partial":true where there may be more best ones than
//               these, "runner_up" what it would be worth to the first side without the best move, where nothing is
//               proven, "line" how play goes on from there, and "milliseconds" what the answer might take:
//               {"first":1,"exact":true,"choices":3,"best":["2"],"line":["2","1"]}
//   "thoughts"  what a computer reported of each move; null for a person's:
//               [{"nodes":332,"depth":2,"score":2,"cut":14,"seconds":0.024},null]
//   "names"     pair: what the players are called, "" where that follows from who they are
//   "clocks"    pair: seconds used in the whole game
//   "clock_limits"  pair: the seconds that a clock has for the game and those that each move adds, null without one:
//               [[300.0,2.0],null]
//   "spent"     seconds spent on the move to come
//   "limits"    pair: what a computer may spend on each move, null where nobody said; what is left out has no limit:
//               [null,{"milliseconds":1000,"nodes":50000,"depth":4}]
//   "help"      pair: how often each asked for help: a hint, the insight, a move taken back
//   "margin"    by how much the winner won, in the game's own unit
//   "forfeit"   why it ended before its rules ended it, in English
//   "forfeit_message"  the same to be translated: the message, then what stands for each of its {}
//   "date"      when it was begun, in UTC: "2024-05-31T18:30:00Z"
//   "index", "swapped", "nodes", "microseconds", "asked"  all of MatchFigures, or none
//   "said"      where there are those: the last lines of an outside bot that forfeited, and of its standard error:
//               {"output":["bestmove 99"],"errors":["bot.py: no such square"]}
// Other members are passed over.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/base/seconds.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/rules/last_words.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// What this program writes; it reads this version and all before it.
inline constexpr int record_version = 1;
/// A longer text is no record: it is refused before anything of it is looked at. The longest game, of a row of a
/// million numbers, fits with the times of its moves.
inline constexpr std::size_t max_record_bytes = std::size_t{32} << 20;

/// What a position is worth to the first player: 0 lost, 1 won; the second has the rest. Empty where the strongest
/// player could not tell.
struct PositionValue {
    std::optional<double> first_share{};
    bool exact = false;                   ///< Proven: the share is 0, 0.5 or 1.
    std::optional<std::int64_t> margin{}; ///< By how much the first side wins under best play, where margins count.
    std::size_t choices = 0;              ///< Legal moves; 0 where nobody counted, and in a position that is over.
    /// Where exact, all moves that keep the value, sorted; else the one that the strongest player would play. Empty
    /// where nobody asked, and in a position that is over.
    std::vector<std::string> best{};
    bool partial = false; ///< Of an exact value: there may be more best moves than these.
    /// What it would be worth to the first side without the best move, 0 to 1; empty where it is exact, where nobody
    /// looked, and where there is no other move.
    std::optional<double> runner_up_share{};
    std::vector<std::string> line{}; ///< How play goes on from here, beginning with a best move; may be empty.
    /// What it might take to be found out, more than 0; empty where it is exact, and where that was no limit of time.
    std::optional<std::chrono::milliseconds> time{};

    friend bool operator==(const PositionValue&, const PositionValue&) = default;
};

/// What a computer reported when it had decided on a move.
struct MoveThought {
    std::uint64_t nodes = 0;
    int depth = 0;                 ///< In moves; 0 where the player does not search.
    std::optional<double> score{}; ///< Of the side that moved, in the player's unit; empty where it judges nothing.
    std::optional<std::uint64_t> cut{}; ///< Branches cut off; empty for players that cut none.
    Seconds time{0};                    ///< That it thought.

    friend bool operator==(const MoveThought&, const MoveThought&) = default;
};

struct RecordedMove {
    std::string text;
    std::optional<Seconds> time{};        ///< That it took, at least 0.
    std::optional<PositionValue> value{}; ///< Of the position after it.
    std::optional<MoveThought> thought{}; ///< Of the computer that played it.

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

/// What a clock allows.
struct ClockLimit {
    Seconds game{0};      ///< For all moves of the game together, more than 0.
    Seconds increment{0}; ///< That each move made adds, at least 0.

    friend bool operator==(const ClockLimit&, const ClockLimit&) = default;
};

/// What a computer may spend on each move; 0 means no limit of that kind.
struct MoveLimit {
    std::chrono::milliseconds time{0};
    std::uint64_t nodes = 0;
    int depth = 0; ///< Plies of the nominal search.

    friend bool operator==(const MoveLimit&, const MoveLimit&) = default;
};

/// Who sat on one side.
struct RecordedSeat {
    std::string player{"human"};      ///< As SessionConfig::players.
    std::string name{};               ///< Empty where it follows from `player`.
    Seconds used{0};                  ///< In the whole game, for moves that were taken back too; at least 0.
    std::uint64_t help = 0;           ///< How often it asked for a hint or the insight or took a move back.
    std::optional<MoveLimit> limit{}; ///< Of a computer.
    std::optional<ClockLimit> clock{};

    friend bool operator==(const RecordedSeat&, const RecordedSeat&) = default;
};

/// How a game ended.
struct GameResult {
    Outcome outcome;
    std::optional<Refusal> forfeit{}; ///< Why it ended before its rules ended it.

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// Forfeits that are nobody's mistake, by their messages. All others, and the first two, lose for the side to move.
namespace forfeits {
inline constexpr const char* out_of_time = message("out of time");
inline constexpr const char* resigned = message("resigned");
/// By the side that was not to move: it did not wait for the answer.
inline constexpr const char* resigned_waiting = message("resigned while the other side was to move");
inline constexpr const char* draw_agreed = message("draw agreed"); ///< Nobody loses.
} // namespace forfeits

/// Words of games that were judged before their rules ended them; they stand where a forfeit does, but nobody forfeits.
namespace judgements {
inline constexpr BySide<const char*> proven{{message("the solver has proven that the first side wins"),
                                             message("the solver has proven that the second side wins")}};
inline constexpr const char* proven_draw = message("the solver has proven a draw");
inline constexpr BySide<const char*> agreed{
    {message("both players see the first side win"), message("both players see the second side win")}};
inline constexpr const char* too_long = message("too many moves"); ///< A draw.
} // namespace judgements

[[nodiscard]] bool is_judgement(const Refusal& why);

/// How a game ends by that forfeit or judgement, while `to_move` is to move.
[[nodiscard]] GameResult forfeited(Side to_move, Refusal why);

/// What a match notes of one of its games.
struct MatchFigures {
    std::uint64_t index = 0;              ///< In its match, from 0.
    bool swapped = false;                 ///< The match's first player sat on the second side.
    BySide<std::uint64_t> nodes{};        ///< Searched in all moves.
    BySide<std::uint64_t> microseconds{}; ///< Thought in all moves.
    BySide<std::uint64_t> asked{};        ///< Moves asked for.
    LastWords said{};                     ///< By the bot that forfeited it.

    friend bool operator==(const MatchFigures&, const MatchFigures&) = default;
};

struct GameRecord {
    std::string game;                                          ///< Its id.
    std::map<std::string, std::string, std::less<>> options{}; ///< Those that were set, by id, as OptionValues::set.
    std::string start{};                                       ///< The position that it began with.
    std::optional<PositionValue> start_value{};
    std::vector<RecordedMove> moves{};      ///< Played from there.
    std::vector<RecordedMove> taken_back{}; ///< What redo would play, the next one first.
    Seconds spent{0};                       ///< On the move to come, at least 0.
    BySide<RecordedSeat> seats{};
    std::optional<GameResult> result{};             ///< Of the position after `moves`; empty when the game is not over.
    std::optional<std::chrono::sys_seconds> date{}; ///< When it was begun, in the years 0 to 9999.
    std::optional<MatchFigures> match{};

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// As `result` has it: "p1win", "p2win", "draw", or "none".
[[nodiscard]] std::string_view result_word(const std::optional<Outcome>& outcome);

/// What is wrong with a told result of a position whose rules say `by_rules` (empty: it is not over), if anything is.
[[nodiscard]] std::optional<Refusal> wrong_result(const GameResult& told, const std::optional<Outcome>& by_rules);

} // namespace zugzwang
