#include "zugzwang/ui/layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "zugzwang/ui/control_size.hpp"
#include "zugzwang/ui/paint.hpp"
#include "zugzwang/ui/prose.hpp"

namespace zugzwang::ui {

namespace {

/// How far words and gaps are made smaller where there is no room, one after the other.
constexpr std::array<float, 3> squeezes{1, 0.86F, 0.72F};
constexpr float least_lines = 3; ///< Of what scrolls.

using Face = decltype(Control::kind);

/// The sizes of things along a line that share it: what each takes, and whether it fits.
struct Item {
    float least = 0, best = 0, max = Extent::unlimited;
    float share = 0; ///< 0 for what does not fill.
};

/// Settles what would leave its bounds at them and shares the rest among the others, until nothing does.
std::vector<float> shared(const std::vector<Item>& items, float room) {
    std::vector<float> sizes(items.size());
    const auto sum_of = [&](auto size) {
        return std::accumulate(items.begin(), items.end(), 0.0F,
                               [&](float sum, const Item& item) { return sum + size(item); });
    };
    const float base = sum_of([](const Item& item) { return item.share > 0 ? item.least : item.best; });
    if (base > room) { // those that hug give way, as far as each can
        const float give = sum_of([](const Item& item) { return item.share > 0 ? 0 : item.best - item.least; });
        const float part = give > 0 ? std::min(1.0F, (base - room) / give) : 0;
        for (std::size_t i = 0; i < items.size(); ++i)
            sizes[i] = items[i].share > 0 ? items[i].least
                                          : std::floor(items[i].best - (items[i].best - items[i].least) * part);
        return sizes;
    }
    std::vector<bool> settled(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        settled[i] = items[i].share <= 0;
        sizes[i] = items[i].best;
    }
    while (true) {
        float rest = room, shares = 0;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (settled[i])
                rest -= sizes[i];
            else
                shares += items[i].share;
        }
        if (shares <= 0) return sizes;
        bool again = false;
        float beyond = 0; // more than nothing: most have too little, which is settled first, as the standard says
        std::vector<float> off(items.size());
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (settled[i]) continue;
            const float wished = std::floor(rest * items[i].share / shares);
            sizes[i] = std::clamp(wished, items[i].least, std::max(items[i].least, items[i].max));
            off[i] = sizes[i] - wished;
            beyond += off[i];
        }
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (!settled[i] && off[i] != 0 && (beyond == 0 || (beyond > 0) == (off[i] > 0))) settled[i] = again = true;
        }
        if (!again) return sizes;
    }
}

/// What a padding leaves, if only a pixel.
Rect inside(Rect area, float padding) {
    const float across = std::min(padding, std::max(0.0F, std::floor((area.width - 1) / 2)));
    const float down = std::min(padding, std::max(0.0F, std::floor((area.height - 1) / 2)));
    return {area.x + across, area.y + down, area.width - 2 * across, area.height - 2 * down};
}

class Layouter {
  public:
    Layouter(const LayoutRules& rules, const Canvas& canvas) : rules_(rules), canvas_(canvas) {}

    [[nodiscard]] float least_width(const Node& node);
    [[nodiscard]] float best_width(const Node& node);
    [[nodiscard]] float height(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] float least_height(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] float width_in_column(const Node& child, float room);
    /// `squeeze` is at least so.
    void place(const Node& node, Rect area, Rect window, std::size_t parent, std::size_t squeeze);

    Layout layout;

  private:
    struct Known {
        float least = -1, best = -1;
        std::array<float, squeezes.size()> width{-1, -1, -1}, height{};
    };

    [[nodiscard]] float units(float value) const { return std::round(value * canvas_.scale()); }
    [[nodiscard]] float gap(const Node& node, std::size_t squeeze) const {
        return node.gap ? std::round(canvas_.px(*node.gap) * squeezes[squeeze]) : 0;
    }
    [[nodiscard]] float padding(const Node& node, std::size_t squeeze) const {
        return node.padding ? std::round(canvas_.px(*node.padding) * squeezes[squeeze]) : 0;
    }
    [[nodiscard]] float least_text() const {
        return std::max(canvas_.px(Measure::smallest), units(rules_.least_words));
    }
    [[nodiscard]] float text_size(Measure measure, std::size_t squeeze) const {
        const float full = canvas_.px(measure);
        return std::max(std::min(full, least_text()), std::round(full * squeezes[squeeze]));
    }
    [[nodiscard]] float side() const { return canvas_.px(rules_.for_fingers ? Measure::touch : Measure::control); }
    /// The least of what is pressed; what other things make up is as high as they are, but for a finger.
    [[nodiscard]] float side(const Face& face) const {
        return std::holds_alternative<Spot>(face) && !rules_.for_fingers ? 0 : side();
    }
    [[nodiscard]] float bounded(const Extent& extent, float size) const {
        const float min = units(extent.min);
        return std::clamp(size, min, std::max(min, extent.max == Extent::unlimited ? extent.max : units(extent.max)));
    }

