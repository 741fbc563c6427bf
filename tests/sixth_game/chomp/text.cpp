// Positions `5/5/3/0 5 1`: what is left of each row, the columns of the whole bar, the side; moves `c2`.
#include "zugzwang/base/text.hpp"

#include "sixth_game/chomp/rules.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::chomp {

std::string Rules::to_text(const State& state) {
    std::string rows;
    for (const int left : state.left)
        rows += (rows.empty() ? "" : "/") + std::to_string(left);
    return filled("{} {} {}", rows, state.columns, state.to_move == Side::first ? 1 : 2);
}

Result<Rules::State> Rules::state_from_text(std::string_view text) {
    const auto fields = split(text, ' ');
    if (fields.size() != 3) return refused(tr("a position is the rows, the number of columns and a side"), {text});
    const auto columns = whole_number(fields[1].text);
    if (!columns || *columns < 1 || *columns > max_columns) return refused(tr("a bar has 1 to 8 columns"), fields[1]);
    const auto side = side_from(fields[2]);
    if (!side) return side.refusal();
    State state{.left = {}, .columns = static_cast<int>(*columns), .to_move = *side};
    const auto rows = split(fields[0], '/');
    if (rows.size() > max_rows) return refused(tr("a bar has 1 to 6 rows"), fields[0]);
    for (const auto& row : rows) {
        const auto left = whole_number(row.text);
        if (!left || *left < 0 || *left > (state.left.empty() ? state.columns : state.left.back())) {
            return refused(tr("a row has no more squares than the row above it"), row);
        }
        state.left.push_back(static_cast<int>(*left));
    }
    return state;
}

std::string Rules::move_to_text(const State&, const Move& move) {
    return static_cast<char>('a' + move.column) + std::to_string(move.row + 1);
}

Result<Rules::Move> Rules::move_from_text(const State& state, std::string_view text) {
    const auto row = text.empty() ? std::nullopt : whole_number(text.substr(1));
    if (!row || *row < 1 || *row > max_rows) return refused(tr("a move is a column and a row, like c2"), {text});
    const Move move{static_cast<int>(*row) - 1, text.front() - 'a'};
    if (!is_legal(state, move)) return refused(tr("no square is left there"), {text});
    return move;
}

} // namespace zugzwang::chomp
