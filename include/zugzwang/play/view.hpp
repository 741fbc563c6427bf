// What a game must know to be shown and played with mouse and keys: the Frame it is asked to draw, the Reaction to an
// input, and the ViewOf concept that a game's view meets. A view never changes a game: it describes a move.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/ai/fact.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/cue.hpp"
#include "zugzwang/play/panel.hpp"
#include "zugzwang/play/question.hpp"
#include "zugzwang/rules/match.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

/// What a view answers to an input.
template <Rules R>
struct Reaction {
    using Move = typename R::Move;

    std::optional<Move> move{};    ///< Play this.
    std::string refusal{};         ///< Why a click or key does nothing; shown in the top bar. Translated.
    bool used = false;             ///< The input meant something to the board (selection, focus, hover changed).
    bool by_steps = false;         ///< The move was put together on the board, where its first part was seen already.
    std::optional<float> chosen{}; ///< A part of a move was chosen there, to be heard; see Cue::pan.

    [[nodiscard]] static Reaction plays(Move move) { return {.move = std::move(move), .used = true}; }
    [[nodiscard]] static Reaction refuses(std::string words) { return {.refusal = std::move(words)}; }
    [[nodiscard]] static Reaction notices(bool something = true) { return {.used = something}; }
    [[nodiscard]] static Reaction chooses(float pan) { return {.used = true, .chosen = pan}; }
};

/// A move and the positions around it, for what is the same on any board: how long it is shown, what is heard.
template <Rules R>
struct Played {
    const typename R::State& before;
    const typename R::Move& move;
    const typename R::State& now;
    bool by_steps = false; ///< As in Reaction.
};

/// How a move is shown in full motion.
struct Showing {
    Seconds time{0};
    std::vector<Cue> cues{};
};

/// What a move of the position on the board is worth to the side to move, to be read beside it.
template <Rules R>
struct ValuedMove {
    typename R::Move move;
    std::string words;  ///< "+3", "−", "63 %".
    bool keeps = false; ///< It keeps the value of the position: drawn in the colour of what is to be done.
};

/// Stands for the insight of games that have none.
struct NoInsight {
    friend bool operator==(const NoInsight&, const NoInsight&) = default;
};

/// Every place that is lit, with the side that it is of.
template <class Draw>
void for_each_lit(const Light& light, Draw draw) {
    for (const Side side : both_sides) {
        for (const int place : light.of[side])
            draw(place, std::optional(side));
    }
    for (const int place : light.places)
        draw(place, std::optional<Side>());
}

/// Everything there is to draw. Between two positions `progress` runs from 0 to 1 (or back, when a move is undone), and
/// is 1 at rest; the picture must be a pure function of the frame and the view's own hover, focus and selection.
template <Rules R, class Insight = NoInsight>
struct Frame {
    const typename R::State& before; ///< The position before `last`; the same as `now` when there is none.
    const typename R::State& now;
    const std::optional<typename R::Move>& last; ///< The last move: its animation while progress < 1, its mark after.
    Side last_side = Side::first;                ///< Who played it.
    std::span<const typename R::Move> moves{};   ///< All moves of the game so far, for what a position does not tell.
    float progress = 1;
    bool by_steps = false;       ///< Of `last`, while it moves; as in Reaction.
    Seconds since_last{0};       ///< Time since the animation ended; for what fades afterwards.
    Seconds time{0};             ///< Runs on and on; for what breathes.
    bool reduced_motion = false; ///< Instead of moving, things fade.
    bool interactive = false;    ///< A person is to move: show hover, focus, selection and what can be played.
    bool miniature = false;      ///< Drawn small on a menu card: no labels, no text that could not be read.
    Labels labels = Labels::standard;
    bool numbers = false;                       ///< Things that have numbers show them.
    const Insight* insight = nullptr;           ///< Not null when insight is switched on and known for `now`.
    std::optional<typename R::Move> hint{};     ///< A move shown to the person who asked for help, or pointed at.
    float hint_strength = 1;                    ///< Its opacity, above 0: less than 1 while it breathes.
    bool hint_begins = false;                   ///< Only the place where it begins is lit, if moves have one.
    std::optional<typename R::Move> expected{}; ///< What the thinking computer has in mind, shown as a ghost.
    /// Moves of the game that the list is pointed at, all of one side; lit where they are on the board.
    std::span<const typename R::Move> pointed{};
    Side pointed_side = Side::first;
    bool pointed_solve = false; ///< They are the only good move, and lit as one is, with its sign.
    /// Two moves of `now`, for whoever looks back at a game. `played` is in the colour of its side where it stands
    /// alone; beside a better one it is marked as at fault. `better` alone is the only good move.
    std::optional<typename R::Move> played{}, better{};
    bool better_is_secret = false; ///< Somebody looks for the better one: `played`, at fault, is dashed without a sign.
    const Light* light = nullptr;  ///< Not null when something that is told is lit on the board.
    /// What moves are worth, best first. Those that keep the value stand out, with their words where there is room; the
    /// others' words are shown at the latest while they are under the pointer or in focus, or are `hint`.
    std::span<const ValuedMove<R>> values{};

