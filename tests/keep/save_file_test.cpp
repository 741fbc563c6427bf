// The file of the game on a board: never half written, the one before is read where the newest is broken.
#include "keep/save_file.hpp"

#include <sys/stat.h>

#include "keep/records.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace fs = std::filesystem;

namespace {

struct Place {
    TemporaryFolder folder{};
    fs::path file = folder.path() / "sticks.json", before = folder.path() / "sticks.json.before",
             broken = folder.path() / "sticks.json.broken";

    /// One after the other, each with so many moves.
    void write_saves(std::initializer_list<std::size_t> moves) const {
        for (const auto count : moves)
            REQUIRE(write_save(file, after_moves(count)));
    }
};

} // namespace

TEST_CASE("save: what was written is read, one record on one line", "[keep][save]") {
    const Place place;
    CHECK_FALSE(read_save(place.file).record);
    CHECK(read_save(place.file).trouble.empty());
    const auto record = sticks_game(day(2026, 11, 22), won_by(Side::second));
    REQUIRE(write_save(place.file, record));
    CHECK(text_of(place.file) == to_json_line(record) + "\n");
    const auto found = read_save(place.file);
    CHECK(found.record == record);
    CHECK(found.trouble.empty());
    CHECK(std::distance(fs::directory_iterator(place.folder.path()), {}) == 1); // nothing is left half written
}

TEST_CASE("save: the one before is kept, and read where the newest is broken", "[keep][save]") {
    const Place place;
    place.write_saves({0, 1, 2});
    CHECK(read_save(place.file).record == after_moves(2));
    CHECK(text_of(place.before) == to_json_line(after_moves(1)) + "\n");

    const auto whole = text_of(place.file);
    const auto broken =
        GENERATE_COPY(std::string(), std::string("\n"), whole.substr(0, whole.size() / 2), std::string("{}\n"),
                      whole + whole, std::string(100, '\0'), to_json_line({.game = "boxes", .start = "x"}));
    write(place.file, broken);
    const auto found = read_save(place.file);
    CHECK(found.record == after_moves(1));
    CHECK_FALSE(found.untouchable);
    CHECK(found.trouble == Words{"The saved game sticks.json is broken. It is kept as sticks.json.broken."});
    CHECK(text_of(place.broken) == broken);
    CHECK_FALSE(fs::exists(place.file));
    place.write_saves({2});
    CHECK(read_save(place.file).record == after_moves(2));
}

TEST_CASE("save: the program ended between its two files", "[keep][save]") {
    const Place place;
    place.write_saves({1});
    fs::rename(place.file, place.before);
    write(place.folder.path() / "sticks.json.new", "{\"for");
    const auto found = read_save(place.file);
    CHECK(found.record == after_moves(1));
    CHECK(found.trouble.empty());
}

TEST_CASE("save: both files broken", "[keep][save]") {
    const Place place;
    write(place.file, "x");
    write(place.before, "y");
    const auto found = read_save(place.file);
    CHECK_FALSE(found.record);
    CHECK(found.trouble ==
          Words{"The saved game sticks.json is broken. It is kept as sticks.json.broken.",
                "The saved game sticks.json.before is broken. It is kept as sticks.json.before.broken."});
}

TEST_CASE("save: a file of a newer version is refused in words and stays", "[keep][save]") {
    const Place place;
    place.write_saves({1, 2});
    auto text = text_of(place.file);
    const std::string version = "\"version\":1";
    text.replace(text.find(version), version.size(), "\"version\":2");
    write(place.file, text);
    const auto found = read_save(place.file);
    CHECK_FALSE(found.record);
    CHECK(found.untouchable);
    CHECK(found.trouble ==
          Words{"The saved game sticks.json is of another version of this program. It stays as it is."});
    CHECK(text_of(place.file) == text);
}

TEST_CASE("save: a file that is too long is not looked at", "[keep][save]") {
    const Place place;
    auto text = to_json_line(after_moves(1));
    text.insert(text.size() - 1, max_record_bytes, ' '); // still a record, were it read
    write(place.file, text);
    const auto found = read_save(place.file);
    CHECK_FALSE(found.record);
    CHECK(found.trouble.size() == 1);
    CHECK(fs::file_size(place.broken) == text.size());
}

TEST_CASE("save: what cannot be written leaves what was there", "[keep][save]") {
    const Place place;
    place.write_saves({1});
    auto long_record = after_moves(1);
    long_record.start.assign(max_record_bytes, '1');
    CHECK_FALSE(write_save(place.file, long_record));
    CHECK_FALSE(write_save(place.folder.path() / "none" / "sticks.json", after_moves(1)));
    CHECK(read_save(place.file).record == after_moves(1));
}

TEST_CASE("save: nobody else may write a file of the person's", "[keep][save]") {
    const Place place;
    const auto usual = umask(0); // which forbids nothing
    place.write_saves({1});
    umask(usual);
    CHECK(fs::status(place.file).permissions() == fs::perms(0644));
}

TEST_CASE("save: nothing is left of a game that was cleared", "[keep][save]") {
    const Place place;
    place.write_saves({1, 2});
    clear_save(place.file);
    CHECK(fs::is_empty(place.folder.path()));
    clear_save(place.file);
    CHECK_FALSE(read_save(place.file).record);
}
