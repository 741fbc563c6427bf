// The referee: a start position and the moves played from it, with undo and redo. The only way to change a game.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

template <Rules R>
class Match {
  public:
    using State = typename R::State;
    using Move = typename R::Move;

    explicit Match(State start) { states_.push_back(std::move(start)); }

    [[nodiscard]] const State& start() const noexcept { return states_.front(); }
    [[nodiscard]] const State& state() const noexcept { return states_[played_]; }
    /// The position before the last move; the start position itself when nothing was played.
    [[nodiscard]] const State& before() const noexcept { return states_[played_ == 0 ? 0 : played_ - 1]; }
    /// The position after the first `count` moves of the line, 0 ≤ count ≤ line().size().
    [[nodiscard]] const State& state_after(std::size_t count) const {
        assert(count < states_.size());
        return states_[count];
    }
    /// The moves played, oldest first, without those taken back.
    [[nodiscard]] std::span<const Move> moves() const noexcept { return {moves_.data(), played_}; }
    /// The moves played, then those that redo would play.
    [[nodiscard]] std::span<const Move> line() const noexcept { return moves_; }
    [[nodiscard]] std::optional<Move> last_move() const {
        return played_ == 0 ? std::nullopt : std::optional<Move>(moves_[played_ - 1]);
    }
    [[nodiscard]] std::optional<Outcome> outcome() const { return R::outcome(state()); }

    /// Plays a legal move and forgets what could be redone; an illegal one changes nothing and answers false.
    [[nodiscard]] bool play(const Move& move) {
        if (!R::is_legal(state(), move)) return false;
        auto next = R::after(state(), move);
        moves_.resize(played_);
        states_.resize(played_ + 1, next); // the value is not used: this only shrinks
        moves_.push_back(move);
        states_.push_back(std::move(next));
        ++played_;
        return true;
    }

    [[nodiscard]] bool can_undo() const noexcept { return played_ > 0; }
    [[nodiscard]] bool can_redo() const noexcept { return played_ < moves_.size(); }
    /// Takes the last move back; false when there is none.
    bool undo() noexcept { return can_undo() && (--played_, true); }
    /// Plays again what undo took back; false when there is nothing.
    bool redo() noexcept { return can_redo() && (++played_, true); }
    /// Back or forward to that many moves, or all that there are.
    void go_to(std::size_t moves) noexcept { played_ = std::min(moves, moves_.size()); }

  private:
    std::vector<State> states_; ///< One more than moves_; states_[i] is the position before moves_[i].
    std::vector<Move> moves_;   ///< Played moves, then those that redo would play.
    std::size_t played_ = 0;
};

} // namespace zugzwang
