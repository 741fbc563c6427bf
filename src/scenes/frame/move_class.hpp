// How the class of a move is written behind it: ?? ? ?! !, each in its colour.
#pragma once

#include <string>
#include <string_view>

#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/play/review.hpp"

namespace zugzwang {

/// Empty for best and good.
[[nodiscard]] std::string_view class_sign(MoveClass kind);
[[nodiscard]] Role class_role(MoveClass kind);
/// "Blunder", "Best move": translated.
[[nodiscard]] std::string class_words(MoveClass kind);
/// A mistake or a blunder, or at least not what it should have been.
[[nodiscard]] constexpr bool is_fault(MoveClass kind) { return kind >= MoveClass::inaccuracy; }

} // namespace zugzwang
