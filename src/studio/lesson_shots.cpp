#include "studio/lesson_shots.hpp"

#include "studio/shot_plays.hpp"

namespace zugzwang::studio {
namespace {

struct Place {
    const char* name;
    float part; ///< Of the bar.
};
constexpr Place places[]{{"begin", 0}, {"early", 0.3F}, {"middle", 0.62F}, {"end", 1}};
/// Of two steps: the two in the middle of it would be the same ones.
constexpr std::string_view short_lesson = "greedy";

/// Games that are larger, or other ones, than the usual.
struct Special {
    const char* name;
    const char* game;
    const char* player;
    const char* position;
};
constexpr Special specials[]{{"misere", "sticks", "optimal", "39/19 1 misere"},
                             {"small", "sticks", "optimal", "3/2 1 misere"},
                             {"lost", "sticks", "optimal", "36/2 1"},
                             {"large", "sticks", "optimal", "1000/3 1"},
                             {"wide", "sticks", "optimal", "1000/299 1"}};

SceneShot lesson_shot(const std::string& game, const std::string& position, const std::string& player,
                      const Place& place) {
    return {"see_" + game + "_" + player + "_" + place.name,
            [game, position, player, part = place.part](ShotHand& hand) {
                hand.begin({.game = game, .position = position, .players = {player, player}});
                hand.keys("a");
                hand.click("bar", {part, 0.5F});
            }};
}

} // namespace

std::vector<SceneShot> lesson_shots() {
    std::vector<SceneShot> shots;
    for (const auto& play : shot_plays()) {
        for (const auto& player : find_game(play.game)->players) {
            if (!player.shows_its_work) continue;
            for (const auto& place : places) {
                const bool inside = place.part > 0 && place.part < 1;
                if (inside && player.id == short_lesson) continue;
                shots.push_back(lesson_shot(play.game, play.lesson, player.id, place));
            }
        }
    }
    for (const auto& special : specials)
        shots.push_back(lesson_shot(special.game, special.position, special.player, {special.name, 1}));
    return shots;
}

} // namespace zugzwang::studio
