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
    acts_.add("press", [this](const auto& take) { press(std::stoi(take)); });
    acts_.add("update", [this](const auto& seconds) { session_->update(Seconds{std::stod(seconds)}); });
    acts_.add("pass", [this](const auto& seconds) { pass(Seconds{std::stod(seconds)}); });
    acts_.add("insight", [this](const auto& on) { turn(&SessionSwitches::insight, on == "on"); });
    acts_.add("pause", [this](const auto& on) { turn(&SessionSwitches::paused, on == "on"); });
    acts_.add("reply", [this](const auto&) { let_computer_reply(); });
    acts_.add("idle", [this](const auto&) { workers.wait_until_idle(); });
    for (const auto& [verb, act] : {std::pair{"undo", Act::undo},
                                    {"redo", Act::redo},
                                    {"step", Act::step},
                                    {"hint", Act::hint},
                                    {"suspend", Act::suspend},
                                    {"resign", Act::resign},
                                    {"move", Act::move_now},
                                    {"agree", Act::agree_draw},
                                    {"skip", Act::skip_animation}})
        acts_.add(verb, [this, act = act](const auto&) { session_->act(act); });
    add_questions();
}

void SessionRig::add_questions() {
    const auto yes_or_no = [this](const std::string& question, bool SessionNews::*answer) {
        asks_.add(question, [this, answer] { return std::string(session_->news().*answer ? "yes" : "no"); });
    };
    yes_or_no("waits", &SessionNews::waits_for_person);
    yes_or_no("moves still", &SessionNews::is_animating);
    yes_or_no("refuses", &SessionNews::refusing);
    yes_or_no("can undo", &SessionNews::can_undo);
    yes_or_no("can redo", &SessionNews::can_redo);
    asks_.add("moves", [this] { return std::to_string(session_->news().moves.size()); });
    asks_.add("status", [this] { return session_->news().status; });
    asks_.add("says", [this] { return session_->news().outcome_words; });
    asks_.add("margin", [this] { return session_->news().margin_words; });
    asks_.add("won by", [this] {
        const auto& outcome = session_->news().outcome;
        if (!outcome) return std::string("nobody yet");
        return std::string(!outcome->winner                  ? "nobody"
                           : *outcome->winner == Side::first ? "first"
                                                             : "second") +
               (outcome->margin > 0 ? filled(", {} ahead", outcome->margin) : "");
    });
    asks_.add("thinks", [this] {
        const auto& thinking = session_->news().thinking;
        return std::string(!thinking ? "never" : thinking->running ? "yes" : "no more");
    });
    asks_.add("insight", [this] {
        const auto& panel = session_->news().insight_panel;
        return panel ? panel->big : std::string("none");
    });
    asks_.add("hint", [this] { return filled("{}", static_cast<int>(drawn().radius)); });
}

SessionRig::SessionRig(const std::string& first, const std::string& second, const std::string& position,
                       const std::vector<std::string>& moves)
    : SessionRig(record_of(first, second, position, moves)) {}

} // namespace zugzwang::testing
