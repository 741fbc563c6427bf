// What stands on a page, as one value: a tree whose inner nodes say how their children lie beside one another and whose
// leaves are words, things to press and pictures. Rectangles follow from it (layout.hpp), as do focus, keys and names
// (page_view.hpp). All sizes are units of a 1080-line screen; gaps and paddings are measures of the theme.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/rules/side.hpp"
#include "zugzwang/ui/control.hpp"

namespace zugzwang::ui {

struct Act;

/// How long a node is along one axis.
struct Extent {
    enum class Kind : std::uint8_t {
        natural, ///< As its content, and stretched across the way its siblings follow one another.
        hug,     ///< As its content.
        fill,    ///< A share of what the others leave.
    };
    static constexpr float unlimited = std::numeric_limits<float>::infinity();

    Kind kind = Kind::natural;
    float share = 1; ///< Of a `fill`, against the other shares.
    float min = 0, max = unlimited;
    bool gives_way = false; ///< Down to `min`, whatever it holds: that is shortened, or scrolls.
    bool of_words = false;  ///< `min` and `max` are those of words of the usual size, and grow as words do.
};

enum class Flow : std::uint8_t {
    leaf,
    row,     ///< Side by side; what has no room goes on in a further line.
    column,  ///< One below another; without room words become smaller, then it scrolls.
    stack,   ///< One upon another.
    wrap,    ///< Side by side at their natural widths, in as many lines as that takes.
    grid,    ///< Lines of equally many cells, each column as broad as its broadest cell.
    scroll,  ///< A column that is cut off below and scrolled.
    spread,  ///< A row; on an upright screen a column.
    turned,  ///< A column; on an upright screen a row.
    columns, ///< The parts of a page about its middle, see `columns`.
};

/// Where a child lies that is smaller than its place.
enum class Align : std::uint8_t { start, centre, end };

/// What a node lies on.
enum class Ground : std::uint8_t { none, panel, lit_panel, well, plate, selected };

/// How words look.
struct Look {
    Measure size = Measure::body;
    Paint paint{Role::ink};
    Weight weight = Weight::regular;
    AlignX align = AlignX::left;
};

inline constexpr Look heading_look{.size = Measure::heading, .weight = Weight::semibold};
inline constexpr Look body_look{};
inline constexpr Look soft_look{.paint = {Role::soft}};
inline constexpr Look caption_look{.size = Measure::caption, .paint = {Role::soft}};
inline constexpr Look label_look{.size = Measure::caption, .paint = {Role::dim}};
inline constexpr Look figure_look{.size = Measure::figure, .weight = Weight::extra_bold};

/// A piece of a paragraph with a look of its own, and maybe a player's shape before it.
struct Run {
    std::string text; ///< Translated.
    Role role = Role::ink;
    Weight weight = Weight::regular;
    std::optional<Side> mark{};
};

/// Words; they wrap, or stand in one line that becomes smaller and is shortened at last.
struct Words {
    std::vector<Run> runs{};
    Measure size = Measure::body;
    AlignX align = AlignX::left;
    bool one_line = false;
    std::size_t most_lines = 0; ///< Of a paragraph, what goes beyond is left out; 0: all of them.
};

/// A leaf that its owner draws.
struct Picture {
    std::function<void(Rect area, Canvas& canvas)> draw;
    float aspect = 0;    ///< Width by height; 0: whatever there is.
    std::string words{}; ///< What is read of it; translated.
};

/// What takes the pointer and the keys itself, such as a board; all optional.
struct Reactions {
    std::function<void(Rect)> place{};                  ///< It lies somewhere else than before.
    std::function<bool(const PointerEvent&)> pointer{}; ///< Over it, or since a press on it; true: used.
    std::function<bool(const KeyEvent&)> key{};         ///< Nothing else has the focus; true: used.
    std::function<bool(const TextEvent&)> text{};       ///< While it has the focus.
    std::function<Cursor()> cursor{};                   ///< Over it.
    std::weak_ptr<const void> whose{};                  ///< What `place` is told to; another one is told anew.
};

/// Rows of which only those in view are made.
struct Rows {
    std::size_t count = 0;
    float height = 46; ///< Of each at least; units. All are as high as the first.
    std::function<struct Node(std::size_t)> row;
    std::optional<std::size_t> chosen{}; ///< Kept in view.
};

struct Node {
    Flow flow = Flow::leaf;
    Extent width{}, height{};
    std::optional<Measure> gap{}, padding{};
    Align across = Align::start; ///< Of the children, across their way; a row's stand in the middle.
    Align along = Align::start;  ///< Of all of them together, where there is more room than they take.
    std::size_t cells = 1;       ///< Of a grid's line; 0: as many equal ones as fit.
    Ground ground = Ground::none;
    std::optional<Role> rim{};     ///< Of its ground, in place of the usual one.
    bool side_bar = false;         ///< Of the rim's colour, at a panel's left edge.
    std::optional<float> raised{}; ///< With all that lies on it, by the theme's lift; more under the pointer.
    /// With all that lies on it, 0 to 1; asked for every picture. Nothing that lies on it is raised or fades itself.
    std::function<float(const Canvas&)> opacity{};
    bool absent = false;    ///< Left out with its gap.
    bool squeezes = false;  ///< What scrolls makes its words and gaps smaller first, as a column does.
    bool only_wide = false; ///< Left out on an upright screen.
    bool foremost = false;  ///< Of the parts of an upright screen the one that is seen first.
    std::string id{};       ///< For tests, programs that press things, and what is kept from page to page.
    std::string title{};    ///< Of a part; translated.
    std::variant<std::monostate, Words, ControlKind, Picture, Rows> face{};
    const Act* act = nullptr;                  ///< What pressing it does, as the page's deeds say,
    std::function<void(const Picked&)> pick{}; ///< or this.
    bool enabled = true;
    bool passed_over = false; ///< Tab does not stop here: one of many, of which another is chosen.
    Reactions reactions{};
    std::vector<Node> children{};

