#include "games/boxes/show/board.hpp"

#include <algorithm>
#include <cmath>

#include "games/boxes/show/theme.hpp"
#include "zugzwang/play/board_names.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float margin_in_cells = 0.36F;
constexpr float largest_cell = 0.37F; ///< Of the area's shorter side, so that a 1×1 board is no giant.
constexpr float reach = 0.4F;         ///< In cells: how far from a line a click still means it.

TextStyle style_of(const Badge& badge) {
    return {.size = std::round(badge.height * 0.62F),
            .paint = {badge.role},
            .weight = Weight::bold,
            .align_x = AlignX::centre};
}

} // namespace

float whole_pixels(float length, float min) { return std::max(min, std::round(length)); }

void Board::place(Rect area, const Grid& grid, float min_margin) {
    grid_ = grid;
    const float shorter = std::min(area.width, area.height);
    const auto columns = static_cast<float>(grid_.columns);
    const auto rows = static_cast<float>(grid_.rows);
    const float by_cells =
        std::min(area.width / (columns + 2 * margin_in_cells), area.height / (rows + 2 * margin_in_cells));
    const float by_margin = std::min((area.width - 2 * min_margin) / columns, (area.height - 2 * min_margin) / rows);
    cell_ = std::max(2.0F, std::floor(std::min({by_cells, by_margin, shorter * largest_cell})));
    const float margin = std::max(min_margin, std::floor(cell_ * margin_in_cells));
    area_ = around(area.centre(), columns * cell_ + 2 * margin, rows * cell_ + 2 * margin);
    area_.x = std::floor(area_.x);
    area_.y = std::floor(area_.y);
    origin_ = {area_.x + margin, area_.bottom() - margin};
}

Vec Board::dot(Dot dot) const {
    return {origin_.x + static_cast<float>(dot.x) * cell_, origin_.y - static_cast<float>(dot.y) * cell_};
}

Vec Board::middle_of(int edge) const { return between(dot(grid_.start_of(edge)), dot(grid_.end_of(edge)), 0.5F); }

Vec Board::middle_of_box(int box) const {
    const Vec corner = dot({box % grid_.columns, box / grid_.columns});
    return {corner.x + cell_ / 2, corner.y - cell_ / 2};
}

Board::Sizes Board::sizes() const {
    return {.line = whole_pixels(cell_ * 0.085F, 2),
            .thin = whole_pixels(cell_ * 0.032F, 1),
            .dot = std::max(2.0F, cell_ * 0.078F),
            .box = cell_ - 2 * std::floor(cell_ * 0.06F)};
}

Rect Board::bar(int edge, float width, float part) const {
    const Vec a = dot(grid_.start_of(edge));
    const float low = std::floor(width / 2);
    const float long_side = cell_ * part;
    if (grid_.is_horizontal(edge)) return {a.x, a.y - low, long_side, width};
    return {a.x - low, a.y - long_side, width, long_side};
}

Rect Board::free_bar(int edge, float width, float free, float part) const {
    const Rect whole = bar(edge, width);
    const float length = (cell_ - 2 * free) * part;
    if (grid_.is_horizontal(edge)) return {whole.x + free, whole.y, length, width};
    return {whole.x, whole.bottom() - free - length, width, length};
}

std::optional<int> Board::edge_near(Vec at) const {
    const auto cell_at = [&](float distance, int count) {
        return std::clamp(static_cast<int>(std::floor(distance / cell_)), 0, count - 1);
    };
    if (!area_.contains(at)) return std::nullopt;
    const int box = grid_.box_index(cell_at(at.x - origin_.x, grid_.columns), cell_at(origin_.y - at.y, grid_.rows));
    std::optional<int> nearest;
    float best = cell_ * reach;
    for (const int edge : grid_.edges_of(box)) {
        const float away = distance_to_segment(at, dot(grid_.start_of(edge)), dot(grid_.end_of(edge)));
        if (away >= best) continue;
        best = away;
        nearest = edge;
    }
    return nearest;
}

