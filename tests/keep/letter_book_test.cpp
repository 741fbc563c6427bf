// The games by link, across programs.
#include "keep/letter_book.hpp"

#include "keep/keeper.hpp"
#include "keep/sql.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace fs = std::filesystem;

namespace {

KeptLetter some_letter(std::uint64_t id, const std::string& text) {
    return {.id = id,
            .name = "Ann",
            .side = id % 2 == 0 ? std::optional<Side>() : std::optional(Side::second),
            .text = text,
            .secret = "AQEB",
            .settled = 3,
            .begun = std::chrono::sys_days(std::chrono::year(2026) / 11 / 28)};
}

const std::uint64_t large = 0xFEDCBA9876543210;

} // namespace

TEST_CASE("letter book: what was kept is there the next time, as it was kept last", "[keep][letter]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        for (const auto id : {large, large + 1})
            keeper.letters().add(some_letter(id, "first"));
        keeper.letters().add(some_letter(large, "second"));
        CHECK(keeper.letters().letters().find(large)->text == "second");
    }
    Keeper again(folder.path());
    REQUIRE(again.letters().letters().all().size() == 2);
    CHECK(*again.letters().letters().find(large) == some_letter(large, "second"));
    CHECK(*again.letters().letters().find(large + 1) == some_letter(large + 1, "first"));
    CHECK(again.letters().letters().find(1) == nullptr);
    CHECK_FALSE(again.take_trouble());
}

TEST_CASE("letter book: a file of a newer version is left as it is", "[keep][letter]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "letters.db";
    REQUIRE(write_letters(file, {some_letter(1, "old")}));
    Sql(file).run("PRAGMA user_version = 2");
    Worker worker;
    LetterBook book(file, worker);
    CHECK(book.take_trouble() == file.string() + " is of a newer version of the program");
    book.add(some_letter(2, "new"));
    worker.wait_until_idle();
    CHECK(Sql(file).number("SELECT count(*) FROM letter") == 1);
    CHECK(book.letters().find(2) != nullptr);
}

TEST_CASE("letter book: a disk that takes nothing is told of once, and tried again", "[keep][letter]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "away" / "letters.db";
    Worker worker;
    LetterBook book(file, worker);
    for (const std::uint64_t id : {1U, 2U}) {
        book.add(some_letter(id, "text"));
        worker.wait_until_idle();
        book.gather();
    }
    CHECK(book.take_trouble() == "Your game cannot be saved in " + file.parent_path().string() + ".");
    CHECK_FALSE(book.take_trouble());
    fs::create_directories(file.parent_path());
    book.write_again();
    worker.wait_until_idle();
    CHECK(read_letters(file)->all().size() == 2);
}

TEST_CASE("letter book: a game that is dropped is gone, the next time too", "[keep][letter]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        for (const auto id : {large, large + 1})
            keeper.letters().add(some_letter(id, "text"));
        keeper.letters().add({.id = large});
        CHECK(keeper.letters().letters().find(large) == nullptr);
    }
    Keeper again(folder.path());
    CHECK(again.letters().letters().find(large) == nullptr);
    CHECK(again.letters().letters().all().size() == 1);
}
