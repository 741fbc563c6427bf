// The sixth game where the contract suite does not look: its known values, the protocol, a match, what is drawn.
#include "sixth_game/chomp/rules.hpp"

#include "support/catch.hpp"

#include "match/game.hpp"
#include "match/plans.hpp"
#include "sixth_game/chomp/view.hpp"
#include "support/recording_canvas.hpp"
#include "ugi/conversation.hpp"

using namespace zugzwang;

namespace {

/// The moves that win a whole bar.
std::vector<std::string> winning_openings(int rows, int columns) {
    const auto& game = *find_game("chomp");
    const auto table = game.open_table(OptionValues(game.options));
    REQUIRE(table);
    const auto start = chomp::Rules::to_text(chomp::Rules::initial({.rows = rows, .columns = columns}));
    REQUIRE_FALSE((*table)->set_position(start));
    const auto answer = (*table)->solve({.budget = {}, .all = true}, {});
    REQUIRE(answer.exact);
    REQUIRE(answer.value == 1);
    return answer.best;
}

} // namespace

TEST_CASE("chomp: a bar that is square is won at the poison's slanting neighbour alone", "[chomp]") {
    const int side = GENERATE(2, 3, 4, 5, 6);
    CHECK(winning_openings(side, side) == std::vector<std::string>{"b2"});
}

TEST_CASE("chomp: a bar of two rows is won by its last square alone", "[chomp]") {
    const int columns = GENERATE(2, 3, 4, 5, 6, 7, 8);
    const std::string last(1, static_cast<char>('a' + columns - 1));
    CHECK(winning_openings(2, columns) == std::vector<std::string>{last + "2"});
}

TEST_CASE("chomp: every bar but the poison alone is won by who begins", "[chomp]") {
    const int rows = GENERATE(1, 2, 3, 4, 5, 6);
    for (int columns = rows == 1 ? 2 : 1; columns <= chomp::max_columns; ++columns)
        CHECK_FALSE(winning_openings(rows, columns).empty());
}

TEST_CASE("chomp: the perfect player speaks the protocol", "[chomp][ugi]") {
    const auto& game = *find_game("chomp");
    WatchedOutput out;
    ugi::Engine engine(game, {.player = "perfect", .options = OptionValues(game.options)}, out.stream());
    REQUIRE(engine.handle("position fen 3/3/3 3 1"));
    REQUIRE(engine.handle("go depth 1"));
    out.wait_for("bestmove "); // what follows would hurry it
    CHECK(out.lines().back() == "bestmove b2");
    REQUIRE(engine.handle("position fen 1/0 2 2 moves a1"));
    REQUIRE(engine.handle("query gameover"));
    CHECK(out.lines().back() == "response true");
    REQUIRE(engine.handle("query result"));
    CHECK(out.lines().back() == "response p1win");
}

TEST_CASE("chomp: a match is played, written and played again", "[chomp][match]") {
    const Folder folder;
    auto plan = plan_of("chomp", 10);
    plan.random_opening = 0;
    plan.budget.nodes = 0;
    plan.budget.depth = 1;
    const auto file = folder.file("match");
    REQUIRE(match::run_match(plan, {.jobs = 1, .record_file = file, .report = {}}));
    const auto records = games_in(file);
    REQUIRE(records.size() == 10);
    for (const auto& record : records)
        CHECK_FALSE(match::check_by_replay(*plan.game, record));
}

TEST_CASE("chomp: what a bite would take lights up on the board", "[chomp][view]") {
    const auto state = chomp::Rules::initial({.rows = 3, .columns = 4});
    chomp::View view;
    view.place({0, 0, 400, 300}, state);
    const auto reaction =
        view.pointer({.kind = PointerEvent::Kind::move, .at = view.square(state, {1, 2}).centre()}, state);
    CHECK(reaction.used);
    CHECK(view.cursor() == Cursor::hand);
    const Theme theme;
    RecordingCanvas canvas(theme);
    const std::optional<chomp::Rules::Move> none;
    view.draw({.before = state, .now = state, .last = none, .interactive = true}, canvas);
    CHECK(canvas.calls == 1 + 12 + 1); // the tray, the squares, the poison
}

TEST_CASE("chomp: a bite is heard where it is taken", "[chomp][view][sound]") {
    const auto before = chomp::Rules::initial({.rows = 3, .columns = 5});
    for (const auto& [column, pan] : {std::pair(0, -1.0F), std::pair(2, 0.0F), std::pair(4, 1.0F)}) {
        const chomp::Rules::Move bite{1, column};
        const auto now = chomp::Rules::after(before, bite);
        CHECK(chomp::View::showing({.before = before, .move = bite, .now = now}, Theme{}).cues ==
              std::vector<Cue>{{.kind = Cue::Kind::take, .pan = pan}});
    }
}
