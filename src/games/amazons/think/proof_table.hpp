// The transposition table of the proof-number search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "games/amazons/think/reduction.hpp"
#include "zugzwang/ai/bucket_table.hpp"

namespace zugzwang::amazons {

/// The proof and disproof numbers (L. V. Allis 1994) of a position: lower bounds of the work that is left to prove that
/// the side to move wins, and that it loses. One is zero and the other `infinite` once the position is proven.
struct ProofNumbers {
    std::uint32_t to_win = 1, to_lose = 1;

    static constexpr std::uint32_t infinite = 1U << 30;
    [[nodiscard]] static constexpr ProofNumbers won() { return {0, infinite}; }
    [[nodiscard]] static constexpr ProofNumbers lost() { return {infinite, 0}; }
    [[nodiscard]] constexpr bool is_won() const { return to_win == 0; }
    [[nodiscard]] constexpr bool is_lost() const { return to_lose == 0; }
    [[nodiscard]] constexpr bool is_proven() const { return is_won() || is_lost(); }
};

/// By the regions of a position, its moves in hand and the side to move. A win with one number of moves in hand is a
/// win with every greater number, and a loss with every smaller one, so proofs are kept by the regions alone.
class ProofTable {
  public:
    explicit ProofTable(std::size_t max_bytes) : proven_(max_bytes / 2), unproven_(max_bytes - max_bytes / 2) {}

    [[nodiscard]] std::optional<ProofNumbers> find(const Key& regions, int in_hand, Side side) const {
        if (const auto range = proven_.find(regions ^ key_of_rest(0, side))) {
            const int own = as_seen_by(side, in_hand);
            if (own >= range->wins_from) return ProofNumbers::won();
            if (own <= range->loses_to) return ProofNumbers::lost();
        }
        return unproven_.find(regions ^ key_of_rest(in_hand, side));
    }
    /// Prefetches what `find` will read.
    void prefetch(const Key& regions, int in_hand, Side side) const {
        proven_.prefetch(regions ^ key_of_rest(0, side));
        unproven_.prefetch(regions ^ key_of_rest(in_hand, side));
    }
    /// `work` is the number of nodes that it took.
    void store(const Key& regions, int in_hand, Side side, ProofNumbers numbers, std::uint64_t work) {
        if (!numbers.is_proven()) return unproven_.store(regions ^ key_of_rest(in_hand, side), numbers, work);
        proven_.update(regions ^ key_of_rest(0, side), work, [&](ProvenRange& range, bool) {
            const auto own = static_cast<std::int16_t>(as_seen_by(side, in_hand));
            if (numbers.is_won())
                range.wins_from = std::min(range.wins_from, own);
            else
                range.loses_to = std::max(range.loses_to, own);
            range.work = static_cast<std::uint32_t>(std::min<std::uint64_t>(range.work + work, UINT32_MAX));
        });
    }
    /// The nodes that the proofs for these regions took, in total.
    [[nodiscard]] std::uint32_t work(const Key& regions, Side side) const {
        const auto range = proven_.find(regions ^ key_of_rest(0, side));
        return range ? range->work : 0;
    }

  private:
    /// The side to move wins with at least `wins_from` moves in hand, and loses with at most `loses_to`.
    struct ProvenRange {
        std::int16_t wins_from = std::numeric_limits<std::int16_t>::max();
        std::int16_t loses_to = std::numeric_limits<std::int16_t>::min();
        std::uint32_t work = 0;
    };

    BucketTable<Key, ProvenRange, KeyHash> proven_;
    BucketTable<Key, ProofNumbers, KeyHash> unproven_;
};

} // namespace zugzwang::amazons
