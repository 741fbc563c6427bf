// Amazons in the catalog: its options, players and words.
#include <memory>
#include <utility>
#include <vector>

#include "games/amazons/rules.hpp"
#include "games/amazons/show/mistake_words.hpp"
#include "games/amazons/show/theme.hpp"
#include "games/amazons/show/view.hpp"
#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/facts.hpp"
#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/light.hpp"
#include "games/amazons/think/mistakes.hpp"
#include "games/amazons/think/players.hpp"
#include "games/amazons/think/position_key.hpp"
#include "games/amazons/think/remark.hpp"
#include "games/amazons/think/rungs.hpp"
#include "games/amazons/think/scored_moves.hpp"
#include "games/amazons/think/solver.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/make_game.hpp"

namespace zugzwang::amazons {
namespace {

struct Kit : KitDefaults<Rules, View, Insight> {
    static constexpr auto solve = solution;
    static constexpr auto insight = amazons::insight;
    static constexpr auto facts = amazons::facts;
    static constexpr auto light = amazons::light;
    static constexpr auto mistake_kinds = amazons::mistake_kinds;
    static constexpr auto kind_of_mistake = amazons::kind_of_mistake;
    static constexpr auto position_key = amazons::position_key;
    static constexpr auto remark = amazons::remark;
    static constexpr auto lesson = amazons::lesson;
    static constexpr auto editor = make_start_editor;

    [[nodiscard]] static Result<Rules::Setup> setup(const OptionValues& options) {
        const auto board = options.text("board");
        return Rules::Setup{.board = board == "6"   ? 6
                                     : board == "8" ? 8
                                                    : 10,
                            .black_first = options.flag("black-first")};
    }

    [[nodiscard]] static std::unique_ptr<Player<Rules>> player(const PlayerRequest& request) {
        const int depth = request.options ? static_cast<int>(request.options->integer("depth")) : usual_depth;
        if (request.id == "minimax") return std::make_unique<Minimax>(depth);
        if (request.id == "alphabeta") return std::make_unique<AlphaBeta>(depth);
        if (request.id == "alphabeta-sorted") return std::make_unique<SortedAlphaBeta>(depth);
        if (request.id == "champion") return std::make_unique<Champion>(request.hash_mb, request.threads);
        return rung_player(request.id, request.seed, request.hash_mb);
    }

    /// What looks best at first sight.
    [[nodiscard]] static std::vector<Rules::Move> promising(const Rules::State& state, SearchControl& control);

    [[nodiscard]] static PuzzleSource puzzles() {
        return {.boards = {{{"board", "6"}}, {{"board", "8"}}, {{"board", "10"}}},
                .fewest_moves = 4,
                .nodes = 10'000,
                .harder = {57, 71, 87, 97}};
    }

    [[nodiscard]] static Game entry();

