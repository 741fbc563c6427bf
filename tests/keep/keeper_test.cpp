// What is played is kept: saves and the library of a folder, and two programs at once.
#include "keep/keeper.hpp"

#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"
#include "support/sliced.hpp"

namespace fs = std::filesystem;

namespace {

using Records = std::vector<GameRecord>;

GameRecord boxes_game() { return {.game = "boxes", .start = "--/|_._|/../|_._|/-- 1", .moves = {{"b1-b2"}}}; }

/// All that was on the boards.
Records saved_by(Keeper& keeper) {
    Records records;
    while (auto record = keeper.take_saved())
        records.push_back(*std::move(record));
    return records;
}

/// A person's folder, and the programs that keep games in it one after the other.
struct PlayingPerson {
    [[nodiscard]] fs::path save_of(const std::string& game) const { return folder.path() / "saves" / (game + ".json"); }
    [[nodiscard]] bool is_saved(const std::string& game) const { return fs::exists(save_of(game)); }
    /// As if it had been saved.
    void write_save(const std::string& game, const std::string& text) const {
        fs::create_directories(folder.path() / "saves");
        write(save_of(game), text);
    }
    [[nodiscard]] std::string nothing_is_saved() const {
        return "Your game cannot be saved in " + folder.path().string() + ".";
    }
    /// The program begins.
    Keeper& start() { return keeper.emplace(folder.path()); }
    /// It ends and begins again.
    Keeper& start_again() {
        keeper.reset();
        return start();
    }
    [[nodiscard]] Records saved() { return saved_by(start_again()); }

    TemporaryFolder folder{};
    fs::path library = folder.path() / "games.db";
    std::optional<Keeper> keeper{};
};

std::optional<std::int64_t> filed(Keeper& keeper, const GameRecord& record) {
    return keeper.file(record, "0/3 1", "Champion");
}

} // namespace

TEST_CASE("keeper: each game goes on where it was", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto deep = folder.path() / "deep";
    {
        Keeper keeper(deep);
        CHECK_FALSE(keeper.take_saved());
        CHECK_FALSE(keeper.take_trouble());
        keeper.save(boxes_game());
        auto sticks = sticks_game();
        sticks.moves.pop_back();
        keeper.save(sticks);
        keeper.save(sticks_game()); // the newest counts
    }
    Keeper again(deep);
    CHECK(saved_by(again) == Records{boxes_game(), sticks_game()});
}

TEST_CASE("keeper: many saves after one another end with the last", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    auto record = sticks_game();
    for (std::uint64_t help = 0; help <= 300; ++help) {
        record.seats[Side::first].help = help;
        keeper.save(record);
    }
    CHECK(person.saved() == Records{record});
}

TEST_CASE("keeper: without a thread games are kept between two pictures, and all of them when it goes",
          "[keep][keeper]") {
    PlayingPerson person;
    Sliced sliced(1);
    auto& keeper = person.keeper.emplace(person.folder.path(), sliced.place());
    keeper.save(boxes_game());
    sliced.run_until_idle();
    CHECK(person.is_saved("boxes"));
    keeper.save(sticks_game());
    CHECK_FALSE(person.is_saved("sticks"));
    CHECK(person.saved() == Records{boxes_game(), sticks_game()});
}

TEST_CASE("keeper: a cleared game is gone", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    keeper.save(boxes_game());
    keeper.save(sticks_game());
    keeper.clear("boxes");
    CHECK(person.saved() == Records{sticks_game()});
}

TEST_CASE("keeper: a game that is filed leaves its board for the library", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    keeper.save(lost_game());
    const auto id = filed(keeper, lost_game());
    REQUIRE(id);
    REQUIRE(keeper.library() != nullptr);
    REQUIRE(keeper.library()->record(*id));
    CHECK(*keeper.library()->record(*id) == lost_game());
    CHECK(trouble_of(keeper).empty());
    CHECK_FALSE(person.is_saved("sticks"));
    CHECK(person.saved().empty());
    CHECK(person.keeper->library()->entries({}, 0, 1).front().opponent == "Champion");
}

