#include <algorithm>

#include "zugzwang/play/lesson.hpp"

namespace zugzwang {

std::vector<std::size_t> told_steps(const Lesson& lesson, std::size_t most) {
    const auto all = lesson.steps();
    std::vector<std::size_t> told{0, all - 1};
    const auto sort = [&] {
        std::ranges::sort(told);
        told.erase(std::unique(told.begin(), told.end()), told.end());
    };
    const auto tell = [&](std::size_t step) {
        if (told.size() < most) told.push_back(step);
    };
    for (const auto& chapter : lesson.chapters())
        tell(chapter.step);
    for (const auto step : lesson.main_steps())
        tell(step);
    sort();
    // What room is left goes to how it begins.
    for (std::size_t step = 1; step < all && told.size() < most; ++step) {
        if (const auto place = std::ranges::lower_bound(told, step); *place != step) told.insert(place, step);
    }
    return told;
}

std::optional<std::size_t> chapter_of(std::span<const LessonChapter> chapters, std::size_t step) {
    const auto next = std::ranges::upper_bound(chapters, step, {}, &LessonChapter::step);
    if (next == chapters.begin()) return std::nullopt;
    return static_cast<std::size_t>(next - chapters.begin()) - 1;
}

} // namespace zugzwang
