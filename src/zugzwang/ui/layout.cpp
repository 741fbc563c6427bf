#include "zugzwang/ui/layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <unordered_map>

#include "zugzwang/ui/paint.hpp"

namespace zugzwang::ui {

namespace {

/// How far words and gaps are made smaller where there is no room, one after the other.
constexpr std::array<float, 3> squeezes{1, 0.86F, 0.72F};
constexpr std::size_t last_squeeze = squeezes.size() - 1;
constexpr float least_lines = 3; ///< Of what scrolls.

/// How long something is along one axis: as small as it becomes, and as it likes to be.
struct Span {
    float least = 0, best = 0;
};

/// The larger of both, for what stands upon one another.
Span larger(Span a, Span b) { return {std::max(a.least, b.least), std::max(a.best, b.best)}; }

/// One of several that share a line.
struct Item {
    Span span{};
    float max = Extent::unlimited;
    float share = 0; ///< 0 for what does not fill.
};

/// How the children of a node stand below and beside one another.
struct Lines {
    std::vector<float> widths;     ///< Of every child.
    std::vector<std::size_t> ends; ///< Of every line, the child behind its last one.
};

/// How the children of a node fill a room.
struct Filling {
    std::size_t squeeze = 0;
    Rect room;
    Lines lines{};
    std::vector<float> heights{}; ///< Of the lines.
    float content = 0;            ///< How high it all is; what goes beyond the room is scrolled.

    [[nodiscard]] bool overflows() const { return content > room.height + 0.5F; }
};

/// Its children stand side by side, in one or more lines.
bool is_beside(const Node& node) {
    return node.flow == Flow::row || node.flow == Flow::wrap || node.flow == Flow::grid;
}
/// Upon one another.
bool is_upon(const Node& node) { return node.flow == Flow::stack || node.flow == Flow::leaf; }

/// One below another.
bool is_column(const Node& node) { return !is_beside(node) && !is_upon(node); }

/// A child takes all the height of its line.
bool is_stretched(const Node& node, const Node& child) {
    const auto kind = child.height.kind;
    if (is_upon(node)) return kind != Extent::Kind::hug;
    if (is_column(node)) return true;
    if (node.flow == Flow::grid) return node.cells == 0; // equal cells alone
    const bool has_ground = child.ground != Ground::none || child.flow == Flow::column;
    return kind == Extent::Kind::fill || (kind == Extent::Kind::natural && has_ground);
}

/// Settles what would leave its bounds at them and shares the rest among the others, until nothing does.
std::vector<float> shared(std::span<const Item> items, float room) {
    std::vector<float> sizes;
    float base = 0, give = 0;
    for (const auto& [span, max, share] : items) {
        sizes.push_back(share > 0 ? span.least : span.best);
        base += sizes.back();
        give += sizes.back() - span.least;
    }
    if (base > room) { // those that hug give way, as far as each can
        const float part = give > 0 ? std::min(1.0F, (base - room) / give) : 0;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (items[i].share <= 0) sizes[i] = std::floor(sizes[i] - (sizes[i] - items[i].span.least) * part);
        return sizes;
    }
    std::vector<bool> settled(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
        settled[i] = items[i].share <= 0;
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
            const auto& [span, max, share] = items[i];
            const float wished = std::floor(rest * share / shares);
            sizes[i] = std::clamp(wished, span.least, std::max(span.least, max));
            off[i] = sizes[i] - wished;
            beyond += off[i];
        }
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (!settled[i] && off[i] != 0 && (beyond == 0 || (beyond > 0) == (off[i] > 0))) settled[i] = again = true;
        }
        if (!again) return sizes;
    }
}

/// Where something of that size begins in a room.
float begin_of(Align align, float from, float room, float size) {
    if (align == Align::start || size >= room) return from;
    return from + std::round(align == Align::centre ? (room - size) / 2 : room - size);
}

