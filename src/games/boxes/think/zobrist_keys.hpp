// Hash keys of sets of strings, and one canonical key for all mirror images of a set.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// The keys of a set of strings, one for each symmetry of the start position: the XOR of its strings' keys.
using SymmetryKeys = std::array<std::uint64_t, 8>;

/// Gives each string of a start position its keys. With up to 64 strings each has a bit of its own, and a set's key is
/// exact; beyond that keys are random words (Zobrist, 1970), and a search that probes 2^30 times for one of 2^26 sets
/// confuses two of them with a probability below 2^-8.
class ZobristKeys {
  public:
    /// There is a key for every symmetry of the grid that maps the strings onto themselves. Strings between the same
    /// coin and the ground are worth the same, and only the lowest is ever cut: so a symmetry keeps their order.
    ZobristKeys(const Strings& strings, const Grid& grid);

    [[nodiscard]] const SymmetryKeys& of(int string) const { return keys_[static_cast<std::size_t>(string)]; }

    /// How many of the keys are in use.
    [[nodiscard]] std::size_t symmetries() const { return symmetries_; }

    static void toggle(SymmetryKeys& set, const SymmetryKeys& string) {
        for (std::size_t symmetry = 0; symmetry < set.size(); ++symmetry)
            set[symmetry] ^= string[symmetry];
    }
    /// The lowest key of a set, the same for all its mirror images.
    [[nodiscard]] std::uint64_t canonical(const SymmetryKeys& set) const {
        std::uint64_t lowest = set[0];
        for (std::size_t symmetry = 1; symmetry < symmetries_; ++symmetry)
            lowest = std::min(lowest, set[symmetry]);
        return lowest;
    }
    /// The same after the string is added to the set, or removed from it.
    [[nodiscard]] std::uint64_t canonical_toggled(const SymmetryKeys& set, int string) const {
        SymmetryKeys toggled = set;
        toggle(toggled, of(string));
        return canonical(toggled);
    }

  private:
    std::vector<SymmetryKeys> keys_; ///< By string; 0 for symmetries that the start does not have.
    std::size_t symmetries_ = 1;
};

} // namespace zugzwang::boxes
