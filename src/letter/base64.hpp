// Bytes as signs that a link, a mail and a chat let stand as they are: base64url without padding (S. Josefsson, "The
// Base16, Base32, and Base64 Data Encodings", RFC 4648, section 5, 2006).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace zugzwang::letter {

[[nodiscard]] std::string to_base64(std::string_view bytes);
/// The bytes of exactly such a text; empty where a sign is none of its 64, where a sign is missing, and where bits that
/// belong to no byte are not zero: two texts never stand for the same bytes.
[[nodiscard]] std::optional<std::string> from_base64(std::string_view text);

} // namespace zugzwang::letter
