#include "games/numbers/think/preprocessing.hpp"

#include <cassert>

namespace zugzwang::numbers {

Preprocessing::Preprocessing(std::span<const std::int32_t> row, bool own_moves_first, TableObserver* observer) {
    assert(!row.empty() && row.size() <= longest_table);
    if (observer == nullptr)
        fill(row, own_moves_first, [](const TableCell&) {});
    else
        fill(row, own_moves_first, [observer](const TableCell& cell) { observer->filled(cell); });
}

template <class Watch>
void Preprocessing::fill(std::span<const std::int32_t> row, bool own_moves_first, Watch watch) {
    const auto size = static_cast<std::uint32_t>(row.size());
    left_.assign(std::size_t{size} * (size + 1) / 2, false);
    // Opt(i, j) by i, for the diagonal j that is being filled; above the current i still for the diagonal before.
    std::vector<std::int64_t> opt(size + 1, 0);
    for (std::uint32_t last = 0; last < size; ++last) {
        for (auto first = last + 1; first-- > 0;) {
            const bool single = first == last;
            TableCell cell{.first = first, .last = last};
            cell.own = ((size - cell.length()) % 2 == 0) == own_moves_first;
            cell.by_left = (single ? 0 : opt[first + 1]) + (cell.own ? row[first] : 0);
            cell.by_right = (single ? 0 : opt[first]) + (cell.own ? row[last] : 0);
            const bool left = cell.own ? cell.by_left > cell.by_right : cell.by_left < cell.by_right;
            cell.best = left ? End::left : End::right;
            opt[first] = cell.opt();
            left_[table_index(first, last)] = left;
            watch(cell);
        }
    }
}

Table::Table(std::size_t numbers) {
    sums_.reserve(numbers * (numbers + 1) / 2);
    left_.reserve(sums_.capacity());
}

void Table::filled(const TableCell& cell) {
    assert(table_index(cell.first, cell.last) == sums_.size());
    size_ = cell.last + 1;
    owns_odd_ = cell.own == (cell.length() % 2 == 1);
    sums_.push_back({cell.by_left, cell.by_right});
    left_.push_back(cell.best == End::left);
}

TableCell Table::cell(std::uint32_t first, std::uint32_t last) const {
    const auto index = table_index(first, last);
    const auto [by_left, by_right] = sums_[index];
    return {.first = first,
            .last = last,
            .own = ((last - first + 1) % 2 == 1) == owns_odd_,
            .by_left = by_left,
            .by_right = by_right,
            .best = left_[index] ? End::left : End::right};
}

std::vector<Rules::Move> Table::best_line(std::uint32_t first, std::uint32_t last) const {
    std::vector<Rules::Move> line;
    for (;;) {
        const auto best = cell(first, last).best;
        line.push_back({best});
        if (first == last) return line;
        if (best == End::left)
            ++first;
        else
            --last;
    }
}

} // namespace zugzwang::numbers
