#include "desk/hearing.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/paint.hpp"

namespace zugzwang {

Controls::Answer Controls::heard(Answer answer) {
    const auto touch = take_touch();
    if (context_ == nullptr) return answer;
    if (touch == ui::Touch::moved) context_->touched = sound::Sound::move;
    if (touch == ui::Touch::pressed) context_->touched = sound::Sound::press;
    if (!answer.picked || answer.picked->id != sound_switch) return answer;
    switch_sound(*context_);
    answer.picked.reset();
    return answer;
}

void Controls::draw(Canvas& canvas) const {
    const bool muted = context_ != nullptr && context_->settings.muted;
    for (auto control : all()) {
        if (muted && control.id == sound_switch) std::get<Button>(control.kind).icon = "icon/muted";
        paint_control(control, state(control), canvas);
    }
}

} // namespace zugzwang
