// The SessionGame of any kit, written once.
#pragma once

#include <algorithm>
#include <any>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/seats.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/play/session_work.hpp"
#include "zugzwang/play/typed_view.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang {

template <GameKit K>
class GameSession final : public SessionGame {
  public:
    using R = typename K::Rules;
    using State = typename R::State;
    using Move = typename R::Move;
    using Insight = typename K::Insight;

    /// Or why the options, the position, the record, a move or a player id is refused.
    [[nodiscard]] static Result<std::unique_ptr<Session>> start(const SessionConfig& config, Workers& workers) {
        const auto entry = whole_entry<K>();
        if (config.record && config.record->game != entry.id)
            return Refusal{"a record of {}, not of {}", config.record->game, entry.id};
        auto state = start_state<K>(config);
        if (!state) return state.refusal();
        auto seats = seated<K>(config);
        if (!seats) return seats.refusal();
        auto game = std::make_unique<GameSession>(*std::move(state), *std::move(seats), config.options);
        return start_session(config, entry, std::move(game), workers);
    }

    GameSession(State start, Seats<R> seats, OptionValues options)
        : match_(std::move(start)), seats_(std::move(seats)), options_(std::move(options)) {}

    [[nodiscard]] std::string position(std::size_t ply) const override { return R::to_text(match_.state_after(ply)); }
    [[nodiscard]] Side to_move(std::size_t ply) const override { return R::to_move(match_.state_after(ply)); }
    [[nodiscard]] std::optional<Outcome> outcome(std::size_t ply) const override {
        return R::outcome(match_.state_after(ply));
    }
    [[nodiscard]] std::string move_text(std::size_t ply) const override {
        return R::move_to_text(match_.state_after(ply - 1), match_.line()[ply - 1]);
    }
    [[nodiscard]] std::string move_words(std::size_t ply, Labels labels) const override {
        return K::View::move_words(match_.state_after(ply - 1), match_.line()[ply - 1], labels);
    }
    [[nodiscard]] std::string line_words(std::size_t ply, std::span<const std::string> line,
                                         Labels labels) const override {
        return words_of_line<K>(match_.state_after(ply), line, labels);
    }
    [[nodiscard]] std::vector<MoveEntry> line_entries(std::size_t ply, std::span<const std::string> line,
                                                      Labels labels) const override {
        return entries_of_line<K>(match_.state_after(ply), line, labels);
    }
    [[nodiscard]] std::string why(std::size_t ply, std::string_view move) const override {
        const auto& state = match_.state_after(ply);
        const auto parsed = R::move_from_text(state, move);
        return parsed ? K::why(state, *parsed) : std::string();
    }
    [[nodiscard]] std::string remark(std::size_t ply) const override {
        return remark_on<K>(match_.state_after(ply - 1), match_.line()[ply - 1]);
    }
    [[nodiscard]] Showing showing(std::size_t ply, bool by_steps, const Theme& theme) const override {
        return K::View::showing(
            Played<R>{match_.state_after(ply - 1), match_.line()[ply - 1], match_.state_after(ply), by_steps}, theme);
    }
    [[nodiscard]] std::optional<Refusal> play(std::string_view text) override {
        const auto move = R::move_from_text(match_.state(), text);
        if (!move) return move.refusal();
        return match_.play(*move) ? std::nullopt : std::optional(Refusal{"illegal move `{}`", text});
    }
    void go_to(std::size_t ply) override {
        while (match_.moves().size() > ply && match_.undo()) {
        }
        while (match_.moves().size() < ply && match_.redo()) {
        }
    }

    [[nodiscard]] Thinker thinker(Side side) const override { return thinker_of<R>(seats_[side], match_.state()); }
    [[nodiscard]] Ponderer ponderer(Side side) const override { return ponderer_of<R>(seats_[side], match_.state()); }
    [[nodiscard]] Thinker strongest(std::size_t ply) const override {
        return strongest_of<K>(match_.state_after(ply), options_);
    }
    [[nodiscard]] LiveAnalyst analyst(std::size_t ply) const override {
        return analyst_of<K>(match_.state_after(ply), options_);
    }
    void show_values(const Analysis* analysis) override {
        values_ = analysis ? valued_moves<R>(match_.state(), *analysis) : std::vector<ValuedMove<R>>();
    }
    [[nodiscard]] std::function<PositionValue(SearchControl&)> judge(std::size_t ply) const override {
        return judge_of<K>(match_.state_after(ply), options_);
    }
    [[nodiscard]] std::function<std::any(SearchControl&)> insight() const override {
        return insight_of<K>(match_.state());
    }
    [[nodiscard]] std::function<std::shared_ptr<Lesson>(SearchControl&)> lesson(std::size_t ply, std::string player,
                                                                                int depth) const override {
        return lesson_of<K>(match_.state_after(ply), std::move(player), options_, depth);
    }

