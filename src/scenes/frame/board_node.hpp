// A game's board as a part of a page: it is placed, drawn and played on by itself.
#pragma once

#include <memory>

#include "zugzwang/play/session.hpp"
#include "zugzwang/play/start_editor.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// Whoever is to move plays on it.
[[nodiscard]] ui::Node board(std::shared_ptr<Session> session);
/// Only looked at; the keys and the wheel are its scene's.
[[nodiscard]] ui::Node still_board(std::shared_ptr<Session> session);
/// A position is laid out on it.
[[nodiscard]] ui::Node board(std::shared_ptr<StartEditor> editor);

} // namespace zugzwang
