// A session of the countdown game with its workers, its theme and a clock that the test turns by hand.
#pragma once

#include "support/acts.hpp"
#include "support/countdown.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang::testing {

inline constexpr Seconds hold{0.5}, leap{0.3}, fade{0.1}, shake{0.2};

/// Between them, with the usual options of the game.
[[nodiscard]] SessionConfig config_between(const std::string& first = "human", const std::string& second = "human");

/// Why no session can be started so; empty when one can.
[[nodiscard]] std::string refusal_of(const SessionConfig& config);

class SessionRig {
  public:
    /// In the rig's theme.
    explicit SessionRig(SessionConfig config);
    SessionRig(const std::string& first, const std::string& second, const std::string& position = "10 1",
               const std::vector<std::string>& moves = {});
    SessionRig(const std::string& first, const std::string& second, const BySide<std::optional<ClockLimit>>& clocks)
        : SessionRig(with(config_between(first, second), &SessionConfig::clocks, clocks)) {}
    /// Computers may think while a person does.
    [[nodiscard]] static SessionRig with_pondering(const std::string& first, const std::string& second) {
        return SessionRig(with(config_between(first, second), &SessionConfig::ponder, true));
    }
    /// Goes on with that game, between those who sat there.
    explicit SessionRig(const GameRecord& record)
        : SessionRig(with(config_between(record.seats[Side::first].player, record.seats[Side::second].player),
                          &SessionConfig::record, record)) {}

    /// What is done: "press" as below, acts by their names ("undo"), "update" and "pass" so many seconds, "reply" (the
    /// computer's), "idle" (until the workers are), "insight" and "pause" on and off.
    void does(std::string_view words) { acts_.perform(words); }
    /// After these acts that is the position, or the answer to a question: "moves: 2".
    void check_after(const std::string& words, const std::string& wanted) {
        INFO("after " << words << ": " << wanted);
        does(words);
        if (!asks_.check(wanted)) CHECK(session_->position() == wanted);
    }
    void check_after(const std::string& words, std::initializer_list<std::string> all_wanted) {
        does(words);
        for (const auto& wanted : all_wanted)
            check_after("", wanted);
    }
    void check_steps(const Steps& steps) {
        for (const auto& [words, position] : steps)
            check_after(words, position);
    }

    Session* operator->() { return session_.get(); }
    Session& operator*() { return *session_; }

    /// Lets everything that was asked of the worker be answered, then turns the clock.
    void pass(Seconds time) {
        workers.wait_until_idle();
        session_->update(time);
    }
    /// A person presses on the place that takes 1 or 2, or on the one that is refused (3).
    void press(int take, PointerEvent::Button button = PointerEvent::Button::left) {
        session_->input(PointerEvent{
            .kind = PointerEvent::Kind::press, .at = {static_cast<float>(take) * 100 - 50, 0}, .button = button});
    }
    /// Asks a computer, waits for its answer and for all that holds it back.
    void let_computer_reply() {
        session_->update(Seconds{0.01});
        pass(leap + hold);
    }
    /// The one disc that the countdown view draws: progress across, what is left down, the hint as radius.
    [[nodiscard]] RecordingCanvas::Disc drawn(Seconds ahead = Seconds{0}) const {
        RecordingCanvas canvas(theme_);
        canvas.shown_ahead = ahead;
        session_->draw(canvas);
        REQUIRE(canvas.discs.size() == 1);
        CHECK(canvas.groups == 0);
        return canvas.discs.front();
    }
    void leave() { session_.reset(); }
    [[nodiscard]] const Theme& theme() const { return theme_; }

    Workers workers;

  private:
    template <class Part, class Value>
    static SessionConfig with(SessionConfig config, Part SessionConfig::*part, const Value& value) {
        config.*part = value;
        return config;
    }
    void add_questions();
    void turn(bool SessionSwitches::*part, bool on) {
        auto switches = session_->news().switches;
        switches.*part = on;
        session_->set(switches);
    }

    Theme theme_;
    std::unique_ptr<Session> session_;
    Asks asks_;
    Acts acts_{[](const KeyEvent&) { FAIL("the countdown is not played by keys"); }};
};

} // namespace zugzwang::testing
