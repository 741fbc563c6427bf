// Finished games become exercises while nothing else is going on, with real games and files, and a clock that is set.
#include "desk/practice/background_reader.hpp"

#include "desk/practice/practice_round.hpp"
#include "keep/keeper.hpp"
#include "practice/november.hpp"
#include "practice/sticks_games.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include "zugzwang/base/worker.hpp"

using practice::Standing;

namespace {

/// The person takes two sticks of 25 in place of one, and loses; begun on that day.
GameRecord lost_on(int on = 0) { return sticks_game(25, {2, 7, 1, 7, 1, 7}, november_noon(on), false); }

struct ReaderDesk {
    explicit ReaderDesk(const std::filesystem::path& folder) : keeper(folder) {
        context.keeper = &keeper;
        context.now = [this] { return now; };
    }

    std::int64_t file(const GameRecord& record) {
        const auto id = keeper.file(record, "0/7 1", "Twig");
        REQUIRE(id);
        return *id;
    }
    void pass(std::chrono::milliseconds time) { reader.update(clock += time); }
    /// Until there is nothing more to read.
    void read_all() {
        for (int still = 0; still < 3;) {
            pass(BackgroundReader::look_again);
            still = reader.is_reading() ? 0 : still + 1;
            reader.wait_until_idle();
        }
    }
    [[nodiscard]] const practice::Notes& notes() const { return practice_notes(context); }

    Keeper keeper;
    const Theme theme{};
    Workers workers;
    std::chrono::sys_seconds now = november_noon(0);
    SceneContext context{workers, theme, catalog(), 7};
    BackgroundReader reader{context, {}};
    BackgroundReader::TimePoint clock{};
};

/// A worker is busy as long as this is there.
struct Busy {
    explicit Busy(Worker& its_worker) : worker(its_worker) {
        pending = worker.submit([this](const std::stop_token&) { return done.wait(); });
    }
    ~Busy() {
        done.post(true);
        worker.wait_until_idle();
    }

    Worker& worker;
    Channel<bool> done;
    Pending<bool> pending;
};

} // namespace

TEST_CASE("reader: a lost game is an exercise tomorrow, and rests after it was solved on days 1, 4 and 11",
          "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    ReaderDesk desk(folder.path());
    const auto id = desk.file(lost_on());
    desk.read_all();
    REQUIRE(desk.notes().exercises().size() == 1);
    const auto& [exercise, standing, counted] = desk.notes().exercises().begin()->second;
    CHECK(exercise.key.position == "25/7 1");
    CHECK(exercise.played == "2");
    CHECK(exercise.better == "1");
    CHECK(exercise.is_proven());
    CHECK(exercise.origin.library == id);
    CHECK(exercise.origin.opponent == "Twig");
    CHECK(exercise.origin.day == november_day(0));
    CHECK(PracticeRound(desk.context).exercise() == nullptr);
    CHECK(PracticeRound(desk.context).next_day() == november_day(1));
    for (const int on : {1, 4, 11}) {
        CAPTURE(on);
        desk.now = november_noon(on - 1);
        CHECK(PracticeRound(desk.context).row().places().empty());
        desk.now = november_noon(on);
        PracticeRound round(desk.context);
        REQUIRE(round.exercise() != nullptr);
        CHECK_FALSE(standing.rests());
        round.solve(false);
    }
    CHECK(standing == Standing{.box = 3, .due = november_day(27)});
    CHECK(standing.rests());
}

TEST_CASE("reader: what each position was worth is in the library, so that a review knows it", "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    ReaderDesk desk(folder.path());
    const auto id = desk.file(lost_on());
    desk.read_all();
    CHECK(desk.keeper.library()->entries({}, 0, 1).front().reviewed);
    const auto record = desk.keeper.library()->record(id);
    REQUIRE(record);
    const auto found = values_of(*record), known = values_of(sticks_game(25, {2, 7, 1, 7, 1, 7}, november_noon(0)));
    REQUIRE(found.size() == known.size());
    for (std::size_t ply = 0; ply < found.size(); ++ply) {
        CAPTURE(ply);
        REQUIRE(found[ply]);
        CHECK(found[ply]->exact);
        CHECK(found[ply]->first_share == known[ply]->first_share);
        CHECK(found[ply]->best == known[ply]->best);
        CHECK(found[ply]->choices == known[ply]->choices);
    }
}

TEST_CASE("reader: it begins once nobody thinks or asks, and where it is wanted", "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    ReaderDesk desk(folder.path());
    desk.file(lost_on());
    const std::chrono::seconds long_time{100};
    {
        const Busy thinking(desk.workers.thinking);
        desk.pass(long_time);
        CHECK_FALSE(desk.reader.is_reading());
    }
    {
        const Busy asking(desk.workers.advice);
        desk.pass(long_time);
        CHECK_FALSE(desk.reader.is_reading());
    }
    desk.context.settings.read_games = false;
    desk.pass(long_time);
    CHECK_FALSE(desk.reader.is_reading());
    desk.context.settings.read_games = true;
    desk.pass(BackgroundReader::quiet - std::chrono::milliseconds(1));
    CHECK_FALSE(desk.reader.is_reading());
    desk.pass(std::chrono::milliseconds(1));
    CHECK(desk.reader.is_reading());
}

