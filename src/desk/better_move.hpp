// A person who looks for a better move than one of a game that is looked at.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "zugzwang/play/session.hpp"

namespace zugzwang {

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
    [[nodiscard]] const std::string& why() const { return why_.why; }
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
    std::string tried_;
    LineWords why_;
    std::optional<double> share_;
    Seconds shown_{0}; ///< Since it failed.
};

} // namespace zugzwang
