// How strong a person is: what counts, what a game changes, and that whoever goes on meeting the Echo wins about half.
#include "desk/rated/own_rating.hpp"

#include "desk/ladder_game.hpp"
#include "desk/rated/strength.hpp"
#include "support/catch.hpp"
#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/play/echo.hpp"

using namespace zugzwang;
using Catch::Matchers::WithinAbs;

namespace {

struct RatedDesk {
    RatedDesk() {
        context.now = [this] { return now; };
    }
    std::unique_ptr<Session> start(SessionConfig config) {
        auto session = start_game(context, sticks, std::move(config));
        REQUIRE(session);
        return *std::move(session);
    }
    /// A game against the Echo that the person gives up.
    std::optional<RatingChange> lose() {
        now += std::chrono::hours(1);
        const auto session = start(echo_config(context, sticks));
        REQUIRE(session->act(Act::resign));
        return count_for_rating(context, sticks, *session);
    }

    Workers workers;
    Theme theme;
    const Game& sticks = *find_game("sticks");
    SceneContext context{workers, theme, catalog(), 1};
    std::chrono::sys_seconds now = std::chrono::sys_days(std::chrono::year(2026) / 11 / 28);
};

/// What somebody of that strength is expected to score, as Elo has it.
double chance(double own, double opponent) { return 1 / (1 + std::pow(10, (opponent - own) / 400)); }

} // namespace

TEST_CASE("strength: what is known before any game", "[desk][rating]") {
    const auto nothing = strength_of({}, {});
    CHECK_THAT(nothing.value, WithinAbs(unknown_strength.value, 100)); // the strengths that are weighed have ends
    CHECK_THAT(nothing.deviation, WithinAbs(unknown_strength.deviation, 150));
    RatedDesk desk;
    CHECK(own_rating(desk.context, desk.sticks) == nothing);
    CHECK(rating_words(nothing) == "not known yet");
    CHECK(rating_words({.value = 1120.4, .deviation = 45}) == "1120 ± 90");
}

TEST_CASE("strength: who scores three of four against 1200 is 191 above it", "[desk][rating]") {
    std::vector<RatedGame> games;
    for (int game = 0; game < 400; ++game)
        games.push_back({.opponent = 1200, .score = game % 4 == 0 ? 0.0 : 1.0});
    const auto strength = strength_of(games, {});
    CHECK_THAT(strength.value, WithinAbs(1200 + 400 * std::log10(3.0), 40)); // some thirty games' worth are weighed
    CHECK(strength.deviation > 50);
    CHECK(strength.deviation < 90);
    CHECK_THAT(strength_of(games, std::chrono::days(180)).deviation,
               WithinAbs(strength.deviation * std::sqrt(2.0), 12));
}

TEST_CASE("strength: a win says the opposite of a loss, and later games say more", "[desk][rating]") {
    const std::vector<RatedGame> won{{1000, 1}}, lost{{1000, 0}}, first_won{{1000, 1}, {1000, 0}},
        last_won{{1000, 0}, {1000, 1}};
    CHECK_THAT(strength_of(won, {}).value + strength_of(lost, {}).value, WithinAbs(2000, 200));
    CHECK(strength_of(won, {}).deviation < unknown_strength.deviation);
    CHECK(strength_of(last_won, {}).value > strength_of(first_won, {}).value);
}

TEST_CASE("own rating: games against the rungs from before results were kept count, and go on counting",
          "[desk][rating]") {
    RatedDesk desk;
    for (int game = 0; game < 3; ++game)
        desk.context.ladders.note({.game = "sticks", .rung = "twig", .climber = Side::first, .fortune = Fortune::won});
    desk.context.ladders.note({.game = "sticks", .rung = "branch", .climber = Side::first, .fortune = Fortune::lost});
    std::vector<RatedGame> met{{800, 1}, {800, 1}, {800, 1}, {935, 0}};
    CHECK(own_rating(desk.context, desk.sticks) == strength_of(met, {}));
    const auto change = desk.lose();
    REQUIRE(change);
    CHECK(change->before == strength_of(met, {}));
    met.push_back({fitting_echo(desk.sticks.ladder, change->before), 0});
    CHECK(own_rating(desk.context, desk.sticks) == strength_of(met, {}));
    CHECK(desk.context.results.all().size() == 5);
    CHECK(desk.context.results.all()[3].begun < results_are_dated);
}

