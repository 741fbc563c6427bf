// Clocks that limit a side's time, and games that end before their rules end them.
#include "play/session_rig.hpp"
#include "support/cues.hpp"
#include "zugzwang/play/clocks.hpp"

namespace {

using Limits = BySide<std::optional<ClockLimit>>;

const Limits five_plus_two{{ClockLimit{Seconds{300}, Seconds{2}}, ClockLimit{Seconds{300}, Seconds{2}}}};
const Limits one_minute{{ClockLimit{Seconds{60}}, ClockLimit{Seconds{60}}}};

double left(SessionRig& rig, Side side) {
    const auto clock = rig->news().seats[side].clock;
    REQUIRE(clock);
    return clock->left.count();
}

/// A person's move, and its show.
void play(SessionRig& rig, int take, double after) {
    rig.pass(Seconds{after});
    rig.press(take);
    rig->act(Act::skip_animation);
}

} // namespace

TEST_CASE("clocks: a side's time runs on its turn and grows with its moves", "[session][play][clocks]") {
    SessionRig rig("human", "human", five_plus_two);
    CHECK(left(rig, Side::first) == 300);
    play(rig, 1, 10);
    CHECK(left(rig, Side::first) == Approx(300 - 10 + 2));
    CHECK(left(rig, Side::second) == 300);
    rig.pass(Seconds{4});
    CHECK(left(rig, Side::first) == Approx(292));
    CHECK(left(rig, Side::second) == Approx(296));
    play(rig, 1, 1);
    CHECK(left(rig, Side::second) == Approx(300 - 5 + 2));
}

TEST_CASE("clocks: one side may have a clock alone", "[session][play][clocks]") {
    SessionRig rig("human", "human", Limits{{std::nullopt, ClockLimit{Seconds{60}}}});
    CHECK_FALSE(rig->news().seats[Side::first].clock);
    play(rig, 1, 1000);
    CHECK_FALSE(rig->news().outcome);
    rig.check_after("pass 59", "won by: nobody yet");
    rig.check_after("pass 1", "won by: first");
}

TEST_CASE("clocks: they stand while the game is paused, and while a move is shown", "[session][play][clocks]") {
    SessionRig rig("human", "human", one_minute);
    rig.does("pass 5, pause on, pass 100");
    CHECK(left(rig, Side::first) == 55);
    rig.check_after("pause off, press 1", "moves still: yes");
    rig.pass(leap / 2);
    rig.pass(leap / 4);
    CHECK(left(rig, Side::second) == 60);
}

TEST_CASE("clocks: a computer does not pay for a reply that is held back", "[session][play][clocks]") {
    SessionRig rig("human", "one", one_minute);
    rig.does("press 1, update 0.01, pass 0.1"); // the answer is there
    rig.check_after("pass 0.3, pass 0.5", "moves: 2");
    CHECK(left(rig, Side::second) == 60);
}

TEST_CASE("clocks: who is out of time loses, with the reason in the record", "[session][play][clocks]") {
    SessionRig rig("human", "human", one_minute);
    play(rig, 1, 7);
    rig.pass(Seconds{59.5});
    CHECK(rig->news().seats[Side::second].clock->is_low);
    CHECK_FALSE(rig->news().outcome);
    rig.check_after("pass 0.5", "won by: first");
    CHECK(left(rig, Side::second) == 0);
    CHECK_FALSE(rig->news().waits_for_person);
    CHECK(rig->news().margin_words == "on time");
    CHECK(rig->news().outcome_words == "Blue wins: Orange is out of time");
    const auto result = rig->record().result;
    REQUIRE(result);
    CHECK(result->outcome == Outcome{.winner = Side::first});
    REQUIRE(result->forfeit);
    CHECK(result->forfeit->words == "out of time");
    rig.check_after("press 1", "moves: 1");
    CHECK(take_cues(*rig).back().kind == Cue::Kind::win);
}

