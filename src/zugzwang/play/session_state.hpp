// All that a session knows of its game and of who sits there, and what follows from it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "zugzwang/play/advice.hpp"
#include "zugzwang/play/clocks.hpp"
#include "zugzwang/play/ending.hpp"
#include "zugzwang/play/game_line.hpp"
#include "zugzwang/play/seat_names.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/play/thought.hpp"
#include "zugzwang/play/transition.hpp"

namespace zugzwang {

/// Why something cannot be done, told for a moment: the words, and a board that shakes its head. Main thread.
class RefusalNotice {
  public:
    void tell(std::string words) {
        words_ = std::move(words);
        left_ = whole;
    }
    void end() { left_ = Seconds{0}; }

    void advance(Seconds step) { left_ = std::max(Seconds{0}, left_ - step); }

    [[nodiscard]] bool told() const { return left_ > Seconds{0}; }
    [[nodiscard]] const std::string& words() const { return words_; }

    /// How far aside the board is, -1 to 1, when it shakes for so long; 0 at rest.
    [[nodiscard]] float shake(Seconds lasting) const {
        const Seconds since = whole - left_;
        if (!told() || since >= lasting) return 0;
        constexpr float three_times_around = 18.85F;
        const auto part = static_cast<float>(since / lasting);
        return (1 - part) * std::sin(part * three_times_around);
    }

  private:
    static constexpr Seconds whole{2.4};

    std::string words_;
    Seconds left_{0};
};

/// Main thread.
struct SessionState {
    SessionState(SessionConfig with, const Game& entry, std::unique_ptr<SessionGame> of, Worker& adviser);

    SessionConfig config;
    std::string game_id;
    std::unique_ptr<SessionGame> game;
    SeatNames names;
    GameLine line;
    Ending ending;
    Clocks clocks;
    Thought thought;
    Advice advice;
    Transition transition;
    RefusalNotice refusal;
    SessionSwitches switches;
    BySide<std::uint64_t> help;    ///< How often each was told more than the board says.
    Seconds time{0};               ///< Runs on and on.
    std::optional<Vec> pointer_at; ///< Where the pointer was last, if it is over the board's scene.
    Shown shown;
    struct Proposal {
        ProposedMove proposed;
        std::optional<Vec> at; ///< Where the pointer made it.
    };
    std::optional<Proposal> proposal; ///< A person's move that is to be confirmed.
    struct Marks {
        AnyMove answer, played, better; ///< That `shown` names, in the positions that they are of.
        Light hint;
    } marks;

    [[nodiscard]] const Theme& theme() const;
    [[nodiscard]] std::size_t ply() const { return line.ply(); }
    [[nodiscard]] Side to_move() const { return line.now().to_move; }
    [[nodiscard]] bool waits_for_person() const { return !ending.is_over() && names.is_person(to_move()); }
    [[nodiscard]] bool waits_for_letter() const { return !ending.is_over() && names.is_far(to_move()); }
    /// The view answers to a person who may move and sees the present.
    [[nodiscard]] bool takes_input() const { return waits_for_person() && !shown.ply; }
    [[nodiscard]] std::optional<Side> can_resign() const;
    [[nodiscard]] bool can_agree_draw() const;
    /// How many moves remain after an undo, if one is possible; as many as there are where only the end is taken back.
    [[nodiscard]] std::optional<std::size_t> undo_target() const;
    /// A reply that comes at once is held for a moment so that it can be seen; not when the same side goes on.
    [[nodiscard]] Seconds reply_hold() const;
    /// For a move of that side, its clock's part of it where it has one; outside players divide their time themselves.
    [[nodiscard]] Budget budget_of(Side side) const;
    [[nodiscard]] GameClocks clock_readings() const;
    [[nodiscard]] Budget insight_budget(std::chrono::milliseconds at_most) const;
    /// Light breathes on what alone may be played.
    [[nodiscard]] bool breathes() const { return !shown.only.empty() && !switches.pace.reduced_motion; }
    /// For whom a move is played now.
    [[nodiscard]] Audience audience() const;

    /// A person was told more than the board says.
    void note_help(Side side) { help[side] += names.is_person(side) ? 1 : 0; }
    /// Which moves alone can be played here; requires that there are such.
    [[nodiscard]] std::string only_words() const;
    /// What is said of a move that waits to be made once more; requires one.
    [[nodiscard]] std::string asks_again() const;
    /// Finds the moves that are shown in the positions of now.
    void mark();

  private:
    /// The game ended before its rules end it, in a position where a person may go on if that is taken back.
    [[nodiscard]] bool ended_by_person() const;
};

/// What a window tells of it; without a revision.
[[nodiscard]] SessionNews news_of(const SessionState& state);
/// Clocks run on between the news.
void run_on(SessionNews& news, const SessionState& state);
/// Its picture so long after the last update.
[[nodiscard]] FrameRequest frame_of(const SessionState& state, Seconds ahead);
/// As Session::record.
[[nodiscard]] GameRecord record_of(const SessionState& state);
/// Plays the moves of a record in a new session; nobody sees them. Refuses what the rules refuse, a move by its number
/// in the line.
[[nodiscard]] std::optional<Refusal> replay(SessionState& state, const GameRecord& record);
/// As Session::line_words.
[[nodiscard]] LineWords words_of(const SessionState& state, const LineRequest& request);

} // namespace zugzwang
