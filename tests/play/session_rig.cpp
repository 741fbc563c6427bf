#include "play/session_rig.hpp"

#include "zugzwang/play/game_session.hpp"

namespace zugzwang::testing {

namespace {

GameRecord record_of(const std::string& first, const std::string& second, const std::string& position,
                     const std::vector<std::string>& moves) {
    GameRecord record{.game = "countdown", .start = position};
    record.seats = {{RecordedSeat{.player = first}, RecordedSeat{.player = second}}};
    for (const auto& move : moves)
        record.moves.push_back({.text = move});
    return record;
}

} // namespace

SessionConfig config_between(const std::string& first, const std::string& second) {
    static const auto specs = CountdownKit::entry().options;
    SessionConfig config;
    config.options = OptionValues(specs);
    config.players = {first, second};
    return config;
}

std::string refusal_of(const SessionConfig& config) {
    Workers workers;
    const auto session = GameSession<CountdownKit>::start(config, workers);
    return session ? "" : session.refusal().words;
}

SessionRig::SessionRig(SessionConfig config) {
    theme_.motions[static_cast<std::size_t>(Motion::reply_hold)] = hold;
    theme_.own_motions[step_motion] = leap;
    theme_.motions[static_cast<std::size_t>(Motion::reduced_fade)] = fade;
    theme_.motions[static_cast<std::size_t>(Motion::shake)] = shake;
    config.theme = &theme_;
    auto started = GameSession<CountdownKit>::start(config, workers);
    REQUIRE(started);
    session_ = *std::move(started);
}

SessionRig::SessionRig(const std::string& first, const std::string& second, const std::string& position,
                       const std::vector<std::string>& moves)
    : SessionRig(record_of(first, second, position, moves)) {}

} // namespace zugzwang::testing