    [[nodiscard]] Role played_role() const {
        return better || better_is_secret ? sign_role(MoveSign::fault) : role_of(R::to_move(now));
    }
    [[nodiscard]] MoveSign better_sign() const { return played ? MoveSign::better : MoveSign::only; }
    [[nodiscard]] Role pointed_role() const {
        return pointed_solve ? sign_role(MoveSign::only) : role_of(pointed_side);
    }
};

/// A view is default-constructible, can be copied (to try what an input would do) and lives on the main thread.
///   place(area, state)        the board must lie wholly within `area` (device pixels) from now on
///   pointer(event, state)     hover, choose, play; only called while a person is to move, and once for a click
///   settle(state, pointer)    the position is another one: drops selection, focus ring and hover, but for what lies
///                             under a pointer that rests there; no pointer while nobody may move
///   draw(frame, canvas)       board, pieces, marks, insight overlay
///   prompt(state, labels)     what the person may do: "join two points"; translated, no capital, no full stop
/// and these, which ViewDefaults answers for a view that has nothing of the kind:
///   key(event, state)         arrows move a visible focus, Enter plays; the game's own keys
///   cancel()                  takes a half-made move back; false when there is none
///   begins(move)              whether what is chosen on the board so far is a part of that move; true without a choice
///   cursor()                  for what is under the pointer
///   advance(step, theme)      runs hover fades in the theme's durations
///   move_words(state, move, labels)  a move as a person reads it; without this as the rules write it (static)
///   told(played, side, labels)  what a move did and what it led to, in a sentence that begins with the name of the
///                             side that played it; without this the move is read out (static)
///   showing(played, theme)    how long a move is shown and what is heard then; pure (static)
///   pointer_panel(state, labels)  what would happen under the pointer or focus, and of a half-made move
///   answers(question, state, labels)  to somebody who does not see the board; without these the position is read as
///                             the rules write it, and the moves that are possible
///   figure(match, side)       the player's big number (static)
///   margin_words(margin, side)  a win by so much; empty for games that the last move decides (static)
///   insight_panel(insight, state, labels)  what a teacher would point at (static)
template <class V, class R, class Insight>
concept ViewOf = Rules<R> && std::default_initializable<V> && std::copyable<V> &&
    requires(V view, const V& seen, Rect area, const typename R::State& state, const PointerEvent& pointer,
             const KeyEvent& key, std::optional<Vec> rests, Seconds step, const Frame<R, Insight>& frame,
             Canvas& canvas, const Theme& theme, const Played<R>& played, const Match<R>& match, Side side,
             std::int64_t margin, const std::string& name, const Insight& insight) {
    view.place(area, state);
    { view.pointer(pointer, state) } -> std::same_as<Reaction<R>>;
    { view.key(key, state) } -> std::same_as<Reaction<R>>;
    { view.cancel() } -> std::same_as<bool>;
    { seen.begins(played.move) } -> std::same_as<bool>;
    view.settle(state, rests);
    { seen.cursor() } -> std::same_as<Cursor>;
    view.advance(step, theme);
    { V::move_words(state, played.move, Labels::standard) } -> std::same_as<std::string>;
    { V::told(played, name, Labels::standard) } -> std::same_as<std::string>;
    { V::showing(played, theme) } -> std::same_as<Showing>;
    seen.draw(frame, canvas);
    { seen.prompt(state, Labels::standard) } -> std::same_as<std::string>;
    { seen.pointer_panel(state, Labels::standard) } -> std::same_as<std::optional<Panel>>;
    { seen.answers(Question::position, state, Labels::standard) } -> std::same_as<Answers>;
    { V::figure(match, side) } -> std::same_as<Figure>;
    { V::margin_words(margin, name) } -> std::same_as<MarginWords>;
    { V::insight_panel(insight, state, Labels::standard) } -> std::same_as<std::optional<Panel>>;
};

