// Catch2, whichever of its two generations is there: one header in version 2, many in version 3.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
namespace Catch::Matchers {
[[nodiscard]] inline auto ContainsSubstring(const std::string& part) { return Contains(part); }
} // namespace Catch::Matchers
#endif
