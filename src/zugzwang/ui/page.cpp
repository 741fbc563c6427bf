#include "zugzwang/ui/page_view.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/paint.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang::ui {

namespace {

constexpr float widest_page = 1920;                  ///< On a broader screen everything stays together in the middle.
constexpr float least_middle = 640;                  ///< Of a board.
constexpr float least_side = 320, widest_side = 420; ///< Of words of the usual size.
constexpr float least_part = 300;                    ///< How high a part is that is chosen by its title.
constexpr float least_low_part = 180;                ///< The same on a low screen.
constexpr std::size_t few_icons = 2;                 ///< In the bar of an upright screen; more have a bar of their own.

/// Words that are too long even at their smallest go on in further lines, as high as there is room.
void fit(std::string_view words, TextStyle& style, Size room, float smallest, const Canvas& canvas) {
    style.size = fitting_size(words, style, room.width, smallest, canvas);
    if (canvas.measured(words, style).width <= room.width) return;
    style.wrap_width = room.width;
    style.size *= std::min(1.0F, room.height / canvas.measured(words, style).height);
}

/// The title, and in the middle of the screen the status; on an upright screen below it.
void paint_bar_words(const Page& page, Rect screen, bool upright, Rect area, Canvas& canvas) {
    const float smallest = canvas.px(Measure::smallest), middle = area.centre().y;
    TextStyle name{.size = canvas.px(Measure::title) / std::sqrt(canvas.text_scale()), .weight = Weight::bold};
    TextStyle state{.size = canvas.px(Measure::heading), .paint = {page.status_role}, .weight = Weight::semibold};
    if (upright) {
        const float down = page.status.empty() ? 0 : smallest;
        name.size = fitting_size(page.title, {.size = canvas.px(Measure::heading), .weight = name.weight}, area.width,
                                 smallest, canvas);
        state.size = fitting_size(page.status, {.size = canvas.px(Measure::body), .weight = state.weight}, area.width,
                                  smallest, canvas);
        name.max_width = state.max_width = area.width;
        canvas.text(page.title, {area.x, middle - down}, name);
        if (!page.status.empty()) canvas.text(page.status, {area.x, middle + down}, state);
        return;
    }
    fit(page.title, name, {page.status.empty() ? area.width : area.width / 2, area.height}, smallest, canvas);
    const float end = area.x + canvas.text(page.title, {area.x, middle}, name).width;
    if (page.status.empty()) return;
    const float left = end + canvas.px(Measure::apart);
    state.align_x = AlignX::centre;
    fit(page.status, state, {area.right() - left, area.height}, smallest, canvas);
    const float half = canvas.measured(page.status, state).width / 2;
    canvas.text(page.status, {std::clamp(screen.centre().x, left + half, area.right() - half), middle}, state);
}

Node ground_of_bar(Node node, bool at_foot) {
    auto ground = picture([at_foot](Rect area, Canvas& canvas) {
        canvas.box(area, {.top = Role::backdrop_bottom, .bottom = Role::backdrop_top});
        const float rim = canvas.px(Measure::rim);
        canvas.fill({area.x, at_foot ? area.y : area.bottom() - rim, area.width, rim}, {Role::panel_rim});
    });
    return stack(std::move(ground).fills(), std::move(node).fills());
}

Node top_bar(Page& page, Rect screen, bool upright, const Canvas& canvas) {
    std::vector<Node> icons;
    if (!upright || page.icons.size() <= few_icons) icons = std::move(page.icons);
    icons.push_back(loudspeaker(page.muted));
    const auto edge = [&] { return space().sized(upright ? 1 : 4, 1); };
    if (page.only_seen) icons.clear();
    Page said{.title = page.title, .status = page.status, .status_role = page.status_role};
    auto words = picture([said = std::move(said), screen, upright](Rect area, Canvas& target) {
        paint_bar_words(said, screen, upright, area, target);
    });
    auto line = row(edge(), icon(back_act).when(!page.only_seen), std::move(words).fills().at_least(120),
                    row(std::move(icons)).gaps(upright ? Measure::hair : Measure::tight), edge())
                    .gaps(upright ? Measure::tight : Measure::apart);
    const float height = canvas.theme()[Measure::top_bar] * std::sqrt(canvas.text_scale());
    return ground_of_bar(std::move(line), false).at_least(0, height).at_most(Extent::unlimited, height);
}

Node foot_bar(std::vector<Node> icons) {
    for (auto& one : icons)
        one = std::move(one).wide();
    return ground_of_bar(row(std::move(icons)).gaps(Measure::hair).padded(Measure::tight), true);
}

/// The keys of those that can be done now, with their words.
Node hints_of(const Page& page) {
    std::vector<KeyHint> hints;
    for (const Act* act : page.hints)
        hints.push_back({.caps = caps_of(*act), .words = tr(act->words)});
    return key_hints(std::move(hints));
}

/// Where there is no room it scrolls by itself, and not the page.
Node scrolling(Node node) {
    if (node.flow != Flow::column) return node;
    node.flow = Flow::scroll;
    node.squeezes = true;
    return node;
}

/// The titled parts of a side go to `parts`, the rest to `rest`.
void take_apart(Node side, std::vector<Node>& parts, std::vector<Node>& rest) {
    const bool whole = !side.title.empty() || side.flow != Flow::column || side.ground != Ground::none;
    if (whole) {
        (side.title.empty() ? rest : parts).push_back(std::move(side));
        return;
    }
    for (auto& child : side.children)
        take_apart(std::move(child), parts, rest);
}

/// It says its title itself.
bool has_head(const Node& part) {
    const auto* words = part.children.empty() ? nullptr : std::get_if<Words>(&part.children.front().face);
    return words != nullptr && words->runs.front().text == part.title;
}

Node stacked(Node columns, float width, const LayoutRules& rules, const ChosenParts& chosen) {
    std::vector<Node> parts, rest;
    for (std::size_t i = 0; i < columns.children.size(); ++i) {
        if (i != 1) take_apart(std::move(columns.children[i]), parts, rest);
    }
    const auto kept = chosen.find(columns.id);
    const auto foremost = std::ranges::find(parts, true, &Node::foremost);
    const auto usual = foremost == parts.end() ? 0 : static_cast<std::size_t>(foremost - parts.begin());
    const std::size_t shown = kept != chosen.end() && kept->second < parts.size() ? kept->second : usual;
    std::vector<Node> nodes;
    if (!columns.children[1].absent)
        nodes.push_back(std::move(columns.children[1]).fills(2).at_least(0, 300).at_most(Extent::unlimited, width));
    if (parts.size() > 1) {
        std::vector<std::string> titles;
        for (const auto& part : parts)
            titles.push_back(part.title);
        nodes.push_back(choice("parts", std::move(titles), shown, {}));
        nodes.back().pick = {}; // the page's view sees to it
    }
    float least = rules.low ? least_low_part : least_part;
    for (const auto& part : parts) // on an upright screen of all of them, so that the middle stays as it is
        least = std::max(least, rules.upright ? part.height.min : 0);
    if (!parts.empty()) {
        auto& part = parts[shown];
        if (parts.size() > 1 && has_head(part)) part.children.erase(part.children.begin()); // stands above it already
        nodes.push_back(scrolling(std::move(part)).fills().at_least(0, least));
    }
    for (auto& node : rest) {
        node.width = {}; // that was for a place beside the middle, as is what fills its side
        node.height.kind = Extent::Kind::natural;
        nodes.push_back(std::move(node));
    }
    return column(std::move(nodes)).gaps(Measure::snug).fills();
}

Node beside(Node columns, float text_scale) {
    auto& children = columns.children;
    auto side = [text_scale](Node node) {
        node.width = {.kind = node.width.kind,
                      .share = node.width.share,
                      .min = std::max(least_side, node.width.min) * text_scale,
                      .max = (node.width.max == Extent::unlimited ? widest_side : node.width.max) * text_scale,
                      .gives_way = node.width.gives_way};
        return std::move(node).tall();
    };
    std::vector<Node> across;
    const bool has_middle = !children[1].absent;
    for (std::size_t i = 0; i < 3; ++i) {
        if (children[i].absent) continue;
        if (i == 1) {
            across.push_back(std::move(children[i]).fills().at_least(least_middle));
        } else {
            auto its_side = scrolling(std::move(children[i]));
            across.push_back(has_middle ? side(std::move(its_side)) : std::move(its_side).tall());
        }
    }
    std::vector<Node> down;
    down.push_back(row(std::move(across)).gaps(Measure::apart).along_at(Align::centre).fills());
    for (std::size_t i = 3; i < children.size(); ++i)
        down.push_back(std::move(children[i]));
    return column(std::move(down)).gaps(Measure::near).fills();
}

/// The middle, and beside it what was on both sides of it.
Node paired(Node columns, float width, const LayoutRules& rules, const ChosenParts& chosen, float text_scale) {
    auto middle = std::exchange(columns.children[1], nothing());
    auto side = stacked(std::move(columns), width, rules, chosen);
    if (rules.low) side = scrolling(std::move(side)); // by itself: the middle stays in sight
    return row(std::move(middle).fills().at_least(least_middle),
               std::move(side).fills().at_least(least_side * text_scale))
        .gaps(Measure::apart)
        .fills();
}

/// What depends on the screen's shape becomes rows and columns.
void resolve(Node& node, float width, const LayoutRules& rules, const ChosenParts& chosen, float text_scale) {
    if (rules.upright) std::erase_if(node.children, [](const Node& child) { return child.only_wide; });
    for (auto& child : node.children)
        resolve(child, width, rules, chosen, text_scale);
    if (node.flow == Flow::spread) node.flow = rules.upright ? Flow::column : Flow::row;
    if (node.flow == Flow::turned) node.flow = rules.upright ? Flow::row : Flow::column;
    if (node.flow != Flow::columns) return;
    const auto& parts = node.children;
    const float beyond_middle = rules.upright ? 0 : (width - least_middle) / (least_side * text_scale);
    const bool pairs = !parts[1].absent && (!parts[0].absent || !parts[2].absent);
    if (beyond_middle >= 2 && !(rules.low && pairs))
        node = beside(std::move(node), text_scale);
    else if (beyond_middle >= 1 && pairs && (rules.low || text_scale > 1)) // else it is not broad
        node = paired(std::move(node), width, rules, chosen, text_scale);
    else
        node = stacked(std::move(node), width, rules, chosen);
}

} // namespace