/// What a small view leaves out, by deriving from this: no keys, no motion, no panels. What it has of its own hides the
/// function of that name here.
template <Rules R, class Insight = NoInsight>
struct ViewDefaults {
    [[nodiscard]] static Reaction<R> key(const KeyEvent&, const typename R::State&) { return {}; }
    static bool cancel() { return false; }
    [[nodiscard]] static bool begins(const typename R::Move&) { return true; }
    static void settle(const typename R::State&, std::optional<Vec>) {}
    static void advance(Seconds, const Theme&) {}
    [[nodiscard]] static Cursor cursor() { return Cursor::arrow; }
    [[nodiscard]] static std::string move_words(const typename R::State& state, const typename R::Move& move, Labels) {
        return R::move_to_text(state, move);
    }
    [[nodiscard]] static std::string told(const Played<R>&, const std::string&, Labels) { return {}; }
    [[nodiscard]] static Showing showing(const Played<R>&, const Theme&) { return {}; }
    [[nodiscard]] static std::optional<Panel> pointer_panel(const typename R::State&, Labels) { return std::nullopt; }
    [[nodiscard]] static Answers answers(Question, const typename R::State&, Labels) { return {}; }
    [[nodiscard]] static Figure figure(const Match<R>&, Side) { return {}; }
    [[nodiscard]] static MarginWords margin_words(std::int64_t, const std::string&) { return {}; }
    [[nodiscard]] static std::optional<Panel> insight_panel(const Insight&, const typename R::State&, Labels) {
        return std::nullopt;
    }
};

/// Whether that move is played, or begun, by the input that the view answered so.
template <class View, Rules R>
[[nodiscard]] bool leads_to(const typename R::Move& move, const View& view, const Reaction<R>& reaction) {
    return reaction.move ? *reaction.move == move : view.begins(move);
}

[[nodiscard]] inline PointerEvent click_at(Vec place) {
    return {.kind = PointerEvent::Kind::press, .at = place, .button = PointerEvent::Button::left};
}

/// A view of things of one kind, of which one is under the pointer and one in focus by the keyboard.
template <Rules R, class Thing, class Insight = NoInsight>
class PointedView : public ViewDefaults<R, Insight> {
  public:
    [[nodiscard]] Cursor cursor() const { return under_pointer_ ? Cursor::hand : Cursor::arrow; }

  protected:
    /// Under the pointer, else in focus.
    [[nodiscard]] std::optional<Thing> chosen() const { return under_pointer_ ? under_pointer_ : focus_; }

    /// From now on the pointer is over that; the keyboard's focus goes. True when it was over something else.
    bool point_at(std::optional<Thing> thing) {
        focus_.reset();
        return std::exchange(under_pointer_, thing) != thing;
    }

    std::optional<Thing> under_pointer_, focus_;
};

} // namespace zugzwang