    [[nodiscard]] float row_height(const Rows& rows, float width);
    [[nodiscard]] float content_least_width(const Node& node);
    [[nodiscard]] float content_best_width(const Node& node);
    [[nodiscard]] float content_height(const Node& node, float width, std::size_t squeeze);

    [[nodiscard]] Item item(const Node& node);
    /// The children that stand in one line, by index: [begin, end).
    struct Line {
        std::size_t begin = 0, end = 0;
        std::vector<float> widths;
    };
    [[nodiscard]] std::vector<Line> lines_of(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] float line_height(const Node& node, const Line& line, std::size_t squeeze);
    [[nodiscard]] std::size_t cells_of(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] float least_line_height(const Node& node, const Line& line, std::size_t squeeze);
    [[nodiscard]] std::vector<float> grid_widths(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] float grid_height(const Node& node, const std::vector<float>& widths, std::size_t row,
                                    std::size_t squeeze);

    void place_children(std::size_t self, std::size_t squeeze);
    void place_lines(const Node& node, Rect room, Rect window, std::size_t self, std::size_t squeeze);
    void place_column(const Node& node, Rect room, Rect window, std::size_t self, std::size_t first_squeeze,
                      bool has_gutter = false);
    void place_grid(const Node& node, Rect room, Rect window, std::size_t self, std::size_t squeeze);
    void place_stack(const Node& node, Rect room, Rect window, std::size_t self, std::size_t squeeze);
    void place_rows(const Rows& rows, Rect room, Rect window, std::size_t self);
    /// A column of this height begins here once it is scrolled, and what is seen of it.
    [[nodiscard]] float scrolled(std::size_t self, Rect room, float content);
    void overflow(std::size_t self, float content, Rect& room, Rect& window);

    const LayoutRules& rules_;
    const Canvas& canvas_;
    std::unordered_map<const Node*, Known> known_;
    std::unordered_map<const Rows*, std::vector<Node>> first_rows_; ///< One each, for measuring.
};

float Layouter::least_width(const Node& node) {
    auto& known = known_[&node].least;
    if (known >= 0) return known;
    const float width = bounded(node.width, node.width.gives_way ? 0 : content_least_width(node));
    return known_[&node].least = width;
}

float Layouter::best_width(const Node& node) {
    auto& known = known_[&node].best;
    if (known >= 0) return known;
    const float width = std::max(least_width(node), bounded(node.width, content_best_width(node)));
    return known_[&node].best = width;
}

float Layouter::height(const Node& node, float width, std::size_t squeeze) {
    auto& known = known_[&node];
    if (known.width[squeeze] == width) return known.height[squeeze];
    const float height = bounded(node.height, content_height(node, width, squeeze));
    auto& now = known_[&node];
    now.width[squeeze] = width;
    return now.height[squeeze] = height;
}

float Layouter::content_least_width(const Node& node) {
    const float around = 2 * padding(node, squeezes.size() - 1);
    if (const auto* words = std::get_if<Words>(&node.face)) {
        const float size = text_size(words->size, squeezes.size() - 1);
        const float smallest = std::min(size, least_text());
        if (words->one_line) return std::ceil(prose_size(*words, 0, smallest, canvas_).width) + around;
        return longest_word(*words, smallest, canvas_) + around;
    }
    if (const auto* control = std::get_if<Face>(&node.face); control != nullptr && node.children.empty())
        return control_size(*control, rules_.for_fingers, 0, canvas_).least_width;
    if (const auto* picture = std::get_if<Picture>(&node.face)) return units(picture->min_width) + around;
    const auto* pressed = std::get_if<Face>(&node.face);
    float least = pressed == nullptr ? 0 : side(*pressed);
    if (node.flow == Flow::grid) {
        for (const float column : grid_widths(node, 0, squeezes.size() - 1))
            least += column;
        least += gap(node, squeezes.size() - 1) * static_cast<float>(std::max<std::size_t>(1, node.cells) - 1);
    } else if (node.flow == Flow::columns && node.children.size() > 1) {
        least = least_width(node.children[1]);
    } else if (node.flow == Flow::row) { // in one line: further lines are for where even that is too broad
        for (const auto& child : node.children)
            least += least_width(child);
        if (!node.children.empty())
            least += gap(node, squeezes.size() - 1) * static_cast<float>(node.children.size() - 1);
    } else {
        for (const auto& child : node.children)
            least = std::max(least, least_width(child));
    }
    return least + around;
}

