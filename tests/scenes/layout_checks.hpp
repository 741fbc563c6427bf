// That nothing of a scene overlaps or leaves the screen, at any size of it. That pages keep to this whatever stands on
// them is told in tests/ui; here are the sizes that scenes ask for, and what they paint themselves.
#pragma once

#include "house.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::test {

/// The last four are phones held upright, one with its browser's bars, a tablet, and a phone held sideways.
inline const std::vector<ScreenSize> screen_sizes = {{800, 600},   {1024, 768},  {1280, 720}, {1920, 1080},
                                                     {2560, 1080}, {3840, 2160}, {1280, 800}, {900, 1000},
                                                     {390, 844},   {390, 664},   {768, 1024}, {844, 390}};
/// A finger is used while it lives.
struct Touched {
    explicit Touched(bool really) {
        if (really) ui::hold({.hand = ui::Hand::finger});
    }
    ~Touched() { ui::hold({}); }
    Touched(const Touched&) = delete;
    Touched& operator=(const Touched&) = delete;
};

/// The test runs with each of them.
inline ScreenSize any_size() { return GENERATE(from_range(screen_sizes)); }

/// What a finger has to find, in the pixels of a phone, and of a screen that is not upright.
inline constexpr float finger = 44, finger_on_broad = 48;

inline bool within(const Rect& outer, const Rect& inner) { return outer.inset(-0.5F).contains(inner); }

/// Parts lie on the screen and in what they belong to, and parts of the same whole do not overlap. On an upright screen
/// and while a finger is used everything that can be pressed is large enough for it, where the screen is broad at least
/// as high; the steps of a lesson are in a bar that is as well turned by buttons, and a curve is only wide.
inline void check_widgets(const House& house) {
    const auto screen = house.canvas.screen();
    const bool upright = is_upright(screen.width, screen.height), touched = ui::held().hand == ui::Hand::finger;
    const float least = upright ? finger : touched ? finger_on_broad : 0;
    const auto widgets = house.stack.top().widgets();
    for (const auto& widget : widgets) {
        INFO(widget.name << " in " << widget.inside << ", " << widget.rect.width << " by " << widget.rect.height);
        CHECK(widget.rect.width > 0);
        CHECK(widget.rect.height > 0);
        CHECK(within(screen, widget.rect));
        if (!widget.inside.empty() && house.has(widget.inside)) CHECK(within(house.rect(widget.inside), widget.rect));
        if (widget.name != "bar" && widget.name != "plot") CHECK(widget.rect.width >= least);
        if (widget.name != "bar" && widget.name != "plot" && (upright || widget.name != "moves"))
            CHECK(widget.rect.height >= least);
        for (const auto& second : widgets) {
            if (&second == &widget || second.inside != widget.inside) continue;
            INFO("and " << second.name);
            CHECK_FALSE(widget.rect.inset(0.5F).overlaps(second.rect));
        }
    }
}

/// Texts lie on the screen, not over one another, and none is too small to read; the names at a board's edge, which go
/// with its size, are not measured.
inline void check_texts(House& house) {
    house.canvas.clear();
    house.stack.draw(house.canvas);
    REQUIRE(house.canvas.balanced());
    const Rect board = house.has("board") ? house.rect("board") : Rect{};
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

inline void check(House& house) {
    CAPTURE(house.canvas.screen().width, house.canvas.screen().height);
    check_widgets(house);
    check_texts(house);
}

/// The same with each of the panels of which an upright screen shows one at a time.
inline void check_parts(House& house) {
    check(house);
    for (int part = 0; house.has("parts") && part < House::max_parts; ++part) {
        CAPTURE(part);
        house.open_part(part);
        check(house);
    }
}

} // namespace zugzwang::test
