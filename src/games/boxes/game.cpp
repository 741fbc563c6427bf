// Boxes in the catalog: its options, players and words.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "games/boxes/rules.hpp"
#include "games/boxes/show/entry_parts.hpp"
#include "games/boxes/show/mistake_words.hpp"
#include "games/boxes/show/theme.hpp"
#include "games/boxes/show/view.hpp"
#include "games/boxes/think/book.hpp"
#include "games/boxes/think/certificate.hpp"
#include "games/boxes/think/facts.hpp"
#include "games/boxes/think/insight.hpp"
#include "games/boxes/think/light.hpp"
#include "games/boxes/think/look.hpp"
#include "games/boxes/think/mistakes.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/position_key.hpp"
#include "games/boxes/think/remark.hpp"
#include "games/boxes/think/rungs.hpp"
#include "games/boxes/think/solver.hpp"
#include "games/boxes/think/start_values.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/make_game.hpp"

namespace zugzwang::boxes {
namespace {

struct Kit : KitDefaults<Rules, View, Insight> {
    static constexpr bool counts_margin = true;
    static constexpr auto insight = boxes::insight;
    static constexpr auto facts = boxes::facts;
    static constexpr auto light = boxes::light;
    static constexpr auto mistake_kinds = boxes::mistake_kinds;
    static constexpr auto kind_of_mistake = boxes::kind_of_mistake;
    static constexpr auto position_key = boxes::position_key;
    static constexpr auto remark = boxes::remark;
    static constexpr auto lesson = boxes::lesson;
    static constexpr auto editor = make_start_editor;

    [[nodiscard]] static Result<Rules::Setup> setup(const OptionValues& options) {
        const Rules::Setup setup{.rows = static_cast<int>(options.integer("rows")),
                                 .columns = static_cast<int>(options.integer("cols")),
                                 .start = options.text("start") == "empty" ? Start::empty : Start::border};
        if (setup.rows * setup.columns == 1 && setup.start == Start::border) {
            return Refusal{"a board of rows 1 and cols 1 with its border drawn leaves nothing to play: choose the "
                           "empty start"};
        }
        return setup;
    }

    [[nodiscard]] static std::unique_ptr<Player<Rules>> player(const PlayerRequest& request) {
        if (request.id == "classes") return std::make_unique<Classes>(request.seed);
        if (request.id == "chains") return std::make_unique<Chains>(request.seed);
        if (request.id == "champion") return std::make_unique<Champion>(request.seed, request.hash_mb, request.threads);
        return rung_player(request.id, request.seed, request.hash_mb);
    }

    [[nodiscard]] static Solution<Rules> solve(const Rules::State& state, const SolveRequest& request,
                                               SearchControl& control);
    /// Nothing is given away where a safe line is worth as much.
    [[nodiscard]] static Rules::Move advised(const Rules::State& state, const Rules::Move& move,
                                             SearchControl& control);

    [[nodiscard]] static PuzzleSource puzzles() {
        const auto board = [](const char* rows, const char* columns, const char* start) {
            return PuzzleSource::Options{{"rows", rows}, {"cols", columns}, {"start", start}};
        };
        return {.boards = {board("2", "2", "empty"), board("2", "3", "empty"), board("3", "3", "empty"),
                           board("3", "4", "empty"), board("3", "5", "border"), board("4", "4", "border"),
                           board("4", "4", "empty"), board("4", "5", "border"), board("5", "5", "border"),
                           board("6", "6", "border")},
                .fewest_moves = 4,
                .harder = {62, 73, 84, 95}};
    }
    /// Everybody takes a free box; leaving one is a puzzle.
    [[nodiscard]] static bool is_obvious(const Rules::State& state, const Rules::Move& move) {
        return boxes_closed_by(state, move.edge) > 0;
    }

