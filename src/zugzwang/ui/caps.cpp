#include "zugzwang/ui/caps.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang::ui {

namespace {

/// The keys that a pad stands for, as `src/app/pads.cpp` tells them, with what is printed on its buttons.
struct PadButton {
    Key key;
    std::array<std::string_view, 3> words; ///< Of an Xbox, a Nintendo and a PlayStation pad.
    std::string_view shape{};              ///< A PlayStation pad's picture of it.
    std::string_view other{};              ///< The picture of all others.
    bool is_round = false;
};

constexpr PadButton pad_buttons[] = {
    {.key = Key::enter, .words = {"A", "A", "×"}, .shape = "pad/shape-below", .is_round = true},
    {.key = Key::escape, .words = {"B", "B", "○"}, .shape = "pad/shape-right", .is_round = true},
    {.key = Key::pad_x, .words = {"X", "X", "□"}, .shape = "pad/shape-left", .is_round = true},
    {.key = Key::pad_y, .words = {"Y", "Y", "△"}, .shape = "pad/shape-above", .is_round = true},
    {.key = Key::tab, .words = {"RB", "R", "R1"}},
    {.key = Key::page_up, .words = {"LT", "ZL", "L2"}},
    {.key = Key::page_down, .words = {"RT", "ZR", "R2"}},
    {.key = Key::f1, .words = {"Menu", "+", "Options"}, .shape = "pad/menu", .other = "pad/menu", .is_round = true},
};

constexpr bool is_arrow(Key key) { return key == Key::left || key == Key::right || key == Key::up || key == Key::down; }

Held& held_now() {
    static Held now;
    return now;
}

const PadButton* pad_button(Key key) {
    if (held_now().swapped && (key == Key::enter || key == Key::escape))
        key = key == Key::enter ? Key::escape : Key::enter;
    const auto* button = std::ranges::find(pad_buttons, key, &PadButton::key);
    return button == std::end(pad_buttons) ? nullptr : button;
}

Cap cap_of(const PadButton& button) {
    const auto kind = held().signs;
    const auto picture = kind == PadSigns::playstation ? button.shape : button.other;
    if (!picture.empty()) return {.words = {}, .sprite = std::string(picture)};
    return {.words = std::string(button.words[static_cast<std::size_t>(kind)]), .is_round = button.is_round};
}

void add_pad_caps(Key key, std::vector<Cap>& caps) {
    if (is_arrow(key)) {
        const bool has_cross = std::ranges::any_of(caps, [](const Cap& cap) { return cap.sprite == "pad/cross"; });
        if (!has_cross) caps.push_back({.words = {}, .sprite = "pad/cross"});
    } else if (const auto* button = pad_button(key)) {
        caps.push_back(cap_of(*button));
    }
}

constexpr float cap_height = 36;
constexpr float cap_padding = 24; ///< On both sides together, beyond a square cap.
constexpr float cap_gap = 8;
constexpr float words_gap = 14;
constexpr float hint_gap = 30;

TextStyle cap_style(const Canvas& canvas) {
    return {.size = canvas.px(Measure::smallest),
            .paint = {Role::soft},
            .weight = Weight::medium,
            .align_x = AlignX::centre};
}

TextStyle words_style(const Canvas& canvas) { return {.size = canvas.px(Measure::caption), .paint = {Role::soft}}; }

float cap_width(const Cap& cap, const Canvas& canvas) {
    const float square = canvas.px(cap_height);
    if (cap.is_round || !cap.sprite.empty()) return square;
    return std::max(square, std::round(canvas.measured(cap.words, cap_style(canvas)).width + canvas.px(cap_padding)));
}

void paint_cap(const Cap& cap, Rect area, Canvas& canvas) {
    if (!cap.sprite.empty()) return canvas.sprite(cap.sprite, area);
    paint_plate(area, {.radius = cap.is_round ? area.height / 2 : canvas.px(8.0F)}, canvas);
    auto style = cap_style(canvas);
    if (cap.is_round) style.weight = Weight::bold;
    canvas.text(cap.words, area.centre(), style);
}

float hint_width(const KeyHint& hint, const Canvas& canvas) {
    float width = canvas.px(words_gap) - canvas.px(cap_gap);
    for (const auto& cap : hint.caps)
        width += cap_width(cap, canvas) + canvas.px(cap_gap);
    return width + canvas.measured(hint.words, words_style(canvas)).width;
}

void paint_hints(const std::vector<KeyHint>& hints, Rect area, Canvas& canvas) {
    const Vec centre = area.centre();
    std::size_t shown = 0;
    float total = 0;
    for (; shown < hints.size(); ++shown) {
        const float more = hint_width(hints[shown], canvas) + (shown == 0 ? 0 : canvas.px(hint_gap));
        if (total + more > area.width) break;
        total += more;
    }
    const float height = canvas.px(cap_height);
    float x = std::round(centre.x - total / 2);
    for (std::size_t index = 0; index < shown; ++index) {
        for (const auto& cap : hints[index].caps) {
            const float width = cap_width(cap, canvas);
            paint_cap(cap, {x, std::round(centre.y - height / 2), width, height}, canvas);
            x += width + canvas.px(cap_gap);
        }
        x += canvas.px(words_gap) - canvas.px(cap_gap);
        x += canvas.text(hints[index].words, {x, centre.y}, words_style(canvas)).width + canvas.px(hint_gap);
    }
}

} // namespace

