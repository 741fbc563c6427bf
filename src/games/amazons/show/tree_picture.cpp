#include "games/amazons/show/tree_picture.hpp"

#include <utility>

#include "games/amazons/show/tree_painter.hpp"

namespace zugzwang::amazons {
namespace {

const PlacedRow* row_under(const TreeArrangement& arrangement, const TreeLayout& layout, Vec at) {
    if (!layout.window().contains(at)) return nullptr;
    const auto found = std::ranges::find_if(arrangement.rows, [&](const auto& row) { return row.box.contains(at); });
    return found == arrangement.rows.end() ? nullptr : &*found;
}

} // namespace

std::optional<std::size_t> TreePicture::pointed(std::size_t step) const {
    if (!pointer_) return std::nullopt;
    const auto arrangement = this->arrangement(step);
    const auto* row = row_under(arrangement, layout_, *pointer_);
    return row && row->row.kind == TreeRow::Kind::move ? std::optional(row->row.node) : std::nullopt;
}

std::optional<std::size_t> TreePicture::pointer(const PointerEvent& event, std::size_t step) {
    using Kind = PointerEvent::Kind;
    pointer_ = event.kind == Kind::leave ? std::nullopt : std::optional(event.at);
    std::optional<std::size_t> wanted;
    touch_ = touch_at(step);
    if (event.kind == Kind::wheel && layout_.window().contains(event.at))
        touch_.scrolled -= static_cast<float>(event.wheel) * layout_.units(86);
    if (event.kind == Kind::press && event.button == PointerEvent::Button::left) {
        const auto arrangement = this->arrangement(step);
        if (const auto* row = row_under(arrangement, layout_, event.at)) wanted = click(*row, arrangement);
    }
    return wanted;
}

std::optional<std::size_t> TreePicture::click(const PlacedRow& placed, const TreeArrangement& arrangement) {
    const auto& row = placed.row;
    if (row.kind == TreeRow::Kind::folded) touch_.unfolded.insert(row.node);
    if (row.kind != TreeRow::Kind::move) return std::nullopt;
    const bool opens = placed.first && watched_.tree.nodes[row.node].answers > 0 && row.node != arrangement.open;
    if (!opens) return row.node - 1;
    touch_.opened = row.node;
    return std::nullopt;
}

void TreePicture::draw(std::size_t step, Labels labels, Canvas& canvas) const {
    TreePainter(watched_, layout_, touch_at(step), pointed(step), labels, canvas).paint();
}

} // namespace zugzwang::amazons
