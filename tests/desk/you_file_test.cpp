// All that is kept of a person as a file: read in as it was written, once, and refused as a whole where it is broken.
#include "desk/you/known_file.hpp"

#include "desk/opened.hpp"
#include "desk/practice/practice_round.hpp"
#include "desk/puzzle_round.hpp"
#include "desk/rated/own_rating.hpp"
#include "keep/keeper.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "zugzwang/gfx/theme.hpp"

using namespace zugzwang;
using std::chrono::days;
using Day = practice::Day;

namespace {

constexpr Day last_day = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22);
constexpr std::chrono::sys_seconds written_at = last_day + std::chrono::hours(20);

practice::Exercise kept_exercise(int sticks, Day made, const std::string& kind = "counted") {
    const auto right = std::to_string(sticks % 4);
    practice::Exercise exercise{.key = {.game = "sticks", .position = filled("{}/3 1", sticks)},
                                .played = sticks % 4 == 3 ? "2" : "3",
                                .kind = kind,
                                .before = {.first_share = 1, .exact = true, .choices = 3, .best = {right}},
                                .after = {.first_share = 0, .exact = true, .choices = 3, .line = {"1"}}};
    exercise.origin = {.begun = made + std::chrono::hours(12), .day = made, .ply = 4, .opponent = "Õie \"1\"\n"};
    REQUIRE(practice::judge(exercise));
    return exercise;
}

practice::GameRead kept_read(const practice::Exercise& found) {
    return {.game = {"sticks", found.origin.begun},
            .day = found.origin.day,
            .mistakes = {{.ply = 2, .kind = ""}, {.ply = 4, .kind = found.kind}},
            .exercises = {found}};
}

RatedResult kept_result(int number) {
    return {.game = number % 2 == 0 ? "boxes" : "sticks",
            .opponent = "echo-1100",
            .opponent_rating = 1100,
            .begun = written_at - days(number),
            .score = number % 3 / 2.0,
            .length = Seconds{61.7 + number / 3.0},
            .rating = 1000 + number / 7.0,
            .deviation = 200.0 / (1 + number)};
}

/// A program, with what it keeps of somebody in that folder.
struct PersonDesk {
    explicit PersonDesk(const std::filesystem::path& folder) : keeper(folder) {
        context.keeper = &keeper;
        context.ladders = keeper.ladders();
    }
    void note(const LadderResult& result) {
        context.ladders.note(result);
        keeper.note(result);
    }
    [[nodiscard]] std::string text() const { return you::known_text(you::known(context), written_at); }
    std::size_t take(const std::string& text) {
        const auto known = you::known_from(text);
        INFO((known ? "" : known.refusal().words));
        REQUIRE(known);
        const auto count = you::take_in(context, *known);
        keeper.flush();
        return count;
    }

    Workers workers;
    Theme theme;
    SceneContext context{workers, theme, catalog(), 1};
    Keeper keeper;
};

/// What somebody did who played in that half of the days.
void live(PersonDesk& desk, int half) {
    for (int number = half; number < 12; number += 2)
        add_rated_result(desk.context, kept_result(number));
    add_rated_result(desk.context, {.game = "boxes", .opponent = "torch", .begun = {}, .score = 1}); // undated
    const Side side = half == 0 ? Side::first : Side::second;
    for (int game = 0; game <= half; ++game)
        desk.note({.game = "boxes",
                   .rung = "torch",
                   .climber = side,
                   .fortune = Fortune::won,
                   .margin = 3 + half,
                   .begun = written_at + std::chrono::seconds(2 * half + game)});
    desk.note({.game = "boxes", .rung = "ember", .climber = side, .fortune = Fortune::drawn, .helped = true});
    auto& context = desk.context;
    for (int time = 0; time < 2 + half; ++time)
        add_puzzle_mark(context, TriedPuzzle{.game = "sticks", .position = "a", .solved = time % 2 == half});
    add_puzzle_mark(context, TriedPuzzle{.game = "sticks", .position = std::to_string(half), .solved = true});
    add_puzzle_mark(context, SolvedDay{.game = "sticks", .day = last_day - days(half)});
    add_puzzle_mark(context, MissedDay{.game = "boxes", .day = last_day - days(1)});
    add_puzzle_mark(context,
                    RatedPuzzle{.game = "sticks", .position = "", .rating = {1111.5, 99, last_day - days(half)}});
    for (int rush = 0; rush < 12; ++rush)
        add_puzzle_mark(context, RushScore{.initials = half == 0 ? "ADA" : "BOB",
                                           .game = rush < 11 ? "" : "boxes",
                                           .solved = 1 + rush + half,
                                           .date = written_at - days(rush)});
    add_practice_note(context, kept_read(kept_exercise(13 + half, last_day - days(3 + half))));
    add_practice_note(context, kept_read(kept_exercise(17, last_day - days(8 + half), half == 0 ? "hurried" : "")));
    for (int time = 0; time < 2; ++time) // the same twice
        add_practice_note(context, practice::Tried{.exercise = {"sticks", "17/3 1"},
                                                   .day = last_day - days(half),
                                                   .what = half == 0 ? practice::Try::solved : practice::Try::helped,
                                                   .took = Seconds{12.345}});
    desk.keeper.flush();
}

} // namespace

