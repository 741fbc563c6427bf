// What a session asks of the game that it runs, typed inside and free of types outside: the match, the view, the
// players. Positions are named by how many moves of the line lead to them.
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

/// A move of the game's own type, for who only hands it on; empty: none.
using AnyMove = std::any;

/// A move that was thought of, and how the rules write it.
struct ChosenMove {
    AnyMove move;
    std::string text;
};

/// What a search knows, with the move that it has in mind.
struct ThoughtProgress {
    TextProgress told{};
    AnyMove expected{};
};
using ThoughtSink = std::function<void(const ThoughtProgress&)>;

/// Thinks of a legal move in a position that it holds a copy of, on a worker; or says why the player forfeits.
using Thinker = std::function<Result<ChosenMove>(SearchControl&, const ThoughtSink&)>;

/// Thinks ahead, on a worker, about a position that it holds a copy of.
using Ponderer = std::function<void(SearchControl&)>;

/// Finds out ever more about a position that it holds a copy of, on a worker, until it is told to stop.
using LiveAnalyst = std::function<void(SearchControl&, const AnalysisSink&)>;

using Judge = std::function<PositionValue(SearchControl&)>;
using InsightFinder = std::function<std::any(SearchControl&)>;
/// Null when it was stopped.
using LessonMaker = std::function<std::shared_ptr<Lesson>(SearchControl&)>;

/// How a position stands by the rules.
struct Standing {
    Side to_move = Side::first;
    std::optional<Outcome> outcome{};
};

/// A move that was just played, with all that its game says of it.
struct PlayedMove {
    MoveEntry entry; ///< Without time and thought.
    Standing after;
    Showing showing; ///< As SessionGame::showing; empty where nobody sees it.
    bool by_steps = false;
    std::string told{}; ///< As SessionGame::told; empty where nobody sees it.
};

/// For whom a move is played.
struct Audience {
    const Theme* theme = nullptr; ///< Null: nobody sees the move, nor the position after it.
    Labels labels = Labels::standard;
    std::optional<Vec> pointer{}; ///< Where it rests, if over the board's scene.
    bool confirms = false;        ///< A move is not played by an input, but proposed.
};

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
    const AnyMove *hint = nullptr, *expected = nullptr; ///< Of the present position; null or empty: none.
    float hint_strength = 1;                            ///< As in Frame.
    bool hint_begins = false;                           ///< As in Frame.
    MoveRange pointed{};                                ///< Of the moves so far.
    bool pointed_solve = false;                         ///< As in Frame.
    const AnyMove *played = nullptr, *better = nullptr; ///< Of the shown position; null or empty: none.
    bool better_is_secret = false;                      ///< As in Frame.
    const Light* light = nullptr;                       ///< Null: none.
    bool values = false; ///< What was given to SessionGame::show_values stands on the board.
};

struct ProposedMove {
    AnyMove move;
    std::string words; ///< As a person reads it.
};

/// What came of a person's input.
struct InputAnswer {
    std::optional<PlayedMove> played{};
    std::optional<ProposedMove> proposed{};
    bool used = false;
    bool declined = false; ///< It led to none of the moves that alone may be played.
    std::string refusal{};
    std::optional<float> chosen{}; ///< As in Reaction.
};

/// What the board tells of the present position; prompt, cursor and what the pointer would do for a person who is to
/// move, the insight where it is known.
struct BoardWords {
    BySide<Figure> figures;
    std::string prompt{};
    Cursor cursor = Cursor::arrow;
    std::optional<Panel> pointer_panel{}, insight_panel{};
    std::vector<std::size_t> begun{}; ///< As SessionNews has it.
};

struct WordsRequest {
    Labels labels = Labels::standard;
    const std::any* insight = nullptr;
    bool waits_for_person = false;
    std::optional<Vec> pointer{};                     ///< Over the board's scene.
    const std::vector<std::string>* listed = nullptr; ///< As Shown::listed.
};

/// The positions and moves of a game's line, which is what was played and what redo would play; its present is one of
/// its plies, and a move that is played there becomes the last of the line.
class SessionGame {
  public:
    virtual ~SessionGame() = default;

