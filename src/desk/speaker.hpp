// The seam to the loudspeaker: scenes say what is to be heard, the app lets it be heard, a test writes it down.
#pragma once

#include "sound/sound.hpp"

namespace zugzwang {

/// Main thread only; never waits. Whoever cannot be heard (no device, muted) takes everything all the same.
class Speaker {
  public:
    virtual ~Speaker() = default;

    virtual void play(const sound::Heard& heard) = 0;
    virtual void set(const sound::Mood& mood) = 0;
};

} // namespace zugzwang
