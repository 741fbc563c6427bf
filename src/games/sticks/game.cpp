// Sticks in the catalog: its options, players and words.
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "games/sticks/show/entry_parts.hpp"
#include "games/sticks/show/mistake_words.hpp"
#include "games/sticks/show/theme.hpp"
#include "games/sticks/show/view.hpp"
#include "games/sticks/think/light.hpp"
#include "games/sticks/think/mistakes.hpp"
#include "games/sticks/think/players.hpp"
#include "games/sticks/think/position_key.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/make_game.hpp"

namespace zugzwang::sticks {
namespace {

struct Kit : KitDefaults<Rules, View, Insight> {
    static constexpr auto insight = sticks::insight;
    static constexpr auto facts = sticks::facts;
    static constexpr auto light = sticks::light;
    static constexpr auto mistake_kinds = sticks::mistake_kinds;
    static constexpr auto kind_of_mistake = sticks::kind_of_mistake;
    static constexpr auto position_key = sticks::position_key;
    static constexpr auto lesson = sticks::lesson;
    static constexpr auto editor = make_start_editor;

    [[nodiscard]] static Result<Rules::Setup> setup(const OptionValues& options) {
        const Rules::Setup setup{.sticks = static_cast<int>(options.integer("sticks")),
                                 .take = static_cast<int>(options.integer("take")),
                                 .misere = options.flag("misere")};
        if (setup.take >= setup.sticks) {
            return Refusal{"take must be less than sticks: {} is not less than {}", setup.take, setup.sticks};
        }
        return setup;
    }

    [[nodiscard]] static std::unique_ptr<Player<Rules>> player(const PlayerRequest& request) {
        if (request.id == "novice") return std::make_unique<Novice>(request.seed);
        if (request.id == "optimal") return std::make_unique<Optimal>(request.seed);
        return rung_player(request.id, request.seed);
    }

    [[nodiscard]] static Solution<Rules> solve(const Rules::State& state, const SolveRequest&, SearchControl& control) {
        static_cast<void>(control.visit());
        const auto outcome = Rules::outcome(state);
        const bool lost = outcome ? outcome->winner != state.to_move : is_lost(state);
        // In a lost position every move keeps the value.
        return {.exact = true,
                .value = lost ? -1 : 1,
                .best = lost ? Rules::legal_moves(state) : winning_moves(state),
                .nim_value = std::nullopt};
    }

    [[nodiscard]] static PuzzleSource puzzles() {
        PuzzleSource source{.boards = {}, .at_the_start = true, .fewest_moves = 3, .harder = {55, 66, 74, 81}};
        for (int sticks = 7; sticks < 40; ++sticks) {
            for (int take = 3; take + 1 < sticks && take < 16; ++take) {
                const PuzzleSource::Options board{{"sticks", std::to_string(sticks)}, {"take", std::to_string(take)}};
                source.boards.push_back(board);
                source.boards.push_back(board);
                source.boards.back().emplace_back("misere", "true");
            }
        }
        return source;
    }
    /// Leaving the last stick to the other side.
    [[nodiscard]] static bool is_obvious(const Rules::State& state, const Rules::Move& move) {
        return state.misere && state.left - move.count == 1;
    }
    /// Twice the binary logarithm of the number of ways in which the other side can answer until the last stick.
    [[nodiscard]] static int search(const Rules::State& state, const Rules::Move& /*move*/) {
        const double rounds = static_cast<double>(state.left) / (state.take + 1);
        return static_cast<int>(2 * rounds * std::log2(state.take));
    }

    [[nodiscard]] static Game entry();
};

std::vector<OptionSpec> options() {
    return {
        {.id = "sticks",
         .label = message("Sticks on the table"),
         .help = message("how many sticks there are at the start"),
         .kind = IntegerOption{.accepted = {3, max_sticks},
                               .fallback = 10,
                               .offered =
                                   [](const OptionValues&) {
                                       return IntegerRange{8, 39};
                                   }}},
        {.id = "take",
         .label = message("Most in one move"),
         .help = message("the most sticks that one move may take"),
         .kind = IntegerOption{.accepted = {2, max_sticks - 1},
                               .fallback = 3,
                               .offered =
                                   [](const OptionValues& values) {
                                       return IntegerRange{2, (values.integer("sticks") - 1) / 2};
                                   }}},
        {.id = "misere",
         .label = message("Taking the last stick"),
         .help = message("whoever takes the last stick loses"),
         .kind = FlagOption{.yes = message("loses"), .no = message("wins")}},
    };
}

std::string listed_as(const std::string& start) {
    const auto state = Rules::state_from_text(start);
    if (!state) return tr("Sticks");
    return tr("Sticks, {sticks} and {most}", {{"sticks", state->left}, {"most", state->take}});
}

Game Kit::entry() {
    Game game;
    game.id = "sticks";
    game.title = message("Sticks");
    game.icon = "sticks/icon";
    game.tagline = {message("Take a few."), message("Take the last one and win.")};
    game.guide = {{.name = message("Take sticks"),
                   .words = message("Take one stick or more. The numbers say how many you may take."),
                   .moves = {"2"},
                   .replies = {"1"},
                   .position = "8/3 1"},
                  {.name = message("Look at what you leave"),
                   .words = message("You must take at least one, so look at what you leave to the other player."),
                   .moves = {"1"},
                   .replies = {"2"}},
                  {.name = message("The last stick wins"),
                   .words = message("Whoever takes the last stick wins, unless you chose otherwise in the setup."),
                   .moves = {"2"}}};
    game.ladder = ladder();
    game.rules = {message("Sticks lie on the table. You and the other player take turns.")};
    game.rules_from = rules_from;
    game.terms = {{message("Marked number"),
                   message("A number of sticks from which the player to move loses if the other one makes no "
                           "mistake.")},
                  {message("mod"), message("What is left over when one number is divided by another: 10 mod 4 is 2, "
                                           "because 10 is twice 4, and 2.")}};
    game.style = TableStyle::facing;
    game.theme = own::section;
    game.options = options();
    game.small = {{"sticks", "9"}};
    game.boards = {{.words = message("10 sticks"), .options = {}, .moves = 5},
                   {.words = message("21 sticks"), .options = {{"sticks", "21"}}, .moves = 10.2},
                   {.words = message("39 sticks"), .options = {{"sticks", "39"}}, .moves = 19}};
    game.listed_as = listed_as;
    game.last_move_words = message("last stick");
    game.pictured_before_end = std::numeric_limits<std::size_t>::max();
    game.players = {
        {.id = "random", .name = message("Dice"), .thinks = message("takes any number")},
        {.id = "novice",
         .name = message("Novice"),
         .thinks = message("only sees the last move"),
         .shows_its_work = true},
        {.id = "optimal", .name = message("Optimal"), .thinks = message("never wrong"), .shows_its_work = true}};
    return game;
}

} // namespace

Game game() { return make_game<Kit>(); }

} // namespace zugzwang::sticks
