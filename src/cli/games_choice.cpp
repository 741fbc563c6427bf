#include "cli/games_choice.hpp"

#include <fstream>
#include <limits>

#include "zugzwang/base/random.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_games = 1'000'000'000, max_jobs = 1024, max_shards = 1'000'000, longest_opening = 1000;
constexpr std::int64_t max_margin = 1'000'000, max_agreed_moves = 1000;
constexpr std::chrono::milliseconds usual_movetime{100};

/// Positions, one a line.
Result<std::vector<std::string>> positions_in(const std::string& file, const Game& game) {
    std::ifstream input(file);
    if (!input) return Refusal{"--openings: cannot be read: {}", file};
    auto table = game.open_table(OptionValues(game.options));
    if (!table) return table.refusal();
    std::vector<std::string> positions;
    for (std::string line; std::getline(input, line);) {
        const auto refuse = [&](const std::string& words) {
            return Refusal{"--openings: {}, line {}: {}", file, positions.size() + 1, words};
        };
        if (const auto refusal = (*table)->set_position(line)) return refuse(refusal->words);
        if ((*table)->outcome()) return refuse("the game is over in this position");
        positions.push_back(line);
    }
    if (positions.empty()) return Refusal{"--openings: no position in {}", file};
    return positions;
}

} // namespace

GamesChoice::GamesChoice(CommandLine& command, std::int64_t usual_games, const std::string& games_words)
    : choice(command, GameChoice::Options::of_the_game), games(usual_games) {
    constexpr std::int64_t any = std::numeric_limits<std::int64_t>::max();
    command.number("--games", games, {1, max_games}, "N", games_words);
    command.number("--movetime", movetime, {1, max_movetime}, "MS",
                   tr("Time for each move, in milliseconds (100 if neither nodes nor a clock are given)"));
    command.word("--clock", clock, "S+I",
                 tr("Each player's time for the game, in seconds, and what each move adds: 60+0.5; whoever runs out "
                    "loses"));
    command.number("--nodes", nodes, {1, any}, "N", tr("Nodes for each move: the same games on any machine"));
    command.number("--seed", seed, seeds, "S", tr("Of all that is drawn: boards, openings, the players' choices"));
    command.word("--openings", openings, "random:K|[shuffled:]FILE",
                 tr("So many random moves first, or positions from a file, in their order or shuffled"));
    command.number("--fair", max_opening_margin, {0, max_margin}, "M",
                   tr("Pass over openings that the solver proves to be won by more than this"));
    command.number("--judge", judge_nodes, {1, any}, "N",
                   tr("A game ends when the solver, after any move, proves its result within so many nodes"));
    command.number("--max-moves", max_moves, {1, any}, "N", tr("A game of so many moves is a draw"));
    command.word("--agree", agree, "SCORE,N",
                 tr("A game ends when in N moves of its own each player said that one side is so far ahead"));
    command.number("--jobs", jobs, {1, max_jobs}, "J", tr("How many games at once"));
    command.word("--shard", shard, "I/N", tr("Play only the I-th of N parts of the match"));
    command.word("--record", record_file, "FILE", tr("Keep every game there, and go on from what it holds"));
    command.words("--merge", merge_files, "FILES", tr("Add up the games of these record files"));
}

Budget GamesChoice::budget() const {
    if (!movetime && !nodes && clock.empty()) return {.time = usual_movetime};
    return {.time = std::chrono::milliseconds(movetime.value_or(0)),
            .nodes = static_cast<std::uint64_t>(nodes.value_or(0))};
}

Result<std::optional<ClockLimit>> GamesChoice::wanted_clock() const {
    if (clock.empty()) return std::optional<ClockLimit>();
    const auto limit = clock_limit_from("--clock", clock);
    if (!limit) return limit.refusal();
    return std::optional(*limit);
}

Result<GamesChoice::Openings> GamesChoice::wanted_openings(const Game& game) const {
    constexpr std::string_view random = "random:";
    if (openings.empty()) return Openings{};
    if (openings.starts_with(random)) {
        const auto moves = integer_from("--openings random:", openings.substr(random.size()), 0, longest_opening);
        if (!moves) return moves.refusal();
        return Openings{.random = static_cast<int>(*moves)};
    }
    constexpr std::string_view shuffled = "shuffled:";
    const bool shuffles = openings.starts_with(shuffled);
    auto positions = positions_in(openings.substr(shuffles ? shuffled.size() : 0), game);
    if (!positions) return positions.refusal();
    if (shuffles) Random(static_cast<std::uint64_t>(seed)).shuffle(*positions);
    return Openings{.positions = *std::move(positions)};
}

Result<match::Judging> GamesChoice::judging() const {
    match::Judging judging{.solver_nodes = static_cast<std::uint64_t>(judge_nodes.value_or(0)),
                           .max_moves = static_cast<std::uint64_t>(max_moves.value_or(0))};
    if (agree.empty()) return judging;
    const auto pieces = split(agree, ',');
    const auto score = decimal_number(pieces[0].text);
    if (pieces.size() != 2 || !score || *score <= 0) return Refusal{"--agree must be like 9,4, not {}", agree};
    const auto moves = integer_from("--agree", pieces[1].text, 1, max_agreed_moves);
    if (!moves) return moves.refusal();
    judging.agreed_score = *score;
    judging.agreed_moves = static_cast<std::uint64_t>(*moves);
    return judging;
}

Result<GamesChoice::Shard> GamesChoice::wanted_shard() const {
    if (shard.empty()) return Shard{};
    const auto pieces = split(shard, '/');
    if (pieces.size() != 2) return Refusal{"--shard must be like 2/5, not {}", shard};
    const auto shards = integer_from("--shard", pieces[1].text, 1, max_shards);
    if (!shards) return shards.refusal();
    const auto own = integer_from("--shard", pieces[0].text, 1, *shards);
    if (!own) return own.refusal();
    return Shard{static_cast<std::uint64_t>(*own - 1), static_cast<std::uint64_t>(*shards)};
}

Result<match::MatchPlan> GamesChoice::plan(const BotsChoice& bots) const {
    const auto game = choice.game();
    if (!game) return game.refusal();
    const auto options = choice.options();
    if (!options) return options.refusal();
    const auto wanted = wanted_openings(**game);
    if (!wanted) return wanted.refusal();
    const auto clocks = wanted_clock();
    if (!clocks) return clocks.refusal();
    const auto judged = judging();
    if (!judged) return judged.refusal();
    const auto terms = bots.terms();
    if (!terms) return terms.refusal();
    match::MatchPlan plan;
    plan.game = *game;
    plan.options = *options;
    plan.games = static_cast<std::uint64_t>(games);
    plan.seed = seed_from(seed, *options);
    plan.budget = budget();
    plan.clock = *clocks;
    plan.judging = *judged;
    plan.random_opening = wanted->random;
    plan.openings = wanted->positions;
    plan.max_opening_margin = max_opening_margin;
    plan.bots = *terms;
    return plan;
}

} // namespace zugzwang::cli
