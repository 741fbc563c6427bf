// What the protocols of other arenas are read with.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::bots {

/// The next word; empty at the end of the input.
[[nodiscard]] inline std::optional<std::string> next_word(std::istream& in) {
    std::string word;
    if (in >> word) return word;
    return std::nullopt;
}

/// The next word as a number within the range, or a refusal that names it and what it should be.
[[nodiscard]] inline Result<int> next_number(std::istream& in, std::string_view what, int min, int max) {
    const auto word = next_word(in);
    const auto number = word ? whole_number(*word) : std::nullopt;
    if (!number || *number < min || *number > max)
        return Refusal{"{} must be a number from {} to {}, not {}", what, min, max,
                       printable(word.value_or("").substr(0, 40))};
    return static_cast<int>(*number);
}

} // namespace zugzwang::bots
