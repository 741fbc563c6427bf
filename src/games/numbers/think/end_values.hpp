// What the two ends of any part of a row are worth once the part is reduced (see reduction.hpp), from tables made once
// for the whole row. Two look-ups decide a move: so a row of a million numbers is played perfectly, whatever the
// opponent does, without reading it again.
//
// Number the gaps of the row 0 … n and let h(0) = 0, h(i) = a(i) - h(i-1), so that h(i-1) + h(i) = a(i), and, since
// fusing keeps alternating sums, the numbers between gaps x < y of different parity would fuse to h(x) + h(y). Call x
// the smaller one's rival: gap x' of the same parity with h(x') < h(x).
//
// Fact 1: the numbers between gaps x < y of different parity can be fused to one number exactly if no gap between them
// is lower than the end of its own parity: h(x) ≤ h(m) for all m of x's parity, h(y) ≤ h(t) for all t of y's parity.
// Fusing (x,t) (t,m) (m,y) asks for a - b = h(x) - h(m) ≤ 0 and c - b = h(y) - h(t) ≤ 0, so by induction it is needed.
// It is enough, for with m the lowest of x's parity after x, and t the lowest of y's parity before m, the three parts
// meet the same condition and may be fused.
// Fact 2: the left end of the reduced part between gaps x and r is worth
//     h(x) + the least h(t) over the gaps t of the other parity after x, up to r and before the first rival of x.
// For let (x,e1) (e1,e2) … = d1 d2 … be the reduced part and t the place of that least h. By fact 1 e1 lies in that
// range, so h(t) ≤ h(e1), and they are equal if t ≤ e1. If t lies further, then h(t) ≥ h(e1): either t < e2, and
// (e1,e2) is fused; or e2 comes before the first rival, so d2 ≥ d1, and since nothing is left to fuse d2 < d3 < …; then
// h(e1) < h(e3) < …, and every gap of that parity after e1 is at least as high as h(e1).
// The right end is the mirror image.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// Range minimum queries on a fixed sequence, with blocks of 64 elements and a sparse table over them (Bender and
/// Farach-Colton, "The LCA problem revisited", 2000, without its last step). A query scans at most two blocks.
class RangeMin {
  public:
    RangeMin() = default;
    explicit RangeMin(std::vector<std::int64_t> values);

    [[nodiscard]] std::span<const std::int64_t> values() const { return values_; }
    /// The minimum of values()[begin … end-1]; requires begin < end.
    [[nodiscard]] std::int64_t min(std::size_t begin, std::size_t end) const;
    /// Bytes held.
    [[nodiscard]] std::size_t memory() const;

  private:
    static constexpr std::size_t block = 64;

    std::vector<std::int64_t> values_;
    std::vector<std::vector<std::int64_t>> levels_; ///< levels_[k][i]: the minimum of blocks i … i + 2^k - 1.
};

/// Takes about 17 bytes for each number of the row, and about 20 ms to prepare a million of them. Immutable.
class EndValues {
  public:
    /// Requires a row of 1 … max_numbers numbers. Null if it was told to stop.
    [[nodiscard]] static std::shared_ptr<const EndValues> of(std::span<const std::int32_t> row,
                                                             const std::stop_token& stop = {});

    /// The reduced ends of the numbers at places begin … end-1 of the row; requires begin < end.
    [[nodiscard]] std::int64_t left(std::uint32_t begin, std::uint32_t end) const;
    [[nodiscard]] std::int64_t right(std::uint32_t begin, std::uint32_t end) const;

    /// Bytes held.
    [[nodiscard]] std::size_t memory() const;

  private:
    [[nodiscard]] std::int64_t height(std::uint32_t gap) const;

    std::array<RangeMin, 2> heights_;        ///< h of the even and of the odd gaps.
    std::vector<std::uint32_t> rival_after_; ///< By gap: the first rival to its right, one beyond the last gap if none.
    std::vector<std::int32_t> rival_before_; ///< By gap: the first rival to its left, -1 if none.
};

} // namespace zugzwang::numbers
