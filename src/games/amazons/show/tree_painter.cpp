// The headings, the base and the edges; the rows are tree_painter_rows.cpp.
#include "games/amazons/show/tree_painter.hpp"

#include <algorithm>
#include <array>

#include "games/amazons/show/names.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

constexpr float text_size = lesson_text, small_gap = 14, label_room = 96;

} // namespace

void TreePainter::paint() const {
    paint_panel(layout_.area(), {}, canvas_);
    headings();
    canvas_.clip(layout_.window());
    for (const auto& placed : arrangement_.rows) {
        if (is_seen(placed)) edge(placed);
    }
    for (const auto& placed : arrangement_.rows) {
        if (is_seen(placed)) row(placed);
    }
    base();
    canvas_.unclip();
}

TreePainter::Rank TreePainter::rank_of(const PlacedRow& placed) const {
    if (placed.row.kind != TreeRow::Kind::move) return Rank::faint;
    if (placed.answer) return Rank::best;
    const auto node = placed.row.node;
    const bool on_line = !is_done_ && (node == current_ || node == tree_.ancestor(current_, tree_.nodes[node].ply));
    if (on_line) return Rank::now;
    if (placed.first && node == arrangement_.best) return Rank::best;
    const bool answers_best = is_done_ && !placed.first && arrangement_.open == arrangement_.best &&
                              tree_.nodes[*arrangement_.open].answer == tree_.nodes[node].move;
    return answers_best ? Rank::best : Rank::plain;
}

LineStyle TreePainter::line_of(Rank rank, float unit) {
    switch (rank) {
    case Rank::best:
        return {.paint = {Role::act}, .width = 5 * unit};
    case Rank::now:
        return {.paint = {Role::ink}, .width = 4 * unit};
    case Rank::plain:
        return {.paint = {Role::button_rim}, .width = 3 * unit};
    default:
        return {.paint = {Role::dim, 0.8F}, .width = 2.5F * unit, .dash = 8 * unit};
    }
}

void TreePainter::headings() const {
    const int ply = tree_.nodes[arrangement_.base].ply + 1;
    heading(true, ply);
    if (watched_.result.depth > 1) heading(false, ply + 1);
}

void TreePainter::heading(bool first, int ply) const {
    const Side side = watched_.side_at(ply);
    const float mark = px(30.0F), y = layout_.area().y + px(36.0F), x = layout_.left(first);
    canvas_.sprite(side == Side::first ? "mark/first" : "mark/second", around({x + mark / 2, y}, mark));
    const auto name = name_of(side);
    canvas_.text(ply == 1 ? tr("{side}'s moves", {{"side", name}}) : tr("{side}'s replies", {{"side", name}}),
                 {x + mark + px(10.0F), y},
                 {.size = px(text_size), .paint = {Role::soft}, .max_width = layout_.width(first) - mark - px(10.0F)});
}

void TreePainter::base() const {
    const Rect box = layout_.base_box();
    if (box.width <= 0) return;
    const auto& node = tree_.nodes[arrangement_.base];
    const float radius = px(14.0F);
    canvas_.box(box, {.top = Role::selected_top,
                      .bottom = Role::selected_bottom,
                      .radius = radius,
                      .rim = Role::act,
                      .rim_width = px(3.0F)});
    const Side side = watched_.side_at(node.ply + 1);
    const float mark = px(24.0F);
    const Vec at{box.x + px(20.0F), box.y + px(38.0F)};
    canvas_.sprite(side == Side::first ? "mark/first" : "mark/second", around({at.x + mark / 2, at.y}, mark));
    canvas_.text(is_done_ ? tr("plays") : tr("so far"), {at.x + mark + px(8.0F), at.y},
                 {.size = px(text_size), .paint = {Role::soft}, .max_width = box.right() - at.x - mark - px(14.0F)});
    const auto value = arrangement_.best ? value_words(tree_.nodes[*arrangement_.best].value) : std::string("?");
    canvas_.text(value, {box.centre().x, box.bottom() - px(44.0F)},
                 {.size = px(46.0F), .paint = {Role::act}, .weight = Weight::bold, .align_x = AlignX::centre});
}

void TreePainter::edge(const PlacedRow& placed) const {
    const auto style = line_of(rank_of(placed), canvas_.scale());
    const Vec end{placed.box.x - px(small_gap) / 2, placed.box.centre().y};
    const auto label = edge_words(placed);
    const bool from_box = placed.first && layout_.base_box().width > 0;
    Vec begin = from_box ? Vec{layout_.base_box().right(), layout_.base_box().centre().y}
                         : Vec{layout_.edge_left(placed.first) + px(4.0F), end.y};
    if (!placed.first) begin = open_end(placed);
    const Vec bend{std::max(begin.x, placed.box.x - px(label_room) - px(small_gap)), end.y};
    curve(begin, bend, label.empty() ? end : bend, style);
    if (label.empty()) return;
    canvas_.line({end.x - px(4.0F), end.y}, {placed.box.x, end.y}, style);
    edge_label(label, placed, end.y);
}

Vec TreePainter::open_end(const PlacedRow& placed) const {
    for (const auto& above : arrangement_.rows) {
        const bool is_above = above.first && (placed.answer ? above.row.node == arrangement_.best : above.open);
        if (is_above && above.row.kind == TreeRow::Kind::move)
            return {above.box.right() + px(4.0F), above.box.centre().y};
    }
    return {layout_.edge_left(false), placed.box.centre().y};
}

void TreePainter::curve(Vec begin, Vec bend, Vec end, const LineStyle& style) const {
    constexpr std::size_t bent = 17;
    std::array<Vec, bent + 1> points;
    points.back() = end;
    const float middle = (begin.x + bend.x) / 2;
    for (std::size_t index = 0; index < bent; ++index) {
        const float t = static_cast<float>(index) / 16, u = 1 - t;
        const float x = u * u * u * begin.x + 3 * u * t * middle * (u + t) + t * t * t * bend.x;
        const float y = begin.y + (bend.y - begin.y) * t * t * (3 - 2 * t);
        points[index] = {x, y};
    }
    canvas_.polyline(points, style);
}

std::string TreePainter::edge_words(const PlacedRow& placed) const {
    if (!watched_.skips() || placed.row.kind != TreeRow::Kind::move || placed.answer) return {};
    const auto& node = tree_.nodes[placed.row.node];
    if (node.ply % 2 == 1) return alpha_words(node.alpha);
    if (!tree_.is_complete(placed.row.node, current_)) return {};
    return tr("β {value}", {{"value", value_words(placed.row.best)}});
}

void TreePainter::edge_label(const std::string& words, const PlacedRow& placed, float y) const {
    const auto rank = rank_of(placed);
    const bool now = rank == Rank::now;
    const bool is_alpha = tree_.nodes[placed.row.node].ply % 2 == 1;
    const Role role = !now ? Role::soft : is_alpha ? Role::act : zugzwang::role_of(watched_.side_at(2));
    const TextStyle style{.size = px(text_size),
                          .paint = {role},
                          .weight = now ? Weight::semibold : Weight::regular,
                          .align_x = AlignX::centre};
    const Rect room{placed.box.x - px(small_gap) - px(label_room), y - px(21.0F), px(label_room), px(42.0F)};
    if (now)
        canvas_.box(room,
                    {.top = Role::well, .bottom = Role::well, .radius = px(9.0F), .rim = role, .rim_width = px(2.0F)});
    canvas_.text(words, room.centre(), style);
}

} // namespace zugzwang::amazons
