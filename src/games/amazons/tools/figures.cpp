#include "games/amazons/tools/training.hpp"

#include <algorithm>
#include <iomanip>
#include <ostream>

#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/evaluation.hpp"

namespace zugzwang::amazons {

void Figures::add(const Sample& sample, double chance) {
    if (sample.state.files != 10 || sample.state.ranks != 10) return;
    const double won = sample.wins ? 1 : 0;
    const int empty = empty_squares(sample.state).count();
    brier_[static_cast<std::size_t>(std::clamp((89 - empty) / 10, 0, 4))].add((chance - won) * (chance - won));
    const auto tenth = static_cast<std::size_t>(std::min(chance * 10, 9.0));
    chance_[tenth].add(chance);
    won_[tenth].add(won);
}

void Figures::print(std::ostream& out) const {
    out << "Brier by empty squares (80, 70, 60, 50 and more, fewer):" << std::fixed << std::setprecision(3);
    for (const auto& mean : brier_)
        out << ' ' << mean.value();
    out << "\nchance, share won and positions in tenths:";
    for (std::size_t tenth = 0; tenth < chance_.size(); ++tenth)
        out << ' ' << chance_[tenth].value() << '/' << won_[tenth].value() << '/' << won_[tenth].count;
    out << '\n';
}

Figures figures_of(const Network& network, const std::vector<Sample>& samples) {
    constexpr int squares = 100;
    Figures figures;
    for (const auto& sample : samples) {
        if (sample.state.files * sample.state.ranks != squares) continue;
        figures.add(sample, chance_of(network.score(features(Board(sample.state)), squares)));
    }
    return figures;
}

Figures figures_of_champion(std::uint64_t nodes, const std::vector<Sample>& samples) {
    constexpr std::size_t hash_mb = 32;
    Figures figures;
    for (const auto& sample : samples) {
        if (sample.state.files != 10) continue;
        double chance = 0.5;
        SearchControl control(Budget{.nodes = nodes});
        Champion champion(hash_mb);
        static_cast<void>(champion.choose(sample.state, control, [&](const Progress<Rules>& progress) {
            chance = progress.chance.value_or(chance);
        }));
        figures.add(sample, chance);
    }
    return figures;
}

} // namespace zugzwang::amazons
