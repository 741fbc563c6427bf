#include "zugzwang/ui/control_size.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/ui/filter_paint.hpp"

namespace zugzwang::ui {

namespace {

struct Measurer {
    const Canvas& canvas;
    float side; ///< The least of anything that is pressed.

    [[nodiscard]] float px(float units) const { return canvas.px(units); }
    [[nodiscard]] float words(const std::string& text, Measure size, Weight weight) const {
        return std::ceil(canvas.measured(text, {.size = canvas.px(size), .weight = weight}).width);
    }
    /// High enough for a line of such words.
    [[nodiscard]] float line(Measure size) const { return std::max(side, std::round(canvas.px(size) * 2.2F)); }

    ControlSize operator()(const Button& button) const {
        if (button.look == Button::Look::icon) return {side, side, side};
        const bool primary = button.look == Button::Look::primary;
        const auto weight = primary ? Weight::bold : Weight::medium;
        const float icon = button.icon.empty() ? 0 : side * 0.7F;
        const float around = canvas.px(Measure::button_radius) + icon;
        const float height = std::max(line(Measure::body), primary ? px(72) : 0);
        return {.least_width = std::max(side, words(button.words, Measure::smallest, weight) + around),
                .best_width = std::max(
                    px(120), words(button.words, primary ? Measure::heading : Measure::body, weight) + 2 * around),
                .height = height};
    }
    ControlSize operator()(const Segmented& segmented) const {
        float least = side, best = side;
        for (const auto& text : segmented.words) {
            least = std::max(least, words(text, Measure::smallest, Weight::semibold) + px(20));
            best = std::max(best, words(text, Measure::body, Weight::semibold) + px(32));
        }
        const auto count = static_cast<float>(segmented.words.size());
        return {.least_width = least * count, .best_width = best * count, .height = line(Measure::body)};
    }
    ControlSize operator()(const Stepper& stepper) const {
        const float squares = stepper.shuffle ? 3.125F : 2;
        const float height = line(Measure::body);
        const auto digits = std::max(std::to_string(stepper.max).size(), std::to_string(stepper.min).size());
        const float value = words(std::string(digits, '0'), Measure::body, Weight::semibold) + px(16);
        return {squares * height + value, squares * height + value * 1.6F, height};
    }
    ControlSize operator()(const Chip& chip) const {
        const float height = std::max(side, line(Measure::caption) * 0.9F);
        const float best = chip_width(chip.words, std::min(height, px(54)), canvas);
        return {.least_width = std::max(side, best), .best_width = std::max(side, best), .height = height};
    }
    ControlSize operator()(const ListBox& box) const {
        const float height = std::max(side, line(Measure::caption) * 0.9F);
        const float least = words(box.label + box.words, Measure::smallest, Weight::semibold) + 2.4F * height;
        const float best = words(box.label + box.words, Measure::caption, Weight::semibold) + 2.6F * height;
        return {.least_width = least, .best_width = best, .height = height};
    }
    ControlSize operator()(const TextField&) const { return {px(160), px(360), line(Measure::caption)}; }
    ControlSize operator()(const Spot&) const { return {side, side, side}; }
    ControlSize operator()(const ChoiceCard& card) const {
        const float pad = px(20);
        const float title = words(card.title, Measure::smallest, Weight::semibold) + 2 * pad + px(34);
        const float least = std::max(side * 2, title);
        const float inner = std::max(least, width) - 2 * pad;
        const auto size = canvas.measured(card.words, {.size = canvas.px(Measure::smallest), .wrap_width = inner});
        return {.least_width = least,
                .best_width = std::max(least, px(300)),
                .height = std::max(side, std::ceil(2 * pad + px(24) * 1.35F + size.height))};
    }

    float width = 0; ///< Of a card.
};

} // namespace

ControlSize control_size(const decltype(Control::kind)& kind, bool for_fingers, float width, const Canvas& canvas) {
    const float side = canvas.px(for_fingers ? Measure::touch : Measure::control);
    return std::visit(Measurer{.canvas = canvas, .side = side, .width = width}, kind);
}

} // namespace zugzwang::ui
