// All that a person keeps in one file, and back.
#include "keep/backup.hpp"

#include "keep/keeper.hpp"
#include "keep/person_files.hpp"
#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"

namespace fs = std::filesystem;

namespace {

using Names = std::vector<std::string>;

/// A person's folder with something of every kind in it, that a film lies in as well.
struct Person : Folder {
    Person() {
        {
            Keeper keeper(path());
            keeper.file(lost_game(), "0/3 1", "Champion");
            keeper.save(sticks_game());
            keeper.note({.game = "boxes", .rung = "torch", .fortune = Fortune::won});
            keeper.puzzles().add(TriedPuzzle{.game = "boxes", .position = "a", .solved = true});
            keeper.practice().add(practice::Tried{.exercise = {"boxes", "b"}, .what = practice::Try::solved});
        }
        put("settings.toml", "speed = 2\n");
        put("themes/mine.toml", "name = \"Mine\"\n");
        put("themes/old/sepia.toml", std::string("name = \"\0\"\n", 12));
        put("games.db.broken", "once damaged");
        put("Boxes.mp4", "a film");
    }

    void put(const std::string& name, const std::string& text) const {
        fs::create_directories((path() / name).parent_path());
        write(path() / name, text);
    }
};

/// What the tables hold, in words of the test's own.
std::string content_of(const fs::path& folder) {
    std::string words;
    Sql games(folder / "games.db"), ladder(folder / "ladder.db"), puzzles(folder / "puzzles.db"),
        practice(folder / "practice.db");
    SqlStatement lines(games, "SELECT line FROM record"), rungs(ladder, "SELECT rung, won FROM rung"),
        solved(puzzles, "SELECT position, solved FROM puzzle"), tries(practice, "SELECT position, what FROM try");
    while (lines.next())
        words += lines.text(0) + '\n';
    while (rungs.next())
        words += rungs.text(0) + ' ' + rungs.text(1) + '\n';
    while (solved.next())
        words += solved.text(0) + ' ' + solved.text(1) + '\n';
    while (tries.next())
        words += tries.text(0) + ' ' + tries.text(1) + '\n';
    return words;
}

const Names plain_files{"settings.toml", "themes/mine.toml", "themes/old/sepia.toml", "games.db.broken",
                        "saves/sticks.json"};

/// Everything of `there` is in `here` as well.
void check_same(const fs::path& here, const fs::path& there) {
    for (const auto& name : plain_files) {
        CAPTURE(name);
        CHECK_FALSE(text_of(there / name).empty());
        CHECK(text_of(here / name) == text_of(there / name));
    }
    CHECK(content_of(here) == content_of(there));
}

std::string refusal_of(const Result<Restored>& restored) { return restored ? "" : restored.refusal().words; }

/// An archive with that in it, as somebody might write it who knows the form.
void write_archive(const fs::path& from, const fs::path& to, const std::string& name) {
    fs::copy_file(from, to, fs::copy_options::overwrite_existing);
    Sql sql(to);
    SqlStatement(sql, "UPDATE sqlar SET name = ?1 WHERE name = 'settings.toml'").with(name).run();
    SqlStatement(sql, "UPDATE checksum SET name = ?1 WHERE name = 'settings.toml'").with(name).run();
}

} // namespace

TEST_CASE("backup: comes back in another folder, all of it", "[keep][backup]") {
    const Person person;
    const TemporaryFolder other, elsewhere;
    const auto file = elsewhere.path() / "all.sqlar";
    const auto written = write_backup(person.path(), file);
    REQUIRE(written);
    CHECK(*written == plain_files.size() + 4); // and the databases
    CHECK(elsewhere.names() == Names{"all.sqlar"});
    const auto restored = restore_backup(file, other.path());
    REQUIRE(restored);
    CHECK(restored->files == *written);
    CHECK(restored->before.empty());
    check_same(other.path(), person.path());
    CHECK_FALSE(fs::exists(other.path() / "Boxes.mp4"));
    Keeper keeper(other.path());
    CHECK_FALSE(keeper.take_trouble());
    CHECK(keeper.take_saved() == sticks_game());
    CHECK(keeper.library()->tally({}).games == 1);
}

