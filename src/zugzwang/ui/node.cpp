#include "zugzwang/ui/node.hpp"

namespace zugzwang::ui {

namespace detail {

Node container(Flow flow, std::vector<Node> children) {
    Node node{.flow = flow};
    if (flow != Flow::grid) std::erase_if(children, [](const Node& child) { return child.absent; });
    node.children = std::move(children);
    if (flow == Flow::row || flow == Flow::wrap) node.across = Align::centre;
    return node;
}

} // namespace detail

Node Node::fills(float share) && { return std::move(*this).wide(share).tall(share); }

Node Node::wide(float share) && {
    width.kind = Extent::Kind::fill;
    width.share = share;
    return std::move(*this);
}

Node Node::tall(float share) && {
    height.kind = Extent::Kind::fill;
    height.share = share;
    return std::move(*this);
}

Node Node::hugs() && {
    width.kind = height.kind = Extent::Kind::hug;
    return std::move(*this);
}

Node Node::at_least(float its_width, float its_height) && {
    width.min = its_width;
    height.min = its_height;
    return std::move(*this);
}

Node Node::at_most(float its_width, float its_height) && {
    width.max = its_width;
    height.max = its_height;
    return std::move(*this);
}

Node Node::sized(float its_width, float its_height) && {
    return std::move(*this).hugs().at_least(its_width, its_height).at_most(its_width, its_height);
}

Node Node::gives_way() && {
    width.gives_way = height.gives_way = true;
    return std::move(*this);
}

Node Node::gaps(Measure measure) && {
    gap = measure;
    return std::move(*this);
}

Node Node::padded(Measure measure) && {
    padding = measure;
    return std::move(*this);
}

Node Node::on(Ground its_ground, std::optional<Role> its_rim) && {
    ground = its_ground;
    rim = its_rim;
    return std::move(*this);
}

Node Node::barred() && {
    side_bar = true;
    return std::move(*this);
}

Node Node::centred() && {
    across = along = Align::centre;
    return std::move(*this);
}

Node Node::across_at(Align align) && {
    across = align;
    return std::move(*this);
}

Node Node::along_at(Align align) && {
    along = align;
    return std::move(*this);
}

Node Node::named(std::string name) && {
    id = std::move(name);
    return std::move(*this);
}

Node Node::titled(std::string its_title) && {
    title = std::move(its_title);
    return std::move(*this);
}

Node Node::seen_first() && {
    foremost = true;
    return std::move(*this);
}

Node Node::staying() && {
    stays = true;
    return std::move(*this);
}

Node Node::only_where_wide() && {
    only_wide = true;
    return std::move(*this);
}

Node Node::when(bool condition) && {
    absent = absent || !condition;
    return std::move(*this);
}

Node Node::enabled_when(bool condition) && {
    enabled = condition;
    return std::move(*this);
}

Node Node::picked(std::function<void(const Picked&)> picks) && {
    pick = std::move(picks);
    if (std::holds_alternative<std::monostate>(face)) face = decltype(Control::kind){Spot{}};
    return std::move(*this);
}

Node Node::reacting(Reactions its_reactions) && {
    reactions = std::move(its_reactions);
    return std::move(*this);
}

Node Node::under(Node strip) && {
    if (!strip.absent) children.push_back(std::move(strip));
    return std::move(*this);
}

Node row(std::vector<Node> nodes) { return detail::container(Flow::row, std::move(nodes)); }
Node spread(std::vector<Node> nodes) { return detail::container(Flow::spread, std::move(nodes)); }
Node turned(std::vector<Node> nodes) { return detail::container(Flow::turned, std::move(nodes)); }
Node column(std::vector<Node> nodes) { return detail::container(Flow::column, std::move(nodes)); }
Node wrap(std::vector<Node> nodes) { return detail::container(Flow::wrap, std::move(nodes)); }

Node grid(std::size_t cells, std::vector<Node> nodes) {
    auto node = detail::container(Flow::grid, std::move(nodes));
    node.cells = cells;
    node.across = Align::centre;
    return node;
}

Node tiles(std::vector<Node> nodes) { return grid(0, std::move(nodes)); }

Node scroll(std::vector<Node> nodes) { return detail::container(Flow::scroll, std::move(nodes)).fills(); }

Node list(Rows rows) {
    Node node{.flow = Flow::scroll};
    node.face = std::move(rows);
    return std::move(node).fills();
}

Node columns(Node left, Node middle, Node right) {
    Node node{.flow = Flow::columns};
    node.children = detail::collected(std::move(left), std::move(middle), std::move(right));
    return std::move(node).fills();
}

namespace {

Node of_words(std::string text, const Look& look, bool one_line) {
    Node node{.absent = text.empty()};
    Words its{.size = look.size, .align = look.align, .one_line = one_line};
    its.runs.push_back({.text = std::move(text), .role = look.paint.role, .weight = look.weight});
    node.face = std::move(its);
    return node;
}

} // namespace

Node words(std::string text, const Look& look) { return of_words(std::move(text), look, false); }
Node line(std::string text, const Look& look) { return of_words(std::move(text), look, true); }

Node prose(std::vector<Run> runs, Measure size, std::size_t most_lines) {
    Node node{.absent = runs.empty()};
    node.face = Words{.runs = std::move(runs), .size = size, .most_lines = most_lines};
    return node;
}

Node picture(Picture picture) {
    Node node;
    node.face = std::move(picture);
    return node;
}

Node picture(std::function<void(Rect, Canvas&)> draw) {
    return picture(Picture{
        .draw = [draw = std::move(draw)](Rect area, const ControlState&, Canvas& canvas) { draw(area, canvas); }});
}

Node space() { return Node().fills(); }
Node nothing() { return {.absent = true}; }

} // namespace zugzwang::ui
