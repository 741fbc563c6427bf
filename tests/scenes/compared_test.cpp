// Two moves drawn upon a position for whoever looks back, in the hand of every game of the house.
#include "house.hpp"
#include "support/recording_canvas.hpp"

namespace {

const Rect board{100, 50, 700, 700};

/// A game at its start, and two of the moves there.
struct Position {
    explicit Position(const Game& game) {
        SessionConfig config;
        config.options = OptionValues(game.options);
        session = *game.start_session(config, workers);
        session->place(board);
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
        CHECK(board.contains(fault.front().centre));
        CHECK(board.contains(better.back().centre));
        CHECK(canvas.all_finite);
        CHECK(canvas.clips == 0);
        CHECK(canvas.groups == 0);
        CHECK(position.drawn().calls == canvas.calls); // a pure function of the frame
    }
}