TEST_CASE("backup: is an archive that SQLite's own tools read", "[keep][backup]") {
    const Person person;
    const auto file = person.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    Sql sql(file);
    SqlStatement row(sql, "SELECT mode, sz, typeof(data), data FROM sqlar WHERE name = 'themes/old/sepia.toml'");
    REQUIRE(row.next());
    CHECK(row.integer(0) == 0100644);
    CHECK(row.integer(1) == 12); // uncompressed, then, since it has that size
    CHECK(row.text(2) == "blob");
    CHECK(row.text(3) == text_of(person.path() / "themes/old/sepia.toml"));
}

TEST_CASE("backup: of a program that is running has what it wrote so far", "[keep][backup]") {
    const Person person;
    const TemporaryFolder other;
    Keeper keeper(person.path());
    keeper.file(lost_game(2), "0/3 1", "Champion"); // it stands beside the library still
    const auto file = person.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    REQUIRE(restore_backup(file, other.path()));
    Keeper again(other.path());
    CHECK_FALSE(again.take_trouble());
    CHECK(again.library()->tally({}).games == 2);
}

TEST_CASE("backup: what was there before is moved aside, and other files stay", "[keep][backup]") {
    const Person person, other;
    const auto file = person.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    other.put("settings.toml", "speed = 3\n");
    other.put("saves/boxes.json", "a game");
    for (const auto* const before : {"before-restore", "before-restore-2"}) {
        const auto restored = restore_backup(file, other.path());
        REQUIRE(restored);
        CHECK(restored->before == before);
        check_same(other.path(), person.path());
        CHECK_FALSE(fs::exists(other.path() / "saves/boxes.json"));
        CHECK(text_of(other.path() / "Boxes.mp4") == "a film");
    }
    CHECK(text_of(other.path() / "before-restore/settings.toml") == "speed = 3\n");
    CHECK(text_of(other.path() / "before-restore/saves/boxes.json") == "a game");
    CHECK(content_of(other.path() / "before-restore") == content_of(person.path()));
}

TEST_CASE("backup: a library that is damaged is taken as it is", "[keep][backup]") {
    const Person person;
    const TemporaryFolder other;
    const std::string letter(5000, 'x');
    person.put("games.db", letter);
    const auto file = person.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    REQUIRE(restore_backup(file, other.path()));
    CHECK(text_of(other.path() / "games.db") == letter);
}

TEST_CASE("backup: what is none, or damaged, is refused in one line and changes nothing", "[keep][backup]") {
    const Person person, other;
    const auto file = person.path() / "all.sqlar", wrong = person.path() / "wrong.sqlar";
    REQUIRE(write_backup(person.path(), file));
    other.put("settings.toml", "speed = 3\n");
    const auto content = content_of(other.path());
    SECTION("no file") {
        CHECK(refusal_of(restore_backup(wrong, other.path())) == "cannot be read: " + wrong.string());
    }
    SECTION("another file") {
        write(wrong, GENERATE(std::string(), std::string("x"), std::string(5000, 'x')));
        CHECK(refusal_of(restore_backup(wrong, other.path())) == wrong.string() + " is no backup of Zugzwang");
    }
    SECTION("a library") {
        fs::copy_file(person.path() / "games.db", wrong);
        CHECK(refusal_of(restore_backup(wrong, other.path())) == wrong.string() + " is no backup of Zugzwang");
    }
    SECTION("a newer version") {
        fs::copy_file(file, wrong);
        Sql(wrong).run("PRAGMA user_version = 2");
        CHECK(refusal_of(restore_backup(wrong, other.path())) ==
              "the backup " + wrong.string() + " is of version 2; this program reads none above 1");
    }
    SECTION("a row is missing") {
        fs::copy_file(file, wrong);
        Sql(wrong).run("DELETE FROM sqlar WHERE name = 'settings.toml'");
        CHECK(refusal_of(restore_backup(wrong, other.path())) == "the backup " + wrong.string() + " is damaged");
    }
    CHECK(text_of(other.path() / "settings.toml") == "speed = 3\n");
    CHECK(content_of(other.path()) == content);
    for (const auto& name : other.names())
        CHECK_FALSE(name.starts_with("restore"));
}

