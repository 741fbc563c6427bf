// Where everything of a page stands: a pure function from a tree and a size to rectangles. The rules are those of
// flexible boxes (CSS Flexible Box Layout Module Level 1, W3C 2018, section 9): along a row a child takes its share of
// what is left, never less than its content at its smallest, never more than its bound; what would take more or less is
// settled at its bound first and the others share the rest. Beyond them: a row whose children do not fit goes on in a
// further line, a column whose children do not fit makes its words and gaps smaller, down to the smallest size that the
// theme allows, and then scrolls. So nothing ever overlaps and nothing leaves what it lies in.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/ui/node.hpp"
#include "zugzwang/ui/scroll.hpp"

namespace zugzwang::ui {

/// What the rectangles depend on beside the tree and the size.
struct LayoutRules {
    bool upright = false;                                 ///< The screen is a phone's.
    bool low = false;                                     ///< It is a phone's that is held sideways.
    bool for_fingers = false;                             ///< A finger presses, though the screen is not upright.
    float least_words = 0;                                ///< So high at least; units. The theme may say more.
    std::map<std::string, Scroll, std::less<>> scrolls{}; ///< How far each thing has been scrolled, by its name.

    [[nodiscard]] bool by_finger() const { return upright || for_fingers; }
    /// How high at least is what is pressed, and how broad; pixels.
    [[nodiscard]] float side(const Canvas& canvas) const;
};

/// One node on the screen, in whole device pixels.
struct Placed {
    const Node* node = nullptr; ///< Of the page or of Layout::made.
    std::string id;             ///< The node's own, or where it stands in the tree.
    Rect area;
    Rect window;            ///< Through which it is seen: what scrolls above it cuts off the rest.
    std::size_t parent = 0; ///< In Layout::nodes; the root's is itself.
    float text_size = 0;    ///< Of words and of what is pressed; pixels.
    float content = 0;      ///< How high all that scrolls in it is; 0 for what does not scroll.
    float offset = 0;       ///< So much of it is hidden above.

    [[nodiscard]] bool is_visible() const { return area.overlaps(window); }
};

struct Layout {
    std::vector<Placed> nodes; ///< Parents before their children, in the order of the tree.
    std::deque<Node> made;     ///< The rows that lists made.

    [[nodiscard]] const Placed* find(std::string_view id) const;
    /// The innermost of all that a node lies in of which the claim is true; null when there is none.
    template <class Claim>
    [[nodiscard]] const Placed* around(const Placed& placed, Claim claim) const {
        for (const auto* at = &placed; at != &nodes.front();) {
            at = &nodes[at->parent];
            if (claim(*at)) return at;
        }
        return nullptr;
    }
};

/// The page outlives the layout. The canvas is for measuring only.
[[nodiscard]] Layout laid_out(const Node& page, Rect area, const LayoutRules& rules, const Canvas& canvas);

} // namespace zugzwang::ui
