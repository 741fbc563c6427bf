// The openings of the games of a library and of a file, with real files, against counts game by game.
#include "desk/openings/openings.hpp"

#include <fstream>

#include "desk/counted_boxes.hpp"
#include "desk/openings/record_openings.hpp"
#include "record/game_text.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/games_by_chance.hpp"
#include "support/temporary_folder.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

OptionValues small_boxes(const Game& game) {
    OptionValues options(game.options);
    for (const auto& [id, value] : {std::pair{"rows", "2"}, std::pair{"cols", "2"}, std::pair{"start", "empty"}})
        static_cast<void>(options.set(id, value));
    return options;
}

struct OpeningsDesk {
    explicit OpeningsDesk(std::filesystem::path file = {}) : file_(std::move(file)) {}

    std::int64_t add(const GameRecord& record) {
        records.push_back(record);
        return *library.add(record, "the end", "somebody");
    }
    void add_by_chance(std::size_t count) {
        for (std::size_t number = 0; number < count; ++number)
            ids.push_back(add(game_by_chance(game, *table, records.size(), random)));
    }
    /// Counts until nothing is left.
    void count() {
        do {
            openings->update();
            openings->wait_until_idle();
        } while (openings->is_counting());
        openings->update();
    }
    void open_again() {
        openings.reset();
        openings.emplace(catalog(), &library, file_, Workplace{});
    }
    [[nodiscard]] std::shared_ptr<Table> at(const std::vector<std::string>& moves) const {
        std::shared_ptr<Table> there = (*game.open_table(small_boxes(game)));
        for (const auto& move : moves)
            REQUIRE_FALSE(there->play(move));
        return there;
    }
    [[nodiscard]] OpeningWish wish(const std::vector<std::string>& moves, std::optional<Side> person) const {
        return {.game = game.id,
                .table = at(moves),
                .start = opening_number(game.id, at({})->key()),
                .person = person,
                .games = 10};
    }
    [[nodiscard]] OpeningAnswer asked(const std::vector<std::string>& moves, std::optional<Side> person = {}) {
        auto pending = openings->ask(wish(moves, person));
        openings->wait_until_idle();
        auto answer = pending.take();
        REQUIRE(answer);
        REQUIRE(*answer);
        return **std::move(answer);
    }
    /// The first positions with all that can be played there, each counted game by game.
    void check_counts(const std::vector<GameRecord>& games) {
        const std::vector<std::vector<std::string>> lines{{}, {"a1-b1"}, {"b1-b2"}, {"a1-b1", "c2-c3"}};
        for (const auto& line : lines) {
            for (const auto person : {std::optional<Side>(), std::optional(Side::first), std::optional(Side::second)}) {
                const auto answer = asked(line, person);
                CHECK(answer.page.here == counted_boxes(games, at(line)->position(), person));
                CHECK(answer.from_start == counted_boxes(games, at({})->position(), person).games());
                for (const auto& move : answer.moves) {
                    auto next = line;
                    next.push_back(move.text);
                    const auto found = answer.page.next.find(move.key);
                    const auto tally = found == answer.page.next.end() ? OpeningTally{} : found->second;
                    CHECK(tally == counted_boxes(games, at(line)->position(), person, at(next)->position()));
                }
            }
        }
    }

    const Game& game = *find_game("boxes");
    std::unique_ptr<Table> table = *game.open_table(small_boxes(game));
    Random random{41};
    Library library = *Library::open({});
    std::vector<GameRecord> records;
    std::vector<std::int64_t> ids;
    std::filesystem::path file_;
    std::optional<Openings> openings{std::in_place, catalog(), &library, file_, Workplace{}};
};

} // namespace

TEST_CASE("openings: a thousand games of the library are counted as one by one", "[desk][openings]") {
    OpeningsDesk desk;
    desk.add_by_chance(1000);
    desk.count();
    desk.check_counts(desk.records);
}

