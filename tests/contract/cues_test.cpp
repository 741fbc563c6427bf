// What is heard of every game: of each move something, at its place and time; what is won in a row rises; then the end.
#include "contract/option_sets.hpp"
#include "contract/sessions.hpp"
#include "contract/tables.hpp"
#include "support/cues.hpp"
#include "zugzwang/base/random.hpp"

TEST_CASE("contract: every move of a game is heard, played and played anew; what is won in one turn rises",
          "[contract][sound]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    const auto options = small_set(game).values;
    const auto playing = started(game, between_people(options), workers);
    auto& session = *playing;
    const auto table = open(game, options);
    Random random(11);
    int gains = 0; // of the side to move, in this turn
    while (!table->outcome()) {
        const auto mover = table->to_move();
        const auto move = random.pick(table->legal_moves());
        CAPTURE(table->position(), move);
        REQUIRE(session.play(move));
        REQUIRE_FALSE(table->play(move));
        auto cues = take_cues(session);
        session.act(Act::undo);
        session.act(Act::redo);
        CHECK(take_cues(session) == cues);
        if (table->outcome()) {
            REQUIRE(cues.size() > 1);
            CHECK(cues.back().kind == (table->outcome()->winner ? Cue::Kind::win : Cue::Kind::draw));
            cues.pop_back();
        }
        REQUIRE_FALSE(cues.empty());
        for (const auto& cue : cues) {
            CHECK(std::abs(cue.pan) <= 1);
            CHECK(cue.when >= Seconds{0});
            CHECK(cue.when.count() <= Approx(0.3));
            CHECK((cue.kind != Cue::Kind::win && cue.kind != Cue::Kind::draw));
            CHECK(cue.rise == (cue.kind == Cue::Kind::gain ? gains++ : 0));
        }
        if (table->to_move() != mover) gains = 0;
        session.act(Act::skip_animation);
    }
}
