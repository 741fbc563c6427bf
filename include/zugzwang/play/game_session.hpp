// The Session of any game, written once: it joins a Match, a View and two seats, and polls the worker.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/ai/worker.hpp"
#include "zugzwang/play/advice.hpp"
#include "zugzwang/play/ending.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/refusal_notice.hpp"
#include "zugzwang/play/seats.hpp"
#include "zugzwang/play/session.hpp"
#include "zugzwang/play/thought.hpp"
#include "zugzwang/play/transition.hpp"
#include "zugzwang/rules/match.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

template <GameKit K>
class GameSession final : public Session {
  public:
    using R = typename K::Rules;
    using State = typename R::State;
    using Move = typename R::Move;
    using Insight = typename K::Insight;

    /// Or why the options, the position, a move or a player id is refused.
    [[nodiscard]] static Result<std::unique_ptr<Session>> start(const SessionConfig& config, Worker& worker) {
        auto state = start_state(config);
        if (!state) return state.refusal();
        auto seats = taken_seats<K>(config);
        if (!seats) return seats.refusal();
        std::unique_ptr<GameSession> session(new GameSession(config, worker, *std::move(state), *std::move(seats)));
        if (auto refusal = session->play_unseen(config.moves)) return *std::move(refusal);
        return std::unique_ptr<Session>(std::move(session));
    }

    void place(Rect board_area) override { view_.place(board_area, match_.state()); }

    bool update(Seconds step) override {
        bool changed = view_.advance(step, theme());
        time_ += step;
        changed |= refusal_.advance(step);
        changed |= transition_.advance(step * pace_.speed) || transition_.since_end() <= theme()[Motion::afterglow];
        if (!ending_.is_over() && !paused_) used_[static_cast<std::size_t>(to_move())] += step;
        changed |= take_advice();
        changed |= let_computer_move(step);
        return changed;
    }

    void pointer(const PointerEvent& event) override {
        if (event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::right) {
            static_cast<void>(cancel());
            return;
        }
        pointer_at_ = event.kind == PointerEvent::Kind::leave ? std::nullopt : std::optional(event.at);
        if (!waits_for_person()) return;
        react(view_.pointer(event, match_.state()));
    }

    bool key(const KeyEvent& event) override {
        if (!waits_for_person()) return false;
        const auto reaction = view_.key(event, match_.state());
        react(reaction);
        return reaction.used || reaction.move || !reaction.refusal.empty();
    }

    bool cancel() override { return waits_for_person() && view_.cancel(); }

    void draw(Canvas& canvas) const override {
        const float aside =
            pace_.reduced_motion ? 0 : std::round(canvas.px(4.0F) * refusal_.shake(theme()[Motion::shake]));
        if (aside != 0) canvas.push_group({aside, 0}, 1);
        view_.draw(frame(canvas.ahead()), canvas);
        if (aside != 0) canvas.pop_group();
    }

    [[nodiscard]] Cursor cursor() const override { return waits_for_person() ? view_.cursor() : Cursor::arrow; }

    [[nodiscard]] std::string status() const override {
        if (refusing()) return refusal_.words();
        if (ending_.is_over()) return outcome_words();
        if (paused_ && is_demo()) return tr("Demo: paused");
        if (is_demo()) return tr("Demo: {} is thinking", seats_.side_name(to_move()));
        if (!waits_for_person()) return tr("The computer is thinking");
        const auto prompt = view_.prompt(match_.state());
        return seats_.one_person() ? tr("Your move: {}", prompt) : tr("{}: {}", seats_.side_name(to_move()), prompt);
    }

    [[nodiscard]] bool refusing() const override { return refusal_.told(); }

    [[nodiscard]] SeatInfo seat(Side side) const override {
        return {.name = seats_.name(side),
                .note = seats_.note(side),
                .person = seats_.is_person(side),
                .figure = K::View::figure(match_, side),
                .used = used_[static_cast<std::size_t>(side)]};
    }

    [[nodiscard]] Side to_move() const override { return R::to_move(match_.state()); }
    [[nodiscard]] bool waits_for_person() const override { return !ending_.is_over() && seats_.is_person(to_move()); }
    [[nodiscard]] bool is_demo() const override { return seats_.no_person(); }
    [[nodiscard]] const std::vector<MoveEntry>& moves() const override { return move_texts_; }

    [[nodiscard]] std::optional<ThinkingInfo> thinking() const override { return thought_.info(seats_.side_names()); }
    [[nodiscard]] std::optional<Panel> pointer_panel() const override {
        return waits_for_person() ? view_.pointer_panel(match_.state()) : std::nullopt;
    }
    [[nodiscard]] std::optional<Panel> insight_panel() const override {
        const auto* known = advice_.insight();
        return known ? K::View::insight_panel(*known, match_.state()) : std::nullopt;
    }

