// Lines from a stream that may hold anything: a line too long to mean anything is passed over, not kept.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace zugzwang::ugi {

struct InputLine {
    std::string text;
    bool too_long = false; ///< Longer than was allowed; the text is then empty.
};

/// The next line without its end, empty at the end of the input. A last line without an end counts.
[[nodiscard]] inline std::optional<InputLine> next_line(std::istream& in, std::size_t longest) {
    using Traits = std::istream::traits_type;
    InputLine line;
    if (!in || in.peek() == Traits::eof()) return std::nullopt;
    auto& buffer = *in.rdbuf();
    for (auto letter = buffer.sbumpc(); letter != '\n'; letter = buffer.sbumpc()) {
        if (letter == Traits::eof()) {
            in.setstate(std::ios::eofbit);
            break;
        }
        if (line.text.size() < longest)
            line.text += Traits::to_char_type(letter);
        else
            line.too_long = true;
    }
    if (line.too_long) line.text.clear();
    return line;
}

} // namespace zugzwang::ugi
