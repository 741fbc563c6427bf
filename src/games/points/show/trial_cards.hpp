// The lines that `zones` tried, one card each: the last ones in a row, with arrows to those before.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::points {

struct TrialCard {
    std::string line{}, leaves{}, verdict{};
    std::vector<std::string> heading{}; ///< Over all cards while this is the last one: longest words first.
    std::string place{};                ///< "5 of 28"
    bool good = false;
};

class TrialCards {
  public:
    explicit TrialCards(std::vector<TrialCard> cards) : cards_(std::move(cards)) {}

    void place(Rect area, const Canvas& canvas);
    struct Hit {
        std::optional<std::size_t> card{};
        int turn = 0; ///< An arrow: to the cards before (-1) or after (1).
    };
    /// Of the first `tried` cards, at least one.
    [[nodiscard]] Hit hit(Vec at, std::size_t tried) const;
    void turn_by(int cards, std::size_t tried);
    void turn_back() { turned_ = 0; }
    /// `lit`: the card that is pointed at; `chosen`: the last one is the move.
    void draw(std::size_t tried, std::optional<std::size_t> lit, Canvas& canvas) const;

  private:
    [[nodiscard]] std::size_t first_card(std::size_t tried) const;
    [[nodiscard]] Rect card(std::size_t place) const;
    [[nodiscard]] Rect arrow(int way) const;
    void draw_card(const TrialCard& trial, Rect area, bool now, bool lit, Canvas& canvas) const;

    std::vector<TrialCard> cards_;
    Rect area_{}, inside_{};
    float gap_ = 0, arrow_width_ = 0;
    std::size_t seen_ = 1;
    int turned_ = 0; ///< So many cards back.
};

} // namespace zugzwang::points