Node loudspeaker(bool muted) {
    auto node = icon(sound_act);
    if (muted) button_of(node).icon = "icon/muted";
    return node;
}

void Page::tell(const Notice& notice) {
    if (notice.words().empty()) return;
    status = notice.words();
    status_role = notice.role();
}

Node framed(Page& page, Rect screen, const LayoutRules& rules, const ChosenParts& chosen, const Canvas& canvas) {
    auto body = std::move(page.body);
    if (page.bare) {
        resolve(body, screen.width / canvas.scale(), rules, chosen, canvas.text_scale());
        return body;
    }
    const bool upright = rules.upright, small = upright || rules.low;
    std::erase_if(page.icons, [upright](const Node& icon) { return icon.absent || (upright && icon.only_wide); });
    const bool has_foot = upright && page.icons.size() > few_icons;
    const auto& theme = canvas.theme();
    const float width =
        std::min(widest_page, screen.width / canvas.scale()) - 2 * theme[small ? Measure::near : Measure::edge];
    resolve(body, width, rules, chosen, canvas.text_scale());
    std::vector<Node> nodes;
    if (!page.title.empty()) nodes.push_back(top_bar(page, screen, upright, canvas));
    std::vector<Node> below;
    below.push_back(std::move(body).fills());
    if (page.foot) below.push_back(*std::move(page.foot));
    if (!page.hints.empty() && !small) below.push_back(hints_of(page));
    auto middle = column(std::move(below))
                      .fills()
                      .padded(small ? Measure::near : Measure::gap)
                      .gaps(Measure::near)
                      .across_at(Align::centre);
    middle = scrolling(std::move(middle));
    middle.width.max = widest_page;
    nodes.push_back(std::move(middle));
    if (has_foot) nodes.push_back(foot_bar(std::move(page.icons)));
    return column(std::move(nodes)).across_at(Align::centre).fills();
}

} // namespace zugzwang::ui
