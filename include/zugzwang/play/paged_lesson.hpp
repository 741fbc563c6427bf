// A lesson that is a page of its own in the place that it is given: a tree of panels about pictures of a board.
#pragma once

#include <optional>
#include <vector>

#include "zugzwang/play/lesson.hpp"
#include "zugzwang/ui/page_view.hpp"

namespace zugzwang {

class PagedLesson : public Lesson {
  public:
    void place(Rect area, const Canvas& canvas) final;
    [[nodiscard]] Size least_size() const override { return {}; }
    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t step) final;
    void draw(const LessonFrame& frame, Canvas& canvas) const final;
    [[nodiscard]] std::vector<ui::NamedRect> parts() const final { return view_.widgets(); }

  protected:
    /// What is seen at a step.
    [[nodiscard]] virtual ui::Node page(const LessonFrame& frame) = 0;

    /// Whatever is pressed may ask for a step.
    void go(std::size_t step) { asked_ = step; }
    /// For measuring, in what a node's place is told to.
    [[nodiscard]] const Canvas& canvas() const { return *canvas_; }

    /// Whether the pointer is over what has that name.
    [[nodiscard]] bool points_into(std::string_view name) const;
    /// Something that is pointed at, of several that are numbered.
    using Pointed = std::optional<std::size_t>;
    /// Tells `pointed` while the pointer is over the node; a press asks for the step, if it has one.
    [[nodiscard]] ui::Node pointing(ui::Node node, Pointed& pointed, std::size_t number,
                                    std::optional<std::size_t> step);

  private:
    void show(const LessonFrame& frame, const Canvas& canvas) const;

    PagedLesson* self_ = this; ///< What a page's nodes do changes the lesson; it is made when it is drawn.
    Rect area_{};
    const Canvas* canvas_ = nullptr; ///< That it was placed on, for measuring.
    mutable ui::PageView view_;
    mutable LessonFrame shown_;
    std::optional<std::size_t> asked_;
};

} // namespace zugzwang
