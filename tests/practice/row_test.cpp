// Today's row and the weeks behind it, on notes that were made by hand.
#include "practice/row.hpp"

#include "practice/november.hpp"
#include "practice/weeks.hpp"
#include "support/catch.hpp"

using namespace zugzwang;
using namespace zugzwang::practice;

namespace {

/// Made on that day, so that it is due on the next one.
Exercise made(const std::string& game, const std::string& position, int on, const std::string& kind = {}) {
    return {.key = {game, position}, .kind = kind, .origin = {.begun = november_noon(on), .day = november_day(on)}};
}

void add(Notes& notes, const Exercise& exercise) {
    const auto& origin = exercise.origin;
    notes.add(GameRead{.game = {exercise.key.game + exercise.key.position, origin.begun},
                       .day = origin.day,
                       .mistakes = {},
                       .exercises = {exercise}});
}

void tried(Notes& notes, const ExerciseKey& key, int on, Try what, Seconds took = Seconds(30)) {
    notes.add(Tried{.exercise = key, .day = november_day(on), .what = what, .took = took});
}

std::vector<std::string> positions(const Row& row) {
    std::vector<std::string> positions;
    for (const auto& place : row.places())
        positions.push_back(place.key.position);
    return positions;
}

using Texts = std::vector<std::string>;

const ExerciseKey a{"boxes", "a"};

} // namespace

TEST_CASE("notes: an exercise is due the day after, and rests after it was solved on days 1, 4 and 11", "[practice]") {
    Notes notes;
    add(notes, made("boxes", "a", 0));
    const auto standing = [&] { return notes.find(a)->standing; };
    CHECK(standing().due == november_day(1));
    tried(notes, a, 1, Try::solved);
    CHECK(standing().due == november_day(4));
    tried(notes, a, 4, Try::solved);
    CHECK(standing().due == november_day(11));
    CHECK_FALSE(standing().rests());
    tried(notes, a, 11, Try::solved);
    CHECK(standing().rests());
    CHECK(standing().due == november_day(27));
}

TEST_CASE("notes: the first try of a day counts, and help is no solution", "[practice]") {
    Notes notes;
    add(notes, made("boxes", "a", 0));
    tried(notes, a, 1, Try::missed);
    tried(notes, a, 1, Try::solved);
    CHECK(notes.find(a)->standing == Standing{.box = 0, .due = november_day(2)});
    tried(notes, a, 2, Try::solved);
    tried(notes, a, 2, Try::missed);
    CHECK(notes.find(a)->standing == Standing{.box = 1, .due = november_day(5)});
    tried(notes, a, 5, Try::helped);
    CHECK(notes.find(a)->standing == Standing{.box = 0, .due = november_day(6)});
    CHECK(notes.tries().size() == 5);
}

TEST_CASE("notes: the same mistake in a later game begins anew, in an earlier one it tells nothing", "[practice]") {
    Notes notes;
    add(notes, made("boxes", "a", 10));
    tried(notes, a, 11, Try::solved);
    add(notes, made("boxes", "a", 5)); // read later, played before
    CHECK(notes.find(a)->standing == Standing{.box = 1, .due = november_day(14)});
    CHECK(notes.find(a)->exercise.origin.day == november_day(10));
    add(notes, made("boxes", "a", 12));
    CHECK(notes.find(a)->standing == Standing{.box = 0, .due = november_day(13)});
    tried(notes, a, 14, Try::solved);
    add(notes, made("boxes", "a", 13)); // read only now, after a try
    CHECK(notes.find(a)->standing == Standing{.box = 1, .due = november_day(17)});
    CHECK(notes.exercises().size() == 1);
}