void Board::draw_names(Labels labels, float letters, Canvas& canvas) const {
    const float margin = origin_.x - area_.x;
    const TextStyle style{.size = letters, .paint = {Role::dim}, .align_x = AlignX::centre, .align_y = AlignY::middle};
    if (margin < style.size * 1.3F) return;
    const float away = std::min(margin - style.size * 0.75F, sizes().dot + style.size * 1.1F);
    paint_board_names(
        grid_.columns + 1, grid_.rows + 1, labels,
        [&](int column) {
            return Vec{dot({column, 0}).x, origin_.y + away};
        },
        [&](int row) {
            return Vec{origin_.x - away, dot({0, row}).y};
        },
        style, canvas);
}

void Board::draw_owned(int box, Side side, float size, float alpha, Canvas& canvas) const {
    const Rect place = around(middle_of_box(box), sizes().box * size);
    canvas.sprite(side == Side::first ? "boxes/owned-first" : "boxes/owned-second", size == 1 ? snapped(place) : place,
                  {.alpha = alpha});
}

/// An undrawn line in a colour too light for its ground has the usual one as its edge.
void Board::draw_line(int edge, bool drawn, Canvas& canvas) const {
    const auto size = sizes();
    if (drawn) return draw_drawn(edge, 1, 1, canvas);
    const bool has_core = canvas.theme()[own::undrawn_core].alpha > 0;
    const float rim = has_core ? whole_pixels(cell_ * 0.01F, 1) : 0;
    const Rect line = bar(edge, size.thin + 2 * rim);
    canvas.fill(line, {Role::undrawn});
    if (!has_core) return;
    const Rect core = grid_.is_horizontal(edge) ? Rect{line.x, line.y + rim, line.width, size.thin}
                                                : Rect{line.x + rim, line.y, size.thin, line.height};
    canvas.fill(core, {own::undrawn_core});
}

void Board::draw_drawn(int edge, float part, float alpha, Canvas& canvas) const {
    const Rect line = bar(edge, sizes().line, part);
    const Vec middle = line.centre();
    const bool level = grid_.is_horizontal(edge);
    canvas.strip("boxes/edge", level ? Vec{line.x, middle.y} : Vec{middle.x, line.bottom()},
                 level ? Vec{line.right(), middle.y} : Vec{middle.x, line.y}, level ? line.height : line.width, alpha);
}

void Board::draw_dots(Canvas& canvas) const {
    constexpr float sprite_to_dot = 20.0F / 15.6F; // the sprite's box reaches beyond the dot
    const float side = whole_pixels(2 * sizes().dot * sprite_to_dot, 4);
    for (int y = 0; y <= grid_.rows; ++y) {
        for (int x = 0; x <= grid_.columns; ++x)
            canvas.sprite("boxes/dot", snapped(around(dot({x, y}), side)));
    }
}

float width_of(const Badge& badge, const Canvas& canvas) {
    const float letters = canvas.measured(badge.words, style_of(badge)).width;
    return std::max(badge.height, std::round(letters + badge.height * 0.5F));
}

void paint_badge(const Badge& badge, Vec centre, Canvas& canvas) {
    const Rect area = snapped(around(centre, width_of(badge, canvas), badge.height));
    canvas.box(area, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = badge.height * 0.26F,
                      .rim = badge.role,
                      .rim_width = std::max(1.0F, std::round(badge.height * 0.06F))});
    canvas.text(badge.words, area.centre(), style_of(badge));
}

std::string line_words(const Rules::State& state, int edge, Labels labels) {
    if (labels == Labels::standard) return Rules::move_to_text(state, {edge});
    const Grid& grid = state.grid;
    const auto name = [&](Dot dot) {
        return row_name(dot.y, grid.rows + 1, labels) + "," + column_name(dot.x, labels);
    };
    const auto start = name(grid.start_of(edge));
    const auto end = name(grid.end_of(edge));
    return grid.is_horizontal(edge) ? start + "-" + end : end + "-" + start;
}

} // namespace zugzwang::boxes
