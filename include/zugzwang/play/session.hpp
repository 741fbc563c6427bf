// One running game as the window sees it, whatever game it is: its news, and what can be done at the table.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/ai/fact.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/happening.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/outside.hpp"
#include "zugzwang/play/session_news.hpp"
#include "zugzwang/rules/options.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// The player id of a person. Any other id is a computer player of the game, `ugi:COMMAND` a program outside, or
/// `far:NUMBER` a person somewhere else.
inline constexpr std::string_view human = "human";
/// Before the number of a game by link: nobody thinks on that seat, its moves come by letter and are played by
/// Session::play.
inline constexpr std::string_view far_prefix = "far:";

/// What a game is started with.
struct SessionConfig {
    OptionValues options;
    std::optional<std::string> position; ///< Start from this text instead of what the options say.
    std::optional<GameRecord> record{};  ///< Go on with this game instead of a new one.
    /// When a new game begins, for its record; one that is gone on with has its own date.
    std::optional<std::chrono::sys_seconds> begun{};
    BySide<std::string> players{"human", "human"};
    BySide<std::string> names{};                                ///< Of the players; empty: as their ids say.
    Budget budget;                                              ///< For each move of a computer, and for hints.
    std::size_t hash_mb = default_hash_mb;                      ///< Memory for each computer's tables, in MiB.
    std::uint64_t analysis_nodes = 0;                           ///< For the live analysis of a position; 0: no limit.
    BySide<std::optional<Budget>> budgets{};                    ///< For the moves of that seat, instead.
    BySide<std::optional<ClockLimit>> clocks{};                 ///< Those of `record`, where there is one.
    std::uint64_t seed = 1;                                     ///< Of the players' random choices.
    bool ponder = false;                                        ///< Computers think while a person does.
    const Theme* theme = nullptr;                               ///< For durations; outlives the session.
    OutsidePlayerSource outside{};                              ///< Makes outside players; without it they are refused.
    std::string outside_note = message("a program of its own"); ///< Under an outside player's name; not yet translated.
    bool miniature = false;                                     ///< Drawn small; see Frame.
    bool replays = false;                                       ///< The players do again what a record says.
};

/// Two moves of one position, drawn upon it for whoever looks back at a game; empty: none.
struct ComparedMoves {
    std::string played;
    std::string better; ///< `played` is at fault. Without it `played` has no better one; alone: the only good move.
    bool better_is_secret = false; ///< Somebody looks for it: `played` is at fault without it.

    friend bool operator==(const ComparedMoves&, const ComparedMoves&) = default;
};

/// What is shown of a game beside its present state; as it is made here, the present position with nothing lit.
struct Shown {
    /// The position after so many moves instead of the present one, until the game goes on; the game stays as it is.
    std::optional<std::size_t> ply{};
    ComparedMoves compared{}; ///< Drawn upon the position of `ply`.
    Light light{};            ///< Of what is told of it, as LineWords::light; without it a hint lights what it says.
    MoveRange pointed{};      ///< These moves of the game are lit on the board: the list of moves is pointed at.
    /// They are the only good move: lit as one is, and the insight's picture steps back.
    bool pointed_solve = false;
    /// This move of the present position is lit as a hint is lit, with what it is worth where that is known, until the
    /// game goes on: an answer of the analysis is pointed at. Empty: none.
    std::string answer{};
    bool begins = false; ///< Only the place where it begins is lit.
    /// These moves of the present position stand out by what they are worth, in place of those that keep the value,
    /// until the game goes on. Empty: those that do.
    std::vector<std::string> alike{};
    /// Moves of the present position, which a list shows, until the game goes on: SessionNews::begun tells by their
    /// places which of them are under the pointer. Null: none.
    std::shared_ptr<const std::vector<std::string>> listed{};
    /// Until the game goes on the person who is to move can play these moves alone: the first is lit and breathes, and
    /// what leads to none of them does nothing, but that the board shakes. Empty: every move, as the rules say.
    std::vector<std::string> only{};

