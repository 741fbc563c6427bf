#include "games/points/show/laying.hpp"

#include <memory>
#include <utility>

namespace zugzwang::points {

Rules::State laid_out(std::vector<Point> points, std::vector<Segment> drawn, Side to_move) {
    auto state = Rules::initial({std::move(points)});
    state.drawn = std::move(drawn);
    for (const auto& line : state.drawn)
        state.legal -= state.board->conflicts(state.board->segment_index(line));
    state.to_move = to_move;
    return state;
}

Rules::State with_point(const Rules::State& state, Point spot) {
    auto points = state.board->points();
    points.push_back(spot);
    return laid_out(std::move(points), state.drawn, state.to_move);
}

Rules::State with_moved(const Rules::State& state, int point, Point to) {
    auto points = state.board->points();
    points[static_cast<std::size_t>(point)] = to;
    return laid_out(std::move(points), state.drawn, state.to_move);
}

Rules::State without_point(const Rules::State& state, int point) {
    auto points = state.board->points();
    points.erase(points.begin() + point);
    auto drawn = state.drawn;
    std::erase_if(drawn, [point](Segment line) { return line.a == point || line.b == point; });
    for (auto& line : drawn) {
        line.a -= line.a > point ? 1 : 0;
        line.b -= line.b > point ? 1 : 0;
    }
    return laid_out(std::move(points), std::move(drawn), state.to_move);
}

Rules::State with_line_turned(const Rules::State& state, Segment line) {
    auto drawn = state.drawn;
    if (std::erase(drawn, line) > 0) return laid_out(state.board->points(), std::move(drawn), state.to_move);
    drawn.push_back(line);
    return laid_out(state.board->points(), std::move(drawn), other(state.to_move));
}

} // namespace zugzwang::points
