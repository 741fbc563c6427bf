// All that tells of the person, deleted at once: taken back as it was, or gone from the disk.
#include "keep/keeper.hpp"
#include "keep/put_away.hpp"
#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace fs = std::filesystem;

namespace {

/// In every name that the files below hold, and nowhere else.
constexpr const char* telltale = "Wombat";
const std::vector<std::string> files{"ladder.db", "puzzles.db", "practice.db", "results.db"};

practice::GameRead mistake() {
    practice::Exercise made{.key = {.game = "sticks", .position = "13/3 1"},
                            .played = "3",
                            .kind = telltale,
                            .before = {.first_share = 1, .exact = true, .choices = 3, .best = {"1"}},
                            .after = {.first_share = 0, .exact = true, .choices = 3}};
    made.origin = {
        .begun = day(2026, 11, 21), .day = std::chrono::floor<std::chrono::days>(day(2026, 11, 21)), .ply = 4};
    REQUIRE(practice::judge(made));
    return {.game = {"sticks", made.origin.begun},
            .day = made.origin.day,
            .mistakes = {{.ply = 4, .kind = telltale}},
            .exercises = {made}};
}

RatedResult rated(int number) {
    return {.game = "sticks",
            .opponent = telltale,
            .opponent_rating = 900 + number,
            .begun = day(2026, 11, 20) + std::chrono::hours(number),
            .score = 1,
            .rating = 950,
            .deviation = 200};
}

void play(Keeper& keeper) {
    for (unsigned number = 1; number <= 9; ++number) {
        auto game = lost_game(number);
        game.seats[Side::second].name = telltale;
        REQUIRE(keeper.file(game, "0/3 1", telltale));
    }
    keeper.note(LadderResult{.game = "sticks", .rung = telltale, .fortune = Fortune::won, .begun = day(2026, 1, 1)});
    keeper.puzzles().add(TriedPuzzle{.game = "sticks", .position = telltale, .solved = true});
    keeper.practice().add(mistake());
    keeper.practice().add(
        practice::Tried{.exercise = {"sticks", "13/3 1"}, .day = practice::Day(), .took = Seconds{3}});
    keeper.results().add(rated(1));
    keeper.flush();
}

/// What is shown of it all, and the stars as the files have them.
std::string told(Keeper& keeper, const fs::path& folder) {
    const auto& notes = keeper.practice().notes();
    return filled("{} games, {} puzzles, {} exercises in box {}, {} tries, {} results, {} won of {}",
                  keeper.library()->tally({}).games, keeper.puzzles().marks().tries.size(), notes.exercises().size(),
                  notes.exercises().empty() ? 0 : notes.exercises().begin()->second.standing.box, notes.tries().size(),
                  keeper.results().results().all().size(), read_ladder(folder / "ladder.db")->rungs().size(),
                  keeper.library()->entries({}, 0, 20).size());
}
const std::string all_of_it = "9 games, 1 puzzles, 1 exercises in box 0, 1 tries, 1 results, 1 won of 9";
const std::string nothing = "0 games, 0 puzzles, 0 exercises in box 0, 0 tries, 0 results, 0 won of 0";

std::vector<std::string> holding(const fs::path& folder, const std::string& words) {
    std::vector<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && text_of(entry.path()).find(words) != std::string::npos)
            found.push_back(entry.path().filename().string());
    }
    return found;
}

std::vector<std::string> texts(const fs::path& folder) {
    std::vector<std::string> all;
    for (const auto& name : files)
        all.push_back(text_of(folder / name));
    return all;
}

} // namespace