    static constexpr int usual_depth = 2;
};

std::vector<Rules::Move> Kit::promising(const Rules::State& state, SearchControl& control) {
    constexpr std::size_t max_moves = 24;
    const auto scored = scored_moves(state, control);
    if (scored.empty()) return {Rules::legal_moves(state).front()};
    std::vector<Rules::Move> moves;
    for (const auto& [move, score] : scored) {
        if (moves.size() < max_moves) moves.push_back(move);
    }
    return moves;
}

std::vector<OptionSpec> options() {
    return {
        {.id = "board",
         .label = message("Board"),
         .help = message("how many squares the board has on a side"),
         .kind = ChoiceOption{.choices = {{"6", message("6 × 6")}, {"8", message("8 × 8")}, {"10", message("10 × 10")}},
                              .fallback = "10"}},
        {.id = "black-first",
         .label = message("Who moves first"),
         .help = message("Black makes the first move"),
         .kind = FlagOption{.yes = message("Black"), .no = message("White")}},
        {.id = "depth",
         .label = message("Moves looked ahead"),
         .help = message("how many moves ahead minimax and both kinds of alpha-beta look"),
         .kind = IntegerOption{.accepted = {1, max_depth}, .fallback = Kit::usual_depth, .offered = {}}},
    };
}

std::string listed_as(const std::string& start) {
    const auto state = Rules::state_from_text(start);
    if (!state) return tr("Amazons");
    return tr("Amazons {files} × {ranks}", {{"files", int{state->files}}, {"ranks", int{state->ranks}}});
}

Game Kit::entry() {
    Game game;
    game.id = "amazons";
    game.has_labels = true;
    game.title = message("Amazons");
    game.icon = "amazons/icon";
    game.tagline = {message("Move a queen, burn a square."), message("Trapped? You lose.")};
    game.guide = {
        {.name = message("Move, then shoot"),
         .words = message("Queens move straight or diagonally over empty squares, then shoot an arrow the same way."),
         .moves = {"b1-b3/d1"},
         .replies = {"c4-d3/b1"},
         .position = "2q1/4/4/1Q2 w"},
        {.name = message("Arrows stay"),
         .words = message("The arrow closes its square for good: nobody may go there or shoot across it."),
         .moves = {"a1-c1/c3"},
         .replies = {"d4-d3/d4"},
         .position = "2*q/4/4/Q3 w"},
        {.name = message("No move left: lost"),
         .words = message("You must do both in every turn. Whoever cannot move any more loses."),
         .moves = {"c1-c2/d2"}}};
    game.ladder = ladder();
    game.rules = {
        message("White and Black take turns. In each turn one of your queens moves, and then she shoots an arrow."),
        message("A queen moves in a straight line, across, up, down or diagonally, as far as you like. She cannot jump "
                "over queens or closed squares."),
        message("From where she lands she shoots an arrow in the same way. The square that the queen just left is free "
                "to shoot at.")};
    game.terms = {{message("Gets there first"),
                   message("The side that needs fewer queen moves to reach a square. Either: both need the "
                           "same number, so it depends on whose turn it is.")},
                  {message("Territory"),
                   message("The squares that only one side can still reach. Each of them can be one more move.")},
                  {message("Shut in"),
                   message("A queen with few squares to go to. A queen with none is blocked and marked so.")}};
    game.side_names = {message("White"), message("Black")};
    game.side_texts = {"w", "b"};
    game.theme = own::section;
    game.options = options();
    game.small = {{"board", "6"}};
    game.boards = {{.words = message("6 × 6"), .options = {{"board", "6"}}, .moves = 16.1},
                   {.words = message("8 × 8"), .options = {{"board", "8"}}, .moves = 35.9},
                   {.words = message("10 × 10"), .options = {}, .moves = 58.5}};
    game.seconds_a_move = 25;
    game.listed_as = listed_as;
    game.last_move_words = message("no move left");
    game.players = {{.id = "random", .name = message("Dice"), .thinks = message("makes any move")},
                    {.id = "minimax",
                     .name = message("Minimax"),
                     .thinks = message("looks at every branch"),
                     .takes_time = true,
                     .shows_its_work = true,
                     .depth_option = "depth"},
                    {.id = "alphabeta",
                     .name = message("Alpha-beta"),
                     .thinks = message("skips what cannot matter"),
                     .takes_time = true,
                     .shows_its_work = true,
                     .depth_option = "depth"},
                    {.id = "alphabeta-sorted",
                     .name = message("Alpha-beta II"),
                     .thinks = message("the same, likely moves first"),
                     .takes_time = true,
                     .shows_its_work = true,
                     .depth_option = "depth"},
                    {.id = "champion",
                     .name = message("Champion"),
                     .thinks = message("the strongest we have"),
                     .takes_time = true,
                     .uses_hash = true,
                     .uses_threads = true,
                     .ponders = true}};
    return game;
}

} // namespace

Game game() { return make_game<Kit>(); }

} // namespace zugzwang::amazons