    // Said behind a node: `row(...).fills().named("moves")`.
    template <class Value>
    Node with(Value Node::*member, std::type_identity_t<Value> value) && {
        this->*member = std::move(value);
        return std::move(*this);
    }
    Node fills(float share = 1) && { return std::move(*this).wide(share).tall(share); } ///< Both ways.
    Node wide(float share = 1) &&;                                                      ///< Across.
    Node tall(float share = 1) &&;                                                      ///< Downwards.
    Node hugs() &&;                                                                     ///< Both ways.
    Node at_least(float width, float height = 0) &&;
    Node at_most(float width, float height = Extent::unlimited) &&;
    Node sized(float width, float height) &&; ///< Exactly so.
    Node of_words() &&;                       ///< Both ways.
    Node gives_way() &&;                      ///< Both ways, down to the least that is said of it.
    Node gaps(Measure measure) && { return std::move(*this).with(&Node::gap, measure); }
    Node padded(Measure measure) && { return std::move(*this).with(&Node::padding, measure); }
    Node on(Ground its_ground, std::optional<Role> its_rim = std::nullopt) && {
        return std::move(*this).with(&Node::ground, its_ground).with(&Node::rim, its_rim);
    }
    Node barred() && { return std::move(*this).with(&Node::side_bar, true); }
    Node centred() && { return std::move(*this).across_at(Align::centre).along_at(Align::centre); } ///< Its children.
    Node across_at(Align align) && { return std::move(*this).with(&Node::across, align); }
    Node along_at(Align align) && { return std::move(*this).with(&Node::along, align); }
    Node named(std::string name) && { return std::move(*this).with(&Node::id, std::move(name)); }
    /// Chosen by it as a part is, without showing it.
    Node titled(std::string its_title) && { return std::move(*this).with(&Node::title, std::move(its_title)); }
    Node seen_first() && { return std::move(*this).with(&Node::foremost, true); }
    Node only_where_wide() && { return std::move(*this).with(&Node::only_wide, true); }
    Node when(bool condition) && { return std::move(*this).with(&Node::absent, absent || !condition); }
    Node enabled_when(bool condition) && { return std::move(*this).with(&Node::enabled, condition); }
    Node picked(std::function<void(const Picked&)> picks) &&;
    Node reacting(Reactions its) && { return std::move(*this).with(&Node::reactions, std::move(its)); }
    /// A picture, for who does not see it.
    Node says(std::string words) &&;
    /// The strip below a page's columns.
    Node under(Node strip) &&;
};

namespace detail {
[[nodiscard]] Node container(Flow flow, std::vector<Node> children);
inline void add(std::vector<Node>& all, Node node) { all.push_back(std::move(node)); }
inline void add(std::vector<Node>& all, std::vector<Node> nodes) {
    all.insert(all.end(), std::make_move_iterator(nodes.begin()), std::make_move_iterator(nodes.end()));
}
/// Children as they are said: one after the other, several as a vector.
[[nodiscard]] inline std::vector<Node> collected(std::vector<Node> nodes) { return nodes; }
template <class... Nodes>
[[nodiscard]] std::vector<Node> collected(Nodes&&... nodes) {
    std::vector<Node> all;
    all.reserve(sizeof...(nodes));
    (add(all, std::forward<Nodes>(nodes)), ...);
    return all;
}
} // namespace detail

template <class... Nodes>
[[nodiscard]] Node row(Nodes&&... nodes) {
    return detail::container(Flow::row, detail::collected(std::forward<Nodes>(nodes)...));
}
template <class... Nodes>
[[nodiscard]] Node column(Nodes&&... nodes) {
    return detail::container(Flow::column, detail::collected(std::forward<Nodes>(nodes)...));
}
template <class... Nodes>
[[nodiscard]] Node stack(Nodes&&... nodes) {
    return detail::container(Flow::stack, detail::collected(std::forward<Nodes>(nodes)...));
}
template <class... Nodes>
[[nodiscard]] Node wrap(Nodes&&... nodes) {
    return detail::container(Flow::wrap, detail::collected(std::forward<Nodes>(nodes)...));
}
/// Side by side, and one below another on an upright screen; or the other way round.
template <class... Nodes>
[[nodiscard]] Node spread(Nodes&&... nodes) {
    return detail::container(Flow::spread, detail::collected(std::forward<Nodes>(nodes)...));
}
template <class... Nodes>
[[nodiscard]] Node turned(Nodes&&... nodes) {
    return detail::container(Flow::turned, detail::collected(std::forward<Nodes>(nodes)...));
}
[[nodiscard]] Node grid(std::size_t cells, std::vector<Node> nodes);
/// Cells of one size, as many in a line as fit.
[[nodiscard]] Node tiles(std::vector<Node> nodes);
/// A column behind a window of its own.
[[nodiscard]] Node scroll(std::vector<Node> nodes);
/// Rows behind a window of their own.
[[nodiscard]] Node list(Rows rows);

/// What a page shows: its middle (a board) between what belongs left of it and right of it. Where there is no room
/// beside the middle, the titled parts of both sides come below it, one at a time, chosen by a row of their titles;
/// what has no title stays. Without a middle the two sides share the page.
[[nodiscard]] Node columns(Node left, Node middle, Node right);

/// Words that wrap.
[[nodiscard]] Node words(std::string text, const Look& look = body_look);
/// Words in one line.
[[nodiscard]] Node line(std::string text, const Look& look = body_look);
/// A paragraph of several looks; a player's shape stands before a run that has one.
[[nodiscard]] Node prose(std::vector<Run> runs, Measure size = Measure::body, std::size_t most_lines = 0);
/// A leaf that its owner draws.
[[nodiscard]] Node picture(std::function<void(Rect, Canvas&)> draw, float aspect = 0);
/// Empty room.
[[nodiscard]] Node space();
/// Nothing, not even a gap.
[[nodiscard]] Node nothing();

} // namespace zugzwang::ui
