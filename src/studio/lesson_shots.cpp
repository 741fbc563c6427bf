#include "studio/lesson_shots.hpp"

#include "studio/shot_plays.hpp"

namespace zugzwang::studio {
namespace {

struct Place {
    const char* name;
    float part; ///< Of the bar.
};
constexpr Place places[]{{"begin", 0}, {"early", 0.3F}, {"middle", 0.62F}, {"end", 1}};

SceneShot lesson_shot(const ShotPlay& play, const std::string& player, const Place& place) {
    return {"see_" + play.game + "_" + player + "_" + place.name, [play, player, part = place.part](ShotHand& hand) {
                hand.begin({.game = play.game, .position = play.lesson, .players = {player, player}});
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
            for (const auto& place : places)
                shots.push_back(lesson_shot(play, player.id, place));
        }
    }
    return shots;
}

} // namespace zugzwang::studio
