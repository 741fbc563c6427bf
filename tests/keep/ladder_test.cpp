// The record of a person's climb: which games win which stars, what a file brings back, and which files are refused.
#include "keep/keeper.hpp"
#include "keep/ladder_book.hpp"
#include "keep/records.hpp"
#include "keep/sql.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"

namespace fs = std::filesystem;

namespace {

LadderResult result(Side climber, Fortune fortune, bool helped = false, int day_of_month = 1) {
    return {.game = "boxes",
            .rung = "torch",
            .climber = climber,
            .fortune = fortune,
            .helped = helped,
            .begun = day(2026, 11, static_cast<unsigned>(day_of_month))};
}

} // namespace

TEST_CASE("ladder: which games win which stars", "[keep][ladder]") {
    struct Row {
        Side climber;
        Fortune fortune;
        bool helped;
        RungStars stars;
    };
    using enum Fortune;
    const auto row =
        GENERATE(Row{Side::first, won, false, {true, false, true}}, Row{Side::second, won, false, {false, true, true}},
                 Row{Side::first, won, true, {true, false, false}}, Row{Side::second, won, true, {false, true, false}},
                 Row{Side::first, lost, false, {}}, Row{Side::second, drawn, false, {}});
    const auto record = with_result({}, result(row.climber, row.fortune, row.helped));
    CHECK(record.stars == row.stars);
    CHECK(record.games == 1);
    CHECK(record.won == (row.fortune == won ? 1 : 0));
    CHECK(record.lost == (row.fortune == lost ? 1 : 0));
    CHECK_FALSE(record.stars.is_climbed());
}

TEST_CASE("ladder: stars stay, streaks end, the latest games and the best margin are kept", "[keep][ladder]") {
    using enum Fortune;
    RungRecord record;
    int date = 0;
    const auto play = [&](Side climber, Fortune fortune, std::optional<std::int64_t> margin = {}) {
        auto game = result(climber, fortune, false, ++date);
        game.margin = margin;
        record = with_result(record, game);
    };
    play(Side::first, won, 3);
    play(Side::second, won, 7);
    CHECK(record.stars.is_climbed());
    CHECK(record.streak == 2);
    CHECK(record.best_margin == 7);
    play(Side::first, won, 1);
    play(Side::first, lost, 21);
    CHECK(record.stars == RungStars{true, true, true});
    CHECK(record.streak == 0);
    CHECK(record.best_margin == 7);
    for (int game = 0; game < 6; ++game)
        play(Side::first, drawn);
    CHECK(record.games == 10);
    CHECK(record.latest == std::vector{lost, drawn, drawn, drawn, drawn, drawn, drawn});
}

TEST_CASE("ladder: a game that ends twice is counted once, as it ended best", "[keep][ladder]") {
    using enum Fortune;
    const auto before = with_result({}, result(Side::second, won, false, 1));
    const auto ended = [&](Fortune fortune, bool helped = false) { return result(Side::first, fortune, helped, 2); };
    for (const auto first : {lost, drawn}) {
        CAPTURE(static_cast<int>(first));
        const auto twice = with_result(with_result(before, ended(first)), ended(won, true));
        CHECK(twice == with_result(before, ended(won, true)));
        CHECK(twice.streak == 2);
        CHECK(twice.games == 2);
        CHECK(twice.lost == 0);
    }
    CHECK(with_result(with_result(before, ended(lost)), ended(drawn)) == with_result(before, ended(drawn)));
    const auto kept = with_result(before, ended(won));
    for (const auto second : {lost, drawn, won})
        CHECK(with_result(kept, ended(second)) == kept);
}

TEST_CASE("ladder: what was noted is there at the next start, whatever becomes of the library", "[keep][ladder]") {
    const TemporaryFolder folder;
    LadderBook expected;
    {
        Keeper keeper(folder.path());
        CHECK(keeper.ladders().at("boxes", "torch") == RungRecord());
        int date = 0;
        for (const auto fortune : {Fortune::lost, Fortune::won, Fortune::drawn, Fortune::won}) {
            auto game = result(date % 2 == 0 ? Side::first : Side::second, fortune, date == 1, date + 1);
            ++date;
            game.margin = date == 2 ? std::optional<std::int64_t>(5) : std::nullopt;
            keeper.note(game);
            expected.note(game);
        }
    }
    fs::remove(folder.path() / "games.db");
    const Keeper keeper(folder.path());
    CHECK(keeper.ladders().at("boxes", "torch") == expected.at("boxes", "torch"));
    CHECK(keeper.ladders().at("boxes", "torch").games == 4);
    CHECK(keeper.ladders().at("boxes", "ember") == RungRecord());
}

