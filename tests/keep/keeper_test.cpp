// What is played is kept: saves and the library of a folder, and two programs at once.
#include "keep/keeper.hpp"

#include <fstream>
#include <sstream>

#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/full_disk.hpp"
#include "support/sliced.hpp"
#include "support/temporary_folder.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;
namespace fs = std::filesystem;

namespace {

GameRecord boxes_game() { return {.game = "boxes", .start = "--/|_._|/../|_._|/-- 1", .moves = {{"b1-b2"}}}; }

std::vector<std::string> trouble_of(Keeper& keeper) {
    keeper.flush();
    std::vector<std::string> trouble;
    while (auto words = keeper.take_trouble())
        trouble.push_back(*std::move(words));
    return trouble;
}

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

std::vector<GameRecord> saved_in(const fs::path& folder) { return Keeper(folder).take_saved(); }

} // namespace

TEST_CASE("keeper: each game goes on where it was", "[keep][keeper]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path() / "deep");
        CHECK(keeper.take_saved().empty());
        CHECK_FALSE(keeper.take_trouble());
        keeper.save(boxes_game());
        auto sticks = sticks_game(day(2026, 1, 1));
        sticks.moves.pop_back();
        keeper.save(sticks);
        keeper.save(sticks_game(day(2026, 1, 1))); // the newest counts
    }
    CHECK(saved_in(folder.path() / "deep") == std::vector{boxes_game(), sticks_game(day(2026, 1, 1))});
}

TEST_CASE("keeper: many saves after one another end with the last", "[keep][keeper]") {
    const TemporaryFolder folder;
    auto record = sticks_game(day(2026, 1, 1));
    {
        Keeper keeper(folder.path());
        for (std::uint64_t help = 0; help <= 300; ++help) {
            record.seats[Side::first].help = help;
            keeper.save(record);
        }
    }
    CHECK(saved_in(folder.path()) == std::vector{record});
}

TEST_CASE("keeper: without a thread games are kept between two pictures, and all of them when it goes",
          "[keep][keeper]") {
    const TemporaryFolder folder;
    Sliced sliced(1);
    {
        Keeper keeper(folder.path(), sliced.place());
        keeper.save(boxes_game());
        sliced.run_until_idle();
        CHECK(fs::exists(folder.path() / "saves" / "boxes.json"));
        keeper.save(sticks_game(day(2026, 1, 1)));
        CHECK_FALSE(fs::exists(folder.path() / "saves" / "sticks.json"));
    }
    CHECK(saved_in(folder.path()) == std::vector{boxes_game(), sticks_game(day(2026, 1, 1))});
}

TEST_CASE("keeper: a cleared game is gone", "[keep][keeper]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        keeper.save(boxes_game());
        keeper.save(sticks_game(day(2026, 1, 1)));
        keeper.clear("boxes");
    }
    CHECK(saved_in(folder.path()) == std::vector{sticks_game(day(2026, 1, 1))});
}

TEST_CASE("keeper: a game that is filed leaves its board for the library", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto record = sticks_game(day(2026, 1, 1), won_by(Side::second));
    {
        Keeper keeper(folder.path());
        keeper.save(record);
        const auto id = keeper.file(record, "0/3 1", "Champion");
        REQUIRE(id);
        REQUIRE(keeper.library() != nullptr);
        REQUIRE(keeper.library()->record(*id));
        CHECK(*keeper.library()->record(*id) == record);
        CHECK(trouble_of(keeper).empty());
        CHECK_FALSE(fs::exists(folder.path() / "saves" / "sticks.json"));
    }
    Keeper keeper(folder.path());
    CHECK(keeper.take_saved().empty());
    CHECK(keeper.library()->entries({}, 0, 1).front().opponent == "Champion");
}

TEST_CASE("keeper: the next game is saved although the one before is still being filed", "[keep][keeper]") {
    const TemporaryFolder folder;
    auto next = sticks_game(day(2026, 1, 2));
    {
        Keeper keeper(folder.path());
        const auto record = sticks_game(day(2026, 1, 1), won_by(Side::second));
        keeper.save(record);
        keeper.file(record, "0/3 1", "Champion");
        keeper.save(next);
    }
    Keeper keeper(folder.path());
    CHECK(keeper.take_saved() == std::vector{next});
    CHECK(keeper.library()->tally({}).games == 1);
}

