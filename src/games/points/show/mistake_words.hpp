// The kinds of mistakes of Points in words.
#pragma once

#include <vector>

#include "zugzwang/play/mistake_source.hpp"

namespace zugzwang::points {

/// Those that kind_of_mistake answers (think/mistakes.hpp), the plainest first.
[[nodiscard]] std::vector<MistakeKind> mistake_kinds();

} // namespace zugzwang::points
