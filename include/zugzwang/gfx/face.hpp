// Other colours within a theme, its faces: what lies on a screen in colours that are not the screen's own, such as a
// page that is shown as it will be printed. A face has a role for every role of the theme, and is drawn by those.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

/// The faces of every theme that the program shows: colours for white paper, and the same without colour.
inline constexpr std::string_view paper_face = "paper", grey_face = "grey";

/// What draws in the face what that role draws in the theme; a face of no name is the theme's own.
[[nodiscard]] Role in_face(std::string_view face, Role role);
/// The name of a sprite in the colours of a face: `paper:mark/first`.
[[nodiscard]] std::string in_face(std::string_view face, std::string_view sprite);
/// The face and the name of a sprite; the face is empty where none is said.
[[nodiscard]] std::pair<std::string_view, std::string_view> face_and_sprite(std::string_view sprite);

/// Gives a theme the colours of another one as a face.
void add_face(Theme& theme, std::string_view face, const Theme& its);
/// The theme with the colours of its face as its own; what the face does not say stays as it is.
[[nodiscard]] Theme face_of(const Theme& theme, std::string_view face);

/// Every colour as grey as it is bright: its luma (ITU-R BT.601).
[[nodiscard]] Theme grey_of(Theme theme);

} // namespace zugzwang
