#include "scenes/help/help.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float widest = 1240, panel_top = 124, panel_bottom = 40, inner = 56, upright_inner = 30;
constexpr float after_heading = 14, after_words = 26, after_term = 18;
constexpr float step_units = 72;
constexpr float guide_width = 190, guide_height = 58, guide_gap = 20; ///< The button, in the top bar.

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

Help::Help(SceneContext& context, const Game& game, const std::optional<std::string>& position)
    : context_(context), game_(game) {
    text_.push_back({.kind = Paragraph::Kind::heading, .words = tr("How to play")});
    for (const auto& step : game_.guide)
        text_.push_back({.kind = Paragraph::Kind::words, .words = tr(step.words)});
    for (const auto& rule : game_.rules)
        text_.push_back({.kind = Paragraph::Kind::words, .words = tr(rule)});
    if (game_.rules_from) {
        for (auto& rule : game_.rules_from(position))
            text_.push_back({.kind = Paragraph::Kind::words, .words = std::move(rule)});
    }
    if (!game_.terms.empty()) text_.push_back({.kind = Paragraph::Kind::heading, .words = tr("Words")});
    for (const auto& term : game_.terms) {
        text_.push_back({.kind = Paragraph::Kind::term,
                         .words = tr("{word}: {meaning}", {{"word", tr(term.word)}, {"meaning", tr(term.meaning)}})});
    }
}

std::vector<Control> Help::bar_controls() const {
    auto controls = top_bar_controls(stage_, {});
    if (!game_.guide.empty()) {
        const float height = stage_.is_upright() ? touch_side : guide_height;
        const float y = (stage_[Measure::top_bar] - height) / 2;
        const float x = left_of_icons(stage_, 0) - guide_gap - guide_width;
        controls.push_back({.id = "guide",
                            .area = stage_.screen_pixels({x, y, guide_width, height}),
                            .kind = Button{.words = tr("Show me")}});
    }
    return controls;
}

SceneChange Help::pick(const Picked& picked) {
    return picked.id == "guide" ? SceneChange::push(make_guide(context_, game_, AfterGuide::back)) : SceneChange::pop();
}

void Help::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    controls_.set(bar_controls());
    const bool upright = stage_.is_upright();
    const float width = std::min(widest, stage_.width() - 2 * stage_[Measure::edge]);
    panel_ = stage_.pixels(
        upright ? upright_room(stage_)
                : Rect{(stage_.width() - width) / 2, panel_top, width, stage_.height() - panel_top - panel_bottom});
    list_ = panel_.inset(std::round((upright ? upright_inner : inner) * stage_.scale()));
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
    scroll_.measure(screen, list_.height, y, step_units * stage_.scale());
}

SceneChange Help::handle(const InputEvent& event) {
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* moved = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*moved);
        if (answer.picked) return pick(*answer.picked);
        if (!answer.used) static_cast<void>(scroll_.pointer(*moved));
    }
    return SceneChange::stay();
}

SceneChange Help::key(const KeyEvent& event) {
    const float step = std::round(step_units * stage_.scale());
    const float page = list_.height * 0.9F;
    switch (event.key) {
    case Key::escape:
    case Key::f1:
    case Key::backspace:
        return SceneChange::pop();
    case Key::up:
        scroll_.by(-step);
        break;
    case Key::down:
        scroll_.by(step);
        break;
    case Key::space:
        scroll_.by(page);
        break;
    default:
        if (scroll_.key(event.key, page)) break;
        if (const auto picked = controls_.key(event).picked) return pick(*picked);
    }
    return SceneChange::stay();
}

SceneChange Help::update(Seconds step) {
    static_cast<void>(controls_.advance(step, context_.theme));
    return SceneChange::stay();
}

bool Help::take_redraw() {
    const bool controls = controls_.take_redraw();
    return scroll_.take_redraw() || controls;
}

std::string Help::title() const { return tr("{game}: rules", {{"game", tr(game_.title)}}); }

std::vector<NamedRect> Help::widgets() const { return with_controls({{"text", panel_, {}}}, controls_); }

void Help::draw(Canvas& canvas) const {
    paint_top_bar(stage_,
                  {.title = tr(game_.title),
                   .status = tr("Rules"),
                   .reserved = game_.guide.empty() ? 0 : guide_width + guide_gap},
                  canvas);
    paint_panel(panel_, {}, canvas);
    canvas.clip(list_);
    for (const auto& paragraph : text_) {
        const float y = list_.y + paragraph.y - std::round(scroll_.offset());
        if (y + paragraph.height < list_.y || y > list_.bottom()) continue;
        canvas.text(paragraph.words, {list_.x, y}, style_of(paragraph.kind, list_.width, canvas));
    }
    canvas.unclip();
    scroll_.draw_bar(list_, panel_,
                     {.right = canvas.px(20.0F), .width = canvas.px(6.0F), .min_length = canvas.px(40.0F)}, canvas);
    controls_.draw(canvas);
}

std::unique_ptr<Scene> make_help(SceneContext& context, const Game& game, const std::optional<std::string>& position) {
    return std::make_unique<Help>(context, game, position);
}

} // namespace zugzwang
