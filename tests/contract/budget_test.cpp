// What a player may spend, on the largest boards: it always answers, keeps to its nodes and says what it thinks.
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

namespace {

/// Every number at the most that is accepted, where the options then go together.
OptionValues largest_options(const Game& game) {
    OptionValues values(game.options);
    for (const auto& spec : game.options) {
        const auto* integer = std::get_if<IntegerOption>(&spec.kind);
        if (!integer || spec.id == "seed") continue;
        auto larger = values;
        if (!larger.set(spec.id, std::to_string(integer->accepted.max)) && !game.check(larger)) values = larger;
    }
    return values;
}

struct Answer {
    std::string move;
    std::optional<TextProgress> last;
    std::uint64_t nodes = 0;
};

Answer answer_of(Table& table, const std::string& player, Budget budget) {
    REQUIRE_FALSE(table.seat({player, 1}));
    Answer answer;
    const std::stop_source never;
    const auto move = table.choose(budget, never.get_token(), [&](const auto& progress) { answer.last = progress; });
    if (!move) FAIL("no move: " << move.refusal().words);
    answer.move = *move;
    answer.nodes = table.nodes();
    const auto moves = table.legal_moves();
    if (std::ranges::find(moves, answer.move) == moves.end()) FAIL("not legal: " << answer.move);
    return answer;
}

} // namespace

TEST_CASE("contract: on the largest board every player answers within each kind of limit", "[contract]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    const auto table = open(game, largest_options(game));
    const auto timed = answer_of(*table, player.id, {.time = std::chrono::milliseconds(50)});
    const auto counted = answer_of(*table, player.id, {.nodes = 1000});
    CHECK(counted.nodes <= 1000);
    const auto deep = answer_of(*table, player.id, {.depth = 2});
    for (const auto& answer : {timed, counted, deep}) {
        if (!player.takes_time) continue;
        REQUIRE(answer.last);
        CHECK(answer.last->depth > 0);
        REQUIRE_FALSE(answer.last->line.empty());
        CHECK(answer.last->line.front() == answer.move);
    }
    if (deep.last) CHECK(deep.last->depth <= 2);
}

TEST_CASE("contract: no player spends more nodes than it has, anywhere in a game", "[contract]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    Random random(11);
    const auto table = open(game);
    while (!table->outcome()) {
        const auto nodes = 1 + random.below(random.below(4) == 0 ? 3 : 3000);
        CHECK(answer_of(*table, player.id, {.nodes = nodes}).nodes <= nodes);
        play(*table, random.pick(table->legal_moves()));
    }
}
