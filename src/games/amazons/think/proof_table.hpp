// What a proof-number search knows of the positions that it has seen. Grows up to its limit, then forgets what was
// cheapest to find.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/amazons/think/reduction.hpp"

namespace zugzwang::amazons {

/// How much work is left, at the least, to prove that the side to move wins, and that it loses. Zero in one and
/// `endless` in the other once it is proven.
struct ProofNumbers {
    std::uint32_t to_win = 1, to_lose = 1;

    static constexpr std::uint32_t endless = 1U << 30;
    [[nodiscard]] static constexpr ProofNumbers won() { return {0, endless}; }
    [[nodiscard]] static constexpr ProofNumbers lost() { return {endless, 0}; }
    [[nodiscard]] constexpr bool is_won() const { return to_win == 0; }
    [[nodiscard]] constexpr bool is_lost() const { return to_lose == 0; }
};

class ProofTable {
  public:
    /// At most so many MiB, at least one.
    explicit ProofTable(std::size_t max_mb);

    /// Null when the position is not there. Void after the next `keep`.
    [[nodiscard]] const ProofNumbers* find(const Key& key) const;
    /// `work` is how many positions it took to find out.
    void keep(const Key& key, ProofNumbers numbers, std::uint64_t work);

  private:
    struct Entry {
        Key key;
        ProofNumbers numbers;
        std::uint32_t work = 0; ///< 0: free.
    };
    static constexpr std::size_t bucket = 4; ///< Entries among which a position may lie.

    void place(const Entry& entry);
    void grow();

    std::vector<Entry> entries_;
    std::size_t max_entries_;
    std::size_t used_ = 0;
};

} // namespace zugzwang::amazons
