// The line of a game: the moves that were played and those that redo would play, with all that is known of each.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "zugzwang/play/session_game.hpp"

namespace zugzwang {

class GameLine {
  public:
    explicit GameLine(Standing start) : standings_{start} {}

    /// So many moves lead to the present.
    [[nodiscard]] std::size_t ply() const { return ply_; }
    /// Those that redo would play included.
    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    [[nodiscard]] std::span<const MoveEntry> played() const { return std::span(moves_).first(ply_); }
    /// The next one first.
    [[nodiscard]] std::span<const MoveEntry> taken_back() const { return std::span(moves_).subspan(ply_); }
    [[nodiscard]] const Standing& at(std::size_t ply) const { return standings_[ply]; }
    [[nodiscard]] const Standing& now() const { return at(ply_); }

    /// In the present; what redo would have played goes.
    void add(MoveEntry move, Standing after) {
        moves_.resize(ply_);
        standings_.resize(ply_ + 1);
        moves_.push_back(std::move(move));
        standings_.push_back(after);
        ++ply_;
    }
    /// Requires a ply of the line.
    void go_to(std::size_t ply) {
        assert(ply <= size());
        ply_ = ply;
    }
    /// The words of every move are those of these labels from now on.
    void reword(const SessionGame& game, Labels labels) {
        for (std::size_t index = 0; index < moves_.size(); ++index)
            moves_[index].words = game.move_words(index + 1, labels);
    }

  private:
    std::vector<MoveEntry> moves_;
    std::vector<Standing> standings_; ///< One more than moves_; standings_[i] is that before moves_[i].
    std::size_t ply_ = 0;
};

} // namespace zugzwang
