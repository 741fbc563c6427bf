#include "desk/hearing.hpp"

namespace zugzwang {

namespace {

sound::Sound sound_of(Cue::Kind kind) {
    using sound::Sound;
    switch (kind) {
    case Cue::Kind::choose:
        return Sound::choose;
    case Cue::Kind::put:
        return Sound::place;
    case Cue::Kind::line:
        return Sound::line;
    case Cue::Kind::slide:
        return Sound::slide;
    case Cue::Kind::fly:
        return Sound::arrow;
    case Cue::Kind::burn:
        return Sound::burn;
    case Cue::Kind::take:
        return Sound::take;
    case Cue::Kind::gain:
        return Sound::chain;
    case Cue::Kind::refuse:
        return Sound::refuse;
    case Cue::Kind::win:
        return Sound::win;
    case Cue::Kind::lose:
        return Sound::lose;
    case Cue::Kind::draw:
        return Sound::draw;
    }
    return Sound::place;
}

} // namespace

void hear(const SceneContext& context, const sound::Heard& heard) {
    if (context.speaker != nullptr) context.speaker->play(heard);
}

void switch_sound(SceneContext& context) {
    context.settings.muted = !context.settings.muted;
    context.settings_changed = true;
}

sound::Heard heard(const Cue& cue) { return {.sound = sound_of(cue.kind), .pan = cue.pan, .rise = cue.rise}; }

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

} // namespace zugzwang
