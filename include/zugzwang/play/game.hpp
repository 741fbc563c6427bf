// A catalog entry: all that the program knows of a game before it is opened.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "zugzwang/gfx/theme_section.hpp"
#include "zugzwang/play/guide.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/mistake_source.hpp"
#include "zugzwang/play/player_spec.hpp"
#include "zugzwang/play/puzzle_source.hpp"
#include "zugzwang/play/session.hpp"
#include "zugzwang/play/start_editor.hpp"
#include "zugzwang/play/table.hpp"
#include "zugzwang/rules/options.hpp"

namespace zugzwang {

/// How the play scene arranges panels about the board.
enum class TableStyle : std::uint8_t {
    columns, ///< Both seats left, a square board, moves and insight right.
    facing,  ///< A seat on either side, the board between them (Sticks).
    broad,   ///< A seat on either side on top, the board below over the whole width (Numbers).
};

/// A board that the setup offers at a glance.
struct UsualBoard {
    std::string words; ///< "5 × 5". Not yet translated.
    /// By id; all others are left at their defaults.
    std::vector<std::pair<std::string, std::string>> options;
    /// Of both sides together, how many a game has: the mean of twenty games between the second and the fourth rung of
    /// the ladder, or what the rules say where all games have as many.
    double moves = 0;
};

struct Game {
    std::string id;
    std::string title;
    std::string icon{};                 ///< Its sprite beside its title in lists; empty: none.
    std::array<std::string, 2> tagline; ///< Two short lines on the menu card.
    std::vector<std::string> rules;     ///< Paragraphs for the help, after the words of the guide.
    struct Term {
        std::string word, meaning;
    };
    std::vector<Term> terms; ///< Words that the insight uses, explained.
    Guide guide{};           ///< A first visitor's minute.
    /// More paragraphs, translated: what the rules come to from that position, without one in the usual game. May be
    /// empty.
    std::function<std::vector<std::string>(const std::optional<std::string>& position)> rules_from{};
    /// What the game that began with that position is called in a list, translated: "Boxes 5 × 5". Without it, its
    /// title.
    std::function<std::string(const std::string& start)> listed_as{};
    /// All points that both sides together can have in the game that began with that position: its boxes, the sum of
    /// its row. Empty where margins do not count.
    std::function<std::int64_t(const std::string& start)> points{};
    /// What is known beforehand of the game with these options, translated: "Solved: a draw if nobody errs". Without
    /// it, or with an empty answer, nothing is.
    std::function<std::string(const OptionValues& options)> known_of{};
    /// A proof of what a position is worth, as a text that programs can check which know nothing but the rules, or why
    /// there can be none. Empty: the game has no such proofs. Any thread; takes seconds.
    std::function<Result<std::string>(const std::string& position, const std::stop_token& stop)> prove{};
    /// How it ends where the last move decides: "last stick"; empty where points are counted. Not yet translated.
    std::string last_move_words{};
    /// A small picture shows a finished game best so many moves before its end; with fewer moves, at its start.
    std::size_t pictured_before_end = 0;
    BySide<std::string> side_names{};         ///< "White", "Black"; empty: called by their colours.
    BySide<std::string> side_texts{"1", "2"}; ///< The sides in positions and in answers to programs.
    TableStyle style = TableStyle::columns;
    bool has_insight = true; ///< There is something that a teacher would point at.
    bool has_labels = false; ///< Its squares have names at the board's edge, which follow SessionSwitches::labels.
    /// "Numbers at the points", where things on the board have numbers, which follow SessionSwitches::numbers.
    std::string numbers_words{};
    ThemeSection theme{}; ///< The colours and durations of its own.
    std::vector<OptionSpec> options;
    /// Values for some of the options with which a game is small and soon over: for menu cards and tests.
    std::vector<std::pair<std::string, std::string>> small;
    std::vector<UsualBoard> boards{}; ///< The smallest first; may be none.
    std::size_t first_board = 0;      ///< Of `boards` the one that a first game is played on.
    double seconds_a_move = 15;       ///< What a person takes for a move, with the answer to it: an estimate.
    std::vector<PlayerSpec> players;  ///< Weakest first; the last one is the strongest.
    Ladder ladder{};                  ///< Its opponents one above the other; may have no rungs.
    bool solves_on_threads = false;   ///< Its solver uses SolveRequest::threads.
    /// Empty: it has no puzzles.
    std::optional<PuzzleSource> puzzles{};
    MistakeSource mistakes{}; ///< Names for what its players do wrong.

    /// Why the options do not go together, if they do not.
    std::function<std::optional<Refusal>(const OptionValues&)> check;
    std::function<Result<std::unique_ptr<Session>>(const SessionConfig&, Workers&)> start_session;
    std::function<Result<std::unique_ptr<Table>>(const OptionValues&)> open_table;

    /// Lets a person lay a position out by hand, beginning with that position where there is one, else with what the
    /// options say. Empty for games without an editor. What it makes stands in for all of the game's options.
    std::function<std::unique_ptr<StartEditor>(const OptionValues&, const std::optional<std::string>& position)>
        edit_start;
    /// On the button of the setup that opens it for the start: "Place the points"; empty where only the analysis board
    /// offers it.
    std::string edit_start_words;
};

/// All games in menu order. Made once, at the first call; any thread.
[[nodiscard]] const std::vector<Game>& catalog();
/// The game of that id, or null.
[[nodiscard]] const Game* find_game(std::string_view id);
/// The options of a small game.
[[nodiscard]] OptionValues small_options(const Game& game);
/// The options of one of its usual boards.
[[nodiscard]] OptionValues board_options(const Game& game, const UsualBoard& board);
/// About how long a game on it takes, rounded; at least 1.
[[nodiscard]] std::int64_t minutes_of(const Game& game, const UsualBoard& board);
/// Game::points; 0 where margins do not count.
[[nodiscard]] std::int64_t points_of(const Game& game, const std::string& start);
/// What a session goes on with a record of the game by: its options, its players, their names and limits. Refuses
/// options that are not the game's; the session refuses the rest.
[[nodiscard]] Result<SessionConfig> config_of(const Game& game, GameRecord record);
/// A table at the end of a recorded game, of which the rules allowed every move and the result; or what is wrong, with
/// the number of a move.
[[nodiscard]] Result<std::unique_ptr<Table>> played_table(const Game& game, const GameRecord& record);
/// The game's player of that id, be it a rung's or an Echo's (play/echo.hpp), or null.
[[nodiscard]] const PlayerSpec* find_player(const Game& game, std::string_view id);

/// The place in the ladder of the rung whose player has that id.
[[nodiscard]] std::optional<std::size_t> find_rung(const Game& game, std::string_view id);
/// The board of a game on the ladder, as Ladder::options says.
[[nodiscard]] OptionValues ladder_options(const Game& game, std::uint64_t number, Side climber);

} // namespace zugzwang
