// What the tip beside a control says, and where it stands.
#include <algorithm>
#include <array>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang::ui {

namespace {

constexpr float tip_gap = 12, edge = 44, widest_tip = 560, point = 12; ///< Units.

/// Nothing where the control says all of it already.
Node tip_of(const Act& act, bool is_icon, bool enabled, bool has_keys) {
    const auto told = !enabled && !act.off.empty() ? act.off : act.line;
    std::vector<Node> name;
    if (is_icon) name.push_back(line(tr(act.words), {.size = Measure::caption, .weight = Weight::semibold}));
    if (const auto its_caps = has_keys ? caps_of(act) : std::vector<Cap>(); !its_caps.empty())
        name.push_back(caps(its_caps));
    if (name.empty() && told.empty()) return nothing();
    auto head = row(std::move(name)).gaps(Measure::tight).hugs();
    auto body =
        told.empty() ? column(std::move(head)) : column(std::move(head), words(tr(told), {.size = Measure::caption}));
    return std::move(body)
        .gaps(Measure::tight)
        .padded(Measure::snug)
        .on(Ground::panel, Role::button_rim)
        .at_most(widest_tip)
        .hugs()
        .named("tip");
}

} // namespace

std::string PageView::control_at(Vec at) const {
    std::string id;
    for (const auto& placed : layout_.nodes) {
        const bool is_control = std::holds_alternative<ControlKind>(placed.node->face);
        if (is_control && placed.area.contains(at) && placed.window.contains(at)) id = placed.id;
    }
    return id;
}

void PageView::follow_for_tip(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    const bool by_finger = event.device == PointerEvent::Device::touch;
    if (event.kind == Kind::move && !by_finger)
        tip_timer_.point_at(control_at(event.at));
    else if (event.kind == Kind::press && by_finger)
        tip_timer_.touch(control_at(event.at));
    else if (event.kind != Kind::move)
        tip_timer_.end();
}

void PageView::show_tip() {
    tip_.reset();
    const auto* placed = tip_timer_.open().empty() ? nullptr : layout_.find(tip_timer_.open());
    const auto* act = placed == nullptr ? nullptr : placed->node->act;
    if (act == nullptr) return;
    const auto* button = std::get_if<Button>(&std::get<ControlKind>(placed->node->face));
    const bool is_icon = button != nullptr && button->look == Button::Look::icon;
    auto body = tip_of(*act, is_icon, is_enabled(*placed->node), !rules_.upright);
    if (body.absent) return;
    const auto page = column(body).across_at(Align::start);
    const auto measured = laid_out(page, screen_, rules_, *canvas_);
    const Rect size = measured.find("tip")->area, anchor = placed->area;
    const float apart = canvas_->px(tip_gap), least = screen_.x + canvas_->px(edge);
    const bool has_room_below = anchor.bottom() + apart + size.height <= screen_.bottom();
    const float x = std::clamp(anchor.centre().x - size.width / 2, least,
                               std::max(least, screen_.right() - canvas_->px(edge) - size.width));
    const float y = has_room_below ? anchor.bottom() + apart : anchor.y - apart - size.height;
    tip_ = Tip{.frame = snapped({x, y, size.width, size.height}),
               .at = {anchor.centre().x, has_room_below ? anchor.bottom() + apart : anchor.y - apart},
               .below = has_room_below,
               .view = std::make_unique<PageView>()};
    tip_->view->show({.body = std::move(body), .bare = true, .only_seen = true}, tip_->frame, rules_, *canvas_);
}

void PageView::draw_tip(Canvas& canvas) const {
    tip_->view->draw(canvas);
    const float half = canvas.px(point), height = (tip_->below ? -half : half) / 2;
    const Vec at = tip_->at;
    canvas.blob(std::array{Vec{at.x - half, at.y}, Vec{at.x, at.y + height}, Vec{at.x + half, at.y}}, 1,
                {Role::button_rim});
}

} // namespace zugzwang::ui
