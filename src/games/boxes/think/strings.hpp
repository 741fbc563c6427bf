// Boxes as its dual, Strings and Coins (Berlekamp, Conway, Guy: Winning Ways, 1982, chapter 16): an open box is a coin,
// an undrawn line a string that ties it to its neighbour or, at the border, to the ground. Drawing a line cuts a
// string; a coin without strings is taken. Cutting a string and undoing the cut cost a few memory accesses.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes {

/// The end of a string that is tied to no coin.
inline constexpr int ground = -1;

class Strings {
  public:
    /// Numbers open boxes and undrawn lines in the order of the grid.
    explicit Strings(const Rules::State& state);

    /// At the start, before any cut: strings are 0 … string_count()-1, coins 0 … coin_count()-1.
    [[nodiscard]] int string_count() const { return static_cast<int>(ends_.size()); }
    [[nodiscard]] int coin_count() const { return static_cast<int>(degree_.size()); }
    [[nodiscard]] int strings_left() const { return strings_left_; }
    [[nodiscard]] int coins_left() const { return coins_left_; }

    [[nodiscard]] bool is_cut(int string) const { return cut_[at(string)]; }
    /// Two coins, or a coin and the ground.
    [[nodiscard]] const std::array<std::int16_t, 2>& ends(int string) const { return ends_[at(string)]; }
    [[nodiscard]] int other_end(int string, int coin) const {
        const auto& pair = ends(string);
        return pair[0] == coin ? pair[1] : pair[0];
    }
    /// How many strings still hold the coin; 0 when it is taken.
    [[nodiscard]] int degree(int coin) const { return degree_[at(coin)]; }
    /// All strings that held the coin at the start, cut ones included.
    [[nodiscard]] std::span<const std::int16_t> strings_of(int coin) const {
        return {around_[at(coin)].data(), around_count_[at(coin)]};
    }
    /// The lowest string that still holds the coin; requires degree ≥ 1.
    [[nodiscard]] int any_string_of(int coin) const;
    /// Strings that tie the same coin to the ground are twins, worth the same: the lowest one left. A string without a
    /// twin itself.
    [[nodiscard]] int lowest_twin(int string) const;
    [[nodiscard]] bool has_lower_twin(int string) const { return lowest_twin(string) != string; }

    /// Cuts a string and returns how many coins (0 to 2) that took.
    int cut(int string);
    /// Cuts are undone in the opposite order.
    void undo_cut(int string);

    [[nodiscard]] int edge_of(int string) const { return edge_of_[at(string)]; }
    [[nodiscard]] int box_of(int coin) const { return box_of_[at(coin)]; }
    /// The string of a line; requires that the line was undrawn at the start.
    [[nodiscard]] int string_of(int edge) const { return string_of_[at(edge)]; }

  private:
    [[nodiscard]] static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void tie(const Rules::State& state);

    std::vector<std::array<std::int16_t, 2>> ends_;
    std::vector<std::uint8_t> cut_;
    std::vector<std::uint8_t> degree_;
    std::vector<std::array<std::int16_t, 4>> around_;
    std::vector<std::uint8_t> around_count_;
    std::vector<std::int16_t> edge_of_, box_of_, string_of_;
    int strings_left_ = 0, coins_left_ = 0;
};

} // namespace zugzwang::boxes