TEST_CASE("row: what is due longest comes first, mixed by game; what is not due stays away", "[practice]") {
    Notes notes;
    add(notes, made("boxes", "a", 0));
    add(notes, made("boxes", "b", 1));
    add(notes, made("boxes", "c", 2));
    add(notes, made("sticks", "d", 3));
    add(notes, made("sticks", "e", 4));
    CHECK(positions(Row(notes, {}, november_day(4))) == Texts{"a", "d", "b", "c"});
    CHECK(positions(Row(notes, {}, november_day(5))) == Texts{"a", "d", "b", "e", "c"});
    CHECK(positions(Row(notes, {}, november_day(0))).empty());
    CHECK(Row(notes, {}, november_day(0)).place() == nullptr);
    CHECK(Row(notes, {}, november_day(0)).is_over());
}

TEST_CASE("row: what rests comes behind all others", "[practice]") {
    Notes notes;
    add(notes, made("boxes", "a", 0));
    for (const int on : {1, 4, 11})
        tried(notes, a, on, Try::solved);
    add(notes, made("sticks", "b", 29));
    add(notes, made("sticks", "c", 29));
    CHECK(positions(Row(notes, {}, november_day(26))).empty());
    CHECK(positions(Row(notes, {}, november_day(27))) == Texts{"a"});
    CHECK(positions(Row(notes, {}, november_day(30))) == Texts{"b", "c", "a"});
}

TEST_CASE("row: ten a day with all that was done today, unless more is asked for", "[practice]") {
    Notes notes;
    for (int number = 0; number < 15; ++number)
        add(notes, made("boxes", std::string(1, static_cast<char>('a' + number)), 0));
    Row row(notes, {}, november_day(1));
    CHECK(row.places().size() == 10);
    CHECK(row.left_over() == 5);
    for (const auto* position : {"a", "b", "c"})
        tried(notes, {"boxes", position}, 1, Try::solved);
    row = Row(notes, {}, november_day(1));
    CHECK(row.places().size() == 10);
    CHECK(row.done() == 3);
    CHECK(row.now() == 3);
    // Of another game too.
    add(notes, made("sticks", "z", 0));
    CHECK(positions(Row(notes, {.games = {"sticks"}}, november_day(1))) == Texts{"z"});
    for (const auto* position : {"d", "e", "f", "g", "h", "i", "j"})
        tried(notes, {"boxes", position}, 1, Try::solved);
    CHECK(Row(notes, {}, november_day(1)).is_over());
    CHECK(Row(notes, {.games = {"sticks"}}, november_day(1)).places().empty());
    CHECK(Row(notes, {.games = {"sticks"}}, november_day(1)).left_over() == 1);
    CHECK(Row(notes, {.games = {"sticks"}, .more = 10}, november_day(1)).places().size() == 1);
    CHECK(Row(notes, {.more = 10}, november_day(1)).places().size() == 16);
    CHECK(Row(notes, {}, november_day(2)).places().size() == 6); // another day
}

TEST_CASE("row: what was missed comes back at its end, and is done when it is solved", "[practice]") {
    Notes notes;
    for (const auto* position : {"a", "b", "c"})
        add(notes, made("boxes", position, 0));
    Row row(notes, {}, november_day(1));
    row.note(Try::missed);
    CHECK(row.place()->key.position == "a"); // until somebody goes on
    CHECK(row.place()->missed);
    row.next();
    CHECK(positions(row) == Texts{"b", "c", "a"});
    CHECK(row.place()->key.position == "b");
    row.next(); // skipped
    CHECK(positions(row) == Texts{"c", "a", "b"});
    CHECK(row.done() == 0);
    row.note(Try::solved);
    row.next();
    row.note(Try::helped);
    CHECK(row.done() == 2);
    row.show(0);
    CHECK(row.place()->key.position == "c");
    row.next();
    CHECK(row.place()->key.position == "b");
    row.note(Try::solved);
    CHECK(row.is_over());
    row.next();
    CHECK(row.place() == nullptr);
    row.next();
    CHECK(row.place() == nullptr);
}

