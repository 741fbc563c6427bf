#include "scenes/frame/stage.hpp"

namespace zugzwang {

namespace {
constexpr float widest = 1920;
}

Stage::Stage(Rect screen, const Canvas& canvas)
    : screen_(screen), theme_(&canvas.theme()), scale_(canvas.scale()),
      width_(std::min(widest, screen.width / canvas.scale())), height_(screen.height / canvas.scale()),
      left_((screen.width - width_ * canvas.scale()) / 2) {}

Rect Stage::pixels(Rect units) const {
    return screen_pixels({units.x + left_ / scale_, units.y, units.width, units.height});
}

Rect Stage::screen_pixels(Rect units) const {
    return snapped(
        {screen_.x + units.x * scale_, screen_.y + units.y * scale_, units.width * scale_, units.height * scale_});
}

} // namespace zugzwang
