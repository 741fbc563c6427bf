// The game of Numbers told once more, as plainly as can be: what the engine is checked against.
#pragma once

#include <span>

#include "games/numbers/rules.hpp"
#include "support/standard.hpp"

namespace zugzwang::numbers::brute {

/// What the mover wins by: the recursion of the rules.
inline std::int64_t margin(std::span<const std::int32_t> row) {
    if (row.empty()) return 0;
    return std::max(row.front() - margin(row.subspan(1)), row.back() - margin(row.first(row.size() - 1)));
}

/// The same for every part of a row, as the seed's table has it.
class IntervalTable {
  public:
    explicit IntervalTable(std::span<const std::int32_t> row)
        : row_(row), size_(row.size()), margins_((size_ + 1) * (size_ + 1), 0) {
        for (std::size_t length = 1; length <= size_; ++length) {
            for (std::size_t begin = 0; begin + length <= size_; ++begin)
                at(begin, begin + length) = std::max(by_left(begin, begin + length), by_right(begin, begin + length));
        }
    }
    [[nodiscard]] std::int64_t margin(std::size_t begin, std::size_t end) const {
        return margins_[begin * (size_ + 1) + end];
    }
    /// Taking that end first.
    [[nodiscard]] std::int64_t by_left(std::size_t begin, std::size_t end) const {
        return row_[begin] - margin(begin + 1, end);
    }
    [[nodiscard]] std::int64_t by_right(std::size_t begin, std::size_t end) const {
        return row_[end - 1] - margin(begin, end - 1);
    }
    /// What may be taken first of the whole row.
    [[nodiscard]] std::vector<Rules::Move> best() const {
        std::vector<Rules::Move> moves;
        if (by_left(0, size_) == margin(0, size_)) moves.push_back(take_left);
        if (by_right(0, size_) == margin(0, size_)) moves.push_back(take_right);
        return moves;
    }

  private:
    std::int64_t& at(std::size_t begin, std::size_t end) { return margins_[begin * (size_ + 1) + end]; }

    std::span<const std::int32_t> row_;
    std::size_t size_;
    std::vector<std::int64_t> margins_;
};

/// Of all rows of that length over the numbers 1 … max those of which the claim does not hold.
template <class Claim>
std::vector<Row> exceptions(std::size_t length, std::int32_t max, Claim claim) {
    std::vector<Row> found;
    Row row(length, 1);
    for (;;) {
        if (!claim(row)) found.push_back(row);
        std::size_t place = 0;
        while (place < length && row[place] == max)
            row[place++] = 1;
        if (place == length) return found;
        ++row[place];
    }
}
inline const std::vector<Row> none;

} // namespace zugzwang::numbers::brute
