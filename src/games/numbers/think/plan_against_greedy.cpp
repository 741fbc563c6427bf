#include "games/numbers/think/plan_against_greedy.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace zugzwang::numbers {

End greedy_end(std::span<const std::int32_t> row) { return row.front() >= row.back() ? End::left : End::right; }

PlanAgainstGreedy::PlanAgainstGreedy(std::span<const std::int32_t> row) : size_(row.size()) {
    assert(!row.empty() && row.size() <= longest_exploited_row);
    std::vector<std::int64_t> shorter(row.size() + 1, 0); // margins of the parts two numbers shorter, by their begin
    right_.resize(size_ / 2 + 1);
    for (std::size_t length = size_ % 2 == 0 ? 2 : 1; length <= size_; length += 2) {
        std::vector<std::int64_t> margins(size_ - length + 1);
        auto& right = right_[length / 2];
        right.resize(margins.size());
        const auto after_answer = [&](std::size_t begin, std::size_t left) -> std::int64_t {
            if (left == 0) return 0;
            const bool from_left = greedy_end(row.subspan(begin, left)) == End::left;
            return shorter[from_left ? begin + 1 : begin] - (from_left ? row[begin] : row[begin + left - 1]);
        };
        for (std::size_t begin = 0; begin < margins.size(); ++begin) {
            const auto by_left = row[begin] + after_answer(begin + 1, length - 1);
            const auto by_right = row[begin + length - 1] + after_answer(begin, length - 1);
            right[begin] = by_right > by_left;
            margins[begin] = std::max(by_left, by_right);
        }
        shorter = std::move(margins);
    }
    margin_ = shorter[0];
}

bool PlanAgainstGreedy::covers(std::size_t begin, std::size_t end) const {
    return begin < end && end <= size_ && (size_ - (end - begin)) % 2 == 0;
}

End PlanAgainstGreedy::best(std::size_t begin, std::size_t end) const {
    assert(covers(begin, end));
    return right_[(end - begin) / 2][begin] ? End::right : End::left;
}

} // namespace zugzwang::numbers
