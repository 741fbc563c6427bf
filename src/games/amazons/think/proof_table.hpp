// What a proof-number search knows of the positions that it has seen.
#pragma once

#include <cstdint>

#include "games/amazons/think/reduction.hpp"
#include "zugzwang/ai/bucket_table.hpp"

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

/// What is remembered of a position.
struct Proof {
    ProofNumbers numbers;
    std::uint32_t work = 0; ///< How many positions it took to find out; also the cost of the entry.
};
using ProofTable = BucketTable<Key, Proof, KeyHash>;

} // namespace zugzwang::amazons
