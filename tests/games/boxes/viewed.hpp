// A position as the view shows it, for tests of the view.
#pragma once

#include "games/boxes/show/theme.hpp"
#include "games/boxes/show/view.hpp"
#include "positions.hpp"
#include "support/even_pace.hpp"
#include "support/recording_canvas.hpp"

namespace zugzwang::boxes::test {

/// Every motion takes a tenth of a second.
[[nodiscard]] inline Theme timed_theme() {
    Theme theme;
    zugzwang::testing::set_even_pace(theme, {own::section}, Seconds{0.1});
    theme.measures.fill(20);
    return theme;
}

struct Fixture {
    explicit Fixture(std::string_view text = "--/|_._|/../|_._|/-- 1") : state(position(text)) {
        view.place(area, state);
    }
    [[nodiscard]] int edge(std::string_view move) const { return move_of(state, move).edge; }
    [[nodiscard]] std::string reply(const Reaction<Rules>& reaction) const {
        return reaction.move ? Rules::move_to_text(state, *reaction.move) : "";
    }

    [[nodiscard]] zugzwang::testing::RecordingCanvas drawn(const Frame<Rules, Insight>& frame) const {
        static const Theme theme = timed_theme();
        zugzwang::testing::RecordingCanvas canvas(theme);
        view.draw(frame, canvas);
        return canvas;
    }
    /// How that move is shown.
    [[nodiscard]] auto shown(std::string_view move, const Theme& theme) const {
        const Rules::Move played{edge(move)};
        const auto now = Rules::after(state, played);
        return View::showing({.before = state, .move = played, .now = now}, theme);
    }

    Rect area{100, 50, 850, 850};
    Rules::State state;
    boxes::View view;
};

} // namespace zugzwang::boxes::test
