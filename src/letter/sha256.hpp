// SHA-256 (NIST, FIPS PUB 180-4, "Secure Hash Standard", 2015): a digest that nobody knows how to aim at. Written here
// since no library that the program is linked with has it, on its three hosts.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace zugzwang::letter {

using Digest = std::array<std::uint8_t, 32>;

/// Of bytes, at most 2^61 of them.
[[nodiscard]] Digest sha256(std::string_view bytes);

} // namespace zugzwang::letter