    friend bool operator==(const Shown&, const Shown&) = default;
};

/// What is done at the table without further words. Undo and redo go to the last and next position that a person faced;
/// in a demo one move. Clocks stand there as they stood when that turn began: a move that is taken back gives its time
/// back and loses its increment. A game that a person gave up, agreed to draw or lost on time goes on, first of all, in
/// the position where it ended.
enum class Act : std::uint8_t {
    cancel, ///< Takes a half-made move back.
    undo,
    redo,
    hint,           ///< Asks the strongest player for a move and shows it, without playing it.
    move_now,       ///< Ends the search of a computer's move: it plays the best that it has.
    step,           ///< While paused: plays one computer's move.
    skip_animation, ///< What is shown moving is there at once.
    resign,         ///< The side of SessionNews::can_resign gives the game up.
    agree_draw,     ///< The two people have agreed on a draw; where SessionNews::can_agree_draw.
    suspend,        ///< Stops all work on the workers (the scene is left); `update` takes it up again.
};

/// Moves that are played one after the other from the position after so many moves on, as far as they may be.
struct LineRequest {
    std::size_t ply = 0;
    std::span<const std::string> line;
    Comparison comparison{}; ///< Of the first of them.
};

/// Moves in words.
struct LineWords {
    std::string moves; ///< As a person reads them, separated by commas.
    /// Why the first of them is worth what it is worth, as far as it can be told without a search: sentences in the
    /// game's own terms, translated. Empty where there is nothing to say.
    std::string why;
    Light light{}; ///< What the board shows of that.
};

/// Main thread only. A session never blocks: thinking happens on the workers and is polled in `update`.
class Session {
  public:
    virtual ~Session() = default;

    /// Made anew when it is asked for and anything has changed since.
    [[nodiscard]] virtual const SessionNews& news() const = 0;
    /// What happened since the last call, in its order: read once, by whoever hands it on.
    [[nodiscard]] virtual std::vector<Happening> take_happened() = 0;
    [[nodiscard]] virtual const SessionConfig& config() const = 0;
    /// What is on the board, as text.
    [[nodiscard]] virtual std::string position() const = 0;
    /// The game as it stands now. With it as SessionConfig::record another session goes on where this one is. Figures
    /// of a match are not kept.
    [[nodiscard]] virtual GameRecord record() const = 0;
    [[nodiscard]] virtual LineWords line_words(const LineRequest& request) const = 0;
    virtual void draw(Canvas& canvas) const = 0;

    /// The words of the news, too, are those of the language and theme in use now.
    virtual void place(Rect board_area) = 0;
    /// Runs clocks and animations, takes answers, plays computers' moves.
    virtual void update(Seconds step) = 0;
    /// False when it means nothing to the board.
    virtual bool input(const InputEvent& event) = 0;
    virtual void set(const SessionSwitches& switches) = 0;
    /// False when there was nothing to do, or it may not be done now.
    virtual bool act(Act act) = 0;
    /// Plays a move, as the rules write it or as it is read, for the person who is to move, here or far away; false
    /// when there is none or it may not.
    virtual bool play(std::string_view move) = 0;
    /// In place of what was shown before; a ply that is not there is the present one.
    virtual void show(const Shown& shown) = 0;
    /// Asks what the position after so many moves of the game is worth, redo's included: solved where a part of the
    /// budget is enough for that, else as the strongest player judges it; see SessionNews::values. Several are thought
    /// of one after the other, each within its budget, which is limited.
    virtual void ask_value(std::size_t ply, Budget budget) = 0;
    /// Lets a player of the game that shows its work think about the position after so many moves, which is not over.
    /// Null when it was stopped.
    [[nodiscard]] virtual Pending<std::shared_ptr<Lesson>> lesson(std::size_t ply, std::string player) = 0;
};

} // namespace zugzwang
