// Reads a game that was played: asks what each of its positions is worth, last first, and says what each move cost.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "desk/context.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/review.hpp"

namespace zugzwang {

/// A session in which people look at a game: nobody else plays on in it, and no program outside is started. Of the
/// record it has what was played, not what was taken back. Or why the rules refuse it.
[[nodiscard]] Result<std::shared_ptr<Session>> session_to_look_at(SceneContext& context, const Game& game,
                                                                  GameRecord record);

/// What a position was read in before that was a choice.
inline constexpr std::chrono::milliseconds usual_reading_time{500};

/// Main thread only; the thinking is the session's, on a worker.
class GameReader {
  public:
    /// Of a session that shows a whole game; what its values tell is known already. `points` as in review_of.
    GameReader(std::shared_ptr<Session> session, Budget for_each, std::int64_t points);

    /// From now on; what is known stays until there is better. A value that is not exact and was found in less time is
    /// asked for again; one of which no time is known has had usual_reading_time.
    void set_budget(Budget budget);
    /// Takes what has come and asks for the next position; true when more is known.
    bool update();

    [[nodiscard]] const Review& review() const { return review_; }
    /// By ply, one more than there are moves; empty where nothing is known yet.
    [[nodiscard]] const std::vector<std::optional<PositionValue>>& values() const { return values_; }
    [[nodiscard]] std::size_t moves() const { return values_.size() - 1; }
    /// So many of the moves have their position before them judged, as well as is asked for.
    [[nodiscard]] std::size_t read() const;
    [[nodiscard]] bool complete() const { return !next_; }
    /// The first side's expected result, by ply.
    [[nodiscard]] std::vector<std::optional<double>> shares() const;

  private:
    void judge();
    [[nodiscard]] bool is_enough(const std::optional<PositionValue>& value) const;

    std::shared_ptr<Session> session_;
    Budget budget_;
    std::int64_t points_;
    std::uint64_t revision_ = 0;
    std::vector<std::optional<PositionValue>> values_;
    Review review_;
    std::optional<std::size_t> next_;  ///< The last ply that is not known well enough.
    std::optional<std::size_t> asked_; ///< For this one the session was asked.
};

} // namespace zugzwang
