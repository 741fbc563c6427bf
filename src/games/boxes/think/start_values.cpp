#include "games/boxes/think/start_values.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace zugzwang::boxes {
namespace {

struct StartValue {
    Rules::Setup setup;
    int value = 0;
};

constexpr auto border = Start::border;
constexpr auto empty = Start::empty;

/// From `zugzwang solve boxes`; boards with no more rows than columns. The last of each kind take a table of 4 GiB.
constexpr StartValue start_values[] = {
    {{1, 2, border}, 2},  {{1, 3, border}, 3},  {{1, 4, border}, 4},  {{1, 5, border}, 5}, {{1, 6, border}, 6},
    {{2, 2, border}, -4}, {{2, 3, border}, 6},  {{2, 4, border}, 0},  {{2, 5, border}, 2}, {{2, 6, border}, -4},
    {{2, 7, border}, 4},  {{2, 8, border}, 0},  {{3, 3, border}, 7},  {{3, 4, border}, 4}, {{3, 5, border}, 5},
    {{3, 6, border}, 4},  {{3, 7, border}, 1},  {{3, 9, border}, -1}, {{4, 4, border}, 0}, {{4, 5, border}, 0},
    {{4, 6, border}, 2},  {{5, 5, border}, -3}, {{5, 6, border}, -4}, {{2, 2, empty}, 2},  {{2, 3, empty}, -2},
    {{2, 4, empty}, 2},   {{2, 5, empty}, -2},  {{3, 3, empty}, -3},  {{3, 4, empty}, 0},  {{4, 4, empty}, 0},
};

} // namespace

std::optional<int> start_value(const Rules::Setup& setup) {
    Rules::Setup broad = setup;
    if (broad.rows > broad.columns) std::swap(broad.rows, broad.columns);
    const auto* entry = std::ranges::find(start_values, broad, &StartValue::setup);
    if (entry == std::end(start_values)) return std::nullopt;
    return entry->value;
}

} // namespace zugzwang::boxes
