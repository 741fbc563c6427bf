// What becomes of a game at the table when the program ends or the game does, with real games and real files.
#include "desk/kept_game.hpp"

#include "house.hpp"
#include "keep/keeper.hpp"
#include "scenes/library/library_scene.hpp"
#include "support/full_disk.hpp"
#include "support/temporary_folder.hpp"

namespace fs = std::filesystem;

namespace {

/// Goes after all that may keep something.
struct Kept {
    Keeper keeper;
};

/// The program from its start to its end, in a person's folder.
struct Run : Kept, House {
    explicit Run(const fs::path& folder) : Kept{Keeper(folder)} {
        games = catalog();
        acts.add("step", [this](const auto&) { step(); });
        acts.add("take", [this](const auto& number) { take(number.front()); });
        acts.add("control", [this](const auto& which) { control(which.front()); });
        context.keeper = &keeper;
        restore_kept_games(context);
        open_menu();
    }

    [[nodiscard]] std::shared_ptr<Session> start(const BySide<std::string>& players, const std::string& sticks = "10",
                                                 int day = 1) {
        SessionConfig config;
        config.options = OptionValues(game().options);
        REQUIRE_FALSE(config.options.set("sticks", sticks));
        REQUIRE_FALSE(config.options.set("take", "3"));
        config.players = players;
        config.budget.nodes = 1000;
        config.theme = &theme;
        config.begun = std::chrono::sys_seconds{std::chrono::days{day}};
        return *game().start_session(config, workers);
    }
    [[nodiscard]] static const Game& game() { return *find_game("sticks"); }
    void open(std::shared_ptr<Session> session) {
        stack.open(make_table(context, game(), std::move(session)));
        step();
    }
    /// The game that goes on.
    [[nodiscard]] const std::shared_ptr<Session>& running() {
        REQUIRE(context.running.contains("sticks"));
        return context.running.at("sticks");
    }
    /// Time passes, of which the clocks know.
    void step() { stack.update(Seconds{0.25}); }
    void take(char number) {
        letter(number);
        key(Key::enter);
        step();
    }
    void control(char which) {
        letter(which, true);
        step();
    }
    [[nodiscard]] std::vector<GameRecord> in_library() {
        std::vector<GameRecord> records;
        for (const auto& entry : keeper.library()->entries({}, 0, 100))
            records.push_back(*keeper.library()->record(entry.id));
        return records;
    }
};

std::vector<std::string> texts(const std::vector<RecordedMove>& moves) {
    std::vector<std::string> texts;
    for (const auto& move : moves)
        texts.push_back(move.text);
    return texts;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("kept: a game goes on where it was when the program ended in its midst", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    GameRecord left;
    {
        Run run(folder.path());
        const auto session = run.start({"human", "human"});
        run.open(session);
        run.does("take 1, take 2, take 3, control z");
        left = session->record();
        CHECK(texts(left.moves) == Texts{"1", "2"});
        CHECK(texts(left.taken_back) == Texts{"3"});
        CHECK(left.seats[Side::first].help == 1);
    } // nobody left the scene
    Run run(folder.path());
    CHECK_FALSE(run.keeper.take_trouble());
    auto again = run.running()->record();
    CHECK(texts(again.moves) == Texts{"1", "2"});
    CHECK(texts(again.taken_back) == Texts{"3"});
    CHECK(again.seats[Side::first].help == 1);
    CHECK(again.options == left.options);
    CHECK(again.date == left.date);
    CHECK(again.start == left.start);
    CHECK(run.in_library().empty());
}

TEST_CASE("kept: a game that is left has its clocks, its seats and their limits", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    GameRecord left;
    {
        Run run(folder.path());
        const auto session = run.start({"human", "optimal"});
        run.open(session);
        run.take('1');
        for (int step = 0; step < 30; ++step)
            run.step();
        run.stack.suspend(); // as when the program ends
        left = session->record();
        CHECK(left.seats[Side::first].used > Seconds{0});
        CHECK(left.seats[Side::second].limit == MoveLimit{.nodes = 1000});
    }
    Run run(folder.path());
    CHECK(run.running()->record() == left);
}

TEST_CASE("kept: who asked for help is saved at once", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    {
        Run run(folder.path());
        run.open(run.start({"human", "human"}));
        run.does("take 1, h");
    }
    Run run(folder.path());
    CHECK(run.running()->record().seats[Side::second].help == 1);
}

TEST_CASE("kept: an end that is taken back and reached again is one game", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    Run run(folder.path());
    run.open(run.start({"human", "human"}, "4"));
    run.does("take 3, take 1, control z");
    CHECK(run.context.running.contains("sticks"));
    run.control('y');
    CHECK(run.in_library().size() == 1);
    CHECK(run.in_library().front().seats[Side::second].help == 1);
}

TEST_CASE("kept: a game that gives way to a new one is in the library, unfinished", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    {
        Run run(folder.path());
        run.open(run.start({"human", "optimal"}));
        run.take('1');
        run.open(run.start({"human", "human"}));
        CHECK(run.in_library().empty()); // nothing was played yet
        run.take('2');
        REQUIRE(run.in_library().size() == 1);
        CHECK(texts(run.in_library().front().moves).front() == "1");
        CHECK_FALSE(run.in_library().front().result);
        CHECK(run.keeper.library()->entries({}, 0, 1).front().opponent == find_player(Run::game(), "optimal")->name);
    }
    Run run(folder.path());
    CHECK(texts(run.running()->record().moves) == Texts{"2"});
}

TEST_CASE("kept: several games wait, and none is lost by beginning another", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    Run run(folder.path());
    run.context.now = [] { return std::chrono::sys_seconds{std::chrono::days{4}}; };
    run.open(run.start({"human", "human"}, "10", 1));
    run.take('1');
    run.open(run.start({"human", "human"}, "10", 2));
    CHECK(run.shows("Your other game is kept. Go on with it from the menu."));
    run.does("take 2, escape, escape, step, step");
    CHECK(run.shows("2 games in progress"));
    run.does("press card:sticks");
    REQUIRE(run.has("entry:1"));
    run.does("press entry:1, step, step");
    CHECK(run.shows("Your other game is kept."));
    run.take('3');
    CHECK(texts(run.running()->record().moves) == Texts{"1", "3"});
    CHECK(run.in_library().size() == 2); // the beginning of this one, and the one that gave way
    run.does("take 3, take 3");
    const auto games = run.in_library();
    REQUIRE(games.size() == 2);
    CHECK(texts(games[0].moves) == Texts{"2"});
    CHECK_FALSE(games[0].result);
    CHECK(texts(games[1].moves) == Texts{"1", "3", "3", "3"});
    CHECK(games[1].result);
}

TEST_CASE("kept: a game from before the clock was set back waits as any other", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    Run run(folder.path());
    run.context.now = [] { return std::chrono::sys_seconds{std::chrono::days{4}}; };
    run.open(run.start({"human", "human"}, "10", 400));
    run.take('1');
    run.open(run.start({"human", "human"}, "10", 4));
    run.does("take 2, escape, escape, step, step");
    CHECK(run.shows("2 games in progress"));
}

TEST_CASE("kept: a game that was left long ago is in the library alone", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    Run run(folder.path());
    run.open(run.start({"human", "human"}, "10", 1));
    run.take('1');
    run.open(run.start({"human", "human"}, "10", 40));
    run.context.now = [] { return std::chrono::sys_seconds{std::chrono::days{40}}; };
    run.does("take 2, escape, escape, step");
    CHECK(run.shows("Game in progress"));
    CHECK_FALSE(run.shows("2 games in progress"));
    CHECK(run.in_library().size() == 1);
}

TEST_CASE("kept: demos never are", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    {
        Run run(folder.path());
        const auto session = run.start({"optimal", "optimal"}, "4");
        run.open(session);
        while (!session->news().outcome) {
            run.step();
            run.workers.wait_until_idle();
        }
        run.step();
        run.stack.suspend();
        CHECK(run.in_library().empty());
        CHECK(run.context.running.empty());
    }
    CHECK_FALSE(Keeper(folder.path()).take_saved());
}

namespace {

/// A game against the lowest rung of which one stick is left for the person, who moves first.
GameRecord almost_won(std::uint64_t help) {
    GameRecord record{.game = "sticks",
                      .options = {{"sticks", "25"}, {"take", "7"}},
                      .start = "25/7 1",
                      .moves = {{"1"}, {"7"}, {"1"}, {"7"}, {"1"}, {"7"}}};
    record.seats[Side::second].player = "twig";
    record.seats[Side::first].help = help;
    record.date = std::chrono::sys_seconds{std::chrono::hours{24}};
    return record;
}

} // namespace

TEST_CASE("kept: a game of the ladder that is gone on with counts, with the help that was had before",
          "[scenes][kept][ladder]") {
    const auto help = GENERATE(0U, 1U);
    const testing::TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        keeper.save(almost_won(help));
    }
    const RungStars won{.moving_first = true, .without_help = help == 0};
    {
        Run run(folder.path());
        run.open(run.running());
        run.take('1');
        CHECK(run.context.ladders.at("sticks", "twig").stars == won);
    }
    const Run run(folder.path());
    CHECK(run.keeper.ladders().at("sticks", "twig").stars == won);
    CHECK(run.keeper.ladders().at("sticks", "twig").games == 1);
}

TEST_CASE("menu: trouble with what is kept is shown until somebody saw it", "[scenes][menu][kept]") {
    const testing::TemporaryFolder folder;
    Keeper first(folder.path());
    House house;
    Keeper second(folder.path());
    house.context.keeper = &second;
    house.open_menu();
    house.wait(0.1);
    const std::string words = "Zugzwang is already running.";
    CHECK(house.shows(words));
    house.key(Key::right);
    CHECK(house.shows(words)); // too soon to have read it
    house.check_after("wait 5", words);
    house.key(Key::right);
    CHECK_FALSE(house.shows(words));
}

TEST_CASE("kept: a full disk is told at the table, once, and the game goes on there", "[scenes][kept]") {
    const testing::TemporaryFolder folder;
    const std::string words = "Your game cannot be saved in";
    {
        Run run(folder.path());
        run.open(run.start({"human", "human"}));
        {
            const testing::FullDisk full;
            run.take('1');
            run.keeper.flush();
            run.check_after("step", words);
            run.take('2');
            for (int step = 0; step < 50; ++step) // beyond the time in which it is read
                run.step();
            run.keeper.flush();
            run.step();
            CHECK_FALSE(run.shows(words));
        }
    } // the disk takes it when the program ends
    Run run(folder.path());
    CHECK(texts(run.running()->record().moves) == Texts{"1", "2"});
}

TEST_CASE("games: that the library cannot be used is told here, once", "[scenes][games][kept]") {
    const testing::TemporaryFolder folder;
    fs::create_directory(folder.path() / "games.db");
    Run run(folder.path());
    run.stack.open(make_library(run.context));
    run.check_after("step", {"the library ", "Games are not kept here."});
    for (int step = 0; step < 50; ++step)
        run.step();
    CHECK_FALSE(run.shows("the library "));
}

TEST_CASE("games: a full disk refuses to delete in words", "[scenes][games][kept]") {
    const testing::TemporaryFolder folder;
    Run run(folder.path());
    run.keeper.file({.game = "sticks", .start = "4/3 1", .moves = {{"1"}}}, "3/3 2", {});
    run.keeper.flush();
    run.stack.open(make_library(run.context));
    run.step();
    const testing::FullDisk full;
    run.check_after("erase, step", "the library cannot be written");
    CHECK(run.keeper.library()->tally({}).games == 1);
}

TEST_CASE("games: a full disk ends taking games in, in words", "[scenes][games][kept]") {
    const testing::TemporaryFolder folder;
    Run run(folder.path());
    OpenedGames games;
    for (const auto* move : {"1", "2", "3"})
        games.games.push_back({&Run::game(), {.game = "sticks", .start = "4/3 1", .moves = {{move}}}, {}});
    auto scene = std::make_unique<LibraryScene>(run.context, run.keeper.library());
    scene->take_in(std::move(games));
    run.stack.open(std::move(scene));
    const testing::FullDisk full;
    run.check_after("step", "0 games imported. The library cannot be written");
}
