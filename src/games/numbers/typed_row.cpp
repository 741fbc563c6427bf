#include "games/numbers/typed_row.hpp"

#include <algorithm>

#include "games/numbers/rules.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::numbers {
namespace {

constexpr std::string_view between = " ,;\t\r\n";

/// The text of a wrong number, as it can be shown, shortened if it is long.
std::string culprit(std::string_view piece) {
    constexpr std::size_t longest = 16;
    return printable(piece.substr(0, longest)) + (piece.size() > longest ? "…" : "");
}

} // namespace

Result<std::string> typed_row(std::string_view typed) {
    std::string row;
    std::size_t count = 0;
    for (auto begin = typed.find_first_not_of(between); begin != std::string_view::npos;
         begin = typed.find_first_not_of(between, begin)) {
        const auto end = std::min(typed.find_first_of(between, begin), typed.size());
        const auto piece = typed.substr(begin, end - begin);
        const auto number = whole_number(piece);
        ++count;
        if (!number || *number < 1 || *number > largest_number) {
            return Refusal{"number {} of the row, `{}`, is no whole number from 1 to {}", count, culprit(piece),
                           largest_number};
        }
        if (count > max_typed_numbers) {
            return Refusal{"a row has at most {} numbers, `{}` is one more", max_typed_numbers, piece};
        }
        if (!row.empty()) row += ',';
        row += piece;
        begin = end;
    }
    return row;
}

} // namespace zugzwang::numbers
