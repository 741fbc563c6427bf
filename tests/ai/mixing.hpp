// A hash of numbers, for tables in tests.
#pragma once

#include <cstdint>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::testing {

struct Mixing {
    std::uint64_t operator()(std::uint64_t key) const { return splitmix(key); }
};

} // namespace zugzwang::testing
