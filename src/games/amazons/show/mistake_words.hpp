// The kinds of mistakes of Amazons in words.
#pragma once

#include <vector>

#include "zugzwang/play/mistake_source.hpp"

namespace zugzwang::amazons {

/// Those that kind_of_mistake answers (think/mistakes.hpp), the plainest first.
[[nodiscard]] std::vector<MistakeKind> mistake_kinds();

} // namespace zugzwang::amazons
