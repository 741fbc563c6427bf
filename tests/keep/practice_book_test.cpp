// What is kept of practice, across programs.
#include "keep/practice_book.hpp"

#include "keep/keeper.hpp"
#include "keep/sql.hpp"
#include "practice/sticks_games.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace fs = std::filesystem;

using practice::Day;
using practice::Exercise;
using practice::GameRead;
using practice::Note;
using practice::Notes;
using practice::Standing;
using practice::Tried;
using practice::Try;

namespace {

Day day_on(int number) { return Day(std::chrono::days(20'000 + number)); }

/// The first move of a game from so many sticks, begun that day: none of these numbers does 8 divide.
Exercise exercise_from(int sticks, int day) {
    Exercise made{.key = {"sticks", sticks_position(sticks, Side::first)},
                  .played = sticks % 8 == 1 ? "2" : "1",
                  .kind = "took-too-many",
                  .before = sticks_value(sticks, Side::first),
                  .points = 3,
                  .origin = {.library = 7, .begun = day_on(day), .day = day_on(day), .ply = 4, .opponent = "Twig"}};
    made.after = sticks_value(sticks - (sticks % 8 == 1 ? 2 : 1), Side::second);
    REQUIRE(judge(made));
    return made;
}

GameRead game_from(int sticks, int day) {
    return {.game = {"sticks", day_on(day)},
            .day = day_on(day),
            .mistakes = {{.ply = 4, .kind = "took-too-many"}, {.ply = 9, .kind = ""}},
            .exercises = {exercise_from(sticks, day)}};
}

std::vector<Note> some_notes() {
    return {game_from(25, 1),
            GameRead{.game = {"sticks", day_on(2)}, .day = day_on(3)},
            Tried{.exercise = exercise_from(25, 1).key, .day = day_on(2), .what = Try::solved, .took = Seconds(12.5)},
            game_from(23, 4),
            Tried{.exercise = exercise_from(25, 1).key, .day = day_on(5), .what = Try::missed},
            Tried{.exercise = exercise_from(23, 4).key, .day = day_on(5), .what = Try::helped, .took = Seconds(3)}};
}

Notes notes_of(const std::vector<Note>& notes) {
    Notes all;
    for (const auto& note : notes)
        all.add(note);
    return all;
}

/// The same in all that can be seen of them.
void check_same(const Notes& some, const Notes& others) {
    CHECK(some.tries() == others.tries());
    REQUIRE(some.games().size() == others.games().size());
    for (const auto& [key, read] : some.games()) {
        CAPTURE(key.game);
        REQUIRE(others.is_read(key));
        CHECK(others.games().at(key).day == read.day);
        CHECK(others.games().at(key).mistakes == read.mistakes);
    }
    REQUIRE(some.exercises().size() == others.exercises().size());
    for (const auto& [key, kept] : some.exercises()) {
        CAPTURE(key.position);
        const auto* other = others.find(key);
        REQUIRE(other != nullptr);
        CHECK(other->standing == kept.standing);
        const auto &one = kept.exercise, &another = other->exercise;
        CHECK(another.side == one.side);
        CHECK(another.played == one.played);
        CHECK(another.better == one.better);
        CHECK(another.kind == one.kind);
        CHECK(another.points == one.points);
        CHECK(another.before == one.before);
        CHECK(another.after == one.after);
        CHECK(another.origin == one.origin);
        CHECK(another.mistake.cost == one.mistake.cost);
        CHECK(another.mistake.keeping == one.mistake.keeping);
    }
}

} // namespace

TEST_CASE("practice book: what was kept is there the next time", "[keep][practice]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        for (const auto& note : some_notes())
            keeper.practice().add(note);
    }
    Keeper again(folder.path());
    check_same(again.practice().notes(), notes_of(some_notes()));
    CHECK(again.practice().notes().find(exercise_from(25, 1).key)->standing == Standing{.box = 0, .due = day_on(6)});
    CHECK_FALSE(again.take_trouble());
}

TEST_CASE("practice book: two programs add to each other's notes", "[keep][practice]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "practice.db";
    for (const auto& note : some_notes())
        REQUIRE(write_practice(file, {note}));
    const auto read = read_practice(file);
    REQUIRE(read);
    check_same(*read, notes_of(some_notes()));
}

TEST_CASE("practice book: of two games with the same mistake the later one counts, whichever was read first",
          "[keep][practice]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "practice.db";
    const bool later_first = GENERATE(false, true);
    REQUIRE(write_practice(file, {game_from(25, later_first ? 8 : 2)}));
    REQUIRE(write_practice(file, {game_from(25, later_first ? 2 : 8)}));
    const auto read = read_practice(file);
    REQUIRE(read);
    REQUIRE(read->exercises().size() == 1);
    CHECK(read->find(exercise_from(25, 8).key)->exercise.origin.day == day_on(8));
    CHECK(read->games().size() == 2);
}

TEST_CASE("practice book: an exercise that is none any more is passed over", "[keep][practice]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "practice.db";
    REQUIRE(write_practice(file, some_notes()));
    const auto* const change = GENERATE(as<const char*>(), "record = 'no record'", "record = '{}'",
                                        "record = replace(record, '\"2\"]', '\"1\"]')", // which was right
                                        "record = (SELECT record FROM exercise WHERE position = '23/7 1')");
    CAPTURE(change);
    Sql(file).run((std::string("UPDATE exercise SET ") + change + " WHERE position = '25/7 1'").c_str());
    const auto read = read_practice(file);
    REQUIRE(read);
    CHECK(read->find(exercise_from(25, 1).key) == nullptr);
    CHECK(read->find(exercise_from(23, 4).key) != nullptr);
    CHECK(read->tries().size() == 3);
}

TEST_CASE("practice book: a broken file is set aside and told of", "[keep][practice]") {
    const TemporaryFolder folder;
    write(folder.path() / "practice.db", std::string(5000, 'x'));
    {
        Keeper keeper(folder.path());
        CHECK(keeper.practice().notes().games().empty());
        CHECK(keeper.take_trouble() ==
              "What you practise cannot be read. It is kept as practice.db.broken, and you begin anew.");
        CHECK_FALSE(keeper.take_trouble());
        keeper.practice().add(game_from(25, 1));
    }
    CHECK(Keeper(folder.path()).practice().notes().exercises().size() == 1);
}

TEST_CASE("practice book: a file of a newer version is left as it is", "[keep][practice]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "practice.db";
    REQUIRE(write_practice(file, some_notes()));
    Sql(file).run("PRAGMA user_version = 2");
    Worker worker;
    PracticeBook book(file, worker);
    CHECK(book.take_trouble() == file.string() + " is of a newer version of the program");
    book.add(game_from(25, 9));
    worker.wait_until_idle();
    CHECK(Sql(file).number("SELECT count(*) FROM game") == 3);
    CHECK(book.notes().games().size() == 1);
}

TEST_CASE("practice book: a disk that takes nothing is told of once, and tried again", "[keep][practice]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "away" / "practice.db";
    Worker worker;
    PracticeBook book(file, worker);
    for (const int day : {3, 4}) {
        book.add(game_from(25, day));
        worker.wait_until_idle();
        book.gather();
    }
    CHECK(book.take_trouble() == "What you practise cannot be saved in " + file.parent_path().string() + ".");
    CHECK_FALSE(book.take_trouble());
    fs::create_directories(file.parent_path());
    book.write_again();
    worker.wait_until_idle();
    CHECK(read_practice(file)->games().size() == 2);
}

TEST_CASE("practice book: an exercise that somebody made stays one, and its game is still to be read",
          "[keep][practice]") {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "practice.db";
    REQUIRE(write_practice(file, {practice::Made{exercise_from(25, 1)}, game_from(23, 4)}));
    const auto read = read_practice(file);
    REQUIRE(read);
    check_same(*read, notes_of({practice::Made{exercise_from(25, 1)}, game_from(23, 4)}));
    CHECK(read->find(exercise_from(25, 1).key) != nullptr);
    CHECK_FALSE(read->is_read({"sticks", day_on(1)}));
    CHECK(read->is_read({"sticks", day_on(4)}));
}
