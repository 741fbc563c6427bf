// A panel as a game tells it, as a part of a page.
#pragma once

#include <optional>
#include <string>

#include "zugzwang/play/panel.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

struct FactsLook {
    std::optional<Role> rim{};
    Role title = Role::soft;
    Role big = Role::act;
};
/// A panel of facts as a game tells them: a title, big words, rows, a bar between the sides.
[[nodiscard]] ui::Node facts(const Panel& panel, const FactsLook& look = {});

/// What it tells of a place of the board, as it is read out; empty without a panel.
[[nodiscard]] std::string place_words(const std::optional<Panel>& panel);

} // namespace zugzwang
