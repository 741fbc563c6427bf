// What a game must know to be shown and played with mouse and keys: the Frame it is asked to draw, the Reaction to an
// input, and the ViewOf concept that a game's view meets. A view never changes a game: it describes a move.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/rules/match.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

/// A big number and what it counts, for a player's panel: 18 "lines open".
struct Figure {
    std::string number;
    std::string caption;
};

/// A small panel of facts. Every part may be empty.
struct Panel {
    struct Row {
        std::string label, value;
        std::optional<Side> mark{}; ///< The player whose shape stands before the label.
    };
    std::string title;
    std::string big; ///< One short line in large type.
    std::vector<Row> rows;
    std::string words;                         ///< A sentence or two; wraps.
    std::optional<double> balance;             ///< The first player's share of a two-coloured bar, 0 to 1.
    std::string balance_first, balance_second; ///< Under the ends of the bar.
    struct Chip {
        std::string text;
        bool marked = false; ///< Stands out in the warning colour, underlined.
    };
    std::vector<Chip> chips; ///< A small grid of key-like squares, at most 40.
};

/// How squares are called at the board's edge.
enum class Labels : std::uint8_t { standard, matrix }; ///< a–j and 1–10, or rows and columns from 0 with row 0 on top.

/// What a view's answer to an input may be.
template <Rules R>
struct Reaction {
    std::optional<typename R::Move> move; ///< Play this.
    std::string refusal;                  ///< Why a click or key does nothing; shown in the top bar. Translated.
    bool used = false;                    ///< The input meant something to the board (selection, focus, hover changed).
};

/// Everything there is to draw. Between two positions `progress` runs from 0 to 1 (or back, when a move is undone), and
/// is 1 at rest; the picture must be a pure function of the frame and the view's own hover, focus and selection.
template <Rules R, class Insight>
struct Frame {
    const typename R::State& before; ///< The position before `last`; the same as `now` when there is none.
    const typename R::State& now;
    const std::optional<typename R::Move>& last; ///< The last move: its animation while progress < 1, its mark after.
    Side last_side = Side::first;                ///< Who played it.
    std::span<const typename R::Move> moves{};   ///< All moves of the game so far, for what a position does not tell.
    float progress = 1;
    Seconds since_last{0};       ///< Time since the animation ended; for what fades afterwards.
    Seconds time{0};             ///< Runs on and on; for what breathes.
    bool reduced_motion = false; ///< Instead of moving, things fade.
    bool interactive = false;    ///< A person is to move: show hover, focus, selection and what can be played.
    bool miniature = false;      ///< Drawn small on a menu card: no labels, no text that could not be read.
    Labels labels = Labels::standard;
    const Insight* insight = nullptr;           ///< Not null when insight is switched on and known for `now`.
    std::optional<typename R::Move> hint{};     ///< A move shown to the person who asked for help.
    std::optional<typename R::Move> expected{}; ///< What the thinking computer has in mind, shown as a ghost.
};

/// A view is default-constructible and lives on the main thread.
///   place(area, state)        the board must lie wholly within `area` (device pixels) from now on
///   pointer(event, state)     hover, choose, play; only called while a person is to move
///   key(event, state)         arrows move a visible focus, Enter plays; the game's own keys
///   cancel()                  takes a half-made move back; false when there is none
///   forget()                  drops hover, focus ring and selection (the position changed)
///   cursor()                  for what is under the pointer
///   advance(step, theme)      runs hover fades in the theme's durations; true while something still moves
///   animation(frame, theme)   how long the change from frame.before to frame.now takes in full motion
///   draw(frame, canvas)       board, pieces, marks, insight overlay
///   prompt(state)             what the person may do: "join two points"; translated, no capital, no full stop
///   pointer_panel(state)      what would happen under the pointer or focus, and of a half-made move
///   figure(match, side)       the player's big number (static)
///   margin_words(margin)      "6 boxes"; empty for games that the last move decides (static)
///   insight_panel(insight, state)  what a teacher would point at (static)
template <class V, class R, class Insight>
concept ViewOf = Rules<R> && std::default_initializable<V> &&
    requires(V view, const V& seen, Rect area, const typename R::State& state, const PointerEvent& pointer,
             const KeyEvent& key, Seconds step, const Frame<R, Insight>& frame, Canvas& canvas, const Theme& theme,
             const Match<R>& match, Side side, std::int64_t margin, const Insight& insight) {
    view.place(area, state);
    { view.pointer(pointer, state) } -> std::same_as<Reaction<R>>;
    { view.key(key, state) } -> std::same_as<Reaction<R>>;
    { view.cancel() } -> std::same_as<bool>;
    view.forget();
    { seen.cursor() } -> std::same_as<Cursor>;
    { view.advance(step, theme) } -> std::same_as<bool>;
    { seen.animation(frame, theme) } -> std::same_as<Seconds>;
    seen.draw(frame, canvas);
    { seen.prompt(state) } -> std::same_as<std::string>;
    { seen.pointer_panel(state) } -> std::same_as<std::optional<Panel>>;
    { V::figure(match, side) } -> std::same_as<Figure>;
    { V::margin_words(margin) } -> std::same_as<std::string>;
    { V::insight_panel(insight, state) } -> std::same_as<std::optional<Panel>>;
};

} // namespace zugzwang