TEST_CASE("removal: taken back, everything is as it was", "[keep][removal]") {
    const TemporaryFolder folder;
    Keeper keeper(folder.path());
    play(keeper);
    REQUIRE(told(keeper, folder.path()) == all_of_it);
    CHECK(holding(folder.path(), telltale).size() >= files.size() + 1);
    const auto before = texts(folder.path());
    const auto entries = keeper.library()->entries({}, 0, 9);
    const auto marks = keeper.puzzles().marks();
    const auto results = keeper.results().results();
    REQUIRE_FALSE(keeper.remove_all());
    CHECK(keeper.has_removed());
    CHECK(told(keeper, folder.path()) == nothing);
    CHECK(texts(folder.path()) == std::vector<std::string>(files.size()));
    keeper.restore_all();
    CHECK_FALSE(keeper.has_removed());
    CHECK(told(keeper, folder.path()) == all_of_it);
    CHECK(texts(folder.path()) == before);
    CHECK(keeper.puzzles().marks() == marks);
    CHECK(keeper.results().results() == results);
    const auto again = keeper.library()->entries({}, 0, 9);
    REQUIRE(again.size() == entries.size());
    for (std::size_t index = 0; index < again.size(); ++index) {
        CHECK(again[index].id == entries[index].id);
        CHECK(*keeper.library()->record(again[index].id) == *keeper.library()->record(entries[index].id));
    }
    CHECK(trouble_of(keeper).empty());
}

TEST_CASE("removal: what is not taken back is nowhere on the disk, and what comes next is kept", "[keep][removal]") {
    const TemporaryFolder folder;
    write(folder.path() / "ladder.db.broken", telltale); // of an earlier trouble
    write(folder.path() / "games.db.version-1", telltale);
    write(folder.path() / "openings.db", telltale); // which is made of the games
    const bool by_the_end = GENERATE(true, false);
    {
        Keeper keeper(folder.path());
        play(keeper);
        REQUIRE_FALSE(keeper.library()->remove(keeper.library()->entries({}, 0, 1).front().id)); // by itself, before
        REQUIRE_FALSE(keeper.remove_all());
        if (!by_the_end) {
            keeper.forget_removed();
            CHECK(holding(folder.path(), telltale).empty());
            CHECK(told(keeper, folder.path()) == nothing);
        }
        keeper.results().add(rated(2));
    }
    if (!by_the_end) CHECK(holding(folder.path(), telltale) == std::vector<std::string>{"results.db"});
    Keeper again(folder.path());
    CHECK(told(again, folder.path()) == "0 games, 0 puzzles, 0 exercises in box 0, 0 tries, 1 results, 0 won of 0");
    CHECK(trouble_of(again).empty());
}

TEST_CASE("removal: where the program is killed before it ends, the next start ends it", "[keep][removal]") {
    const TemporaryFolder folder, killed;
    Keeper keeper(folder.path());
    play(keeper);
    REQUIRE_FALSE(keeper.remove_all());
    fs::copy(folder.path(), killed.path(), fs::copy_options::recursive);
    keeper.restore_all();
    CHECK_FALSE(holding(killed.path(), telltale).empty());
    Keeper next(killed.path());
    CHECK(holding(killed.path(), telltale).empty());
    CHECK(told(next, killed.path()) == nothing);
    CHECK(trouble_of(next).empty());
    CHECK(told(keeper, folder.path()) == all_of_it);
}

TEST_CASE("removal: games on the boards and games by link stay", "[keep][removal]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        play(keeper);
        keeper.save(after_moves(1));
        keeper.flush();
        write(folder.path() / "settings.toml", "theme = \"arcade\"");
        REQUIRE_FALSE(keeper.remove_all());
    }
    Keeper again(folder.path());
    CHECK(again.take_saved() == after_moves(1));
    CHECK(text_of(folder.path() / "settings.toml") == "theme = \"arcade\"");
}

TEST_CASE("removal: where a file is of a newer version, or another program keeps here, nothing goes",
          "[keep][removal]") {
    const TemporaryFolder folder;
    const bool newer = GENERATE(true, false);
    std::optional<Keeper> first(std::in_place, folder.path());
    play(*first);
    if (newer) {
        first.reset();
        Sql(folder.path() / "results.db").run("PRAGMA user_version = 99");
    }
    const auto before = texts(folder.path());
    {
        Keeper keeper(folder.path());
        const auto refusal = keeper.remove_all();
        REQUIRE(refusal);
        CHECK(refusal->words.find(folder.path().string()) != std::string::npos);
        CHECK(keeper.library()->tally({}).games == 9);
    }
    CHECK(texts(folder.path()) == before);
}