/// What is seen of a window between the upper and the lower edge of something in it.
Rect cut(Rect window, Rect seen) {
    const float top = std::max(window.y, seen.y), bottom = std::min(window.bottom(), seen.bottom());
    return {window.x, top, window.width, std::max(0.0F, bottom - top)};
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

    /// `squeeze` is at least so.
    void place(const Node& node, Rect area, Rect window, std::size_t parent, std::size_t squeeze);

    Layout layout;

  private:
    struct Known {
        std::optional<Span> across;
        struct Down {
            float width = -1;
            Span span;
        };
        std::array<Down, squeezes.size()> down;
    };

    [[nodiscard]] float units(float value) const { return std::round(value * canvas_.scale()); }
    [[nodiscard]] float gap(const Node& node, std::size_t squeeze) const {
        return node.gap ? std::round(canvas_.px(*node.gap) * squeezes[squeeze]) : 0;
    }
    /// Between so many.
    [[nodiscard]] float gaps(const Node& node, std::size_t count, std::size_t squeeze) const {
        return count > 1 ? gap(node, squeeze) * static_cast<float>(count - 1) : 0;
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
    /// The least of what is pressed; what other things make up is as high as they are, but for a finger.
    [[nodiscard]] float side(const ControlKind& face) const {
        if (std::holds_alternative<Spot>(face) && !rules_.by_finger()) return 0;
        return rules_.side(canvas_);
    }
    [[nodiscard]] float growth(const Extent& extent) const { return extent.of_words ? canvas_.text_scale() : 1; }
    [[nodiscard]] float least_of(const Extent& extent) const { return units(extent.min * growth(extent)); }
    [[nodiscard]] float bound(const Extent& extent) const {
        return extent.max == Extent::unlimited ? extent.max : units(extent.max * growth(extent));
    }
    [[nodiscard]] float bounded(const Extent& extent, float size) const {
        const float min = least_of(extent);
        return std::clamp(size, min, std::max(min, bound(extent)));
    }

    /// How broad a node is; at its best its words have their full size.
    [[nodiscard]] Span across(const Node& node);
    [[nodiscard]] Span content_across(const Node& node);
    /// How high at that width; at the least all that scrolls in it shows only a few lines.
    [[nodiscard]] Span down(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] Span content_down(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] float row_height(const Rows& rows, float width);

    [[nodiscard]] std::vector<Item> columns_of(const Node& node);
    [[nodiscard]] std::vector<float> grid_widths(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] Lines lines_of(const Node& node, float width, std::size_t squeeze);
    [[nodiscard]] std::vector<Item> heights_of(const Node& node, const Lines& lines, std::size_t squeeze);

    [[nodiscard]] Filling filling(const Node& node, Rect area, std::size_t squeeze, float gutter);
    void place_children(std::size_t self, std::size_t least_squeeze);
    void place_line(const Node& node, std::size_t begin, std::size_t end, const Filling& made, Rect line, Rect window,
                    std::size_t self);
    void place_rows(const Rows& rows, Rect room, Rect window, std::size_t self);
    /// Where that much content begins in what it is scrolled in.
    [[nodiscard]] float scrolled(std::size_t self, Rect room, float content);

    const LayoutRules& rules_;
    const Canvas& canvas_;
    std::unordered_map<const Node*, Known> known_;
    std::unordered_map<const Rows*, Node> first_rows_; ///< For measuring.
};

Span Layouter::across(const Node& node) {
    auto& known = known_[&node].across;
    if (known) return *known;
    const auto [content_least, content_best] = content_across(node);
    const float least = bounded(node.width, node.width.gives_way ? 0 : content_least + 2 * padding(node, last_squeeze));
    const float best = bounded(node.width, content_best + 2 * padding(node, 0));
    return known.emplace(Span{least, std::max(least, best)});
}

Span Layouter::content_across(const Node& node) {
    if (const auto* words = std::get_if<Words>(&node.face)) {
        const float smallest = std::min(text_size(words->size, last_squeeze), least_text());
        const auto whole = [&](float size) { return std::ceil(prose_size(*words, 0, size, canvas_).width); };
        return {words->one_line ? whole(smallest) : longest_word(*words, smallest, canvas_),
                whole(text_size(words->size, 0))};
    }
    if (std::holds_alternative<Picture>(node.face)) return {};
    const auto* pressed = std::get_if<ControlKind>(&node.face);
    if (pressed != nullptr && node.children.empty()) {
        const auto size = control_size(*pressed, rules_.side(canvas_), 0, canvas_);
        return {size.least_width, size.best_width};
    }
    const auto columns = columns_of(node);
    const bool goes_on = node.flow == Flow::wrap || (node.flow == Flow::grid && node.cells == 0);
    Span sum{gaps(node, columns.size(), last_squeeze), gaps(node, columns.size(), 0)};
    Span most{.least = pressed == nullptr ? 0 : side(*pressed)};
    for (const auto& column : columns) {
        sum.least += column.span.least;
        sum.best += column.span.best;
        most = larger(most, column.span);
    }
    return {goes_on ? most.least : std::max(most.least, sum.least), sum.best};
}

Span Layouter::down(const Node& node, float width, std::size_t squeeze) {
    auto& known = known_[&node].down[squeeze];
    if (known.width == width) return known.span;
    const float around = 2 * padding(node, squeeze);
    auto [least, best] = content_down(node, std::max(1.0F, width - around), squeeze);
    const float whole = bounded(node.height, best + around), min = least_of(node.height);
    if (node.height.gives_way)
        least = min;
    else if (node.flow == Flow::scroll)
        least = std::max(min, std::round(canvas_.px(Measure::body) * 1.5F * least_lines));
    else
        least = node.children.empty() ? whole : std::max(min, least + around);
    known = {.width = width, .span = {std::min(whole, least), whole}};
    return known.span;
}

Span Layouter::content_down(const Node& node, float width, std::size_t squeeze) {
    const auto always = [](float height) { return Span{height, height}; };
    if (const auto* words = std::get_if<Words>(&node.face)) {
        const float size = text_size(words->size, squeeze);
        return always(std::ceil(prose_size(*words, width, size, canvas_).height));
    }
    if (const auto* picture = std::get_if<Picture>(&node.face))
        return always(picture->aspect > 0 ? std::round(width / picture->aspect) : 0);
    if (const auto* rows = std::get_if<Rows>(&node.face))
        return always(row_height(*rows, width) * static_cast<float>(rows->count));
    const auto* pressed = std::get_if<ControlKind>(&node.face);
    if (pressed != nullptr && node.children.empty())
        return always(control_size(*pressed, rules_.side(canvas_), width, canvas_).height);
    const auto lines = lines_of(node, width, squeeze);
    Span sum = always(gaps(node, lines.ends.size(), squeeze));
    for (const auto& line : heights_of(node, lines, squeeze)) {
        sum.least += line.span.least;
        sum.best += line.span.best;
    }
    return pressed == nullptr ? sum : larger(sum, always(side(*pressed) - 2 * padding(node, squeeze)));
}

/// What stands side by side: the children of a row, the columns of a grid; of what stands below or upon one another
/// all of it as one.
std::vector<Item> Layouter::columns_of(const Node& node) {
    const auto many = node.flow == Flow::grid && node.cells > 0 ? node.cells : node.children.size();
    const auto count = is_beside(node) ? many : 1;
    std::vector<Item> columns(count, Item{.max = 0});
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        const auto& child = node.children[i];
        if (child.absent) continue;
        auto& column = columns[i % count];
        column.span = larger(column.span, across(child));
        column.max = std::max(column.max, bound(child.width));
        if (child.width.kind == Extent::Kind::fill) column.share = std::max(column.share, child.width.share);
    }
    return columns;
}

