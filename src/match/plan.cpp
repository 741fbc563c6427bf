#include "match/plan.hpp"

#include <cstdlib>
#include <memory>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::match {
namespace {

enum class Purpose : std::uint8_t { opening, first_player, second_player, board };

/// A seed for each number and purpose, so that no two draws share an engine.
std::uint64_t seed_for(std::uint64_t seed, std::uint64_t number, Purpose purpose) {
    const auto word = seed * golden_word + number * 2 + static_cast<std::uint64_t>(purpose) * 0xD1B54A32D192ED03U;
    return mixed(word) >> 1; // the top bit is dropped: seeds are shown as signed numbers
}

/// The plan's options, with a board of its own for the opening where the game draws one.
OptionValues options_of_opening(const MatchPlan& plan, std::uint64_t number) {
    auto options = plan.options;
    const auto* own = board_seed(plan.game->options);
    if (own == nullptr) return options;
    const auto max = static_cast<std::uint64_t>(std::get<IntegerOption>(own->kind).accepted.max);
    const auto board = seed_for(plan.seed, number, Purpose::board);
    static_cast<void>(options.set(own->id, std::to_string(board % max + 1)));
    return options;
}

Result<std::unique_ptr<Table>> drawn_opening(const MatchPlan& plan, std::uint64_t number) {
    auto table = plan.game->open_table(options_of_opening(plan, number));
    if (!table) return table;
    auto& board = **table;
    if (!plan.openings.empty()) {
        if (auto refusal = board.set_position(plan.openings[number % plan.openings.size()])) return *std::move(refusal);
    }
    if (board.outcome()) return Refusal{"the game is over in this position: {}", board.position()};
    Random random(seed_for(plan.seed, number, Purpose::opening));
    for (int ply = 0; ply < plan.random_opening; ++ply) {
        static_cast<void>(board.play(random.pick(board.legal_moves())));
        if (!board.outcome()) continue;
        board.undo(); // an opening that ends the game is no opening
        break;
    }
    return table;
}

bool is_unfair(Table& opening, std::int64_t max_margin) {
    constexpr std::uint64_t nodes = 200'000;
    const auto answer = opening.solve({.budget = {.nodes = nodes}, .hash_mb = 16}, {});
    return answer.value && std::abs(*answer.value) > max_margin;
}

} // namespace

Limits limits_of(const MatchPlan& plan, std::size_t player) {
    const auto& own = plan.terms[player];
    if (!own.budget && !own.clock) return {plan.budget, plan.clock};
    return {own.budget.value_or(Budget{}), own.clock};
}

std::uint64_t opening_number(const MatchPlan& plan, std::uint64_t game) { return plan.swap ? game / 2 : game; }

std::uint64_t player_seed(const MatchPlan& plan, std::uint64_t game, std::size_t player) {
    constexpr std::uint64_t apart = std::uint64_t{1} << 32; // no pairing has so many games
    return seed_for(plan.seed, game + plan.pairing * apart,
                    player == 0 ? Purpose::first_player : Purpose::second_player);
}

Result<std::string> opening_position(const MatchPlan& plan, std::uint64_t number) {
    constexpr std::uint64_t drawings = 100, apart = std::uint64_t{1} << 32; // no match has so many openings
    for (std::uint64_t drawing = 0;; ++drawing) {
        auto table = drawn_opening(plan, number + drawing * apart);
        if (!table) return table.refusal();
        if (!plan.max_opening_margin || drawing + 1 == drawings || !is_unfair(**table, *plan.max_opening_margin))
            return (*table)->position();
    }
}

std::vector<std::uint64_t> games_of_shard(const MatchPlan& plan) {
    std::vector<std::uint64_t> games;
    for (std::uint64_t game = 0; game < plan.games; ++game) {
        if (opening_number(plan, game) % plan.shards == plan.shard) games.push_back(game);
    }
    return games;
}

Json options_json(const Game& game, const OptionValues& options) {
    Json json = Json::Object{};
    const auto* board = board_seed(game.options); // each opening has its own
    for (const auto& option : game.options) {
        if (board == nullptr || option.id != board->id) json.set(option.id, options.text(option.id));
    }
    return json;
}

Json limits_json(const Budget& budget) {
    return Json::Object{{"movetime", budget.time.count()}, {"nodes", budget.nodes}, {"depth", budget.depth}};
}

void add_clock(const std::optional<ClockLimit>& clock, Json& to) {
    if (clock) to.set("clock", Json::Array{clock->game.count(), clock->increment.count()});
}

void add_terms(const Terms& terms, Json& to) {
    if (terms.budget) to.set("limits", limits_json(*terms.budget));
    add_clock(terms.clock, to);
    if (terms.hash_mb) to.set("hash", *terms.hash_mb);
    if (!terms.options.empty()) to.set("options", Json::Object(terms.options.begin(), terms.options.end()));
}

void add_judging(const Judging& judging, const std::optional<std::int64_t>& max_opening_margin, Json& to) {
    if (judging != Judging{}) {
        to.set("judging", Json::Object{{"solver_nodes", judging.solver_nodes},
                                       {"max_moves", judging.max_moves},
                                       {"agreed_moves", judging.agreed_moves},
                                       {"agreed_score", judging.agreed_score}});
    }
    if (max_opening_margin) to.set("max_opening_margin", *max_opening_margin);
}

std::string plan_line(const MatchPlan& plan) {
    Json line = Json::Object{{"match", plan.game->id},     {"players", plan.players},
                             {"swap", plan.swap},          {"movetime", plan.budget.time.count()},
                             {"nodes", plan.budget.nodes}, {"depth", plan.budget.depth},
                             {"seed", plan.seed},          {"random_opening", plan.random_opening},
                             {"openings", plan.openings},  {"options", options_json(*plan.game, plan.options)}};
    add_clock(plan.clock, line);
    add_judging(plan.judging, plan.max_opening_margin, line);
    if (plan.terms != decltype(plan.terms){}) {
        Json::Array own;
        for (const auto& terms : plan.terms)
            add_terms(terms, own.emplace_back(Json::Object{}));
        line.set("terms", std::move(own));
    }
    return line.line();
}

} // namespace zugzwang::match
