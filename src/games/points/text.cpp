// Positions `x,y;x,y;… i-j,i-j,… side` and moves `i-j`, as PROTOCOL.md has them.
#include "zugzwang/base/text.hpp"

#include <algorithm>
#include <memory>

#include "games/points/rules.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

Result<std::int32_t> coordinate_from(Token token) {
    const auto number = whole_number(token.text);
    if (!number || *number < -farthest_coordinate || *number > farthest_coordinate) {
        return refused(
            filled("a coordinate is a whole number from {} to {}", -farthest_coordinate, farthest_coordinate), token);
    }
    return static_cast<std::int32_t>(*number);
}

Result<Point> point_from(Token token) {
    const auto comma = token.text.find(',');
    if (comma == std::string_view::npos) return refused("a point is written x,y", token);
    const auto x = coordinate_from({token.text.substr(0, comma), token.place});
    if (!x) return x.refusal();
    const auto y = coordinate_from({token.text.substr(comma + 1), token.place + comma + 1});
    if (!y) return y.refusal();
    return Point{*x, *y};
}

Result<std::vector<Point>> points_from(Token token) {
    if (std::ranges::count(token.text, ';') >= max_points) {
        return refused(filled("there are at most {} points", max_points), token);
    }
    std::vector<Point> points;
    for (const auto& piece : split(token, ';')) {
        const auto point = point_from(piece);
        if (!point) return point.refusal();
        if (std::ranges::find(points, *point) != points.end()) {
            return refused("two points lie on one spot", piece);
        }
        points.push_back(*point);
    }
    return points;
}

Result<int> point_number_from(const Board& board, Token token) {
    const auto number = whole_number(token.text);
    if (!number || *number < 1 || *number > board.point_count()) {
        return refused(filled("a point is named by a number from 1 to {}", board.point_count()), token);
    }
    return static_cast<int>(*number) - 1;
}

Result<Segment> segment_from(const Board& board, Token token) {
    const auto dash = token.text.find('-');
    if (dash == std::string_view::npos) return refused("a segment is written i-j", token);
    const auto a = point_number_from(board, {token.text.substr(0, dash), token.place});
    if (!a) return a.refusal();
    const auto b = point_number_from(board, {token.text.substr(dash + 1), token.place + dash + 1});
    if (!b) return b.refusal();
    if (*a == *b) return refused("a segment joins two different points", token);
    return Segment{std::min(*a, *b), std::max(*a, *b)};
}

std::string text_of(Segment segment) { return filled("{}-{}", segment.a + 1, segment.b + 1); }

} // namespace

std::string Rules::to_text(const State& state) {
    std::string text;
    for (const auto& point : state.board->points()) {
        if (!text.empty()) text += ';';
        text += filled("{},{}", point.x, point.y);
    }
    text += ' ';
    if (state.drawn.empty()) text += '-';
    for (std::size_t i = 0; i < state.drawn.size(); ++i) {
        if (i > 0) text += ',';
        text += text_of(state.drawn[i]);
    }
    return text + (state.to_move == Side::first ? " 1" : " 2");
}

Result<Rules::State> Rules::state_from_text(std::string_view text) {
    if (std::ranges::count(text, ' ') != 2) return refused("a position is points, segments and a side", {text});
    const auto fields = split(text, ' ');
    auto points = points_from(fields[0]);
    if (!points) return points.refusal();
    const auto side = side_from(fields[2]);
    if (!side) return side.refusal();

    State state = initial({*std::move(points)});
    if (std::ranges::count(fields[1].text, ',') >= max_points / 2) {
        return refused(filled("there are at most {} segments", max_points / 2), fields[1]);
    }
    if (fields[1].text != "-") {
        for (const auto& piece : split(fields[1], ',')) {
            const auto segment = segment_from(*state.board, piece);
            if (!segment) return segment.refusal();
            if (!is_legal(state, *segment)) return refused("this segment touches one before it", piece);
            state = after(std::move(state), *segment);
        }
    }
    state.to_move = *side;
    return state;
}

std::string Rules::move_to_text(const State&, const Move& move) { return text_of(move); }

Result<Rules::Move> Rules::move_from_text(const State& state, std::string_view text) {
    const auto segment = segment_from(*state.board, {text});
    if (!segment) return segment.refusal();
    if (!is_legal(state, *segment)) return refused("this segment touches one that is drawn", {text});
    return *segment;
}

} // namespace zugzwang::points
