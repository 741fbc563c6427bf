// Text from outside in a line that a person reads.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zugzwang {

/// As `printable`, and not more than so many bytes of it: what is longer ends in "...".
[[nodiscard]] std::string shown(std::string_view text, std::size_t most = 80);

} // namespace zugzwang
