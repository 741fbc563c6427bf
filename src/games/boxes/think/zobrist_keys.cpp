#include "games/boxes/think/zobrist_keys.hpp"

#include <algorithm>
#include <optional>

#include "games/boxes/symmetry.hpp"
#include "games/boxes/think/index.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes {
namespace {

/// Maps strings by the symmetries of the grid.
class Mirror {
  public:
    Mirror(const Strings& strings, const Grid& grid) : strings_(strings), grid_(grid) {
        coin_of_.fill(none);
        for (int coin = 0; coin < strings.coin_count(); ++coin)
            coin_of_[at(strings.box_of(coin))] = static_cast<std::int16_t>(coin);
    }

    /// Empty if the image is not a string.
    [[nodiscard]] std::optional<int> image(int string, int symmetry) const {
        const auto& pair = strings_.ends(string);
        const int from = image_of_coin(pair[0], symmetry);
        const int to = image_of_coin(pair[1], symmetry);
        if (from == none || to == none) return std::nullopt;
        auto twins_below = std::ranges::count_if(strings_.strings_of(pair[0]), [&](int beside) {
            return beside < string && strings_.other_end(beside, pair[0]) == pair[1];
        });
        for (const int candidate : strings_.strings_of(from)) {
            if (strings_.other_end(candidate, from) == to && twins_below-- == 0) return candidate;
        }
        return std::nullopt;
    }

  private:
    static constexpr int none = -2;

    [[nodiscard]] int image_of_coin(int coin, int symmetry) const {
        return coin == ground ? ground : coin_of_[at(image_of_box(grid_, strings_.box_of(coin), symmetry))];
    }

    const Strings& strings_;
    const Grid& grid_;
    std::array<std::int16_t, max_boxes> coin_of_{};
};

} // namespace

ZobristKeys::ZobristKeys(const Strings& strings, const Grid& grid) : keys_(at(strings.string_count())) {
    Random random(0x5354524e47); // any fixed number
    for (std::size_t string = 0; string < keys_.size(); ++string)
        keys_[string][0] = keys_.size() > 64 ? random.below(UINT64_MAX) : std::uint64_t{1} << string;
    const Mirror mirror(strings, grid);
    for (int symmetry = 1; symmetry < symmetry_count(grid); ++symmetry) {
        std::vector<int> images;
        for (int string = 0; string < strings.string_count(); ++string) {
            const auto image = mirror.image(string, symmetry);
            if (!image) break;
            images.push_back(*image);
        }
        if (images.size() < keys_.size()) continue;
        for (std::size_t string = 0; string < keys_.size(); ++string)
            keys_[string][symmetries_] = keys_[at(images[string])][0];
        ++symmetries_;
    }
}

} // namespace zugzwang::boxes
