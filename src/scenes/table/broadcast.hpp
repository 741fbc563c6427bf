// What makes a game between two computers worth watching: the curve of what they expect with captions on it, the line
// that the thinking one has in mind, and the way to the next turning point.
#pragma once

#include <optional>

#include "desk/championship.hpp"
#include "desk/commentator.hpp"
#include "desk/context.hpp"
#include "desk/told_values.hpp"
#include "scenes/table/expectation.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

/// Main thread.
class Broadcast {
  public:
    /// A caption can be read for so long before another one takes its place, but for a skip.
    static constexpr Seconds read_in{3};

    Broadcast(SceneContext& context, const Game& game) : context_(context), game_(game), expectation_(context, game) {}

    /// Before the first step; without it nothing is told of earlier games.
    void set_score(const BroadcastScore& score) { score_ = score; }
    /// Called after every step of that session's scene; what is expected is played only while it `is_shown`.
    void follow(Session& session, Seconds step, bool is_shown);
    void suspend();
    /// Another game is on the board.
    void forget();

    /// Lets the players run ahead to what is worth a caption next, or to the end.
    void run_ahead(Session& session);
    [[nodiscard]] bool is_running_ahead() const { return was_paused_.has_value(); }
    /// Where it is: as if it had arrived.
    void stop_running(Session& session);

    /// Somebody knows what comes next; until then there is nothing to be seen in that panel.
    [[nodiscard]] bool has_expectation() const { return has_expectation_; }
    [[nodiscard]] const std::optional<Caption>& caption() const { return caption_; }
    [[nodiscard]] const ToldValues& values() const { return values_; }
    /// What each of them thinks, with the caption.
    [[nodiscard]] ui::Node curve_panel(const SessionNews& news) const;
    /// The same for a column beside the board.
    [[nodiscard]] ui::Node narrow_curve_panel(const SessionNews& news) const;
    [[nodiscard]] ui::Node expected_panel(const SessionNews& news);

  private:
    [[nodiscard]] Sight sight(const SessionNews& news) const;
    void ask_value(Session& session);
    void tell(const Caption& caption, Session& session);
    void follow_caption(Seconds step, bool paused);
    void hurry(Session& session) const;
    /// On one line, or on as many as it takes.
    [[nodiscard]] ui::Node caption_line() const;
    [[nodiscard]] ui::Node plot() const;
    [[nodiscard]] ui::Node score() const;
    [[nodiscard]] ui::Node player(Side side, const SessionNews& news) const;

    SceneContext& context_;
    const Game& game_;
    Expectation expectation_;
    ToldValues values_;
    Commentator commentator_;
    BroadcastScore score_;
    std::optional<Caption> caption_, waiting_;
    Seconds shown_for_{0};
    std::optional<bool> was_paused_; ///< Before the players ran ahead, as long as they do.
    bool begun_ = false, has_expectation_ = false;
    std::optional<std::size_t> asked_; ///< The newest position whose value was asked for.
};

/// What the value of a position that nobody tells may cost, at the table of that session.
[[nodiscard]] Budget quick_look(const Session& session);

} // namespace zugzwang
