// How well chances predict results.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <vector>

#include "games/amazons/think/network.hpp"
#include "games/amazons/tools/sample.hpp"

namespace zugzwang::amazons {

/// Statistics over positions on 10x10.
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