TEST_CASE("openings: they follow games that come, go, come back and are ended otherwise", "[desk][openings]") {
    OpeningsDesk desk;
    desk.add_by_chance(60);
    desk.count();
    desk.add_by_chance(20);
    desk.count();
    desk.check_counts(desk.records);

    for (const std::size_t index : {3, 33, 79})
        REQUIRE_FALSE(desk.library.remove(desk.ids[index]));
    desk.count();
    auto left = desk.records;
    for (const std::size_t index : {79, 33, 3})
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(index));
    desk.check_counts(left);

    REQUIRE_FALSE(desk.library.restore(desk.ids[33]));
    left.push_back(desk.records[33]);
    auto& changed = left[5];
    const auto winner = changed.result->outcome.winner;
    changed.result = GameResult{.outcome = {.winner = winner == Side::first ? Side::second : Side::first},
                                .forfeit = Refusal{forfeits::out_of_time}};
    REQUIRE_FALSE(desk.library.update(desk.ids[6], changed)); // the fourth went before it
    desk.count();
    desk.check_counts(left);
}

TEST_CASE("openings: counting goes on where it stopped, and is the same as from nothing", "[desk][openings]") {
    const TemporaryFolder folder;
    OpeningsDesk desk(folder.path() / "openings.db");
    desk.add_by_chance(100);
    while (desk.asked({}).page.here.games() == 0)
        desk.openings->update(); // some of them, but not all
    desk.open_again();
    CHECK(desk.asked({}).page.here.games() > 0);
    REQUIRE_FALSE(desk.library.remove(desk.ids[0]));
    desk.count();
    const std::vector<GameRecord> left(desk.records.begin() + 1, desk.records.end());
    desk.check_counts(left);
    desk.openings.reset();
    std::filesystem::remove(desk.file_);
    desk.open_again();
    desk.count();
    desk.check_counts(left);
}

