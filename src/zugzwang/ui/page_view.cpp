#include "zugzwang/ui/page_view.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang::ui {

namespace {

float radius_of(const Node& node, const Canvas& canvas) {
    const bool panel = node.ground == Ground::panel || node.ground == Ground::lit_panel;
    return canvas.px(panel ? Measure::panel_radius : Measure::button_radius);
}

void paint_ground(const Node& node, Rect area, Canvas& canvas) {
    switch (node.ground) {
    case Ground::none:
        break;
    case Ground::panel:
    case Ground::lit_panel:
        return paint_panel(
            area, {.rim = node.rim, .lit = node.ground == Ground::lit_panel, .side_bar = node.side_bar ? 1.0F : 0.0F},
            canvas);
    case Ground::selected:
        canvas.box(area, {.top = Role::selected_top,
                          .bottom = Role::selected_bottom,
                          .radius = canvas.px(Measure::button_radius) / (node.rim ? 1.0F : 2.0F)});
        break;
    case Ground::well:
        paint_well(area, canvas);
        break;
    case Ground::plate:
        paint_plate(area, {.radius = canvas.px(Measure::button_radius)}, canvas);
        break;
    }
    if (node.rim)
        paint_ring(
            area, {.radius = canvas.px(Measure::button_radius), .width = canvas.px(Measure::rim), .paint = {*node.rim}},
            canvas);
}

} // namespace

void PageView::show(Page page, Rect screen, const Canvas& canvas) {
    const LayoutRules form{.upright = is_upright(screen.width, screen.height),
                           .low = !page.bare && is_low(screen.height / canvas.scale()),
                           .for_fingers = held().hand == Hand::finger};
    show(std::move(page), screen, form, canvas);
}

void PageView::show(Page page, Rect screen, const LayoutRules& form, const Canvas& canvas) {
    page_ = std::move(page);
    screen_ = screen;
    canvas_ = &canvas;
    rules_.upright = form.upright;
    rules_.low = form.low;
    rules_.for_fingers = form.for_fingers;
    rules_.least_words = page_.least_words;
    root_ = framed(page_, screen, rules_, chosen_, canvas);
    lay_out();
    follow_chosen_rows();
    set_controls();
    if (std::exchange(in_view_, controls_.focused()) != controls_.focused()) scroll_to_focus();
    place_reactions();
    show_keyboard();
    show_tip();
}

void PageView::lay_out() {
    layout_ = laid_out(root_, screen_, rules_, *canvas_);
    for (const auto& placed : layout_.nodes) {
        if (placed.content > 0)
            rules_.scrolls[placed.id].measure(placed.area, {.width = placed.area.width, .height = placed.content},
                                              std::round(scroll_notch * canvas_->scale()));
    }
}

void PageView::lay_out_scrolled() {
    lay_out();
    set_controls();
}

/// What is chosen in a list is brought into view when it is another row than before.
void PageView::follow_chosen_rows() {
    bool again = false;
    for (const auto& placed : layout_.nodes) {
        const auto* rows = std::get_if<Rows>(&placed.node->face);
        if (rows != nullptr && !rows->chosen) shown_rows_.erase(placed.id);
        if (rows == nullptr || !rows->chosen || placed.content <= 0) continue;
        const auto [kept, is_new] = shown_rows_.try_emplace(placed.id, rows->count);
        if (!is_new && kept->second == *rows->chosen) continue;
        kept->second = *rows->chosen;
        auto& scroll = rules_.scrolls[placed.id];
        const float height = placed.content / static_cast<float>(rows->count);
        const float top = height * static_cast<float>(*rows->chosen);
        const auto before = scroll.offset();
        scroll.reveal(top, top + height);
        again |= scroll.offset() != before;
    }
    if (again) lay_out();
}

bool PageView::is_enabled(const Node& node) const {
    if (node.act == nullptr) return node.enabled;
    const auto* deed = deed_of(page_.deeds, *node.act);
    return node.enabled && (deed == nullptr || deed->enabled);
}

void PageView::set_controls() {
    std::vector<Control> controls;
    for (const auto& placed : layout_.nodes) {
        const auto* kind = std::get_if<ControlKind>(&placed.node->face);
        if (kind == nullptr) continue;
        controls.push_back({.id = placed.id,
                            .area = placed.area,
                            .window = placed.window,
                            .kind = kind,
                            .enabled = is_enabled(*placed.node),
                            .passed_over = placed.node->passed_over});
    }
    controls_.set(std::move(controls));
    if (controls_.focused().empty() && !page_.focus.empty()) controls_.focus(page_.focus);
}

void PageView::place_reactions() {
    for (const auto& placed : layout_.nodes) {
        if (!placed.node->reactions.place) continue;
        const auto& reactions = placed.node->reactions;
        const auto [known, is_new] = places_.try_emplace(placed.id);
        auto& [area, whose] = known->second;
        const bool same = !whose.owner_before(reactions.whose) && !reactions.whose.owner_before(whose);
        if (!is_new && same && area == placed.area) continue;
        area = placed.area;
        whose = reactions.whose;
        reactions.place(placed.area);
    }
}

