// The list of words that opens over a page beside what it belongs to: a page of its own that takes all input.
#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang::ui {

namespace {

constexpr float line_height = 54, narrowest = 300, list_gap = 8; ///< Units.
constexpr float max_lines = 9;

/// Units.
float line_height_of(const LayoutRules& rules, const Canvas& canvas) {
    return std::max(rules.by_finger() ? rules.side(canvas) / canvas.scale() : 0, line_height * canvas.text_scale());
}

} // namespace

/// Below its anchor, or above it where there is more room.
void PageView::open_list(std::string_view anchor_id, std::vector<std::string> words, std::size_t chosen,
                         std::function<void(std::size_t)> choose) {
    const Rect anchor = place_of(anchor_id).value_or(screen_);
    const float line = canvas_->px(line_height_of(rules_, *canvas_));
    const float apart = canvas_->px(list_gap), around = 2 * canvas_->px(Measure::tight);
    const float below = screen_.bottom() - anchor.bottom(), above = anchor.y - screen_.y;
    const float room = std::max(below, above) - 2 * apart - around;
    const float most = std::clamp(std::floor(room / line), 1.0F, max_lines);
    const float height = std::min(most, static_cast<float>(words.size())) * line + around;
    float width = std::max(anchor.width, canvas_->px(narrowest));
    for (const auto& one : words)
        width = std::max(
            width, canvas_->measured(one, {.size = canvas_->px(Measure::caption), .weight = Weight::semibold}).width +
                       3 * around);
    width = std::min(width, screen_.width - 2 * apart);
    const float x = std::clamp(anchor.x, screen_.x, screen_.right() - width);
    const float y = below >= above ? anchor.bottom() + apart : anchor.y - apart - height;
    list_ = OpenList{.words = std::move(words),
                     .chosen = chosen,
                     .choose = std::move(choose),
                     .frame = snapped({x, y, width, height}),
                     .view = std::make_unique<PageView>()};
    show_list();
}

void PageView::show_list() {
    auto& list = *list_;
    const auto entry = [&list](std::size_t index) {
        const bool is_chosen = index == list.chosen;
        auto its_words = line(list.words[index], {.size = Measure::caption,
                                                  .paint = {is_chosen ? Role::ink : Role::soft},
                                                  .weight = is_chosen ? Weight::semibold : Weight::regular});
        return pressable(filled("entry:{}", index),
                         row(std::move(its_words).wide().gives_way())
                             .padded(Measure::tight)
                             .on(is_chosen ? Ground::selected : Ground::none),
                         [&list, index] { list.picked = index; });
    };
    Rows rows{
        .count = list.words.size(), .height = line_height_of(rules_, *canvas_), .row = entry, .chosen = list.chosen};
    auto body = column(ui::list(std::move(rows)).named("list-open"));
    list.view->show({.body = std::move(body).on(Ground::panel, Role::button_rim).padded(Measure::tight), .bare = true},
                    list.frame, rules_, *canvas_);
}

/// A click beside it, Escape and Tab only close it.
void PageView::handle_list(const InputEvent& event) {
    auto& list = *list_;
    const auto last = list.words.size() - 1;
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) {
        const auto key = pressed->key;
        if (key == Key::escape || key == Key::tab) return list_.reset();
        if (key == Key::up)
            list.chosen = list.chosen == 0 ? last : list.chosen - 1;
        else if (key == Key::down)
            list.chosen = list.chosen == last ? 0 : list.chosen + 1;
        else if (key == Key::home || key == Key::page_up)
            list.chosen = 0;
        else if (key == Key::end || key == Key::page_down)
            list.chosen = last;
        else if (key != Key::enter && key != Key::space)
            return;
        else if (!pressed->repeat)
            list.picked = list.chosen;
        show_list();
    } else {
        const auto* pointed = std::get_if<PointerEvent>(&event);
        if (pointed != nullptr && pointed->kind == PointerEvent::Kind::press && !list.frame.contains(pointed->at))
            return list_.reset();
        static_cast<void>(list.view->handle(event));
        list.view->drop_focus(); // the keys choose
    }
    if (list.picked) close_list();
}

void PageView::close_list() {
    const auto closed = std::exchange(list_, std::nullopt);
    closed->choose(*closed->picked);
}

} // namespace zugzwang::ui
