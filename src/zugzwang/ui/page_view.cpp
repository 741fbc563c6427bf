#include "zugzwang/ui/page_view.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/ui/paint.hpp"
#include "zugzwang/ui/prose.hpp"

namespace zugzwang::ui {

namespace {

using Face = decltype(Control::kind);

constexpr float notch = 92; ///< How far a notch of the wheel scrolls; units.
constexpr float still = 8;  ///< So far a click may wander before what lies under it is dragged; units.

/// What it does may bring the next page, with which the function itself goes: a copy of it is called.
template <class Function, class... Arguments>
auto run(Function function, const Arguments&... arguments) {
    return function(arguments...);
}

/// Left and right change it.
bool has_values(const Placed* placed) {
    const auto* face = placed == nullptr ? nullptr : std::get_if<Face>(&placed->node->face);
    return face != nullptr && (std::holds_alternative<Segmented>(*face) || std::holds_alternative<Stepper>(*face));
}

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
                          .radius = canvas.px(Measure::button_radius) / 2});
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
    page_ = std::move(page);
    screen_ = screen;
    canvas_ = &canvas;
    rules_.for_fingers = is_upright(screen.width, screen.height);
    root_ = framed(page_, screen, rules_, chosen_, canvas);
    lay_out();
    follow_chosen_rows();
    set_controls();
    if (std::exchange(in_view_, controls_.focused()) != controls_.focused()) scroll_to_focus();
    place_reactions();
}

void PageView::lay_out() {
    rules_.offsets.clear();
    for (const auto& [id, scroll] : scrolls_)
        rules_.offsets[id] = scroll.offset();
    layout_ = laid_out(root_, screen_, rules_, *canvas_);
    for (const auto& placed : layout_.nodes) {
        if (placed.content <= 0) continue;
        auto& scroll = scrolls_[placed.id];
        scroll.measure(placed.area, placed.area.height, placed.content, std::round(notch * canvas_->scale()));
    }
}

/// What is chosen in a list is brought into view when it is another row than before, or none was.
void PageView::follow_chosen_rows() {
    bool again = false;
    for (const auto& placed : layout_.nodes) {
        const auto* rows = std::get_if<Rows>(&placed.node->face);
        if (rows == nullptr || placed.content <= 0) continue;
        if (!rows->chosen) {
            shown_rows_.erase(placed.id);
            continue;
        }
        const auto [kept, is_new] = shown_rows_.try_emplace(placed.id, rows->count);
        if (!is_new && kept->second == *rows->chosen) continue;
        kept->second = *rows->chosen;
        auto& scroll = scrolls_[placed.id];
        const float height = placed.content / static_cast<float>(rows->count);
        const float top = height * static_cast<float>(*rows->chosen);
        const float before = scroll.offset();
        if (top < before) scroll.to(top);
        if (top + height > before + placed.area.height) scroll.to(top + height - placed.area.height);
        again |= scroll.offset() != before;
    }
    if (again) lay_out();
}

bool PageView::is_enabled(const Node& node) const {
    if (node.act == nullptr) return node.enabled;
    const auto* deed = deed_of(page_.deeds, *node.act);
    return node.enabled && (deed == nullptr || deed->enabled);
}

/// What lies upon something else that is pressed comes before it, so that it is found first.
std::vector<std::size_t> PageView::pressed_nodes() const {
    const auto& nodes = layout_.nodes;
    std::vector<std::size_t> last(nodes.size()), pressed;
    for (std::size_t i = nodes.size(); i-- > 0;) {
        last[i] = std::max(last[i], i);
        last[nodes[i].parent] = std::max(last[nodes[i].parent], last[i]);
        if (std::holds_alternative<Face>(nodes[i].node->face)) pressed.push_back(i);
    }
    std::ranges::stable_sort(pressed, {}, [&](std::size_t i) { return last[i]; });
    return pressed;
}

