// One running game as the window sees it, whatever game it is: seats, clocks, animation, undo, thinking computers.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/ai/player.hpp"
#include "zugzwang/ai/worker.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/outside.hpp"
#include "zugzwang/play/view.hpp"
#include "zugzwang/rules/options.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// The player id of a person. Any other id is a computer player of the game, or `ugi:COMMAND` a program outside.
inline constexpr std::string_view human = "human";

/// What a game is started with.
struct SessionConfig {
    OptionValues options;
    std::optional<std::string> position;                  ///< Start from this text instead of what the options say.
    std::vector<std::string> moves{};                     ///< Played from there before anybody sees it.
    std::array<std::string, 2> players{"human", "human"}; ///< By Side.
    Budget budget;                                        ///< For each move of a computer.
    std::uint64_t seed = 1;                               ///< Of the players' random choices.
    const Theme* theme = nullptr;                         ///< For durations; outlives the session.
    OutsidePlayerSource outside{};                        ///< Makes outside players; without it they are refused.
    std::string outside_note = "a program of its own";    ///< Under an outside player's name; not yet translated.
    bool miniature = false;                               ///< Drawn small; see Frame.
};

/// How things move; changes at any time.
struct Pace {
    float speed = 1; ///< 2 is twice as fast.
    bool reduced_motion = false;
    Labels labels = Labels::standard;
};

struct SeatInfo {
    std::string name; ///< "You", "Champion", "White".
    std::string note; ///< One short line: how it thinks, which pieces.
    bool person = false;
    Figure figure;
    Seconds used{0}; ///< Time spent on its moves so far.
};

struct MoveEntry {
    Side side = Side::first;
    std::string text;
};

/// The running search, or the last one when none runs.
struct ThinkingInfo {
    bool running = false;
    Side side = Side::first;
    int depth = 0;
    std::uint64_t nodes = 0;
    Seconds time{0};
    std::optional<double> first_share; ///< Expected result of the first player, 0 to 1.
    bool proven = false;
    std::string words; ///< Of the player.
    std::string line;  ///< The moves that it expects, after its own once that is played.
};

/// Main thread only. A session never blocks: thinking happens on the worker and is polled in `update`.
class Session {
  public:
    virtual ~Session() = default;

    virtual void place(Rect board_area) = 0;
    /// Runs clocks and animations, takes answers, plays computers' moves. True when the picture changed.
    virtual bool update(Seconds step) = 0;
    virtual void pointer(const PointerEvent& event) = 0;
    /// False when the key means nothing to the board.
    virtual bool key(const KeyEvent& event) = 0;
    /// Takes a half-made move back; false when there is none.
    virtual bool cancel() = 0;
    virtual void draw(Canvas& canvas) const = 0;
    [[nodiscard]] virtual Cursor cursor() const = 0;

    /// The line in the top bar: what to do, who thinks, who won, or for a moment why a click was refused.
    [[nodiscard]] virtual std::string status() const = 0;
    /// Whether `status` now says why something was refused.
    [[nodiscard]] virtual bool refusing() const = 0;
    [[nodiscard]] virtual SeatInfo seat(Side side) const = 0;
    [[nodiscard]] virtual Side to_move() const = 0;
    /// True while a person is to move.
    [[nodiscard]] virtual bool waits_for_person() const = 0;
    /// True when both seats are computers.
    [[nodiscard]] virtual bool is_demo() const = 0;
    [[nodiscard]] virtual const std::vector<MoveEntry>& moves() const = 0;
    [[nodiscard]] virtual std::optional<ThinkingInfo> thinking() const = 0;
    [[nodiscard]] virtual std::optional<Panel> pointer_panel() const = 0;
    [[nodiscard]] virtual std::optional<Panel> insight_panel() const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    /// "You win by 6 boxes"; empty while the game goes on.
    [[nodiscard]] virtual std::string outcome_words() const = 0;
    /// "6 boxes"; empty for a draw, and where the last move decides.
    [[nodiscard]] virtual std::string margin_words() const = 0;
    /// "21 to 15", the winner's first; empty while the game goes on, and where the last move decides.
    [[nodiscard]] virtual std::string score_words() const = 0;
    /// Whether a move's animation is under way.
    [[nodiscard]] virtual bool is_animating() const = 0;
    virtual void skip_animation() = 0;

    /// Undo and redo go to the last and next position that a person faced; in a demo one move.
    [[nodiscard]] virtual bool can_undo() const = 0;
    [[nodiscard]] virtual bool can_redo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    virtual void set_insight(bool on) = 0;
    [[nodiscard]] virtual bool insight() const = 0;
    /// Asks the strongest player for a move and shows it, without playing it.
    virtual void ask_hint() = 0;
    /// Whether that move is still being looked for.
    [[nodiscard]] virtual bool hint_pending() const = 0;
    virtual void set_pace(Pace pace) = 0;
    /// A paused session plays no computer's move; its clocks stand still.
    virtual void set_paused(bool paused) = 0;
    [[nodiscard]] virtual bool paused() const = 0;
    /// While paused: play one computer's move.
    virtual void step() = 0;
    /// Stops all work on the worker (the scene is left); `update` takes it up again.
    virtual void suspend() = 0;

    [[nodiscard]] virtual const SessionConfig& config() const = 0;
    [[nodiscard]] virtual std::string position() const = 0;
};

} // namespace zugzwang
