// Names for sets of strings, the same for mirrored sets: keys of what a search has found out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// Of one string or of a set of them in each symmetry of the start position; a set's are its strings' combined by xor.
using Names = std::array<std::uint64_t, 8>;

/// Names each string of a start position. Up to 64 strings each has a bit of its own and a set's name is exact; beyond
/// that names are random words (Zobrist, 1970), and a search that asks 2^30 times for one of 2^26 sets takes one for
/// another with a chance below 2^-8.
class StringNames {
  public:
    /// Every symmetry of the grid that maps the strings onto themselves has names of its own. Of strings from one coin
    /// to the ground, which are worth the same, only the lowest is to be cut: a symmetry maps them in their order.
    StringNames(const Strings& strings, const Grid& grid);

    [[nodiscard]] const Names& of(int string) const { return names_[static_cast<std::size_t>(string)]; }

    /// How many of the names are in use.
    [[nodiscard]] std::size_t symmetries() const { return symmetries_; }

    static void toggle(Names& set, const Names& string) {
        for (std::size_t symmetry = 0; symmetry < set.size(); ++symmetry)
            set[symmetry] ^= string[symmetry];
    }
    /// Of a set; the lowest of its names.
    [[nodiscard]] std::uint64_t key(const Names& set) const {
        std::uint64_t lowest = set[0];
        for (std::size_t symmetry = 1; symmetry < symmetries_; ++symmetry)
            lowest = set[symmetry] < lowest ? set[symmetry] : lowest;
        return lowest;
    }
    /// Of the set with the string put in or taken out.
    [[nodiscard]] std::uint64_t key_toggled(const Names& set, int string) const {
        Names toggled = set;
        toggle(toggled, of(string));
        return key(toggled);
    }

  private:
    std::vector<Names> names_; ///< By string; 0 beyond the symmetries that there are.
    std::size_t symmetries_ = 1;
};

} // namespace zugzwang::boxes
