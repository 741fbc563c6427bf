// The clocks of a game: what each side has used, and where its time is limited what it has left.
#pragma once

#include <optional>
#include <span>

#include "zugzwang/ai/game_clocks.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// The time of one clock at the start of a turn, after the moves that were played.
[[nodiscard]] Seconds left_after(std::span<const MoveEntry> moves, Side side, const ClockLimit& limit);

/// As players are told of it: at least 1 ms.
[[nodiscard]] ClockReading reading_of(Seconds left, const ClockLimit& limit);

/// Little is left: a tenth of the game's time, but at least 10 and at most 30 seconds.
[[nodiscard]] bool is_low(Seconds left, const ClockLimit& limit);

/// Main thread.
class Clocks {
  public:
    Clocks() = default;
    explicit Clocks(const BySide<std::optional<ClockLimit>>& limits) : limits_(limits) {}

    /// Somebody's time is limited.
    [[nodiscard]] bool are_limited() const { return limits_[Side::first] || limits_[Side::second]; }
    [[nodiscard]] const std::optional<ClockLimit>& limit(Side side) const { return limits_[side]; }

    /// A turn begins after these moves. A clock stands as it stood there: what took moves back gives back their time.
    void begin_turn(std::span<const MoveEntry> moves);
    /// The side to move thinks for so long.
    void run(Side side, Seconds step);
    /// Goes on where others stood: seconds used, and those spent on the move to come.
    void go_on(const BySide<Seconds>& used, Seconds spent);

    /// In the whole game, for moves that were taken back too.
    [[nodiscard]] Seconds used(Side side) const { return used_[side]; }
    /// On the move to come.
    [[nodiscard]] Seconds spent() const { return spent_; }
    /// At least 0; empty without a limit.
    [[nodiscard]] std::optional<Seconds> left(Side side, Side to_move) const;

  private:
    BySide<std::optional<ClockLimit>> limits_;
    BySide<Seconds> used_, at_begin_; ///< What each has left when the turn begins.
    Seconds spent_{0};
};

} // namespace zugzwang
