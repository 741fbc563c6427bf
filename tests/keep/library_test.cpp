// The library of games: what is put in is found again, and what is no library is refused.
#include "keep/library.hpp"

#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace fs = std::filesystem;

namespace {

Library opened(const fs::path& file, std::function<void()> changed = {}) {
    auto library = Library::open(file, std::move(changed));
    REQUIRE(library);
    return *std::move(library);
}

Library in_memory() { return opened(""); }

struct LibraryFolder : TemporaryFolder {
    fs::path file = path() / "games.db";
};

std::int64_t added(Library& library, const GameRecord& record, const std::string& opponent = "Champion") {
    const auto id = library.add(record, "0/3 1", opponent);
    REQUIRE(id);
    return *id;
}

std::vector<std::int64_t> ids(const Library& library, const LibraryFilter& filter = {}) {
    std::vector<std::int64_t> found;
    for (const auto& entry : library.entries(filter, 0, 100))
        found.push_back(entry.id);
    return found;
}

std::string refusal_of(const fs::path& file) {
    const auto library = Library::open(file);
    return library ? "" : library.refusal().words;
}

} // namespace

TEST_CASE("library: a game is found again as it was", "[keep][library]") {
    const LibraryFolder folder;
    const bool in_a_file = GENERATE(false, true);
    auto library = opened(in_a_file ? folder.file : fs::path());
    auto record = sticks_game(day(2026, 11, 22), won_by(Side::second));
    const auto id = added(library, record);
    const auto again = library.record(id);
    REQUIRE(again);
    CHECK(*again == record);

    const auto entries = library.entries({}, 0, 10);
    REQUIRE(entries.size() == 1);
    const auto& entry = entries.front();
    CHECK(entry.id == id);
    CHECK(entry.game == "sticks");
    CHECK(entry.start == "4/3 1");
    CHECK(entry.last == "0/3 1");
    CHECK(entry.seats == record.seats);
    CHECK(entry.person == Side::first);
    CHECK(entry.opponent == "Champion");
    CHECK(entry.result == record.result);
    CHECK(entry.moves == 2);
    CHECK(entry.date == day(2026, 11, 22));
    CHECK(entry.length == Seconds{2});
    CHECK_FALSE(entry.reviewed);
}

TEST_CASE("library: what was added is there when the file is opened again", "[keep][library]") {
    const LibraryFolder folder;
    int changes = 0;
    const auto told = GENERATE(false, true);
    const auto changed = told ? std::function<void()>([&] { ++changes; }) : nullptr;
    std::int64_t id = 0;
    {
        auto library = opened(folder.file, changed);
        id = added(library, sticks_game());
        CHECK(changes == (told ? 1 : 0));
        CHECK(Library::settle(folder.file));
    }
    auto library = opened(folder.file);
    CHECK(ids(library) == std::vector{id});
}

TEST_CASE("library: newest first, so many at a time", "[keep][library]") {
    auto library = in_memory();
    const auto second = added(library, sticks_game(day(2026, 2, 2)));
    const auto third = added(library, sticks_game(day(2026, 3, 3)));
    const auto first = added(library, sticks_game(day(2025, 12, 31)));
    CHECK(ids(library) == std::vector{third, second, first});
    const auto middle = library.entries({}, 1, 1);
    REQUIRE(middle.size() == 1);
    CHECK(middle.front().id == second);
    CHECK(library.entries({}, 3, 10).empty());
}