/// Of equal cells as many as fit, and no line much shorter than the others.
std::vector<float> Layouter::grid_widths(const Node& node, float width, std::size_t squeeze) {
    const auto columns = columns_of(node);
    const auto room = [&](std::size_t cells) { return std::max(1.0F, width - gaps(node, cells, squeeze)); };
    if (node.cells == 0) {
        float least = 1;
        for (const auto& column : columns)
            least = std::max(least, column.span.least);
        const float between = gap(node, squeeze);
        const auto fitting = static_cast<std::size_t>(std::max(1.0F, (width + between) / (least + between)));
        const auto rows = std::max<std::size_t>(1, (columns.size() + fitting - 1) / fitting);
        const auto cells = std::max<std::size_t>(1, (columns.size() + rows - 1) / rows);
        return std::vector<float>(cells, std::floor(room(cells) / static_cast<float>(cells)));
    }
    float sum = 0;
    for (const auto& column : columns)
        sum += column.span.least;
    if (sum <= room(columns.size())) return shared(columns, room(columns.size()));
    std::vector<float> widths; // too narrow for all of it: each gives way alike
    for (const auto& column : columns)
        widths.push_back(std::floor(column.span.least * room(columns.size()) / sum));
    return widths;
}

Lines Layouter::lines_of(const Node& node, float width, std::size_t squeeze) {
    const auto count = node.children.size();
    Lines lines;
    if (node.flow == Flow::grid) {
        const auto widths = grid_widths(node, width, squeeze);
        for (std::size_t i = 0; i < count; ++i) {
            lines.widths.push_back(widths[i % widths.size()]);
            if ((i + 1) % widths.size() == 0 || i + 1 == count) lines.ends.push_back(i + 1);
        }
        return lines;
    }
    if (!is_beside(node)) {
        for (const auto& child : node.children) {
            const bool hugs = child.width.kind == Extent::Kind::hug;
            lines.widths.push_back(std::min(width, hugs ? across(child).best : bounded(child.width, width)));
            if (is_column(node) || lines.widths.size() == count) lines.ends.push_back(lines.widths.size());
        }
        return lines;
    }
    auto items = columns_of(node);
    for (auto& [span, max, share] : items) {
        span.least = std::min(span.least, width);
        span.best = std::clamp(span.best, span.least, std::max(span.least, width));
    }
    const auto need = [&](std::size_t i) { return node.flow == Flow::wrap ? items[i].span.best : items[i].span.least; };
    const float between = gap(node, squeeze);
    for (std::size_t begin = 0, end = 0; begin < count; begin = end) {
        float used = need(end++);
        while (end < count && used + between + need(end) <= width)
            used += between + need(end++);
        const auto line = std::span(items).subspan(begin, end - begin);
        const auto widths = shared(line, width - gaps(node, line.size(), squeeze));
        lines.widths.insert(lines.widths.end(), widths.begin(), widths.end());
        lines.ends.push_back(end);
    }
    return lines;
}

