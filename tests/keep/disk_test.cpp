// Faults of the disk under all that a person keeps: full at whatever byte, killed there, a folder that cannot be
// written to. Each is told, what was there stays, and it goes on once the disk takes something again.
#include "keep/backup.hpp"
#include "keep/disk.hpp"
#include "keep/keeper.hpp"
#include "keep/records.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"
#include "support/read_only.hpp"

namespace fs = std::filesystem;

namespace {

LadderResult result(unsigned number) {
    return {.game = "boxes", .rung = "torch", .fortune = Fortune::won, .begun = day(2026, 1, number)};
}

PuzzleMark mark(int number) {
    return SolvedDay{.game = "boxes", .day = std::chrono::sys_days(std::chrono::days(20'000 + number))};
}

/// More than any file of these tests has by then.
constexpr rlim_t enough = 200 * 1024, step = 1024;

} // namespace

TEST_CASE("disk: a save that the disk takes a part of leaves the one before, and no part", "[keep][disk]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "sticks.json";
    REQUIRE(write_save(file, after_moves(1)));
    const auto size = fs::file_size(file);
    const auto longer = after_moves(2);
    for (rlim_t bytes = 0; bytes <= size; bytes += 7) {
        CAPTURE(bytes);
        {
            const FullDisk full(bytes);
            CHECK_FALSE(write_save(file, longer));
        }
        CHECK(folder.names() == Words{"sticks.json"});
        CHECK(is_killed_beyond(bytes, [&] { static_cast<void>(write_save(file, longer)); }));
        const auto found = read_save(file);
        CHECK(found.record == after_moves(1));
        CHECK(found.trouble.empty());
        fs::remove(file.string() + ".new"); // which the killed one left
    }
    CHECK(write_save(file, longer));
    CHECK(read_save(file).record == longer);
}

TEST_CASE("disk: a library on a disk that is full at whatever byte loses nothing and goes on", "[keep][disk][slow]") {
    std::size_t refused = 0;
    for (rlim_t bytes = 0; bytes < enough; bytes += step) {
        CAPTURE(bytes);
        const TemporaryFolder folder;
        {
            Keeper keeper(folder.path());
            REQUIRE(keeper.file(lost_game(1), "0/3 1", "Champion"));
            keeper.flush();
            bool is_taken = false;
            {
                const FullDisk full(bytes);
                is_taken = keeper.file(lost_game(2), "0/3 1", "Champion").has_value();
                keeper.flush();
            }
            CHECK(trouble_of(keeper).empty() == is_taken);
            refused += is_taken ? 0 : 1;
            CHECK(keeper.file(lost_game(3), "0/3 1", "Champion"));
            CHECK(keeper.library()->tally({}).games == 3);
            CHECK(trouble_of(keeper).empty());
        }
        Keeper again(folder.path());
        CHECK(trouble_of(again).empty());
        CHECK(again.library()->tally({}).games == 3);
    }
    CHECK(refused > 0);
}

TEST_CASE("disk: a program that is killed at whatever byte it writes leaves all that was there", "[keep][disk][slow]") {
    std::size_t killed = 0;
    for (rlim_t bytes = 0; bytes < enough; bytes += 4 * step) {
        CAPTURE(bytes);
        const TemporaryFolder folder;
        {
            Keeper keeper(folder.path());
            REQUIRE(keeper.file(lost_game(1), "0/3 1", "Champion"));
            keeper.note(result(1));
            keeper.puzzles().add(mark(1));
            keeper.save(after_moves(1));
        }
        const bool was_killed = is_killed_beyond(bytes, [&] {
            Keeper keeper(folder.path());
            static_cast<void>(keeper.file(lost_game(2), "0/3 1", "Champion"));
            keeper.note(result(2));
            keeper.puzzles().add(mark(2));
        });
        killed += was_killed ? 1 : 0;
        Keeper keeper(folder.path());
        CHECK(trouble_of(keeper).empty());
        CHECK(keeper.library()->tally({}).games >= (was_killed ? 1 : 2));
        CHECK(keeper.ladders().at("boxes", "torch").games >= (was_killed ? 1 : 2));
        CHECK(keeper.puzzles().marks().days.size() >= (was_killed ? 1 : 2));
    }
    CHECK(killed > 0);
}

TEST_CASE("disk: stars and puzzles on a disk that is full at whatever byte lose nothing and go on",
          "[keep][disk][slow]") {
    const auto is_new = GENERATE(true, false);
    std::size_t refused = 0;
    for (rlim_t bytes = 0; bytes < enough / 4; bytes += step) {
        CAPTURE(is_new, bytes);
        const TemporaryFolder folder;
        const auto stars = [](Keeper& keeper) { return keeper.ladders().at("boxes", "torch").games; };
        if (!is_new) {
            Keeper keeper(folder.path());
            keeper.note(result(1));
            keeper.puzzles().add(mark(1));
        }
        {
            Keeper keeper(folder.path());
            {
                const FullDisk full(bytes);
                keeper.note(result(2));
                keeper.puzzles().add(mark(2));
                keeper.flush();
            }
            const auto told = trouble_of(keeper).size();
            CHECK(told <= 2);
            refused += told;
            keeper.note(result(3));
            keeper.puzzles().add(mark(3));
            CHECK(trouble_of(keeper).empty());
        }
        Keeper again(folder.path());
        CHECK(trouble_of(again).empty());
        CHECK(stars(again) == (is_new ? 2 : 3));
        CHECK(again.puzzles().marks().days.size() == (is_new ? 2 : 3));
    }
    CHECK(refused > 0);
}

TEST_CASE("disk: in a folder that cannot be written to all is told and nothing is changed", "[keep][disk]") {
    const TemporaryFolder around;
    fs::permissions(around.path(), fs::perms(0755));
    const auto folder = around.path() / "mine";
    {
        Keeper keeper(folder);
        REQUIRE(keeper.file(lost_game(1), "0/3 1", "Champion"));
        keeper.note(result(1));
        keeper.puzzles().add(mark(1));
        keeper.save(after_moves(1));
    }
    {
        const ReadOnly unwritable(folder);
        if (!unwritable.works()) {
            WARN("root cannot become anybody else here");
            return;
        }
        Keeper keeper(folder);
        CHECK(keeper.ladders().at("boxes", "torch").games == 1);
        CHECK(keeper.puzzles().marks().days.size() == 1);
        const auto at_start = trouble_of(keeper);
        REQUIRE(at_start.size() == 2);
        CHECK(at_start[0] == "Your games cannot be saved in " + folder.string() + ".");
        CHECK(at_start[1].starts_with("the library " + (folder / "games.db").string() + " cannot be used: "));
        CHECK_FALSE(keeper.file(lost_game(2), "0/3 1", "Champion"));
        keeper.note(result(2));
        keeper.puzzles().add(mark(2));
        CHECK(trouble_of(keeper).size() == 2); // of the stars and the puzzles
        const auto written = write_backup(folder, folder / "all.sqlar");
        REQUIRE_FALSE(written);
        CHECK(written.refusal().words.find((folder / "all.sqlar").string()) != std::string::npos);
    }
    Keeper keeper(folder);
    CHECK(trouble_of(keeper).empty());
    CHECK(keeper.take_saved() == after_moves(1));
    CHECK(keeper.library()->tally({}).games == 1);
}

TEST_CASE("disk: once a folder can be written to again, all that waited is written", "[keep][disk]") {
    const TemporaryFolder around;
    fs::permissions(around.path(), fs::perms(0755));
    const auto folder = around.path() / "mine";
    { const Keeper keeper(folder); }
    {
        std::optional<Keeper> keeper;
        {
            const ReadOnly unwritable(folder);
            if (!unwritable.works()) {
                WARN("root cannot become anybody else here");
                return;
            }
            keeper.emplace(folder);
            CHECK_FALSE(keeper->file(lost_game(2), "0/3 1", "Champion"));
            keeper->note(result(2));
            keeper->puzzles().add(mark(2));
            keeper->flush();
        }
    }
    Keeper again(folder);
    CHECK(again.library()->tally({}).games == 1);
    CHECK(again.ladders().at("boxes", "torch").games == 1);
    CHECK(again.puzzles().marks().days.size() == 1);
}

TEST_CASE("disk: a backup that is killed at whatever byte leaves the one before", "[keep][disk]") {
    const TemporaryFolder folder, elsewhere, other;
    {
        Keeper keeper(folder.path());
        REQUIRE(keeper.file(lost_game(1), "0/3 1", "Champion"));
        keeper.save(after_moves(1));
    }
    const auto file = elsewhere.path() / "all.sqlar";
    REQUIRE(write_backup(folder.path(), file));
    const auto whole = text_of(file);
    for (rlim_t bytes = 0; bytes < whole.size(); bytes += 4096) {
        CAPTURE(bytes);
        CHECK(is_killed_beyond(bytes, [&] { static_cast<void>(write_backup(folder.path(), file)); }));
        CHECK(text_of(file) == whole);
    }
    write(other.path() / "settings.toml", "speed = 3\n");
    for (rlim_t bytes = 0; bytes < fs::file_size(folder.path() / "games.db"); bytes += 4096) {
        CAPTURE(bytes);
        CHECK(is_killed_beyond(bytes, [&] { static_cast<void>(restore_backup(file, other.path())); }));
        CHECK(text_of(other.path() / "settings.toml") == "speed = 3\n");
        CHECK_FALSE(fs::exists(other.path() / "games.db"));
    }
    REQUIRE(restore_backup(file, other.path()));
    CHECK(text_of(other.path() / "before-restore/settings.toml") == "speed = 3\n");
    Keeper keeper(other.path());
    CHECK(keeper.take_saved() == after_moves(1));
    CHECK(keeper.library()->tally({}).games == 1);
}

TEST_CASE("disk: a file that is named without its folder is replaced where the program works", "[keep][disk]") {
    const fs::path name = "replaced by its bare name.txt";
    for (const auto* const text : {"first", "second"}) {
        CHECK(replace_on_disk(name, text));
        CHECK(read_file(fs::absolute(name), 100).text == text);
    }
    fs::remove(name);
}
