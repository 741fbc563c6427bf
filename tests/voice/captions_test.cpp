// Happenings in, captions out: what is told when, for how long, and of whom.
#include "support/catch.hpp"

#include "recorded_voice.hpp"
#include "voice/captions.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;
using Kind = Happening::Kind;

namespace {

/// A game between two people after these moves, the first side's first.
struct Followed {
    explicit Followed(bool against_computer = false) {
        news.seats[Side::first].person = true;
        news.seats[Side::second].person = !against_computer;
        news.prompt = "draw a line";
        news.waits_for_person = true;
    }
    /// What is told so long after that.
    std::string after(std::vector<Happening> happened, double seconds = 4) {
        news.moves = moves;
        captions.follow(happened, news, Seconds{seconds}, &voice);
        return captions.now() ? captions.now()->words : std::string();
    }
    std::vector<Happening> move(const std::string& words) {
        moves.emplace_back().side = news.to_move;
        news.to_move = other(news.to_move);
        news.waits_for_person = news.seats[news.to_move].person;
        return {{.kind = Kind::moved, .ply = moves.size(), .words = words}};
    }

    std::vector<MoveEntry> moves;
    SessionNews news;
    Captions captions;
    RecordedVoice voice;
};

} // namespace

TEST_CASE("captions: before the first move they say who begins and what is to be done", "[captions]") {
    Followed game;
    CHECK(game.after({}) == "Blue begins. Draw a line.");
    CHECK(game.captions.now()->side == Side::first);
    Followed demo;
    demo.news.prompt.clear();
    CHECK(demo.after({}) == "Blue begins.");
    Followed kept;
    kept.moves.emplace_back();
    kept.news.to_move = Side::second;
    CHECK(kept.after({}) == "Orange is to move. Draw a line.");
}

TEST_CASE("captions: each stays for three seconds at least, and until the next one", "[captions]") {
    Followed game;
    static_cast<void>(game.after({}));
    CHECK(game.after(game.move("One."), 2.9) == "Blue begins. Draw a line.");
    CHECK(game.after({}, 0.2) == "One.");
    CHECK(game.captions.now()->side == Side::first);
    CHECK(game.after({}, 60) == "One.");
    CHECK(game.after(game.move("Two.")) == "Two.");
    CHECK(game.captions.now()->side == Side::second);
    CHECK(game.voice.take_words() == std::vector<std::string>{"Blue begins. Draw a line.", "One.", "Two."});
}

TEST_CASE("captions: three wait at most, and of more the oldest is left out", "[captions]") {
    Followed game;
    static_cast<void>(game.after({}));
    for (const auto* const words : {"1", "2", "3", "4", "5"})
        static_cast<void>(game.after(game.move(words), 0.1));
    CHECK(game.after({}, 3) == "3");
    CHECK(game.after({}, 3) == "4");
    CHECK(game.after({}, 3) == "5");
}

TEST_CASE("captions: of a side that moves on and on only the newest move waits", "[captions]") {
    Followed game;
    static_cast<void>(game.after({}));
    static_cast<void>(game.after(game.move("Blue."), 0.1));
    for (const auto* const words : {"Orange closes 1 box, 1 to 0.", "Orange closes 2 boxes, 3 to 0."}) {
        game.news.to_move = Side::second;
        static_cast<void>(game.after(game.move(words), 0.1));
    }
    CHECK(game.after({}, 3) == "Blue.");
    CHECK(game.after({}, 3) == "Orange closes 2 boxes, 3 to 0.");
}

TEST_CASE("captions: a person is told when the computer has answered", "[captions]") {
    Followed game(true);
    static_cast<void>(game.after({}));
    CHECK(game.after(game.move("Blue draws the line a.")) == "Blue draws the line a.");
    CHECK(game.after(game.move("Orange draws the line b.")) == "Orange draws the line b. Your move.");
}

TEST_CASE("captions: a refusal is told at once, and so is a move that is taken back", "[captions]") {
    Followed game;
    static_cast<void>(game.after(game.move("One.")));
    CHECK(game.after({{.kind = Kind::refused, .words = "That line is drawn already"}}, 0.1) ==
          "That line is drawn already.");
    game.moves.clear();
    game.news.to_move = Side::first;
    CHECK(game.after({{.kind = Kind::taken_back}}, 0.1) == "1 move is taken back, Blue is to move.");
    game.moves = {{}, {}};
    static_cast<void>(game.after({}, 0.1));
    game.moves.clear();
    CHECK(game.after({{.kind = Kind::taken_back}, {.kind = Kind::taken_back}}, 0.1) ==
          "2 moves are taken back, Blue is to move.");
    CHECK(game.after({{.kind = Kind::taken_back}}, 0.1) == "The game goes on, Blue is to move.");
}

TEST_CASE("captions: a move that waits to be made once more, and what is asked after its first part, are told at once",
          "[captions]") {
    Followed game;
    static_cast<void>(game.after({}));
    CHECK(game.after({{.kind = Kind::chosen, .words = "b1-b2? Once more plays it"}}, 0.1) ==
          "b1-b2? Once more plays it");
    CHECK(game.after({{.kind = Kind::chosen}}) == "Draw a line."); // what is asked next
}

TEST_CASE("captions: the end stands behind the move that led to it, or alone", "[captions]") {
    Followed game;
    static_cast<void>(game.after({}));
    auto happened = game.move("Blue takes the last stick.");
    happened.push_back({.kind = Kind::ended, .ply = 1});
    game.news.outcome = Outcome{.winner = Side::first};
    game.news.outcome_words = "Blue wins";
    game.news.waits_for_person = false;
    CHECK(game.after(happened) == "Blue takes the last stick. Blue wins.");
    game.news.outcome_words = "Orange wins: you resigned";
    game.news.outcome->winner = Side::second;
    CHECK(game.after({{.kind = Kind::ended, .ply = 1}}) == "Orange wins: you resigned.");
    CHECK(game.captions.now()->side == Side::second);
}

TEST_CASE("captions: a hint is told when it comes", "[captions]") {
    Followed game;
    static_cast<void>(game.after({}));
    game.news.hint_words = HintWords{.move = "b1-b2", .reason = "It gives nothing away."};
    CHECK(game.after({}, 0.1) == "Hint: b1-b2. It gives nothing away.");
    game.news.hint_words->reason.clear();
    CHECK(game.after({}, 0.1) == "Hint: b1-b2.");
    game.news.hint_words.reset();
    CHECK(game.after({}) == "Hint: b1-b2.");
}

TEST_CASE("captions: little time is told once, and again when ten and five seconds are left", "[captions]") {
    Followed game;
    static_cast<void>(game.after({}));
    auto& clock = game.news.seats[Side::first].clock;
    const auto at = [&](double left, bool is_low) {
        clock = SeatInfo::Clock{.left = Seconds{left}, .is_low = is_low};
        return game.after({});
    };
    CHECK(at(31, false) == "Blue begins. Draw a line.");
    CHECK(at(29.5, true) == "Blue has 30 seconds left.");
    CHECK(at(20, true) == "Blue has 30 seconds left.");
    CHECK(at(9.7, true) == "Blue has 10 seconds left.");
    CHECK(at(8, true) == "Blue has 10 seconds left.");
    CHECK(at(4.2, true) == "Blue has 5 seconds left.");
    CHECK(at(0.5, true) == "Blue has 5 seconds left.");
}
