// Who tells an onlooker what happens in a game, one short sentence at a time. Pure: news in, caption out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "zugzwang/rules/side.hpp"

namespace zugzwang {

struct Caption {
    /// The more important the later.
    enum class Kind : std::uint8_t { lead, remark, proven, over };

    Kind kind = Kind::lead;
    std::optional<Side> side{}; ///< Of whom it tells; none of a draw.
    std::string words{};        ///< Translated.
    std::size_t ply = 0;        ///< It was seen after so many moves.

    friend bool operator==(const Caption&, const Caption&) = default;
};

/// What there is to be seen of a game.
struct Sight {
    std::size_t moves = 0;
    std::optional<double> first_share{}; ///< Of the present position, 0 to 1.
    bool proven = false;                 ///< The share is: 0, 0.5 or 1.
    std::string remark{};                ///< On the last move; see MoveEntry::remark.
    Side mover = Side::first;            ///< Who played the last move.
    std::optional<Outcome> outcome{};
    std::string outcome_words{}; ///< "Champion wins by 6 boxes", once it is over.
};

class Commentator {
  public:
    /// Somebody is ahead who expects at least so much, and falls behind below the rest of it.
    static constexpr double ahead = 0.6;

    /// What the players are called, translated.
    explicit Commentator(BySide<std::string> names = {}) : names_(std::move(names)) {}

    /// The most important of what is new since the last call. Of moves that were taken back it will tell again.
    [[nodiscard]] std::optional<Caption> see(const Sight& sight);

  private:
    /// Who leads or has won; `none` until somebody does.
    enum class Standing : std::uint8_t { none, first, second, draw };

    [[nodiscard]] static Standing standing(const Sight& sight);
    [[nodiscard]] std::optional<Caption> proof(const Sight& sight);
    [[nodiscard]] std::optional<Caption> lead(const Sight& sight);
    /// Of somebody who leads or has won.
    [[nodiscard]] static Side side_of(Standing of) { return of == Standing::second ? Side::second : Side::first; }

    BySide<std::string> names_;
    std::size_t remarked_ = 0; ///< The moves up to this one are told of.
    std::size_t proven_at_ = 0, led_at_ = 0;
    Standing leader_ = Standing::none, proven_ = Standing::none;
    bool over_ = false;
};

} // namespace zugzwang