float Layouter::content_best_width(const Node& node) {
    const float around = 2 * padding(node, 0);
    if (const auto* words = std::get_if<Words>(&node.face))
        return std::ceil(prose_size(*words, 0, text_size(words->size, 0), canvas_).width) + around;
    if (const auto* control = std::get_if<Face>(&node.face); control != nullptr && node.children.empty())
        return control_size(*control, rules_.for_fingers, 0, canvas_).best_width;
    float best = 0;
    if (node.flow == Flow::row || node.flow == Flow::wrap) {
        for (const auto& child : node.children)
            best += best_width(child);
        if (!node.children.empty()) best += gap(node, 0) * static_cast<float>(node.children.size() - 1);
    } else if (node.flow == Flow::grid) {
        const auto cells = node.cells > 0 ? node.cells : std::max<std::size_t>(1, node.children.size());
        std::vector<float> widths(cells);
        for (std::size_t i = 0; i < node.children.size(); ++i)
            widths[i % cells] = std::max(widths[i % cells], best_width(node.children[i]));
        best = std::accumulate(widths.begin(), widths.end(), gap(node, 0) * static_cast<float>(cells - 1));
    } else {
        for (const auto& child : node.children)
            best = std::max(best, best_width(child));
    }
    return best + around;
}

float Layouter::content_height(const Node& node, float width, std::size_t squeeze) {
    const float around = 2 * padding(node, squeeze);
    const float inner = std::max(1.0F, width - around);
    if (const auto* words = std::get_if<Words>(&node.face)) {
        float size = text_size(words->size, squeeze);
        if (words->one_line && prose_size(*words, 0, size, canvas_).width <= inner)
            return std::ceil(prose_size(*words, 0, size, canvas_).height) + around;
        return std::ceil(prose_size(*words, inner, size, canvas_).height) + around;
    }
    if (const auto* picture = std::get_if<Picture>(&node.face)) {
        const float by_aspect = picture->aspect > 0 ? std::round(inner / picture->aspect) : 0;
        return std::max(units(picture->min_height), by_aspect) + around;
    }
    if (const auto* rows = std::get_if<Rows>(&node.face))
        return row_height(*rows, inner) * static_cast<float>(rows->count) + around;
    float height = 0;
    if (const auto* control = std::get_if<Face>(&node.face)) {
        if (node.children.empty()) return control_size(*control, rules_.for_fingers, inner, canvas_).height;
        height = std::max(0.0F, side(*control) - around);
    }
    switch (node.flow) {
    case Flow::row:
    case Flow::wrap: {
        const auto lines = lines_of(node, inner, squeeze);
        float sum = 0;
        for (const auto& line : lines)
            sum += line_height(node, line, squeeze);
        if (!lines.empty()) sum += gap(node, squeeze) * static_cast<float>(lines.size() - 1);
        return std::max(height, sum) + around;
    }
    case Flow::grid: {
        const auto widths = grid_widths(node, inner, squeeze);
        const auto rows = (node.children.size() + widths.size() - 1) / widths.size();
        float sum = rows > 0 ? gap(node, squeeze) * static_cast<float>(rows - 1) : 0;
        for (std::size_t row = 0; row < rows; ++row)
            sum += grid_height(node, widths, row, squeeze);
        return std::max(height, sum) + around;
    }
    case Flow::stack:
        for (const auto& child : node.children)
            height = std::max(height, this->height(child, width_in_column(child, inner), squeeze));
        return height + around;
    case Flow::leaf:
    case Flow::column:
    case Flow::scroll:
    case Flow::columns:
    case Flow::spread:
    case Flow::turned:
        break;
    }
    float sum = 0;
    for (const auto& child : node.children) {
        sum += this->height(child, width_in_column(child, inner), squeeze);
    }
    if (!node.children.empty()) sum += gap(node, squeeze) * static_cast<float>(node.children.size() - 1);
    return std::max(height, sum) + around;
}

