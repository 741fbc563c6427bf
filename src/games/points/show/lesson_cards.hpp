// The cards beside the board of a lesson of Points, and where they lie.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::points {

/// Board left, cards right. On narrow screens words are shorter and the figures stand in one line.
struct LessonPlaces {
    Rect board, table, figures, rules, below;
    bool narrow = false;
};
[[nodiscard]] LessonPlaces lesson_places(Rect area, const Canvas& canvas);

/// The first of the words that fits into the width at a lesson's size of letters, else the last.
[[nodiscard]] std::string fitting_words(std::span<const std::string> words, float width, Weight weight,
                                        const Canvas& canvas);

/// A card's heading; answers the height that it takes, padding included.
float paint_heading(Rect card, std::span<const std::string> words, const std::string& right, Canvas& canvas);

/// Big numbers with what they count.
struct LessonFigure {
    std::string number{}, words{};
};
void paint_figures(Rect card, const std::string& heading, std::span<const LessonFigure> figures, bool narrow,
                   Canvas& canvas);

/// Rules of which one applies.
struct LessonRule {
    std::string when{};
    std::vector<std::string> then{}; ///< In as many words as fit: longest first.
};
void paint_rules(Rect card, const std::string& heading, std::span<const LessonRule> rules,
                 std::optional<std::size_t> applies, Canvas& canvas);

/// A large word or two beside a smaller sentence, with a die where chance decides.
struct LessonResult {
    std::string heading{}, large{}, small{};
    bool chance = false;
    bool lit = false;
};
void paint_result(Rect card, const LessonResult& result, Canvas& canvas);

} // namespace zugzwang::points
