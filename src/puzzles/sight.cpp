#include "puzzles/sight.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace zugzwang::puzzles {
namespace {

constexpr double fewest_nodes = 8;
constexpr std::size_t hash_mb = 1;
constexpr std::uint64_t nodes_of_weaker = 1000;
constexpr std::uint64_t tries_of_each = 3; ///< Of the weaker players, with other seeds.

class Watcher {
  public:
    Watcher(const Game& game, const std::string& position, const std::string& solution)
        : game_(game), solution_(solution), table_(*game.open_table(OptionValues(game.options))) {
        static_cast<void>(table_->set_position(position));
    }

    [[nodiscard]] Sight sight() {
        const auto& strongest = game_.players.back();
        for (sight_.effort = 0; sight_.effort < max_effort; ++sight_.effort) {
            const auto nodes = fewest_nodes * std::pow(2.0, sight_.effort / 2.0);
            if (sees(strongest, 1, static_cast<std::uint64_t>(std::llround(nodes)))) break;
        }
        std::ranges::reverse(sight_.tempting); // what it thought of longest first
        for (auto player = game_.players.rbegin() + 1; player != game_.players.rend(); ++player) {
            for (std::uint64_t seed = 1; seed <= tries_of_each; ++seed)
                static_cast<void>(sees(*player, seed, nodes_of_weaker));
        }
        return std::move(sight_);
    }

  private:
    /// Whether the player makes the move and knows that it wins; a wrong one is noted.
    [[nodiscard]] bool sees(const PlayerSpec& player, std::uint64_t seed, std::uint64_t nodes) {
        static_cast<void>(table_->seat({.player = player.id, .seed = seed, .hash_mb = hash_mb}));
        bool knows = false;
        const auto move = *table_->choose({.nodes = nodes}, {}, [&](const TextProgress& told) {
            knows = told.proven && told.proven->winner == table_->to_move();
        });
        if (move == solution_) return knows;
        if (std::ranges::find(sight_.tempting, move) == sight_.tempting.end()) sight_.tempting.push_back(move);
        return false;
    }

    const Game& game_;
    const std::string& solution_;
    std::unique_ptr<Table> table_;
    Sight sight_;
};

} // namespace

Sight sight_of(const Game& game, const std::string& position, const std::string& solution) {
    auto sight = Watcher(game, position, solution).sight();
    if (game.puzzles->effort) sight.effort = game.puzzles->effort(position, solution);
    return sight;
}

} // namespace zugzwang::puzzles
