// What a session asks of the game that it runs, typed inside and free of types outside: the match, the view, the
// players. Moves are named by their texts, positions by how many moves of the line lead to them.
#pragma once

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "zugzwang/play/analysis.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/session.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang {

/// Thinks of a move in a position that it holds a copy of, on a worker; or says why the player forfeits.
using Thinker = std::function<Result<std::string>(SearchControl&, const TextProgressSink&)>;

/// Thinks ahead, on a worker, about a position that it holds a copy of.
using Ponderer = std::function<void(SearchControl&)>;

/// Finds out ever more about a position that it holds a copy of, on a worker, until it is told to stop.
using LiveAnalyst = std::function<void(SearchControl&, const AnalysisSink&)>;

/// What a frame needs beside the game itself.
struct FrameRequest {
    std::size_t ply = 0; ///< The position that is shown, or comes to be shown while `moving`.
    bool moving = false;
    float progress = 1;
    bool by_steps = false;
    Seconds since_last{0}, time{0};
    SessionSwitches switches{};
    bool interactive = false, miniature = false;
    const std::any* insight = nullptr;
    std::string_view hint{}, expected{}; ///< Empty: none.
    float hint_strength = 1;             ///< As in Frame.
    MoveRange pointed{};                 ///< Of the moves so far.
    std::string_view played{}, better{}; ///< Of the shown position; empty: none.
    bool values = false;                 ///< What was given to SessionGame::show_values stands on the board.
};

/// What came of a person's input.
struct InputAnswer {
    bool played = false; ///< A move was played.
    bool by_steps = false;
    bool used = false;
    bool declined = false; ///< It led to none of the moves that alone may be played.
    std::string refusal{};
    std::optional<float> chosen{}; ///< As in Reaction.
};

/// The line of a game is what was played and what redo would play; its present is one of its plies.
class SessionGame {
  public:
    virtual ~SessionGame() = default;

    [[nodiscard]] virtual std::string position(std::size_t ply) const = 0;
    [[nodiscard]] virtual Side to_move(std::size_t ply) const = 0;
    [[nodiscard]] virtual std::optional<Outcome> outcome(std::size_t ply) const = 0;
    /// Of the move that leads to this ply, from 1.
    [[nodiscard]] virtual std::string move_text(std::size_t ply) const = 0;
    /// The same as a person reads it.
    [[nodiscard]] virtual std::string move_words(std::size_t ply, Labels labels) const = 0;
    /// Of moves that may be played one after the other from this ply on, separated by commas.
    [[nodiscard]] virtual std::string line_words(std::size_t ply, std::span<const std::string> line,
                                                 Labels labels) const = 0;
    /// The same, one by one, as far as they can be played.
    [[nodiscard]] virtual std::vector<MoveEntry> line_entries(std::size_t ply, std::span<const std::string> line,
                                                              Labels labels) const = 0;
    /// As Session::why.
    [[nodiscard]] virtual std::string why(std::size_t ply, std::string_view move) const = 0;
    /// Of the move that leads to this ply, from 1; as MoveEntry::remark.
    [[nodiscard]] virtual std::string remark(std::size_t ply) const = 0;
    [[nodiscard]] virtual Showing showing(std::size_t ply, bool by_steps, const Theme& theme) const = 0;
    /// Plays in the present position and forgets what redo would have played.
    [[nodiscard]] virtual std::optional<Refusal> play(std::string_view move) = 0;
    virtual void go_to(std::size_t ply) = 0;

    /// Of the player in that seat, about the present position; empty for a person.
    [[nodiscard]] virtual Thinker thinker(Side side) const = 0;
    /// The same on the opponent's time.
    [[nodiscard]] virtual Ponderer ponderer(Side side) const = 0;
    /// Of the strongest player, who learns nothing from it.
    [[nodiscard]] virtual Thinker strongest(std::size_t ply) const = 0;
    /// About that position, by the strongest player and the solver.
    [[nodiscard]] virtual LiveAnalyst analyst(std::size_t ply) const = 0;
    /// From now on the moves of the present position have these values; null: none.
    virtual void show_values(const Analysis* analysis) = 0;
    /// Finds out what that position is worth.
    [[nodiscard]] virtual std::function<PositionValue(SearchControl&)> judge(std::size_t ply) const = 0;
    [[nodiscard]] virtual std::function<std::any(SearchControl&)> insight() const = 0;
    /// Of a player that shows its work, about that position, which is not over; null when it was stopped. Depth as in
    /// LessonRequest.
    [[nodiscard]] virtual std::function<std::shared_ptr<Lesson>(SearchControl&)>
    lesson(std::size_t ply, std::string player, int depth) const = 0;

    virtual void place(Rect area) = 0;
    /// From now on a person can play only these moves of the present position; none: every one.
    virtual void allow_only(const std::vector<std::string>& moves) = 0;
    [[nodiscard]] virtual InputAnswer pointer(const PointerEvent& event) = 0;
    [[nodiscard]] virtual InputAnswer key(const KeyEvent& event) = 0;
    virtual bool cancel() = 0;
    /// The present is another ply.
    virtual void settle(std::optional<Vec> pointer) = 0;
    virtual bool advance(Seconds step, const Theme& theme) = 0;
    virtual void draw(const FrameRequest& request, Canvas& canvas) const = 0;
    [[nodiscard]] virtual Cursor cursor() const = 0;
    [[nodiscard]] virtual std::string prompt(Labels labels) const = 0;
    [[nodiscard]] virtual std::optional<Panel> pointer_panel(Labels labels) const = 0;
    [[nodiscard]] virtual std::optional<Panel> insight_panel(const std::any& insight, Labels labels) const = 0;
    [[nodiscard]] virtual Figure figure(Side side) const = 0;
    [[nodiscard]] virtual MarginWords margin_words(std::int64_t margin, const std::string& side) const = 0;
};

/// The session of a game at its start position, gone on with as the config's record says; or why that is refused.
[[nodiscard]] Result<std::unique_ptr<Session>> start_session(const SessionConfig& config, const Game& entry,
                                                             std::unique_ptr<SessionGame> game, Workers& workers);

} // namespace zugzwang
