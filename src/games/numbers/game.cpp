// Numbers in the catalog: its options, players and words.
#include <algorithm>
#include <limits>
#include <memory>
#include <numeric>
#include <utility>

#include "games/numbers/rules.hpp"
#include "games/numbers/show/mistake_words.hpp"
#include "games/numbers/show/theme.hpp"
#include "games/numbers/show/view.hpp"
#include "games/numbers/think/facts.hpp"
#include "games/numbers/think/insight.hpp"
#include "games/numbers/think/light.hpp"
#include "games/numbers/think/look_ahead.hpp"
#include "games/numbers/think/mistakes.hpp"
#include "games/numbers/think/oracle.hpp"
#include "games/numbers/think/players.hpp"
#include "games/numbers/think/position_key.hpp"
#include "games/numbers/think/reduction.hpp"
#include "games/numbers/think/rungs.hpp"
#include "games/numbers/typed_row.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/make_game.hpp"

namespace zugzwang::numbers {
namespace {

struct Kit : KitDefaults<Rules, View, Insight> {
    static constexpr bool counts_margin = true;
    static constexpr auto insight = numbers::insight;
    static constexpr auto facts = numbers::facts;
    static constexpr auto light = numbers::light;
    static constexpr auto mistake_kinds = numbers::mistake_kinds;
    static constexpr auto kind_of_mistake = numbers::kind_of_mistake;
    static constexpr auto position_key = numbers::position_key;
    static constexpr auto editor = make_start_editor;
    static constexpr auto search = depth_to_see;

    [[nodiscard]] static Result<Rules::Setup> setup(const OptionValues& options) {
        Rules::Setup setup{.numbers = options.integer("numbers"),
                           .seed = static_cast<std::uint64_t>(options.integer("seed")),
                           .row = {}};
        const auto text = options.text("row");
        if (text.empty()) return setup;
        auto row = row_from_text({text});
        if (!row) return row.refusal();
        setup.row = *std::move(row);
        return setup;
    }

    [[nodiscard]] static std::unique_ptr<Player<Rules>> player(const PlayerRequest& request) {
        if (request.id == "greedy") return std::make_unique<Greedy>();
        if (request.id == "parity") return std::make_unique<Parity>();
        if (request.id == "exploit") return std::make_unique<Exploit>();
        if (request.id == "optimal") return std::make_unique<Optimal>();
        return rung_player(request.id, request.seed);
    }

    [[nodiscard]] static Solution<Rules> solve(const Rules::State& state, const SolveRequest&, SearchControl& control) {
        Solution<Rules> solution{.exact = true, .value = {}, .best = {}, .nim_value = {}};
        if (state.empty()) {
            solution.value = total(state, state.to_move) - total(state, other(state.to_move));
        } else if (const auto margins = margins_by_end(state, control)) {
            solution.value = std::max((*margins)[0], (*margins)[1]);
            for (const auto& move : Rules::legal_moves(state)) {
                if ((*margins)[static_cast<std::size_t>(move.taken)] == solution.value) solution.best.push_back(move);
            }
        } else {
            solution.exact = false;
            const auto best = Oracle().best_move(state, control.stop_token());
            solution.best = {best.value_or(Rules::Move{greedy_end(state.numbers())})};
        }
        return solution;
    }

    [[nodiscard]] static std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl&) {
        return numbers::lesson(request);
    }

