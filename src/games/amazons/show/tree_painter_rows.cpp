// The rows of the tree: moves with what they are worth, and words that stand for several.
#include <algorithm>
#include <array>
#include <utility>

#include "games/amazons/show/names.hpp"
#include "games/amazons/show/tree_painter.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

constexpr float text_size = lesson_text;

} // namespace

void TreePainter::row(const PlacedRow& placed) const {
    if (placed.row.kind != TreeRow::Kind::move)
        words_row(placed);
    else
        move_row(placed);
}

void TreePainter::move_row(const PlacedRow& placed) const {
    const auto& node = tree_.nodes[placed.row.node];
    const auto rank = rank_of(placed);
    const bool known = tree_.is_complete(placed.row.node, current_);
    const bool grey = known && node.cut > 0 && rank == Rank::plain;
    const bool lit = rank == Rank::now;
    canvas_.box(placed.box, {.top = lit ? Role::selected_top : Role::well,
                             .bottom = lit ? Role::selected_bottom : Role::well,
                             .radius = px(12.0F),
                             .rim = rank == Rank::best ? Role::act
                                    : lit              ? Role::ink
                                                       : Role::button_rim,
                             .rim_width = px(rank == Rank::plain ? 2.0F : 3.0F)});
    if (pointed_ == placed.row.node && rank != Rank::now)
        paint_ring(placed.box, {.radius = px(12.0F), .gap = px(3.0F), .width = px(3.0F), .paint = {Role::ink}},
                   canvas_);
    const float inner = px(16.0F);
    const bool beside = placed.answer;
    const auto shown = beside ? *tree_.nodes[*arrangement_.best].answer : node.move;
    const auto value = known ? value_words(node) : running(placed.row.node);
    const Role ink = grey ? Role::soft : Role::ink;
    const TextStyle right{.size = px(text_size + 2),
                          .paint = {rank == Rank::best ? Role::act : ink},
                          .weight = Weight::bold,
                          .align_x = AlignX::right};
    const float taken = canvas_.text(value, {placed.box.right() - inner, placed.box.centre().y}, right).width;
    canvas_.text(move_words(shown, watched_.state.ranks, labels_), {placed.box.x + inner, placed.box.centre().y},
                 {.size = px(text_size),
                  .paint = {ink},
                  .weight = Weight::semibold,
                  .max_width = placed.box.width - 2 * inner - taken - px(10.0F)});
    if (placed.first && !placed.open && known && node.answers > 0 && placed.row.node != arrangement_.best)
        note(placed, node);
}

std::string TreePainter::running(std::size_t node) const {
    const auto best = best_so_far(tree_, node, current_);
    if (!best) return "?";
    const auto value = value_words(tree_.nodes[*best].value);
    return (tree_.nodes[node].ply % 2 == 1 ? "≤ " : "≥ ") + value;
}

void TreePainter::note(const PlacedRow& placed, const SearchTree::Node& node) const {
    const float y = placed.box.centre().y;
    const float x = placed.box.right() + px(16.0F);
    const float size = px(34.0F);
    const float right = layout_.left(false) + layout_.width(false);
    const auto words =
        node.cut > 0 ? tr("cut: {n} not looked at", {{"n", node.cut}})
        : node.ply % 2 == 1
            ? tr("all {n} replies read, worst {value}", {{"n", node.answers}, {"value", value_words(node)}})
            : tr("all {n} replies read, best {value}", {{"n", node.answers}, {"value", value_words(node)}});
    if (node.cut > 0)
        canvas_.sprite("icon/cut", around({x + size / 2, y}, size), {.alpha = 0.8F});
    else
        chevron({x + size / 2, y});
    canvas_.text(words, {x + size + px(10.0F), y},
                 {.size = px(text_size), .paint = {Role::soft}, .max_width = right - x - size - px(10.0F)});
}

void TreePainter::chevron(Vec at) const {
    const float half = px(9.0F);
    const std::array points{Vec{at.x - half / 2, at.y - half}, Vec{at.x + half / 2, at.y},
                            Vec{at.x - half / 2, at.y + half}};
    canvas_.polyline(points, {.paint = {Role::soft}, .width = px(3.0F)});
}

void TreePainter::words_row(const PlacedRow& placed) const {
    using Kind = TreeRow::Kind;
    const auto& row = placed.row;
    const Vec at{placed.box.x + px(14.0F), placed.box.centre().y};
    float x = at.x;
    if (row.kind == Kind::cut) {
        canvas_.sprite("icon/cut", around({x + px(17.0F), at.y}, px(34.0F)));
        x += px(44.0F);
    } else if (row.kind == Kind::folded && row.node != arrangement_.open) {
        chevron({x + px(8.0F), at.y});
        x += px(30.0F);
    }
    const float right = layout_.left(false) + layout_.width(false);
    TextStyle style{.size = px(text_size), .paint = {row.kind == Kind::cut ? Role::ink : Role::soft}};
    style.max_width = (placed.first && !beside_block(placed) ? right : placed.box.right()) - x;
    canvas_.text(fitting(words_of(placed), brief_words_of(row), style), {x, at.y}, style);
}

std::string TreePainter::brief_words_of(const TreeRow& row) {
    using Kind = TreeRow::Kind;
    if (row.kind == Kind::cut) return tr("cut: {n}", {{"n", row.count}});
    return row.kind == Kind::to_come ? tr("{n} to come", {{"n", row.count}}) : tr("{n} more", {{"n", row.count}});
}

std::string TreePainter::fitting(const std::string& words, const std::string& brief, TextStyle style) const {
    const float room = std::exchange(style.max_width, 0.0F);
    return canvas_.measured(words, style).width <= room ? words : brief;
}

bool TreePainter::beside_block(const PlacedRow& placed) const {
    return std::ranges::any_of(arrangement_.rows, [&](const PlacedRow& other) {
        return !other.first && other.box.y < placed.box.bottom() && placed.box.y < other.box.bottom();
    });
}

std::string TreePainter::words_of(const PlacedRow& placed) const {
    using Kind = TreeRow::Kind;
    const auto& row = placed.row;
    const auto n = static_cast<std::int64_t>(row.count);
    if (row.kind == Kind::to_come) return tr_n("{n} still to come", "{n} still to come", n);
    if (row.kind == Kind::cut) return tr_n("cut: {n} not looked at", "cut: {n} not looked at", n);
    if (row.node == arrangement_.open) return tr_n("{n} looked at", "{n} looked at", n);
    if (row.count_cut == row.count) return tr_n("{n} cut, none better", "{n} cut, none better", n);
    return tr_n("{n} read, none better", "{n} read, none better", n);
}

} // namespace zugzwang::amazons
