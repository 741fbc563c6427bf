#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang {

void PagedLesson::place(Rect area, const Canvas& canvas) {
    area_ = area;
    canvas_ = &canvas;
    view_.place_again();
    show(shown_, canvas);
}

void PagedLesson::show(const LessonFrame& frame, const Canvas& canvas) const {
    shown_ = frame;
    ui::Page page;
    page.bare = true;
    page.least_words = lesson_text;
    page.body = self_->page(frame);
    view_.show(std::move(page), area_, canvas);
}

std::optional<std::size_t> PagedLesson::pointer(const PointerEvent& event, std::size_t step) {
    if (shown_.step != step) show({.step = step, .labels = shown_.labels}, *canvas_);
    static_cast<void>(view_.handle(event));
    return std::exchange(asked_, std::nullopt);
}

void PagedLesson::draw(const LessonFrame& frame, Canvas& canvas) const {
    show(frame, canvas);
    view_.draw(canvas);
}

bool PagedLesson::points_into(std::string_view name) const {
    const auto place = view_.place_of(name);
    return place && view_.pointer() && place->contains(*view_.pointer());
}

} // namespace zugzwang
