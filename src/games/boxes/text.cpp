// The picture of a position, and moves as the two dots that they join, as PROTOCOL.md has them.
#include "zugzwang/base/text.hpp"

#include <algorithm>

#include "games/boxes/rules.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

std::string dot_name(Dot dot) { return static_cast<char>('a' + dot.x) + std::to_string(dot.y + 1); }

std::optional<Dot> dot_from(std::string_view name) {
    if (name.size() < 2 || name[0] < 'a' || name[0] > 'a' + max_columns) return std::nullopt;
    const auto rank = whole_number(name.substr(1));
    if (!rank || *rank < 1 || *rank > max_rows + 1) return std::nullopt;
    return Dot{name[0] - 'a', static_cast<int>(*rank) - 1};
}

/// The character at `column` of a row of the picture, with its place in the line.
Token letter(Token row, std::size_t column) { return {row.text.substr(column, 1), row.place + column}; }

std::optional<Refusal> read_edge(Rules::State& state, int edge, Token mark, std::string_view drawn) {
    if (mark.text != drawn && mark.text != ".") return refused(filled("a line here is {} or .", drawn), mark);
    state.drawn.set(static_cast<std::size_t>(edge), mark.text == drawn);
    return std::nullopt;
}

/// A row of horizontal edges at height y.
std::optional<Refusal> read_horizontal(Rules::State& state, int y, Token row) {
    for (int x = 0; x < state.grid.columns; ++x) {
        const Token mark = letter(row, static_cast<std::size_t>(x));
        if (auto refusal = read_edge(state, state.grid.horizontal_edge(x, y), mark, "-")) return refusal;
    }
    return std::nullopt;
}

/// The vertical edges of the row of boxes at height y.
std::optional<Refusal> read_vertical(Rules::State& state, int y, Token row) {
    for (int x = 0; x <= state.grid.columns; ++x) {
        const Token mark = letter(row, static_cast<std::size_t>(2 * x));
        if (auto refusal = read_edge(state, state.grid.vertical_edge(x, y), mark, "|")) return refusal;
    }
    return std::nullopt;
}

/// The owners of the row of boxes at height y, once all edges are known.
std::optional<Refusal> read_owners(Rules::State& state, int y, Token row) {
    for (int x = 0; x < state.grid.columns; ++x) {
        const Token mark = letter(row, static_cast<std::size_t>(2 * x + 1));
        if (mark.text != "1" && mark.text != "2" && mark.text != "_") {
            return refused("a box is 1, 2 or _", mark);
        }
        const int box = state.grid.box_index(x, y);
        const bool closed = sides_drawn(state, box) == 4;
        if (closed && mark.text == "_") return refused("a closed box has an owner, 1 or 2", mark);
        if (!closed && mark.text != "_") return refused("an open box has no owner", mark);
        state.of_second.set(static_cast<std::size_t>(box), mark.text == "2");
    }
    return std::nullopt;
}

Result<Rules::State> picture_from(const Token& picture) {
    const auto slashes = std::ranges::count(picture.text, '/');
    if (slashes < 2 || slashes > 2 * max_rows || slashes % 2 != 0) {
        return refused(filled("a picture has an odd number of rows, 3 to {}", 2 * max_rows + 1), picture);
    }
    const auto rows = split(picture, '/');
    const std::size_t columns = rows.front().text.size();
    if (columns < 1 || columns > max_columns)
        return refused(filled("a row has 1 to {} boxes", max_columns), rows.front());
    Rules::State state;
    state.grid = {static_cast<std::int8_t>(rows.size() / 2), static_cast<std::int8_t>(columns)};
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const std::size_t wanted = index % 2 == 0 ? columns : 2 * columns + 1;
        if (rows[index].text.size() != wanted)
            return refused(filled("this row needs {} characters", wanted), rows[index]);
        const int below = static_cast<int>(rows.size() - 1 - index) / 2;
        auto refusal =
            index % 2 == 0 ? read_horizontal(state, below, rows[index]) : read_vertical(state, below, rows[index]);
        if (refusal) return *std::move(refusal);
    }
    for (std::size_t index = 1; index < rows.size(); index += 2) {
        const int y = static_cast<int>(rows.size() - 2 - index) / 2;
        if (auto refusal = read_owners(state, y, rows[index])) return *std::move(refusal);
    }
    return state;
}

} // namespace

std::string Rules::to_text(const State& state) {
    const Grid grid = state.grid;
    const auto is_drawn = [&](int edge) { return state.drawn[static_cast<std::size_t>(edge)]; };
    std::string text;
    for (int y = grid.rows; y >= 0; --y) {
        for (int x = 0; x < grid.columns; ++x)
            text += is_drawn(grid.horizontal_edge(x, y)) ? '-' : '.';
        if (y == 0) break;
        text += '/';
        for (int x = 0; x <= grid.columns; ++x) {
            text += is_drawn(grid.vertical_edge(x, y - 1)) ? '|' : '.';
            if (x == grid.columns) break;
            const auto side = owner(state, grid.box_index(x, y - 1));
            text += !side ? '_' : *side == Side::first ? '1' : '2';
        }
        text += '/';
    }
    return text + (state.to_move == Side::first ? " 1" : " 2");
}

Result<Rules::State> Rules::state_from_text(std::string_view text) {
    if (std::ranges::count(text, ' ') != 1) return refused("a position is a picture and a side", {text});
    const auto fields = split(text, ' ');
    auto state = picture_from(fields[0]);
    if (!state) return state;
    const auto side = side_from(fields[1]);
    if (!side) return side.refusal();
    state->to_move = *side;
    return state;
}

std::string Rules::move_to_text(const State& state, const Move& move) {
    auto from = dot_name(state.grid.start_of(move.edge));
    auto to = dot_name(state.grid.end_of(move.edge));
    if (to < from) std::swap(from, to);
    return from + "-" + to;
}

Result<Rules::Move> Rules::move_from_text(const State& state, std::string_view text) {
    const auto ends = split(text, '-');
    if (ends.size() != 2) return refused("a move is two dots: b1-b2", {text});
    std::array<Dot, 2> dots;
    for (std::size_t end = 0; end < 2; ++end) {
        const auto dot = dot_from(ends[end].text);
        if (!dot || dot->x > state.grid.columns || dot->y > state.grid.rows) {
            return refused("there is no such dot", ends[end]);
        }
        dots[end] = *dot;
    }
    const auto edge = state.grid.edge_index(dots[0], dots[1]);
    if (!edge) return refused("these dots are not neighbours", {text});
    if (state.drawn[static_cast<std::size_t>(*edge)]) return refused("this line is drawn already", {text});
    const auto written = move_to_text(state, {*edge});
    if (text != written) return refused(filled("this line is written {}", written), {text});
    return Move{*edge};
}

} // namespace zugzwang::boxes
