// Two programs in one folder, and files that vanish under them.
#include "keep/keeper.hpp"
#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace fs = std::filesystem;

TEST_CASE("two programs: nothing is lost of what either keeps", "[keep][keeper]") {
    const TemporaryFolder folder;
    constexpr unsigned count = 12;
    {
        Keeper first(folder.path()), second(folder.path());
        for (unsigned number = 1; number <= count; ++number) {
            for (auto* const keeper : {&first, &second}) {
                const bool is_first = keeper == &first;
                auto game = lost_game(number);
                game.seats[Side::first].name = is_first ? "Ann" : "Ben";
                game.moves.front().text = is_first ? "1" : "2";
                CHECK(keeper->file(game, "0/3 1", "Champion"));
                keeper->note({.game = "boxes",
                              .rung = "torch",
                              .fortune = Fortune::won,
                              .begun = day(2026, is_first ? 2 : 3, number)});
                keeper->puzzles().add(TriedPuzzle{.game = "boxes", .position = "a", .solved = is_first});
            }
        }
    }
    Keeper again(folder.path());
    CHECK_FALSE(again.take_trouble());
    CHECK(again.library()->tally({}).games == 2 * count);
    const PuzzleTries tries{.solved = count, .missed = count};
    CHECK(again.puzzles().marks().tries.at({"boxes", "a"}) == tries);
    CHECK(again.ladders().at("boxes", "torch").games == 2 * count);
}

TEST_CASE("two programs: the second one exchanges no damaged file", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto name =
        GENERATE(as<std::string>(), "games.db", "ladder.db", "puzzles.db", "practice.db", "results.db", "letters.db");
    const std::string letter(5000, 'x');
    const Keeper first(folder.path());
    for (const auto* const ending : {"", "-wal", "-shm"})
        fs::remove(folder.path() / (name + ending));
    write(folder.path() / name, letter);
    Keeper second(folder.path());
    std::size_t told = 0;
    while (const auto words = second.take_trouble())
        told += words->find(name) != std::string::npos ? 1 : 0;
    CHECK(told == 1);
    CHECK(text_of(folder.path() / name) == letter);
    CHECK_FALSE(fs::exists(folder.path() / (name + ".broken")));
}

TEST_CASE("library: a file that was deleted is there again with all its games", "[keep][library]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "games.db";
    const auto all = GENERATE(true, false); // or what lies beside it stays
    {
        Keeper keeper(folder.path());
        REQUIRE(keeper.file(lost_game(1), "0/3 1", "Champion"));
        keeper.flush();
        fs::remove(file);
        for (const auto* const ending : {"-wal", "-shm"}) {
            if (all) fs::remove(file.string() + ending);
        }
        REQUIRE(keeper.file(lost_game(2), "0/3 1", "Champion"));
        CHECK(keeper.library()->tally({}).games == 2);
        REQUIRE(keeper.file(lost_game(3), "0/3 1", "Champion"));
        CHECK_FALSE(keeper.take_trouble());
    }
    Keeper again(folder.path());
    CHECK_FALSE(again.take_trouble());
    CHECK(again.library()->tally({}).games == 3);
}

TEST_CASE("library: where its folder is gone that is said, and all is there once it is back", "[keep][library]") {
    const TemporaryFolder around;
    const auto folder = around.path() / "mine";
    Keeper keeper(folder);
    REQUIRE(keeper.file(lost_game(1), "0/3 1", "Champion"));
    keeper.flush();
    fs::remove_all(folder);
    CHECK_FALSE(keeper.file(lost_game(2), "0/3 1", "Champion"));
    const auto trouble = keeper.take_trouble();
    REQUIRE(trouble);
    CHECK(trouble->starts_with("the library cannot be written: "));
    CHECK(keeper.library()->tally({}).games == 1);
    fs::create_directories(folder / "saves");
    CHECK(keeper.file(lost_game(3), "0/3 1", "Champion"));
    CHECK(keeper.library()->tally({}).games == 3);
}
