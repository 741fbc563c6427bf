// What the controls of a scene let be heard: a step to another one, a press, and the loudspeaker that silences all.
#include <utility>

#include "scenes/frame/hearing.hpp"
#include "scenes/widgets/controls.hpp"

namespace zugzwang {

Controls::Answer Controls::pointer(const PointerEvent& event) {
    auto answer = answer_to(event);
    answer.picked = heard(std::move(answer.picked));
    return answer;
}

Controls::Answer Controls::key(const KeyEvent& event) {
    const auto focus = focused_;
    auto answer = answer_to(event);
    if (context_ != nullptr && focused_ != focus) context_->touched = sound::Sound::move;
    answer.picked = heard(std::move(answer.picked));
    return answer;
}

std::optional<Picked> Controls::advance(Seconds step, const Theme& theme) { return heard(picked_in(step, theme)); }

std::optional<Picked> Controls::heard(std::optional<Picked> picked) {
    if (!picked || context_ == nullptr) return picked;
    context_->touched = sound::Sound::press;
    if (picked->id != sound_switch) return picked;
    switch_sound(*context_);
    redraw_ = true;
    return std::nullopt;
}

} // namespace zugzwang
