// A row as tiles in as many lines as it needs, for lessons. Of a row that is too long the middle is left out.
#pragma once

#include <cstdint>
#include <optional>

#include "games/numbers/rules.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::numbers {

class RowGrid {
  public:
    struct Look {
        std::optional<std::uint32_t> kind{}; ///< The places that stand out: 0 for the odd ones, 1 for the even ones.
        bool only_ends = false;              ///< Only the two ends stand out.
        std::optional<End> taken{};
    };

    void place(Rect area, const Rules::State& state, const Canvas& canvas);
    void draw(const Rules::State& state, const Look& look, Canvas& canvas) const;

  private:
    [[nodiscard]] Rect tile(std::uint32_t slot) const;

    Rect area_{};
    std::uint32_t count_ = 0; ///< Numbers in the row.
    std::uint32_t shown_ = 0; ///< Slots; fewer than numbers where the middle one stands for what is left out.
    std::uint32_t columns_ = 1;
    float pitch_ = 1, gap_ = 0, text_ = 0;
};

} // namespace zugzwang::numbers