    [[nodiscard]] static Game entry();
};

/// For openings, which take too long to solve.
std::optional<Solution<Rules>> solved_by_book(const Rules::State& state) {
    const auto lines = book_line_values(state);
    if (lines.empty()) return std::nullopt;
    const int value = std::ranges::max(lines, {}, &Solver::LineValue::value).value;
    Solution<Rules> solution{.exact = true, .value = margin_owned(state) + value, .best = {}, .nim_value = {}};
    for (const auto& line : lines) {
        if (line.value == value) solution.best.push_back(line.move);
    }
    return solution;
}

Solution<Rules> Kit::solve(const Rules::State& state, const SolveRequest& request, SearchControl& control) {
    if (const auto solution = solved_by_book(state)) {
        static_cast<void>(control.visit());
        return *solution;
    }
    Solver solver(state, request.hash_mb << 20, request.threads);
    // The rest is for a good move if there is no proof.
    SearchControl proof(control, {.part = 0.95});
    const auto value = solver.value(state, proof);
    if (value && Rules::outcome(state))
        return {.exact = true, .value = margin_owned(state), .best = {}, .nim_value = {}};
    auto best = value ? solver.best_moves(state, *value, proof) : std::vector<Rules::Move>();
    if (!best.empty()) return {.exact = true, .value = margin_owned(state) + *value, .best = best, .nim_value = {}};
    const auto move = Champion(1).choose(state, control, {});
    return {.exact = false, .value = {}, .best = {*move}, .nim_value = {}};
}

Rules::Move Kit::advised(const Rules::State& state, const Rules::Move& move, SearchControl& control) {
    if (!gives_away(state, move)) return move;
    SearchControl proof(control, {.part = 0.5, .nodes = 50'000 + control.nodes()});
    const auto solution = Kit::solve(state, {.hash_mb = 16}, proof);
    if (!solution.exact || std::ranges::find(solution.best, move) == solution.best.end()) return move;
    const auto safe =
        std::ranges::find_if_not(solution.best, [&](const Rules::Move& best) { return gives_away(state, best); });
    return safe == solution.best.end() ? move : *safe;
}

std::vector<OptionSpec> options() {
    return {
        {.id = "rows",
         .label = message("Rows"),
         .help = message("how many boxes high the board is"),
         .kind = IntegerOption{.accepted = {1, max_rows}, .fallback = 5, .offered = {}}},
        {.id = "cols",
         .label = message("Columns"),
         .help = message("how many boxes wide the board is"),
         .kind = IntegerOption{.accepted = {1, max_columns}, .fallback = 5, .offered = {}}},
        {.id = "start",
         .label = message("At the start"),
         .help = message("whether the outer border is drawn before the first move"),
         .kind = ChoiceOption{.choices = {{.id = "border", .label = message("Border drawn")},
                                          {.id = "empty", .label = message("Nothing drawn")}},
                              .fallback = "border"}},
    };
}

std::string listed_as(const std::string& start) {
    const auto state = Rules::state_from_text(start);
    if (!state) return tr("Boxes");
    return tr("Boxes {rows} × {columns}", {{"rows", int{state->grid.rows}}, {"columns", int{state->grid.columns}}});
}

std::string known_of(const OptionValues& options) {
    const auto setup = Kit::setup(options);
    const auto value = setup ? start_value(*setup) : std::nullopt;
    if (!value) return {};
    if (*value == 0) return tr("Solved: a draw if nobody errs");
    return *value > 0 ? tr_n("Solved: whoever moves first can win by a box",
                             "Solved: whoever moves first can win by {n} boxes", *value)
                      : tr_n("Solved: whoever moves second can win by a box",
                             "Solved: whoever moves second can win by {n} boxes", -*value);
}

std::int64_t points(const std::string& start) {
    const auto state = Rules::state_from_text(start);
    return state ? std::int64_t{state->grid.rows} * state->grid.columns : 0;
}

Result<std::string> prove(const std::string& position, const std::stop_token& stop) {
    const auto state = Rules::state_from_text(position);
    return state ? certificate(*state, stop) : state.refusal();
}

Game Kit::entry() {
    Game game;
    game.id = "boxes";
    game.title = message("Boxes");
    game.icon = "boxes/icon";
    game.tagline = {message("Close a box, move again."), message("Most boxes win.")};
    game.guide = {{.name = message("Draw a line"),
                   .words = message("Draw a line between two dots side by side. Then it is the other player's turn."),
                   .moves = {"c1-c2"},
                   .replies = {"b2-b3"},
                   .position = "-./|_._./../._._./.. 1"},
                  {.name = message("Close a box"),
                   .words = message("Three sides are drawn. Draw the fourth: the box is yours, and you go again."),
                   .moves = {"a2-b2"}},
                  {.name = message("Chains fall"),
                   .words = message("Most games start with the border drawn. Boxes in a chain fall one after another."),
                   .moves = {"b1-b2"},
                   .position = "--/|1|_|/-./|_._|/-- 1"},
                  {.name = message("Most boxes win"),
                   .words = message("One line can close two boxes. When all lines are drawn, the most boxes win."),
                   .moves = {"b2-c2"}}};
    game.ladder = ladder();
    game.rules = {message("Whoever closes a box must draw another line at once."),
                  message("Equal numbers of boxes are a draw."),
                  message("The outer border is there from the start, unless you chose an empty board in the setup.")};
    game.terms = {
        {message("Safe line"), message("A line after which no box can be closed by the other side.")},
        {message("Chain"),
         message("Boxes in a row with two open sides each. Whoever draws a line in it gives it all away.")},
        {message("Long chain"),
         message("A chain of three boxes or more. A good player takes all but its last two and leaves "
                 "those to the other side, who must then open the next chain.")},
        {message("Loop"), message("A chain that closes on itself, four boxes or more. There the last four are left.")},
        {message("Short string"), message("A chain of one or two boxes.")},
        {message("Long-chain rule"), message("One side needs an even number of long chains, the other an odd one: then "
                                             "the other side must open the first of them.")},
        {message("Control"), message("Whoever never has to open a long chain is in control, and usually wins.")}};
    game.has_labels = true;
    game.theme = own::section;
    game.options = options();
    game.small = {{"rows", "4"}, {"cols", "4"}};
    game.boards = {{.words = message("4 × 4"), .options = {{"rows", "4"}, {"cols", "4"}}, .moves = 24},
                   {.words = message("5 × 5"), .options = {}, .moves = 40},
                   {.words = message("8 × 8"), .options = {{"rows", "8"}, {"cols", "8"}}, .moves = 112}};
    game.first_board = 1;
    game.listed_as = listed_as;
    game.points = points;
    game.known_of = known_of;
    game.prove = prove;
    game.players = {{.id = "random", .name = message("Dice"), .thinks = message("draws any line")},
                    {.id = "classes",
                     .name = message("Classes"),
                     .thinks = message("takes boxes, gives few away"),
                     .shows_its_work = true},
                    {.id = "chains", .name = message("Chains"), .thinks = message("knows the long-chain rule")},
                    {.id = "champion",
                     .name = message("Champion"),
                     .thinks = message("solves what it can"),
                     .takes_time = true,
                     .uses_hash = true,
                     .uses_threads = true}};
    game.solves_on_threads = true;
    return game;
}

} // namespace

Game game() { return make_game<Kit>(); }

} // namespace zugzwang::boxes
