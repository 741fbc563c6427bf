// A panel of facts as a game tells them: a title, big words, rows, a bar between the sides.
#pragma once

#include <optional>

#include "zugzwang/play/panel.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

struct FactsLook {
    std::optional<Role> rim{};
    Role title = Role::soft;
    Role big = Role::act;
};
[[nodiscard]] ui::Node facts(const Panel& panel, const FactsLook& look = {});

} // namespace zugzwang
