// Points in the catalog: its options, players and words.
#include <algorithm>
#include <memory>

#include "games/points/layouts.hpp"
#include "games/points/rules.hpp"
#include "games/points/show/entry_parts.hpp"
#include "games/points/show/mistake_words.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/show/view.hpp"
#include "games/points/think/champion.hpp"
#include "games/points/think/facts.hpp"
#include "games/points/think/insight.hpp"
#include "games/points/think/light.hpp"
#include "games/points/think/mistakes.hpp"
#include "games/points/think/plain_proof.hpp"
#include "games/points/think/players.hpp"
#include "games/points/think/position_key.hpp"
#include "games/points/think/rungs.hpp"
#include "games/points/think/solver.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/make_game.hpp"

namespace zugzwang::points {
namespace {

/// Exact when every move is judged, or when one that wins is known and all were not asked for; the nim-value of a won
/// position may then still be missing. Otherwise the one move is a winning one if any is known, else one that is not
/// known to lose.
Solution<Rules> solution(const Rules::State& state, const SolveRequest& request, SearchControl& control) {
    Solution<Rules> found{.has_nim_value = true};
    Solver solver(state.board, request.hash_mb << 20, request.threads);
    const auto scope = request.all ? Solver::Scope::every_move : Solver::Scope::one_winning_move;
    auto moves = solver.solved_moves(state.legal, scope, control);
    const bool wins = std::ranges::any_of(moves, [](const SolvedMove& judged) { return judged.wins == true; });
    found.exact = (wins && !request.all) ||
                  std::ranges::all_of(moves, [](const SolvedMove& judged) { return judged.wins.has_value(); });
    if (!found.exact) {
        std::ranges::stable_sort(moves, {}, [](const SolvedMove& judged) { return judged.wins ? !*judged.wins : 0.5; });
        found.best = {moves.front().move};
        return found;
    }
    for (const auto& judged : moves) {
        if (judged.wins == wins) found.best.push_back(judged.move);
    }
    found.value = wins ? 1 : -1;
    found.nim_value = wins ? solver.nim_value(state.legal, control) : std::optional<std::uint32_t>(0);
    return found;
}

struct Kit : KitDefaults<Rules, View, Insight> {
    static constexpr auto solve = solution;
    static constexpr auto insight = points::insight;
    static constexpr auto facts = points::facts;
    static constexpr auto light = points::light;
    static constexpr auto mistake_kinds = points::mistake_kinds;
    static constexpr auto kind_of_mistake = points::kind_of_mistake;
    static constexpr auto position_key = points::position_key;
    static constexpr auto editor = make_start_editor;
    static constexpr auto search = plain_effort;

    [[nodiscard]] static Result<Rules::Setup> setup(const OptionValues& options) {
        const auto layout = options.text("layout");
        const auto kind = layout == "convex" ? Layout::convex : layout == "grid" ? Layout::grid : Layout::random;
        return Rules::Setup{points_of(kind, static_cast<int>(options.integer("points")),
                                      static_cast<std::uint64_t>(options.integer("seed")))};
    }

    [[nodiscard]] static std::unique_ptr<Player<Rules>> player(const PlayerRequest& request) {
        if (request.id == "zones") return std::make_unique<ZonesPlayer>(request.seed);
        if (request.id == "champion") return std::make_unique<Champion>(request.hash_mb, request.threads);
        return rung_player(request.id, request.seed, request.hash_mb);
    }

    [[nodiscard]] static std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request,
                                                        SearchControl& control) {
        return request.player == "champion" ? champion_lesson(request, control) : zones_lesson(request, control);
    }

