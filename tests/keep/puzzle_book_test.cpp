// What is kept of puzzles, across programs.
#include "keep/puzzle_book.hpp"

#include "keep/keeper.hpp"
#include "keep/sql.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"

namespace fs = std::filesystem;

namespace {

std::chrono::sys_days in_november(unsigned number) { return std::chrono::year(2026) / 11 / number; }

RushScore score(const std::string& initials, int solved, const std::string& game = {}) {
    return {.initials = initials, .game = game, .solved = solved, .date = in_november(1)};
}

std::vector<PuzzleMark> some_marks() {
    return {
        TriedPuzzle{.game = "boxes", .position = "a", .solved = false},
        TriedPuzzle{.game = "boxes", .position = "a", .solved = true},
        TriedPuzzle{.game = "sticks", .position = "a", .solved = true},
        KnownTries{.game = "sticks", .position = "b", .tries = {.solved = 3, .missed = 1}},
        KnownTries{.game = "sticks", .position = "b", .tries = {.solved = 2, .missed = 5}},
        SolvedDay{.game = "boxes", .day = in_november(3)},
        SolvedDay{.game = "sticks", .day = in_november(3)},
        SolvedDay{.game = "boxes", .day = in_november(3)},
        SolvedDay{.game = "boxes", .day = in_november(5)},
        MissedDay{.game = "boxes", .day = in_november(3)},
        MissedDay{.game = "boxes", .day = in_november(5)},
        MissedDay{.game = "boxes", .day = in_november(6)},
        RatedPuzzle{.game = "boxes", .position = "a", .rating = {.value = 1, .deviation = 2, .day = in_november(1)}},
        RatedPuzzle{
            .game = "boxes", .position = "a", .rating = {.value = 1234.5, .deviation = 67, .day = in_november(5)}},
        RatedPuzzle{.game = "boxes", .position = "", .rating = {.value = 1100, .deviation = 90, .day = in_november(5)}},
        score("ABC", 7),
        score("DEF", 9, "boxes")};
}

PuzzleMarks marks_of(const std::vector<PuzzleMark>& marks) {
    PuzzleMarks all;
    for (const auto& mark : marks)
        all.add(mark);
    return all;
}

} // namespace

TEST_CASE("puzzle marks: tries are counted, days are counted once", "[keep][puzzles]") {
    const auto marks = marks_of(some_marks());
    const PuzzleTries twice{.solved = 1, .missed = 1}, once{.solved = 1};
    CHECK(marks.tries.at({"boxes", "a"}) == twice);
    CHECK(marks.tries.at({"sticks", "a"}) == once);
    const PuzzleTries most{.solved = 3, .missed = 5};
    CHECK(marks.tries.at({"sticks", "b"}) == most);
    CHECK(marks.solved_days() == std::set{in_november(3), in_november(5)});
    CHECK(marks.days.size() == 3);
    CHECK(marks.days_after_a_miss() == std::set{in_november(5)}); // on the third another game's was found at once
    const KeptRating last{.value = 1234.5, .deviation = 67, .day = in_november(5)};
    CHECK(marks.ratings.at({"boxes", "a"}) == last);
    CHECK(marks.ratings.size() == 2);
}

TEST_CASE("puzzle marks: the ten best rushes of each kind stay, of equals the older first", "[keep][puzzles]") {
    PuzzleMarks marks;
    CHECK(marks.is_score({}, 1));
    CHECK_FALSE(marks.is_score({}, 0));
    for (int solved = 1; solved <= 12; ++solved)
        marks.add(score(std::string(1, static_cast<char>('A' + solved)), solved));
    marks.add(score("X", 12));
    marks.add(score("Y", 1, "boxes"));
    const auto best = marks.scores_of({});
    REQUIRE(best.size() == 10);
    CHECK(best[0].initials == "M"); // the twelfth
    CHECK(best[1].initials == "X");
    CHECK(best[9].solved == 4);
    CHECK_FALSE(marks.is_score({}, 4));
    CHECK(marks.is_score({}, 5));
    CHECK(marks.scores_of("boxes").size() == 1);
    CHECK(marks.is_score("boxes", 1));
}

TEST_CASE("puzzle book: what was kept is there the next time", "[keep][puzzles]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        for (const auto& mark : some_marks())
            keeper.puzzles().add(mark);
    }
    Keeper again(folder.path());
    CHECK(again.puzzles().marks() == marks_of(some_marks()));
    CHECK_FALSE(again.take_trouble());
}

TEST_CASE("puzzle book: two programs add to each other's marks", "[keep][puzzles]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "puzzles.db";
    const auto marks = some_marks();
    for (const auto& mark : marks)
        REQUIRE(write_puzzle_marks(file, {mark}));
    const auto read = read_puzzle_marks(file);
    REQUIRE(read);
    CHECK(*read == marks_of(marks));
}