/// The heights of its lines, to be shared; those of a column fill as their only child does.
std::vector<Item> Layouter::heights_of(const Node& node, const Lines& lines, std::size_t squeeze) {
    std::vector<Item> items;
    std::size_t i = 0;
    for (const auto end : lines.ends) {
        auto& item = items.emplace_back();
        for (; i < end; ++i) {
            const auto& child = node.children[i];
            if (child.absent) continue;
            item.span = larger(item.span, down(child, lines.widths[i], squeeze));
            if (!is_column(node)) continue;
            item.max = bound(child.height);
            if (child.height.kind == Extent::Kind::fill || child.flow == Flow::scroll) item.share = child.height.share;
        }
        // What stands in cells does not give way.
        if (node.flow == Flow::wrap || node.flow == Flow::grid) item.span.least = item.span.best;
    }
    return items;
}

void Layouter::place(const Node& node, Rect area, Rect window, std::size_t parent, std::size_t squeeze) {
    const auto self = layout.nodes.size();
    Placed placed{.node = &node, .id = node.id, .area = area, .window = window, .parent = parent};
    if (node.id.empty() && node.reactions.pointer) placed.id = "node:" + std::to_string(self);
    if (const auto* words = std::get_if<Words>(&node.face)) {
        const float inner = std::max(1.0F, area.width - 2 * padding(node, squeeze));
        float size = text_size(words->size, squeeze);
        const float smallest = std::min(size, least_text());
        while (size > smallest) {
            const auto need = prose_size(*words, words->one_line ? 0 : inner, size, canvas_);
            const float word = words->one_line ? 0 : longest_word(*words, size, canvas_); // it is not to be broken
            if (std::max(need.width, word) <= inner + 0.5F && need.height <= area.height + 0.5F) break;
            size = std::max(smallest, std::floor(size * 0.95F));
        }
        placed.text_size = size;
        placed.area = inside(area, padding(node, squeeze));
    }
    layout.nodes.push_back(std::move(placed));
    if (const auto* rows = std::get_if<Rows>(&node.face))
        place_rows(*rows, inside(area, padding(node, squeeze)), window, self);
    else if (!node.children.empty())
        place_children(self, squeeze);
}

