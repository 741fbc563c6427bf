// The attract mode: games of all kinds in turn, each of them a round robin with its table in between, without an end.
#include "layout_checks.hpp"
#include "scenes/broadcast/exhibition.hpp"

using Part = ExhibitionScene::Part;

namespace {

/// Of all games, or of that one.
const ExhibitionScene& open_exhibition(House& house, const Game* only = nullptr) {
    ExhibitionRequest request;
    for (const auto& game : house.games) {
        if (only == nullptr || only == &game) request.games.push_back(&game);
    }
    house.stack.open(make_exhibition(house.context, std::move(request)));
    return dynamic_cast<const ExhibitionScene&>(house.stack.top());
}

} // namespace

TEST_CASE("exhibition: title, game and table of every game follow one another", "[scenes][exhibition]") {
    House house;
    const auto& exhibition = open_exhibition(house);
    for (const auto& game : house.games) {
        CHECK(exhibition.game().id == game.id);
        CHECK(exhibition.part() == Part::title);
        CHECK(house.started->back().first.budget.nodes > 0); // few for a move
        house.check_after("wait 1", "Championship: game 1 of 12");
        house.wait(2);
        REQUIRE(exhibition.part() == Part::game);
        house.check_after("", {"[board]", "[curve]", "no: [controls]"});
        house.does("end second, wait 4.2");
        REQUIRE(exhibition.part() == Part::table);
        CHECK(house.shows("1 of 12 games played"));
        house.wait(7);
    }
    CHECK(exhibition.game().id == house.games.front().id);
    house.check_after("wait 1", "Championship: game 2 of 12");
}

TEST_CASE("exhibition: where a game has a ladder its rungs meet, with all their nodes", "[scenes][exhibition]") {
    House house;
    auto& game = house.games.front();
    for (const std::string id : {"low", "middle", "high"})
        game.ladder.rungs.push_back({.player = {.id = id, .name = id, .thinks = id + " habit"}, .words = {}});
    std::vector<std::size_t> drawn;
    game.ladder.draw_emblem = [&](Canvas&, Rect, std::size_t rung) { drawn.push_back(rung); };
    const auto& exhibition = open_exhibition(house, &game);
    CHECK(exhibition.championship().games() == 6);
    house.wait(1);
    const auto& config = house.started->back().first;
    const auto& sides = exhibition.championship().next();
    for (const Side side : both_sides) {
        CHECK(config.players[side] == game.ladder.rungs[sides[side]].player.id);
        REQUIRE(config.budgets[side]);
        CHECK(config.budgets[side]->nodes > 1'000'000); // only its own limit it
        CHECK(house.shows(config.players[side] + " habit"));
    }
    CHECK(house.shows("Their first meeting"));
    REQUIRE(drawn.size() >= 2);
    drawn.resize(2); // of the first picture
    CHECK(drawn == std::vector<std::size_t>{sides[Side::first], sides[Side::second]});
    house.does("wait 1.7, end second, wait 4.2");
    REQUIRE(exhibition.part() == Part::table);
    drawn.clear();
    CHECK(house.shows("1 of 6 games played"));
    CHECK(drawn.size() == 3);
}

TEST_CASE("exhibition: when all have met, the best is the champion and it begins anew", "[scenes][exhibition]") {
    House house;
    const auto& exhibition = open_exhibition(house, &house.games.front());
    for (int game = 0; game < 12; ++game) {
        house.wait(2.7);
        const bool first_is_dice = house.started->back().first.players[Side::first] == "random";
        const bool second_is_dice = house.started->back().first.players[Side::second] == "random";
        house.does(first_is_dice ? "end first" : second_is_dice ? "end second" : "end drawn");
        house.wait(4.2);
        if (game < 11) house.wait(7);
    }
    CHECK(house.shows("Dice is the champion"));
    house.wait(7);
    CHECK(exhibition.championship().played() == 0);
}

TEST_CASE("exhibition: a game that takes too long runs ahead to its end", "[scenes][exhibition]") {
    House house;
    const auto& exhibition = open_exhibition(house);
    house.wait(2.7);
    REQUIRE(exhibition.part() == Part::game);
    house.wait(74);
    CHECK(house.session().switches.pace.speed < 10);
    house.wait(2);
    CHECK(house.session().switches.pace.speed > 100);
}

TEST_CASE("exhibition: 200 games leave nothing behind", "[scenes][exhibition]") {
    House house;
    const auto& exhibition = open_exhibition(house);
    for (int game = 0; game < 200; ++game) {
        house.stack.update(title_card_time);
        house.stack.update(Seconds{0.1});
        REQUIRE(exhibition.part() == Part::game);
        house.session().outcome = Outcome{.winner = game % 3 == 0 ? Side::first : Side::second};
        house.stack.update(Seconds{5});
        house.stack.update(Seconds{5});
        REQUIRE(exhibition.part() == Part::table);
        house.stack.update(Seconds{8});
        CHECK(exhibition.championship().played() < exhibition.championship().games());
        // Whoever held on to a session of an earlier game would show here.
        const auto alive =
            std::ranges::count_if(*house.started, [](const auto& one) { return one.second.use_count() > 1; });
        CHECK(alive == 1);
        CHECK(house.context.running.empty());
    }
    CHECK(house.started->size() == 201);
}

TEST_CASE("exhibition: any key or click goes back", "[scenes][exhibition]") {
    House house;
    house.open_menu();
    static_cast<void>(open_exhibition(house));
    SECTION("at the title") {}
    SECTION("in a game") { house.wait(3); }
    SECTION("at the table") { house.does("wait 3, end drawn, wait 4.2"); }
    REQUIRE(house.stack.depth() == 2);
    house.check_after("x", "depth: 1");
}

TEST_CASE("exhibition: nothing of it overlaps or leaves the screen", "[scenes][exhibition][layout]") {
    const auto game = GENERATE(0U, 1U, 3U);
    CAPTURE(game);
    House house(any_size());
    static_cast<void>(open_exhibition(house, &house.games[game]));
    house.wait(1);
    check(house);
    house.wait(2);
    house.session().thinking = ThinkingInfo{.side = Side::first, .first_share = 0.8, .words = {}, .line = {}};
    house.wait(0.1);
    check(house);
    house.does("end drawn, wait 4.2, wait 4");
    check(house);
}
