// The parts that pages are made of: panels with a head, figures with a label, rows of facts, tags, bars, and everything
// that can be pressed.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/ui/act.hpp"
#include "zugzwang/ui/node.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang::ui {

/// A panel under its title; without room beside a page's middle it is chosen by that title.
[[nodiscard]] Node part(std::string title, std::vector<Node> nodes);
template <class... Nodes>
[[nodiscard]] Node part(std::string title, Nodes&&... nodes) {
    return part(std::move(title), detail::collected(std::forward<Nodes>(nodes)...));
}
/// A panel without one.
[[nodiscard]] Node panel(std::vector<Node> nodes);
template <class... Nodes>
[[nodiscard]] Node panel(Nodes&&... nodes) {
    return panel(detail::collected(std::forward<Nodes>(nodes)...));
}

/// The content of a panel that gives way to what stands below it: its words become smaller, then it scrolls.
[[nodiscard]] Node content(std::vector<Node> nodes);
template <class... Nodes>
[[nodiscard]] Node content(Nodes&&... nodes) {
    return content(detail::collected(std::forward<Nodes>(nodes)...));
}
/// The name of a part or a paragraph.
[[nodiscard]] Node head(std::string text);
/// A big number over what it counts.
[[nodiscard]] Node figure(std::string number, std::string label);
/// A label on the left, its value on the right; the player's shape before the label where there is one.
[[nodiscard]] Node fact(std::string label, std::string value, std::optional<Side> mark = std::nullopt);
/// How a button of these looks, to be changed.
[[nodiscard]] Button& button_of(Node& node);
/// A short word on a plate of that colour: "proven", "new".
[[nodiscard]] Node tag(std::string text, Role role = Role::act);
/// The tag of what is proven, the same everywhere.
[[nodiscard]] Node proven();
/// How much of something there is, 0 to 1.
[[nodiscard]] Node bar(double part, Role role = Role::act);
/// The two players' shares, with what stands under each end.
[[nodiscard]] Node balance(double first_share, std::string first, std::string second);
/// A player's shape.
[[nodiscard]] Node mark(Side side, float size = 26);
/// A sprite of that size in units.
[[nodiscard]] Node sprite(std::string name, float size);
/// A thin line between what stands above and below it.
[[nodiscard]] Node divider();

/// What does the act: its words after its icon, or its icon alone.
[[nodiscard]] Node button(const Act& act);
[[nodiscard]] Node primary(const Act& act);
/// An icon, maybe one that tells that it is switched on.
[[nodiscard]] Node icon(const Act& act, bool on = false);
/// Done when it was held down for a while, not before.
[[nodiscard]] Node held_icon(const Act& act);
/// With other words than the act's, or with something to do of its own.
[[nodiscard]] Node button(const Act& act, std::string text);
[[nodiscard]] Node primary(const Act& act, std::string text);
/// A short word upon its upper right corner.
[[nodiscard]] Node badged(Node node, std::string text);
[[nodiscard]] Node button(std::string id, std::string text, std::function<void()> press);
[[nodiscard]] Node icon(std::string id, std::string sprite, std::function<void()> press);

using Choose = std::function<void(std::size_t)>;
/// One of a few words, side by side.
[[nodiscard]] Node choice(std::string id, std::vector<std::string> options, std::size_t chosen, Choose choose);
/// With players' shapes before the words of each.
[[nodiscard]] Node marked(Node choice, std::vector<std::vector<Side>> marks);
/// The last of its words cannot be chosen now.
[[nodiscard]] Node without_last(Node choice);
/// What was chosen from a list that its owner opens.
[[nodiscard]] Node list_box(std::string id, std::string label, std::string chosen, std::function<void()> press);
/// A card of a title and a few words.
[[nodiscard]] Node card(std::string id, std::string title, std::string text, bool chosen, std::function<void()> press,
                        Role rim = Role::act);
/// On or off.
[[nodiscard]] Node chip(std::string id, std::string text, bool on, std::function<void()> press);
/// A switch that does the act.
[[nodiscard]] Node toggle(const Act& act, std::string text, bool on);
/// A number between its bounds; with `shuffle` a button draws one.
[[nodiscard]] Node stepper(std::string id, const Stepper& stepper, std::function<void(std::int64_t)> set,
                           std::function<void()> shuffle = {});
/// A line to type in; while it has the focus `take` is given keys and texts, and answers whether they were for it.
[[nodiscard]] Node field(std::string id, const TextLine& line, std::string placeholder,
                         std::function<bool(const InputEvent&)> take);
/// Whatever stands there can be pressed as a whole.
[[nodiscard]] Node pressable(std::string id, Node node, std::function<void()> press);

} // namespace zugzwang::ui
