// Chomp in the catalog: its options, players and words.
#include "sixth_game/chomp/players.hpp"
#include "sixth_game/chomp/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/make_game.hpp"

namespace zugzwang::chomp {
namespace {

struct Kit : KitDefaults<Rules, View> {
    [[nodiscard]] static Result<Rules::Setup> setup(const OptionValues& options) {
        return Rules::Setup{.rows = static_cast<int>(options.integer("rows")),
                            .columns = static_cast<int>(options.integer("cols"))};
    }

    [[nodiscard]] static std::unique_ptr<Player<Rules>> player(const PlayerRequest& request) {
        return request.id == "perfect" ? std::make_unique<Perfect>() : nullptr;
    }

    [[nodiscard]] static Solution<Rules> solve(const Rules::State& state, const SolveRequest&, SearchControl& control) {
        if (Rules::outcome(state)) return {.exact = true, .value = 1};
        const auto bites = winning_bites(state, control);
        const auto all = Rules::legal_moves(state);
        if (!bites) return {.best = {all.back()}};
        if (bites->empty()) return {.exact = true, .value = -1, .best = all};
        return {.exact = true, .value = 1, .best = *bites};
    }

    [[nodiscard]] static Game entry() {
        Game game;
        game.id = "chomp";
        game.title = message("Chomp");
        game.tagline = {message("Bite off a piece of the bar."), message("Leave the poisoned square.")};
        game.guide = {{.name = message("Take a bite"),
                       .words = message("Choose a square: you eat it and all that is left below and to its right."),
                       .moves = {"b2"},
                       .replies = {"c1"},
                       .position = "3/3/3 3 1"},
                      {.name = message("You must eat"),
                       .words = message("A bite may be large or small, but you must eat something."),
                       .moves = {"a3"},
                       .replies = {"b1"}},
                      {.name = message("The poison loses"),
                       .words = message("Whoever must eat the poisoned upper left square loses."),
                       .moves = {"a2"},
                       .replies = {"a1"}}};
        game.rules = {message("You and the other player take turns.")};
        game.options = {
            {"rows", message("Rows"), message("how many squares high the bar is"), IntegerOption{{1, max_rows}, 4}},
            {"cols", message("Columns"), message("how many squares wide the bar is"),
             IntegerOption{{1, max_columns}, 5}}};
        game.small = {{"rows", "3"}, {"cols", "3"}};
        game.players = {{.id = "random", .name = message("Dice"), .thinks = message("bites anywhere")},
                        {.id = "perfect", .name = message("Perfect"), .thinks = message("plays every bar out")}};
        return game;
    }
};

} // namespace

Game game() { return make_game<Kit>(); }

} // namespace zugzwang::chomp
