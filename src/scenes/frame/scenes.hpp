// How scenes are made: those that the program can open by itself, and those that scenes open from one another.
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "desk/address.hpp"
#include "desk/championship.hpp"
#include "desk/far/far_games.hpp"
#include "desk/opened.hpp"
#include "desk/practice/practice_round.hpp"
#include "keep/library.hpp"
#include "scenes/frame/page_scene.hpp"

namespace zugzwang {

/// The title and a card for each game; the lowest scene of the stack, always.
[[nodiscard]] std::unique_ptr<Scene> make_menu(SceneContext& context);

/// Chooses who plays and with which options.
[[nodiscard]] std::unique_ptr<Scene> make_setup(SceneContext& context, const Game& game);

/// The game's opponents one above the other; requires a game with a ladder. That rung is chosen at first, else the next
/// one to be climbed.
[[nodiscard]] std::unique_ptr<Scene> make_ladder(SceneContext& context, const Game& game,
                                                 std::optional<std::size_t> rung = std::nullopt);

/// Lays a start position out by hand; requires a game with `edit_start`.
[[nodiscard]] std::unique_ptr<Scene> make_editor(SceneContext& context, const Game& game);
/// Sets up a tournament, at first of that game; none in a page.
[[nodiscard]] std::unique_ptr<Scene> make_tournament(SceneContext& context, const Game& game);

/// What becomes of a game under way.
enum class TableUse : std::uint8_t {
    table,     ///< Everything can be pressed.
    exhibited, ///< Only looked at: the attract mode.
    filmed,    ///< The same, with the result at the end.
};

class WatchedGame : public PageScene {
  public:
    using PageScene::PageScene;

