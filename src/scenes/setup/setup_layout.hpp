// Where things stand in the setup scene.
#pragma once

#include <cstddef>
#include <cstdint>

#include "scenes/frame/stage.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// Of these an upright screen shows one at a time.
enum class SetupPart : std::uint8_t { first_seat, second_seat, options };

struct SetupLayout {
    SetupLayout() = default;
    SetupLayout(Rect screen, const Canvas& canvas);

    [[nodiscard]] bool is_upright() const { return stage.is_upright(); }

    /// The line of a seat's name above its `count` cards, the left end at the seat's mark.
    [[nodiscard]] Rect seat_header(Side side, std::size_t count) const;
    [[nodiscard]] Rect seat_card(Side side, std::size_t index, std::size_t count) const;
    /// The choice of a seat's clock, at the right end of its header, and the sign before it.
    [[nodiscard]] Rect seat_clock(Side side, std::size_t count) const;
    [[nodiscard]] Rect clock_sign(Side side, std::size_t count) const;
    [[nodiscard]] Rect swap_button(std::size_t count) const;
    /// The label and the control of a line of options, `count` lines in all.
    [[nodiscard]] Rect option_label(std::size_t index, std::size_t count) const;
    [[nodiscard]] Rect option_control(std::size_t index, std::size_t count) const;

    /// What is left of the options panel below so many lines; maybe of no height.
    [[nodiscard]] Rect options_rest(std::size_t count) const;

    Stage stage;
    Rect seats, options;     ///< Panels, in pixels.
    Rect back, watch, play;  ///< Buttons.
    Rect parts;              ///< Upright: which part is shown.
    Rect look;               ///< In the top bar, left of its icons.
    float look_reserved = 0; ///< Units of the top bar that it takes.
    Rect help;               ///< A few lines of words between the buttons.
    Rect hints;              ///< A line.

  private:
    /// Where a seat's cards stand.
    struct Cards {
        Rect block; ///< The header and the cards, in units.
        std::size_t columns = 1;
        float width = 0, height = 0;
        float head = 0; ///< From the block's top to the cards.
    };

    void stack();
    [[nodiscard]] Cards cards(Side side, std::size_t count) const;
    [[nodiscard]] Cards upright_cards(std::size_t count) const;
    [[nodiscard]] float option_pitch(std::size_t count) const;

    Rect seats_, options_; ///< In units.
};

} // namespace zugzwang