    [[nodiscard]] std::optional<Outcome> outcome() const override { return ending_.outcome(); }
    [[nodiscard]] std::string outcome_words() const override { return ending_.words(seats_); }
    [[nodiscard]] std::string margin_words() const override { return ending_.margin_words(); }
    [[nodiscard]] std::string score_words() const override { return ending_.score_words(match_); }

    [[nodiscard]] bool is_animating() const override { return transition_.running(); }
    void skip_animation() override { transition_.finish(); }

    [[nodiscard]] bool can_undo() const override { return undo_target().has_value(); }
    [[nodiscard]] bool can_redo() const override { return match_.can_redo(); }

    void undo() override {
        const auto target = undo_target();
        if (!target) return;
        std::deque<Change<R>> changes;
        while (match_.moves().size() > *target) {
            changes.push_back(last_change(/*backwards=*/true));
            match_.undo();
        }
        move_texts_.resize(*target);
        thought_.forget();
        if (is_demo()) paused_ = true;
        position_changed();
        transition_.start(std::move(changes));
    }

    void redo() override {
        if (!match_.can_redo()) return;
        thought_.forget();
        std::deque<Change<R>> changes;
        do {
            const auto side = to_move();
            match_.redo();
            note_move(side);
            changes.push_back(last_change(/*backwards=*/false));
        } while (match_.can_redo() && !is_demo() && !seats_.is_person(to_move()));
        position_changed();
        transition_.start(std::move(changes));
    }

    void set_insight(bool on) override { advice_.switch_insight(on); }
    [[nodiscard]] bool insight() const override { return advice_.insight_on(); }
    void ask_hint() override {
        if (waits_for_person()) advice_.ask_hint(match_.state());
    }
    [[nodiscard]] bool hint_pending() const override { return advice_.hint_pending(); }

    void set_pace(Pace pace) override { pace_ = pace; }
    void set_paused(bool paused) override { paused_ = paused; }
    [[nodiscard]] bool paused() const override { return paused_; }
    void step() override { steps_ += paused_ && !ending_.is_over() ? 1 : 0; }

    void suspend() override {
        thought_.cancel();
        advice_.suspend();
        transition_.finish();
    }

    [[nodiscard]] const SessionConfig& config() const override { return config_; }
    [[nodiscard]] std::string position() const override { return R::to_text(match_.state()); }

  private:
    GameSession(SessionConfig config, Worker& worker, State start, Seats<R> seats)
        : config_(std::move(config)), worker_(worker), match_(std::move(start)), seats_(std::move(seats)) {}

    [[nodiscard]] static Result<State> start_state(const SessionConfig& config) {
        if (config.position) return R::state_from_text(*config.position);
        const auto setup = K::setup(config.options);
        if (!setup) return setup.refusal();
        return R::initial(*setup);
    }

    [[nodiscard]] std::optional<Refusal> play_unseen(const std::vector<std::string>& moves) {
        for (const auto& text : moves) {
            const auto side = to_move();
            const auto move = R::move_from_text(match_.state(), text);
            if (!move) return move.refusal();
            static_cast<void>(match_.play(*move));
            note_move(side);
        }
        position_changed();
        return std::nullopt;
    }

    [[nodiscard]] Theme const& theme() const {
        static const Theme timeless{};
        return config_.theme ? *config_.theme : timeless;
    }
    /// Who played the last move, if there is one.
    [[nodiscard]] Side last_side() const { return R::to_move(match_.before()); }

    /// As it is `ahead` of the last update.
    [[nodiscard]] Frame<R, Insight> frame(Seconds ahead) const {
        const bool moving = transition_.running();
        const auto* shown = moving ? &transition_.change() : nullptr;
        Frame<R, Insight> frame{.before = moving ? shown->before : match_.before(),
                                .now = moving ? shown->now : match_.state(),
                                .last = moving ? shown->last : last_};
        frame.last_side = moving ? shown->last_side : last_side();
        frame.moves = moving ? match_.line().first(shown->moves) : match_.moves();
        frame.progress = transition_.progress(ahead * pace_.speed);
        frame.by_steps = moving && shown->by_steps;
        frame.since_last = transition_.since_end() + std::max(ahead, Seconds{0});
        frame.time = time_ + ahead;
        frame.reduced_motion = pace_.reduced_motion;
        frame.interactive = waits_for_person() && !moving;
        frame.miniature = config_.miniature;
        frame.labels = pace_.labels;
        frame.insight = moving ? nullptr : advice_.insight();
        frame.hint = advice_.hint();
        if (!moving) frame.expected = thought_.expected_move();
        return frame;
    }