void hold(const Held& held) { held_now() = held; }
const Held& held() { return held_now(); }

std::vector<Cap> caps_of(const std::vector<KeyStroke>& keys) {
    std::vector<Cap> caps;
    if (held().hand == Hand::finger) return caps;
    for (const auto& key : keys) {
        if (held().hand == Hand::pad && !key.control)
            add_pad_caps(key.key, caps);
        else if (held().hand == Hand::keys && key.key != Key::none)
            caps.push_back({.words = key_name(key)});
    }
    return caps;
}

std::vector<Cap> caps_of(const Act& act) {
    if (held().hand == Hand::pad && act.pad != Key::none) return caps_of({{.key = act.pad}});
    return caps_of({held().hand == Hand::pad ? act.key : key_of(act), act.second_key});
}

std::vector<Cap> caps_of_arrows() { return caps_of({{Key::up}, {Key::down}, {Key::left}, {Key::right}}); }

std::string sign_of(Key key) {
    if (held().hand == Hand::keys) return key_name({.key = key});
    const auto* button = held().hand == Hand::pad ? pad_button(key) : nullptr;
    return button == nullptr ? std::string() : std::string(button->words[static_cast<std::size_t>(held().signs)]);
}

Node caps(const std::vector<Cap>& all) {
    std::vector<Node> nodes;
    for (const auto& cap : all) {
        if (cap.sprite.empty() && !cap.is_round)
            nodes.push_back(tag(cap.words, Role::soft));
        else
            nodes.push_back(picture([cap](Rect area, Canvas& canvas) {
                                paint_cap(cap, area, canvas);
                            }).sized(cap_height, cap_height));
    }
    return row(std::move(nodes)).gaps(Measure::tight).hugs();
}

Node key_fact(std::string words, const std::vector<Cap>& its_caps) {
    if (its_caps.empty()) return nothing();
    return row(ui::words(capitalised(std::move(words)), caption_look).wide(), caps(its_caps)).gaps(Measure::snug);
}

Node key_hints(std::vector<KeyHint> hints) {
    std::erase_if(hints, [](const KeyHint& hint) { return hint.caps.empty(); });
    for (auto& hint : hints)
        hint.words = capitalised(std::move(hint.words));
    return picture([hints = std::move(hints)](Rect area, Canvas& canvas) { paint_hints(hints, area, canvas); })
        .at_least(0, 40);
}

} // namespace zugzwang::ui
