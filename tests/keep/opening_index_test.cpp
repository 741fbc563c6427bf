// What games have in common, counted in a file: against a count of all games by themselves.
#include "keep/opening_index.hpp"

#include <fstream>

#include "keep/records.hpp"
#include "record/record.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

/// A walk over few numbers, so that many games meet: up by one or two from 1.
WalkedGame game_by_chance(std::int64_t id, Random& random) {
    WalkedGame game{
        .id = id, .stamp = random.below(1000), .date = day(2026, 1, 1) + std::chrono::days(random.below(9))};
    constexpr std::uint64_t last = 12;
    for (std::uint64_t number = 1; number <= last; number += 1 + random.below(2))
        game.walk.push_back(number | std::uint64_t{1} << 63); // as large as numbers are
    if (random.below(3) > 0) game.person = both_sides[random.below(2)];
    const auto ending = random.below(4);
    if (ending < 2) game.outcome = Outcome{.winner = both_sides[ending], .margin = 3};
    if (ending == 2) game.outcome = Outcome{};
    game.seats[Side::first] = {.player = "human", .name = "Zoë"};
    game.seats[Side::second].player = "champion";
    return game;
}

std::vector<WalkedGame> games_by_chance(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<WalkedGame> games;
    for (std::size_t number = 1; number <= count; ++number)
        games.push_back(game_by_chance(static_cast<std::int64_t>(number * 3), random));
    return games;
}

void add(OpeningTally& tally, const WalkedGame& game) {
    if (!game.outcome)
        ++tally.unfinished;
    else if (!game.outcome->winner)
        ++tally.drawn;
    else
        ++(*game.outcome->winner == Side::first ? tally.first_won : tally.second_won);
}

/// The page, counted game by game.
OpeningPage counted(const std::vector<WalkedGame>& games, const OpeningQuestion& question) {
    OpeningPage page;
    for (const auto& game : games) {
        if (question.person && game.person != question.person) continue;
        const auto place = std::ranges::find(game.walk, question.position);
        if (place == game.walk.end()) continue;
        add(page.here, game);
        if (place + 1 != game.walk.end()) add(page.next[*(place + 1)], game);
        page.games.push_back({.id = game.id,
                              .ply = static_cast<std::size_t>(place - game.walk.begin()),
                              .person = game.person,
                              .outcome = game.outcome,
                              .seats = game.seats,
                              .date = game.date});
    }
    std::ranges::sort(page.games,
                      [](const auto& a, const auto& b) { return a.date != b.date ? a.date > b.date : a.id > b.id; });
    if (page.games.size() > question.games) page.games.resize(question.games);
    return page;
}

void check_same(const OpeningPage& one, const OpeningPage& other) {
    CHECK(one.here == other.here);
    CHECK(one.next == other.next);
    REQUIRE(one.games.size() == other.games.size());
    for (std::size_t game = 0; game < one.games.size(); ++game) {
        const auto &a = one.games[game], &b = other.games[game];
        CHECK(a.id == b.id);
        CHECK(a.ply == b.ply);
        CHECK(a.person == b.person);
        CHECK(a.outcome == b.outcome);
        CHECK(a.seats == b.seats);
        CHECK(a.date == b.date);
    }
}

/// Of every position, for everybody and for each person.
void check_counts(const OpeningIndex& index, const std::vector<WalkedGame>& games) {
    for (std::uint64_t number = 1; number <= 13; ++number) {
        for (const auto person : {std::optional<Side>(), std::optional(Side::first), std::optional(Side::second)}) {
            const OpeningQuestion question{.position = number | std::uint64_t{1} << 63, .person = person, .games = 5};
            const auto page = index.page(question);
            REQUIRE(page);
            check_same(*page, counted(games, question));
        }
    }
}

OpeningIndex opened_index(const std::filesystem::path& file = {}) {
    auto index = OpeningIndex::open(file);
    REQUIRE(index);
    return *std::move(index);
}

} // namespace