void PageView::set_controls() {
    std::vector<Control> controls;
    for (const auto index : pressed_nodes()) {
        const auto& placed = layout_.nodes[index];
        controls.push_back({.id = placed.id,
                            .area = placed.area,
                            .kind = std::get<Face>(placed.node->face),
                            .enabled = is_enabled(*placed.node),
                            .window = placed.window,
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

bool PageView::handle(const InputEvent& event) {
    if (list_.is_open()) {
        const auto index = list_.handle(event);
        if (index) choose_(*index);
        return true;
    }
    if (const auto* moved = std::get_if<PointerEvent>(&event)) return handle_pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return handle_key(*pressed);
    if (const auto* released = std::get_if<KeyReleaseEvent>(&event)) controls_.key_release(*released);
    if (const auto* typed = std::get_if<TextEvent>(&event)) {
        const auto* focused = layout_.find(controls_.focused());
        return focused != nullptr && focused->node->reactions.text && run(focused->node->reactions.text, *typed);
    }
    return false;
}

const Placed* PageView::reacting_at(Vec at) const {
    const Placed* top = nullptr;
    for (const auto& placed : layout_.nodes) {
        if (placed.node->reactions.pointer && placed.area.contains(at) && placed.window.contains(at)) top = &placed;
    }
    return top;
}

bool PageView::handle_pointer(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    pointer_ = event.kind == Kind::leave ? std::nullopt : std::optional(event.at);
    if (captured_) return react(event);
    if (drag(event)) return true;
    const auto answer = controls_.pointer(event);
    // A click leaves the keys with what takes them by itself, unless something is typed there.
    if (answer.used && event.kind == Kind::press && has_keys_of_its_own() && !controls_.takes_text())
        controls_.drop_focus();
    if (answer.picked) perform(*answer.picked);
    if (answer.used) {
        leave_reacting(event);
        if (event.kind == Kind::press && scroll_by(event)) pressed_at_ = event.at;
        return true;
    }
    const bool used = react(event);
    return scroll_by(event) || used;
}

/// What is pressed in something that scrolls is let go when the pointer leaves that place, and scrolls with it.
bool PageView::drag(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    if (!pressed_at_) return false;
    if (event.kind != Kind::move) {
        pressed_at_.reset();
        drags_ = false;
        static_cast<void>(scroll_by(event)); // it is held no more
        return false;
    }
    drags_ |= distance(event.at, *pressed_at_) > still * canvas_->scale();
    if (!drags_) return false;
    controls_.let_go();
    return scroll_by(event);
}

/// What the pointer was over is told that it is gone.
void PageView::leave_reacting(const PointerEvent& event) {
    if (reacting_.empty()) return;
    const auto* before = layout_.find(reacting_);
    reacting_.clear();
    if (before != nullptr && before->node->reactions.pointer)
        static_cast<void>(before->node->reactions.pointer(
            {.kind = PointerEvent::Kind::leave, .at = event.at, .device = event.device}));
}

bool PageView::react(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    const Placed* over = captured_                   ? layout_.find(reacting_)
                         : event.kind == Kind::leave ? nullptr
                                                     : reacting_at(event.at);
    if (over == nullptr || over->id != reacting_) leave_reacting(event);
    if (event.kind == Kind::release || event.kind == Kind::leave || over == nullptr) captured_ = false;
    if (over == nullptr) return false;
    reacting_ = over->id;
    const bool used = run(over->node->reactions.pointer, event);
    if (used && event.kind == Kind::press && event.button == PointerEvent::Button::left) captured_ = true;
    return used;
}

bool PageView::scroll_by(const PointerEvent& event) {
    // The innermost comes last.
    for (auto placed = layout_.nodes.rbegin(); placed != layout_.nodes.rend(); ++placed) {
        if (placed->content <= 0) continue;
        if (scrolls_[placed->id].pointer(event)) {
            lay_out();
            set_controls();
            return true;
        }
    }
    return false;
}

bool PageView::has_keys_of_its_own() const {
    return std::ranges::any_of(layout_.nodes, [](const Placed& placed) {
        return placed.node->reactions.key && !std::holds_alternative<Face>(placed.node->face);
    });
}

bool PageView::key_to_reacting(const KeyEvent& event) const {
    return std::ranges::any_of(layout_.nodes, [&event](const Placed& placed) {
        const auto& key = placed.node->reactions.key;
        return key && !std::holds_alternative<Face>(placed.node->face) && key(event);
    });
}

bool PageView::handle_key(const KeyEvent& event) {
    const auto* focused = controls_.focused().empty() ? nullptr : layout_.find(controls_.focused());
    const bool goes_on = event.key == Key::tab || event.key == Key::escape;
    if (focused != nullptr && !goes_on && focused->node->reactions.key && run(focused->node->reactions.key, event))
        return true;
    if (event.key == Key::escape && focused != nullptr && has_keys_of_its_own()) {
        controls_.drop_focus();
        return true;
    }
    const bool typing = controls_.takes_text() && event.key == Key::character && !event.control;
    const auto* deed = typing ? nullptr : deed_of(page_.deeds, event);
    // Letters and F1 may stand for something else on the page; the other keys are those of a board before all.
    const bool is_for_board = focused == nullptr && !goes_on && event.key != Key::character && event.key != Key::f1;
    if (is_for_board && key_to_reacting(event)) return true;
    // An arrow changes the value in focus, else does what the page says, else leads the focus on.
    if (deed != nullptr && way_of(event.key) != Vec{} && !has_values(focused)) {
        if (deed->enabled) run(deed->perform);
        return true;
    }
    const auto before = controls_.focused();
    const auto answer = controls_.key(event);
    if (answer.picked) perform(*answer.picked);
    if (controls_.focused() != before) scroll_to_focus();
    if (answer.used) return true;
    if (deed != nullptr && deed->enabled) {
        run(deed->perform);
        return true;
    }
    if (!is_for_board && controls_.focused().empty() && key_to_reacting(event)) return true;
    return scroll_by(event);
}

bool PageView::scroll_by(const KeyEvent& event) {
    for (const auto& placed : layout_.nodes) {
        if (placed.content <= 0) continue;
        auto& scroll = scrolls_[placed.id];
        const float step = std::round(notch / 2 * canvas_->scale());
        if (event.key == Key::up)
            scroll.by(-step);
        else if (event.key == Key::down)
            scroll.by(step);
        else if (event.key == Key::space)
            scroll.by(placed.area.height * 0.9F);
        else if (!scroll.key(event.key, placed.area.height * 0.9F))
            return false;
        lay_out();
        set_controls();
        return true;
    }
    return false;
}

void PageView::scroll_to_focus() {
    const auto* focused = layout_.find(controls_.focused());
    if (focused == nullptr) return;
    for (auto at = focused->parent; at != 0; at = layout_.nodes[at].parent) {
        const auto& around = layout_.nodes[at];
        if (around.content <= 0) continue;
        auto& scroll = scrolls_[around.id];
        if (focused->area.y < around.area.y) scroll.by(focused->area.y - around.area.y);
        if (focused->area.bottom() > around.area.bottom()) scroll.by(focused->area.bottom() - around.area.bottom());
        lay_out();
        set_controls();
        return;
    }
}

void PageView::perform(const Picked& picked) {
    const auto* placed = layout_.find(picked.id);
    if (placed == nullptr) return;
    const Node& node = *placed->node;
    if (picked.id == "parts" && !node.pick) {
        chosen_[""] = static_cast<std::size_t>(picked.value);
        return;
    }
    const auto* face = std::get_if<Face>(&node.face);
    const auto* box = face == nullptr ? nullptr : std::get_if<ListBox>(face);
    if (box != nullptr && !box->options.empty()) {
        auto pick = node.pick;
        return open_list(picked.id, box->options, box->chosen, [pick, id = picked.id](std::size_t index) {
            pick({.id = id, .value = static_cast<std::int64_t>(index)});
        });
    }
    const auto* deed = node.act == nullptr ? nullptr : deed_of(page_.deeds, *node.act);
    if (deed != nullptr && deed->perform) return run(deed->perform);
    if (node.pick) run(node.pick, picked);
}

void PageView::open_list(std::string_view anchor, std::vector<std::string> options, std::size_t chosen,
                         std::function<void(std::size_t)> choose) {
    choose_ = std::move(choose);
    list_.open({.words = std::move(options),
                .chosen = chosen,
                .anchor = place_of(anchor).value_or(screen_),
                .screen = screen_,
                .scale = canvas_->scale()});
}

void PageView::advance(Seconds step, const Theme& theme) {
    if (const auto picked = controls_.advance(step, theme)) perform(*picked);
}

void PageView::draw_node(const Placed& placed, Canvas& canvas) const {
    const Node& node = *placed.node;
    paint_ground(node, placed.area, canvas);
    if (const auto* words = std::get_if<Words>(&node.face))
        return paint_words(*words, placed.area, placed.text_size, canvas);
    if (const auto* its_picture = std::get_if<Picture>(&node.face)) {
        ControlState state;
        for (auto at = placed.parent;; at = layout_.nodes[at].parent) { // as what it lies in is pointed at
            const auto& around = layout_.nodes[at];
            if (std::holds_alternative<Face>(around.node->face)) {
                state = controls_.state({.id = around.id, .area = around.area, .kind = Spot{}});
                break;
            }
            if (at == 0) break;
        }
        return its_picture->draw(placed.area, state, canvas);
    }
    if (const auto* face = std::get_if<Face>(&node.face)) {
        const Control control{.id = placed.id, .area = placed.area, .kind = *face, .enabled = is_enabled(node)};
        const auto state = controls_.state(control);
        if (std::holds_alternative<Spot>(*face))
            return paint_touch(placed.area, radius_of(node, canvas), state, canvas);
        return paint_control(control, state, canvas);
    }
}

/// How far it stands out of the page, with all that lies on it.
float PageView::rise(const Placed& placed, const Canvas& canvas) const {
    const float hover = controls_.state({.id = placed.id, .area = placed.area, .kind = Spot{}}).hover;
    return std::round(canvas.px(Measure::hover_lift) * (ease_out(hover) + ease_out(*placed.node->raised)));
}

void PageView::draw(Canvas& canvas) const {
    Rect window = screen_;
    std::optional<std::size_t> raised; // the node that stands out, while what lies on it is drawn
    const auto is_upon = [&](std::size_t at, std::size_t below) {
        for (; at > below; at = layout_.nodes[at].parent) {
        }
        return at == below;
    };
    for (std::size_t index = 0; index < layout_.nodes.size(); ++index) {
        const auto& placed = layout_.nodes[index];
        if (raised && !is_upon(index, *raised)) {
            canvas.pop_group();
            raised.reset();
        }
        if (!placed.is_visible()) continue;
        if (placed.window != window) {
            if (window != screen_) canvas.unclip();
            window = placed.window;
            if (window != screen_) canvas.clip(window);
        }
        if (placed.node->raised && !raised) {
            canvas.push_group({0, -rise(placed, canvas)}, 1);
            raised = index;
        }
        draw_node(placed, canvas);
    }
    if (raised) canvas.pop_group();
    if (window != screen_) canvas.unclip();
    for (const auto& placed : layout_.nodes) {
        if (placed.content <= placed.area.height) continue;
        const float inset = canvas.px(Measure::tight);
        const Rect track{placed.area.x, placed.area.y + inset, placed.area.width, placed.area.height - 2 * inset};
        scrolls_.at(placed.id).draw_bar(track, placed.area,
                                        {.right = canvas.px(Measure::tight),
                                         .width = canvas.px(Measure::hair),
                                         .min_length = canvas.px(Measure::gap)},
                                        canvas);
    }
    list_.draw(canvas);
}

Cursor PageView::cursor() const {
    if (list_.is_open()) return list_.cursor();
    const auto* over = layout_.find(controls_.hovered().empty() ? reacting_ : controls_.hovered());
    if (!controls_.hovered().empty())
        return over != nullptr && over->node->reactions.cursor ? over->node->reactions.cursor() : controls_.cursor();
    return over != nullptr && !reacting_.empty() && over->node->reactions.cursor ? over->node->reactions.cursor()
                                                                                 : Cursor::arrow;
}

std::optional<Rect> PageView::place_of(std::string_view id) const {
    const auto* placed = layout_.find(id);
    return placed == nullptr ? std::nullopt : std::optional(placed->area);
}

std::vector<NamedRect> PageView::widgets() const {
    std::vector<NamedRect> named;
    for (const auto& placed : layout_.nodes) {
        if (placed.node->id.empty() || !placed.window.contains(placed.area)) continue;
        std::string inside;
        for (auto at = placed.parent; inside.empty() && at != 0; at = layout_.nodes[at].parent)
            inside = layout_.nodes[at].node->id;
        named.push_back({placed.id, placed.area, inside});
    }
    for (const auto& widget : list_.widgets())
        named.push_back(widget);
    return named;
}

} // namespace zugzwang::ui
