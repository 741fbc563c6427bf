#include "voice/machine_voice.hpp"

#include "voice/speaking_voice.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

OpenedSpeech none() { return {.trouble = message("The program for Windows has no voice yet.")}; }

} // namespace

std::unique_ptr<Voice> machine_voice() { return std::make_unique<SpeakingVoice>(none); }

} // namespace zugzwang
