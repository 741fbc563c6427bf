// Where two pictures differ: each tile of the screen has a hash of all that is drawn upon it, in its order (after rxi,
// Cached Software Rendering, 2017), and tiles whose hashes differ are joined into rectangles.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/gfx/recording.hpp"

namespace zugzwang {

class Tiles {
  public:
    Tiles(const Recording& picture, Rect screen)
        : screen_(screen), columns_(count_in(screen.width)), rows_(count_in(screen.height)),
          hashes_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {
        for (const auto& entry : picture.entries_) {
            if (entry.mark) add(*entry.mark);
        }
    }

    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] std::uint64_t& at(int column, int row) {
        return hashes_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                       static_cast<std::size_t>(column)];
    }
    /// From one tile to another, both included.
    [[nodiscard]] Rect area(int left, int top, int right, int bottom) const {
        const auto place = [](int count) { return static_cast<float>(count) * side; };
        const Vec end{std::min(place(right + 1), screen_.width), std::min(place(bottom + 1), screen_.height)};
        return Rect{place(left), place(top), end.x - place(left), end.y - place(top)}.moved({screen_.x, screen_.y});
    }

  private:
    static constexpr float side = 64;

    static int count_in(float length) { return std::max(0, static_cast<int>(std::ceil(length / side))); }
    void add(const Recording::Mark& mark) {
        if (!mark.area.overlaps(screen_)) return;
        const auto tile = [](float place, int count) {
            return static_cast<int>(std::clamp(std::floor(place / side), -1.0F, static_cast<float>(count)));
        };
        const Rect area = mark.area.moved({-screen_.x, -screen_.y});
        const int left = std::max(0, tile(area.x, columns_)), top = std::max(0, tile(area.y, rows_));
        const int right = std::min(columns_ - 1, tile(area.right(), columns_));
        const int bottom = std::min(rows_ - 1, tile(area.bottom(), rows_));
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column)
                at(column, row) = mixed(at(column, row) + golden_word + mark.hash);
        }
    }

    Rect screen_;
    int columns_, rows_;
    std::vector<std::uint64_t> hashes_;
};

std::vector<Rect> differences(const Recording& before, const Recording& now, Rect screen) {
    Tiles old(before, screen), tiles(now, screen);
    const auto differs = [&](int column, int row) { return old.at(column, row) != tiles.at(column, row); };
    std::vector<Rect> areas;
    for (int row = 0; row < tiles.rows(); ++row) {
        for (int column = 0; column < tiles.columns(); ++column) {
            if (!differs(column, row)) continue;
            const int left = column;
            while (column + 1 < tiles.columns() && differs(column + 1, row))
                ++column;
            const Rect run = tiles.area(left, row, column, row);
            // One above it that is as wide grows downwards.
            const auto above = std::ranges::find_if(areas, [&](const Rect& area) {
                return area.x == run.x && area.width == run.width && area.bottom() == run.y;
            });
            if (above != areas.end())
                above->height += run.height;
            else
                areas.push_back(run);
        }
    }
    return areas;
}

} // namespace zugzwang
