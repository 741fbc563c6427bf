// A position of Numbers set by hand: the row as it is typed, and what each side has taken already.
#pragma once

#include <memory>

#include "games/numbers/rules.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::numbers {

[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::numbers
