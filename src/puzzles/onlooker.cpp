#include "puzzles/onlooker.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "zugzwang/base/random.hpp"

namespace zugzwang::puzzles {
namespace {

constexpr int max_search = 32;
constexpr double fewest_nodes = 8;
constexpr std::uint64_t tries_of_each = 3; ///< Of each rung, with other seeds.
constexpr int games_to_the_end = 8;

} // namespace

Onlooker::Onlooker(const Game& game, const std::string& position, const std::string& solution)
    : game_(game), table_(*game.open_table(OptionValues(game.options))), position_(position), solution_(solution) {
    static_cast<void>(table_->set_position(position));
    sight_.moves = table_->legal_moves().size();
    sight_.search = searched();
    std::ranges::reverse(tempting_); // what it thought of longest first
    ask_rungs();
    sight_.left = moves_left();
}

Onlooker::Answer Onlooker::ask(const PlayerSpec& player, std::uint64_t seed, const Budget& budget) {
    static_cast<void>(table_->seat({.player = player.id, .seed = seed, .hash_mb = 1}));
    bool knows = false;
    const auto move = *table_->choose(
        budget, {}, [&](const TextProgress& told) { knows = told.proven && told.proven->winner == table_->to_move(); });
    if (move == solution_) return knows ? Answer::known : Answer::right;
    if (std::ranges::find(tempting_, move) == tempting_.end()) tempting_.push_back(move);
    return Answer::wrong;
}

int Onlooker::searched() {
    int search = 0;
    for (; search < max_search; ++search) {
        const auto nodes = static_cast<std::uint64_t>(std::llround(fewest_nodes * std::pow(2.0, search / 2.0)));
        if (ask(game_.players.back(), 1, {.nodes = nodes}) == Answer::known) break;
    }
    return game_.puzzles->search ? game_.puzzles->search(position_, solution_) : search;
}

void Onlooker::ask_rungs() {
    const auto& rungs = game_.ladder.rungs;
    const auto lower = (rungs.size() + 1) / 2;
    std::optional<std::size_t> first;
    std::uint64_t natural = 0;
    for (std::size_t rung = 0; rung < rungs.size() && (rung < lower || !first); ++rung) {
        std::uint64_t found = 0;
        for (std::uint64_t seed = 1; seed <= tries_of_each; ++seed)
            found += ask(rungs[rung].player, seed, {}) == Answer::wrong ? 0 : 1;
        if (rung < lower) natural += found;
        if (!first && 2 * found > tries_of_each) first = rung;
    }
    if (rungs.size() < 2) return;
    sight_.natural = static_cast<double>(natural) / static_cast<double>(lower * tries_of_each);
    sight_.rung = static_cast<double>(first.value_or(rungs.size() - 1)) / static_cast<double>(rungs.size() - 1);
}

double Onlooker::moves_left() {
    Random random(1);
    int count = 0;
    for (int game = 0; game < games_to_the_end; ++game) {
        for (static_cast<void>(table_->set_position(position_)); !table_->outcome(); ++count)
            static_cast<void>(table_->play(random.pick(table_->legal_moves())));
    }
    return static_cast<double>(count) / games_to_the_end;
}

} // namespace zugzwang::puzzles