TEST_CASE("row: a row that is made again knows what was done and missed today", "[practice]") {
    Notes notes;
    for (const auto* position : {"a", "b", "c"})
        add(notes, made("boxes", position, 0));
    tried(notes, {"boxes", "a"}, 1, Try::missed);
    tried(notes, {"boxes", "c"}, 1, Try::helped);
    const Row row(notes, {}, november_day(1));
    CHECK(positions(row) == Texts{"c", "b", "a"});
    CHECK(row.places()[0].done);
    CHECK_FALSE(row.places()[1].missed);
    CHECK(row.places()[2].missed);
    CHECK_FALSE(row.places()[2].done);
    tried(notes, {"boxes", "a"}, 1, Try::solved);
    CHECK(positions(Row(notes, {}, november_day(1))) == Texts{"a", "c", "b"});
}

TEST_CASE("row: a game or a kind alone can be practised", "[practice]") {
    Notes notes;
    add(notes, made("boxes", "a", 0, "took-all"));
    add(notes, made("boxes", "b", 0));
    add(notes, made("sticks", "c", 0, "took-all"));
    CHECK(positions(Row(notes, {.games = {"boxes"}}, november_day(1))) == Texts{"a", "b"});
    CHECK(positions(Row(notes, {.kind = "took-all"}, november_day(1))) == Texts{"a", "c"});
    CHECK(positions(Row(notes, {.games = {"boxes"}, .kind = "took-all"}, november_day(1))) == Texts{"a"});
    CHECK(positions(Row(notes, {.kind = ""}, november_day(1))) == Texts{"b"});
    CHECK(positions(Row(notes, {.games = {"sticks", "boxes"}}, november_day(1))).size() == 3);
}

