// What a long row looks like from afar: the largest number and the mean of any part, quick enough for every pixel
// column of a drawing.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// Made once for a row (linear); a question about a part costs at most a few hundred steps.
class Overview {
  public:
    Overview() = default;
    /// A null row is an empty one.
    explicit Overview(std::shared_ptr<const Row> row);

    [[nodiscard]] bool is_of(const std::shared_ptr<const Row>& row) const { return row == row_; }
    /// Of the whole row; 0 when it is empty.
    [[nodiscard]] std::int64_t largest() const { return largest_; }
    struct Summary {
        std::int64_t largest = 0, sum = 0;

        void add(const Summary& more);
    };
    /// Of places begin … end-1; requires begin < end.
    [[nodiscard]] Summary summary(std::uint32_t begin, std::uint32_t end) const;

  private:
    static constexpr std::uint32_t block = 128;

    std::shared_ptr<const Row> row_;
    std::vector<Summary> blocks_;
    std::int64_t largest_ = 0;
};

} // namespace zugzwang::numbers