/// Where there is no room, words and gaps become smaller; where that does not help, all of it scrolls.
Filling Layouter::filling(const Node& node, Rect area, std::size_t squeeze, float gutter) {
    const bool column = is_column(node), squeezes_itself = node.flow != Flow::scroll || node.squeezes;
    const float padded = padding(node, squeeze);
    for (;; ++squeeze) {
        Filling made{.squeeze = squeeze, .room = inside(area, column ? padded : padding(node, squeeze))};
        made.room.width -= gutter;
        made.lines = lines_of(node, made.room.width, squeeze);
        const auto items = heights_of(node, made.lines, squeeze);
        const float between = gaps(node, items.size(), squeeze);
        float least = between;
        for (const auto& item : items)
            least += item.span.least;
        // What is not a column may be bounded to less than that.
        if (!column) least = down(node, area.width, squeeze).least - 2 * padding(node, squeeze);
        const bool fits = least <= made.room.height + 0.5F;
        if (!fits && squeezes_itself && squeeze < last_squeeze) continue;
        if (fits || !column) {
            made.heights = shared(items, std::max(least, made.room.height) - between);
        } else {
            for (const auto& [span, max, share] : items)
                made.heights.push_back(share > 0 ? span.least : span.best);
        }
        made.content = std::accumulate(made.heights.begin(), made.heights.end(), between);
        if (!column) made.content = fits ? std::min(made.content, made.room.height) : least;
        return made;
    }
}

void Layouter::place_children(std::size_t self, std::size_t least_squeeze) {
    const Node& node = *layout.nodes[self].node;
    const Rect area = layout.nodes[self].area;
    auto made = filling(node, area, least_squeeze, 0);
    const float gutter = canvas_.px(Measure::apart); // for the bar that tells where it stands
    if (made.overflows() && is_column(node) && made.room.width > 4 * gutter)
        made = filling(node, area, least_squeeze, gutter);
    auto& [squeeze, room, lines, heights, content] = made;
    Rect window = layout.nodes[self].window;
    if (made.overflows()) {
        room.y = scrolled(self, room, content);
        room.height = content;
        window = cut(window, area);
    }
    const bool takes_all = heights.size() == 1 && !is_column(node) && node.flow != Flow::grid;
    if (takes_all) heights[0] = room.height;
    const auto along = is_column(node) ? node.along : node.flow == Flow::grid ? Align::start : Align::centre;
    float y = takes_all ? room.y : begin_of(along, room.y, room.height, content);
    for (std::size_t line = 0, begin = 0; line < heights.size(); begin = lines.ends[line++]) {
        place_line(node, begin, lines.ends[line], made, {room.x, y, room.width, heights[line]}, window, self);
        y += heights[line] + gap(node, squeeze);
    }
}

