#include "puzzles/maker.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "puzzles/difficulty.hpp"
#include "puzzles/onlooker.hpp"
#include "puzzles/proof.hpp"

namespace zugzwang::puzzles {
namespace {

constexpr std::uint64_t nodes_to_walk = 300; ///< For each move of the game that it is taken from.
constexpr std::size_t max_moves = 150;       ///< That a person still looks through.
constexpr std::size_t positions_tried = 12;  ///< Of each game.
constexpr std::size_t tempting_lines = 3;    ///< So many wrong moves are shown further than the answer.
constexpr std::size_t turned_round = 2;      ///< Of each puzzle found.
constexpr std::size_t line_moves = 6;
constexpr std::uint64_t random_one_in = 5; ///< Moves of a game that are random, so that no two are alike.

/// A board of the game, drawn.
OptionValues board_of(const Game& game, Random& random) {
    OptionValues options(game.options);
    for (const auto& [id, value] : random.pick(game.puzzles->boards))
        static_cast<void>(options.set(id, value));
    if (const auto* board = board_seed(game.options))
        static_cast<void>(options.set(board->id, std::to_string(random.below(1'000'000))));
    return options;
}

/// The positions of a game between two of the game's players that have a fair number of moves, in their order.
std::vector<std::string> game_positions(const Game& game, Random& random) {
    const auto table = *game.open_table(board_of(game, random));
    std::vector<std::string> positions;
    std::array<const PlayerSpec*, 2> players{&random.pick(game.players), &random.pick(game.players)};
    while (!table->outcome()) {
        const auto moves = table->legal_moves();
        if (moves.size() >= game.puzzles->fewest_moves && moves.size() <= max_moves)
            positions.push_back(table->position());
        if (game.puzzles->at_the_start) break;
        auto move = random.pick(moves);
        if (random.below(random_one_in) > 0) {
            const auto& player = *players[table->to_move() == Side::first ? 0 : 1];
            static_cast<void>(table->seat({.player = player.id, .seed = random.below(1'000'000), .hash_mb = 1}));
            move = *table->choose({.nodes = nodes_to_walk}, {}, {});
        }
        static_cast<void>(table->play(move));
    }
    return positions;
}

/// Best play from where the table stands: up to the first answer to `side`, and on to `most` moves or the end.
std::optional<std::vector<std::string>> line_from(Prover& prover, Side side, std::size_t most) {
    std::vector<std::string> line;
    bool answered = false;
    while (!prover.table().outcome() && (!answered || line.size() < most)) {
        const auto move = prover.best_move();
        if (!move) return std::nullopt;
        answered = answered || prover.table().to_move() != side;
        static_cast<void>(prover.table().play(*move));
        line.push_back(*move);
    }
    return line;
}

/// Adds the refutations of all wrong moves; false where the nodes do not tell them.
bool refute(Puzzle& puzzle, Prover& prover, const std::vector<std::string>& wrong) {
    using Answer = std::pair<std::vector<std::string>, std::int64_t>;
    std::map<Answer, std::vector<std::string>> answered; // those that are not shown any further
    prover.set(puzzle.position);
    const auto side = prover.table().to_move();
    for (std::size_t index = 0; index < wrong.size(); ++index) {
        prover.set(puzzle.position);
        static_cast<void>(prover.table().play(wrong[index]));
        const auto value = prover.value_for(side);
        auto line = line_from(prover, side, index < tempting_lines ? line_moves : 1);
        if (!value || !line) return false;
        if (index < tempting_lines)
            puzzle.refutations.push_back({.moves = {wrong[index]}, .line = *std::move(line), .value = *value});
        else
            answered[{*std::move(line), *value}].push_back(wrong[index]);
    }
    for (auto& [answer, moves] : answered)
        puzzle.refutations.push_back({.moves = std::move(moves), .line = answer.first, .value = answer.second});
    return true;
}

/// The wrong moves, the tempting ones first.
std::vector<std::string> by_temptation(Prover& prover, const Puzzle& puzzle, std::vector<std::string> tempting) {
    prover.set(puzzle.position);
    for (auto& move : prover.table().legal_moves()) {
        if (move != puzzle.solution && std::ranges::find(tempting, move) == tempting.end())
            tempting.push_back(std::move(move));
    }
    return tempting;
}

std::optional<Puzzle> puzzle_at(const Game& game, const std::string& position, Prover& prover) {
    prover.set(position);
    const auto solution = prover.only_winning_move();
    if (!solution || game.puzzles->is_obvious(position, *solution)) return std::nullopt;
    const auto value = prover.value_for(prover.table().to_move());
    const Onlooker seen(game, position, *solution);
    const auto effort = effort_of(seen.sight());
    Puzzle puzzle{.game = game.id,
                  .position = position,
                  .solution = *solution,
                  .value = *value,
                  .difficulty = difficulty_of(effort, game.puzzles->harder),
                  .effort = effort,
                  .refutations = {}};
    if (!refute(puzzle, prover, by_temptation(prover, puzzle, seen.tempting()))) return std::nullopt;
    return puzzle;
}

/// Adds what the first one turns into after some of its wrong moves.
void turn_round(std::vector<Puzzle>& puzzles, const Game& game, Prover& prover, Random& random) {
    std::vector<std::string> wrong;
    for (const auto& refutation : puzzles.front().refutations)
        wrong.insert(wrong.end(), refutation.moves.begin(), refutation.moves.end());
    random.shuffle(wrong);
    const auto most = puzzles.size() + turned_round;
    for (std::size_t index = 0; puzzles.size() < most && index < wrong.size(); ++index) {
        prover.set(puzzles.front().position);
        static_cast<void>(prover.table().play(wrong[index]));
        if (prover.table().legal_moves().size() < game.puzzles->fewest_moves) continue;
        if (auto puzzle = puzzle_at(game, prover.table().position(), prover)) puzzles.push_back(*std::move(puzzle));
    }
}

} // namespace

std::vector<Puzzle> puzzles_from(const Game& game, std::uint64_t seed) {
    Random random(seed);
    auto positions = game_positions(game, random);
    random.shuffle(positions);
    if (positions.size() > positions_tried) positions.resize(positions_tried);
    Prover prover(game, game.puzzles->nodes);
    std::vector<Puzzle> puzzles;
    for (std::size_t index = 0; puzzles.empty() && index < positions.size(); ++index) {
        if (auto puzzle = puzzle_at(game, positions[index], prover)) puzzles.push_back(*std::move(puzzle));
    }
    if (!puzzles.empty() && !game.puzzles->at_the_start) turn_round(puzzles, game, prover, random);
    for (auto& puzzle : puzzles)
        puzzle.seed = seed;
    return puzzles;
}

std::uint64_t GameSeeds::of(std::size_t game) {
    constexpr std::uint64_t all_seeds = 1'000'000'000;
    while (drawn_.size() <= game)
        drawn_.push_back(random_.below(all_seeds));
    return drawn_[game];
}

std::vector<Puzzle> Selection::taken(std::vector<Puzzle> puzzles) {
    const std::size_t most = (request_.count + hardest - 1) / hardest;
    ++games_;
    std::vector<Puzzle> taken;
    for (auto& puzzle : puzzles) {
        auto& alike = made_[static_cast<std::size_t>(puzzle.difficulty - easiest)];
        if (alike == most || positions_.size() == request_.count) continue;
        if (!positions_.insert(puzzle.position).second) continue;
        ++alike;
        taken.push_back(std::move(puzzle));
    }
    return taken;
}

bool Selection::is_over() const {
    constexpr std::size_t games_for_each = 400;
    return games_ >= games_for_each * request_.count || positions_.size() >= request_.count;
}

std::size_t make_puzzles(const MakerRequest& request, const std::function<bool(const Puzzle&)>& told) {
    GameSeeds seeds(request);
    Selection selection(request);
    while (!selection.is_over()) {
        const auto seed = seeds.of(selection.games());
        for (const auto& puzzle : selection.taken(puzzles_from(*request.game, seed))) {
            if (!told(puzzle)) return selection.count();
        }
    }
    return selection.count();
}

} // namespace zugzwang::puzzles
