// The scenes of the tour, one after the other, a few seconds each. What a hand does in them stands in the scripts of
// the games: `.tour-NAME` unseen, then `.tour-NAME-shown`.
#include "scenes/frame/scenes.hpp"
#include "studio/composed.hpp"
#include "studio/scene_shots.hpp"
#include "studio/tour.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {
namespace {

struct TourScene {
    const char* name;
    const char* words; ///< A message.
};

constexpr TourScene scenes[]{{"guide", message("New to a game? Its rules in a minute")},
                             {"ladder", message("Climb a ladder of opponents")},
                             {"climbed", message("Beat one on both sides, and it is yours")},
                             {"puzzle", message("Puzzles: one move wins. Find it.")},
                             {"broadcast", message("Watch the computers, and what they expect")},
                             {"review", message("Look back: where was it decided?")},
                             {"analysis", message("What is each move worth? Ask")},
                             {"algorithm", message("See an algorithm think, step by step")},
                             {"friends", message("A match with a friend, at one computer")}};

void menu(Tour& tour) {
    auto& hand = tour.hand();
    tour.scene({}, [&] {
        compose_puzzles(hand.context());
        compose_climb(hand.context());
        for (const auto& game : hand.context().games)
            hand.context().settings.guides_seen.insert(game.id);
    });
    for (const auto& game : hand.context().games) {
        hand.hover("card:" + game.id);
        tour.pass(Seconds{0.35});
    }
}

} // namespace

void walk_through(Tour& tour) {
    auto& hand = tour.hand();
    menu(tour);
    for (const auto& scene : scenes) {
        const auto name = std::string(".tour-") + scene.name;
        tour.scene(tr(scene.words), [&] { follow_script(name, hand); });
        follow_script(name + "-shown", hand);
    }
    tour.scene({}, [&] { hand.open(make_menu(hand.context())); });
    tour.pass(Seconds{2.2});
}

} // namespace zugzwang::studio