TEST_CASE("openings: every position has the games that went through it", "[keep][openings]") {
    const auto games = games_by_chance(300, 1);
    auto index = opened_index();
    REQUIRE(index.put(std::span(games).first(100)));
    REQUIRE(index.put(std::span(games).subspan(100)));
    check_counts(index, games);
}

TEST_CASE("openings: games that go, come back and change leave what was made of nothing", "[keep][openings]") {
    auto games = games_by_chance(120, 2);
    auto index = opened_index();
    REQUIRE(index.put(games));
    std::vector<std::int64_t> gone;
    for (std::size_t number = 0; number < games.size(); number += 2)
        gone.push_back(games[number].id);
    gone.push_back(1); // never there
    REQUIRE(index.remove(gone));
    auto left = games;
    std::erase_if(left, [&](const auto& game) { return std::ranges::find(gone, game.id) != gone.end(); });
    check_counts(index, left);
    REQUIRE(index.put(std::vector{games[4], games[0]}));
    left.push_back(games[0]);
    left.push_back(games[4]);
    check_counts(index, left);
    Random random(3);
    for (auto& game : left)
        game = game_by_chance(game.id, random); // all of them are others by now
    REQUIRE(index.put(left));
    check_counts(index, left);
    const auto stamps = index.stamps();
    REQUIRE(stamps);
    CHECK(stamps->size() == left.size());
    for (const auto& game : left)
        CHECK(stamps->at(game.id) == game.stamp);
}

TEST_CASE("openings: the file has them when it is opened again", "[keep][openings]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "openings.db";
    const auto games = games_by_chance(40, 4);
    {
        auto index = opened_index(file);
        REQUIRE(index.put(games));
    }
    check_counts(opened_index(file), games);
}

TEST_CASE("openings: what is no such file, or damaged, is made anew", "[keep][openings]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "openings.db";
    SECTION("another text") { std::ofstream(file) << "no database at all, but a text that is long enough to be read"; }
    SECTION("another database") { static_cast<void>(*Library::open(file)); }
    SECTION("torn") {
        static_cast<void>(opened_index(file).put(games_by_chance(40, 5)));
        std::filesystem::resize_file(file, 2048);
    }
    auto index = opened_index(file);
    CHECK(index.stamps() == std::map<std::int64_t, std::uint64_t>());
    const auto games = games_by_chance(40, 6);
    REQUIRE(index.put(games));
    check_counts(index, games);
}

TEST_CASE("openings: a folder that is not there is refused", "[keep][openings]") {
    CHECK_FALSE(OpeningIndex::open("/nowhere/at/all/openings.db"));
}

TEST_CASE("library: marks tell which games are there and whether they are as they were", "[keep][library]") {
    auto library = *Library::open({});
    const auto first = *library.add(lost_game(1), "0/3 1", "Optimal"), second = *library.add(lost_game(2), "0/3 1", "");
    const auto marks = library.marks(0, 10);
    REQUIRE(marks.size() == 2);
    CHECK(marks[0].id == first);
    CHECK(library.marks(first, 10) == std::vector{marks[1]});
    CHECK(library.marks(0, 1) == std::vector{marks[0]});
    auto revision = library.revision();
    const auto has_changed = [&] { return std::exchange(revision, library.revision()) != library.revision(); };
    auto reviewed = lost_game(1);
    reviewed.start_value = PositionValue{.first_share = 0.5};
    REQUIRE_FALSE(library.update(first, reviewed));
    CHECK(has_changed());
    CHECK(library.marks(0, 10) == marks); // that a value is known changes nothing
    auto given_up = lost_game(1);
    given_up.result->forfeit = Refusal{forfeits::resigned};
    REQUIRE_FALSE(library.update(first, given_up));
    CHECK(library.marks(0, 10)[0].stamp != marks[0].stamp);
    REQUIRE_FALSE(library.remove(second));
    CHECK(has_changed());
    CHECK(library.marks(0, 10).size() == 1);
    CHECK(record_from_json_line(library.line(first))->moves.size() == 2);
    CHECK(library.line(77).empty());
}
