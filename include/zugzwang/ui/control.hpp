// What can be pressed: plain values that a page is made of.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang::ui {

/// So long a button is held, or Enter or the space bar on it, that asks to be sure; let go before, nothing happens.
inline constexpr Seconds hold_to_confirm{0.8};

struct Button {
    enum class Look : std::uint8_t { secondary, primary, icon };
    Look look = Look::secondary;
    std::string words{}; ///< Translated; empty for an icon.
    std::string icon{};  ///< A sprite: of Look::icon the whole face, of Look::secondary before the words.
    bool lit = false;    ///< An icon that is the thing to do; its sprite is one for the lit ground.
    bool hold = false;   ///< An icon that is picked when it was held down for hold_to_confirm, and not before.
};

/// One of a few words, side by side.
struct Segmented {
    std::vector<std::string> words; ///< Translated.
    std::size_t chosen = 0;
    std::vector<std::vector<Side>> marks{}; ///< The players' shapes before the words of each; empty: none.
    std::size_t kept_back = 0;              ///< So many of the last ones are dim: they cannot be chosen now.
};

/// One of several that filter a list, on or off.
struct Chip {
    std::string words; ///< Translated.
    bool chosen = false;
    bool slides = false; ///< A switch: a knob that is on the right while it is chosen.
};

/// What was chosen from a list that opens when it is pressed.
struct ListBox {
    std::string label, words; ///< Translated: what is chosen, and which one it is.
};

/// A number between a minus and a plus, and maybe a button that draws one.
struct Stepper {
    std::int64_t value = 0, min = 0, max = 0, step = 1;
    bool shuffle = false;
};

/// A card of a few lines, one of several.
struct ChoiceCard {
    std::string title, words; ///< Translated; the words wrap.
    bool chosen = false;
    Role rim = Role::act; ///< When chosen.
};

/// A line of text to type in; its scene keeps the text and takes the keys while it is in focus.
struct TextField {
    std::string text;
    std::size_t caret = 0;   ///< Bytes before it.
    std::string placeholder; ///< Translated; shown while there is no text.
};

/// A place that something else paints.
struct Spot {};

using ControlKind = std::variant<Button, Segmented, Stepper, ChoiceCard, Chip, ListBox, TextField, Spot>;

/// What was done to a control.
struct Picked {
    std::string id;
    std::int64_t value = 0; ///< Of a Segmented the index, of a Stepper the new number.
    bool shuffle = false;   ///< The Stepper's shuffle button.

    friend bool operator==(const Picked&, const Picked&) = default;
};

/// How a control looks at the moment.
struct ControlState {
    float hover = 0; ///< 0 to 1.
    bool pressed = false;
    bool focused = false;
    int part = -1;  ///< Under the pointer: a segment's index, or a StepperPart.
    float held = 0; ///< How far it is to be picked, for one that is held: 0 to 1.
};

/// Left and right change its value, and so does a press on one of its parts.
[[nodiscard]] inline bool has_values(const ControlKind& kind) {
    return std::holds_alternative<Segmented>(kind) || std::holds_alternative<Stepper>(kind);
}

enum StepperPart : int { stepper_minus, stepper_value, stepper_plus, stepper_shuffle };

/// The part of a Segmented or Stepper at a place; -1 outside and for other kinds.
[[nodiscard]] int part_at(const ControlKind& kind, Rect area, Vec at);
/// Where that part is.
[[nodiscard]] Rect part_area(const ControlKind& kind, Rect area, int part);

} // namespace zugzwang::ui
