#include "cli/command.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "zugzwang/base/text.hpp"

namespace zugzwang::cli {

Result<std::int64_t> integer_from(std::string_view option, std::string_view text, std::int64_t min, std::int64_t max) {
    const auto number = whole_number(text);
    if (!number) return Refusal{"{} is not a whole number: {}", option, text};
    if (*number < min || *number > max) {
        return Refusal{"{} must be from {} to {}, not {}", option, min, max, text};
    }
    return *number;
}

Result<std::chrono::milliseconds> seconds_from(std::string_view option, std::string_view text, std::int64_t max) {
    const auto seconds = decimal_number(text);
    if (!seconds) return Refusal{"{} is not a number of seconds: {}", option, text};
    if (*seconds <= 0 || *seconds > static_cast<double>(max)) {
        return Refusal{"{} must be more than 0 and at most {}, not {}", option, max, text};
    }
    return std::chrono::milliseconds(std::max<std::int64_t>(1, std::llround(*seconds * 1000)));
}

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const auto& word : words)
        line += (line.empty() ? "" : ", ") + word;
    return line;
}

} // namespace zugzwang::cli
