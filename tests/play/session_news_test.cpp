// What a session tells, and how seldom it asks for it.
#include "play/session_rig.hpp"
#include "support/cues.hpp"
#include "zugzwang/play/game_session.hpp"

namespace {

int pointers = 0, settles = 0, panels = 0;

/// Counts what it is asked.
struct CountingView : CountdownView {
    Reaction<Countdown> pointer(const PointerEvent& event, const Countdown::State& state) {
        ++pointers;
        return CountdownView::pointer(event, state);
    }
    void settle(const Countdown::State& state, std::optional<Vec> at) {
        ++settles;
        CountdownView::settle(state, at);
    }
    [[nodiscard]] std::optional<Panel> pointer_panel(const Countdown::State&, Labels) const {
        ++panels;
        return std::nullopt;
    }
};
struct CountingKit : CountdownKit {
    using View = CountingView;
};

std::unique_ptr<Session> counted(Workers& workers) {
    return *GameSession<CountingKit>::start(config_between(), workers);
}

PointerEvent press(float x) {
    return {.kind = PointerEvent::Kind::press, .at = {x, 0}, .button = PointerEvent::Button::left};
}

} // namespace

TEST_CASE("session: a click that plays asks the view once and tells it once", "[session][play]") {
    Workers workers;
    const auto session = counted(workers);
    pointers = settles = 0;
    session->input(press(150));
    CHECK(session->position() == "8 2");
    CHECK(pointers == 1);
    CHECK(settles == 1);
}

TEST_CASE("session: the news are made once for a change, and not while only clocks run", "[session][play]") {
    Workers workers;
    const auto session = counted(workers);
    session->update(Seconds{10});
    const auto before = session->news().revision;
    panels = 0;
    for (int step = 0; step < 100; ++step) {
        session->update(Seconds{0.01});
        static_cast<void>(session->news());
    }
    CHECK(session->news().revision == before);
    CHECK(panels == 0);
    CHECK(session->news().seats[Side::first].used.count() == Approx(11));
    session->input(press(50));
    CHECK(session->news().revision == before + 1);
    CHECK(panels == 1);
}

TEST_CASE("session: what can be heard of a move comes once, then its end", "[session][play]") {
    SessionRig rig("human", "human", "3 1");
    CHECK(take_cues(*rig).empty());
    rig.press(2);
    CHECK(take_cues(*rig) == std::vector<Cue>{{.kind = Cue::Kind::take}});
    CHECK(take_cues(*rig).empty());
    rig.press(3);
    CHECK(take_cues(*rig) == std::vector<Cue>{{.kind = Cue::Kind::refuse}});
    rig.press(1);
    CHECK(take_cues(*rig) == std::vector<Cue>{{.kind = Cue::Kind::take}, {.kind = Cue::Kind::win, .when = leap}});
    rig->act(Act::undo);
    CHECK(take_cues(*rig).empty());
}

TEST_CASE("session: an earlier position is shown and the game stays as it is", "[session][play]") {
    SessionRig rig("human", "human", "10 1", {"2", "1", "2"});
    rig.check_after("undo, skip", "7 1");
    rig->show({.ply = 1});
    CHECK(rig->news().shown_ply == 1U);
    CHECK(rig.drawn().centre == Vec{1, 8});
    CHECK(rig.drawn().role == Role::dim); // nobody plays there
    rig.check_after("press 2", "7 1");
    rig->show({.ply = 3}); // what redo would play
    CHECK(rig.drawn().centre == Vec{1, 5});
    rig->show({.ply = 4});
    CHECK_FALSE(rig->news().shown_ply);
    CHECK(rig.drawn().centre == Vec{1, 7});
    CHECK(rig->news().moves.size() == 2);
    CHECK(rig->news().can_redo);
    rig->show({.ply = 0});
    rig.does("redo, skip");
    CHECK(rig.drawn().centre == Vec{1, 5});
}

TEST_CASE("session: what is shown already is no news", "[session][play]") {
    SessionRig rig("human", "human", "10 1", {"2"});
    const Shown start{.ply = 0, .compared = {.played = "2", .better = "1"}};
    rig->show(start);
    const auto told = rig->news().revision;
    rig->show(start);
    CHECK(rig->news().revision == told);
    rig->show({});
    CHECK(rig->news().revision > told);
    CHECK_FALSE(rig->news().shown_ply);
}

TEST_CASE("session: an answer is lit until the game goes on", "[session][play]") {
    SessionRig rig("human", "human");
    const float unlit = rig.drawn().radius;
    rig->show({.answer = "2"});
    CHECK(rig.drawn().radius == 2);
    rig.does("press 1, skip");
    CHECK(rig.drawn().radius == unlit);
}

TEST_CASE("session: a line of moves is told as far as it can be played", "[play][session]") {
    SessionRig rig("human", "human", "4 1", {"1"});
    const std::vector<std::string> line{"1", "2", "2", "1"};
    CHECK(rig->line_words({.line = line}).moves == "1, 2");
    CHECK(rig->line_words({.ply = 1, .line = line}).moves == "1, 2");
    CHECK(rig->line_words({.ply = 1, .line = {}}).moves.empty());
}

TEST_CASE("session: a part of a move that is chosen is heard where it is", "[session][play]") {
    SessionRig rig("human", "human", "3 1");
    CHECK(rig->input(KeyEvent{.key = Key::character, .character = 's'}));
    CHECK(take_cues(*rig) == std::vector<Cue>{{.kind = Cue::Kind::choose, .pan = 0.25F}});
}

TEST_CASE("session: the only person at the table hears a loss, anybody else that somebody won", "[session][play]") {
    SessionRig alone("human", "one", "2 1");
    alone.does("update 0.01, press 1, skip, reply");
    REQUIRE(alone->news().outcome);
    CHECK(take_cues(*alone).back().kind == Cue::Kind::lose);
    SessionRig demo("one", "one", "1 1");
    demo.does("reply, reply");
    REQUIRE(demo->news().outcome);
    CHECK(take_cues(*demo).back().kind == Cue::Kind::win);
}

TEST_CASE("session: a step forward through a game is heard as it was in play, a step back is not", "[session][play]") {
    SessionRig rig("human", "human", "10 1", {"2", "1", "2"});
    CHECK(take_cues(*rig).empty());
    rig->show({.ply = 1}); // a leap backwards
    CHECK(take_cues(*rig).empty());
    rig->show({.ply = 2});
    CHECK(take_cues(*rig) == std::vector<Cue>{{.kind = Cue::Kind::take}});
    rig->show({.ply = 2}); // it is there already
    CHECK(take_cues(*rig).empty());
    rig->show({.ply = 1});
    rig->show({.ply = 3}); // two at once are a leap
    CHECK(take_cues(*rig).empty());
}
