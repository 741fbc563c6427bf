#include "games/boxes/think/strings.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

#include "zugzwang/ai/random.hpp"

namespace zugzwang::boxes {
namespace {

/// Where a dot goes in one of the eight symmetries of a square, the first four of which every rectangle has.
Dot mirrored(const Grid& grid, Dot dot, int symmetry) {
    if ((symmetry & 1) != 0) dot.x = grid.columns - dot.x;
    if ((symmetry & 2) != 0) dot.y = grid.rows - dot.y;
    if ((symmetry & 4) != 0) std::swap(dot.x, dot.y);
    return dot;
}

int mirrored_box(const Grid& grid, int box, int symmetry) {
    const Dot low{box % grid.columns, box / grid.columns};
    const Dot a = mirrored(grid, low, symmetry);
    const Dot b = mirrored(grid, {low.x + 1, low.y + 1}, symmetry);
    return grid.box_index(std::min(a.x, b.x), std::min(a.y, b.y));
}

} // namespace

Strings::Strings(const Rules::State& state) {
    box_of_.reserve(static_cast<std::size_t>(state.grid.boxes()));
    tie(state);
    strings_left_ = string_count();
    coins_left_ = coin_count();
    cut_.assign(ends_.size(), 0);
    name_strings(state.grid);
}

void Strings::tie(const Rules::State& state) {
    const Grid& grid = state.grid;
    std::array<std::int16_t, max_boxes> coin_of{};
    for (int box = 0; box < grid.boxes(); ++box) {
        coin_of[at(box)] = static_cast<std::int16_t>(box_of_.size());
        if (sides_drawn(state, box) < 4) box_of_.push_back(static_cast<std::int16_t>(box));
    }
    degree_.assign(box_of_.size(), 0);
    around_.assign(box_of_.size(), {});
    around_count_.assign(box_of_.size(), 0);
    string_of_.assign(at(grid.edges()), -1);
    for (int edge = 0; edge < grid.edges(); ++edge) {
        if (state.drawn[at(edge)]) continue;
        const auto string = static_cast<std::int16_t>(ends_.size());
        string_of_[at(edge)] = string;
        edge_of_.push_back(static_cast<std::int16_t>(edge));
        std::array<std::int16_t, 2> pair{ground, ground};
        std::size_t end = 0;
        for (const int box : grid.boxes_beside(edge)) {
            const std::size_t coin = at(coin_of[at(box)]);
            pair[end++] = static_cast<std::int16_t>(coin);
            around_[coin][around_count_[coin]++] = string;
            ++degree_[coin];
        }
        ends_.push_back(pair);
    }
}

/// Every symmetry of the grid that maps the strings onto themselves gets a set of names. Strings from one coin to the
/// ground are worth the same, so the search only ever cuts the lowest; a symmetry therefore maps them in their order.
void Strings::name_strings(const Grid& grid) {
    names_.assign(ends_.size(), {});
    Random random(0x5354524e47); // any fixed number
    for (std::size_t string = 0; string < names_.size(); ++string) {
        names_[string][0] = names_.size() > 64 ? random.below(UINT64_MAX) : std::uint64_t{1} << string;
    }
    std::array<std::int16_t, max_boxes> coin_of{};
    coin_of.fill(-1);
    for (std::size_t coin = 0; coin < box_of_.size(); ++coin)
        coin_of[at(box_of_[coin])] = static_cast<std::int16_t>(coin);

    const auto image = [&](int string, int symmetry) -> std::optional<int> {
        const auto mapped = [&](int coin) -> int {
            return coin == ground ? ground : coin_of[at(mirrored_box(grid, box_of(coin), symmetry))];
        };
        const auto& pair = ends(string);
        const int from = mapped(pair[0]);
        const int to = mapped(pair[1]);
        if (from < 0 || (pair[1] != ground && to < 0)) return std::nullopt;
        const auto matches = [&](int found, int coin, int end) { return other_end(found, coin) == end; };
        const auto place = std::ranges::count_if(
            strings_of(pair[0]), [&](int beside) { return beside < string && matches(beside, pair[0], pair[1]); });
        auto skip = place;
        for (const int found : strings_of(from)) {
            if (matches(found, from, to) && skip-- == 0) return found;
        }
        return std::nullopt;
    };
    for (int symmetry = 1; symmetry < (grid.rows == grid.columns ? 8 : 4); ++symmetry) {
        bool whole = true;
        for (int string = 0; string < string_count() && whole; ++string) {
            const auto found = image(string, symmetry);
            whole = found.has_value();
            if (whole) names_[at(string)][at(symmetries_)] = names_[at(*found)][0];
        }
        if (whole) ++symmetries_;
    }
    for (int string = 0; string < string_count(); ++string)
        toggle(string);
}

void Strings::toggle(int string) {
    const auto& names = names_[at(string)];
    for (std::size_t symmetry = 0; symmetry < at(symmetries_); ++symmetry)
        keys_[symmetry] ^= names[symmetry];
}

int Strings::any_string_of(int coin) const {
    for (const int string : strings_of(coin)) {
        if (!is_cut(string)) return string;
    }
    assert(false);
    return -1;
}

bool Strings::has_lower_twin(int string) const {
    const auto& pair = ends(string);
    if (pair[1] != ground) return false;
    for (const int beside : strings_of(pair[0])) {
        if (beside >= string) return false;
        if (!is_cut(beside) && ends(beside)[1] == ground) return true;
    }
    return false;
}

int Strings::cut(int string) {
    assert(!is_cut(string));
    cut_[at(string)] = 1;
    --strings_left_;
    toggle(string);
    int taken = 0;
    for (const int coin : ends(string)) {
        if (coin != ground && --degree_[at(coin)] == 0) ++taken;
    }
    coins_left_ -= taken;
    return taken;
}

void Strings::mend(int string) {
    assert(is_cut(string));
    cut_[at(string)] = 0;
    ++strings_left_;
    toggle(string);
    for (const int coin : ends(string)) {
        if (coin != ground && degree_[at(coin)]++ == 0) ++coins_left_;
    }
}

std::uint64_t Strings::key() const { return *std::min_element(keys_.begin(), keys_.begin() + symmetries_); }

std::uint64_t Strings::key_without(int string) const {
    const auto& names = names_[at(string)];
    std::uint64_t lowest = UINT64_MAX;
    for (std::size_t symmetry = 0; symmetry < at(symmetries_); ++symmetry)
        lowest = std::min(lowest, keys_[symmetry] ^ names[symmetry]);
    return lowest;
}

} // namespace zugzwang::boxes
