#include "games/boxes/think/strings.hpp"

#include <cassert>

namespace zugzwang::boxes {

Strings::Strings(const Rules::State& state) {
    box_of_.reserve(static_cast<std::size_t>(state.grid.boxes()));
    tie(state);
    strings_left_ = string_count();
    coins_left_ = coin_count();
    cut_.assign(ends_.size(), 0);
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

int Strings::any_string_of(int coin) const {
    for (const int string : strings_of(coin)) {
        if (!is_cut(string)) return string;
    }
    assert(false);
    return -1;
}

int Strings::lowest_twin(int string) const {
    const auto& pair = ends(string);
    if (pair[1] != ground) return string;
    for (const int beside : strings_of(pair[0])) {
        if (beside >= string) break;
        if (!is_cut(beside) && ends(beside)[1] == ground) return beside;
    }
    return string;
}

int Strings::cut(int string) {
    assert(!is_cut(string));
    cut_[at(string)] = 1;
    --strings_left_;
    int taken = 0;
    for (const int coin : ends(string)) {
        if (coin != ground && --degree_[at(coin)] == 0) ++taken;
    }
    coins_left_ -= taken;
    return taken;
}

void Strings::undo_cut(int string) {
    assert(is_cut(string));
    cut_[at(string)] = 0;
    ++strings_left_;
    for (const int coin : ends(string)) {
        if (coin != ground && degree_[at(coin)]++ == 0) ++coins_left_;
    }
}

} // namespace zugzwang::boxes
