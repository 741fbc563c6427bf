// A player of many games as it is written after `--players`, `--first` and `--second`.
#pragma once

#include <string>

#include "tournament/plan.hpp"

namespace zugzwang::cli {

/// `PLAYER`, `NAME=PLAYER` or `NAME[OWN,...]=PLAYER`, where OWN is one of `movetime=MS`, `nodes=N`, `depth=N`,
/// `clock=SECONDS+INCREMENT`, `hash=MB` and, for an option that a bot announces, `option.NAME=VALUE`, the value without
/// commas and `]=`; one of our players has the option Hash. Without a name it is called what it is. Refuses anything
/// else in the brackets, under the name of the option; who plays is not looked at.
[[nodiscard]] Result<tournament::Entrant> entrant_from(const std::string& option, const std::string& text);

} // namespace zugzwang::cli
