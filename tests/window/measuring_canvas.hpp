// A canvas that draws nothing and looks at the words: which were shortened, and which stand beyond what is shown.
#pragma once

#include "window/paper_canvas.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::testing {

class MeasuringCanvas final : public PaperCanvas {
  public:
    /// Measures as `paper` does.
    MeasuringCanvas(const Canvas& paper, Rect screen) : PaperCanvas(paper), shown_{screen} {}

    /// What is wrong, a text a line.
    [[nodiscard]] const std::vector<std::string>& overlong() const { return overlong_; }

    void clip(Rect area) override { shown_.push_back(overlap(area, shown_.back())); }
    void unclip() override { shown_.pop_back(); }
    void push_group(Vec offset, float alpha) override {
        groups_.push_back({.offset = group().offset + offset, .alpha = group().alpha * alpha});
    }
    void pop_group() override { groups_.pop_back(); }

    Size text(std::string_view words, Vec at, const TextStyle& style) override {
        const Size size = measured(words, style);
        if (group().alpha * style.paint.alpha <= 0) return size;
        auto whole = style;
        whole.max_width = 0;
        const float width = measured(words, whole).width;
        const float left = style.align_x == AlignX::left     ? at.x
                           : style.align_x == AlignX::centre ? at.x - size.width / 2
                                                             : at.x - size.width;
        const float top = style.align_y == AlignY::top      ? at.y
                          : style.align_y == AlignY::middle ? at.y - size.height / 2
                                                            : at.y - size.height * 0.75F;
        const Rect place{left + group().offset.x, top + group().offset.y, size.width, size.height};
        const Rect seen = overlap(place, shown_.back());
        if (seen.width <= 0 || seen.height <= 0) return size; // scrolled away
        if (style.max_width > 0 && width > style.max_width + 0.5F) note("shortened", words, width - style.max_width);
        if (const float word = widest_word(words, style); style.wrap_width > 0 && word > style.wrap_width + 0.5F)
            note("a word is broken", words, word - style.wrap_width);
        if (seen.width < place.width - 1) note("cut off", words, place.width - seen.width);
        if (shown_.size() == 1 && seen.height < place.height - 1)
            note("below the screen", words, place.height - seen.height);
        return size;
    }

  private:
    struct Group {
        Vec offset{};
        float alpha = 1;
    };

    /// Of the pieces between spaces.
    [[nodiscard]] float widest_word(std::string_view words, TextStyle style) const {
        style.wrap_width = 0;
        float widest = 0;
        for (const auto& word : split({.text = words}, ' '))
            widest = std::max(widest, measured(word.text, style).width);
        return widest;
    }
    [[nodiscard]] Group group() const { return groups_.empty() ? Group{} : groups_.back(); }
    static Rect overlap(Rect a, Rect b) {
        const float left = std::max(a.x, b.x), top = std::max(a.y, b.y);
        return {left, top, std::min(a.right(), b.right()) - left, std::min(a.bottom(), b.bottom()) - top};
    }
    void note(std::string_view what, std::string_view words, float by) {
        overlong_.push_back(filled("{} by {}: {}", what, static_cast<int>(std::ceil(by)), words));
    }

    std::vector<Rect> shown_; ///< The present limit last.
    std::vector<Group> groups_;
    std::vector<std::string> overlong_;
};

} // namespace zugzwang::testing
