#include "studio/guide_shots.hpp"

#include "scenes/frame/scenes.hpp"

namespace zugzwang::studio {
namespace {

constexpr Seconds to_next_step{3.5}; ///< With the answers of the other side.
constexpr Vec middle{0.5F, 0.5F}, left{0, 0.5F}, right{1, 0.5F};

/// Where the board is clicked, step by step; a click goes to what can be clicked nearest to the place.
struct Clicks {
    const char* game;
    std::vector<std::vector<Vec>> steps;
};
const Clicks all_clicks[]{
    {"points", {{left, right}, {left, right}, {left, right}}},
    {"sticks", {{middle}, {middle}, {middle}}},
    {"amazons",
     {{{0.38F, 0.88F}, {0.38F, 0.38F}, {0.88F, 0.88F}},
      {{0.12F, 0.88F}, {0.62F, 0.88F}, {0.62F, 0.38F}},
      {{0.62F, 0.88F}, {0.62F, 0.62F}, {0.88F, 0.62F}}}},
    {"numbers", {{middle}, {middle}, {middle}}},
    {"boxes", {{middle}, {middle}, {middle}, {middle}}},
};

void open_guide(ShotHand& hand, const std::string& game) {
    hand.open(make_guide(hand.context(), *find_game(game), AfterGuide::set_up));
    hand.settle();
}

void walk(ShotHand& hand, const Clicks& clicks, std::size_t steps) {
    open_guide(hand, clicks.game);
    for (std::size_t step = 0; step < steps; ++step) {
        for (const Vec place : clicks.steps[step])
            hand.click_board(place);
        hand.pass(to_next_step);
    }
}

} // namespace

std::vector<SceneShot> guide_shots() {
    std::vector<SceneShot> shots;
    for (const auto& clicks : all_clicks) {
        const std::string name = std::string("guide_") + clicks.game + "_";
        for (std::size_t step = 0; step <= clicks.steps.size(); ++step) {
            const auto state = step < clicks.steps.size() ? std::to_string(step + 1) : std::string("done");
            shots.push_back({name + state, [&clicks, step](ShotHand& hand) { walk(hand, clicks, step); }});
        }
        shots.push_back({name + "hovered", [&clicks](ShotHand& hand) {
                             open_guide(hand, clicks.game);
                             hand.hover_board(clicks.steps.front().front());
                         }});
        shots.push_back({name + "answered", [&clicks](ShotHand& hand) {
                             open_guide(hand, clicks.game);
                             for (const Vec place : clicks.steps.front())
                                 hand.click_board(place);
                             hand.pass(Seconds{0.4});
                         }});
    }
    shots.push_back({"guide_amazons_half-made", [](ShotHand& hand) {
                         open_guide(hand, "amazons");
                         hand.click_board(all_clicks[2].steps.front().front());
                     }});
    shots.push_back({"guide_boxes_calm", [](ShotHand& hand) {
                         hand.context().settings.reduced_motion = true;
                         walk(hand, all_clicks[4], 1);
                     }});
    return shots;
}

} // namespace zugzwang::studio
