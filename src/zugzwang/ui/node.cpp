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

Node Node::of_words() && {
    width.of_words = height.of_words = true;
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

Node Node::picked(std::function<void(const Picked&)> picks) && {
    pick = std::move(picks);
    if (std::holds_alternative<std::monostate>(face)) face = ControlKind{Spot{}};
    return std::move(*this);
}

Node Node::says(std::string words) && {
    std::get<Picture>(face).words = std::move(words);
    return std::move(*this);
}

Node Node::under(Node strip) && {
    if (!strip.absent) children.push_back(std::move(strip));
    return std::move(*this);
}

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

Node words(std::string text, const Look& look) {
    Node node{.absent = text.empty()};
    Words its{.size = look.size, .align = look.align};
    its.runs.push_back({.text = std::move(text), .role = look.paint.role, .weight = look.weight});
    node.face = std::move(its);
    return node;
}

Node line(std::string text, const Look& look) {
    auto node = words(std::move(text), look);
    std::get<Words>(node.face).one_line = true;
    return node;
}

Node prose(std::vector<Run> runs, Measure size, std::size_t most_lines) {
    Node node{.absent = runs.empty()};
    node.face = Words{.runs = std::move(runs), .size = size, .most_lines = most_lines};
    return node;
}

Node picture(std::function<void(Rect, Canvas&)> draw, float aspect) {
    Node node;
    node.face = Picture{.draw = std::move(draw), .aspect = aspect};
    return node;
}

Node space() { return Node().fills(); }
Node nothing() { return {.absent = true}; }

} // namespace zugzwang::ui