TEST_CASE("ladder: what is known from elsewhere joins what is here, once", "[keep][ladder]") {
    using enum Fortune;
    RungRecord here, there;
    for (int day = 1; day <= 3; ++day)
        here = with_result(std::move(here), result(Side::first, won, day > 1, day));
    there = with_result({}, result(Side::second, won, true, 9));
    auto both = here; // it knows of more games
    both.stars.moving_second = true;
    CHECK(merged(here, there) == both);
    CHECK(merged(there, here) == both);
    CHECK(merged(both, there) == both);
    CHECK(merged(here, here) == here);
    there.best_margin = 12;
    CHECK(merged(here, there).best_margin == 12);
    const auto later = with_result({}, result(Side::second, lost, true, 10)); // as many games, the last one later
    CHECK(merged(later, there).last_begun == later.last_begun);
    CHECK(merged(there, later).streak == 0);

    const TemporaryFolder folder;
    const auto file = folder.path() / "ladder.db";
    const KnownRung known{.game = "boxes", .rung = "torch", .record = there};
    REQUIRE_FALSE(note_results(file, {result(Side::first, won), known, known}));
    LadderBook book;
    book.note(result(Side::first, won));
    book.note(known);
    CHECK(read_ladder(file)->at("boxes", "torch") == book.at("boxes", "torch"));
    CHECK(read_ladder(file)->at("boxes", "torch").stars.is_climbed());
}

TEST_CASE("ladder: two programs lose nothing of each other's", "[keep][ladder]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "ladder.db";
    REQUIRE_FALSE(note_results(file, {result(Side::first, Fortune::won, false, 1)}));
    REQUIRE_FALSE(note_results(file, {result(Side::second, Fortune::won, false, 2)}));
    const auto book = read_ladder(file);
    REQUIRE(book);
    CHECK(book->at("boxes", "torch").stars.is_climbed());
}

TEST_CASE("ladder: a file of a newer version, and one that is no ladder, are refused and left alone",
          "[keep][ladder]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "ladder.db";
    const bool newer = GENERATE(true, false);
    if (newer) {
        REQUIRE_FALSE(note_results(file, {result(Side::first, Fortune::won)}));
        Sql(file).run("PRAGMA user_version = 2");
    } else {
        write(file, "This is a letter, and no ladder at all. It is long enough to be taken for something.");
    }
    const auto read = read_ladder(file);
    REQUIRE_FALSE(read);
    CHECK(read.refusal().words.find("ladder.db") != std::string::npos);
    const auto size = fs::file_size(file);
    CHECK(note_results(file, {result(Side::first, Fortune::won)}));
    CHECK(fs::file_size(file) == size);
}

TEST_CASE("ladder: the program leaves a file of a newer version as it is, and sets one that is no ladder aside",
          "[keep][ladder]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "ladder.db";
    const std::string letter(100, 'x');
    const bool newer = GENERATE(true, false);
    if (newer) {
        REQUIRE_FALSE(note_results(file, {result(Side::first, Fortune::won)}));
        Sql(file).run("PRAGMA user_version = 2");
    } else {
        write(file, letter);
    }
    const auto before = text_of(file);
    {
        Keeper keeper(folder.path());
        const auto trouble = keeper.take_trouble();
        REQUIRE(trouble);
        CHECK(trouble->find("ladder.db") != std::string::npos);
        CHECK_FALSE(keeper.take_trouble());
        keeper.note(result(Side::first, Fortune::won));
    }
    CHECK((text_of(file) == before) == newer);
    CHECK(fs::exists(folder.path() / "ladder.db.broken") != newer);
    if (newer) return;
    CHECK(text_of(folder.path() / "ladder.db.broken") == letter);
    REQUIRE(read_ladder(file));
    CHECK(read_ladder(file)->at("boxes", "torch").games == 1);
}

TEST_CASE("ladder: what a full disk did not take is told once and noted with the next game", "[keep][ladder]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "ladder.db";
    Keeper keeper(folder.path());
    {
        const FullDisk full;
        keeper.note(result(Side::first, Fortune::won, false, 1));
        keeper.flush();
        keeper.note(result(Side::second, Fortune::lost, false, 2));
        keeper.flush();
    }
    const auto trouble = keeper.take_trouble();
    REQUIRE(trouble);
    CHECK(trouble->starts_with("the record of your climb " + file.string() + " cannot be used: "));
    CHECK_FALSE(keeper.take_trouble());
    keeper.note(result(Side::second, Fortune::won, false, 3));
    keeper.flush();
    const auto book = read_ladder(file);
    REQUIRE(book);
    CHECK(book->at("boxes", "torch").games == 3);
    CHECK(book->at("boxes", "torch").stars.is_climbed());
}

TEST_CASE("ladder: what a full disk did not take is noted when the program ends", "[keep][ladder]") {
    const TemporaryFolder folder;
    {
        Keeper keeper(folder.path());
        const FullDisk full;
        keeper.note(result(Side::first, Fortune::won));
        keeper.flush();
    }
    const auto book = read_ladder(folder.path() / "ladder.db");
    REQUIRE(book);
    CHECK(book->at("boxes", "torch").games == 1);
}
