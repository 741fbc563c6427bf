// What the computer that thinks expects, played on a small board beside the game: its own move, the answer, and so on,
// again and again. Of one that tells nothing it is the best play, where that is known.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "desk/context.hpp"

namespace zugzwang {

/// Main thread.
class Expectation {
  public:
    Expectation(SceneContext& context, const Game& game) : context_(&context), game_(&game) {}

    void place(Rect area);
    /// Called after every step of that session. Makes a board of its own when first there is something to show.
    void follow(const Session& session, Seconds step);
    void suspend();
    /// Another game is on the board.
    void forget();
    /// Nothing is expected that the game has not gone past.
    [[nodiscard]] bool is_empty() const { return line_.size() <= played_; }
    /// It is the line of the computer that thinks.
    [[nodiscard]] bool is_told() const { return is_told_; }
    void draw(Canvas& canvas) const;

    /// How best play goes on from the present position, as far as it is known.
    [[nodiscard]] static std::span<const std::string> best_line(const SessionNews& news);

  private:
    [[nodiscard]] bool note_line(const SessionNews& news);
    [[nodiscard]] bool start(const Session& session);
    [[nodiscard]] std::size_t shown() const { return board_->news().moves.size(); }
    void go_back_to(std::size_t moves);
    void catch_up();
    void play_on(Seconds step);

    SceneContext* context_;
    const Game* game_;
    std::unique_ptr<Session> board_; ///< Nobody sits there; null before it is needed, and where it was refused.
    std::vector<std::string> line_;  ///< The game's moves and those that are expected after them.
    std::size_t played_ = 0;         ///< So many are the game's.
    bool is_told_ = false;
    std::uint64_t revision_ = 0; ///< Of the news that were followed.
    Seconds rest_{0};            ///< Until the next move.
    Rect area_{};
};

} // namespace zugzwang