    [[nodiscard]] static PuzzleSource puzzles() {
        const auto board = [](const char* points, const char* layout) {
            return PuzzleSource::Options{{"points", points}, {"layout", layout}};
        };
        return {.boards = {board("6", "random"), board("7", "convex"), board("8", "random"), board("9", "grid"),
                           board("10", "random"), board("10", "convex"), board("12", "random"), board("12", "grid"),
                           board("14", "random"), board("16", "random"), board("16", "grid"), board("20", "random")},
                .fewest_moves = 4,
                .harder = {51, 64, 76, 82}};
    }
    [[nodiscard]] static Game entry();
};

std::vector<OptionSpec> options() {
    return {
        {.id = "points",
         .label = message("Points"),
         .help = message("how many points there are"),
         .kind = IntegerOption{.accepted = {4, max_points},
                               .fallback = 16,
                               .offered =
                                   [](const OptionValues& values) {
                                       const bool round = values.text("layout") == "convex";
                                       return IntegerRange{4, round ? max_clear_convex : max_points};
                                   }}},
        {.id = "layout",
         .label = message("Layout"),
         .help = message("how the points lie"),
         .kind =
             ChoiceOption{
                 .choices = {{"random", message("Scattered")}, {"convex", message("Round")}, {"grid", message("Grid")}},
                 .fallback = "random"}},
        {.id = "seed",
         .label = message("Board number"),
         .help = message("the same number gives the same points"),
         .kind = IntegerOption{.accepted = {0, 999'999'999},
                               .fallback = 1,
                               .offered =
                                   [](const OptionValues&) {
                                       return IntegerRange{0, 9999};
                                   },
                               .draws_board = true}},
    };
}

std::vector<Game::Term> terms() {
    return {
        {message("Zone"), message("Free points that can still reach each other by lines.")},
        {message("Possible move counts"),
         message("How many lines can be drawn in a zone until nothing is left in it: 1 or 2, for example.")},
        {message("Small zone"),
         message("A zone with one possible move count only: its game always has that length. These are its sure "
                 "moves.")},
        {message("Undecided group"), message("A zone whose possible move counts are 1 and 2. Whoever plays there first "
                                             "chooses. It counts as a heap of two in the game of Nim: ∗2.")},
        {message("Larger group"), message("A zone in which more than that can happen.")},
        {message("Proposition 1"),
         message("Let every zone be small or undecided, and let no two of them cross. Count the undecided groups, "
                 "and the sure moves of the small zones. If both numbers are even, whoever must move loses against "
                 "best play. In every other case whoever must move can win: with a line after which both numbers "
                 "are even.")},
        {message("Blocked point"), message("A point without a line that can no longer be joined to any other.")},
        {message("Nim-value"),
         message("A number that says how a position plays together with others. If it is 0, whoever must move "
                 "loses against best play; otherwise there is a winning move.")},
        {message("Lines as a graph"),
         message("A node for each line that can be drawn, joined to the lines that it would take away. Each connected "
                 "part is a game of its own; G shows it while the insight is on.")},
        {message("Zones that cross"),
         message("Lines of two zones can cross. Then a move in one takes lines from the other: they "
                 "are one game.")}};
}

/// Counts signs: to make the board of so many points takes longer than a list has time.
std::string listed_as(const std::string& start) {
    const auto points = std::string_view(start).substr(0, start.find(' '));
    return tr_n("Points, {n} point", "Points, {n} points", 1 + std::ranges::count(points, ';'));
}

Game Kit::entry() {
    Game game;
    game.id = "points";
    game.title = message("Points");
    game.icon = "points/icon";
    game.tagline = {message("Join two points. Cross nothing."), message("The last to join wins.")};
    game.guide = {{.name = message("Join two points"),
                   .words = message("Join two points with a straight line. Each point can have only one line."),
                   .moves = {"1-2"},
                   .replies = {"3-4"},
                   .position = "1,7;5,9;9,8;12,5;3,4;8,5;1,1;5,2;9,2;12,1 - 1"},
                  {.name = message("Cross nothing"),
                   .words = message("Your line must not touch or cross a line that is already there."),
                   .moves = {"5-6"},
                   .replies = {"7-8"}},
                  {.name = message("The last line wins"),
                   .words = message("Whoever draws the last line wins: the other player finds no room for one."),
                   .moves = {"9-10"}}};
    game.ladder = ladder();
    game.rules = {message("You and the other player take turns. Whoever cannot draw any more has lost."),
                  message("A line may run through a third point; that point is then taken out of the game.")};
    game.terms = terms();
    game.style = TableStyle::columns;
    game.numbers_words = message("Numbers at the points");
    game.theme = own::section;
    game.options = options();
    game.small = {{"points", "12"}};
    game.boards = {{.words = message("16 points"), .options = {}, .moves = 6.7},
                   {.words = message("24 points"), .options = {{"points", "24"}}, .moves = 10.2},
                   {.words = message("40 points"), .options = {{"points", "40"}}, .moves = 14.7}};
    game.seconds_a_move = 25;
    game.listed_as = listed_as;
    game.last_move_words = message("last to join");
    game.players = {{.id = "random", .name = message("Dice"), .thinks = message("joins any two points")},
                    {.id = "zones",
                     .name = message("Zones"),
                     .thinks = message("splits the board into zones"),
                     .shows_its_work = true},
                    {.id = "champion",
                     .name = message("Champion"),
                     .thinks = message("plays without a mistake once it sees the end"),
                     .takes_time = true,
                     .uses_hash = true,
                     .uses_threads = true,
                     .shows_its_work = true}};
    game.solves_on_threads = true;
    game.edit_start_words = message("Place the points");
    return game;
}

} // namespace

Game game() { return make_game<Kit>(); }

} // namespace zugzwang::points
