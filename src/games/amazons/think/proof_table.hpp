// What a proof-number search knows of the positions that it has seen.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

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
    [[nodiscard]] constexpr bool is_proven() const { return is_won() || is_lost(); }
};

/// By the regions of a position, what it has in hand and who is to move. What is proven with one number in hand is so
/// with every better one, or every worse one, so proofs are kept by the regions alone.
class ProofTable {
  public:
    explicit ProofTable(std::size_t max_bytes) : ends_(max_bytes / 2), open_(max_bytes - max_bytes / 2) {}

    [[nodiscard]] std::optional<ProofNumbers> find(const Key& regions, int in_hand, Side side) const {
        if (const auto ends = ends_.find(regions ^ key_of_rest(0, side))) {
            const int own = as_seen_by(side, in_hand);
            if (own >= ends->wins_from) return ProofNumbers::won();
            if (own <= ends->loses_to) return ProofNumbers::lost();
        }
        return open_.find(regions ^ key_of_rest(in_hand, side));
    }
    /// Lets the memory fetch what `find` is going to look at.
    void prefetch(const Key& regions, int in_hand, Side side) const {
        ends_.prefetch(regions ^ key_of_rest(0, side));
        open_.prefetch(regions ^ key_of_rest(in_hand, side));
    }
    /// `work` is how many positions it took to find out.
    void store(const Key& regions, int in_hand, Side side, ProofNumbers numbers, std::uint64_t work) {
        if (!numbers.is_proven()) return open_.store(regions ^ key_of_rest(in_hand, side), numbers, work);
        ends_.update(regions ^ key_of_rest(0, side), work, [&](Ends& ends, bool) {
            const auto own = static_cast<std::int16_t>(as_seen_by(side, in_hand));
            if (numbers.is_won())
                ends.wins_from = std::min(ends.wins_from, own);
            else
                ends.loses_to = std::max(ends.loses_to, own);
            ends.work = static_cast<std::uint32_t>(std::min<std::uint64_t>(ends.work + work, UINT32_MAX));
        });
    }
    /// How much work the proofs of these regions took, all together.
    [[nodiscard]] std::uint32_t work(const Key& regions, Side side) const {
        const auto ends = ends_.find(regions ^ key_of_rest(0, side));
        return ends ? ends->work : 0;
    }

  private:
    /// The side to move wins with so many moves in hand or more, and loses with so many or fewer.
    struct Ends {
        std::int16_t wins_from = std::numeric_limits<std::int16_t>::max();
        std::int16_t loses_to = std::numeric_limits<std::int16_t>::min();
        std::uint32_t work = 0;
    };

    BucketTable<Key, Ends, KeyHash> ends_;
    BucketTable<Key, ProofNumbers, KeyHash> open_; ///< What is not proven.
};

} // namespace zugzwang::amazons