/// As high as it is when all that scrolls in it shows only a few lines.
float Layouter::least_height(const Node& node, float width, std::size_t squeeze) {
    const float whole = height(node, width, squeeze);
    if (node.height.gives_way) return std::min(whole, units(node.height.min));
    const float inner = std::max(1.0F, width - 2 * padding(node, squeeze));
    if (node.flow == Flow::scroll) {
        const float few = std::round(canvas_.px(Measure::body) * 1.5F * least_lines);
        return std::min(whole, std::max(units(node.height.min), few));
    }
    if (node.children.empty()) return whole;
    float least = 0;
    if (node.flow == Flow::column) {
        for (const auto& child : node.children)
            least += least_height(child, width_in_column(child, inner), squeeze);
        least += gap(node, squeeze) * static_cast<float>(node.children.size() - 1);
    } else if (node.flow == Flow::row) {
        const auto lines = lines_of(node, inner, squeeze);
        for (const auto& line : lines)
            least += least_line_height(node, line, squeeze);
        if (!lines.empty()) least += gap(node, squeeze) * static_cast<float>(lines.size() - 1);
    } else if (node.flow == Flow::stack) {
        for (const auto& child : node.children)
            least = std::max(least, least_height(child, width_in_column(child, inner), squeeze));
    } else {
        return whole;
    }
    return std::min(whole, std::max(units(node.height.min), least + 2 * padding(node, squeeze)));
}

float Layouter::width_in_column(const Node& child, float room) {
    return std::min(room, child.width.kind == Extent::Kind::hug ? best_width(child) : bounded(child.width, room));
}

Item Layouter::item(const Node& node) {
    const bool fills = node.width.kind == Extent::Kind::fill;
    return {.least = least_width(node),
            .best = best_width(node),
            .max = node.width.max == Extent::unlimited ? Extent::unlimited : units(node.width.max),
            .share = fills ? node.width.share : 0};
}

std::vector<Layouter::Line> Layouter::lines_of(const Node& node, float width, std::size_t squeeze) {
    const float between = gap(node, squeeze);
    std::vector<Item> items;
    for (const auto& child : node.children) {
        items.push_back(item(child));
        items.back().least = std::min(items.back().least, width);
        items.back().best = std::clamp(items.back().best, items.back().least, std::max(items.back().least, width));
    }
    const auto least_of = [&](const Item& one) { return node.flow == Flow::wrap ? one.best : one.least; };
    std::vector<Line> lines;
    for (std::size_t begin = 0; begin < items.size();) {
        float used = least_of(items[begin]);
        std::size_t end = begin + 1;
        while (end < items.size() && used + between + least_of(items[end]) <= width)
            used += between + least_of(items[end++]);
        const std::vector<Item> these(items.begin() + static_cast<std::ptrdiff_t>(begin),
                                      items.begin() + static_cast<std::ptrdiff_t>(end));
        const float room = width - between * static_cast<float>(these.size() - 1);
        lines.push_back({.begin = begin, .end = end, .widths = shared(these, room)});
        begin = end;
    }
    return lines;
}

float Layouter::line_height(const Node& node, const Line& line, std::size_t squeeze) {
    float highest = 0;
    for (std::size_t i = line.begin; i < line.end; ++i)
        highest = std::max(highest, height(node.children[i], line.widths[i - line.begin], squeeze));
    return highest;
}

/// Of equal cells as many as fit, and no line much shorter than the others.
std::size_t Layouter::cells_of(const Node& node, float width, std::size_t squeeze) {
    const auto count = node.children.size();
    if (node.cells > 0 || count == 0) return std::max<std::size_t>(1, node.cells);
    float least = 1;
    for (const auto& child : node.children)
        least = std::max(least, least_width(child));
    const float between = gap(node, squeeze);
    const auto fitting = static_cast<std::size_t>(std::max(1.0F, (width + between) / (least + between)));
    const auto rows = (count + fitting - 1) / fitting;
    return (count + rows - 1) / rows;
}