    [[nodiscard]] static PuzzleSource puzzles() {
        PuzzleSource source{.boards = {}, .harder = {33, 37, 42, 48}};
        for (const char* numbers : {"5", "6", "7", "8", "9", "10", "11", "12", "14", "16", "18", "20", "24"})
            source.boards.push_back({{"numbers", numbers}});
        return source;
    }
    /// The larger end where a search of any depth prefers it, and equal ends. Where a shallow search speaks against the
    /// larger end, that is a puzzle too; otherwise the solution would always be the smaller end.
    [[nodiscard]] static bool is_obvious(const Rules::State& state, const Rules::Move& move) {
        const bool are_equal = number_taken(state, take_left) == number_taken(state, take_right);
        return are_equal || depth_to_see(state, move) == 1;
    }
    [[nodiscard]] static Game entry();
};

IntegerRange offered_lengths(const OptionValues&) { return {2, 40}; }
IntegerRange offered_seeds(const OptionValues&) { return {1, 999'999}; }

std::vector<OptionSpec> options() {
    return {
        {.id = "numbers",
         .label = message("Numbers in the row"),
         .help = message("how many numbers there are at the start"),
         .kind = IntegerOption{.accepted = {1, max_numbers}, .fallback = 12, .offered = offered_lengths, .step = 2}},
        {.id = "seed",
         .label = message("Row number"),
         .help = message("which row is drawn; the same number always draws the same row"),
         .kind = IntegerOption{.accepted = {0, std::numeric_limits<std::int64_t>::max()},
                               .fallback = 1,
                               .offered = offered_seeds,
                               .draws_board = true}},
        {.id = "row",
         .label = message("Row"),
         .help = message("the row itself, for example 4,7,2; then none is drawn"),
         .kind = TextOption{.typed = typed_row, .example = "4 7 2 9 5 2", .replaces = {"numbers", "seed"}}},
    };
}

std::string listed_as(const std::string& start) {
    const auto row = std::string_view(start).substr(0, start.find(' '));
    return tr_n("Numbers, {n} tile", "Numbers, {n} tiles", 1 + std::ranges::count(row, ','));
}

std::int64_t points(const std::string& start) {
    const auto state = Rules::state_from_text(start);
    if (!state) return 0;
    const auto left = state->numbers();
    return std::accumulate(left.begin(), left.end(), total(*state, Side::first) + total(*state, Side::second));
}

Game Kit::entry() {
    Game game;
    game.id = "numbers";
    game.title = message("Numbers");
    game.icon = "numbers/icon";
    game.tagline = {message("Take the left or the right end."), message("The bigger sum wins.")};
    // Taking 3 and not 2 keeps the 9 covered, until it is the other side that must uncover it.
    game.guide = {{.name = message("Take an end"),
                   .words = message("Take the number at the left or the right end of the row: it counts for you."),
                   .moves = {"L"},
                   .replies = {"R"},
                   .position = "5,2,9,1,3,4 0-0 1"},
                  {.name = message("Think one move ahead"),
                   .words = message("Each number that you take uncovers the next one for the other player."),
                   .moves = {"R"},
                   .replies = {"L"}},
                  {.name = message("The larger sum wins"),
                   .words = message("When the row is empty, the larger sum wins. Equal sums are a draw."),
                   .moves = {"L"},
                   .replies = {"R"}}};
    game.ladder = ladder();
    game.rules = {message("You and the other player take turns. What you take is added to your points.")};
    game.terms = {
        {message("Odd and even places"),
         message("Count the places of the row from the left: 1, 2, 3 and so on. With an even number of "
                 "tiles left, the player to move can take all odd places or all even ones, because "
                 "each move leaves the other player only ends of the other kind.")},
        {message("Perfect play"),
         message("Always to take the end that leads to the best result if the other player makes no mistake.")},
        {message("The triangle"),
         message("Every row that can still be left, the whole row on top, single numbers at the bottom. The "
                 "computer fills it from the single numbers up; then the best way down is known.")}};
    game.style = TableStyle::broad;
    game.theme = own::section;
    game.options = options();
    game.small = {{"numbers", "6"}};
    game.boards = {{.words = message("12 numbers"), .options = {}, .moves = 12},
                   {.words = message("20 numbers"), .options = {{"numbers", "20"}}, .moves = 20},
                   {.words = message("40 numbers"), .options = {{"numbers", "40"}}, .moves = 40}};
    game.seconds_a_move = 12;
    game.listed_as = listed_as;
    game.points = points;
    game.pictured_before_end = 4; // the last four tiles, by whose numbers a game is known
    game.players = {
        {.id = "random", .name = message("Dice"), .thinks = message("takes any end")},
        {.id = "greedy", .name = message("Greedy"), .thinks = message("takes the larger end"), .shows_its_work = true},
        {.id = "parity",
         .name = message("Parity"),
         .thinks = message("keeps to odd or even places, else greedy"),
         .shows_its_work = true},
        {.id = "exploit", .name = message("Trickster"), .thinks = message("counts on a greedy opponent")},
        {.id = "optimal", .name = message("Optimal"), .thinks = message("never wrong"), .shows_its_work = true}};
    return game;
}

} // namespace

Game game() { return make_game<Kit>(); }

} // namespace zugzwang::numbers