TEST_CASE("clocks: a loss on time is taken back to the beginning of that turn", "[session][play][clocks]") {
    SessionRig rig("human", "human", one_minute);
    play(rig, 1, 7);
    rig.pass(Seconds{60});
    REQUIRE(rig->news().outcome);
    REQUIRE(rig->news().can_undo);
    rig->act(Act::undo);
    CHECK_FALSE(rig->news().outcome);
    CHECK(rig->position() == "9 2");
    CHECK(left(rig, Side::second) == 60);
    CHECK(rig->record().seats[Side::second].help == 1);
    rig.check_after("undo", "10 1");
}

TEST_CASE("clocks: a move that is taken back gives back its time and loses its increment", "[session][play][clocks]") {
    SessionRig rig("human", "human", five_plus_two);
    play(rig, 1, 10);
    play(rig, 1, 20);
    rig.does("pass 30, undo");
    CHECK(left(rig, Side::first) == 292);
    CHECK(left(rig, Side::second) == 300);
    rig->act(Act::redo);
    CHECK(left(rig, Side::first) == 292);
    CHECK(left(rig, Side::second) == 282);
    // What was used in all is known none the less.
    CHECK(rig->record().seats[Side::first].used == Seconds{40});
}

TEST_CASE("clocks: a record goes on to the tick where the game was left", "[session][play][clocks]") {
    SessionRig rig("human", "human", five_plus_two);
    play(rig, 1, 10);
    play(rig, 2, 1.25);
    rig.pass(Seconds{3.5});
    const auto record = rig->record();
    CHECK(record.spent == Seconds{3.5});
    CHECK(record.seats[Side::second].clock == ClockLimit{Seconds{300}, Seconds{2}});
    SessionRig again(record);
    CHECK(again->record() == record);
    CHECK(left(again, Side::first) == left(rig, Side::first));
    CHECK(left(again, Side::first) == 288.5);
    again.check_after("pass 288.5", "won by: second");
    SessionRig lost(again->record());
    CHECK(lost->record() == again->record());
    CHECK(left(lost, Side::first) == 0);
}

TEST_CASE("clocks: a computer without time loses too", "[session][play][clocks]") {
    SessionRig rig("human", "dawdler", Limits{{std::nullopt, ClockLimit{Seconds{2}}}});
    rig.check_after("press 1, update 0.3, update 1.9", "won by: nobody yet");
    rig->update(Seconds{0.2});
    CHECK(rig->news().outcome == Outcome{.winner = Side::first});
    CHECK(rig->news().outcome_words == "You win: Dawdler is out of time");
    rig.check_after("idle, undo", "10 1"); // it was told to stop; the position that the person faced last
}

TEST_CASE("clocks: a search is given no more than its clock has", "[session][play][clocks]") {
    SessionRig rig("human", "accountant", Limits{{std::nullopt, ClockLimit{Seconds{4}}}});
    rig.check_after("press 1, reply, pass 0.5", "moves: 2");
    CHECK(rig->news().moves.back().thought->score == 480); // 160 ms, a twenty-fifth, and twice that in reserve
}