float Layouter::least_line_height(const Node& node, const Line& line, std::size_t squeeze) {
    float highest = 0;
    for (std::size_t i = line.begin; i < line.end; ++i)
        highest = std::max(highest, least_height(node.children[i], line.widths[i - line.begin], squeeze));
    return highest;
}

std::vector<float> Layouter::grid_widths(const Node& node, float width, std::size_t squeeze) {
    const auto cells = cells_of(node, width, squeeze);
    std::vector<Item> columns(cells);
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        auto& column = columns[i % cells];
        const auto cell = node.children[i].absent ? Item() : item(node.children[i]);
        column.least = std::max(column.least, cell.least);
        column.best = std::max(column.best, cell.best);
        column.share = std::max(column.share, cell.share);
    }
    std::vector<float> least;
    for (const auto& column : columns)
        least.push_back(column.least);
    if (width <= 0) return least;
    const float room = std::max(1.0F, width - gap(node, squeeze) * static_cast<float>(cells - 1));
    if (node.cells == 0) return std::vector<float>(cells, std::floor(room / static_cast<float>(cells)));
    const float sum = std::accumulate(least.begin(), least.end(), 0.0F);
    if (sum <= room) return shared(columns, room);
    for (auto& column : least) // too narrow for all of it: each gives way alike
        column = std::floor(column * room / sum);
    return least;
}

float Layouter::grid_height(const Node& node, const std::vector<float>& widths, std::size_t row, std::size_t squeeze) {
    float highest = 0;
    const auto cells = widths.size(), end = std::min(node.children.size(), (row + 1) * cells);
    for (std::size_t i = row * cells; i < end; ++i) {
        if (!node.children[i].absent) highest = std::max(highest, height(node.children[i], widths[i % cells], squeeze));
    }
    return highest;
}

void Layouter::place(const Node& node, Rect area, Rect window, std::size_t parent, std::size_t squeeze) {
    const auto self = layout.nodes.size();
    Placed placed{.node = &node, .id = node.id, .area = area, .window = window, .parent = parent};
    if (node.id.empty() && node.reactions.pointer) placed.id = "node:" + std::to_string(self);
    const float inner = std::max(1.0F, area.width - 2 * padding(node, squeeze));
    if (const auto* words = std::get_if<Words>(&node.face)) {
        float size = text_size(words->size, squeeze);
        const float smallest = std::min(size, least_text());
        while (size > smallest) {
            const auto need = prose_size(*words, words->one_line ? 0 : inner, size, canvas_);
            if (need.width <= inner + 0.5F && need.height <= area.height + 0.5F) break;
            size = std::max(smallest, std::floor(size * 0.95F));
        }
        placed.text_size = size;
        placed.area = inside(area, padding(node, squeeze));
    }
    layout.nodes.push_back(std::move(placed));
    place_children(self, squeeze);
}

/// Where there is less height than all of it takes even when it is as small as it becomes, it scrolls.
void Layouter::overflow(std::size_t self, float content, Rect& room, Rect& window) {
    if (content <= room.height + 0.5F) return;
    const Rect seen = layout.nodes[self].area;
    room.y = scrolled(self, room, content);
    room.height = content;
    const float top = std::max(window.y, seen.y), bottom = std::min(window.bottom(), seen.bottom());
    window = {window.x, top, window.width, std::max(0.0F, bottom - top)};
}

void Layouter::place_children(std::size_t self, std::size_t squeeze) {
    const Node& node = *layout.nodes[self].node;
    const auto last = squeezes.size() - 1;
    const float width = layout.nodes[self].area.width;
    const bool stands_still = node.flow != Flow::column && node.flow != Flow::scroll && node.flow != Flow::columns;
    const auto content = [&] { return least_height(node, width, squeeze) - 2 * padding(node, squeeze); };
    while (stands_still && squeeze < last && content() > layout.nodes[self].area.height - 2 * padding(node, squeeze))
        ++squeeze;
    Rect room = inside(layout.nodes[self].area, padding(node, squeeze));
    Rect window = layout.nodes[self].window;
    if (stands_still && !node.children.empty()) overflow(self, content(), room, window);
    if (const auto* rows = std::get_if<Rows>(&node.face)) return place_rows(*rows, room, window, self);
    switch (node.flow) {
    case Flow::leaf:
    case Flow::stack:
        return place_stack(node, room, window, self, squeeze);
    case Flow::row:
    case Flow::wrap:
        return place_lines(node, room, window, self, squeeze);
    case Flow::grid:
        return place_grid(node, room, window, self, squeeze);
    case Flow::column:
    case Flow::scroll:
    case Flow::columns:
    case Flow::spread:
    case Flow::turned:
        return place_column(node, room, window, self, squeeze);
    }
}

