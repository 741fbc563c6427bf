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

/// What a board answers, after these keys in its window.
struct Asked {
    std::string game, position;
    std::vector<Key> keys;
    Question question;
    Answers answers;
};

const std::vector<Asked> asked{
    {"sticks",
     "9/3 1",
     {},
     Question::position,
     {"9 sticks are left, a move takes up to 3. In this game whoever takes the last stick wins."}},
    {"sticks", "2/3 1", {}, Question::here, {"2 moves are possible: 1 (1 left) and 2 (0 left)."}},
    {"sticks", "9/3 1", {}, Question::danger, {"Nothing is threatened yet."}},
    {"sticks", "6/3 1", {}, Question::danger, {"Leave 3 or fewer, and the other side can take the last stick."}},
    {"sticks", "3/3 1", {}, Question::danger, {"You can take the last stick now."}},
    {"numbers", "4,7,2,9 0-0 1", {}, Question::position, {"The row, from the left: 4, 7, 2, 9."}},
    {"numbers",
     "1,2,3,4,5,6,7,8,9,10,11,12 0-0 1",
     {},
     Question::position,
     {"12 numbers are left, 1 at the left end, 12 at the right.", "Places 1 to 10: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.",
      "Places 11 to 12: 11, 12."}},
    {"numbers", "4,7,2,9 0-0 1", {}, Question::here, {"On the left 4, behind it 7. On the right 9, behind it 2."}},
    {"numbers",
     "4,7,2,9 0-0 1",
     {},
     Question::danger,
     {"Take 4 on the left, and the other side can take 7 or 9. Take 9 on the right, and the other side can take 4 or "
      "2."}},
    {"boxes",
     "--/|_._|/../|_._|/-- 1",
     {},
     Question::position,
     {"4 lines are left to draw. Closed: Blue 0, Orange 0. Open boxes: 0 with three sides drawn, 4 with two, 0 with "
      "fewer.",
      "Row 1, sides drawn: 2, 2. Not drawn: b1-b2.", "Row 2, sides drawn: 2, 2. Not drawn: a2-b2, b2-c2 and b2-b3."}},
    {"boxes",
     "--/|_._|/../|_._|/-- 1",
     {Key::right},
     Question::here,
     {"a2-b2. The box at a1 has 2 sides. The box at a2 has 2 sides. From its ends one can also draw b2-c2, b1-b2 and "
      "b2-b3."}},
    {"boxes",
     "--/|_._|/../|_._|/-- 1",
     {},
     Question::danger,
     {"No box can be closed now. No line is safe: the cheapest gives 4 boxes away."}},
    {"amazons",
     "Q2/***/2q w",
     {},
     Question::position,
     {"White's queens: a3. Black's: c1. 3 arrows lie on the board, 4 squares are free.", "Row 1. Black's queens: c1.",
      "Row 2. Arrows: a2, b2 and c2.", "Row 3. White's queens: a3."}},
    {"amazons", "Q2/***/2q w", {Key::right}, Question::here, {"From a3 she can go as far as c3."}},
    {"amazons",
     "Q2/***/2q w",
     {Key::right, Key::enter, Key::right},
     Question::here,
     {"From b3 she can shoot as far as a3 and c3."}},
    {"amazons",
     "Q2/***/2q w",
     {},
     Question::danger,
     {"White's queen on a3 can go to 2 squares only.", "Black's queen on c1 can go to 2 squares only."}},
    {"points",
     "0,0;9,2;4,7;8,8 1-2 2",
     {},
     Question::position,
     {"1 line can still be drawn. Points: 2 free, 0 blocked, 2 with a line.", "Drawn: 1-2.",
      "Point 3, at 4 across and 7 up. It can be joined to 4.",
      "Point 4, at 8 across and 8 up. It can be joined to 3."}},
    {"points",
     "0,0;9,2;4,7;8,8 1-2 2",
     {Key::right},
     Question::here,
     {"Point 3, at 4 across and 7 up. It can be joined to 4."}},
    {"points", "0,0;9,2;4,7;8,8 1-2 2", {}, Question::danger, {"After one of these no line is left: 3-4."}},
    {"points", "0,0;1,0;0,9;1,9 - 1", {}, Question::danger, {"After one of these no line is left: 1-4 and 2-3."}},
};

} // namespace

TEST_CASE("captions: who does not see a board learns what lies there, what can be played and what is threatened",
          "[captions][transcript]") {
    for (const auto& one : asked) {
        INFO(one.game << " " << one.position << " " << static_cast<int>(one.question));
        Workers workers;
        SessionConfig config;
        config.position = one.position;
        const auto session = started(game_of(one.game), config, workers);
        for (const Key key : one.keys)
            static_cast<void>(session->input(KeyEvent{.key = key}));
        CHECK(session->news().answers(one.question) == one.answers);
    }
}

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
