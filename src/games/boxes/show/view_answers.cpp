// What somebody hears of the boxes who does not see them.
#include <algorithm>

#include "games/boxes/show/view.hpp"
#include "games/boxes/think/classes.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/board_names.hpp"
#include "zugzwang/play/list_words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::boxes {

std::string box_words(const Rules::State& state, int box, Labels labels) {
    const int x = box % state.grid.columns, y = box / state.grid.columns;
    const auto column = column_name(x, labels), row = row_name(y, state.grid.rows + 1, labels);
    return labels == Labels::matrix ? row + "," + column : column + row;
}

namespace {

constexpr std::size_t lines_at_once = 8;

std::vector<std::string> line_names(const Rules::State& state, std::span<const int> edges, Labels labels) {
    std::vector<std::string> names;
    for (const int edge : edges) {
        if (!is_drawn(state, edge)) names.push_back(line_words(state, edge, labels));
    }
    return names;
}

std::string summary(const Rules::State& state) {
    std::array<int, 5> with{}; // by sides drawn
    for (int box = 0; box < state.grid.boxes(); ++box)
        ++with[static_cast<std::size_t>(sides_drawn(state, box))];
    const auto open = tr_n("{n} line is left to draw.", "{n} lines are left to draw.", Rules::lines_left(state));
    auto owned = tr("Closed: {first} {firsts}, {second} {seconds}.", {{"first", side_word(Side::first)},
                                                                      {"firsts", boxes_owned(state, Side::first)},
                                                                      {"second", side_word(Side::second)},
                                                                      {"seconds", boxes_owned(state, Side::second)}});
    if (Rules::lines_left(state) == 0) return owned;
    return sentences(sentences(open, owned),
                     tr("Open boxes: {three} with three sides drawn, {two} with two, {fewer} with fewer.",
                        {{"three", with[3]}, {"two", with[2]}, {"fewer", with[0] + with[1]}}));
}

/// Whose each box of a row is, or how many of its sides are drawn; then the lines that are not, but for those above it.
std::string row_words(const Rules::State& state, int y, Labels labels) {
    const Grid& grid = state.grid;
    std::vector<std::string> boxes;
    boxes.reserve(static_cast<std::size_t>(grid.columns));
    for (int x = 0; x < grid.columns; ++x) {
        const int box = grid.box_index(x, y);
        const auto whose = owner(state, box);
        boxes.push_back(whose ? side_word(*whose) : std::to_string(sides_drawn(state, box)));
    }
    std::vector<int> edges;
    for (int x = 0; x < grid.columns; ++x)
        edges.push_back(grid.horizontal_edge(x, y));
    for (int x = 0; x <= grid.columns; ++x)
        edges.push_back(grid.vertical_edge(x, y));
    for (int x = 0; y + 1 == grid.rows && x < grid.columns; ++x)
        edges.push_back(grid.horizontal_edge(x, y + 1));
    const auto open = line_names(state, edges, labels);
    auto sides = tr("Row {row}, sides drawn: {boxes}.",
                    {{"row", row_name(y, grid.rows + 1, labels)}, {"boxes", joined(boxes, ", ")}});
    if (open.empty()) return sides;
    return sentences(sides, tr("Not drawn: {lines}.", {{"lines", listed(open)}}));
}

Answers position(const Rules::State& state, Labels labels) {
    Answers answers{summary(state)};
    for (int y = 0; y < state.grid.rows; ++y)
        answers.push_back(row_words(state, y, labels));
    return answers;
}

/// What lies on both sides of the line, and which other lines can be drawn at its ends.
Answers here(const Rules::State& state, int edge, Labels labels) {
    const Grid& grid = state.grid;
    std::string words = closed(line_words(state, edge, labels));
    for (const int box : grid.boxes_beside(edge))
        words = sentences(words, tr_n("The box at {box} has {n} side.", "The box at {box} has {n} sides.",
                                      sides_drawn(state, box), {{"box", box_words(state, box, labels)}}));
    std::vector<int> beside;
    for (const Dot end : {grid.start_of(edge), grid.end_of(edge)}) {
        for (const Dot next :
             {Dot{end.x - 1, end.y}, Dot{end.x + 1, end.y}, Dot{end.x, end.y - 1}, Dot{end.x, end.y + 1}}) {
            if (const auto other = grid.edge_index(end, next); other && *other != edge) beside.push_back(*other);
        }
    }
    const auto open = line_names(state, beside, labels);
    return {sentences(words, open.empty() ? tr("No other line can be drawn from its ends.")
                                          : tr("From its ends one can also draw {lines}.", {{"lines", listed(open)}}))};
}

Answers danger(const Rules::State& state, Labels labels) {
    const LineClasses classes(state);
    const std::vector<int> closing(classes.completing().begin(), classes.completing().end());
    const auto closes = line_names(state, closing, labels);
    const auto safe = line_names(state, classes.neutral(), labels);
    Answers answers;
    for (const auto& part : listed_by(lines_at_once, closes))
        answers.push_back(tr("These lines close a box now: {lines}.", {{"lines", part}}));
    if (closes.empty()) answers.push_back(tr("No box can be closed now."));
    if (safe.empty() && !classes.giving().empty())
        answers.back() = sentences(answers.back(), tr_n("No line is safe: the cheapest gives {n} box away.",
                                                        "No line is safe: the cheapest gives {n} boxes away.",
                                                        classes.giving().begin()->first));
    if (!safe.empty())
        answers.back() = sentences(
            answers.back(), tr_n("{n} line is safe.", "{n} lines are safe.", static_cast<std::int64_t>(safe.size())));
    for (const auto& part : listed_by(lines_at_once, safe))
        answers.push_back(tr("Safe: {lines}.", {{"lines", part}}));
    return answers;
}

} // namespace

Answers View::answers(Question question, const Rules::State& state, Labels labels) const {
    if (question == Question::position) return position(state, labels);
    if (Rules::lines_left(state) == 0) return {};
    if (question == Question::danger) return danger(state, labels);
    return chosen() && !is_drawn(state, *chosen()) ? here(state, *chosen(), labels) : Answers{};
}

} // namespace zugzwang::boxes
