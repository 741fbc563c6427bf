#include "games/numbers/show/overview.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace zugzwang::numbers {

void Overview::Summary::add(const Summary& more) {
    largest = std::max(largest, more.largest);
    sum += more.sum;
}

Overview::Overview(std::shared_ptr<const Row> row) : row_(std::move(row)) {
    if (!row_) return;
    blocks_.resize((row_->size() + block - 1) / block);
    for (std::size_t place = 0; place < row_->size(); ++place)
        blocks_[place / block].add({(*row_)[place], (*row_)[place]});
    for (const auto& summary : blocks_)
        largest_ = std::max(largest_, summary.largest);
}

Overview::Summary Overview::summary(std::uint32_t begin, std::uint32_t end) const {
    assert(row_ && begin < end && end <= row_->size());
    Summary whole;
    while (begin < end) {
        if (begin % block == 0 && end - begin >= block) {
            whole.add(blocks_[begin / block]);
            begin += block;
        } else {
            whole.add({(*row_)[begin], (*row_)[begin]});
            ++begin;
        }
    }
    return whole;
}

} // namespace zugzwang::numbers