TEST_CASE("backup: one that is damaged at any 256th byte, or cut, is refused by name or was not needed there",
          "[keep][backup][slow]") {
    const Person person, other;
    const auto file = person.path() / "all.sqlar", wrong = person.path() / "wrong.sqlar";
    REQUIRE(write_backup(person.path(), file));
    const auto whole = text_of(file);
    const auto content = content_of(other.path());
    other.put("settings.toml", "speed = 3\n");
    const auto check = [&] {
        const auto words = refusal_of(restore_backup(wrong, other.path()));
        CHECK_FALSE(words.empty());
        CHECK(words.find("wrong.sqlar") != std::string::npos);
        CHECK(words.find('\n') == std::string::npos);
    };
    SECTION("damaged at every 256th byte") {
        for (std::size_t at = 0; at < whole.size(); at += 256) {
            auto damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 0xFF);
            CAPTURE(at);
            write(wrong, damaged);
            if (!restore_backup(wrong, other.path())) {
                check();
                continue;
            }
            check_same(other.path(), person.path()); // nothing stood on that byte
            other.put("settings.toml", "speed = 3\n");
        }
    }
    SECTION("cut") {
        for (std::size_t size = 0; size < whole.size(); size += 509) {
            CAPTURE(size);
            write(wrong, whole.substr(0, size));
            if (!restore_backup(wrong, other.path())) {
                check();
                continue;
            }
            CHECK(size + 4096 > whole.size()); // of the last page the end is empty
            check_same(other.path(), person.path());
            other.put("settings.toml", "speed = 3\n");
        }
    }
    CHECK(text_of(other.path() / "settings.toml") == "speed = 3\n");
    CHECK(content_of(other.path()) == content);
}

TEST_CASE("backup: nothing is written outside the folder, whatever names a file holds", "[keep][backup]") {
    const Person person;
    const TemporaryFolder around;
    const auto home = around.path() / "home";
    fs::create_directory(home);
    const auto file = person.path() / "all.sqlar", wrong = person.path() / "wrong.sqlar";
    REQUIRE(write_backup(person.path(), file));
    const auto name = GENERATE(as<std::string>(), "../evil", "themes/../../evil", "/tmp/zugzwang-evil", "themes//evil",
                               "themes/./evil", "themes/", "", ".", "..", "evil", "evil/settings.toml", "saves/lock",
                               "saves/lock/evil", "themes\\evil", "themes/e\nvil");
    CAPTURE(name);
    write_archive(file, wrong, name);
    const auto words = refusal_of(restore_backup(wrong, home));
    CHECK(words == "the backup " + wrong.string() + " holds a name that is none of ours: " + name);
    CHECK(around.names() == Names{"home"});
    CHECK(person_files(home).empty());
    CHECK_FALSE(fs::exists("/tmp/zugzwang-evil"));
}

TEST_CASE("backup: where a folder of the person's is a link, what it leads to is left alone", "[keep][backup]") {
    const Person person, other;
    const TemporaryFolder elsewhere;
    const auto file = person.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    fs::remove_all(other.path() / "themes");
    write(elsewhere.path() / "mine.toml", "another");
    fs::create_directory_symlink(elsewhere.path(), other.path() / "themes");
    REQUIRE(restore_backup(file, other.path()));
    check_same(other.path(), person.path());
    CHECK(elsewhere.names() == Names{"mine.toml"});
    CHECK(text_of(elsewhere.path() / "mine.toml") == "another");
    CHECK(fs::is_symlink(other.path() / "before-restore/themes"));
}

TEST_CASE("backup: is not brought back while the program runs", "[keep][backup]") {
    const Person person;
    const auto file = person.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    const Keeper keeper(person.path());
    CHECK(refusal_of(restore_backup(file, person.path())) == "Zugzwang is running; close it first");
    CHECK(text_of(person.path() / "settings.toml") == "speed = 2\n");
}

TEST_CASE("backup: a file without anything in it is not written", "[keep][backup]") {
    const TemporaryFolder folder;
    const auto written = write_backup(folder.path(), folder.path() / "all.sqlar");
    REQUIRE_FALSE(written);
    CHECK(written.refusal().words == "there is nothing to back up in " + folder.path().string());
    CHECK(folder.names().empty());
}

