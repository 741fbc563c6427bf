// A lesson that is a page of its own in the place that it is given: a tree of panels about pictures of a board.
#pragma once

#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
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
    /// Of its place, in units; as much less as words are larger.
    [[nodiscard]] float width() const { return area_.width / canvas_->scale() / canvas_->text_scale(); }

    /// Whether the pointer is over what has that name.
    [[nodiscard]] bool points_into(std::string_view name) const;
    /// Something that is pointed at, of several that are numbered.
    using Pointed = std::optional<std::size_t>;
    /// Tells `pointed` what `find` sees where the pointer is over the node; a press asks for its step, if it has one.
    template <class Thing, class Find, class StepOf>
    [[nodiscard]] ui::Node finding(ui::Node node, std::optional<Thing>& pointed, Find find, StepOf step_of) {
        node.reactions.pointer = [this, &pointed, find, step_of](const PointerEvent& event) {
            using Kind = PointerEvent::Kind;
            pointed = event.kind == Kind::leave ? std::nullopt : find(event.at);
            const bool click = event.kind == Kind::press && event.button == PointerEvent::Button::left;
            const auto step = click && pointed ? Pointed(step_of(*pointed)) : std::nullopt;
            if (step) go(*step);
            return false;
        };
        return node;
    }
    /// The same of a node that is one of those things.
    template <class Thing>
    [[nodiscard]] ui::Node pointing(ui::Node node, std::optional<Thing>& pointed, std::type_identity_t<Thing> one,
                                    Pointed step) {
        node.reactions.cursor = [] { return Cursor::hand; };
        return finding(
            std::move(node), pointed, [one](Vec) { return std::optional(one); }, [step](Thing) { return step; });
    }

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
