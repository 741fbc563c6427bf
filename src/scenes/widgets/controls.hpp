// The controls of a scene that places them itself: the room ui's, and what they let be heard.
#pragma once

#include "scenes/widgets/control.hpp"
#include "zugzwang/ui/controls.hpp"

namespace zugzwang {

struct SceneContext;

class Controls : public ui::Controls {
  public:
    /// What is done to them is heard through the context, which outlives them; nothing is without one.
    explicit Controls(SceneContext* context = nullptr) : context_(context) {}

    [[nodiscard]] Answer pointer(const PointerEvent& event) { return heard(ui::Controls::pointer(event)); }
    [[nodiscard]] Answer key(const KeyEvent& event) { return heard(ui::Controls::key(event)); }
    [[nodiscard]] std::optional<Picked> advance(Seconds step, const Theme& theme) {
        return heard({.picked = ui::Controls::advance(step, theme)}).picked;
    }
    void draw(Canvas& canvas) const;

  private:
    /// Lets it be heard; what is for the sound itself is done and taken away.
    [[nodiscard]] Answer heard(Answer answer);

    SceneContext* context_;
};

} // namespace zugzwang
