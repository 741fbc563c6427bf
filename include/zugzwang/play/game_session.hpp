// The SessionGame of any kit, written once.
#pragma once

#include <any>
#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/guided_view.hpp"
#include "zugzwang/play/seats.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/play/session_work.hpp"
#include "zugzwang/play/shown_values.hpp"
#include "zugzwang/play/typed_move.hpp"
#include "zugzwang/play/typed_view.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang {

template <GameKit K>
class GameSession final : public SessionGame {
  public:
    using R = typename K::Rules;
    using State = typename R::State;
    using Move = typename R::Move;

    /// Or why the options, the position, the record, a move or a player id is refused.
    [[nodiscard]] static Result<std::unique_ptr<Session>> start(const SessionConfig& config, Workers& workers) {
        const auto entry = K::entry();
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

    [[nodiscard]] Standing start() const override {
        return {.to_move = R::to_move(match_.start()), .outcome = R::outcome(match_.start())};
    }
    [[nodiscard]] std::string position(std::size_t ply) const override { return R::to_text(match_.state_after(ply)); }
    [[nodiscard]] Result<AnyMove> read_move(std::size_t ply, std::string_view text) const override {
        return legal_move<R>(match_.state_after(ply), text);
    }
    [[nodiscard]] AnyMove typed_move(std::string_view text, Labels labels) const override {
        return typed_move_of<K>(match_.state(), text, labels, view_.only());
    }
    [[nodiscard]] PlayedMove play(const AnyMove& move, const Audience& audience) override {
        [[maybe_unused]] const bool is_legal = match_.play(*std::any_cast<Move>(&move));
        assert(is_legal);
        return played(/*by_steps=*/false, audience);
    }
    [[nodiscard]] InputAnswer input(const InputEvent& event, const Audience& audience) override {
        const auto [reaction, declined] = view_.input(event, match_.state());
        auto answer = answer_of<R>(reaction, declined);
        if (!reaction.move) return answer;
        if (audience.confirms) answer.proposed = propose<K>(*view_, match_.state(), *reaction.move, audience);
        if (!audience.confirms && match_.play(*reaction.move)) answer.played = played(reaction.by_steps, audience);
        return answer;
    }
    void go_to(std::size_t ply, std::optional<Vec> pointer) override {
        match_.go_to(ply);
        arrive(pointer);
    }
    [[nodiscard]] std::string move_words(std::size_t ply, Labels labels) const override {
        return K::View::move_words(match_.state_after(ply - 1), match_.line()[ply - 1], labels);
    }
    [[nodiscard]] std::string told(std::size_t ply, Labels in) const override { return told_of<K>(match_, ply, in); }
    [[nodiscard]] Showing showing(std::size_t ply, const Theme& theme) const override {
        return showing_of<K>(match_, ply, /*by_steps=*/false, theme);
    }
    [[nodiscard]] std::vector<MoveEntry> line_entries(std::size_t ply, std::span<const std::string> line,
                                                      Labels labels) const override {
        return entries_of_line<K>(match_.state_after(ply), line, labels);
    }
    [[nodiscard]] std::vector<Fact> facts(std::size_t ply, std::string_view move,
                                          const Comparison& comparison) const override {
        return facts_of<K>(match_.state_after(ply), move, comparison);
    }
    [[nodiscard]] Thinker thinker(Side side) override { return thinker_of<R>(seats_[side], asked_.now(match_)); }
    [[nodiscard]] Ponderer ponderer(Side side) const override { return ponderer_of<R>(seats_[side], match_.state()); }
    [[nodiscard]] Thinker strongest(std::size_t ply) const override {
        return strongest_of<K>(match_.state_after(ply), options_);
    }
    [[nodiscard]] LiveAnalyst analyst(std::size_t ply) const override {
        return analyst_of<K>(match_.state_after(ply), options_);
    }
    [[nodiscard]] Judge judge(std::size_t ply) const override { return judge_of<K>(match_.state_after(ply), options_); }
    [[nodiscard]] InsightFinder insight() const override { return insight_of<K>(match_.state()); }
    [[nodiscard]] LessonMaker lesson(std::size_t ply, LessonWish wish) const override {
        return lesson_of<K>(match_.state_after(ply), asked_.before(match_, ply), std::move(wish), options_);
    }
    /// The view sees the start too: how much lies on the board may show only there.
    void place(Rect area) override {
        view_->place(area, match_.start());
        view_->place(area, match_.state());
    }
    void allow_only(const std::vector<std::string>& moves) override {
        view_.allow_only(moves_of_texts<R>(match_.state(), moves));
    }
    void stand_out(const std::vector<std::string>& moves) override { values_.stand_out(match_.state(), moves); }
    void show_values(const Analysis* analysis) override { values_.show(match_.state(), analysis); }
    bool cancel() override { return view_->cancel(); }
    void rest() override { view_->settle(match_.state(), std::nullopt); }
    void advance(Seconds step, const Theme& theme) override { view_->advance(step, theme); }
    void draw(const FrameRequest& request, Canvas& canvas) const override {
        draw_view<K>(*view_, match_, request, values_.drawn(), canvas);
    }
    [[nodiscard]] BoardWords words(const WordsRequest& request) const override {
        return words_of_view<K>(*view_, match_, request);
    }
    [[nodiscard]] Answers answers(std::size_t ply, Question question, Labels labels) const override {
        return answers_of<K>(*view_, match_.state_after(ply), question, labels, view_.only());
    }
    [[nodiscard]] MarginWords margin_words(std::int64_t margin, const std::string& side) const override {
        return K::View::margin_words(margin, side);
    }

  private:
    /// The last move was played now.
    [[nodiscard]] PlayedMove played(bool by_steps, const Audience& audience) {
        if (audience.theme) arrive(audience.pointer);
        return played_move<K>(match_, by_steps, audience);
    }
    /// The present is another position. What lies under a resting pointer is lit where a person may move.
    void arrive(std::optional<Vec> pointer) {
        values_.clear();
        view_.allow_only({});
        const bool waits_for_person = !match_.outcome() && !seats_[R::to_move(match_.state())];
        view_->settle(match_.state(), waits_for_person ? pointer : std::nullopt);
    }

    Match<R> match_;
    Seats<R> seats_;
    OptionValues options_;
    GuidedView<K> view_;
    ShownValues<R> values_;
    AskedSince<R> asked_;
};

} // namespace zugzwang
