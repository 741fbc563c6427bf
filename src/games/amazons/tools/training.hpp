// How the network of Amazons is trained: self-play of the champion's search from random openings makes samples, a fit
// makes weights of them, and figures say how well chances predict results.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <vector>

#include "games/amazons/rules.hpp"
#include "games/amazons/think/network.hpp"

namespace zugzwang::amazons {

/// A position with its result.
struct Sample {
    Rules::State state{};
    double chance = 0; ///< To win, for the side to move, by the search that played.
    bool wins = false; ///< Whether the side to move won the game.
    std::uint32_t game = 0;
};

/// One line each: chance in thousandths, 1 or 0 for won or lost, number of the game, position.
void write(std::ostream& out, const Sample& sample);
[[nodiscard]] Result<std::vector<Sample>> read_samples(std::istream& in);

struct SelfPlay {
    std::uint64_t seed = 1;
    std::uint64_t visits = 100; ///< Of the root, for each move.
    std::size_t hash_mb = 16;
    const Network* network = nullptr; ///< Null for the hand-made evaluation.
};

/// The positions of a game, from the end of its opening until the winner is proven. The same for the same seed and
/// number.
[[nodiscard]] std::vector<Sample> self_played_game(const SelfPlay& self_play, std::uint32_t number);

struct FitOptions {
    std::uint64_t seed = 1;
    int passes = 20;             ///< Over all samples.
    double searched_part = 0.05; ///< The weight of the search's chance in the target; the rest is the result.
};

/// Trains on nine games of ten, by gradient descent on the cross-entropy of the chances and the results; the progress
/// goes to `log`.
[[nodiscard]] Network::Weights fitted(const std::vector<Sample>& samples, const FitOptions& options, std::ostream& log);
/// The samples of every tenth game, which are not trained on.
[[nodiscard]] std::vector<Sample> validation_samples(const std::vector<Sample>& samples);

/// How well chances predict results: statistics over positions on 10x10.
class Figures {
  public:
    void add(const Sample& sample, double chance);
    void print(std::ostream& out) const;

  private:
    struct Mean {
        double sum = 0;
        std::uint64_t count = 0;

        void add(double value) {
            sum += value;
            ++count;
        }
        [[nodiscard]] double value() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
    };

    /// The Brier score (G. Brier 1950) by empty squares: 80 and more, 70 to 79, 60 to 69, 50 to 59, fewer.
    std::array<Mean, 5> brier_{};
    /// The positions by tenths of their chance: their mean chance, and the share that were won.
    std::array<Mean, 10> chance_{}, won_{};
};

/// Of the network's evaluation, without search.
[[nodiscard]] Figures figures_of(const Network& network, const std::vector<Sample>& samples);
/// Of the chance that the champion displays after so many nodes, starting anew for each position.
[[nodiscard]] Figures figures_of_champion(std::uint64_t nodes, const std::vector<Sample>& samples);

} // namespace zugzwang::amazons
