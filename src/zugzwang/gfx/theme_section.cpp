#include "zugzwang/gfx/theme_section.hpp"

#include <chrono>

namespace zugzwang {

void add_section(Theme& theme, const ThemeSection& section) {
    for (const auto& [name, rgb, alpha] : section.colours) {
        const auto byte = [value = rgb](unsigned shift) { return static_cast<std::uint8_t>(value >> shift & 0xFFU); };
        theme.own_colours[own_role(section.id, name)] = {byte(16), byte(8), byte(0), alpha};
    }
    for (const auto& [name, milliseconds] : section.motions)
        theme.own_motions[own_motion(section.id, name)] = std::chrono::milliseconds(milliseconds);
}

} // namespace zugzwang
