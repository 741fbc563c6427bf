// What a person keeps, damaged at every 256th byte and cut at any length: nothing crashes, nothing that can be read is
// lost, and what is set aside is told by its name. What can be read is told by SQLite itself, row by row from both ends
// of every table.
#include "keep/keeper.hpp"
#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "practice/sticks_games.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"

namespace fs = std::filesystem;

namespace {

using Rows = std::set<std::string>;

/// A table, and what its rows are sorted by, in either direction.
struct KeptTable {
    std::string name, forwards, backwards;
    int columns = 0;
};

/// A file of a kind that the program keeps, with enough in it that it has many pages.
struct Kind {
    std::string name;
    std::vector<KeptTable> tables;
    void (*fill)(const fs::path& folder);
};

/// Goes on until SQLite can go no further.
void read_rows(Sql& sql, const KeptTable& table, const std::string& order, Rows& rows) {
    try {
        SqlStatement each(sql, "SELECT * FROM " + table.name + " NOT INDEXED ORDER BY " + order);
        while (each.next()) {
            auto row = table.name;
            for (int column = 0; column < table.columns; ++column)
                row += '|' + each.text(column);
            rows.insert(row);
        }
    } catch (const SqlTrouble&) {
        return;
    }
}

/// A copy is read, so that nothing becomes of the file.
Rows rows_in(const Kind& kind, const std::string& bytes) {
    const TemporaryFolder folder;
    write(folder.path() / kind.name, bytes);
    Rows rows;
    try {
        Sql sql(folder.path() / kind.name);
        sql.run("PRAGMA writable_schema = ON"); // which SQLite's own recovery does to see more
        for (const auto& table : kind.tables) {
            read_rows(sql, table, table.forwards, rows);
            read_rows(sql, table, table.backwards, rows);
        }
    } catch (const SqlTrouble&) {
        return rows;
    }
    return rows;
}

void fill_library(const fs::path& folder) {
    auto library = Library::open(folder / "games.db");
    REQUIRE(library);
    for (unsigned number = 1; number <= 24; ++number) {
        auto record = lost_game(number);
        record.seats[Side::first].name = "Player " + std::to_string(number);
        for (unsigned move = 0; move < (number % 8 == 0 ? 400 : 4); ++move) // some need pages of their own
            record.moves.push_back({.text = std::to_string(move)});
        REQUIRE(library->add(record, "0/3 1", "Champion"));
    }
}

void fill_ladder(const fs::path& folder) {
    std::vector<LadderNote> results;
    for (int number = 0; number < 150; ++number)
        results.push_back(LadderResult{.game = "game " + std::to_string(number % 5),
                                       .rung = "rung " + std::to_string(number),
                                       .fortune = number % 2 == 0 ? Fortune::won : Fortune::lost,
                                       .margin = number,
                                       .begun = day(2026, 11, 1)});
    REQUIRE_FALSE(note_results(folder / "ladder.db", results));
}

void fill_puzzles(const fs::path& folder) {
    std::vector<PuzzleMark> marks;
    for (int number = 0; number < 300; ++number) {
        const auto position = "position " + std::to_string(number);
        const auto date = std::chrono::sys_days(std::chrono::days(20'000 + number));
        marks.push_back(TriedPuzzle{.game = "boxes", .position = position, .solved = number % 3 == 0});
        marks.push_back(SolvedDay{.game = "boxes", .day = date});
        marks.push_back(MissedDay{.game = "sticks", .day = date});
        marks.push_back(RatedPuzzle{
            .game = "boxes", .position = position, .rating = {.value = 1000.5 + number, .deviation = 50, .day = date}});
        marks.push_back(RushScore{.initials = "ABC", .game = "boxes", .solved = number, .date = date});
    }
    REQUIRE(write_puzzle_marks(folder / "puzzles.db", marks));
}

void fill_practice(const fs::path& folder) {
    std::vector<practice::Note> notes;
    for (int number = 0; number < 60; ++number) {
        const int sticks = 8 * number + 9; // from which one stick wins, and two do not
        const auto date = std::chrono::sys_days(std::chrono::days(20'000 + number));
        practice::Exercise exercise{.key = {"sticks", sticks_position(sticks, Side::first)},
                                    .played = "2",
                                    .before = sticks_value(sticks, Side::first),
                                    .after = sticks_value(sticks - 2, Side::second),
                                    .origin = {.begun = date, .day = date}};
        notes.push_back(practice::GameRead{.game = {"sticks", date},
                                           .day = date,
                                           .mistakes = {{.ply = 0, .kind = "kind " + std::to_string(number)}},
                                           .exercises = {exercise}});
        notes.push_back(practice::Tried{.exercise = exercise.key, .day = date + std::chrono::days(1)});
    }
    REQUIRE(write_practice(folder / "practice.db", notes));
}

void fill_results(const fs::path& folder) {
    std::vector<RatedResult> results;
    for (int number = 0; number < 150; ++number)
        results.push_back({.game = "boxes",
                           .opponent = "echo-" + std::to_string(1000 + number),
                           .opponent_rating = 1000 + number,
                           .begun = day(2026, 11, 1) + std::chrono::minutes(number),
                           .score = number % 2 == 0 ? 1.0 : 0.0,
                           .length = Seconds{60.5},
                           .rating = 1000.5 + number,
                           .deviation = 100});
    REQUIRE(write_results(folder / "results.db", results));
}

void fill_letters(const fs::path& folder) {
    std::vector<KeptLetter> letters;
    for (unsigned number = 1; number <= 100; ++number)
        letters.push_back({.id = number,
                           .name = "Friend " + std::to_string(number),
                           .text = std::string(number * 20, 'A'), // some need pages of their own
                           .settled = number});
    REQUIRE(write_letters(folder / "letters.db", letters));
}

const Kind& kind_of(const std::string& name) {
    static const std::vector<Kind> kinds{
        {"games.db", {{"game", "id", "id DESC", 13}, {"record", "id", "id DESC", 2}}, fill_library},
        {"ladder.db", {{"rung", "game, rung", "game DESC, rung DESC", 12}}, fill_ladder},
        {"puzzles.db",
         {{"puzzle", "game, position", "game DESC, position DESC", 4},
          {"day", "day, game", "day DESC, game DESC", 2},
          {"missed_day", "day, game", "day DESC, game DESC", 2},
          {"rating", "game, position", "game DESC, position DESC", 5},
          {"rush", "id", "id DESC", 5}},
         fill_puzzles},
        {"practice.db",
         {{"game", "game, begun", "game DESC, begun DESC", 3},
          {"mistake", "game, begun, ply", "game DESC, begun DESC, ply DESC", 4},
          {"exercise", "game, position", "game DESC, position DESC", 11},
          {"try", "id", "id DESC", 6}},
         fill_practice},
        {"results.db", {{"result", "id", "id DESC", 9}}, fill_results},
        {"letters.db", {{"letter", "id", "id DESC", 7}}, fill_letters}};
    return *std::ranges::find(kinds, name, &Kind::name);
}

std::string whole_file(const Kind& kind) {
    const TemporaryFolder folder;
    kind.fill(folder.path());
    return text_of(folder.path() / kind.name);
}

Rows common(const Rows& one, const Rows& another) {
    Rows both;
    std::ranges::set_intersection(one, another, std::inserter(both, both.end()));
    return both;
}

/// What a program makes of a file that it finds.
struct Opened {
    Opened(const Kind& kind, const std::string& bytes) {
        const TemporaryFolder folder;
        const auto file = folder.path() / kind.name;
        write(file, bytes);
        {
            Keeper keeper(folder.path());
            while (auto words = keeper.take_trouble())
                trouble.push_back(*std::move(words));
        }
        rows = rows_in(kind, text_of(file));
        const auto aside = folder.path() / (kind.name + ".broken");
        if (fs::exists(aside)) kept = text_of(aside);
    }

    std::vector<std::string> trouble{};
    Rows rows{};                       ///< Of the file that the program goes on with.
    std::optional<std::string> kept{}; ///< The file that it set aside.
};

/// All that can be said of a file that was whole with `before` in it. A cut goes through a row at most, of which SQLite
/// takes the end for zeros: where it ended with zeros, that is as it was.
void check_opened(const Opened& opened, const Kind& kind, const Rows& before, const std::string& damaged,
                  std::size_t rows_cut = 0) {
    const auto readable = common(rows_in(kind, damaged), before);
    CHECK(common(opened.rows, readable).size() + rows_cut >= readable.size());
    CHECK(opened.kept.has_value() == !opened.trouble.empty());
    if (!opened.kept) return;
    CHECK(*opened.kept == damaged);
    REQUIRE(opened.trouble.size() == 1);
    CHECK(opened.trouble.front().find(kind.name + ".broken") != std::string::npos);
}

} // namespace

TEST_CASE("damage: a byte costs what stood on it and nothing else", "[keep][damage][slow]") {
    const auto& kind =
        kind_of(GENERATE("games.db", "ladder.db", "puzzles.db", "practice.db", "results.db", "letters.db"));
    const auto flip = GENERATE(0xFF, 0x08); // the latter makes other pages of pages
    const auto whole = whole_file(kind);
    const auto before = rows_in(kind, whole);
    REQUIRE(before.size() >= 48);
    std::size_t set_aside = 0;
    for (std::size_t at = 0; at < whole.size(); at += 256) {
        CAPTURE(kind.name, at, flip);
        auto damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ flip);
        const Opened opened(kind, damaged);
        check_opened(opened, kind, before, damaged);
        CHECK(common(opened.rows, before).size() + 2 >= before.size());
        set_aside += opened.kept ? 1 : 0;
    }
    CHECK(set_aside > 0);
}

TEST_CASE("damage: of a file that was cut the rest is there", "[keep][damage][slow]") {
    const auto& kind =
        kind_of(GENERATE("games.db", "ladder.db", "puzzles.db", "practice.db", "results.db", "letters.db"));
    const auto whole = whole_file(kind);
    const auto before = rows_in(kind, whole);
    Rows shorter;
    for (std::size_t size = 0; size < whole.size(); size += 509) { // in all places of a page, some time
        CAPTURE(kind.name, size);
        const auto damaged = whole.substr(0, size);
        const Opened opened(kind, damaged);
        if (size == 0) {
            CHECK(opened.trouble.empty()); // of nothing nothing can be said
            continue;
        }
        check_opened(opened, kind, before, damaged, 1);
        CHECK(opened.kept);
        CHECK(std::ranges::includes(opened.rows, shorter));
        shorter = common(opened.rows, before);
    }
    CHECK(shorter.size() * 2 > before.size());
}

TEST_CASE("damage: games that lost their entries are entered again as their records tell them", "[keep][damage]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "games.db";
    fill_library(folder.path());
    {
        Sql sql(file);
        sql.run("PRAGMA foreign_keys = OFF; DELETE FROM game WHERE id IN (3, 16)");
        sql.run("PRAGMA writable_schema = ON; UPDATE sqlite_master SET name = 'shawn' WHERE name = 'shown'");
    }
    Keeper keeper(folder.path());
    CHECK(keeper.take_trouble() ==
          "The library of your games was damaged. 24 games could be read and stay; the damaged "
          "file is kept as games.db.broken.");
    REQUIRE(keeper.library() != nullptr);
    CHECK(keeper.library()->tally({}).games == 24);
    const auto again = keeper.library()->entries({.against = "optimal"}, 0, 10);
    REQUIRE(again.size() == 2);
    CHECK(again.front().date == day(2026, 1, 16));
    CHECK(keeper.library()->record(again.front().id)->moves.size() == 402);
}

TEST_CASE("damage: an entry that cannot be read is shown as its record tells it", "[keep][damage]") {
    const TemporaryFolder folder;
    fill_library(folder.path());
    Sql(folder.path() / "games.db").run("UPDATE game SET head = 'x' || head WHERE id = 5");
    Keeper keeper(folder.path());
    CHECK_FALSE(keeper.take_trouble());
    const auto entries = keeper.library()->entries({}, 0, 100);
    REQUIRE(entries.size() == 24);
    const auto entry = std::ranges::find(entries, 5, &LibraryEntry::id);
    REQUIRE(entry != entries.end());
    CHECK(entry->seats[Side::first].name == "Player 5");
}

TEST_CASE("damage: what was not in its place yet is there as well", "[keep][damage]") {
    const TemporaryFolder living, folder;
    fill_library(living.path());
    const auto file = folder.path() / "games.db";
    {
        auto library = Library::open(living.path() / "games.db", [] {}); // nobody settles it
        REQUIRE(library);
        REQUIRE(library->add(lost_game(28), "0/3 1", "Champion"));
        for (const auto* const ending : {"", "-wal"}) // as a killed program leaves them
            fs::copy_file(living.path() / (std::string("games.db") + ending), file.string() + ending);
    }
    auto bytes = text_of(file);
    REQUIRE(fs::file_size(file.string() + "-wal") > 0);
    const auto page = bytes.find("Player 3") / 4096 * 4096; // which the last game left as it was
    bytes.replace(page, 4096, std::string(4096, '\x55'));
    write(file, bytes);
    Keeper keeper(folder.path());
    const auto trouble = keeper.take_trouble();
    REQUIRE(trouble);
    CHECK(trouble->find("games.db.broken") != std::string::npos);
    const auto entries = keeper.library()->entries({.begun = TimeSpan{day(2026, 1, 28), day(2026, 1, 29)}}, 0, 1);
    REQUIRE(entries.size() == 1);
    CHECK(*keeper.library()->record(entries.front().id) == lost_game(28));
}

TEST_CASE("damage: a file that is set aside takes no other's name", "[keep][damage]") {
    const TemporaryFolder folder;
    for (const auto* const letter : {"first", "second", "third"}) {
        write(folder.path() / "games.db", letter);
        const Keeper keeper(folder.path());
    }
    CHECK(text_of(folder.path() / "games.db.broken") == "first");
    CHECK(text_of(folder.path() / "games.db.broken-2") == "second");
    CHECK(text_of(folder.path() / "games.db.broken-3") == "third");
}

TEST_CASE("damage: where the disk takes no new file the damaged one stays, and is mended once it does",
          "[keep][damage]") {
    const auto& kind =
        kind_of(GENERATE("games.db", "ladder.db", "puzzles.db", "practice.db", "results.db", "letters.db"));
    const auto whole = whole_file(kind);
    auto damaged = whole;
    damaged[0] = 'x';
    for (rlim_t bytes = 0; bytes < whole.size(); bytes += 4096) {
        CAPTURE(kind.name, bytes);
        const TemporaryFolder folder;
        const auto file = folder.path() / kind.name;
        write(file, damaged);
        {
            const FullDisk full(bytes);
            Keeper keeper(folder.path());
            CHECK(keeper.take_trouble());
        }
        const bool is_mended = fs::exists(file.string() + ".broken"); // others of its kind may be smaller
        CHECK(text_of(is_mended ? file.string() + ".broken" : file.string()) == damaged);
        { const Keeper keeper(folder.path()); }
        CHECK(rows_in(kind, text_of(file)) == rows_in(kind, whole));
        CHECK(text_of(file.string() + ".broken") == damaged);
    }
}

TEST_CASE("damage: a save is read, or set aside and the one before it read", "[keep][damage]") {
    auto record = sticks_game(day(2026, 11, 22));
    for (int move = 0; move < 60; ++move)
        record.moves.push_back({.text = "1", .time = Seconds{0.25}});
    const auto whole = to_json_line(record) + '\n';
    const auto older = sticks_game(day(2026, 11, 21));
    const auto check = [&](const std::string& damaged) {
        const TemporaryFolder folder;
        const auto file = folder.path() / "sticks.json";
        write(file, damaged);
        write(file.string() + ".before", to_json_line(older) + '\n');
        const auto found = read_save(file);
        const auto broken = file.string() + ".broken";
        if (found.trouble.empty()) {
            CHECK(found.record);
            CHECK(text_of(file) == damaged);
        } else if (found.untouchable) {
            CHECK(text_of(file) == damaged);
        } else {
            CHECK(found.trouble ==
                  std::vector<std::string>{"The saved game sticks.json is broken. It is kept as sticks.json.broken."});
            CHECK(text_of(broken) == damaged);
            CHECK(found.record == older);
        }
        return found;
    };
    SECTION("at every byte") {
        for (const auto flip : {0xFF, 0x01, 0x20}) {
            for (std::size_t at = 0; at < whole.size(); ++at) {
                CAPTURE(at, flip);
                auto damaged = whole;
                damaged[at] = static_cast<char>(damaged[at] ^ flip);
                check(damaged);
            }
        }
    }
    SECTION("cut at every length") {
        for (std::size_t size = 0; size < whole.size(); ++size) {
            CAPTURE(size);
            CHECK(check(whole.substr(0, size)).record == (size + 1 < whole.size() ? older : record));
        }
    }
}

TEST_CASE("damage: where the rules refuse a save, the one before it is taken", "[keep][damage]") {
    const TemporaryFolder folder;
    auto first = sticks_game();
    first.moves.pop_back();
    {
        Keeper keeper(folder.path());
        keeper.save(first);
        keeper.flush();
        keeper.save(sticks_game());
    }
    Keeper keeper(folder.path());
    CHECK(keeper.take_saved() == sticks_game());
    keeper.refuse("sticks");
    CHECK(keeper.take_saved() == first);
    keeper.refuse("sticks");
    CHECK_FALSE(keeper.take_saved());
    CHECK(keeper.take_trouble() == "The saved game sticks.json is broken. It is kept as sticks.json.broken.");
    CHECK(keeper.take_trouble() ==
          "The saved game sticks.json.before is broken. It is kept as sticks.json.before.broken.");
    CHECK_FALSE(keeper.take_trouble());
}
