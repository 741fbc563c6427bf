// How things look: the sprites and themes of assets/, which are a part of the library.
#pragma once

#include <span>
#include <string_view>

namespace zugzwang::library {

struct LookFile {
    std::string_view name; ///< From assets/: "sprites/boxes/dot.svg", "themes/paper.toml".
    std::string_view text;
};

extern const std::span<const LookFile> look_files;

} // namespace zugzwang::library
