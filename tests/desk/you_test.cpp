// What is told of a person over time, against the same counted day by day.
#include "desk/you/over_time.hpp"

#include "desk/rated/own_rating.hpp"
#include "desk/you/told.hpp"
#include "support/catch.hpp"
#include "support/place.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/gfx/theme.hpp"

using namespace zugzwang;
using std::chrono::days;
using you::Day;

namespace {

constexpr Day sunday = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22);

RatedResult rated_on(const std::string& game, Day day, int opponent, double score, int second = 0) {
    return {.game = game,
            .opponent = "torch",
            .opponent_rating = opponent,
            .begun = day + std::chrono::hours(12) + std::chrono::seconds(second),
            .score = score,
            .length = Seconds{60}};
}

/// Of about seven months, some of them undated.
std::vector<you::DatedGame> dated_games(Random& random) {
    std::vector<you::DatedGame> games;
    for (int ago = 200; ago >= -3; --ago) {
        for (auto left = random.below(4); left > 1; --left)
            games.push_back({.day = sunday - days(ago),
                             .game = {.opponent = 800 + static_cast<int>(random.below(600)),
                                      .score = static_cast<double>(random.below(3)) / 2}});
    }
    for (std::size_t index = 0; index < std::min<std::size_t>(games.size(), random.below(4)); ++index)
        games[index].day.reset();
    return games;
}

} // namespace

TEST_CASE("you: a week is seven days, the last one ends today", "[desk][you]") {
    for (int ago = -2; ago < 100; ++ago) {
        CAPTURE(ago);
        const auto expected = ago >= 84 ? std::nullopt : std::optional<std::size_t>(11 - std::max(ago, 0) / 7);
        CHECK(you::week_of(sunday - days(ago), sunday) == expected);
    }
}

TEST_CASE("you: the rating of a week is that of all games up to its last day", "[desk][you]") {
    Random random(3);
    for (int person = 0; person < 8; ++person) {
        CAPTURE(person);
        const auto games = dated_games(random);
        const auto over_time = you::rating_over_time(games, sunday);
        CHECK(over_time.all == games.size());
        for (std::size_t week = 0; week < you::weeks_told; ++week) {
            CAPTURE(week);
            const Day end = sunday - days(7 * (11 - static_cast<int>(week)));
            std::vector<RatedGame> counted;
            std::size_t that_week = 0;
            Day last = end;
            for (const auto& [day, game] : games) {
                if (day && std::min(*day, sunday) > end) continue;
                counted.push_back(game);
                if (!day) continue;
                last = std::min(*day, sunday);
                if (last > end - days(7)) ++that_week;
            }
            CHECK(over_time.games[week] == that_week);
            REQUIRE(over_time.weeks[week].has_value() == !counted.empty());
            if (!counted.empty()) CHECK(over_time.weeks[week] == strength_of(counted, end - last));
        }
    }
}

TEST_CASE("you: a rating is told from the fifth game on, when it is known", "[desk][you]") {
    std::vector<you::DatedGame> games;
    CHECK_FALSE(you::rating_over_time(games, sunday).now());
    for (int game = 1; game <= 6; ++game) {
        games.push_back({.day = sunday, .game = {.opponent = 1000, .score = game % 2 == 0 ? 1.0 : 0.0}});
        CHECK(you::rating_over_time(games, sunday).now().has_value() == (game >= 5));
    }
    games.assign(6, {.day = sunday, .game = {.opponent = 1000, .score = 1}}); // how much stronger, nobody knows
    CHECK_FALSE(you::rating_over_time(games, sunday).now());
}

TEST_CASE("you: the best win is the one against whoever was rated most above the person then", "[desk][you]") {
    RatedResults results;
    CHECK_FALSE(you::best_win(results));
    const auto add = [&](int number, int opponent, double score, double after, double deviation,
                         const std::string& game = "boxes") {
        auto one = rated_on(game, sunday, opponent, score, number);
        one.rating = after;
        one.deviation = deviation;
        results.add(one);
    };
    results.add({.game = "boxes", .opponent = "torch", .opponent_rating = 2000, .score = 1}); // undated
    CHECK_FALSE(you::best_win(results));
    add(1, 1300, 1, 1400, 300);
    REQUIRE(you::best_win(results));
    CHECK(you::best_win(results)->result.opponent_rating == 1300);
    CHECK_FALSE(you::best_win(results)->above); // nothing was known of the person before it
    add(2, 1700, 0, 1100, 150);                 // lost
    add(3, 1250, 1, 1150, 140);
    CHECK(you::best_win(results)->above == 150);
    add(4, 1200, 1, 1190, 130);           // 50 above
    add(5, 1500, 1, 1000, 100, "sticks"); // nothing was known there
    CHECK(you::best_win(results)->result.opponent_rating == 1250);
    add(6, 1160, 1, 1010, 90, "sticks");
    CHECK(you::best_win(results)->above == 160);
    CHECK(you::best_win(results)->result.game == "sticks");
    add(7, 1170, 1, 1050, 90, "sticks"); // as much above, and later
    CHECK(you::best_win(results)->result.opponent_rating == 1170);
}

