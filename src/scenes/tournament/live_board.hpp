// The board of a game that is played elsewhere: it follows move by move, as far as it is told.
#pragma once

#include <memory>
#include <optional>

#include "desk/context.hpp"
#include "tournament/contest.hpp"

namespace zugzwang {

class LiveBoard {
  public:
    /// Of a game of that tournament; both outlive it.
    LiveBoard(SceneContext& context, const tournament::TournamentPlan& plan) : context_(&context), plan_(&plan) {}

    /// Goes on with the game as it is known now, or with the next one.
    void follow(const tournament::LiveGame& live);
    /// Moves what moves, and plays what is not yet shown.
    void update(Seconds step);
    /// In large it is drawn with all that a board has; changed, it stands at the present position.
    void set_large(bool on);

    /// Null before the first game, and where it cannot be shown.
    [[nodiscard]] const std::shared_ptr<Session>& session() const { return session_; }
    /// Of the game that is shown.
    [[nodiscard]] const std::optional<tournament::LiveGame>& game() const { return live_; }

  private:
    void start(std::string position);

    SceneContext* context_;
    const tournament::TournamentPlan* plan_;
    std::optional<tournament::LiveGame> live_{};
    std::shared_ptr<Session> session_;
    std::size_t shown_ = 0; ///< Moves.
    bool large_ = false;
};

} // namespace zugzwang