TEST_CASE("own rating: a lost game lowers it, once, and the next Echo is weaker", "[desk][rating]") {
    RatedDesk desk;
    const auto session = desk.start(echo_config(desk.context, desk.sticks));
    CHECK(session->config().players ==
          BySide<std::string>{"human", echo_id(fitting_echo(desk.sticks.ladder, strength_of({}, {})))});
    REQUIRE(session->act(Act::resign));
    const auto change = count_for_rating(desk.context, desk.sticks, *session);
    REQUIRE(change);
    const std::vector<RatedGame> lost{{fitting_echo(desk.sticks.ladder, change->before), 0}};
    CHECK(change->before == strength_of({}, {}));
    CHECK(change->after == strength_of(lost, {}));
    CHECK(change->after.value < 800);
    CHECK_FALSE(count_for_rating(desk.context, desk.sticks, *session));
    CHECK(own_rating(desk.context, desk.sticks) == change->after);
    const auto next = echo_config(desk.context, desk.sticks);
    CHECK(next.players == BySide<std::string>{echo_id(fitting_echo(desk.sticks.ladder, change->after)), "human"});
}

TEST_CASE("own rating: it never asks for an Echo below the ladder or above it", "[desk][rating]") {
    const auto& ladder = find_game("boxes")->ladder;
    const auto echo = [&](double value) { return fitting_echo(ladder, {.value = value, .deviation = 100}); };
    CHECK(echo(-500) == 800);
    CHECK(echo(874) == 800);
    CHECK(echo(876) == 876);
    CHECK(echo(1234.5) == 1235);
    CHECK(echo(ladder.rungs.back().rating - 74) == ladder.rungs.back().rating);
    CHECK(echo(5000) == ladder.rungs.back().rating);
}

TEST_CASE("own rating: help, another board and a friend count for nothing", "[desk][rating]") {
    RatedDesk desk;
    auto helped = echo_config(desk.context, desk.sticks);
    const auto session = desk.start(helped);
    session->set({.insight = true});
    session->set({.insight = false});
    REQUIRE(session->act(Act::resign));
    CHECK_FALSE(count_for_rating(desk.context, desk.sticks, *session));

    auto config = echo_config(desk.context, desk.sticks);
    REQUIRE(rated_seats(desk.sticks, config));
    CHECK(echo_seats(desk.sticks, config));
    auto by_hand = config;
    by_hand.position = "5/3 1";
    CHECK_FALSE(rated_seats(desk.sticks, by_hand));
    auto friends = config;
    friends.players = {"human", "human"};
    CHECK_FALSE(rated_seats(desk.sticks, friends));
    auto algorithm = config;
    algorithm.players = {"human", "random"};
    CHECK_FALSE(rated_seats(desk.sticks, algorithm));
    const auto rung = ladder_config(desk.context, desk.sticks, {.rung = 2, .climber = Side::second});
    CHECK(rated_seats(desk.sticks, rung) == RatedSeats{.person = Side::second, .opponent = 1193});
    CHECK_FALSE(echo_seats(desk.sticks, rung));
}

TEST_CASE("own rating: sides and the better board take turns", "[desk][rating]") {
    RatedDesk desk;
    std::vector<Side> sides;
    std::string boards; // 25 sticks are won by who begins, 24 by the other
    for (int game = 0; game < 4; ++game) {
        const auto config = echo_config(desk.context, desk.sticks);
        sides.push_back(echo_seats(desk.sticks, config).value().person);
        boards += ' ' + config.options.text("sticks");
        desk.context.results.add(
            {.game = "sticks", .opponent = "echo-900", .begun = desk.now + std::chrono::hours(game)});
    }
    CHECK(boards == " 25 24 24 25");
    CHECK(sides == std::vector{Side::first, Side::second, Side::first, Side::second});
    CHECK(echo_seats(desk.sticks, echo_config(desk.context, desk.sticks, Side::second)).value().person == Side::second);
}

TEST_CASE("own rating: two hundred people of every rung win about half of their games after twenty", "[desk][rating]") {
    constexpr int people = 200, to_be_known = 20, looked_at = 20;
    Random random(42);
    for (const auto& game : catalog()) {
        for (const auto& rung : game.ladder.rungs) {
            CAPTURE(game.id, rung.player.id);
            double score = 0;
            for (int person = 0; person < people; ++person) {
                std::vector<RatedGame> games;
                for (int played = 0; played < to_be_known + looked_at; ++played) {
                    const int echo = fitting_echo(game.ladder, strength_of(games, {}));
                    games.push_back({echo, random.happens(chance(rung.rating, echo)) ? 1.0 : 0.0});
                    if (played >= to_be_known) score += games.back().score;
                }
            }
            CHECK_THAT(score / (people * looked_at), WithinAbs(0.5, 0.05));
        }
    }
}