TEST_CASE("keeper: a game that was over when the program ended can be filed twice and is there once",
          "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto record = sticks_game(day(2026, 1, 1), won_by(Side::second));
    {
        Keeper keeper(folder.path());
        keeper.file(record, "0/3 1", "Champion");
        keeper.save(record); // as if it had not been cleared in time
    }
    Keeper keeper(folder.path());
    REQUIRE(keeper.take_saved() == std::vector{record});
    keeper.file(record, "0/3 1", "Champion");
    CHECK(keeper.library()->tally({}).games == 1);
}

TEST_CASE("keeper: a second program is told, and saves nothing over the first", "[keep][keeper]") {
    const TemporaryFolder folder;
    {
        Keeper first(folder.path());
        first.save(boxes_game());
        first.flush();
        {
            Keeper second(folder.path());
            CHECK(trouble_of(second) ==
                  std::vector<std::string>{"Zugzwang is already running. It saves its games; this one does not."});
            CHECK_FALSE(second.take_trouble()); // told once
            CHECK(second.take_saved().empty());
            auto other = boxes_game();
            other.moves.clear();
            second.save(other);
            second.save(sticks_game(day(2026, 1, 1)));
            second.clear("boxes");
            second.file(boxes_game(), "", ""); // the library is of both
        }
        CHECK(first.library()->tally({}).games == 1);
        CHECK(trouble_of(first).empty());
    }
    CHECK(saved_in(folder.path()) == std::vector{boxes_game()});
    Keeper alone(folder.path());
    CHECK_FALSE(alone.take_trouble());
}

TEST_CASE("keeper: a broken save is told, the others go on", "[keep][keeper]") {
    const TemporaryFolder folder;
    write(folder.path() / "saves" / "sticks.json", "{");
    write(folder.path() / "saves" / "boxes.json", to_json_line(boxes_game()) + "\n");
    Keeper keeper(folder.path());
    CHECK(keeper.take_saved() == std::vector{boxes_game()});
    CHECK(trouble_of(keeper) ==
          std::vector<std::string>{"The saved game sticks.json is broken. It is kept as sticks.json.broken."});
}

TEST_CASE("keeper: a save of a newer version is not written over", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "saves" / "sticks.json";
    const std::string text = R"({"format":"zugzwang record","version":9})";
    write(file, text);
    {
        Keeper keeper(folder.path());
        CHECK(trouble_of(keeper).size() == 1);
        keeper.save(sticks_game(day(2026, 1, 1)));
        keeper.file(sticks_game(day(2026, 1, 1)), "", "");
        keeper.clear("sticks");
        CHECK(trouble_of(keeper).empty());
    }
    std::ostringstream now;
    now << std::ifstream(file).rdbuf();
    CHECK(now.str() == text);
}

TEST_CASE("keeper: what the rules refuse is set aside", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto save = folder.path() / "saves" / "sticks.json";
    {
        Keeper keeper(folder.path());
        keeper.save(sticks_game(day(2026, 1, 1)));
    }
    Keeper keeper(folder.path());
    REQUIRE(keeper.take_saved().size() == 1);
    keeper.refuse("sticks");
    CHECK(trouble_of(keeper) ==
          std::vector<std::string>{"The saved game sticks.json is broken. It is kept as sticks.json.broken."});
    CHECK_FALSE(fs::exists(save));
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
    const TemporaryFolder folder;
    const auto file = folder.path() / "games.db";
    const std::string text(5000, 'x');
    SECTION("no library at all") { write(file, text); }
    SECTION("a library with a hole") {
        static_cast<void>(Library::open(file));
        std::fstream(file, std::ios::in | std::ios::out | std::ios::binary).seekp(100) << text;
    }
    const auto size = fs::file_size(file);
    Keeper keeper(folder.path());
    CHECK(trouble_of(keeper) == std::vector<std::string>{"The library of your games is broken. It is kept as "
                                                         "games.db.broken, and a new one begins."});
    CHECK(fs::file_size(folder.path() / "games.db.broken") == size);
    CHECK(keeper.file(boxes_game(), "", ""));
}

