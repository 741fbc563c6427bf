// The engines by fixed numbers of nodes on one thread: what they do, as a signature that a change keeps or states anew,
// and how fast they do it on every processor and on one that is wide.
#include <limits>

#include "bench/bench.hpp"
#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/processor.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::uint64_t nodes_for_a_move = 20'000;

std::uint64_t folded(std::uint64_t sum, std::uint64_t number) { return mixed(sum * golden_word + number); }

std::uint64_t folded(std::uint64_t sum, const std::string& text) {
    for (const char letter : text)
        sum = folded(sum, static_cast<std::uint64_t>(static_cast<unsigned char>(letter)));
    return sum;
}

/// Of the player's first moves from the start: which they are and the nodes that they take.
std::uint64_t signature_of(const Game& game, const PlayerSpec& player) {
    constexpr int moves = 4;
    const auto table = *game.open_table(OptionValues(game.options));
    static_cast<void>(table->seat({.player = player.id}));
    std::uint64_t sum = 0;
    for (int played = 0; played < moves && !table->outcome(); ++played) {
        const auto move = *table->choose({.nodes = nodes_for_a_move}, {}, {});
        sum = folded(folded(sum, move), table->nodes());
        static_cast<void>(table->play(move));
    }
    return sum;
}

/// Of the solver on the game's small start: the nodes that it takes and what it finds.
std::uint64_t signature_of_solver(const Game& game) {
    const auto table = *game.open_table(small_options(game));
    const auto answer = table->solve({.budget = {.nodes = 10 * nodes_for_a_move}}, {});
    auto sum = folded(answer.nodes, static_cast<std::uint64_t>(answer.value.value_or(0)));
    for (const auto& move : answer.best)
        sum = folded(sum, move);
    return sum;
}

void signature(Report& report) {
    constexpr std::uint64_t digits = 1'000'000'000;
    std::uint64_t all = 0;
    for (const auto& game : catalog()) {
        const auto state = [&](const std::string& engine, std::uint64_t sum) {
            report.count(filled("{}, {}", game.id, engine), sum % digits);
            all = folded(all, sum);
        };
        for (const auto& player : game.players)
            state(player.id, signature_of(game, player));
        state("solver", signature_of_solver(game));
    }
    report.count("all", all % digits);
}

/// The best of some runs of the work on each kind of processor, in turn.
void compare(Report& report, const std::string& what, const std::function<void()>& work) {
    double narrow = std::numeric_limits<double>::max(), wide = narrow;
    for (int run = 0; run < 7; ++run) {
        use_wide_processor(false);
        narrow = std::min(narrow, seconds_of(work));
        use_wide_processor(true);
        wide = std::min(wide, seconds_of(work));
    }
    report.figure(what + ", any processor", narrow, "s");
    report.figure(what + ", wide processor", wide, "s");
    report.figure(what + ", times as fast", narrow / wide, "");
}

std::unique_ptr<Table> table_of(std::string_view id, const std::vector<std::pair<std::string, std::string>>& values) {
    const auto* game = find_game(id);
    OptionValues options(game->options);
    for (const auto& [name, value] : values)
        static_cast<void>(options.set(name, value));
    return *game->open_table(options);
}

/// The games whose loops have two ways.
void processor(Report& report) {
    report.count("this processor is wide", processor_is_wide() ? 1 : 0);
    for (const auto* const points : {"22", "40", "60"}) {
        const auto table = table_of("points", {{"points", points}});
        compare(report, filled("points solve, {} points", points),
                [&] { static_cast<void>(table->solve({.budget = {.nodes = 20'000}}, {})); });
    }
    const auto amazons = table_of("amazons", {});
    compare(report, "amazons champion", [&] {
        static_cast<void>(amazons->seat({.player = "champion"}));
        static_cast<void>(amazons->choose({.nodes = 200'000}, {}, {}));
    });
    compare(report, "amazons perft", [&] {
        for (int run = 0; run < 10; ++run)
            static_cast<void>(amazons->perft(2));
    });
}

const Benchmark engines_signature("signature", signature);
const Benchmark engines_processor("processor", processor);

} // namespace
} // namespace zugzwang::bench
