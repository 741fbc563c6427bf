// Two moves drawn upon a position for whoever looks back, and what is told of moves lit, in the hand of every game of
// the house.
#include "house.hpp"
#include "support/recording_canvas.hpp"

namespace {

const Rect board_area{100, 50, 700, 700};

/// A game at its start, and two of the moves there.
struct Position {
    explicit Position(const Game& game) {
        SessionConfig config;
        config.options = OptionValues(game.options);
        config.budget = {.nodes = 5000};
        session = *game.start_session(config, workers);
        session->place(board_area);
        session->show({.ply = 0});
        const auto legal = (*game.open_table(config.options))->legal_moves();
        first = legal.front();
        last = legal.back();
    }
    void compare(const ComparedMoves& moves) const { session->show({.ply = 0, .compared = moves}); }
    [[nodiscard]] RecordingCanvas drawn() const {
        RecordingCanvas canvas(theme);
        session->draw(canvas);
        return canvas;
    }

    Theme theme = test_theme();
    Workers workers;
    std::unique_ptr<Session> session;
    std::string first, last;
};

std::vector<RecordingCanvas::Disc> discs(const RecordingCanvas& canvas, Role role) {
    std::vector<RecordingCanvas::Disc> found;
    std::ranges::copy_if(canvas.discs, std::back_inserter(found),
                         [role](const auto& disc) { return disc.role == role; });
    return found;
}

} // namespace

TEST_CASE("compared moves: every board draws what was played, and forgets it with the position", "[scenes][review]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        const Position position(game);
        const int bare = position.drawn().calls;
        position.compare({.played = position.first, .better = {}});
        const auto alone = position.drawn();
        CHECK(alone.calls > bare);
        CHECK(discs(alone, Role::bad).empty()); // nobody says that it is at fault
        position.session->show({.ply = 0});
        CHECK(position.drawn().calls == bare);
        position.compare({.played = "no move", .better = {}});
        CHECK(position.drawn().calls == bare);
    }
}

TEST_CASE("compared moves: while a better one is looked for, the old one has a look of its own and no sign",
          "[scenes][practice]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        const Position position(game);
        const int bare = position.drawn().calls;
        NullCanvas canvas(position.theme, 1000, 800);
        const auto picture_of = [&](const ComparedMoves& moves) {
            position.compare(moves);
            Recording picture(canvas);
            position.session->draw(picture);
            return picture;
        };
        const auto alone = picture_of({.played = position.first, .better = {}});
        const auto old = picture_of({.played = position.first, .better = {}, .better_is_secret = true});
        CHECK_FALSE(alone == old);
        CHECK(position.drawn().calls > bare);
        CHECK(discs(position.drawn(), Role::bad).empty());
    }
}

TEST_CASE("compared moves: each has a sign of its own, in another place, on the board", "[scenes][review]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        const Position position(game);
        position.compare({.played = position.first, .better = position.last});
        const auto canvas = position.drawn();
        const auto fault = discs(canvas, Role::bad);
        REQUIRE(fault.size() == 1);
        const auto better = discs(canvas, Role::act);
        REQUIRE_FALSE(better.empty());
        CHECK(better.back().centre != fault.front().centre);
        CHECK(board_area.contains(fault.front().centre));
        CHECK(board_area.contains(better.back().centre));
        CHECK(canvas.all_finite);
        CHECK(canvas.clips == 0);
        CHECK(canvas.groups == 0);
        CHECK(position.drawn().calls == canvas.calls); // a pure function of the frame
    }
}

TEST_CASE("light: every board lights what is told of a move, and forgets it with the position", "[scenes][review]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        const Position position(game);
        auto& session = *position.session;
        const int bare = position.drawn().calls;
        const auto words = session.line_words({.ply = 0, .line = {&position.last, 1}});
        REQUIRE(words.light.is_on());
        session.show({.ply = 0, .light = words.light});
        CHECK(position.drawn().calls > bare);
        session.show({.ply = 0});
        CHECK(position.drawn().calls == bare);
        session.show({.light = words.light});
        REQUIRE(session.play(position.last));
        session.act(Act::skip_animation);
        const int played = position.drawn().calls;
        session.show({});
        CHECK(position.drawn().calls == played);
        session.show({.light = words.light});
        CHECK(position.drawn().calls > played);
    }
}

TEST_CASE("light: a hint lights what it says", "[scenes][hint]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        Position position(game);
        auto& session = *position.session;
        session.show({});
        REQUIRE(session.act(Act::hint));
        position.workers.wait_until_idle();
        session.update(Seconds{0.01});
        const auto hint = session.news().hint_words;
        REQUIRE(hint);
        const int lit = position.drawn().calls;
        SessionConfig config;
        config.options = OptionValues(game.options);
        for (const auto& move : (*game.open_table(config.options))->legal_moves()) {
            if (session.line_words({.ply = 0, .line = {&move, 1}}).moves != hint->move) continue;
            session.show({.answer = move}); // the same move, of which nothing is told
            CHECK(position.drawn().calls < lit);
            break;
        }
    }
}