TEST_CASE("you: the best win, against every game looked at by itself", "[desk][you]") {
    Random random(5);
    for (int person = 0; person < 20; ++person) {
        CAPTURE(person);
        RatedResults results;
        for (int number = 0; number < 30; ++number) {
            auto one = rated_on(number % 3 == 0 ? "boxes" : "sticks", sunday, 800 + static_cast<int>(random.below(700)),
                                static_cast<double>(random.below(3)) / 2, number);
            one.rating = 900 + static_cast<double>(random.below(400));
            one.deviation = 100 + static_cast<double>(random.below(200));
            results.add(one);
        }
        const auto& all = results.all();
        std::optional<int> most;
        for (std::size_t at = 0; at < all.size(); ++at) {
            if (all[at].score < 1) continue;
            for (std::size_t before = at; before-- > 0;) {
                if (all[before].game != all[at].game) continue;
                if (all[before].deviation <= 200)
                    most = std::max(most.value_or(-10'000),
                                    all[at].opponent_rating - static_cast<int>(std::lround(all[before].rating)));
                break;
            }
        }
        CHECK(you::best_win(results)->above == most);
    }
}

TEST_CASE("you: games that the library forgot are still played, each once", "[desk][you]") {
    const test::Place place{"Asia/Tokyo"}; // where noon in UTC is nine in the evening
    RatedResults results;
    results.add({.game = "boxes", .opponent = "torch", .score = 1}); // undated
    results.add(rated_on("boxes", sunday - days(100), 1000, 1));
    results.add(rated_on("boxes", sunday, 1000, 1));
    const auto noon = std::chrono::hours(12);
    const auto played = you::all_played({{"boxes", sunday + noon, Seconds{90}},
                                         {"sticks", sunday + noon, Seconds{30}},
                                         {"sticks", sunday - days(8) + std::chrono::hours(20), Seconds{7}}},
                                        results);
    const std::vector<TimedGame> expected{{"boxes", sunday - days(100) + noon, Seconds{60}},
                                          {"sticks", sunday - days(8) + std::chrono::hours(20), Seconds{7}},
                                          {"boxes", sunday + noon, Seconds{90}},
                                          {"sticks", sunday + noon, Seconds{30}}};
    CHECK(played == expected);
    const auto time = you::time_played(played, sunday);
    CHECK(time.all == Seconds{187});
    you::Weeks<Seconds> weeks{};
    weeks[10] = Seconds{7}; // it was the day after there: seven days ago
    weeks[11] = Seconds{120};
    CHECK(time.weeks == weeks);
    CHECK(you::days_played(played) == std::set<Day>{sunday - days(100), sunday - days(7), sunday});
}

TEST_CASE("you: a puzzle counts once, however often it was tried", "[desk][you]") {
    PuzzleMarks marks;
    for (const auto& [position, solved] : {std::pair{"a", true}, {"a", false}, {"a", true}, {"b", false}, {"c", true}})
        marks.add(TriedPuzzle{.game = "boxes", .position = position, .solved = solved});
    CHECK(you::puzzle_tally(marks) == you::PuzzleTally{.solved = 2, .tried = 3});
}

TEST_CASE("you: kinds of mistakes are told as practice tells of each", "[desk][you]") {
    practice::Notes notes;
    CHECK(you::kinds_told(notes).empty());
    Random random(9);
    for (int number = 0; number < 40; ++number) {
        practice::Exercise made{.key = {number % 4 == 0 ? "boxes" : "sticks", std::to_string(number)},
                                .kind = std::to_string(random.below(3))};
        const practice::GameRead read{.game = {made.key.game, {}}, .exercises = {made}};
        notes.add(read);
        if (random.happens(0.6))
            notes.add(practice::Tried{.exercise = made.key,
                                      .day = Day(days(1 + number % 5)),
                                      .what = random.happens(0.5) ? practice::Try::solved : practice::Try::missed});
    }
    const auto told = you::kinds_told(notes);
    std::size_t exercises = 0, before = SIZE_MAX;
    for (const auto& [kind, learned] : told) {
        CHECK(learned == practice::learned_of(notes, kind));
        CHECK(learned.solved + learned.open <= before);
        before = learned.solved + learned.open;
        exercises += before;
    }
    CHECK(exercises == 40);
}

TEST_CASE("you: what the page tells is what the ladder and the rest tell", "[desk][you]") {
    Workers workers;
    const Theme theme;
    SceneContext context{workers, theme, catalog(), 1};
    context.now = [] { return sunday + std::chrono::hours(20); };
    CHECK(you::amounts(context).is_nothing());
    const auto empty = you::told(context);
    CHECK(empty.played == 0);
    CHECK_FALSE(empty.since);
    CHECK(empty.last_played == 2);
    for (int number = 0; number < 12; ++number)
        context.results.add(rated_on("sticks", sunday - days(number / 2), 1000, number % 3 == 0 ? 1 : 0, number));
    for (const Side side : both_sides)
        context.ladders.note({.game = "sticks", .rung = "twig", .climber = side, .fortune = Fortune::won});
    context.ladders.note({.game = "boxes", .rung = "torch", .climber = Side::first, .fortune = Fortune::lost});
    const auto told = you::told(context);
    REQUIRE(told.games.size() == catalog().size());
    for (const auto& [game, rating, climbed] : told.games) {
        CAPTURE(game->id);
        if (rating.all > 0) CHECK(rating.weeks.back() == own_rating(context, *game));
        CHECK((rating.all > 0) == (game->id == "sticks" || game->id == "boxes")); // a rung counts before any result
        CHECK(std::ranges::count(climbed, true) == (game->id == "sticks" ? 1 : 0));
    }
    CHECK(told.games[told.last_played].game->id == "sticks");
    CHECK(told.played == 12);
    CHECK(told.since == sunday - days(5));
    CHECK(told.days.now == 6);
    CHECK(told.time.all == Seconds{720});
    const you::Amounts amounts{.rated = 12, .stars = 3};
    CHECK(you::amounts(context) == amounts);
}
