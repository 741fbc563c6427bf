// What the panels beside a lesson's board are made of: words large enough for a class.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "zugzwang/play/lesson.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

/// "Step 3 of 12", counted from 1.
[[nodiscard]] std::string step_counter(std::size_t step, std::size_t steps);

/// What is said of a step, its tones apart.
[[nodiscard]] ui::Node lesson_phrases(const std::vector<LessonPhrase>& phrases);
/// Words of a lesson's panel.
[[nodiscard]] ui::Node lesson_words(std::string words, Role role = Role::ink, Weight weight = Weight::regular);
/// The same in one line.
[[nodiscard]] ui::Node lesson_line(std::string words, Role role = Role::ink, Weight weight = Weight::regular,
                                   AlignX align = AlignX::left);

/// A panel under its heading, lit while it is what the step is about.
[[nodiscard]] ui::Node lesson_panel(const std::string& heading, std::vector<ui::Node> nodes, bool lit = false);
template <class... Nodes>
[[nodiscard]] ui::Node lesson_panel(const std::string& heading, bool lit, Nodes&&... nodes) {
    return lesson_panel(heading, ui::detail::collected(std::forward<Nodes>(nodes)...), lit);
}

/// A big number with what it counts.
[[nodiscard]] ui::Node lesson_figure(std::string number, std::string words);

/// One of a few rules.
struct LessonRule {
    std::string when{}, then{};
};
/// Under each other; the one that applies is framed.
[[nodiscard]] ui::Node lesson_rules(std::vector<LessonRule> rules, std::optional<std::size_t> applies);

/// A large word or two beside a smaller sentence, with a die where chance decides.
struct LessonResult {
    std::string heading{}, large{}, small{};
    bool chance = false;
    bool lit = false;
};
[[nodiscard]] ui::Node lesson_result(const LessonResult& result);

/// A die that shows five: a choice by chance.
void paint_die(Rect area, Role role, Canvas& canvas);

} // namespace zugzwang