/// The children from `begin` to before `end` into a line of that area.
void Layouter::place_line(const Node& node, std::size_t begin, std::size_t end, const Filling& made, Rect line,
                          Rect window, std::size_t self) {
    const auto between = gap(node, made.squeeze);
    float taken = gaps(node, end - begin, made.squeeze);
    for (auto i = begin; i < end; ++i)
        taken += made.lines.widths[i];
    float x = begin_of(node.along, line.x, line.width, taken);
    for (auto i = begin; i < end; ++i) {
        const auto& child = node.children[i];
        const float wide = made.lines.widths[i];
        if (!is_beside(node)) x = begin_of(node.across, line.x, line.width, wide);
        if (!child.absent) {
            const float wished =
                is_stretched(node, child) ? bounded(child.height, line.height) : down(child, wide, made.squeeze).best;
            const float tall = std::min(line.height, wished);
            const float y = begin_of(is_beside(node) ? node.across : node.along, line.y, line.height, tall);
            place(child, {x, y, wide, tall}, window, self, made.squeeze);
        }
        x += wide + between;
    }
}

float Layouter::scrolled(std::size_t self, Rect room, float content) {
    auto& placed = layout.nodes[self];
    if (placed.id.empty()) placed.id = "scroll:" + std::to_string(self);
    const auto kept = rules_.scrolls.find(placed.id);
    placed.content = content;
    placed.offset = std::clamp(kept == rules_.scrolls.end() ? 0 : std::round(kept->second.offset().y), 0.0F,
                               std::max(0.0F, std::ceil(content - room.height)));
    return room.y - placed.offset;
}

/// All rows are as high as the first.
float Layouter::row_height(const Rows& rows, float width) {
    if (rows.count == 0) return 1;
    auto first = first_rows_.find(&rows);
    if (first == first_rows_.end()) first = first_rows_.emplace(&rows, rows.row(0)).first;
    return std::max({down(first->second, width, 0).best, 1.0F, units(rows.height)});
}

void Layouter::place_rows(const Rows& rows, Rect room, Rect window, std::size_t self) {
    const float high = row_height(rows, room.width);
    const float content = high * static_cast<float>(rows.count);
    float top = room.y;
    if (content > room.height) {
        const float cut_below = room.height > high ? std::fmod(room.height, high) : 0;
        room.height -= cut_below;
        layout.nodes[self].area.height -= cut_below;
        top = scrolled(self, room, content);
        room.width -= std::min(canvas_.px(Measure::apart), room.width / 4);
    }
    const auto first = static_cast<std::size_t>(std::max(0.0F, std::floor((room.y - top) / high)));
    for (auto i = first; i < rows.count; ++i) {
        const float y = top + high * static_cast<float>(i);
        if (y >= room.bottom()) break;
        place(layout.made.emplace_back(rows.row(i)), {room.x, y, room.width, high}, cut(window, room), self, 0);
    }
}

constexpr float finger = 48; ///< Pixels of a screen that is not upright.

} // namespace

float LayoutRules::side(const Canvas& canvas) const {
    if (upright) return canvas.px(Measure::touch);
    return for_fingers ? std::max(canvas.px(Measure::touch), finger) : canvas.px(Measure::control);
}

const Placed* Layout::find(std::string_view id) const {
    const auto placed = std::ranges::find(nodes, id, &Placed::id);
    return placed == nodes.end() ? nullptr : &*placed;
}

Layout laid_out(const Node& page, Rect area, const LayoutRules& rules, const Canvas& canvas) {
    Layouter layouter(rules, canvas);
    layouter.place(page, area, area, 0, 0);
    return std::move(layouter.layout);
}

} // namespace zugzwang::ui
