// The voice of the machine that the program runs on: speech-dispatcher's on a desktop, a browser's in its
// page, none yet on Windows.
#pragma once

#include <memory>

#include "voice/voice.hpp"

namespace zugzwang {

[[nodiscard]] std::unique_ptr<Voice> machine_voice();

} // namespace zugzwang