    /// Of the first position.
    [[nodiscard]] virtual Standing start() const = 0;
    [[nodiscard]] virtual std::string position(std::size_t ply) const = 0;
    /// A legal move of that position.
    [[nodiscard]] virtual Result<AnyMove> read_move(std::size_t ply, std::string_view text) const = 0;
    /// A move of the present position that a person may play now, as the rules write it or as it is read; or none.
    [[nodiscard]] virtual AnyMove typed_move(std::string_view text, Labels labels) const = 0;
    /// Requires a legal move of the present position.
    [[nodiscard]] virtual PlayedMove play(const AnyMove& move, const Audience& audience) = 0;
    /// Asks the view, and plays the move that it answers.
    [[nodiscard]] virtual InputAnswer input(const InputEvent& event, const Audience& audience) = 0;
    /// Another ply is the present.
    virtual void go_to(std::size_t ply, std::optional<Vec> pointer) = 0;
    /// The move that leads to this ply, from 1: as a person reads it.
    [[nodiscard]] virtual std::string move_words(std::size_t ply, Labels labels) const = 0;
    /// The same move: how it is shown, and what is heard of it when it was not played by steps.
    /// What that move did, in a sentence; translated.
    [[nodiscard]] virtual std::string told(std::size_t ply, Labels labels) const = 0;
    [[nodiscard]] virtual Showing showing(std::size_t ply, const Theme& theme) const = 0;
    /// Moves that may be played one after the other from this ply on, as far as they can be played.
    [[nodiscard]] virtual std::vector<MoveEntry> line_entries(std::size_t ply, std::span<const std::string> line,
                                                              Labels labels) const = 0;
    /// Of a move of that position, as `facts_of` tells them.
    [[nodiscard]] virtual std::vector<Fact> facts(std::size_t ply, std::string_view move,
                                                  const Comparison& comparison) const = 0;

    /// Of the player in that seat, about the present position; empty for a person.
    [[nodiscard]] virtual Thinker thinker(Side side) = 0;
    /// The same on the opponent's time.
    [[nodiscard]] virtual Ponderer ponderer(Side side) const = 0;
    /// Of the strongest player, who learns nothing from it.
    [[nodiscard]] virtual Thinker strongest(std::size_t ply) const = 0;
    /// About that position, by the strongest player and the solver.
    [[nodiscard]] virtual LiveAnalyst analyst(std::size_t ply) const = 0;
    /// Finds out what that position is worth.
    [[nodiscard]] virtual Judge judge(std::size_t ply) const = 0;
    [[nodiscard]] virtual InsightFinder insight() const = 0;
    /// About that position, which is not over.
    [[nodiscard]] virtual LessonMaker lesson(std::size_t ply, LessonWish wish) const = 0;

    virtual void place(Rect area) = 0;
    /// Until the present is another position, a person can play only these moves; none: every one.
    virtual void allow_only(const std::vector<std::string>& moves) = 0;
    /// Until then the moves have these values; null: none.
    virtual void show_values(const Analysis* analysis) = 0;
    /// Until then these moves stand out by their values, in place of those that keep the value; none: those that do.
    virtual void stand_out(const std::vector<std::string>& moves) = 0;
    virtual bool cancel() = 0;
    /// Nobody may move any more.
    virtual void rest() = 0;
    virtual void advance(Seconds step, const Theme& theme) = 0;
    virtual void draw(const FrameRequest& request, Canvas& canvas) const = 0;
    [[nodiscard]] virtual BoardWords words(const WordsRequest& request) const = 0;
    /// About that position, and about what is chosen or in focus on the present one.
    [[nodiscard]] virtual Answers answers(std::size_t ply, Question question, Labels labels) const = 0;
    [[nodiscard]] virtual MarginWords margin_words(std::int64_t margin, const std::string& side) const = 0;
};

/// The session of a game at its start position, gone on with as the config's record says; or why that is refused.
[[nodiscard]] Result<std::unique_ptr<Session>> start_session(const SessionConfig& config, const Game& entry,
                                                             std::unique_ptr<SessionGame> game, Workers& workers);

} // namespace zugzwang
