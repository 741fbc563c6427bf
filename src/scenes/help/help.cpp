#include "scenes/help/help.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float widest = 1240, panel_top = 124, panel_bottom = 40, inner = 56;
constexpr float after_heading = 14, after_words = 26, after_term = 18;
constexpr float step_units = 72;

template <class Kind>
TextStyle style_of(Kind kind, float width, const Canvas& canvas) {
    TextStyle style{
        .size = canvas.px(Measure::body), .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = width};
    if (kind == Kind::heading) {
        style.size = canvas.px(Measure::heading);
        style.weight = Weight::bold;
        style.paint = {Role::act};
    }
    if (kind == Kind::term) {
        style.size = canvas.px(24.0F);
        style.paint = {Role::soft};
    }
    return style;
}

} // namespace

Help::Help(SceneContext& context, const Game& game) : context_(context), game_(game) {
    text_.push_back({.kind = Paragraph::Kind::heading, .words = tr("How to play")});
    for (const auto& rule : game_.rules)
        text_.push_back({.kind = Paragraph::Kind::words, .words = tr(rule)});
    if (!game_.terms.empty()) text_.push_back({.kind = Paragraph::Kind::heading, .words = tr("Words")});
    for (const auto& term : game_.terms) {
        text_.push_back({.kind = Paragraph::Kind::term, .words = tr("{}: {}", tr(term.word), tr(term.meaning))});
    }
}

void Help::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    controls_.set(top_bar_controls(stage_, {}));
    const float width = std::min(widest, stage_.width() - 2 * stage_[Measure::edge]);
    panel_ =
        stage_.pixels({(stage_.width() - width) / 2, panel_top, width, stage_.height() - panel_top - panel_bottom});
    list_ = panel_.inset(std::round(inner * stage_.scale()));
    float y = 0;
    for (auto& paragraph : text_) {
        const bool heading = paragraph.kind == Paragraph::Kind::heading;
        if (heading && y > 0) y += canvas.px(after_words);
        paragraph.y = std::round(y);
        paragraph.height = canvas.measured(paragraph.words, style_of(paragraph.kind, list_.width, canvas)).height;
        y += paragraph.height + canvas.px(heading                                   ? after_heading
                                          : paragraph.kind == Paragraph::Kind::term ? after_term
                                                                                    : after_words);
    }
    whole_ = y;
    scroll_to(offset_);
}

float Help::farthest() const { return std::max(0.0F, whole_ - list_.height); }

void Help::scroll_to(float offset) {
    offset_ = std::round(std::clamp(offset, 0.0F, farthest()));
    redraw_ = true;
}

SceneChange Help::handle(const InputEvent& event) {
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* moved = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*moved);
        if (answer.picked) return SceneChange::pop();
        if (!answer.used) pointer(*moved);
    }
    return SceneChange::stay();
}

SceneChange Help::key(const KeyEvent& event) {
    const float step = std::round(step_units * stage_.scale());
    switch (event.key) {
    case Key::escape:
    case Key::f1:
    case Key::backspace:
        return SceneChange::pop();
    case Key::up:
        scroll_to(offset_ - step);
        break;
    case Key::down:
        scroll_to(offset_ + step);
        break;
    case Key::page_up:
        scroll_to(offset_ - list_.height * 0.9F);
        break;
    case Key::space:
    case Key::page_down:
        scroll_to(offset_ + list_.height * 0.9F);
        break;
    case Key::home:
        scroll_to(0);
        break;
    case Key::end:
        scroll_to(farthest());
        break;
    default:
        if (controls_.key(event).picked) return SceneChange::pop();
    }
    return SceneChange::stay();
}

void Help::pointer(const PointerEvent& event) {
    switch (event.kind) {
    case PointerEvent::Kind::wheel:
        scroll_to(offset_ - event.wheel * step_units * stage_.scale());
        break;
    case PointerEvent::Kind::press:
        dragging_ = panel_.contains(event.at);
        dragged_from_ = event.at;
        break;
    case PointerEvent::Kind::release:
    case PointerEvent::Kind::leave:
        dragging_ = false;
        break;
    case PointerEvent::Kind::move:
        if (!dragging_) break;
        scroll_to(offset_ - (event.at.y - dragged_from_.y));
        dragged_from_ = event.at;
    }
}

SceneChange Help::update(Seconds step) {
    static_cast<void>(controls_.advance(step, context_.theme));
    return SceneChange::stay();
}

bool Help::take_redraw() {
    const bool controls = controls_.take_redraw();
    return std::exchange(redraw_, false) || controls;
}

std::string Help::title() const { return tr("{}: rules", tr(game_.title)); }

std::vector<NamedRect> Help::widgets() const {
    std::vector<NamedRect> rects{{"text", panel_, {}}};
    for (const auto& control : controls_.all())
        rects.push_back({control.id, control.area, control.inside});
    return rects;
}

void Help::draw(Canvas& canvas) const {
    paint_top_bar(stage_, {.title = tr(game_.title), .status = tr("Rules")}, canvas);
    paint_panel(panel_, {}, canvas);
    canvas.clip(list_);
    for (const auto& paragraph : text_) {
        const float y = list_.y + paragraph.y - offset_;
        if (y + paragraph.height < list_.y || y > list_.bottom()) continue;
        canvas.text(paragraph.words, {list_.x, y}, style_of(paragraph.kind, list_.width, canvas));
    }
    canvas.unclip();
    if (farthest() > 0) {
        const float bar = std::max(canvas.px(40.0F), list_.height * list_.height / whole_);
        const float top = list_.y + (list_.height - bar) * offset_ / farthest();
        const float width = canvas.px(6.0F);
        canvas.box(snapped({panel_.right() - canvas.px(20.0F), top, width, bar}),
                   {.top = Role::button_rim, .bottom = Role::button_rim, .radius = width / 2});
    }
    controls_.draw(canvas);
}

std::unique_ptr<Scene> make_help(SceneContext& context, const Game& game) {
    return std::make_unique<Help>(context, game);
}

} // namespace zugzwang
