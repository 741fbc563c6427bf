// What the protocols of other arenas are read with.
#pragma once

#include <istream>
#include <string>
#include <string_view>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::bots {

/// That the arena's words are not what they should be.
[[nodiscard]] inline Refusal unexpected(std::string_view wanted, std::string_view found) {
    constexpr std::size_t shown = 40;
    return Refusal{"{} was expected, not {}", wanted, printable(found.substr(0, shown))};
}

/// The next word; empty at the end of the input.
[[nodiscard]] inline std::string next_word(std::istream& in) {
    std::string word;
    in >> word;
    return word;
}

/// The next word as a number within the range; `wanted` is what it should be.
[[nodiscard]] inline Result<int> next_number(std::istream& in, std::string_view wanted, int min, int max) {
    const auto word = next_word(in);
    const auto number = whole_number(word);
    if (!number || *number < min || *number > max) return unexpected(wanted, word);
    return static_cast<int>(*number);
}

/// Whether there is something to be read but blanks.
[[nodiscard]] inline bool has_more(std::istream& in) {
    in >> std::ws;
    return !in.eof();
}

} // namespace zugzwang::bots