TEST_CASE("keeper: the next game is saved although the one before is still being filed", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    const auto next = sticks_game(day(2026, 1, 2));
    keeper.save(lost_game());
    filed(keeper, lost_game());
    keeper.save(next);
    CHECK(person.saved() == Records{next});
    CHECK(person.keeper->library()->tally({}).games == 1);
}

TEST_CASE("keeper: a game that was over when the program ended can be filed twice and is there once",
          "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    filed(keeper, lost_game());
    keeper.save(lost_game()); // as if it had not been cleared in time
    REQUIRE(person.saved() == Records{lost_game()});
    filed(*person.keeper, lost_game());
    CHECK(person.keeper->library()->tally({}).games == 1);
}

TEST_CASE("keeper: a second program is told, and saves nothing over the first", "[keep][keeper]") {
    PlayingPerson person;
    auto& first = person.start();
    first.save(boxes_game());
    first.flush();
    {
        Keeper second(person.folder.path());
        CHECK(trouble_of(second) == Words{"Zugzwang is already running. It saves its games; this one does not."});
        CHECK_FALSE(second.take_trouble()); // told once
        CHECK_FALSE(second.take_saved());
        auto other = boxes_game();
        other.moves.clear();
        second.save(other);
        second.save(sticks_game());
        second.clear("boxes");
        second.file(boxes_game(), "", ""); // the library is of both
    }
    CHECK(first.library()->tally({}).games == 1);
    CHECK(trouble_of(first).empty());
    CHECK(person.saved() == Records{boxes_game()});
    CHECK_FALSE(person.keeper->take_trouble());
}

TEST_CASE("keeper: a broken save is told, the others go on", "[keep][keeper]") {
    PlayingPerson person;
    person.write_save("sticks", "{");
    person.write_save("boxes", to_json_line(boxes_game()) + "\n");
    CHECK(person.saved() == Records{boxes_game()});
    CHECK(trouble_of(*person.keeper) ==
          Words{"The saved game sticks.json is broken. It is kept as sticks.json.broken."});
}

TEST_CASE("keeper: no name of a game in a save leads out of the folder", "[keep][keeper]") {
    PlayingPerson person;
    auto stranger = boxes_game();
    stranger.game = "../../stranger";
    person.write_save("boxes", to_json_line(stranger) + "\n");
    CHECK(person.saved().empty());
    CHECK(trouble_of(*person.keeper) == Words{"The saved game boxes.json is broken. It is kept as boxes.json.broken."});
    person.keeper.reset();
    CHECK_FALSE(fs::exists(person.folder.path() / "saves" / "../../stranger.json"));
}

TEST_CASE("keeper: a save of a newer version is not written over", "[keep][keeper]") {
    PlayingPerson person;
    const std::string text = R"({"format":"zugzwang record","version":9})";
    person.write_save("sticks", text);
    auto& keeper = person.start();
    CHECK(trouble_of(keeper).size() == 1);
    keeper.save(sticks_game());
    keeper.file(sticks_game(), "", "");
    keeper.clear("sticks");
    CHECK(trouble_of(keeper).empty());
    person.keeper.reset();
    CHECK(text_of(person.save_of("sticks")) == text);
}

TEST_CASE("keeper: a folder that cannot be is told, and nothing fails", "[keep][keeper]") {
    const TemporaryFolder folder;
    write(folder.path() / "file", "x");
    const auto impossible = folder.path() / "file" / "below";
    Keeper keeper(impossible);
    keeper.save(boxes_game());
    CHECK_FALSE(keeper.file(boxes_game(), "", ""));
    CHECK(keeper.library() == nullptr);
    const auto trouble = trouble_of(keeper);
    REQUIRE(trouble.size() == 2);
    CHECK(trouble[0] == "Your games cannot be saved in " + impossible.string() + ".");
    CHECK(trouble[1].starts_with("the library " + impossible.string()));
}