void PageView::advance(Seconds step, const Theme& theme) {
    if (list_) list_->view->advance(step, theme);
    if (keyboard_) keyboard_->view->advance(step, theme);
    // A finger that asks what it lies on presses nothing, but for what is held to be sure.
    if (tip_timer_.advance(step) && controls_.holding().empty()) controls_.let_go();
    if (const auto picked = controls_.advance(step, theme)) perform(*picked);
}

void PageView::draw_node(const Placed& placed, Canvas& canvas) const {
    const Node& node = *placed.node;
    paint_ground(node, placed.area, canvas);
    if (const auto* words = std::get_if<Words>(&node.face))
        return paint_words(*words, placed.area, placed.text_size, canvas);
    if (const auto* its_picture = std::get_if<Picture>(&node.face)) return its_picture->draw(placed.area, canvas);
    const auto* kind = std::get_if<ControlKind>(&node.face);
    if (kind == nullptr) return;
    const auto state = controls_.state(placed.id);
    if (std::holds_alternative<Spot>(*kind))
        paint_touch(placed.area, radius_of(node, canvas), state, canvas);
    else
        paint_control(*kind, placed.area, is_enabled(node), state, canvas);
}

/// How far it stands out of the page, with all that lies on it.
float PageView::rise(const Placed& placed, const Canvas& canvas) const {
    if (!placed.node->raised) return 0;
    const float hover = controls_.state(placed.id).hover;
    return std::round(canvas.px(Measure::hover_lift) * (ease_out(hover) + ease_out(*placed.node->raised)));
}

void PageView::draw(Canvas& canvas) const {
    Rect window = screen_;
    const Placed* group = nullptr; // the node that stands out or fades, while what lies on it is drawn
    const auto is_group = [&](const Placed& one) { return &one == group; };
    for (const auto& placed : layout_.nodes) {
        if (group != nullptr && layout_.around(placed, is_group) == nullptr) {
            canvas.pop_group();
            group = nullptr;
        }
        if (!placed.is_visible()) continue;
        if (placed.window != window) {
            if (window != screen_) canvas.unclip();
            window = placed.window;
            if (window != screen_) canvas.clip(window);
        }
        const auto& opacity = placed.node->opacity;
        if ((placed.node->raised || opacity) && group == nullptr) {
            canvas.push_group({0, -rise(placed, canvas)}, opacity ? opacity(canvas) : 1);
            group = &placed;
        }
        draw_node(placed, canvas);
    }
    if (group != nullptr) canvas.pop_group();
    if (window != screen_) canvas.unclip();
    for (const auto& placed : layout_.nodes) {
        if (placed.content > placed.area.height) rules_.scrolls.at(placed.id).draw_bars(canvas);
    }
    if (list_) list_->view->draw(canvas);
    if (keyboard_) keyboard_->view->draw(canvas);
    if (tip_) draw_tip(canvas);
}

Cursor PageView::cursor() const {
    if (list_) return list_->view->cursor();
    if (keyboard_) return keyboard_->view->cursor();
    const auto& name = controls_.hovered().empty() ? reacting_ : controls_.hovered();
    const auto* over = name.empty() ? nullptr : layout_.find(name);
    return over != nullptr && over->node->reactions.cursor ? over->node->reactions.cursor() : controls_.cursor();
}

std::optional<Rect> PageView::place_of(std::string_view id) const {
    const auto* placed = layout_.find(id);
    return placed == nullptr ? std::nullopt : std::optional(placed->area);
}

std::vector<NamedRect> PageView::widgets() const {
    std::vector<NamedRect> named;
    for (const auto& placed : layout_.nodes) {
        if (placed.node->id.empty() || !placed.window.contains(placed.area)) continue;
        const auto* inside = layout_.around(placed, [](const Placed& one) { return !one.node->id.empty(); });
        named.push_back({placed.id, placed.area, inside == nullptr ? std::string() : inside->id});
    }
    if (list_) std::ranges::copy(list_->view->widgets(), std::back_inserter(named));
    if (keyboard_) std::ranges::copy(keyboard_->view->widgets(), std::back_inserter(named));
    if (tip_) std::ranges::copy(tip_->view->widgets(), std::back_inserter(named));
    return named;
}

std::vector<ShownField> PageView::fields() const {
    std::vector<ShownField> shown;
    if (list_ || keyboard_) return shown;
    for (const auto& placed : layout_.nodes) {
        const auto* kind = std::get_if<ControlKind>(&placed.node->face);
        const auto* field = kind == nullptr ? nullptr : std::get_if<TextField>(kind);
        if (field == nullptr || !is_enabled(*placed.node) || !placed.window.contains(placed.area)) continue;
        const auto words = words_of_field(placed.area, *canvas_);
        shown.push_back({.name = placed.id,
                         .area = placed.area,
                         .margin = words.margin,
                         .text_size = words.size,
                         .text = field->text,
                         .placeholder = field->placeholder});
    }
    return shown;
}

} // namespace zugzwang::ui
