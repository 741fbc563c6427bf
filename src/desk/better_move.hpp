// What could have been played in place of a move of a game that is looked at: how play would have gone on, step by
// step, and a person who looks for a better move.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Main thread.
class BetterLine {
  public:
    /// `session` has played the line to its end, which began after `first` moves; at least one move.
    BetterLine(std::shared_ptr<Session> session, std::size_t first) : session_(std::move(session)), first_(first) {
        go_to(1);
    }

    [[nodiscard]] const std::shared_ptr<Session>& session() const { return session_; }
    [[nodiscard]] std::size_t length() const { return session_->news().moves.size() - first_; }
    /// So many of its moves have been played.
    [[nodiscard]] std::size_t step() const { return step_; }
    /// As near to that step as there is one.
    void go_to(std::int64_t step) {
        step_ = static_cast<std::size_t>(std::clamp<std::int64_t>(step, 0, static_cast<std::int64_t>(length())));
        session_->show({.ply = first_ + step_});
    }
    /// As the rules write them.
    [[nodiscard]] std::vector<std::string> texts() const {
        std::vector<std::string> texts;
        for (std::size_t ply = first_; ply < session_->news().moves.size(); ++ply)
            texts.push_back(session_->news().moves[ply].text);
        return texts;
    }
    /// The move that was played last, as a person reads it; empty before the first.
    [[nodiscard]] std::string move() const {
        return step_ == 0 ? std::string() : session_->news().moves[first_ + step_ - 1].words;
    }

  private:
    std::shared_ptr<Session> session_;
    std::size_t first_;
    std::size_t step_ = 0;
};

/// Main thread.
class Trial {
  public:
    enum class State : std::uint8_t {
        choosing, ///< The person is to move.
        judging,  ///< What the move is worth is being found out.
        kept,
        failed, ///< Shown for a moment; then another move can be tried.
    };

    /// `session` stands at the position, which is worth `before`; a move keeps that where it falls by less than
    /// 3 % of the expected result, and where it is proven not at all. `time` to find out what it falls to, more than 0.
    Trial(std::shared_ptr<Session> session, PositionValue before, std::chrono::milliseconds time);

    /// True when there is news.
    bool update(Seconds step);
    [[nodiscard]] const std::shared_ptr<Session>& session() const { return session_; }
    [[nodiscard]] State state() const { return state_; }
    /// The last move that was tried, as a person reads it; empty before the first.
    [[nodiscard]] const std::string& tried() const { return tried_; }
    /// What that move was worth to the side that made it, and why, as far as that is known.
    [[nodiscard]] std::optional<double> share() const { return share_; }
    [[nodiscard]] const std::string& why() const { return why_; }
    /// It failed, and another one may be tried.
    [[nodiscard]] bool has_failed() const { return failed_; }

  private:
    void judge_move();
    void decide(bool keeps);
    /// Whether a position that is worth so much is as good as the one before.
    [[nodiscard]] bool keeps(const PositionValue& after) const;

    std::shared_ptr<Session> session_;
    PositionValue before_;
    std::chrono::milliseconds time_;
    Side side_;
    std::size_t ply_;
    State state_ = State::choosing;
    bool failed_ = false;
    std::string tried_, why_;
    std::optional<double> share_;
    Seconds shown_{0}; ///< Since it failed.
};

} // namespace zugzwang