TEST_CASE("keeper: a broken library is set aside, and a new one begins", "[keep][keeper]") {
    PlayingPerson person;
    const std::string text(5000, 'x');
    SECTION("no library at all") { write(person.library, text); }
    SECTION("a library with a hole") {
        static_cast<void>(Library::open(person.library));
        std::fstream(person.library, std::ios::in | std::ios::out | std::ios::binary).seekp(100) << text;
    }
    const auto size = fs::file_size(person.library);
    auto& keeper = person.start();
    CHECK(trouble_of(keeper) == Words{"The library of your games is broken. It is kept as "
                                      "games.db.broken, and a new one begins."});
    CHECK(fs::file_size(person.folder.path() / "games.db.broken") == size);
    CHECK(keeper.file(boxes_game(), "", ""));
}

TEST_CASE("keeper: a library of a newer version stays, and is told", "[keep][keeper]") {
    PlayingPerson person;
    static_cast<void>(Library::open(person.library));
    Sql(person.library).run("PRAGMA user_version = 7");
    auto& keeper = person.start();
    CHECK(keeper.library() == nullptr);
    CHECK(trouble_of(keeper).size() == 1);
    CHECK(Sql(person.library).number("PRAGMA user_version") == 7);
    CHECK_FALSE(fs::exists(person.folder.path() / "games.db.broken"));
}

TEST_CASE("keeper: a disk that takes nothing is told once until it does again", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    const auto fresh = person.folder.path() / "saves" / "boxes.json.new";
    fs::create_directory(fresh); // in the way of the file
    keeper.save(boxes_game());
    CHECK(trouble_of(keeper) == Words{person.nothing_is_saved()});
    keeper.save(boxes_game());
    CHECK(trouble_of(keeper).empty());
    fs::remove(fresh);
    keeper.save(boxes_game());
    CHECK(trouble_of(keeper).empty());
    CHECK(person.is_saved("boxes"));
}

TEST_CASE("keeper: what a full disk did not take is saved once it takes something again", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    {
        const FullDisk full;
        keeper.save(boxes_game());
        keeper.flush();
        CHECK(trouble_of(keeper) == Words{person.nothing_is_saved()});
        keeper.save(boxes_game());
        CHECK(trouble_of(keeper).empty());
    }
    CHECK_FALSE(person.is_saved("boxes"));
    keeper.save(sticks_game());
    keeper.flush(); // which sees that it works again
    keeper.flush();
    CHECK(person.is_saved("boxes"));
    const FullDisk full_again;
    keeper.save(sticks_game());
    CHECK(trouble_of(keeper).size() == 1);
}

TEST_CASE("keeper: what a full disk did not take is tried once more when the program ends", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    {
        const FullDisk full;
        keeper.save(boxes_game());
        keeper.flush();
        filed(keeper, lost_game());
    }
    CHECK(person.saved() == Records{boxes_game()});
    CHECK(person.keeper->library()->tally({}).games == 1);
}

TEST_CASE("keeper: a game that the library did not take is filed with the next one", "[keep][keeper]") {
    PlayingPerson person;
    auto& keeper = person.start();
    {
        const FullDisk full;
        CHECK_FALSE(filed(keeper, lost_game()));
        CHECK_FALSE(filed(keeper, lost_game(2)));
        const auto trouble = trouble_of(keeper);
        REQUIRE(trouble.size() == 1); // told once
        CHECK(trouble.front().starts_with("the library cannot be written"));
        CHECK(keeper.library()->tally({}).games == 0);
    }
    CHECK(filed(keeper, lost_game(3)));
    CHECK(keeper.library()->tally({}).games == 3);
    CHECK(trouble_of(keeper).empty());
}

TEST_CASE("keeper: a library that could not be opened is opened as soon as it can be", "[keep][keeper]") {
    PlayingPerson person;
    fs::create_directory(person.library); // in its way
    auto& keeper = person.start();
    CHECK(keeper.library() == nullptr);
    CHECK_FALSE(filed(keeper, lost_game()));
    CHECK(trouble_of(keeper).size() == 1);
    fs::remove(person.library);
    CHECK(filed(keeper, lost_game(2)));
    CHECK(keeper.library()->tally({}).games == 2);
}
