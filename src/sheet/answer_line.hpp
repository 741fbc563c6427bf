// What one person answers to a set, as one line that can be sent by any means or written by hand:
//
//     zugzwang 1f0c6a39 Anna B.: 5 - 4
//
// the set's id, who it is, and for each position of the set a move, or - where there is none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::sheet {

inline constexpr std::size_t max_name_bytes = 60, max_line_bytes = 4000;

struct AnswerLine {
    std::string id, name;
    std::vector<std::string> moves; ///< Empty: not answered.

    friend bool operator==(const AnswerLine&, const AnswerLine&) = default;
};

/// The name as it can stand in a line: UTF-8 without colons, control characters and needless blanks, not too long.
[[nodiscard]] std::string name_for_line(std::string_view name);
/// Without an end; requires moves without blanks.
[[nodiscard]] std::string text_of(const AnswerLine& line);
/// Or why it is none. Whether the moves are any is the set's to say.
[[nodiscard]] Result<AnswerLine> read_answer_line(std::string_view text);

} // namespace zugzwang::sheet
