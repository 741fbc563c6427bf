// A canvas that draws nothing, measures text plausibly and remembers where texts went.
#pragma once

#include "support/blank_canvas.hpp"
#include "support/text_area.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/gfx/screen_scale.hpp"

namespace zugzwang::test {

/// The house theme's measures and the motions that scenes use.
[[nodiscard]] inline Theme test_theme() {
    Theme theme;
    const auto measure = [&](Measure role, float value) { theme.measures[static_cast<std::size_t>(role)] = value; };
    const std::pair<Measure, int> measures[] = {
        {Measure::top_bar, 92},       {Measure::edge, 44},          {Measure::gap, 30},
        {Measure::hair, 4},           {Measure::tight, 8},          {Measure::snug, 12},
        {Measure::near, 16},          {Measure::apart, 24},         {Measure::control, 58},
        {Measure::touch, 82},         {Measure::panel_width, 420},  {Measure::panel_radius, 20},
        {Measure::panel_padding, 28}, {Measure::button_radius, 16}, {Measure::rim, 2},
        {Measure::focus_gap, 6},      {Measure::focus_ring, 4},     {Measure::hover_lift, 8},
        {Measure::heading, 30},       {Measure::title, 36},         {Measure::figure, 74},
        {Measure::hero, 110},         {Measure::body, 26},          {Measure::caption, 22},
        {Measure::smallest, 20}};
    for (const auto& [role, value] : measures)
        measure(role, static_cast<float>(value));
    const std::pair<Motion, double> motions[] = {{Motion::hover_in, 0.08},
                                                 {Motion::hover_out, 0.12},
                                                 {Motion::scene_change, 0.22},
                                                 {Motion::win, 1.2},
                                                 {Motion::reduced_fade, 0.12}};
    for (const auto& [role, value] : motions)
        theme.motions[static_cast<std::size_t>(role)] = Seconds{value};
    return theme;
}

struct DrawnText {
    std::string words;
    Rect area;
    bool shortened = false;
    float size = 0; ///< The em.
    Role role = Role::ink;
    float opacity = 1; ///< Of the groups about it.
};

class NullCanvas : public testing::BlankCanvas {
  public:
    NullCanvas(const Theme& theme, float width, float height)
        : theme_(theme), screen_{0, 0, width, height}, scale_(screen_scale(width, height)) {}

    [[nodiscard]] Rect screen() const { return screen_; }
    [[nodiscard]] const std::vector<DrawnText>& texts() const { return texts_; }
    [[nodiscard]] bool balanced() const { return groups_.empty() && clips_.empty(); }
    [[nodiscard]] bool has_sprite(std::string_view name) const {
        return std::ranges::find(sprites_, name) != sprites_.end();
    }
    void clear() {
        texts_.clear();
        sprites_.clear();
    }

    [[nodiscard]] const Theme& theme() const override { return theme_; }
    [[nodiscard]] float scale() const override { return scale_; }
    void set_scale(float scale) { scale_ = scale; }
    [[nodiscard]] float text_scale() const override { return text_scale_; }
    void set_text_scale(float scale) { text_scale_ = scale; }
    void sprite(std::string_view name, Rect, const SpriteStyle&) override { sprites_.emplace_back(name); }
    void strip(std::string_view name, Vec, Vec, float, float) override { sprites_.emplace_back(name); }

    Size text(std::string_view words, Vec at, const TextStyle& style) override {
        const Size size = measured(words, style);
        Rect area = testing::text_area(at, size, style);
        float opacity = 1;
        for (const auto& group : groups_) {
            area = area.moved(group.offset);
            opacity *= group.opacity;
        }
        const bool shortened = style.max_width > 0 && line_width(words, style.size) > style.max_width;
        const bool visible = std::ranges::all_of(clips_, [&](const Rect& clip) { return clip.contains(area); });
        if (!words.empty() && visible)
            texts_.push_back({std::string(words), area, shortened, style.size, style.paint.role, opacity});
        return size;
    }

    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        const float line = style.size * 1.21F;
        if (words.empty()) return {0, line};
        if (style.wrap_width <= 0) {
            const float width = line_width(words, style.size);
            return {style.max_width > 0 ? std::min(width, style.max_width) : width, line};
        }
        const int lines = wrapped_lines(words, style);
        return {lines > 1 ? style.wrap_width : std::min(style.wrap_width, line_width(words, style.size)),
                line + static_cast<float>(lines - 1) * style.size * 1.36F};
    }

    void clip(Rect area) override { clips_.push_back(area); }
    void unclip() override { clips_.pop_back(); }
    void push_group(Vec offset, float opacity) override { groups_.push_back({offset, opacity}); }
    void pop_group() override { groups_.pop_back(); }

  private:
    struct Group {
        Vec offset;
        float opacity = 1;
    };

    /// Half an em a letter, about what Inter takes.
    [[nodiscard]] static float line_width(std::string_view words, float size) {
        const auto letters = code_point_count(words);
        return static_cast<float>(letters) * size * 0.52F;
    }

    [[nodiscard]] static int wrapped_lines(std::string_view words, const TextStyle& style) {
        std::istringstream stream{std::string(words)};
        int lines = 1;
        float used = 0;
        for (std::string word; stream >> word;) {
            const float width = line_width(word, style.size);
            const float space = used > 0 ? style.size * 0.27F : 0;
            if (used > 0 && used + space + width > style.wrap_width) {
                ++lines;
                used = width;
            } else {
                used += space + width;
            }
        }
        return lines;
    }

    const Theme& theme_;
    Rect screen_;
    float scale_, text_scale_ = 1;
    std::vector<Group> groups_;
    std::vector<Rect> clips_;
    std::vector<DrawnText> texts_;
    std::vector<std::string> sprites_;
};

} // namespace zugzwang::test