TEST_CASE("reader: it stops when somebody needs the machine, and goes on later", "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    ReaderDesk desk(folder.path());
    // Given up after two moves on a board that nobody solves.
    const auto& game = *find_game("amazons");
    auto table = *game.open_table(OptionValues(game.options));
    GameRecord record{.game = game.id, .start = table->position()};
    for (int move = 0; move < 2; ++move) {
        record.moves.push_back({.text = table->legal_moves().front()});
        REQUIRE_FALSE(table->play(record.moves.back().text));
    }
    record.seats[Side::second].player = game.players.back().id;
    record.result = GameResult{.outcome = {.winner = Side::second}, .forfeit = Refusal{"given up"}};
    record.date = november_noon(0);
    desk.file(record);
    desk.context.settings.reading_time = std::chrono::hours(10);
    desk.pass(std::chrono::seconds(10));
    REQUIRE(desk.reader.is_reading());
    {
        const Busy thinking(desk.workers.thinking);
        desk.pass(std::chrono::seconds(10));
        desk.reader.wait_until_idle(); // long before ten hours
        desk.pass(std::chrono::seconds(10));
        CHECK_FALSE(desk.reader.is_reading());
        CHECK(desk.notes().games().empty());
    }
    desk.pass(std::chrono::seconds(10));
    CHECK(desk.reader.is_reading());
    desk.context.settings.read_games = false; // stops it as well
    desk.pass(std::chrono::seconds(10));
    desk.reader.wait_until_idle();
    desk.pass(std::chrono::seconds(10));
    desk.context.settings.read_games = true;
    desk.context.settings.reading_time = std::chrono::milliseconds(1);
    desk.read_all();
    CHECK(desk.notes().is_read({"amazons", november_noon(0)}));
}

TEST_CASE("reader: what is known already stays when it is stopped at once", "[desk][practice]") {
    const auto known = sticks_game(25, {2, 7, 1, 7, 1, 7}, november_noon(0));
    GameToRead asked{.game = find_game("sticks"), .record = known, .for_each = {.time = std::chrono::hours(10)}};
    asked.record.start_value.reset();
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = read_on(asked, stop.get_token());
    CHECK_FALSE(stopped.read);
    CHECK(stopped.values == values_of(asked.record));
    const auto whole = read_on(asked, {});
    REQUIRE(whole.read);
    CHECK(whole.read->mistakes.size() == 1);
    REQUIRE(whole.values.front());
    CHECK(whole.values.front()->best == known.start_value->best);
}

TEST_CASE("reader: finished games of the last weeks of one person against a computer are read, unless they are huge",
          "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    ReaderDesk desk(folder.path());
    desk.now = november_noon(60);
    auto friends = lost_on(59);
    friends.seats[Side::second].player = human;
    auto unfinished = lost_on(58);
    unfinished.moves.resize(2);
    unfinished.result.reset();
    auto elsewhere = lost_on(57);
    elsewhere.game = "draughts";
    auto refused = lost_on(56);
    refused.moves[1].text = "9";
    auto longest = lost_on(55);
    longest.moves.resize(BackgroundReader::most_moves + 1, {.text = "1"});
    auto huge = lost_on(54);
    huge.start = std::string(100'000, '1') + "/7 1";
    for (const auto& record : {friends, unfinished, elsewhere, refused, longest, huge, lost_on(3), lost_on(5)})
        desk.file(record);
    desk.read_all();
    CHECK(desk.notes().games().size() == 2);
    CHECK(desk.notes().is_read({"sticks", november_noon(56)})); // and nothing was found
    CHECK(desk.notes().games().at({"sticks", november_noon(56)}).mistakes.empty());
    CHECK(desk.notes().is_read({"sticks", november_noon(5)}));
}

TEST_CASE("reader: however many games there are, each is read once, and new ones are noticed", "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    ReaderDesk desk(folder.path());
    const auto begun = [](int number) { return november_noon(0) - std::chrono::minutes(number); };
    constexpr int many = 120;
    for (int number = 1; number <= many; ++number)
        desk.file(sticks_game(3, {1, 2}, begun(number)));
    desk.read_all();
    CHECK(desk.notes().games().size() == many);
    const auto revision = desk.notes().revision();
    desk.read_all();
    CHECK(desk.notes().revision() == revision);
    desk.file(sticks_game(3, {1, 2}, begun(0)));
    desk.read_all();
    CHECK(desk.notes().games().size() == many + 1);
}

TEST_CASE("reader: what it has found stays when the program ends", "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    {
        ReaderDesk desk(folder.path());
        desk.file(lost_on());
        desk.read_all();
    }
    ReaderDesk again(folder.path());
    CHECK(again.notes().is_read({"sticks", november_noon(0)}));
    CHECK(again.notes().exercises().size() == 1);
}

TEST_CASE("reading: a value stays unless there is an exact one, or one of no less time", "[desk][practice]") {
    const auto estimate = [](double share, int milliseconds) {
        return PositionValue{.first_share = share, .time = std::chrono::milliseconds(milliseconds)};
    };
    const PositionValue exact{.first_share = 1, .exact = true};
    GameRecord record{.game = "sticks", .start_value = estimate(0.5, 200), .moves = {{.text = "1", .value = exact}}};
    add_values(record, {estimate(0.4, 100), estimate(0.4, 1000)});
    CHECK(values_of(record) == KnownValues{estimate(0.5, 200), exact});
    add_values(record, {std::nullopt, std::nullopt});
    CHECK(values_of(record) == KnownValues{estimate(0.5, 200), exact});
    add_values(record, {estimate(0.6, 200)});
    CHECK(values_of(record) == KnownValues{estimate(0.6, 200), exact});
    add_values(record, {exact, exact});
    CHECK(values_of(record) == KnownValues{exact, exact});
}
