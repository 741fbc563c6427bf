// The parts of a scene for Scene::widgets.
#pragma once

#include <utility>
#include <vector>

#include "scenes/frame/scene.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

/// The panels and boards, and after them what can be pressed.
[[nodiscard]] inline std::vector<NamedRect> with_controls(std::vector<NamedRect> parts, const Controls& controls) {
    for (const auto& control : controls.all())
        parts.push_back({control.id, control.area, control.inside});
    return parts;
}

} // namespace zugzwang