TEST_CASE("openings: a file that is damaged while nobody looks is made anew", "[desk][openings]") {
    const TemporaryFolder folder;
    OpeningsDesk desk(folder.path() / "openings.db");
    desk.add_by_chance(200);
    desk.count();
    desk.openings.reset();
    const auto size = std::filesystem::file_size(desk.file_);
    REQUIRE(size > 20'000);
    // All but the first pages: what it is can be read, what is in it not.
    std::fstream file(desk.file_, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(8192);
    file << std::string(size - 8192, '\x5A');
    file.close();
    desk.open_again();
    for (int tries = 0; tries < 3; ++tries) {
        desk.count();
        auto pending = desk.openings->ask(desk.wish({}, std::nullopt)); // may tell that it is broken
        desk.openings->wait_until_idle();
    }
    desk.count();
    desk.check_counts(desk.records);
}

TEST_CASE("openings: what the rules refuse is passed over", "[desk][openings]") {
    OpeningsDesk desk;
    desk.add_by_chance(3);
    auto broken = desk.records[0];
    broken.moves[1].text = broken.moves[0].text;
    broken.date = *broken.date + std::chrono::hours(1000);
    static_cast<void>(desk.library.add(broken, "", ""));
    auto unknown = desk.records[0];
    unknown.game = "chess";
    static_cast<void>(desk.library.add(unknown, "", ""));
    desk.count();
    desk.check_counts(desk.records);
}

TEST_CASE("openings: the games through a position are told, the newest first", "[desk][openings]") {
    OpeningsDesk desk;
    desk.add_by_chance(30);
    desk.count();
    const auto answer = desk.asked({});
    REQUIRE(answer.page.games.size() == 10);
    for (std::size_t place = 0; place < 10; ++place) {
        const auto& game = answer.page.games[place];
        const auto& record = desk.records[29 - place];
        CHECK(game.id == desk.ids[29 - place]);
        CHECK(game.ply == 0);
        CHECK(game.date == record.date);
        CHECK(game.outcome == record.result->outcome);
        CHECK(game.person == person_of(record));
        CHECK(game.seats[Side::second].player == record.seats[Side::second].player);
    }
}

TEST_CASE("openings: a record file is counted as its games are, and each can be opened", "[desk][openings]") {
    const TemporaryFolder folder;
    OpeningsDesk desk;
    const auto path = folder.path() / "games.jsonl";
    std::ofstream file(path);
    file << R"({"plan":"of a match"})" << '\n'; // the first line of a match's file is none of its games
    for (std::size_t number = 0; number < 200; ++number) {
        desk.records.push_back(game_by_chance(desk.game, *desk.table, number, desk.random));
        const auto& record = desk.records.back();
        file << (number % 2 == 0 ? to_json_line(record) + '\n' : '\n' + to_game_text(record));
    }
    file.close();
    Worker worker;
    RecordOpenings openings(catalog(), worker, path);
    do {
        worker.wait_until_idle();
        openings.update();
    } while (openings.is_reading());
    CHECK_FALSE(openings.refusal());
    CHECK(openings.games() == 200);
    CHECK(openings.part() == 1);
    auto pending = openings.ask(desk.wish({"a1-b1"}, std::nullopt));
    worker.wait_until_idle();
    const auto answer = **pending.take();
    CHECK(answer.page.here == counted_boxes(desk.records, desk.at({"a1-b1"})->position(), {}));
    REQUIRE(answer.page.games.size() == 10);
    for (const auto& game : answer.page.games) {
        auto opening = openings.record(game.id);
        worker.wait_until_idle();
        const auto record = *opening.take();
        REQUIRE(record);
        CHECK(record->date == game.date);
        CHECK(record->result->outcome == game.outcome);
    }
}

TEST_CASE("openings: a file without games is refused in words", "[desk][openings]") {
    const TemporaryFolder folder;
    const auto path = folder.path() / "none.txt";
    std::ofstream(path) << "nothing\nof the kind\n";
    const bool is_there = GENERATE(true, false);
    const auto file = is_there ? path : folder.path() / "absent";
    const std::string words = is_there ? "there is no game in it" : "cannot be read: {}";
    Worker worker;
    RecordOpenings openings(catalog(), worker, file);
    do {
        worker.wait_until_idle();
        openings.update();
    } while (openings.is_reading());
    REQUIRE(openings.refusal());
    CHECK(openings.refusal()->message == words);
    CHECK(openings.games() == 0);
}

TEST_CASE("openings: of games that were deleted for good nothing is left to read", "[desk][openings]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "openings.db";
    const auto names_somebody = [&folder] {
        return std::ranges::any_of(folder.names(), [&folder](const std::string& name) {
            return text_of(folder.path() / name).find("Wombat") != std::string::npos;
        });
    };
    OpeningsDesk desk(file);
    for (int played = 0; played < 40; ++played) {
        auto record = game_by_chance(desk.game, *desk.table, desk.records.size(), desk.random);
        record.seats[Side::second].name = "Wombat";
        desk.add(record);
    }
    desk.open_again();
    desk.count();
    CHECK(names_somebody());
    REQUIRE_FALSE(desk.library.remove_all());
    SECTION("taken back they are counted as before") {
        desk.count();
        CHECK(desk.asked({}).page.here.games() == 0);
        REQUIRE_FALSE(desk.library.restore_all());
        desk.count();
        CHECK(desk.asked({}).page.here.games() == 40);
    }
    SECTION("at once, however far it had followed") {
        REQUIRE_FALSE(desk.library.forget_removed());
        desk.count();
        CHECK_FALSE(names_somebody());
        CHECK(desk.asked({}).page.here.games() == 0);
    }
    SECTION("when the program ends, if it was killed before") {
        desk.count();
        desk.openings.reset();
        CHECK_FALSE(names_somebody());
    }
}