TEST_CASE("library: games are asked for by kind, opponent, result and day", "[keep][library]") {
    auto library = in_memory();
    auto boxes = sticks_game(day(2026, 11, 22), won_by(Side::second));
    boxes.game = "boxes";
    const auto boxes_at = *boxes.date;
    const auto lost = added(library, boxes, "Chains");
    const auto won = added(library, sticks_game(day(2026, 11, 3), won_by(Side::first)));
    auto as_second = sticks_game(day(2026, 10, 3), won_by(Side::second));
    std::swap(as_second.seats[Side::first], as_second.seats[Side::second]);
    const auto won_as_second = added(library, as_second);
    const auto drawn = added(library, sticks_game(day(2025, 5, 5), GameResult{}));
    const auto left = added(library, sticks_game(day(2025, 5, 4)));
    auto friends = sticks_game(day(2025, 1, 1), won_by(Side::first));
    friends.seats[Side::second].player = "human";
    const auto of_friends = added(library, friends, "");

    CHECK(ids(library, {.game = "boxes"}) == std::vector{lost});
    CHECK(ids(library, {.against = "Chains"}) == std::vector{lost});
    CHECK(ids(library, {.fortune = Fortune::won}) == std::vector{won, won_as_second});
    CHECK(ids(library, {.fortune = Fortune::lost}) == std::vector{lost});
    CHECK(ids(library, {.fortune = Fortune::drawn}) == std::vector{drawn});
    const TimeSpan november{day(2026, 11, 1), day(2026, 12, 1)}, year_2025{day(2025, 1, 1), day(2026, 1, 1)};
    const auto second = std::chrono::seconds(1);
    CHECK(ids(library, {.begun = november}) == std::vector{lost, won});
    CHECK(ids(library, {.begun = TimeSpan{boxes_at, boxes_at + second}}) == std::vector{lost});
    CHECK(ids(library, {.begun = TimeSpan{boxes_at - second, boxes_at}}).empty());
    CHECK(ids(library, {.begun = year_2025}) == std::vector{drawn, left, of_friends});
    CHECK(ids(library, {.game = "sticks",
                        .against = "Champion",
                        .fortune = Fortune::won,
                        .begun = TimeSpan{day(2026, 10, 1), day(2026, 11, 1)}}) == std::vector{won_as_second});
    CHECK(ids(library, {.begun = TimeSpan{day(-5, 1, 1), day(20'000, 1, 1)}}).size() == 6);
    CHECK(ids(library, {.begun = TimeSpan{day(2027, 1, 1), day(2028, 1, 1)}}).empty());
    CHECK(library.tally({}) == LibraryTally{.games = 6, .won = 2, .lost = 1, .drawn = 1, .unfinished = 1});
    CHECK(library.tally({.game = "sticks", .begun = year_2025}) ==
          LibraryTally{.games = 3, .drawn = 1, .unfinished = 1});
    CHECK(ids(library, {.unfinished = true}) == std::vector{left});
    CHECK(ids(library, {.game = "boxes", .unfinished = true}).empty());
    CHECK(library.tally({.unfinished = true}) == LibraryTally{.games = 1, .unfinished = 1});
    CHECK(ids(library, {.among = std::vector{drawn, lost, drawn, of_friends + 1}}) == std::vector{lost, drawn});
    CHECK(ids(library, {.game = "boxes", .among = std::vector{drawn, lost}}) == std::vector{lost});
    CHECK(library.tally({.among = std::vector{won, lost}}) == LibraryTally{.games = 2, .won = 1, .lost = 1});
    CHECK(ids(library, {.among = std::vector<std::int64_t>()}).empty());
    CHECK(library.opponents("") == std::vector<std::string>{"Chains", "Champion"});
    CHECK(library.opponents("sticks") == std::vector<std::string>{"Champion"});
}

TEST_CASE("library: who sits where decides whose game it was", "[keep][library]") {
    auto library = in_memory();
    auto record = sticks_game(day(2026, 1, 1), won_by(Side::first));
    const auto seat = GENERATE(std::string("optimal"), std::string("ugi:./bot"), std::string("human"));
    record.seats[Side::second].player = seat;
    added(library, record);
    const auto person = library.entries({}, 0, 1).front().person;
    CHECK(person == (seat == "human" ? std::nullopt : std::optional(Side::first)));
}

TEST_CASE("library: more that is known of a game", "[keep][library]") {
    auto library = in_memory();
    auto record = lost_game();
    const auto id = added(library, record);
    record.start_value = PositionValue{.first_share = 0, .exact = true};
    CHECK_FALSE(library.update(id, record));
    CHECK_FALSE(library.entries({}, 0, 1).front().reviewed);
    record.moves.front().value = PositionValue{.first_share = 0, .exact = true};
    CHECK_FALSE(library.update(id, record)); // after the last move the game is over
    CHECK(library.entries({}, 0, 1).front().reviewed);
    const auto again = library.record(id);
    REQUIRE(again);
    CHECK(*again == record);
    CHECK(library.update(id + 1, record)->words == "the library has no game 2");
    CHECK(library.record(id + 1).refusal().words == "the library has no game 2");
}

TEST_CASE("library: the same game is kept once", "[keep][library]") {
    auto library = in_memory();
    auto record = lost_game();
    const auto id = added(library, record);
    record.seats[Side::first].help = 9;
    CHECK_FALSE(library.remove(id));
    CHECK(added(library, record) == id);
    CHECK(ids(library) == std::vector{id});
    CHECK(library.record(id)->seats[Side::first].help == 9);
    record.moves.front().text = "2";
    CHECK(added(library, record) != id);
    record.date = day(2026, 1, 2);
    added(library, record);
    CHECK(library.tally({}).games == 3);
}

TEST_CASE("library: a game that came further takes the place of its beginning", "[keep][library]") {
    auto library = in_memory();
    auto record = sticks_game();
    record.moves.pop_back();
    const auto begun = added(library, record);
    auto another = record;
    SECTION("as long as it is not finished, by more moves alone") {
        another.moves.front().text = "2"; // taken back and played otherwise
        CHECK(added(library, another) != begun);
        CHECK(library.tally({}).games == 2);
        another.moves.push_back({.text = "1"});
        const auto taken = added(library, another);
        CHECK(ids(library) == std::vector{taken});
        CHECK(library.record(begun).refusal().words == "the library has no game 1");
    }
    SECTION("a finished one in any case") {
        another.moves.front().text = "3";
        another.result = won_by(Side::first);
        const auto taken = added(library, another);
        CHECK(ids(library) == std::vector{taken});
        CHECK(added(library, record) != begun); // an older state of it that somebody opens again
        CHECK(library.tally({}) == LibraryTally{.games = 2, .won = 1, .unfinished = 1});
    }
    SECTION("not one of other players, of another start or begun at another time") {
        another.moves.push_back({.text = "1"});
        SECTION("players") { another.seats[Side::second].name = "Ben"; }
        SECTION("start") { another.start = "5/3 1"; }
        SECTION("time") { *another.date += std::chrono::seconds(1); }
        added(library, another);
        CHECK(library.tally({}).games == 2);
    }
}

TEST_CASE("library: a game that was left and then given up counts as lost", "[keep][library]") {
    auto library = Library::open({});
    REQUIRE(library);
    auto record = after_moves(1);
    REQUIRE(library->add(record, "3/3 2", "Champion"));
    record.result = won_by(Side::second);
    record.result->forfeit = Refusal(forfeits::resigned_waiting);
    REQUIRE(library->add(record, "3/3 2", "Champion"));
    CHECK(library->tally({}) == LibraryTally{.games = 1, .lost = 1});
}

TEST_CASE("library: a name that looks like a result is none", "[keep][library]") {
    auto library = in_memory();
    auto record = sticks_game(day(2026, 1, 1), won_by(Side::first));
    record.seats[Side::first] = {.player = "human", .name = R"("result":"none")"};
    record.seats[Side::second].player = "human";
    added(library, record, "");
    CHECK(library.tally({}).unfinished == 0);
}

TEST_CASE("library: a game that is added again keeps its review", "[keep][library]") {
    auto library = in_memory();
    const auto played = lost_game();
    auto reviewed = played;
    reviewed.start_value = PositionValue{.first_share = 0};
    reviewed.moves.front().value = PositionValue{.first_share = 0};
    const auto id = added(library, reviewed);
    CHECK(added(library, played) == id);
    CHECK(*library.record(id) == reviewed);
}

TEST_CASE("library: what is removed can be brought back until the file is opened again", "[keep][library]") {
    const LibraryFolder folder;
    std::int64_t first = 0, second = 0;
    {
        auto library = opened(folder.file);
        first = added(library, sticks_game());
        second = added(library, sticks_game(day(2026, 1, 2)));
        CHECK_FALSE(library.remove(first));
        CHECK(ids(library) == std::vector{second});
        CHECK(library.tally({}).games == 1);
        CHECK_FALSE(library.restore(first));
        CHECK(ids(library) == std::vector{second, first});
        CHECK_FALSE(library.remove(first));
    }
    auto library = opened(folder.file);
    CHECK_FALSE(library.restore(first));
    CHECK(ids(library) == std::vector{second});
    CHECK_FALSE(library.record(first));
    CHECK_FALSE(library.remove(second));
    CHECK(added(library, sticks_game(day(2026, 1, 3))) > second); // never used again
}

TEST_CASE("library: all that went at once comes back, or is nowhere in the file", "[keep][library]") {
    const LibraryFolder folder;
    auto library = opened(folder.file);
    for (unsigned number = 1; number <= 3; ++number)
        added(library, lost_game(number));
    REQUIRE_FALSE(library.remove(ids(library).front()));
    const auto shown = ids(library);
    REQUIRE_FALSE(library.remove_all());
    CHECK(ids(library).empty());
    CHECK(library.played().empty());
    CHECK_FALSE(library.record(shown.front()));
    REQUIRE_FALSE(library.restore_all());
    CHECK(ids(library) == shown); // the one that was deleted by itself is still out
    REQUIRE_FALSE(library.remove_all());
    REQUIRE_FALSE(library.forget_removed());
    REQUIRE_FALSE(library.restore_all());
    CHECK(ids(library).empty());
    CHECK(text_of(folder.file).find("optimal") == std::string::npos);
    CHECK(text_of(folder.file.string() + "-wal").empty());
    CHECK(added(library, lost_game(9)) > shown.front());
}

TEST_CASE("library: who played how long", "[keep][library]") {
    auto library = in_memory();
    added(library, lost_game(1));
    auto friends = lost_game(2);
    friends.seats[Side::second] = {.player = "human", .used = Seconds{10}};
    added(library, friends);
    auto computers = lost_game(3);
    computers.seats[Side::first] = {.player = "random", .name = R"("players":["human","human"])"};
    added(library, computers);
    auto played = library.played();
    std::ranges::sort(played, {}, &TimedGame::begun);
    const std::vector<TimedGame> expected{{"sticks", day(2026, 1, 1), Seconds{2}},
                                          {"sticks", day(2026, 1, 2), Seconds{11.5}}};
    CHECK(played == expected);
}

TEST_CASE("library: a game without a date began when it was added", "[keep][library]") {
    auto library = in_memory();
    auto record = sticks_game({});
    record.date.reset();
    const auto before = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto id = added(library, record);
    CHECK(library.entries({}, 0, 1).front().date >= before);
    CHECK(library.record(id)->date == library.entries({}, 0, 1).front().date);
}

TEST_CASE("library: when there are too many, the one that was added first goes", "[keep][library]") {
    const LibraryFolder folder;
    static_cast<void>(Library::open(folder.file));
    {
        Sql sql(folder.file);
        sql.run("INSERT INTO game (date, kind, opponent, moves, seconds, reviewed, same, head, last)"
                " WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 9999)"
                " SELECT '2026-01-01T00:00:00Z', 'sticks', 'Champion', 1, 1, 0, n, '', '' FROM number");
    }
    auto library = opened(folder.file);
    CHECK(library.tally({}).games == 9'999);
    const auto last = added(library, sticks_game(day(2025, 1, 1)));
    CHECK(library.tally({}).games == 10'000);
    added(library, sticks_game(day(2025, 1, 2)));
    CHECK(library.tally({}).games == 10'000);
    CHECK_FALSE(library.restore(1));
    CHECK(library.tally({}).games == 10'000); // gone for good
    CHECK(library.record(last));
}

TEST_CASE("library: what is no library is refused by name and stays as it is", "[keep][library]") {
    const LibraryFolder folder;
    SECTION("a text") {
        const std::string text(2000, 'x');
        write(folder.file, text);
        CHECK(refusal_of(folder.file) == folder.file.string() + " is no library of games");
        CHECK(text_of(folder.file) == text);
    }
    SECTION("other tables") {
        Sql(folder.file).run("CREATE TABLE flower (name TEXT)");
        CHECK(refusal_of(folder.file) == folder.file.string() + " is no library of games");
    }
    SECTION("a newer version") {
        static_cast<void>(Library::open(folder.file));
        Sql(folder.file).run("PRAGMA user_version = 7");
        CHECK(refusal_of(folder.file) ==
              "the library " + folder.file.string() + " is of version 7; this program reads none above 1");
    }
    SECTION("a folder that is not there") {
        const auto nowhere = folder.path() / "none" / "games.db";
        CHECK(refusal_of(nowhere).starts_with("the library " + nowhere.string() + " cannot be used: "));
    }
}

TEST_CASE("library: a record that is too long is refused", "[keep][library]") {
    auto library = in_memory();
    auto record = sticks_game();
    record.start.assign(max_record_bytes, '1');
    const auto refused = library.add(record, "", "");
    REQUIRE_FALSE(refused);
    CHECK(refused.refusal().message == "a game record has {} bytes at most, not {}");
    CHECK(library.entries({}, 0, 1).empty());
}

TEST_CASE("library: a position that is too long for a list is only in the record", "[keep][library]") {
    auto library = in_memory();
    auto record = sticks_game();
    record.start.assign(100'000, '1');
    const auto id = library.add(record, std::string(100'000, '2'), "");
    REQUIRE(id);
    const auto entry = library.entries({}, 0, 1).front();
    CHECK(entry.start.empty());
    CHECK(entry.last.empty());
    CHECK(library.record(*id)->start.size() == 100'000);
}

TEST_CASE("library: two connections see each other's games", "[keep][library]") {
    const LibraryFolder folder;
    auto one = opened(folder.file, [] {}), two = opened(folder.file, [] {});
    const auto first = added(one, sticks_game());
    const auto second = added(two, sticks_game(day(2026, 1, 2)));
    CHECK(ids(one) == std::vector{second, first});
    CHECK(ids(two) == std::vector{second, first});
}