TEST_CASE("clocks: an outside player hears all clocks and divides its time itself", "[session][play][clocks]") {
    auto config = config_between("human", "ugi:listener");
    config.clocks = Limits{{ClockLimit{Seconds{60}}, ClockLimit{Seconds{4}, Seconds{2}}}};
    config.budget = {.depth = 3};
    GameClocks heard;
    Budget allowed;
    config.outside = [&](std::string_view, const OptionValues&, const std::string&) -> OutsidePlayerFunction {
        return [&](const std::string&, SearchControl& control, const TextProgressSink&) -> Result<std::string> {
            heard = control.clocks();
            allowed = control.budget();
            return std::string("1");
        };
    };
    SessionRig rig(config);
    rig.check_after("pass 10, press 1, reply, pass 0.5", "moves: 2");
    using std::chrono::milliseconds;
    CHECK(heard.sides[Side::first] == ClockReading{milliseconds(50'000)});
    CHECK(heard.own() == ClockReading{milliseconds(4000), milliseconds(2000)});
    CHECK(allowed == Budget{.depth = 3});
}

TEST_CASE("clocks: little is a tenth of the game, within reason", "[play][clocks]") {
    const auto [game, little] =
        GENERATE(std::pair{60, 10}, std::pair{180, 18}, std::pair{300, 30}, std::pair{1800, 30});
    const ClockLimit limit{Seconds(game)};
    CHECK_FALSE(is_low(Seconds(little), limit));
    CHECK(is_low(Seconds(little - 0.01), limit));
}

TEST_CASE("ending: a person resigns on the own turn, and takes it back", "[session][play][ending]") {
    SessionRig rig("human", "human");
    rig.does("press 1, pass 2");
    CHECK(rig->news().can_resign == Side::second);
    rig->act(Act::resign);
    CHECK(rig->news().outcome == Outcome{.winner = Side::first});
    CHECK(rig->news().outcome_words == "Blue wins: Orange resigned");
    CHECK(rig->news().margin_words == "by resignation");
    CHECK_FALSE(rig->news().can_resign);
    const auto record = rig->record();
    CHECK(record.result == forfeited(Side::second, Refusal(forfeits::resigned)));
    SessionRig again(record);
    CHECK(again->record() == record);
    REQUIRE(again->news().can_undo);
    again->act(Act::undo);
    CHECK_FALSE(again->news().outcome);
    CHECK(again->position() == "9 2");
    CHECK(again->news().waits_for_person);
    CHECK(again->record().seats == record.seats); // no help was asked for
}

TEST_CASE("ending: the only person resigns at any time", "[session][play][ending]") {
    SessionRig rig("human", "thinker");
    rig.does("press 1, update 0.3");
    CHECK(rig->news().can_resign == Side::first);
    rig.does("resign, idle"); // the search was told to stop
    CHECK(rig->news().outcome == Outcome{.winner = Side::second});
    CHECK(rig->news().outcome_words == "Thinker wins: you resigned");
    rig.check_after("pass 5", "moves: 1");
    rig.check_after("undo", "9 2");
    rig->update(Seconds{0.01});
    CHECK(rig->news().thinking->running);
}

TEST_CASE("ending: two people agree on a draw, and take it back", "[session][play][ending]") {
    SessionRig rig("human", "human");
    rig.press(1);
    CHECK(rig->news().can_agree_draw);
    rig->act(Act::agree_draw);
    CHECK(rig->news().outcome == Outcome{});
    CHECK(rig->news().outcome_words == "A draw: you agreed");
    CHECK(rig->news().margin_words == "by agreement");
    CHECK(take_cues(*rig).back().kind == Cue::Kind::draw);
    const auto record = rig->record();
    REQUIRE(record.result);
    CHECK_FALSE(record.result->outcome.winner);
    CHECK(record.result->forfeit == Refusal("draw agreed"));
    SessionRig again(record);
    CHECK(again->record() == record);
    again->act(Act::undo);
    CHECK_FALSE(again->news().outcome);
    CHECK(again->position() == "9 2");
}

TEST_CASE("ending: with a computer there is no draw to agree on, among computers nobody to resign",
          "[session][play][ending]") {
    SessionRig alone("human", "one");
    CHECK_FALSE(alone->news().can_agree_draw);
    alone->act(Act::agree_draw);
    CHECK_FALSE(alone->news().outcome);
    SessionRig demo("one", "one");
    CHECK_FALSE(demo->news().can_resign);
    demo->act(Act::resign);
    CHECK_FALSE(demo->news().outcome);
}

TEST_CASE("ending: a game that is over is not given up", "[session][play][ending]") {
    SessionRig rig("human", "human", "2 1");
    rig.press(2);
    CHECK_FALSE(rig->news().can_resign);
    CHECK_FALSE(rig->news().can_agree_draw);
    rig.does("resign, agree");
    CHECK(rig->record().result == GameResult{.outcome = {.winner = Side::first, .margin = 3}});
}