TEST_CASE("backup: where the disk is full, at whatever byte, what was there stays", "[keep][backup][slow]") {
    const Person person, other;
    const TemporaryFolder elsewhere;
    const auto file = elsewhere.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    const auto size = fs::file_size(file);
    const auto whole = text_of(file);
    for (rlim_t bytes = 0; bytes < size; bytes += 2048) {
        CAPTURE(bytes);
        const FullDisk full(bytes);
        const auto written = write_backup(person.path(), file);
        REQUIRE_FALSE(written);
        CHECK(written.refusal().words.find("all.sqlar") != std::string::npos);
        CHECK(text_of(file) == whole);
        CHECK(elsewhere.names() == Names{"all.sqlar"});
    }
    REQUIRE(write_backup(person.path(), file));
    other.put("settings.toml", "speed = 3\n");
    const auto content = content_of(other.path());
    const auto largest = fs::file_size(person.path() / "games.db");
    for (rlim_t bytes = 0; bytes < largest; bytes += 2048) {
        CAPTURE(bytes);
        const FullDisk full(bytes);
        CHECK(refusal_of(restore_backup(file, other.path())) ==
              "cannot be written: " + (other.path() / "restore.new").string());
        CHECK(text_of(other.path() / "settings.toml") == "speed = 3\n");
        CHECK_FALSE(fs::exists(other.path() / "restore.new"));
    }
    CHECK(content_of(other.path()) == content);
    REQUIRE(restore_backup(file, other.path()));
    check_same(other.path(), person.path());
}

TEST_CASE("backup: a restore that was killed is as it was before, or is ended by whoever comes next",
          "[keep][backup]") {
    const Person person, other;
    const auto file = person.path() / "all.sqlar";
    REQUIRE(write_backup(person.path(), file));
    other.put("settings.toml", "speed = 3\n");
    other.put("saves/boxes.json", "a game");
    const auto fresh = other.path() / "restore.new", ready = other.path() / "restore.ready",
               moving = other.path() / "restore.moving", before = other.path() / "before-restore";
    const auto unpacked = [&](const fs::path& to) {
        const TemporaryFolder whole;
        REQUIRE(restore_backup(file, whole.path()));
        for (const auto& name : person_files(whole.path())) {
            fs::create_directories((to / name).parent_path());
            fs::copy_file(whole.path() / name, to / name);
        }
    };
    const auto move_away = [&](const std::string& name) {
        fs::create_directories((before / name).parent_path());
        fs::rename(other.path() / name, before / name);
    };
    SECTION("while it was put together") {
        unpacked(fresh);
        fs::remove(fresh / "games.db");
        const auto ended = end_restoring(other.path());
        REQUIRE(ended);
        CHECK_FALSE(*ended);
        CHECK(text_of(other.path() / "settings.toml") == "speed = 3\n");
        CHECK(text_of(other.path() / "saves/boxes.json") == "a game");
        return;
    }
    SECTION("before anything was moved") { unpacked(ready); }
    SECTION("while what was there was moved away") {
        unpacked(ready);
        move_away("settings.toml");
    }
    SECTION("while what is new was moved in") {
        unpacked(moving);
        for (const auto& name : person_files(other.path()))
            move_away(name);
        fs::rename(moving / "settings.toml", other.path() / "settings.toml");
    }
    const auto ended = end_restoring(other.path());
    REQUIRE(ended);
    REQUIRE(*ended);
    check_same(other.path(), person.path());
    CHECK_FALSE(fs::exists(other.path() / "saves/boxes.json"));
    for (const auto* const name : {"settings.toml", "saves/boxes.json"}) {
        CAPTURE(name);
        CHECK((fs::exists(before / name) || fs::exists(other.path() / "before-restore-2" / name)));
    }
    CHECK_FALSE(fs::exists(ready));
    CHECK_FALSE(fs::exists(moving));
}

TEST_CASE("backup: names are ours or not", "[keep][backup]") {
    CHECK_FALSE(is_person_file(std::string("themes/e\0vil", 12)));
    for (const auto* const name :
         {"settings.toml", "settings.toml.broken", "games.db", "games.db.broken-2", "puzzles.db",
          "puzzles.db.version-1", "letters.db", "saves/boxes.json", "saves/boxes.json.before", "themes/a/b.toml",
          "Zugzwang tournaments/boxes-1.jsonl"}) {
        CAPTURE(name);
        CHECK(is_person_file(name));
        CHECK_FALSE(is_passing(name));
    }
    for (const auto* const name : {"games.db-wal", "results.db.deleted", "games.db-shm", "ladder.db-journal",
                                   "games.db.mended", "saves/boxes.json.new", "settings.toml.17.new"}) {
        CAPTURE(name);
        CHECK(is_person_file(name));
        CHECK(is_passing(name));
    }
}
