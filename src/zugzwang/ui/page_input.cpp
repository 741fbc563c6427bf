// What a page does with pointer and keys.
#include <algorithm>

#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/page_view.hpp"

namespace zugzwang::ui {

namespace {

/// What it does may bring the next page, with which the function itself goes: a copy of it is called.
template <class Function, class... Arguments>
auto run(Function function, const Arguments&... arguments) {
    return function(arguments...);
}

/// Such as a board: keys without a focus are for it.
bool takes_keys(const Placed& placed) {
    return placed.node->reactions.key && !std::holds_alternative<ControlKind>(placed.node->face);
}

} // namespace

bool PageView::handle(const InputEvent& event) {
    if (const auto* named = std::get_if<NamedEvent>(&event)) return handle_named(*named);
    if (list_) {
        handle_list(event);
        return true;
    }
    if (keyboard_) {
        if (const auto used = handle_keyboard(event)) return *used;
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
    follow_for_tip(event);
    if (captured_) return react(event);
    // What is done may bring the next page: a drag goes on or ends before it, and begins after it.
    const bool begins = event.kind == Kind::press || event.kind == Kind::wheel;
    const bool scrolls = !begins && scroll_by(event);
    if (scrolls && event.kind == Kind::move) {
        controls_.let_go(); // what was pressed scrolls with it
        return true;
    }
    const auto answer = controls_.pointer(event);
    // A click leaves the keys with what takes them by itself, unless something is typed there.
    if (answer.used && event.kind == Kind::press && has_keys_of_its_own() && !controls_.takes_text())
        controls_.drop_focus();
    if (answer.picked) perform(*answer.picked);
    const bool by_finger = event.device == PointerEvent::Device::touch && !held().own_keyboard;
    if (answer.picked && controls_.takes_text() && by_finger) open_keyboard();
    if (answer.used) leave_reacting(event);
    const bool used = answer.used || react(event);
    if (captured_ || (answer.used && event.kind == Kind::wheel)) return true;
    return (begins && scroll_by(event)) || used || scrolls;
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
        if (rules_.scrolls[placed->id].pointer(event)) {
            lay_out_scrolled();
            return true;
        }
    }
    return false;
}

bool PageView::has_keys_of_its_own() const { return std::ranges::any_of(layout_.nodes, takes_keys); }

bool PageView::key_to_reacting(const KeyEvent& event) const {
    return std::ranges::any_of(layout_.nodes, [&event](const Placed& placed) {
        return takes_keys(placed) && placed.node->reactions.key(event);
    });
}

bool PageView::handle_key(const KeyEvent& event) {
    tip_timer_.end();
    controls_.heed(event);
    const auto* focused = controls_.focused().empty() ? nullptr : layout_.find(controls_.focused());
    const bool typed_by_pad = event.pad != 0 && controls_.takes_text();
    if (typed_by_pad && event.key == Key::enter) {
        open_keyboard();
        return true;
    }
    const bool goes_on = event.key == Key::tab || event.key == Key::escape || typed_by_pad;
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
    const auto* kind = focused == nullptr ? nullptr : std::get_if<ControlKind>(&focused->node->face);
    if (deed != nullptr && way_of(event.key) != Vec{} && (kind == nullptr || !has_values(*kind))) {
        if (deed->enabled) run(deed->perform);
        return true;
    }
    const auto before = controls_.focused();
    const auto answer = controls_.key(event);
    if (controls_.focused() != before) {
        touch_ = Touch::moved;
        scroll_to_focus();
        tip_timer_.open(controls_.focused());
    }
    if (answer.picked) perform(*answer.picked);
    if (answer.used) return true;
    if (deed != nullptr && deed->enabled) {
        run(deed->perform);
        return true;
    }
    if (!is_for_board && controls_.focused().empty() && key_to_reacting(event)) return true;
    return scroll_by(event);
}

bool PageView::scroll_by(const KeyEvent& event) {
    const auto scrolls = std::ranges::find_if(layout_.nodes, [](const Placed& placed) { return placed.content > 0; });
    if (scrolls == layout_.nodes.end()) return false;
    auto& scroll = rules_.scrolls[scrolls->id];
    const auto before = scroll.offset();
    if (!scroll.key(event.key, scrolls->area.height * 0.9F)) return false;
    lay_out_scrolled();
    return scroll.offset() != before;
}

void PageView::scroll_to_focus() {
    const auto* focused = layout_.find(controls_.focused());
    if (focused == nullptr) return;
    const auto* around = layout_.around(*focused, [](const Placed& one) { return one.content > 0; });
    if (around == nullptr) return;
    const float above = around->area.y - around->offset;
    auto& scroll = rules_.scrolls[around->id];
    // What stands together is seen together, as far as it can be.
    const auto* group =
        layout_.around(*focused, [&](const Placed& one) { return &layout_.nodes[one.parent] == around; });
    const float ring = canvas_->px(Measure::focus_gap) + canvas_->px(Measure::focus_ring);
    for (const auto* shown : {group, focused}) {
        if (shown != nullptr) scroll.reveal(shown->area.y - above - ring, shown->area.bottom() - above + ring);
    }
    lay_out_scrolled();
}

void PageView::perform(const Picked& picked) {
    touch_ = Touch::pressed;
    const auto* placed = layout_.find(picked.id);
    if (placed == nullptr) return;
    const Node& node = *placed->node;
    if (picked.id == "parts" && !node.pick) {
        chosen_[""] = static_cast<std::size_t>(picked.value);
        return;
    }
    const auto* deed = node.act == nullptr ? nullptr : deed_of(page_.deeds, *node.act);
    if (deed != nullptr && deed->perform) return run(deed->perform);
    if (node.pick) run(node.pick, picked);
}

} // namespace zugzwang::ui
