// Amazons in the catalog: its options, players and words.
#include <memory>

#include "games/amazons/rules.hpp"
#include "games/amazons/show/theme.hpp"
#include "games/amazons/show/view.hpp"
#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/players.hpp"
#include "games/amazons/think/solver.hpp"
#include "zugzwang/ai/random_player.hpp"
#include "zugzwang/play/make_game.hpp"

namespace zugzwang::amazons {
namespace {

struct Kit {
    using Rules = amazons::Rules;
    using View = amazons::View;
    using Insight = amazons::Insight;

    [[nodiscard]] static Result<Rules::Setup> setup(const OptionValues& options) {
        const auto board = options.text("board");
        return Rules::Setup{.board = board == "6"   ? 6
                                     : board == "8" ? 8
                                                    : 10,
                            .black_first = options.flag("black-first")};
    }

    [[nodiscard]] static std::unique_ptr<Player<Rules>> player(const PlayerRequest& request) {
        const int depth = request.options ? static_cast<int>(request.options->integer("depth")) : usual_depth;
        if (request.id == "random") return std::make_unique<RandomPlayer<Rules>>(request.seed);
        if (request.id == "minimax") return std::make_unique<Minimax>(depth);
        if (request.id == "alphabeta") return std::make_unique<AlphaBeta>(depth);
        if (request.id == "champion") return std::make_unique<Champion>(request.hash_mb);
        return nullptr;
    }

    [[nodiscard]] static Solution<Rules> solve(const Rules::State& state, const SolveRequest& request,
                                               SearchControl& control) {
        return solution(state, request, control);
    }

    [[nodiscard]] static Insight insight(const Rules::State& state, SearchControl& control) {
        return amazons::insight(state, control);
    }

    [[nodiscard]] static Game entry();

    static constexpr int usual_depth = 2;
};

std::vector<OptionSpec> options() {
    return {
        {.id = "board",
         .label = "Board",
         .help = "how many squares the board has on a side",
         .kind = ChoiceOption{.choices = {{"10", "10 × 10"}, {"8", "8 × 8"}, {"6", "6 × 6"}}, .fallback = "10"}},
        {.id = "black-first",
         .label = "Who moves first",
         .help = "Black makes the first move",
         .kind = FlagOption{.yes = "Black", .no = "White"}},
        {.id = "depth",
         .label = "Moves looked ahead",
         .help = "how many moves ahead minimax and alphabeta look",
         .kind = IntegerOption{.accepted = {1, max_depth}, .fallback = Kit::usual_depth, .offered = {}}},
    };
}

Game Kit::entry() {
    Game game;
    game.id = "amazons";
    game.has_labels = true;
    game.title = "Amazons";
    game.tagline = {"Move a queen, burn a square.", "Trapped? You lose."};
    game.rules = {
        "White and Black take turns. In each turn one of your queens moves, and then she shoots an arrow.",
        "A queen moves in a straight line, sideways, up, down or slanting, as far as you like. She cannot jump over "
        "queens or closed squares.",
        "From where she lands she shoots an arrow in the same way. The square where it lands is closed for good: "
        "nothing can go there or fly over it. The square that the queen just left is free to shoot at.",
        "You must do both in every turn. Whoever cannot move on their turn loses."};
    game.terms = {{"Gets there first", "The side that needs fewer queen moves to reach a square. Either: both need the "
                                       "same number, so it depends on whose turn it is."},
                  {"Territory", "The squares that only one side can still reach. Each of them can be one more move."},
                  {"Shut in", "A queen with few squares to go to. A queen with none is blocked and marked so."}};
    game.side_names = {"White", "Black"};
    game.side_texts = {"w", "b"};
    game.theme = own::section;
    game.options = options();
    game.small = {{"board", "6"}};
    game.players = {{.id = "random", .name = "Dice", .thinks = "makes any move"},
                    {.id = "minimax", .name = "Minimax", .thinks = "looks at every branch", .takes_time = true},
                    {.id = "alphabeta", .name = "Alpha-beta", .thinks = "skips what cannot matter", .takes_time = true},
                    {.id = "champion",
                     .name = "Champion",
                     .thinks = "the strongest we have",
                     .takes_time = true,
                     .uses_hash = true}};
    return game;
}

} // namespace

Game game() { return make_game<Kit>(); }

} // namespace zugzwang::amazons
