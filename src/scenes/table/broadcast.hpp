// What makes a game between two computers worth watching: the curve of what they expect with captions on it, the line
// that the thinking one has in mind, and the way to the next turning point.
#pragma once

#include <optional>

#include "desk/broadcast_score.hpp"
#include "desk/commentator.hpp"
#include "desk/context.hpp"
#include "desk/told_values.hpp"
#include "scenes/table/expectation.hpp"

namespace zugzwang {

/// Where the small board lies in its panel.
[[nodiscard]] Rect expected_board(Rect panel, float scale);

/// Main thread.
class Broadcast {
  public:
    /// A caption can be read for so long before another one takes its place, but for a skip.
    static constexpr Seconds read_in{3};

    Broadcast(SceneContext& context, const Game& game) : context_(context), game_(game), expectation_(context, game) {}

    /// Before the first step; without it nothing is told of earlier games.
    void set_score(const BroadcastScore& score) { score_ = score; }
    /// The panels of both, in pixels, and those of a unit; what is empty is not shown.
    void place(std::optional<Rect> curve, std::optional<Rect> expected, float scale);
    /// Called after every step of that session's scene. True when it tells something else.
    bool follow(Session& session, Seconds step);
    void suspend();
    /// Another game is on the board.
    void forget();

    /// Lets the players run ahead to what is worth a caption next, or to the end.
    void run_ahead(Session& session);
    [[nodiscard]] bool is_running_ahead() const { return resume_.has_value(); }
    /// Where it is: as if it had arrived.
    void stop_running(Session& session);

    /// Somebody knows what comes next; until then there is nothing to be seen in that panel.
    [[nodiscard]] bool has_expectation() const { return has_expectation_; }
    [[nodiscard]] const std::optional<Caption>& caption() const { return caption_; }
    [[nodiscard]] const ToldValues& values() const { return values_; }
    void draw(const Session& session, Canvas& canvas) const;

  private:
    /// How things were before the players ran ahead.
    struct Resume {
        bool paused = false;
    };

    [[nodiscard]] Sight sight(const SessionNews& news) const;
    void ask_value(Session& session);
    void tell(const Caption& caption, Session& session);
    bool follow_caption(Seconds step, bool paused);
    void hurry(Session& session) const;
    void draw_curve(const SessionNews& news, Canvas& canvas) const;
    void draw_caption(Rect line, Canvas& canvas) const;
    void draw_score(Rect line, Canvas& canvas) const;
    void draw_player(Side side, const SessionNews& news, Rect line, Canvas& canvas) const;
    void draw_expected(const SessionNews& news, Canvas& canvas) const;

    SceneContext& context_;
    const Game& game_;
    Expectation expectation_;
    ToldValues values_;
    Commentator commentator_;
    BroadcastScore score_;
    std::optional<Caption> caption_, waiting_;
    Seconds shown_for_{0};
    std::optional<Resume> resume_;
    std::optional<Rect> curve_, expected_;
    bool begun_ = false, has_expectation_ = false;
    std::optional<std::size_t> asked_; ///< The newest position whose value was asked for.
};

} // namespace zugzwang
