// A rule as a small moving board: what is played for it, from the game's guide, again whenever it is asked for.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "desk/context.hpp"

namespace zugzwang {

/// Main thread.
class RuleBoard {
  public:
    /// At the position; the first of the moves is lit, the others answer it.
    RuleBoard(SceneContext& context, const Game& game, std::string position, std::vector<std::string> moves);

    void play();
    [[nodiscard]] bool is_playing() const { return playing_; }
    void update(Seconds step);
    void suspend();
    /// What it stands for is another thing after every play; null where the game refuses the position.
    [[nodiscard]] const std::shared_ptr<Session>& session() const { return session_; }

  private:
    void begin();

    SceneContext* context_;
    const Game* game_;
    std::string position_;
    std::vector<std::string> moves_;
    std::shared_ptr<Session> session_;
    bool playing_ = false;
    Seconds rest_{0}; ///< Since something moved.
};

/// One for each step of the game's guide.
[[nodiscard]] std::vector<RuleBoard> rule_boards(SceneContext& context, const Game& game);

} // namespace zugzwang
