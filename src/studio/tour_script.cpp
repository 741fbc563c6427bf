// The scenes of the tour, one after the other, a few seconds each.
#include "scenes/frame/scenes.hpp"
#include "studio/composed_library.hpp"
#include "studio/composed_puzzles.hpp"
#include "studio/ladder_shots.hpp"
#include "studio/review_shots.hpp"
#include "studio/shot_plays.hpp"
#include "studio/tour.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {
namespace {

const Game& boxes() { return *find_game("boxes"); }

/// The middle of a square of a puzzle's board of 6 by 6.
Vec square(char file, int rank) {
    return {0.135F + 0.146F * static_cast<float>(file - 'a'), 0.092F + 0.145F * static_cast<float>(6 - rank)};
}

void menu(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene({}, [&] {
        compose_puzzles(hand.context());
        compose_climb(hand.context());
        for (const auto& game : hand.context().games)
            hand.context().settings.guides_seen.insert(game.id);
    });
    for (const char* const card : {"card:points", "card:sticks", "card:amazons", "card:numbers", "card:boxes"}) {
        hand.hover(card);
        tour.pass(Seconds{0.35});
    }
}

void guided_minute(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene(tr("New to a game? Its rules in a minute"), [&] {
        hand.open(make_guide(hand.context(), boxes(), AfterGuide::set_up));
        hand.settle();
    });
    tour.pass(Seconds{1.2});
    tour.click_board({0.9F, 0.7F});
    tour.pass(Seconds{2.2});
    tour.click_board({0.3F, 0.5F});
    tour.pass(Seconds{1.4});
}

void ladder(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene(tr("Climb a ladder of opponents"), [&] {
        hand.open(make_ladder(hand.context(), boxes()));
        hand.settle();
    });
    tour.pass(Seconds{0.6});
    tour.click("rung:beacon");
    tour.pass(Seconds{0.5});
    tour.click("rung:blaze");
    tour.pass(Seconds{0.7});
    tour.scene(tr("Beat one on both sides, and it is yours"), [&] { open_ladder_result(hand); });
    tour.pass(Seconds{3.2});
}

void puzzle(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene(tr("Puzzles: one move wins. Find it."), [&] {
        hand.open(make_puzzles(hand.context(), *find_game("amazons")));
        hand.settle();
    });
    tour.pass(Seconds{0.8});
    for (const Vec at : {square('f', 3), square('d', 1), square('b', 3)})
        tour.click_board(at);
    tour.pass(Seconds{2.8});
}

void show(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene(tr("Watch the computers, and what they expect"), [&] {
        hand.attract({.game = "boxes", .options = {"rows=3", "cols=3"}});
        hand.hurry(0.9F);
    });
    tour.pass(Seconds{3});
    while (!hand.parts().empty()) // the game goes on
        tour.pass(Seconds{0.1});
    hand.hurry(1);
    tour.pass(Seconds{1.6});
}

void review(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene(tr("Look back: where was it decided?"), [&] {
        hand.open(make_review(hand.context(), *find_game("amazons"), judged_game()));
        hand.settle();
    });
    tour.pass(Seconds{1});
    hand.hover("curve");
    tour.pass(Seconds{0.9});
    hand.keys("n");
    tour.pass(Seconds{0.9});
    hand.keys("n");
    tour.pass(Seconds{0.8});
}

void algorithm(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene({}, [&] { // it says itself what it is
        const auto& plays = shot_plays();
        hand.begin({.game = "amazons", .position = plays[2].lesson, .players = {"alphabeta", "alphabeta"}});
        hand.keys("a");
        hand.click("bar", {0.55F, 0.5F});
    });
    for (int step = 0; step < 5; ++step) {
        hand.keys(">");
        tour.pass(Seconds{0.25});
    }
}

void friends(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene(tr("A match with a friend, on one seat"), [&] {
        auto& context = hand.context();
        context.settings.friends = {.names = {"Ann", "Ben"}, .target = 3, .won = {1, 2}};
        choices_of(context, *find_game("sticks")).players = {"human", "human"};
        hand.open(make_setup(context, *find_game("sticks")));
        hand.settle();
    });
    tour.pass(Seconds{1});
    tour.click("play");
    for (const char* const taken : {"3", "3", "3", "1"})
        hand.keys(taken), tour.pass(Seconds{0.4});
    tour.pass(Seconds{2.8});
}

void farewell(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene({}, [&] { hand.open(make_menu(hand.context())); });
    tour.pass(Seconds{2.2});
}

} // namespace

void walk_through(Tour& tour) {
    for (const auto scene : {menu, guided_minute, ladder, puzzle, show, review, algorithm, friends, farewell})
        scene(tour);
}

} // namespace zugzwang::studio
