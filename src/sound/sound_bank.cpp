#include "sound/sound_bank.hpp"

#include <algorithm>
#include <utility>

#include "sound/synthesiser.hpp"
#include "zugzwang/base/time_slices.hpp"

namespace zugzwang::sound {

SoundBank::SoundBank(Recipes recipes) : recipes_(std::move(recipes)) {
    for (std::size_t index = 0; index < sound_count; ++index) {
        for (const double semitones : recipes_[index].rise) {
            samples_[index].push_back(synthesised(recipes_[index], semitones));
            static_cast<void>(slice_goes_on()); // pictures are shown between two sounds
        }
    }
}

const std::vector<float>& SoundBank::samples(Sound sound, int rise) const {
    const auto& steps = samples_[index_of(sound)];
    return steps[std::min(static_cast<std::size_t>(std::max(0, rise)), steps.size() - 1)];
}

} // namespace zugzwang::sound
