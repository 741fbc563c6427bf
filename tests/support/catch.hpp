// What every test begins with: Catch2, whichever of its two generations is there (one header in version 2, many in
// version 3), and the names of the program and of its test supports.
#pragma once

#include "support/standard.hpp"

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_approx.hpp>
#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/catch_tostring.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_adapters.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <catch2/matchers/catch_matchers_exception.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
namespace Catch::Matchers {
[[nodiscard]] inline auto ContainsSubstring(const std::string& part) { return Contains(part); }
} // namespace Catch::Matchers
#endif

namespace zugzwang::testing {}
using namespace zugzwang;
using namespace zugzwang::testing;
