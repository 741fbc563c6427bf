#include "desk/hearing.hpp"

#include <array>

namespace zugzwang {

namespace {

using sound::Sound;

/// By Cue::Kind.
constexpr std::array sounds{Sound::choose, Sound::place, Sound::line,   Sound::slide, Sound::arrow, Sound::burn,
                            Sound::take,   Sound::chain, Sound::refuse, Sound::win,   Sound::lose,  Sound::draw};

/// What a finger feels: something won, and what cannot be done.
std::chrono::milliseconds shakes_for(Sound sound) {
    return std::chrono::milliseconds(sound == Sound::chain ? 15 : sound == Sound::refuse ? 60 : 0);
}

} // namespace

void hear(const SceneContext& context, const sound::Heard& heard) {
    if (context.speaker != nullptr) context.speaker->play(heard);
    const auto shakes = shakes_for(heard.sound);
    if (context.shake && context.settings.vibrates && shakes.count() > 0) context.shake(shakes);
}

void switch_sound(SceneContext& context) {
    context.settings.muted = !context.settings.muted;
    if (context.settings.muted && context.voice != nullptr) context.voice->hush();
    context.settings_changed = true;
}

sound::Heard heard(const Cue& cue) {
    return {.sound = sounds[static_cast<std::size_t>(cue.kind)], .pan = cue.pan, .rise = cue.rise};
}

void CuePlayer::follow(std::span<const Happening> happened, const SessionNews& news, Seconds step,
                       const SceneContext& context) {
    for (auto& cue : waiting_)
        cue.when -= step;
    for (const auto& each : happened)
        waiting_.insert(waiting_.end(), each.cues.begin(), each.cues.end());
    const bool rests = !news.is_animating && !news.shown_ply;
    std::erase_if(waiting_, [&](const Cue& cue) {
        const bool due = rests || cue.when <= Seconds{0};
        if (due) hear(context, heard(cue));
        return due;
    });
}

void follow(Session& session, Seconds step, const SceneContext& context, CuePlayer& cues, ToldGame& told) {
    const auto happened = session.take_happened();
    cues.follow(happened, session.news(), step, context);
    told.follow(happened, session.news(), step);
}

} // namespace zugzwang
