// What the two sides are called where a game gives them no names of its own: by the colours of the theme in use.
#pragma once

#include <string>
#include <string_view>

#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// "Blue", "Orange": translated. Any thread.
[[nodiscard]] std::string side_word(Side side);

/// The game's own name of a side ("White"), translated, or the colour's where that is empty. Any thread.
[[nodiscard]] std::string side_name(const BySide<std::string>& names, Side side);

/// How a game ends for certain: "White has a sure win", "Blue wins by 7", "A draw"; translated.
[[nodiscard]] std::string sure_end(const BySide<std::string>& names, const Outcome& outcome);

/// From now on the sides are called by this theme's colours; before the first call by those of the house. Any thread.
void name_sides_by(const Theme& theme) noexcept;

/// The plain English word for a colour: "Red", "Orange", "Yellow", "Green", "Blue", "Purple", or "Grey" for one with
/// hardly any colour in it.
[[nodiscard]] std::string_view colour_word(Colour colour) noexcept;

} // namespace zugzwang
