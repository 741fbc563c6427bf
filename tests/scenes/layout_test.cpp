#include "layout_checks.hpp"

namespace {

Panel example_panel() {
    Panel panel;
    panel.title = "Insight: who gets there first";
    for (const char* label : {"Undecided groups", "Sure moves", "Blocked points", "Nim-value"}) {
        panel.rows.push_back({label, "26"});
    }
    panel.words = "One is odd: you can win. Play in the undecided group, one line.";
    return panel;
}

/// A game in full swing.
FakeState full_swing() {
    FakeState state;
    for (int move = 0; move < 37; ++move) {
        state.moves.push_back({move % 2 == 0 ? Side::first : Side::second, "g10-g9/h8"});
    }
    state.thinking = ThinkingInfo{.running = false,
                                  .side = Side::second,
                                  .depth = 23,
                                  .nodes = 4'123'456,
                                  .time = Seconds{1.3},
                                  .first_share = 0.46,
                                  .proven = true,
                                  .words = "looks 2 moves ahead",
                                  .line = "d4-e4, c2-c3, c3-d3, e1-e2, e2-e3"};
    state.insight_panel = example_panel();
    state.pointer_panel = example_panel();
    state.pointer_panel->rows.resize(2);
    return state;
}

/// What opens with nothing but a game; a ladder paints figures into its emblems, and is looked at in ladder_test.cpp.
std::vector<std::unique_ptr<Scene>> scenes_of(SceneContext& context, const Game& game) {
    std::vector<std::unique_ptr<Scene>> all;
    all.push_back(make_menu(context));
    all.push_back(make_settings(context));
    all.push_back(make_setup(context, game));
    all.push_back(make_help(context, game));
    all.push_back(make_guide(context, game, AfterGuide::back));
    if (!game.edit_start_words.empty()) all.push_back(make_editor(context, game));
    return all;
}

} // namespace

TEST_CASE("scenes: nothing of what opens with a game overlaps or leaves the screen", "[scenes][layout]") {
    const auto size = any_size();
    const bool touched = size.width > size.height && GENERATE(false, true);
    CAPTURE(touched);
    const Touched by_finger(touched);
    auto games = catalog();
    for (auto& game : games) // what is painted into an emblem is no text to be read
        game.ladder.draw_emblem = [](Canvas&, Rect, std::size_t) {};
    House house(size);
    house.offer_bots();
    house.context.running["amazons"] = std::make_shared<FakeSession>(SessionConfig{}, std::make_shared<FakeState>());
    for (const auto& game : games) {
        for (auto& scene : scenes_of(house.context, game)) {
            house.stack.open(std::move(scene));
            house.wait(0.3);
            CAPTURE(house.stack.title());
            check_parts(house);
            if (!house.has("more")) continue;
            for (int whom = 0; whom < 4; ++whom) {
                house.bring("against");
                house.click_at("against", (static_cast<float>(whom) + 0.5F) / 4);
                check_parts(house);
            }
            house.press("more");
            check_parts(house);
        }
    }
    if (touched) return;  // its seats are larger, and what is looked for is further down
    House with_bot(size); // the first one keeps the choices of the real games
    with_bot.offer_bots();
    with_bot.stack.open(make_setup(with_bot.context, with_bot.games[2]));
    with_bot.does("press more, reach second:ugi:, type ./bot");
    check_parts(with_bot);
}

TEST_CASE("scenes: nothing of a running game overlaps or leaves the screen", "[scenes][layout][slow]") {
    const auto game = GENERATE(0U, 1U, 3U);
    const auto insight = GENERATE(false, true);
    using Players = BySide<std::string>;
    const auto players =
        GENERATE(Players{"human", "champion"}, Players{"human", "human"}, Players{"alphabeta", "champion"});
    const auto size = any_size();
    const bool touched = size.width > size.height && GENERATE(false, true);
    CAPTURE(game, insight, players[Side::first], players[Side::second], touched);
    const Touched by_finger(touched);
    House house(size);
    house.open_table(players, game, full_swing());
    const Rect board = house.rect("board");
    if (insight) house.letter('i');
    house.wait(0.1);
    check(house);
    if (house.has("tabs")) {
        house.press("tabs"); // its middle is the beginning of the second tab
        check(house);
    }
    house.session().outcome = Outcome{.winner = Side::first, .margin = 6};
    house.check_after("wait 2", "[result]");
    check(house);
    CHECK(house.rect("board") == board);
}

TEST_CASE("scenes: nothing of a lesson overlaps or leaves the screen", "[scenes][layout][lesson]") {
    House house(any_size());
    house.open_table({"minimax", "champion"}, 0, full_swing());
    house.session().lesson = std::make_shared<FakeLesson>();
    house.does("a, wait 1");
    check(house);
}

TEST_CASE("scenes: a long name is shortened and stays in its panel", "[scenes][layout]") {
    House house(any_size());
    house.open_table({"human", "champion"}, 0, full_swing());
    house.session().name = "The one and only great master of every game that was ever played";
    check_texts(house);
    const auto& texts = house.canvas.texts();
    const auto found = std::ranges::find(texts, house.session().name, &DrawnText::words);
    REQUIRE(found != texts.end());
    CHECK(found->shortened);
    CHECK(within(house.rect("seat-first"), found->area));
}

TEST_CASE("scenes: on a very wide screen the columns stay beside the board", "[scenes][layout]") {
    House house({2560, 1080});
    house.open_table({"human", "champion"}, 0, full_swing());
    CHECK(house.rect("board").width <= 940);
    CHECK(house.rect("board").x - house.rect("seat-first").right() == Approx(30).margin(1));
    CHECK(house.rect("moves").x - house.rect("board").right() == Approx(30).margin(1));
}

TEST_CASE("scenes: nothing of the seats' own limits and figures overlaps or leaves the screen", "[scenes][layout]") {
    House house(any_size());
    for (auto& game : house.games) {
        for (auto& player : game.players) {
            player.depth_option = "size";
            player.takes_time = true;
        }
    }
    house.offer_bots();
    house.stack.open(make_setup(house.context, house.games[2]));
    house.press("more");
    house.reach("first:minimax");
    check_parts(house);
    house.reach("second:ugi:");
    check_parts(house);
    house.open_table({"alphabeta", "champion"}, 2, full_swing());
    auto& state = house.session();
    state.thinking->running = true;
    state.thinking->time = Seconds{3};
    house.wait(0.1);
    check(house);
    state.thinking->running = false;
    state.thinking->score = -23;
    state.thinking->cut = 1'037'012'327;
    state.thinking->first_share.reset();
    for (auto& move : state.moves)
        move.thought =
            MoveThought{.nodes = 138'996'992, .depth = 3, .score = 21.0, .cut = 1'037'012'327, .time = Seconds{12}};
    house.wait(0.1);
    check(house);
    if (!house.has("figures")) return;
    house.does("press figures, wait 0.5");
    check(house);
}
