// That nothing of a scene overlaps or leaves the screen, at any size of it.
#pragma once

#include <vector>

#include "support/catch.hpp"

#include "house.hpp"

namespace zugzwang::test {

struct ScreenSize {
    float width, height;
};

inline const std::vector<ScreenSize> screen_sizes = {{800, 600},   {1024, 768},  {1280, 720}, {1920, 1080},
                                                     {2560, 1080}, {3840, 2160}, {1280, 800}, {900, 1000}};

/// Of phones held upright, one with its browser's bars, and of a tablet.
inline const std::vector<ScreenSize> upright_sizes = {{390, 844}, {390, 664}, {768, 1024}};

inline std::vector<ScreenSize> with_upright_sizes() {
    auto sizes = screen_sizes;
    sizes.insert(sizes.end(), upright_sizes.begin(), upright_sizes.end());
    return sizes;
}

/// What a finger has to find, in the pixels of a phone.
inline constexpr float finger = 44;

inline bool within(const Rect& outer, const Rect& inner) { return outer.inset(-0.5F).contains(inner); }

/// Parts lie on the screen and in what they belong to, and parts of the same whole do not overlap.
inline void check_widgets(const House& house) {
    const auto widgets = house.stack.top().widgets();
    for (const auto& widget : widgets) {
        INFO(widget.name << " in " << widget.inside);
        CHECK(widget.rect.width > 0);
        CHECK(widget.rect.height > 0);
        CHECK(within(house.canvas.screen(), widget.rect));
        if (!widget.inside.empty()) CHECK(within(house.rect(widget.inside), widget.rect));
        for (const auto& second : widgets) {
            if (&second == &widget || second.inside != widget.inside) continue;
            INFO("and " << second.name);
            CHECK_FALSE(widget.rect.inset(0.5F).overlaps(second.rect));
        }
    }
}

/// On an upright screen everything that can be pressed is large enough for a finger; the steps of a lesson are in a bar
/// that is as well turned by buttons, and a curve is only wide.
inline void check_touch(const House& house) {
    if (!is_upright(house.canvas.screen().width, house.canvas.screen().height)) return;
    for (const auto& widget : house.stack.top().widgets()) {
        if (widget.name == "bar" || widget.name == "plot") continue;
        INFO(widget.name << " of " << widget.rect.width << " by " << widget.rect.height);
        CHECK(std::min(widget.rect.width, widget.rect.height) >= finger);
    }
}

/// Texts lie on the screen, not over one another, and none is too small to read; the names at a board's edge, which go
/// with its size, are not measured where that board is given.
inline void check_texts(House& house, const Rect& board = {}) {
    house.canvas.clear();
    house.stack.draw(house.canvas);
    REQUIRE(house.canvas.balanced());
    const auto& texts = house.canvas.texts();
    for (std::size_t index = 0; index < texts.size(); ++index) {
        INFO(texts[index].words);
        CHECK(within(house.canvas.screen(), texts[index].area));
        if (!board.contains(texts[index].area)) CHECK(texts[index].size >= house.canvas.px(Measure::smallest));
        for (std::size_t second = index + 1; second < texts.size(); ++second) {
            INFO("over " << texts[second].words);
            const Rect a = texts[index].area.inset(texts[index].area.height * 0.12F);
            CHECK_FALSE(a.overlaps(texts[second].area.inset(texts[second].area.height * 0.12F)));
        }
    }
}

inline void check(House& house, const Rect& board = {}) {
    check_widgets(house);
    check_touch(house);
    check_texts(house, board);
}

/// The same with each of the panels of which an upright screen shows one at a time.
inline void check_parts(House& house, const Rect& board = {}) {
    check(house, board);
    if (!house.has("parts")) return;
    for (int part = 0; part < House::max_parts; ++part) {
        CAPTURE(part);
        house.open_part(part);
        check(house, board);
    }
}

} // namespace zugzwang::test
