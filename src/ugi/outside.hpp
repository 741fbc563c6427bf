// Outside bots for the window: seats them in a session, where `ugi:COMMAND` stands for a player.
#pragma once

#include "zugzwang/play/outside.hpp"

namespace zugzwang::ugi {

/// For SessionConfig::outside. Each player that it makes is a process of its own, started when its first move is wanted
/// and ended with the player.
[[nodiscard]] OutsidePlayerSource outside_players();

} // namespace zugzwang::ugi
