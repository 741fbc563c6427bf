// Fields of comma-separated values (RFC 4180, Y. Shafranovich, 2005).
#pragma once

#include <string>

namespace zugzwang {

/// As it stands between two commas: in quotes where it has any sign that would end it.
[[nodiscard]] inline std::string csv_field(const std::string& text) {
    if (text.find_first_of(",\"\n\r") == text.npos) return text;
    std::string quoted = "\"";
    for (const char letter : text)
        quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + "\"";
}

} // namespace zugzwang