TEST_CASE("puzzle book: a file of the first version is read, and goes on as one of the second", "[keep][puzzles]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "puzzles.db";
    const auto marks = some_marks();
    REQUIRE(write_puzzle_marks(file, {marks[0], marks[3]}));
    Sql(file).run("DROP TABLE missed_day; DROP TABLE rating; PRAGMA user_version = 1");
    REQUIRE(read_puzzle_marks(file));
    CHECK(*read_puzzle_marks(file) == marks_of({marks[0], marks[3]}));
    const std::vector<PuzzleMark> more{MissedDay{.game = "boxes", .day = in_november(3)}};
    REQUIRE(write_puzzle_marks(file, more));
    REQUIRE(read_puzzle_marks(file));
    CHECK(*read_puzzle_marks(file) == marks_of({marks[0], marks[3], more[0]}));
    const auto before = folder.path() / "puzzles.db.version-1"; // as it was
    CHECK(Sql(before).number("PRAGMA user_version") == 1);
    CHECK(*read_puzzle_marks(before) == marks_of({marks[0], marks[3]}));
    REQUIRE(write_puzzle_marks(file, {marks[4]}));
    CHECK(folder.names().size() == 2);
}

TEST_CASE("puzzle book: a file of the first version is not touched while there is no place for a copy of it",
          "[keep][puzzles]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "puzzles.db";
    const auto marks = some_marks();
    REQUIRE(write_puzzle_marks(file, {marks[0], marks[3]}));
    Sql(file).run("DROP TABLE missed_day; DROP TABLE rating; PRAGMA user_version = 1");
    const auto before = text_of(file);
    {
        const FullDisk full;
        CHECK_FALSE(write_puzzle_marks(file, {marks[7]}));
    }
    CHECK(text_of(file) == before);
    CHECK(folder.names().size() == 1);
    CHECK(write_puzzle_marks(file, {marks[7]}));
}

TEST_CASE("puzzle book: a broken file is set aside and told of", "[keep][puzzles]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "puzzles.db";
    const std::string letter(5000, 'x');
    write(file, letter);
    {
        Keeper keeper(folder.path());
        CHECK(keeper.puzzles().marks() == PuzzleMarks());
        CHECK(keeper.take_trouble() ==
              "What you solved cannot be read. It is kept as puzzles.db.broken, and you begin anew.");
        CHECK_FALSE(keeper.take_trouble());
        CHECK(text_of(folder.path() / "puzzles.db.broken") == letter);
        keeper.puzzles().add(SolvedDay{.game = "boxes", .day = in_november(3)});
    }
    CHECK(read_puzzle_marks(file)->solved_days() == std::set{in_november(3)});
}

TEST_CASE("puzzle book: a file that another program holds is not set aside, and goes on when it lets go",
          "[keep][puzzles]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "puzzles.db";
    const auto marks = some_marks();
    REQUIRE(write_puzzle_marks(file, marks));
    Worker worker;
    auto held = std::make_unique<Sql>(file);
    held->run("BEGIN EXCLUSIVE");
    PuzzleBook book(file, worker);
    CHECK(book.take_trouble() == "what you solved, " + file.string() + ", cannot be used: database is locked");
    held.reset();
    const PuzzleMark more = SolvedDay{.game = "boxes", .day = in_november(9)};
    book.add(more);
    worker.wait_until_idle();
    auto all = marks_of(marks);
    all.add(more);
    CHECK(*read_puzzle_marks(file) == all);
    CHECK(folder.names() == std::vector<std::string>{"puzzles.db"});
}

TEST_CASE("puzzle book: a file of a newer version is left as it is", "[keep][puzzles]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "puzzles.db";
    REQUIRE(write_puzzle_marks(file, some_marks()));
    Sql(file).run("PRAGMA user_version = 3");
    Worker worker;
    PuzzleBook book(file, worker);
    CHECK(book.take_trouble() == file.string() + " is of a newer version of the program");
    book.add(SolvedDay{.game = "boxes", .day = in_november(9)});
    worker.wait_until_idle();
    CHECK(Sql(file).number("SELECT count(*) FROM day WHERE day = 20766") == 0); // 9 November 2026
    CHECK(book.marks().solved_days() == std::set{in_november(9)});
}

TEST_CASE("puzzle book: a disk that takes nothing is told of once, and tried again", "[keep][puzzles]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "away" / "puzzles.db";
    Worker worker;
    PuzzleBook book(file, worker);
    for (const unsigned number : {3U, 4U}) {
        book.add(SolvedDay{.game = "boxes", .day = in_november(number)});
        worker.wait_until_idle();
        book.gather();
    }
    CHECK(book.take_trouble() == "What you solved cannot be saved in " + file.parent_path().string() + ".");
    CHECK_FALSE(book.take_trouble());
    fs::create_directories(file.parent_path());
    book.write_again();
    worker.wait_until_idle();
    CHECK(read_puzzle_marks(file)->solved_days() == std::set{in_november(3), in_november(4)});
}
