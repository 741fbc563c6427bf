// A laptop that was put to sleep, or a program that was stopped: the next frame comes an hour later, and nothing of
// that hour counts.
#include "support/catch.hpp"

#include "window/harness.hpp"

using Start = cli::WindowRequest::Start;
using namespace std::chrono_literals;

namespace {

/// Steps the app as its host does, sixty times a second.
class Day {
  public:
    explicit Day(App& app) : app_(app) { step(0s); }

    void pass(std::chrono::milliseconds time) {
        for (const auto end = now_ + time; now_ < end;)
            step(16ms);
    }
    void sleep(std::chrono::hours time) { step(time); }

  private:
    void step(std::chrono::steady_clock::duration time) {
        now_ += time;
        static_cast<void>(app_.step(now_));
    }

    App& app_;
    app::FrameClock::TimePoint now_{1h};
};

} // namespace

TEST_CASE("asleep: a person's clock stands, and a move under way goes on", "[window][asleep]") {
    cli::WindowRequest request{.start = Start::play, .game = "sticks"};
    request.session.options = OptionValues(find_game("sticks")->options);
    request.session.players = {{"human", "human"}};
    request.session.clocks = {{ClockLimit{Seconds{60}}, ClockLimit{Seconds{60}}}};
    testing::Window window({.request = request});
    Day day(window.app());
    day.pass(1s);
    window.press(SDLK_2);
    day.pass(16ms);
    const auto session = window.app().context().running.at("sticks");
    CHECK(session->news().is_animating);
    day.sleep(1h);
    CHECK(session->news().is_animating);
    day.pass(10s);
    CHECK_FALSE(session->news().is_animating);
    const auto left = [&] { return session->news().seats[Side::second].clock->left; };
    const auto before = left();
    CHECK(before.count() == Approx(50).margin(1));
    day.sleep(10h);
    CHECK((before - left()).count() < 0.3);
    CHECK_FALSE(session->news().outcome);
    window.press(SDLK_3);
    day.pass(100ms);
    CHECK(session->record().moves.size() == 2);
}

TEST_CASE("asleep: the menu does not begin its show", "[window][asleep]") {
    testing::Window window;
    Day day(window.app());
    day.pass(40s);
    day.sleep(10h);
    CHECK(window.app().scenes().depth() == 1);
    day.pass(6s); // and of the 45 seconds only five were left
    CHECK(window.app().scenes().depth() == 2);
}

TEST_CASE("asleep: a show goes on where it was", "[window][asleep]") {
    cli::WindowRequest request{.start = Start::demo, .game = "sticks"};
    request.session.options = OptionValues(find_game("sticks")->options);
    request.session.players = {{"novice", "optimal"}};
    testing::Window window({.request = request});
    Day day(window.app());
    day.pass(2s);
    day.sleep(10h); // in which the game could be played many times
    CHECK_THAT(window.app().scenes().title(),
               Catch::Matchers::StartsWith("Sticks: Demo: ") && Catch::Matchers::ContainsSubstring("is thinking"));
    CHECK(window.app().running());
}