TEST_CASE("row: the minutes that are left follow the person's own times", "[practice]") {
    using std::chrono::minutes;
    Notes notes;
    for (const auto* position : {"a", "b", "c", "d"})
        add(notes, made("boxes", position, 0));
    CHECK(Row(notes, {}, november_day(1)).left() == minutes(3)); // four times 45 s
    tried(notes, a, 1, Try::solved, Seconds(20));
    CHECK(Row(notes, {}, november_day(1)).left() == minutes(1));
    tried(notes, {"boxes", "b"}, 1, Try::missed, Seconds(100'000)); // away: five minutes count
    CHECK(Row(notes, {}, november_day(1)).left() == minutes(8));    // three times 160 s
    for (int number = 0; number < 20; ++number)                     // older times are forgotten
        tried(notes, a, 1, Try::solved, Seconds(61));
    CHECK(Row(notes, {}, november_day(1)).left() == minutes(4));
    for (const auto* position : {"b", "c", "d"})
        tried(notes, {"boxes", position}, 1, Try::solved);
    CHECK(Row(notes, {}, november_day(1)).left() == minutes(0));
}

TEST_CASE("row: the next day with exercises is told", "[practice]") {
    Notes notes;
    CHECK_FALSE(next_day(notes, {}, november_day(1)));
    add(notes, made("boxes", "a", 0));
    add(notes, made("sticks", "b", 6));
    CHECK(next_day(notes, {}, november_day(0)) == november_day(1));
    CHECK(next_day(notes, {}, november_day(3)) == november_day(4)); // due already
    tried(notes, a, 4, Try::solved);
    CHECK(next_day(notes, {}, november_day(4)) == november_day(7));
    CHECK(next_day(notes, {.games = {"sticks"}}, november_day(4)) == november_day(7));
    for (const int on : {7, 14, 30, 65})
        tried(notes, a, on, Try::solved);
    CHECK(notes.find(a)->standing.is_known());
    CHECK_FALSE(next_day(notes, {.games = {"boxes"}}, november_day(65)));
}

TEST_CASE("weeks: mistakes are counted by the day of the game, week by week", "[practice]") {
    Notes notes;
    const auto play = [&](int on, const std::vector<std::string>& kinds, const std::string& game = "boxes") {
        GameRead read{.game = {game, november_noon(on)}, .day = november_day(on)};
        for (const auto& kind : kinds)
            read.mistakes.push_back({.ply = read.mistakes.size(), .kind = kind});
        notes.add(read);
    };
    play(100, {"took-all", "took-all", ""});
    play(94, {"took-all"});
    play(93, {"took-all"}); // a week before
    play(93, {"took-all"}, "sticks");
    play(45, {"took-all"});             // the first day of the oldest week
    play(44, {"took-all", "took-all"}); // nobody remembers
    play(101, {"took-all"});            // tomorrow
    using Weeks = std::array<std::size_t, weeks_told>;
    CHECK(mistakes_a_week(notes, {"boxes", "took-all"}, november_day(100)) == Weeks{1, 0, 0, 0, 0, 0, 1, 3});
    CHECK(mistakes_a_week(notes, {"boxes", ""}, november_day(100)) == Weeks{0, 0, 0, 0, 0, 0, 0, 1});
    CHECK(mistakes_a_week(notes, {"boxes", "gave-a-box"}, november_day(100)) == Weeks{});
    CHECK(mistakes_a_week(Notes(), {"boxes", "took-all"}, november_day(100)) == Weeks{});
}

TEST_CASE("weeks: of each kind what was solved since and what is open", "[practice]") {
    Notes notes;
    add(notes, made("boxes", "a", 0, "took-all"));
    add(notes, made("boxes", "b", 0, "took-all"));
    add(notes, made("boxes", "c", 0, "gave-a-box"));
    add(notes, made("sticks", "d", 0, "took-all"));
    const KindKey kind{"boxes", "took-all"};
    CHECK(learned_of(notes, kind) == Learned{.solved = 0, .open = 2});
    tried(notes, a, 1, Try::solved);
    CHECK(learned_of(notes, kind) == Learned{.solved = 1, .open = 1});
    tried(notes, a, 4, Try::missed);
    CHECK(learned_of(notes, kind) == Learned{.solved = 0, .open = 2});
}

TEST_CASE("row: what is wished for at once comes first, due or not, and whatever else is wished", "[practice]") {
    Notes notes;
    for (const auto* position : {"b", "c"})
        add(notes, made("boxes", position, 0));
    add(notes, made("sticks", "a", 5)); // due on the sixth
    const ExerciseKey later{"sticks", "a"}, due{"boxes", "c"};
    CHECK(positions(Row(notes, {.games = {"boxes"}, .now = later}, november_day(3))) == Texts{"a", "b", "c"});
    CHECK(positions(Row(notes, {.now = due}, november_day(3))) == Texts{"c", "b"});
    CHECK(positions(Row(notes, {.now = ExerciseKey{"boxes", "none"}}, november_day(3))) == Texts{"b", "c"});
    tried(notes, due, 3, Try::solved);
    const Row after(notes, {.now = due}, november_day(3));
    CHECK(positions(after) == Texts{"c", "b"});
    CHECK(after.now() == 0); // solved today, it is shown again
    tried(notes, later, 3, Try::solved);
    const Row both(notes, {.now = ExerciseKey{"boxes", "b"}}, november_day(3));
    CHECK(positions(both) == Texts{"c", "a", "b"}); // behind what is done
    CHECK(both.now() == 2);
}

TEST_CASE("notes: a mistake that somebody picked is an exercise, and its game is not read by that", "[practice]") {
    Notes notes;
    const auto exercise = made("boxes", "a", 0);
    notes.add(Made{exercise});
    REQUIRE(notes.find(a) != nullptr);
    CHECK(notes.find(a)->standing.due == november_day(1));
    CHECK_FALSE(notes.is_read({"boxes", exercise.origin.begun}));
    tried(notes, a, 0, Try::solved); // on the day on which it was made: it tells nothing
    CHECK(notes.find(a)->standing.box == 0);
}