    /// Since the last animation of a game that is over; 0 before.
    [[nodiscard]] virtual Seconds over_for() const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    /// Before the first step, and when the game is over; without it nothing is told of earlier games.
    virtual void set_score(const BroadcastScore& score) = 0;
    /// To what is worth a caption next, or to the end.
    virtual void run_ahead() = 0;
};

/// A game under way. Unless it is a demo it can be continued from the menu when it is left.
[[nodiscard]] std::unique_ptr<WatchedGame> make_table(SceneContext& context, const Game& game,
                                                      std::shared_ptr<Session> session, TableUse use = TableUse::table);

/// Computer against computer, game after game, those of `games` in turn (at least one).
struct DemoRequest {
    std::vector<const Game*> games;
    /// Options, players and time of a single game; without it players are drawn by chance. Every game has its own seed.
    std::optional<SessionConfig> session{};
};
[[nodiscard]] std::unique_ptr<Scene> make_demo(SceneContext& context, DemoRequest request);

/// The attract mode: a championship of the players of each of these games (at least one), a game of each in turn, with
/// the table in between, on and on. Nothing can be pressed: any key or click goes back.
struct ExhibitionRequest {
    std::vector<const Game*> games;
    /// What every game is started with, but for its players and seed; without it the usual options on a board by
    /// chance, and few nodes for a move.
    std::optional<SessionConfig> session{};
};
[[nodiscard]] std::unique_ptr<Scene> make_exhibition(SceneContext& context, ExhibitionRequest request);

/// How a computer player comes to its move; requires a game with a player that shows its work. Begins with that one of
/// those players, else with one that sits at the table.
[[nodiscard]] std::unique_ptr<Scene> make_lesson(SceneContext& context, const Game& game,
                                                 std::shared_ptr<Session> session, std::string_view player = {});

/// What the computers reported of each move of a game, and their totals.
[[nodiscard]] std::unique_ptr<Scene> make_figures(SceneContext& context, const Game& game, const Session& session);

/// The rules of a game as it is played from that position, and its words. Without one, of the usual game.
[[nodiscard]] std::unique_ptr<Scene> make_help(SceneContext& context, const Game& game,
                                               const std::optional<std::string>& position = std::nullopt);

/// Where a guided minute leads when it is over or skipped.
enum class AfterGuide : std::uint8_t {
    set_up, ///< To the game's setup.
    ladder,
    puzzles,
    back, ///< To the scene below.
};
/// As addresses call them, in their order.
inline constexpr std::array<std::string_view, 4> after_guide_words{"setup", "ladder", "puzzle", "help"};
/// A minute in which somebody who never heard of the game plays a few moves; requires a game with a guide.
[[nodiscard]] std::unique_ptr<Scene> make_guide(SceneContext& context, const Game& game, AfterGuide after);
/// The game has one, and this person has neither seen nor skipped it.
[[nodiscard]] bool offers_guide(const SceneContext& context, const Game& game);

[[nodiscard]] std::unique_ptr<Scene> make_settings(SceneContext& context);

/// The games that were played: found again, watched, reviewed, saved elsewhere, deleted. At first those that the filter
/// lets through.
[[nodiscard]] std::unique_ptr<Scene> make_library(SceneContext& context, LibraryFilter filter = {});
/// The library, into which these games are taken.
[[nodiscard]] std::unique_ptr<Scene> make_library(SceneContext& context, OpenedGames games);

/// One move wins: find it. Begins with the puzzle of that number of the game's, from 1, which it requires to be there;
/// else with the day's.
[[nodiscard]] std::unique_ptr<Scene> make_puzzles(SceneContext& context, const Game& game,
                                                  std::optional<std::size_t> number = std::nullopt);

/// The person's own mistakes as exercises. Tells of the kinds of that game while there is none. Begins with the
/// exercise that is wished for at once, whether it is due or not.
[[nodiscard]] std::unique_ptr<Scene> make_practice(SceneContext& context, const Game& game, practice::Wish wish = {});

/// The person over time: ratings, the best win, what was solved. All of it can be saved, read in again and deleted.
/// With a file of another machine, which is read in.
[[nodiscard]] std::unique_ptr<Scene> make_you(SceneContext& context, std::optional<you::Known> file = std::nullopt);

/// A game looked at again, move by move, with what each move was worth. What is found out goes to the library's game of
/// that id. Begins before the move of that ply, else where the game turned.
[[nodiscard]] std::unique_ptr<Scene> make_review(SceneContext& context, const Game& game, GameRecord record,
                                                 std::optional<std::int64_t> library_id = std::nullopt,
                                                 std::optional<std::size_t> ply = std::nullopt);

/// A position laid out by hand and moved freely by both sides, with the strongest player's best moves beside it. Begins
/// with that position where there is one, else with what the options say.
[[nodiscard]] std::unique_ptr<Scene> make_analysis(SceneContext& context, const Game& game, const OptionValues& options,
                                                   const std::optional<std::string>& position = std::nullopt);

/// A position by which the explorer is opened.
struct OpeningLine {
    std::string start;                ///< The position that the game began with.
    std::vector<std::string> moves{}; ///< From there.
};
/// What was played from a position on in games that are kept or lie in a record file: how often, how it ended, and what
/// each move is worth. Begins after those moves; without a line with what the options say. At first of the games of
/// that record file, where there is one.
[[nodiscard]] std::unique_ptr<Scene> make_explorer(SceneContext& context, const Game& game, const OptionValues& options,
                                                   const std::optional<OpeningLine>& line = std::nullopt,
                                                   const std::filesystem::path& file = {});

/// The first letter of a friend's game by link: asks who sent it.
[[nodiscard]] std::unique_ptr<Scene> make_letter(SceneContext& context, const Game& game, letter::Letter received);
/// A game by link of the book: on its board, or, where that is still to be drawn, what is to be sent for it.
[[nodiscard]] Result<std::unique_ptr<Scene>> far_scene(SceneContext& context, const Arrival& arrival);

/// As addresses call a sheet of exercises; one of puzzles has no word.
inline constexpr std::string_view exercises_word = "exercises";
/// Makes a sheet of paper for a class: of that game's puzzles, or of the person's own exercises.
[[nodiscard]] std::unique_ptr<Scene> make_sheet(SceneContext& context, const Game& game, sheet::Asks asks);

/// The positions of a set, which a class answers.
[[nodiscard]] std::unique_ptr<Scene> make_class_set(SceneContext& context, const Game& game, sheet::ClassSet set);

/// What shows what was opened: the review of a game that is over, a game that goes on, a position on the
/// analysis board, a game by link, a set that is answered; the library, into which many games are taken. Or why there
/// is nothing to show.
[[nodiscard]] Result<std::unique_ptr<Scene>> scene_of(SceneContext& context, Opened opened);

/// The scene at an address, or why there is none. Requires an address of no letter, which is read as a text that is
/// pasted.
[[nodiscard]] Result<std::unique_ptr<Scene>> scene_at(SceneContext& context, const Address& address);

/// A game of the library that somebody left and can go on with.
[[nodiscard]] bool waits(const LibraryEntry& entry);
/// Goes on with such a game, where it stands on its board meanwhile.
[[nodiscard]] Result<std::unique_ptr<Scene>> go_on(SceneContext& context, const Game& game, GameRecord record);

} // namespace zugzwang
