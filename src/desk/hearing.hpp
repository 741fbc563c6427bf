// What scenes do about sound: let something be heard (and felt), switch it all off and on, follow a game's cues.
#pragma once

#include <span>
#include <vector>

#include "desk/context.hpp"
#include "sound/sound.hpp"
#include "voice/told_game.hpp"
#include "zugzwang/play/happening.hpp"

namespace zugzwang {

/// Main thread only; never waits. Whoever cannot be heard (no device, muted) takes everything all the same.
class Speaker {
  public:
    virtual ~Speaker() = default;

    virtual void play(const sound::Heard& heard) = 0;
    virtual void set(const sound::Mood& mood) = 0;
};

/// At once; nothing without a speaker. Where what a person holds can shake, some of it is felt as well.
void hear(const SceneContext& context, const sound::Heard& heard);
/// Off or on again; kept like every setting.
void switch_sound(SceneContext& context);

[[nodiscard]] sound::Heard heard(const Cue& cue);

/// The cues of one session, each heard when what it belongs to is seen.
class CuePlayer {
  public:
    /// Lets be heard what is due of what happened in that session by now. Once nothing moves any more (a motion was
    /// skipped), all that is left is due.
    void follow(std::span<const Happening> happened, const SessionNews& news, Seconds step,
                const SceneContext& context);
    /// The session is another one, or is left.
    void forget() { waiting_.clear(); }

  private:
    std::vector<Cue> waiting_; ///< `when` counts from now.
};

/// What happened in the session since the last call, let be heard and told in words.
void follow(Session& session, Seconds step, const SceneContext& context, CuePlayer& cues, ToldGame& told);

} // namespace zugzwang
