// How well chances fit what became of positions.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <vector>

#include "games/amazons/think/network.hpp"
#include "games/amazons/tools/sample.hpp"

namespace zugzwang::amazons {

/// Of positions on 10x10.
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

    /// Squares of chance less result (G. Brier 1950), by empty squares: 80 and more, 70 to 79, 60 to 69, 50 to 59,
    /// fewer.
    std::array<Mean, 5> brier_{};
    /// Of the positions whose chance lies in a tenth: their chances, and how many were won.
    std::array<Mean, 10> chance_{}, won_{};
};

/// Of what the network sees at first sight.
[[nodiscard]] Figures figures_of(const Network& network, const std::vector<Sample>& samples);
/// Of what the champion shows after so many nodes, asked of each position anew.
[[nodiscard]] Figures figures_of_champion(std::uint64_t nodes, const std::vector<Sample>& samples);

} // namespace zugzwang::amazons