/// Where something of that size begins in a room.
float begin_of(Align align, float from, float room, float size) {
    if (align == Align::start || size >= room) return from;
    return from + std::round(align == Align::centre ? (room - size) / 2 : room - size);
}

void Layouter::place_lines(const Node& node, Rect room, Rect window, std::size_t self, std::size_t squeeze) {
    const float between = gap(node, squeeze);
    const auto lines = lines_of(node, room.width, squeeze);
    const float gaps = lines.empty() ? 0 : between * static_cast<float>(lines.size() - 1);
    std::vector<Item> down; // what scrolls in a line gives way
    for (const auto& line : lines)
        down.push_back({.least = least_line_height(node, line, squeeze), .best = line_height(node, line, squeeze)});
    const auto heights = shared(down, room.height - gaps);
    const float whole = std::accumulate(heights.begin(), heights.end(), gaps);
    const bool alone = lines.size() == 1;
    float y = alone ? room.y : begin_of(Align::centre, room.y, room.height, whole);
    for (const auto& line : lines) {
        const float high = alone ? room.height : heights[static_cast<std::size_t>(&line - lines.data())];
        const float taken = std::accumulate(line.widths.begin(), line.widths.end(),
                                            between * static_cast<float>(line.widths.size() - 1));
        float x = begin_of(node.along, room.x, room.width, taken);
        for (std::size_t i = line.begin; i < line.end; ++i) {
            const auto& child = node.children[i];
            const float wide = line.widths[i - line.begin];
            const bool stretched = child.height.kind == Extent::Kind::fill ||
                                   (child.height.kind == Extent::Kind::natural &&
                                    (child.ground != Ground::none || child.flow == Flow::column));
            float tall = std::min(high, height(child, wide, squeeze));
            if (stretched) tall = std::min(high, bounded(child.height, high));
            place(child, {x, begin_of(node.across, y, high, tall), wide, tall}, window, self, squeeze);
            x += wide + between;
        }
        y += high + between;
    }
}

void Layouter::place_column(const Node& node, Rect room, Rect window, std::size_t self, std::size_t first_squeeze,
                            bool has_gutter) {
    auto squeeze = first_squeeze;
    std::vector<float> widths;
    for (const auto& child : node.children) {
        widths.push_back(width_in_column(child, room.width));
    }
    std::vector<float> heights;
    float between = 0, sum = 0;
    for (;; ++squeeze) {
        between = gap(node, squeeze);
        std::vector<Item> items;
        float least = 0;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            const auto& child = node.children[i];
            const bool fills = child.height.kind == Extent::Kind::fill || child.flow == Flow::scroll;
            const float natural = height(child, widths[i], squeeze);
            const float its_least = least_height(child, widths[i], squeeze);
            const float max = child.height.max == Extent::unlimited ? child.height.max : units(child.height.max);
            items.push_back({.least = its_least, .best = natural, .max = max, .share = fills ? child.height.share : 0});
            least += its_least;
        }
        const float gaps = items.empty() ? 0 : between * static_cast<float>(items.size() - 1);
        const bool fits = least + gaps <= room.height + 0.5F;
        const bool squeezed = node.flow == Flow::column || node.squeezes;
        if (!fits && squeezed && squeeze + 1 < squeezes.size()) continue;
        if (fits) {
            heights = shared(items, room.height - gaps);
        } else {
            for (const auto& item : items)
                heights.push_back(item.share > 0 ? item.least : item.best);
        }
        sum = std::accumulate(heights.begin(), heights.end(), gaps);
        break;
    }
    const float gutter = canvas_.px(Measure::apart);
    if (sum > room.height + 0.5F && !has_gutter && room.width > 4 * gutter) {
        room.width -= gutter; // for the bar that tells where it stands
        return place_column(node, room, window, self, first_squeeze, true);
    }
    room.y = begin_of(node.along, room.y, room.height, sum);
    overflow(self, sum, room, window);
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const float x = begin_of(node.across, room.x, room.width, widths[i]);
        place(node.children[i], {x, room.y, widths[i], heights[i]}, window, self, squeeze);
        room.y += heights[i] + between;
    }
}

