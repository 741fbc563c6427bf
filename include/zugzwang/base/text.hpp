// Reading one-line texts token by token, so that a refusal can name the token and where it stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// A piece of a line. The line must outlive it.
struct Token {
    std::string_view text;
    std::size_t place = 1; ///< Of its first character in the line, from 1.
};

/// The pieces between separators, empty ones included; a text without separators is one piece.
[[nodiscard]] std::vector<Token> split(Token whole, char separator);
[[nodiscard]] inline std::vector<Token> split(std::string_view line, char separator) {
    return split(Token{line, 1}, separator);
}

/// The texts of a list with that between them; `text` answers that of one.
template <class List, class Text = std::identity>
[[nodiscard]] std::string joined(const List& list, std::string_view between, Text text = {}) {
    std::string all;
    for (const auto& each : list)
        all.append(all.empty() ? "" : between).append(std::invoke(text, each));
    return all;
}

/// Without the blanks and ends of lines about it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// A decimal number: digits, a `-` before them allowed, no leading zeros, fits 64 bits; empty for anything else.
[[nodiscard]] std::optional<std::int64_t> whole_number(std::string_view text);

/// A number that may have a fraction, as in `-2`, `1.5` and `.5`: no power, no infinity; empty for anything else.
[[nodiscard]] std::optional<double> decimal_number(std::string_view text);

/// The text in one line of ASCII: every byte that is not a printable character of it is shown as `?`.
[[nodiscard]] std::string printable(std::string_view text);

/// "WORDS: `TOKEN` at character PLACE", in plain English; long tokens are shortened, and shown `printable`.
[[nodiscard]] Refusal refused(std::string_view words, Token token);

} // namespace zugzwang