    /// The view sees the start too: how much lies on the board may show only there.
    void place(Rect area) override {
        view_.place(area, match_.start());
        view_.place(area, match_.state());
    }
    void allow_only(const std::vector<std::string>& moves) override {
        only_.clear();
        for (const auto& text : moves) {
            if (const auto move = R::move_from_text(match_.state(), text)) only_.push_back(*move);
        }
    }
    [[nodiscard]] InputAnswer pointer(const PointerEvent& event) override {
        auto real = event;
        if (event.kind == PointerEvent::Kind::move && !press_leads_on(event.at)) real.kind = PointerEvent::Kind::leave;
        return asked([&](auto& view) { return view.pointer(real, match_.state()); });
    }
    [[nodiscard]] InputAnswer key(const KeyEvent& event) override {
        return asked([&](auto& view) { return view.key(event, match_.state()); });
    }
    bool cancel() override { return view_.cancel(); }
    void settle(std::optional<Vec> pointer) override { view_.settle(match_.state(), pointer); }
    bool advance(Seconds step, const Theme& theme) override { return view_.advance(step, theme); }

    void draw(const FrameRequest& request, Canvas& canvas) const override {
        draw_view<K>(view_, match_, request, values_, canvas);
    }

    [[nodiscard]] Cursor cursor() const override { return view_.cursor(); }
    [[nodiscard]] std::string prompt(Labels labels) const override { return view_.prompt(match_.state(), labels); }
    [[nodiscard]] std::optional<Panel> pointer_panel(Labels labels) const override {
        return view_.pointer_panel(match_.state(), labels);
    }
    [[nodiscard]] std::optional<Panel> insight_panel(const std::any& insight, Labels labels) const override {
        return K::View::insight_panel(*std::any_cast<Insight>(&insight), match_.state(), labels);
    }
    [[nodiscard]] Figure figure(Side side) const override { return K::View::figure(match_, side); }
    [[nodiscard]] MarginWords margin_words(std::int64_t margin, const std::string& side) const override {
        return K::View::margin_words(margin, side);
    }

  private:
    /// Of the view, or of a copy that takes its place only where the answer leads to a move that may be played.
    [[nodiscard]] InputAnswer asked(const auto& ask) {
        if (only_.empty()) return answered(ask(view_));
        auto trial = view_;
        const auto reaction = ask(trial);
        if (!leads_on(trial, reaction)) return {.used = true, .declined = true};
        view_ = std::move(trial);
        return answered(reaction);
    }
    [[nodiscard]] bool leads_on(const typename K::View& view, const Reaction<R>& reaction) const {
        if (!reaction.refusal.empty()) return false;
        return std::ranges::any_of(
            only_, [&](const Move& move) { return reaction.move ? *reaction.move == move : view.begins(move); });
    }
    /// Nothing else is lit under the pointer.
    [[nodiscard]] bool press_leads_on(Vec at) const {
        if (only_.empty()) return true;
        auto trial = view_;
        const PointerEvent press{.kind = PointerEvent::Kind::press, .at = at, .button = PointerEvent::Button::left};
        return leads_on(trial, trial.pointer(press, match_.state()));
    }
    [[nodiscard]] InputAnswer answered(const Reaction<R>& reaction) {
        return {.played = reaction.move && match_.play(*reaction.move),
                .by_steps = reaction.by_steps,
                .used = reaction.used || reaction.move || !reaction.refusal.empty(),
                .refusal = reaction.refusal,
                .chosen = reaction.chosen};
    }

    Match<R> match_;
    Seats<R> seats_;
    OptionValues options_;
    typename K::View view_;
    std::vector<ValuedMove<R>> values_;
    std::vector<Move> only_; ///< As allow_only says.
};

} // namespace zugzwang