float Layouter::scrolled(std::size_t self, Rect room, float content) {
    auto& placed = layout.nodes[self];
    if (placed.id.empty()) placed.id = "scroll:" + std::to_string(self);
    const auto kept = rules_.offsets.find(placed.id);
    placed.content = content;
    placed.offset = std::clamp(kept == rules_.offsets.end() ? 0 : std::round(kept->second), 0.0F,
                               std::max(0.0F, std::ceil(content - room.height)));
    return room.y - placed.offset;
}

/// All rows are as high as the first.
float Layouter::row_height(const Rows& rows, float width) {
    if (rows.count == 0) return 1;
    auto& first = first_rows_[&rows];
    if (first.empty()) first.push_back(rows.row(0));
    return std::max(height(first.front(), width, 0), std::max(1.0F, units(rows.height)));
}

void Layouter::place_rows(const Rows& rows, Rect room, Rect window, std::size_t self) {
    const float high = row_height(rows, room.width);
    const float content = high * static_cast<float>(rows.count);
    float top = room.y;
    if (content > room.height) {
        top = scrolled(self, room, content);
        room.width -= std::min(canvas_.px(Measure::apart), room.width / 4);
    }
    const float up = std::max(window.y, room.y), down = std::min(window.bottom(), room.bottom());
    const Rect seen{window.x, up, window.width, std::max(0.0F, down - up)};
    const auto first = static_cast<std::size_t>(std::max(0.0F, std::floor((room.y - top) / high)));
    for (auto i = first; i < rows.count; ++i) {
        const float y = top + high * static_cast<float>(i);
        if (y >= room.bottom()) break;
        auto& made = layout.made.emplace_back(rows.row(i));
        place(made, {room.x, y, room.width, high}, seen, self, 0);
    }
}

void Layouter::place_grid(const Node& node, Rect room, Rect window, std::size_t self, std::size_t squeeze) {
    const float between = gap(node, squeeze);
    const auto widths = grid_widths(node, room.width, squeeze);
    float y = room.y;
    for (std::size_t begin = 0; begin < node.children.size(); begin += widths.size()) {
        const float high = grid_height(node, widths, begin / widths.size(), squeeze);
        float x = room.x;
        for (std::size_t cell = 0; cell < widths.size() && begin + cell < node.children.size(); ++cell) {
            const auto& child = node.children[begin + cell];
            if (!child.absent) {
                const bool equal = node.cells == 0;
                const float tall = equal ? high : std::min(high, height(child, widths[cell], squeeze));
                place(child, {x, begin_of(node.across, y, high, tall), widths[cell], tall}, window, self, squeeze);
            }
            x += widths[cell] + between;
        }
        y += high + between;
    }
}

void Layouter::place_stack(const Node& node, Rect room, Rect window, std::size_t self, std::size_t squeeze) {
    for (const auto& child : node.children) {
        const bool hugs_down = child.height.kind == Extent::Kind::hug;
        const float wide = width_in_column(child, room.width);
        const float tall = hugs_down ? std::min(room.height, height(child, wide, squeeze))
                                     : std::min(room.height, bounded(child.height, room.height));
        place(child,
              {begin_of(node.across, room.x, room.width, wide), begin_of(node.along, room.y, room.height, tall), wide,
               tall},
              window, self, squeeze);
    }
}

} // namespace

const Placed* Layout::find(std::string_view id) const {
    const auto placed = std::ranges::find(nodes, id, &Placed::id);
    return placed == nodes.end() ? nullptr : &*placed;
}

Layout laid_out(const Node& page, Rect area, const LayoutRules& rules, const Canvas& canvas) {
    Layouter layouter(rules, canvas);
    layouter.place(page, area, area, 0, 0);
    return std::move(layouter.layout);
}

float least_width(const Node& node, const LayoutRules& rules, const Canvas& canvas) {
    return Layouter(rules, canvas).least_width(node);
}

float height_at(const Node& node, float width, const LayoutRules& rules, const Canvas& canvas) {
    return Layouter(rules, canvas).height(node, width, 0);
}

} // namespace zugzwang::ui