    void react(const Reaction<R>& reaction) {
        if (reaction.move) {
            play(*reaction.move, reaction.by_steps);
        } else if (!reaction.refusal.empty()) {
            refusal_.tell(reaction.refusal);
        }
    }

    void play(const Move& move, bool by_steps) {
        const auto side = to_move();
        if (!match_.play(move)) return;
        note_move(side);
        refusal_.end();
        position_changed();
        transition_.start({last_change(/*backwards=*/false, by_steps)});
    }

    void note_move(Side side) { move_texts_.push_back({side, R::move_to_text(match_.before(), *match_.last_move())}); }

    /// What was known or chosen for the old position is void.
    void position_changed() {
        thought_.cancel();
        advice_.forget();
        ending_.look_at(match_);
        last_ = match_.last_move();
        view_.settle(match_.state(), waits_for_person() ? pointer_at_ : std::nullopt);
    }

    /// The last move as it is shown, played or taken back.
    [[nodiscard]] Change<R> last_change(bool backwards, bool by_steps = false) const {
        Change<R> change{.before = match_.before(),
                         .now = match_.state(),
                         .last = match_.last_move(),
                         .last_side = last_side(),
                         .moves = match_.moves().size(),
                         .backwards = backwards,
                         .by_steps = by_steps};
        const Played<R> played{.before = change.before, .move = *change.last, .now = change.now, .by_steps = by_steps};
        change.whole = pace_.reduced_motion ? theme()[Motion::reduced_fade] : K::View::showing(played, theme()).time;
        if (backwards) change.whole /= 2;
        return change;
    }

    /// How many moves remain after an undo, if one is possible.
    [[nodiscard]] std::optional<std::size_t> undo_target() const {
        std::size_t count = match_.moves().size();
        if (count > 0 && is_demo()) return count - 1;
        while (count > 0) {
            --count;
            if (seats_.is_person(R::to_move(match_.state_after(count)))) return count;
        }
        return std::nullopt;
    }

    bool let_computer_move(Seconds step) {
        if (ending_.is_over() || seats_.is_person(to_move())) return false;
        if (paused_ && steps_ == 0) {
            thought_.cancel();
            return false;
        }
        if (!thought_.running()) {
            advice_.ask_insight(match_.state(), computer_insight_time);
            thought_.start(worker_, seats_.computer(to_move()), match_.state(), to_move(), config_.budget);
        }
        const bool news = thought_.poll(step);
        if (!thought_.answer() || thought_.time() < reply_hold() || transition_.running()) {
            return news || transition_.running();
        }
        steps_ = std::max(0, steps_ - 1);
        const auto answer = *thought_.answer();
        if (answer && R::is_legal(match_.state(), *answer)) {
            play(*answer, /*by_steps=*/false);
            thought_.played();
        } else {
            ending_.forfeit(to_move(), answer ? Refusal{"the other side's move is illegal"} : answer.refusal());
        }
        return true;
    }

    /// A reply that comes at once is held for a moment so that it can be seen; not when the same side goes on.
    [[nodiscard]] Seconds reply_hold() const {
        if (last_ && last_side() == to_move()) return Seconds{0};
        const Seconds hold = theme()[Motion::reply_hold];
        return is_demo() ? hold / pace_.speed : hold;
    }

    bool take_advice() {
        if (waits_for_person() || ending_.is_over() || (is_demo() && paused_))
            advice_.ask_insight(match_.state(), person_insight_time);
        return advice_.poll();
    }

    static constexpr std::chrono::milliseconds computer_insight_time{100};
    static constexpr std::chrono::milliseconds person_insight_time{1000};

    SessionConfig config_;
    Worker& worker_;
    Match<R> match_;
    Seats<R> seats_;
    Ending<K> ending_;
    typename K::View view_;
    Thought<R> thought_;
    Transition<R> transition_;
    std::optional<Move> last_; ///< The match's last move, where a Frame can point at it.
    std::vector<MoveEntry> move_texts_;
    Advice<K> advice_{worker_, config_};
    std::array<Seconds, 2> used_{};
    Seconds time_{0};
    std::optional<Vec> pointer_at_; ///< Where the pointer was last, if it is over the board's scene.
    RefusalNotice refusal_;
    Pace pace_;
    bool paused_ = false;
    int steps_ = 0;
};

} // namespace zugzwang
