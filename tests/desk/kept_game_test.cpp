// What becomes of a game when it or the program ends, with real games and real files and without a scene.
#include "desk/kept_game.hpp"
#include "keep/keeper.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace fs = std::filesystem;

namespace {

/// What the program knows from its start to its end, in a person's folder.
struct Run {
    explicit Run(const fs::path& folder) : keeper(folder) {
        context.keeper = &keeper;
        restore_kept_games(context);
    }

    [[nodiscard]] static const Game& game() { return *find_game("sticks"); }
    /// Two people, four sticks of which up to three are taken.
    [[nodiscard]] std::shared_ptr<Session> start() {
        SessionConfig config;
        config.options = OptionValues(game().options);
        config.position = "4/3 1";
        config.players = {std::string(human), std::string(human)};
        auto session = start_game(context, game(), std::move(config));
        REQUIRE(session);
        return *std::move(session);
    }
    [[nodiscard]] std::vector<LibraryEntry> in_library() { return keeper.library()->entries({}, 0, 100); }

    Keeper keeper;
    const Theme theme{};
    Workers workers;
    SceneContext context{workers, theme, catalog(), 7};
};

/// A game against the lowest rung that the person, who moved first, has won.
GameRecord won_against_twig() {
    GameRecord record{.game = "sticks",
                      .options = {{"sticks", "25"}, {"take", "7"}},
                      .start = "25/7 1",
                      .moves = {{"1"}, {"7"}, {"1"}, {"7"}, {"1"}, {"7"}, {"1"}}};
    record.seats[Side::second].player = "twig";
    record.date = std::chrono::sys_seconds{std::chrono::hours{24}};
    record.result = GameResult{.outcome = {.winner = Side::first}};
    return record;
}

} // namespace

TEST_CASE("kept: a game that ends is filed, and one that goes on can be gone on with", "[desk][kept]") {
    const zugzwang::testing::TemporaryFolder folder;
    Run run(folder.path());
    KeptGame kept(run.context, Run::game());
    const auto session = run.start();
    kept.follow(session, session->take_happened());
    CHECK(run.context.running.empty()); // nothing was played yet
    REQUIRE(session->play("3"));
    kept.follow(session, session->take_happened());
    CHECK(run.context.running.at("sticks") == session);
    CHECK(run.in_library().empty());
    REQUIRE(session->play("1"));
    kept.follow(session, session->take_happened());
    CHECK(run.context.running.empty());
    REQUIRE(run.in_library().size() == 1);
    CHECK(run.in_library().front().id == kept.library_id());
    CHECK(run.in_library().front().last == "0/3 1");
}

TEST_CASE("kept: a game that was over when the program was killed is filed at the next start", "[desk][kept]") {
    const zugzwang::testing::TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        GameRecord record{.game = "sticks", .options = {{"sticks", "4"}}, .start = "4/3 1", .moves = {{"3"}, {"1"}}};
        record.seats[Side::first].player = "optimal";
        record.result = GameResult{.outcome = {.winner = Side::second}};
        keeper.save(record);
    }
    for (int start = 0; start < 2; ++start) {
        Run run(folder.path());
        CHECK(run.context.running.empty());
        REQUIRE(run.in_library().size() == 1);
        const auto entry = run.in_library().front();
        CHECK(entry.opponent == find_player(Run::game(), "optimal")->name);
        CHECK(entry.last == "0/3 1");
        run.keeper.flush();
        CHECK_FALSE(fs::exists(folder.path() / "saves" / "sticks.json"));
    }
}

TEST_CASE("kept: a game of the ladder that was over when the program was killed counts at the next start, once",
          "[desk][kept][ladder]") {
    const zugzwang::testing::TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        keeper.save(won_against_twig());
    }
    for (int start = 0; start < 2; ++start) {
        const Run run(folder.path());
        CHECK(run.keeper.ladders().at("sticks", "twig").games == (start == 0 ? 0 : 1));
        if (start == 0) CHECK(run.context.ladders.at("sticks", "twig").stars.moving_first);
    }
}

TEST_CASE("kept: what the rules refuse is set aside, what no game knows waits", "[desk][kept]") {
    const zugzwang::testing::TemporaryFolder folder;
    const auto saves = folder.path() / "saves";
    {
        Keeper keeper(folder.path());
        keeper.save({.game = "sticks", .start = "4/3 1", .moves = {{"1"}, {"9"}}});
        keeper.save({.game = "boxes", .options = {{"flowers", "4"}}, .start = "", .moves = {{"a1-a2"}}});
        keeper.save({.game = "chess", .start = "", .moves = {{"e2-e4"}}});
    }
    Run run(folder.path());
    CHECK(run.context.running.empty());
    CHECK(run.keeper.take_trouble() == "The saved game boxes.json is broken. It is kept as boxes.json.broken.");
    CHECK(run.keeper.take_trouble() == "The saved game sticks.json is broken. It is kept as sticks.json.broken.");
    CHECK(fs::exists(saves / "sticks.json.broken"));
    CHECK_FALSE(fs::exists(saves / "sticks.json"));
    CHECK(fs::exists(saves / "chess.json"));
}