TEST_CASE("keeper: a library of a newer version stays, and is told", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "games.db";
    static_cast<void>(Library::open(file));
    Sql(file).run("PRAGMA user_version = 7");
    Keeper keeper(folder.path());
    CHECK(keeper.library() == nullptr);
    CHECK(trouble_of(keeper).size() == 1);
    CHECK(Sql(file).number("PRAGMA user_version") == 7);
    CHECK_FALSE(fs::exists(folder.path() / "games.db.broken"));
}

TEST_CASE("keeper: a disk that takes nothing is told once until it does again", "[keep][keeper]") {
    const TemporaryFolder folder;
    Keeper keeper(folder.path());
    const auto fresh = folder.path() / "saves" / "boxes.json.new";
    fs::create_directory(fresh); // in the way of the file
    keeper.save(boxes_game());
    CHECK(trouble_of(keeper) ==
          std::vector<std::string>{"Your game cannot be saved in " + folder.path().string() + "."});
    keeper.save(boxes_game());
    CHECK(trouble_of(keeper).empty());
    fs::remove(fresh);
    keeper.save(boxes_game());
    CHECK(trouble_of(keeper).empty());
    CHECK(fs::exists(folder.path() / "saves" / "boxes.json"));
}

TEST_CASE("keeper: what a full disk did not take is saved once it takes something again", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto sticks = sticks_game(day(2026, 1, 1));
    Keeper keeper(folder.path());
    {
        const FullDisk full;
        keeper.save(boxes_game());
        keeper.flush();
        CHECK(trouble_of(keeper) ==
              std::vector<std::string>{"Your game cannot be saved in " + folder.path().string() + "."});
        keeper.save(boxes_game());
        CHECK(trouble_of(keeper).empty());
    }
    CHECK_FALSE(fs::exists(folder.path() / "saves" / "boxes.json"));
    keeper.save(sticks);
    keeper.flush(); // which sees that it works again
    keeper.flush();
    CHECK(fs::exists(folder.path() / "saves" / "boxes.json"));
    const FullDisk full_again;
    keeper.save(sticks);
    CHECK(trouble_of(keeper).size() == 1);
}

TEST_CASE("keeper: what a full disk did not take is tried once more when the program ends", "[keep][keeper]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        const FullDisk full;
        keeper.save(boxes_game());
        keeper.flush();
        keeper.file(sticks_game(day(2026, 1, 1), won_by(Side::second)), "0/3 1", "Champion");
    }
    Keeper keeper(folder.path());
    CHECK(keeper.take_saved() == std::vector{boxes_game()});
    CHECK(keeper.library()->tally({}).games == 1);
}

TEST_CASE("keeper: a game that the library did not take is filed with the next one", "[keep][keeper]") {
    const TemporaryFolder folder;
    Keeper keeper(folder.path());
    {
        const FullDisk full;
        CHECK_FALSE(keeper.file(sticks_game(day(2026, 1, 1), won_by(Side::second)), "0/3 1", "Champion"));
        CHECK_FALSE(keeper.file(sticks_game(day(2026, 1, 2), won_by(Side::second)), "0/3 1", "Champion"));
        const auto trouble = trouble_of(keeper);
        REQUIRE(trouble.size() == 1); // told once
        CHECK(trouble.front().starts_with("the library cannot be written"));
        CHECK(keeper.library()->tally({}).games == 0);
    }
    CHECK(keeper.file(sticks_game(day(2026, 1, 3), won_by(Side::second)), "0/3 1", "Champion"));
    CHECK(keeper.library()->tally({}).games == 3);
    CHECK(trouble_of(keeper).empty());
}

TEST_CASE("keeper: a library that could not be opened is opened as soon as it can be", "[keep][keeper]") {
    const TemporaryFolder folder;
    const auto in_the_way = folder.path() / "games.db";
    fs::create_directory(in_the_way);
    Keeper keeper(folder.path());
    CHECK(keeper.library() == nullptr);
    CHECK_FALSE(keeper.file(sticks_game(day(2026, 1, 1), won_by(Side::second)), "0/3 1", "Champion"));
    CHECK(trouble_of(keeper).size() == 1);
    fs::remove(in_the_way);
    CHECK(keeper.file(sticks_game(day(2026, 1, 2), won_by(Side::second)), "0/3 1", "Champion"));
    CHECK(keeper.library()->tally({}).games == 2);
}
