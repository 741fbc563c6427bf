#include "games/boxes/think/book_text.hpp"

#include <algorithm>
#include <optional>

#include "zugzwang/base/text.hpp"

namespace zugzwang::boxes {
namespace {

/// Empty if the line does not begin a board.
std::optional<Rules::Setup> setup_of(Token line) {
    const auto words = split(line, ' ');
    if (words.size() != 4 || words[0].text != "board") return std::nullopt;
    const auto rows = whole_number(words[1].text), columns = whole_number(words[2].text);
    if (!rows || *rows < 1 || *rows > max_rows || !columns || *columns < *rows || *columns > max_columns)
        return std::nullopt;
    if (words[3].text != "border" && words[3].text != "empty") return std::nullopt;
    return Rules::Setup{.rows = static_cast<int>(*rows),
                        .columns = static_cast<int>(*columns),
                        .start = words[3].text == "empty" ? Start::empty : Start::border};
}

bool is_level(std::string_view line) {
    return !line.empty() && line.find_first_not_of(book_digits) == std::string_view::npos;
}

} // namespace

Result<std::vector<BookBoard>> book_from_text(std::string_view text) {
    auto lines = split(text, '\n');
    if (lines.front().text != book_head) return Refusal{"line 1: `{}` was wanted", book_head};
    if (lines.back().text.empty()) lines.pop_back();
    std::vector<BookBoard> boards;
    int levels = BookBoard::max_levels;
    for (std::size_t line = 1; line < lines.size(); ++line) {
        if (const auto setup = setup_of(lines[line])) {
            boards.push_back({.setup = *setup});
            levels = 0;
        } else if (levels < BookBoard::max_levels && is_level(lines[line].text)) {
            boards.back().levels[static_cast<std::size_t>(levels++)] = lines[line].text;
        } else {
            return Refusal{"line {}: a board or one of its levels was wanted", line + 1};
        }
    }
    return boards;
}

} // namespace zugzwang::boxes
