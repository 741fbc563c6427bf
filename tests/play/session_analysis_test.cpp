// The live analysis of a session: of whatever is on the board, beside everything else.
#include "play/session_rig.hpp"
#include "zugzwang/play/analysis.hpp"

namespace {

AnalysedMove won(std::string text, std::int64_t margin) {
    return {.text = std::move(text), .value = {.first_share = margin > 0 ? 1 : 0, .exact = true, .margin = margin}};
}

} // namespace

TEST_CASE("session: nothing is analysed until that is switched on", "[session][analysis]") {
    SessionRig rig("human", "human", "10 1");
    rig.pass(Seconds{0.01});
    CHECK_FALSE(rig->news().analysis);
    rig->set({.analysis = true});
    REQUIRE(rig->news().analysis);
    CHECK(rig->news().analysis->running);
    CHECK(rig->news().analysis->known.moves.empty());
}

TEST_CASE("session: a move made is another position to analyse", "[session][analysis]") {
    SessionRig rig("human", "human", "1 1");
    rig->set({.analysis = true});
    rig->update(Seconds{0.01});
    CHECK_FALSE(rig->play("2"));
    REQUIRE(rig->play("1"));
    rig.does("pass 0.01, pass 0.01");
    const auto analysis = rig->news().analysis;
    REQUIRE(analysis);
    CHECK(analysis->known.complete); // the game is over
    CHECK(analysis->known.value.first_share == 1);
    CHECK_FALSE(analysis->known.value.margin); // it counts none
}

TEST_CASE("session: no move can be played for a computer", "[session][analysis]") {
    SessionRig rig("two", "human", "10 1");
    CHECK_FALSE(rig->play("1"));
    CHECK(rig->position() == "10 1");
}

TEST_CASE("analysis: every proven move of the same value keeps it", "[play][analysis]") {
    Analysis analysis{.value = {.first_share = 1, .exact = true, .margin = 3}};
    analysis.moves = {won("a", 3), won("b", 3), won("c", 1)};
    CHECK(keeps_value(analysis, 0, Side::first));
    CHECK(keeps_value(analysis, 1, Side::first));
    CHECK_FALSE(keeps_value(analysis, 2, Side::first));
}

TEST_CASE("analysis: what is lost cannot be kept, and what is not proven only by the best move", "[play][analysis]") {
    Analysis lost{.value = {.first_share = 0, .exact = true}};
    lost.moves = {{.text = "a", .value = lost.value}};
    CHECK_FALSE(keeps_value(lost, 0, Side::first));
    CHECK(keeps_value(lost, 0, Side::second));
    Analysis open{.value = {.first_share = 0.6}};
    open.moves = {{.text = "a", .value = {.first_share = 0.6}}, {.text = "b", .value = {.first_share = 0.6}}};
    CHECK(keeps_value(open, 0, Side::first));
    CHECK_FALSE(keeps_value(open, 1, Side::first));
}

TEST_CASE("analysis: a value in a few signs is that of the side that asks", "[play][analysis]") {
    const PositionValue margin{.first_share = 1, .exact = true, .margin = 5};
    CHECK(short_value(margin, Side::first) == "+5");
    CHECK(short_value(margin, Side::second) == "−5");
    CHECK(short_value({.first_share = 0.5, .exact = true, .margin = 0}, Side::second) == "0");
    CHECK(short_value({.first_share = 0, .exact = true}, Side::second) == "+");
    CHECK(short_value({.first_share = 0.5, .exact = true}, Side::second) == "=");
    CHECK(short_value({.first_share = 0.37}, Side::second) == "63 %");
    CHECK(short_value({}, Side::first).empty());
    CHECK(plate_words({.text = "1-2", .value = {.first_share = 0, .exact = true}, .nim_value = 3}, Side::first) ==
          "nim 3");
}