TEST_CASE("you, file: what was written is read as it was", "[desk][you]") {
    const TemporaryFolder folder;
    PersonDesk desk(folder.path());
    CHECK(you::known(desk.context).is_nothing());
    live(desk, 0);
    const auto text = desk.text();
    CHECK(text.starts_with(R"({"format":"zugzwang you","version":1,"written":"2026-11-22T20:00:00Z"})"
                           "\n"));
    CHECK(text.find(R"({"what":"day","game":"sticks","day":"2026-11-22","solved":true,"missed":false})") !=
          std::string::npos);
    const auto again = you::known_from(text);
    REQUIRE(again);
    CHECK(you::known_text(*again, written_at) == text);
    CHECK(again->results == desk.context.keeper->results().results().all());
    CHECK(again->puzzles == puzzle_marks(desk.context));
    CHECK(again->tries == practice_notes(desk.context).tries());
    const auto opened = opened_text(catalog(), nullptr, "\n" + text, {});
    REQUIRE(std::holds_alternative<OpenedPerson>(opened));
    CHECK(you::known_text(std::get<OpenedPerson>(opened).known, written_at) == text);
}

TEST_CASE("you, file: on another machine all of it is there, also after the next start", "[desk][you]") {
    const TemporaryFolder home, away;
    PersonDesk desk(home.path());
    live(desk, 0);
    const auto text = desk.text();
    {
        PersonDesk other(away.path());
        CHECK(other.take(text) > 0);
        CHECK(other.text() == text);
    }
    PersonDesk again(away.path());
    CHECK(again.text() == text);
    const practice::ExerciseKey key{"sticks", "17/3 1"};
    CHECK(practice_notes(again.context).find(key)->standing == practice_notes(desk.context).find(key)->standing);
}

TEST_CASE("you, file: the same file twice changes nothing, nor does an older one", "[desk][you]") {
    const TemporaryFolder home, away;
    PersonDesk desk(home.path()), other(away.path());
    live(desk, 0);
    live(other, 1);
    const auto older = desk.text();
    CHECK(desk.take(older) == 0);
    CHECK(desk.text() == older);
    const auto from_other = other.text();
    CHECK(desk.take(from_other) > 0);
    const auto both = desk.text();
    CHECK(both != older);
    for (const auto& text : {from_other, older, both}) {
        CHECK(desk.take(text) == 0);
        CHECK(desk.text() == both);
    }
    const PersonDesk next(home.path()); // what the disk has
    CHECK(next.text() == both);
    // Whoever reads in whose file: both know the same in the end, but for the order of what has none.
    CHECK(other.take(older) > 0);
    CHECK(other.take(both) == 0);
    CHECK(desk.take(other.text()) == 0);
    const auto& record = desk.context.ladders.at("boxes", "torch");
    CHECK(record == other.context.ladders.at("boxes", "torch"));
    CHECK(record.stars.is_climbed());
    CHECK(record.games == 2);
    CHECK(record.best_margin == 4);
    CHECK(rated_results(desk.context).all().size() == 13);
    CHECK(puzzle_marks(desk.context).tries == puzzle_marks(other.context).tries);
    CHECK(practice_notes(desk.context).exercises().size() == 3);
    CHECK(practice_notes(desk.context).tries().size() == 4);
}

TEST_CASE("you, file: a file that is broken is refused as a whole, with its line", "[desk][you]") {
    const TemporaryFolder folder;
    PersonDesk desk(folder.path());
    live(desk, 0);
    const auto text = desk.text();
    struct Case {
        std::string from, to, words;
    };
    const auto [from, to, words] = GENERATE(values<Case>(
        {{R"("version":1)", R"("version":2)", "this file is of version 2; this program reads none above 1"},
         {R"("format":"zugzwang you")", R"("format":"zugzwang me")", "line 1: format: zugzwang me"},
         {R"("score":0.0)", R"("score":1.5)", "score: not from 0 to 1"},
         {R"("opponent":"torch",)", "", "line 2: "},
         {R"("2026-11-22T20:00:00Z","score")", R"("yesterday","score")", "date: not a date like"},
         {R"("day":"2026-11-22")", R"("day":"2026-02-31")", "day: not a day like 2024-05-31"},
         {R"("won":1)", R"("won":7)", "more than were played"},
         {R"("drawn")", R"("beaten")", "latest: unknown: beaten"},
         {R"("what":"rush")", R"("what":"rash")", "unknown: rash"},
         {R"("seconds":12.345)", R"("seconds":-1)", "seconds: not a time in seconds"},
         {R"("best":["1"])", R"("best":[])", "record: it tells of no mistake"},
         {R"("what":"try")", R"("what":"try)", "line "}}));
    auto broken = text;
    const auto place = broken.find(from);
    REQUIRE(place != std::string::npos);
    broken.replace(place, from.size(), to);
    const auto read = you::known_from(broken);
    CAPTURE(from);
    REQUIRE_FALSE(read);
    CAPTURE(read.refusal().words);
    CHECK(read.refusal().words.find(words) != std::string::npos);
    CHECK(read.refusal().words.find('\n') == std::string::npos);
}
