// A position of Amazons laid out by hand: queens of both sides and arrows placed and taken away.
#pragma once

#include <memory>

#include "games/amazons/rules.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::amazons {

[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::amazons
