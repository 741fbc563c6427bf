// What work gives on every processor and on one that is wide; the two are the same path where there is but one.
#pragma once

#include <utility>

#include "zugzwang/base/processor.hpp"

namespace zugzwang::testing {

/// The two results of the work, the one of every processor first.
template <class Work>
auto on_both_processors(Work work) {
    use_wide_processor(false);
    auto narrow = work();
    use_wide_processor(true);
    return std::pair(std::move(narrow), work());
}

} // namespace zugzwang::testing
