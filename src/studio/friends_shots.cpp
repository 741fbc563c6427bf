#include "studio/friends_shots.hpp"

#include "scenes/frame/scenes.hpp"

namespace zugzwang::studio {
namespace {

constexpr Seconds for_a_move{2};

void set_up(ShotHand& hand, const std::string& game, FriendsMatch match) {
    auto& context = hand.context();
    match.names = {"Ann", "Benjamin"};
    context.settings.friends = match;
    choices_of(context, *find_game(game)).players = {"human", "human"};
    hand.open(make_setup(context, *find_game(game)));
    hand.settle();
}

/// To the end of a game of Sticks, 10 and 3, which the second side wins.
void play_sticks(ShotHand& hand) {
    hand.click("play");
    for (const char* const taken : {"3", "3", "3", "1"}) {
        hand.keys(taken);
        hand.pass(for_a_move);
    }
    hand.pass(past_the_confetti);
}

/// The same in Numbers, three numbers long.
void play_numbers(ShotHand& hand) {
    choices_of(hand.context(), *find_game("numbers")).position = "4,9,2 0-0 1";
    set_up(hand, "numbers", {.target = 5, .won = {2, 1}});
    hand.click("play");
    for (int move = 0; move < 3; ++move) {
        hand.keys("l");
        hand.pass(for_a_move);
    }
    hand.pass(past_the_confetti);
}

} // namespace

std::vector<SceneShot> friends_shots() {
    return {{"friends_setup",
             [](ShotHand& hand) {
                 set_up(hand, "boxes", {.target = 3, .won = {2, 1}});
             }},
            {"friends_setup-new",
             [](ShotHand& hand) {
                 set_up(hand, "sticks", {});
                 hand.click("name:second");
             }},
            {"friends_table",
             [](ShotHand& hand) {
                 set_up(hand, "boxes", {.target = 5, .won = {3, 1}});
                 hand.click("play");
             }},
            {"friends_table-open",
             [](ShotHand& hand) {
                 set_up(hand, "numbers", {.target = 0, .won = {14, 1}});
                 hand.click("play");
             }},
            {"friends_result",
             [](ShotHand& hand) {
                 set_up(hand, "sticks", {.target = 5, .won = {2, 2}});
                 play_sticks(hand);
             }},
            {"friends_result-broad", play_numbers},
            {"friends_decided", [](ShotHand& hand) {
                 set_up(hand, "sticks", {.target = 3, .won = {1, 2}});
                 play_sticks(hand);
             }}};
}

} // namespace zugzwang::studio
