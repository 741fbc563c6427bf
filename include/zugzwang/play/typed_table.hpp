// The Table of any game, written once.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/position_key.hpp"
#include "zugzwang/play/session_work.hpp"
#include "zugzwang/play/table.hpp"
#include "zugzwang/play/text_progress.hpp"
#include "zugzwang/play/typed_value.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang {

template <GameKit K>
class TypedTable final : public Table {
  public:
    using R = typename K::Rules;
    using Move = typename R::Move;

    /// Or why the options do not go together.
    [[nodiscard]] static Result<std::unique_ptr<Table>> open(const OptionValues& options) {
        auto setup = K::setup(options);
        if (!setup) return setup.refusal();
        return std::unique_ptr<Table>(new TypedTable(options, R::initial(*setup)));
    }

    [[nodiscard]] std::unique_ptr<Table> copy() const override {
        auto table = std::unique_ptr<TypedTable>(new TypedTable(options_, start_));
        table->match_ = Match<R>(match_.state());
        return table;
    }

    [[nodiscard]] std::string position() const override { return R::to_text(match_.state()); }

    [[nodiscard]] std::optional<Refusal> set_position(std::string_view text) override {
        auto state = R::state_from_text(text);
        if (!state) return state.refusal();
        match_ = Match<R>(*std::move(state));
        return std::nullopt;
    }

    void set_start_position() override { match_ = Match<R>(start_); }

    [[nodiscard]] std::optional<Refusal> play(std::string_view text) override {
        const auto move = R::move_from_text(match_.state(), text);
        if (!move) return move.refusal();
        if (!match_.play(*move)) return Refusal{"this move is not legal here: {}", text};
        return std::nullopt;
    }

    bool undo() override { return match_.undo(); }
    [[nodiscard]] Side to_move() const override { return R::to_move(match_.state()); }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return match_.outcome(); }
    [[nodiscard]] std::vector<std::string> legal_moves() const override {
        return texts(R::legal_moves(match_.state()));
    }
    [[nodiscard]] std::uint64_t perft(int depth) const override { return zugzwang::perft<R>(match_.state(), depth); }

    [[nodiscard]] std::uint64_t key() const override { return position_key_of<K>(match_.state()); }
    [[nodiscard]] std::vector<KeyedMove> keyed_moves() const override {
        const auto& state = match_.state();
        std::vector<KeyedMove> keyed;
        for (const auto& move : R::legal_moves(state))
            keyed.push_back({R::move_to_text(state, move), position_key_of<K>(R::after(state, move))});
        return keyed;
    }

    [[nodiscard]] std::optional<Refusal> seat(const SeatRequest& request) override {
        auto seated = player_of<K>({.id = request.player,
                                    .seed = request.seed,
                                    .options = &options_,
                                    .hash_mb = request.hash_mb,
                                    .threads = request.threads});
        if (!seated) return Refusal{"unknown player: {}", request.player};
        player_ = std::move(seated);
        return std::nullopt;
    }

    [[nodiscard]] Result<std::string> choose(Budget budget, std::stop_token stop,
                                             const TextProgressSink& report) override {
        assert(player_ && !outcome());
        SearchControl control(budget, std::move(stop));
        const auto& state = match_.state();
        auto move = player_->choose(state, control, [&](const Progress<R>& progress) {
            if (report) report(as_text<R>(state, progress));
        });
        nodes_ = control.nodes();
        if (!move) return move.refusal();
        return R::move_to_text(state, *move);
    }

    void ponder(Budget budget, std::stop_token stop) override {
        assert(player_ && !outcome());
        SearchControl control(budget, std::move(stop));
        player_->ponder(match_.state(), control);
    }

    [[nodiscard]] std::uint64_t nodes() const override { return nodes_; }

    [[nodiscard]] SolveAnswer solve(const SolveRequest& request, std::stop_token stop) override {
        SearchControl control(request.budget, std::move(stop));
        const auto solution = K::solve(match_.state(), request, control);
        const bool is_exact = solution.exact && !solution.partial;
        SolveAnswer answer{.exact = is_exact,
                           .value = is_exact ? solution.value : std::nullopt,
                           .best = texts(solution.best),
                           .has_nim_value = solution.has_nim_value,
                           .nim_value = solution.nim_value,
                           .nodes = control.nodes()};
        std::ranges::sort(answer.best);
        return answer;
    }

    [[nodiscard]] PositionValue value(Budget budget, std::stop_token stop) override {
        SearchControl control(budget, std::move(stop));
        return value_of<K>(match_.state(), options_, control);
    }

    [[nodiscard]] Result<std::string> hint(Budget budget, std::stop_token stop) const override {
        SearchControl control(budget, std::move(stop));
        const auto& state = match_.state();
        const auto move = strongest_player<K>(options_)->choose(state, control, [](const Progress<R>&) {});
        if (!move) return move.refusal();
        return R::move_to_text(state, advised_move<K>(state, *move, control));
    }

    [[nodiscard]] std::shared_ptr<Lesson> lesson(const LessonWish& wish, std::stop_token stop) const override {
        SearchControl control({}, std::move(stop));
        return lesson_of<K>(match_.state(), turns_before(match_, match_.moves().size()), wish, options_)(control);
    }

    [[nodiscard]] std::vector<Fact> facts(std::string_view move, const Comparison& comparison) const override {
        return facts_of<K>(match_.state(), move, comparison);
    }

  private:
    TypedTable(OptionValues options, typename R::State start)
        : options_(std::move(options)), start_(std::move(start)), match_(start_) {}

    [[nodiscard]] std::vector<std::string> texts(const std::vector<Move>& moves) const {
        std::vector<std::string> texts;
        texts.reserve(moves.size());
        for (const auto& move : moves)
            texts.push_back(R::move_to_text(match_.state(), move));
        return texts;
    }

    OptionValues options_;
    typename R::State start_;
    Match<R> match_;
    std::unique_ptr<Player<R>> player_;
    std::uint64_t nodes_ = 0;
};

} // namespace zugzwang
