#include "games/numbers/think/end_values.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace zugzwang::numbers {

RangeMin::RangeMin(std::vector<std::int64_t> values) : values_(std::move(values)) {
    std::vector<std::int64_t> blocks;
    for (std::size_t start = 0; start < values_.size(); start += block) {
        const auto stop = std::min(start + block, values_.size());
        blocks.push_back(*std::min_element(values_.begin() + static_cast<std::ptrdiff_t>(start),
                                           values_.begin() + static_cast<std::ptrdiff_t>(stop)));
    }
    levels_.push_back(std::move(blocks));
    for (std::size_t width = 2; width <= levels_[0].size(); width *= 2) {
        const auto& halves = levels_.back();
        std::vector<std::int64_t> level(levels_[0].size() - width + 1);
        for (std::size_t i = 0; i < level.size(); ++i)
            level[i] = std::min(halves[i], halves[i + width / 2]);
        levels_.push_back(std::move(level));
    }
}

std::int64_t RangeMin::min(std::size_t begin, std::size_t end) const {
    assert(begin < end && end <= values_.size());
    const auto scan = [&](std::size_t from, std::size_t to) {
        return *std::min_element(values_.begin() + static_cast<std::ptrdiff_t>(from),
                                 values_.begin() + static_cast<std::ptrdiff_t>(to));
    };
    const auto first_whole = (begin + block - 1) / block, last_whole = end / block;
    if (first_whole >= last_whole) return scan(begin, end);
    const auto level = static_cast<std::size_t>(std::bit_width(last_whole - first_whole)) - 1;
    auto min = std::min(levels_[level][first_whole], levels_[level][last_whole - (std::size_t{1} << level)]);
    if (begin < first_whole * block) min = std::min(min, scan(begin, first_whole * block));
    if (last_whole * block < end) min = std::min(min, scan(last_whole * block, end));
    return min;
}

std::size_t RangeMin::memory() const {
    std::size_t elements = values_.capacity();
    for (const auto& level : levels_)
        elements += level.capacity();
    return elements * sizeof(std::int64_t);
}

std::shared_ptr<const EndValues> EndValues::of(std::span<const std::int32_t> row, const std::stop_token& stop) {
    assert(!row.empty() && row.size() <= static_cast<std::size_t>(max_numbers));
    const auto gaps = static_cast<std::uint32_t>(row.size() + 1);
    std::array<std::vector<std::int64_t>, 2> heights;    // of the gaps of each parity
    std::array<std::vector<std::uint32_t>, 2> open_gaps; // gaps whose rival to the right is still unknown
    heights[0].reserve(gaps / 2 + 1);
    heights[1].reserve(gaps / 2 + 1);
    auto values = std::make_shared<EndValues>();
    values->rival_after_.assign(gaps, gaps);
    values->rival_before_.assign(gaps, -1);
    std::int64_t height = 0;
    for (std::uint32_t gap = 0; gap < gaps; ++gap) {
        if (gap % 65536 == 0 && stop.stop_requested()) return nullptr;
        if (gap > 0) height = row[gap - 1] - height;
        auto& own = heights[gap % 2];
        auto& open = open_gaps[gap % 2];
        while (!open.empty() && own[open.back() / 2] > height) {
            values->rival_after_[open.back()] = gap;
            open.pop_back();
        }
        // Among equals only the last stays open; the rival before it is that of its equal.
        if (!open.empty()) {
            const auto below = open.back();
            values->rival_before_[gap] =
                own[below / 2] < height ? static_cast<std::int32_t>(below) : values->rival_before_[below];
        }
        open.push_back(gap);
        own.push_back(height);
    }
    for (std::size_t parity : {0U, 1U})
        values->heights_[parity] = RangeMin(std::move(heights[parity]));
    return values;
}

std::int64_t EndValues::height(std::uint32_t gap) const { return heights_[gap % 2].values()[gap / 2]; }

std::int64_t EndValues::left(std::uint32_t begin, std::uint32_t end) const {
    assert(begin < end);
    const auto last = std::min(end, rival_after_[begin] - 1); // the last gap of the range
    const auto other_parity = (begin + 1) % 2;
    // Gaps begin+1, begin+3, … up to `last`; gap g has index g / 2 in its parity.
    const auto to = last % 2 == other_parity ? last : last - 1;
    return height(begin) + heights_[other_parity].min((begin + 1) / 2, to / 2 + 1);
}

std::int64_t EndValues::right(std::uint32_t begin, std::uint32_t end) const {
    assert(begin < end);
    const auto first = std::max(begin, static_cast<std::uint32_t>(rival_before_[end] + 1));
    const auto other_parity = (end + 1) % 2;
    const auto from = first % 2 == other_parity ? first : first + 1;
    return height(end) + heights_[other_parity].min(from / 2, (end - 1) / 2 + 1);
}

std::size_t EndValues::memory() const {
    std::size_t bytes = sizeof(*this) + rival_after_.capacity() * sizeof(rival_after_[0]) +
                        rival_before_.capacity() * sizeof(rival_before_[0]);
    for (const auto& side : heights_)
        bytes += side.memory();
    return bytes;
}

} // namespace zugzwang::numbers
