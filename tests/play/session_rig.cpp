#include "play/session_rig.hpp"

#include "zugzwang/play/game_session.hpp"

namespace zugzwang::testing {

void SessionRig::start(SessionConfig config) {
    theme_.motions[static_cast<std::size_t>(Motion::reply_hold)] = hold;
    theme_.own_motions[step_motion] = leap;
    theme_.motions[static_cast<std::size_t>(Motion::reduced_fade)] = fade;
    theme_.motions[static_cast<std::size_t>(Motion::shake)] = shake;
    config.options = OptionValues(specs_);
    config.theme = &theme_;
    auto started = GameSession<CountdownKit>::start(config, workers);
    REQUIRE(started);
    session_ = *std::move(started);
}

} // namespace zugzwang::testing
