// The seed's preprocessing (Elofeldolgoz, seed 003): what each part of a row is still worth, and the best move there,
// by dynamic programming. The table is filled diagonal by diagonal (by the last place j of a part), each from the
// single number up to the longest part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// The seed's bound. Half a million cells are filled in about a millisecond.
inline constexpr std::size_t longest_table = 1000;

/// A part of a row, Opt(i, j), as it is filled in.
struct TableCell {
    std::uint32_t first = 0, last = 0; ///< i and j: places within the row of the table, from 0; first ≤ last.
    bool own = true;                   ///< Whether the side that the table is for moves here.
    std::int64_t by_left = 0;          ///< What that side gets of this part when the left end is taken …
    std::int64_t by_right = 0;         ///< … and when the right one is, both playing on perfectly.
    End best = End::right;             ///< Lep: the left end only where it is strictly better for the mover.

    [[nodiscard]] std::int64_t opt() const { return best == End::left ? by_left : by_right; }
    [[nodiscard]] std::uint32_t length() const { return last - first + 1; }

    friend bool operator==(const TableCell&, const TableCell&) = default;
};

/// Where a cell comes in the order of filling.
[[nodiscard]] constexpr std::size_t table_index(std::uint32_t first, std::uint32_t last) {
    return std::size_t{last} * (last + 1) / 2 + (last - first);
}

/// Sees the cells as they are filled in.
class TableObserver {
  public:
    virtual ~TableObserver() = default;
    virtual void filled(const TableCell& cell) = 0;
};

class Preprocessing {
  public:
    /// Requires a row of 1 … longest_table numbers. `own_moves_first` says whether the side that the table is for moves
    /// at the whole row. The observer may be null.
    Preprocessing(std::span<const std::int32_t> row, bool own_moves_first, TableObserver* observer = nullptr);

    /// The mover's best move with the numbers at places first … last left: the seed's Lep.
    [[nodiscard]] End best(std::uint32_t first, std::uint32_t last) const {
        return left_[table_index(first, last)] ? End::left : End::right;
    }

  private:
    template <class Watch>
    void fill(std::span<const std::int32_t> row, bool own_moves_first, Watch watch);

    std::vector<bool> left_; ///< By table_index.
};

/// Keeps all cells for look-ups, in 16 bytes and a bit each.
class Table final : public TableObserver {
  public:
    Table() = default;
    /// With room for the cells of so many numbers.
    explicit Table(std::size_t numbers);
    void filled(const TableCell& cell) override;

    /// Requires a part that was filled in.
    [[nodiscard]] TableCell cell(std::uint32_t first, std::uint32_t last) const;
    /// How many numbers the row has.
    [[nodiscard]] std::uint32_t size() const { return size_; }
    /// The best moves of both sides from that part to the end.
    [[nodiscard]] std::vector<Rules::Move> best_line(std::uint32_t first, std::uint32_t last) const;

    friend bool operator==(const Table& a, const Table& b) {
        return a.owns_odd_ == b.owns_odd_ && a.sums_ == b.sums_ && a.left_ == b.left_;
    }

  private:
    struct Sums {
        std::int64_t by_left = 0, by_right = 0;

        friend bool operator==(const Sums&, const Sums&) = default;
    };

    std::uint32_t size_ = 0;
    bool owns_odd_ = true;   ///< Whether the table's side moves at the parts of odd length.
    std::vector<Sums> sums_; ///< By table_index.
    std::vector<bool> left_; ///< The same.
};

} // namespace zugzwang::numbers
