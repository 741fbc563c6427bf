// Whole games of every kind as somebody hears them who sees nothing: the captions alone, written down beforehand by the
// rules of the games.
#include "support/catch.hpp"

#include "contract/sessions.hpp"
#include "recorded_voice.hpp"
#include "voice/captions.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

struct Transcript {
    std::string game, position;
    std::vector<std::string> moves, told; ///< Before the first move one line is told.
};

const std::vector<Transcript> transcripts{
    {"sticks",
     "9/3 1",
     {"3", "2", "3", "1"},
     {"Blue begins. Take 1, 2 or 3.", "Blue takes 3, 6 are left.", "Orange takes 2, 4 are left.",
      "Blue takes 3, 1 is left.", "Orange takes the last stick. Orange wins."}},
    {"sticks",
     "5/4 2",
     {"2", "3"},
     {"Orange begins. Take 1, 2, 3 or 4.", "Orange takes 2, 3 are left.", "Blue takes the last 3 sticks. Blue wins."}},
    {"numbers",
     "4,7,2,9 0-0 1",
     {"R", "L", "L", "L"},
     {"Blue begins. Left or right?", "Blue takes 9 on the right, 9 to 0.", "Orange takes 4 on the left, 4 to 9.",
      "Blue takes 7 on the left, 16 to 4.", "Orange takes the last number, 2: 6 to 16. Blue wins by 10 points."}},
    {"points",
     "0,0;9,2;4,7;8,8 1-2 2",
     {"3-4"},
     {"Orange begins. Join two points.", "Orange joins 3 and 4, and no line is left. Orange wins."}},
    {"amazons",
     "Q2/***/2q w",
     {"a3-b3/c3", "c1-b1/c1", "b3-a3/b3", "b1-a1/b1"},
     {"White begins. Choose a queen.", "White moves the queen from a3 to b3 and shoots at c3.",
      "Black moves the queen from c1 to b1 and shoots at c1.", "White moves the queen from b3 to a3 and shoots at b3.",
      "Black moves the queen from b1 to a1 and shoots at b1. Black wins."}},
    {"boxes",
     "--/|_._|/../|_._|/-- 1",
     {"b1-b2", "b2-b3", "a2-b2", "b2-c2"},
     {"Blue begins. Draw a line.", "Blue draws the line b1-b2.", "Orange draws the line b2-b3.",
      "Blue closes 2 boxes, 2 to 0, and moves again.", "Blue closes the last 2 boxes, 4 to 0. Blue wins by 4 boxes."}},
};

const Game& game_of(const std::string& id) { return *find_game(id); }

std::vector<std::string> heard(const Transcript& one) {
    Workers workers;
    SessionConfig config;
    config.position = one.position;
    const auto session = started(game_of(one.game), config, workers);
    Captions captions(game_of(one.game).side_names);
    RecordedVoice voice;
    const auto pass = [&] {
        session->update(Seconds{4});
        captions.follow(session->take_happened(), session->news(), Seconds{4}, &voice);
    };
    pass();
    for (const auto& move : one.moves) {
        INFO(move);
        REQUIRE(session->play(move));
        pass();
    }
    return voice.take_words();
}

} // namespace

TEST_CASE("captions: a whole game of every kind can be followed by them alone", "[captions][transcript]") {
    for (const auto& one : transcripts) {
        INFO(one.game << " " << one.position);
        CHECK(heard(one) == one.told);
    }
}

TEST_CASE("captions: every game has a transcript", "[captions][transcript]") {
    for (const auto& game : catalog())
        CHECK(std::ranges::count(transcripts, game.id, &Transcript::game) > 0);
}
