// Positions `4,7,2,9,5,2 0-0 1` (`-` for an empty row) and moves `L`, `R`, as PROTOCOL.md has them. Linear in the text.
#include "zugzwang/base/text.hpp"

#include <algorithm>
#include <charconv>

#include "games/numbers/rules.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {
namespace {

Result<std::int64_t> total_from(Token token) {
    const auto total = whole_number(token.text);
    if (!total || *total < 0 || *total > largest_total) {
        return refused(filled("a total is a whole number from 0 to {}", largest_total), token);
    }
    return *total;
}

} // namespace

Result<Row> row_from_text(Token token) {
    Row row;
    std::size_t start = 0;
    for (;;) {
        const auto end = std::min(token.text.find(',', start), token.text.size());
        const Token piece{token.text.substr(start, end - start), token.place + start};
        const auto number = whole_number(piece.text);
        if (!number || *number < 1 || *number > largest_number) {
            return refused(filled("the numbers of the row are 1 to {}", largest_number), piece);
        }
        if (row.size() == static_cast<std::size_t>(max_numbers)) {
            return refused(filled("a row has at most {} numbers", max_numbers), piece);
        }
        row.push_back(static_cast<std::int32_t>(*number));
        if (end == token.text.size()) return row;
        start = end + 1;
    }
}

std::string Rules::to_text(const State& state) {
    std::string text;
    for (const auto number : state.numbers()) {
        char digits[16];
        const auto written = std::to_chars(std::begin(digits), std::end(digits), number);
        if (!text.empty()) text += ',';
        text.append(std::begin(digits), written.ptr);
    }
    if (text.empty()) text = "-";
    return text + filled(" {}-{} {}", state.totals[Side::first], state.totals[Side::second],
                         state.to_move == Side::first ? 1 : 2);
}

Result<Rules::State> Rules::state_from_text(std::string_view text) {
    if (std::ranges::count(text, ' ') != 2) return refused("a position is a row, the totals and a side", {text});
    const auto fields = split(text, ' ');
    Row row;
    if (fields[0].text != "-") {
        auto read = row_from_text(fields[0]);
        if (!read) return read.refusal();
        row = *std::move(read);
    }
    if (std::ranges::count(fields[1].text, '-') != 1) return refused("the totals are written first-second", fields[1]);
    const auto totals = split(fields[1], '-');
    const auto first = total_from(totals[0]);
    if (!first) return first.refusal();
    const auto second = total_from(totals[1]);
    if (!second) return second.refusal();
    const auto side = side_from(fields[2]);
    if (!side) return side.refusal();
    State state = start_of(std::move(row));
    state.totals = {{*first, *second}};
    state.to_move = *side;
    return state;
}

std::string Rules::move_to_text(const State&, const Move& move) { return move == take_left ? "L" : "R"; }

Result<Rules::Move> Rules::move_from_text(const State& state, std::string_view text) {
    if (text != "L" && text != "R") return refused("a move is L or R", {text});
    if (state.empty()) return refused("the game is over", {text});
    return text == "L" ? take_left : take_right;
}

} // namespace zugzwang::numbers
