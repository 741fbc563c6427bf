// What a position of any game is worth: solved where that succeeds in a part of the budget, else as the game's
// strongest player judges it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/judged.hpp"
#include "zugzwang/play/runner_up.hpp"
#include "zugzwang/play/text_progress.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// Thinks about one position, on one thread.
template <GameKit K>
class PositionJudge {
  public:
    using R = typename K::Rules;
    using State = typename R::State;
    using Move = typename R::Move;

    PositionJudge(const State& state, const OptionValues& options, SearchControl& control)
        : state_(state), options_(options), control_(control), mover_(R::to_move(state)) {}

    [[nodiscard]] PositionValue value() {
        if (const auto outcome = R::outcome(state_)) return ended_value<K>(*outcome);
        const auto solution = solved();
        auto value = solution.exact ? exact_value(solution) : judged_value();
        value.choices = static_cast<std::size_t>(move_count<R>(state_));
        return value;
    }

  private:
    static constexpr double solver_part = 0.5; ///< Of the budget; the strongest player has the rest.
    static constexpr double player_part = 0.6; ///< Of what is left then; the look at all other moves has the rest.
    static constexpr double line_part = 0.25; ///< Of what the solver left, for each time that the line is gone on with.
    static constexpr std::size_t line_moves = 8;
    static constexpr std::size_t hash_mb = 32; ///< Of the solver and of who goes on with the line.

    struct Choice {
        Move move;
        TextProgress told; ///< Last.
    };

    /// A limit of depth alone is none to a solver, nor to the look at all other moves.
    [[nodiscard]] Allowance allowance(double part) const {
        const auto& budget = control_.budget();
        const bool is_limited = budget.time.count() > 0 || budget.nodes > 0;
        return {.part = part, .nodes = is_limited ? 0 : nodes_without_limit};
    }

    [[nodiscard]] Solution<R> solved() {
        SearchControl proof(control_, allowance(solver_part));
        return K::solve(state_, {.budget = control_.budget(), .all = true, .hash_mb = hash_mb}, proof);
    }

    [[nodiscard]] PositionValue exact_value(const Solution<R>& solution) {
        auto value = ended_value<K>(outcome_of(mover_, *solution.value));
        for (const auto& move : solution.best)
            value.best.push_back(R::move_to_text(state_, move));
        std::ranges::sort(value.best);
        value.partial = solution.partial;
        value.line = line_from(solution.best);
        return value;
    }

    [[nodiscard]] PositionValue judged_value() {
        const auto player = strongest(default_hash_mb);
        const auto before = control_.nodes();
        const auto [move, told] = first_choice(*player);
        const auto nodes = control_.nodes() - before;
        const auto text = R::move_to_text(state_, move);
        PositionValue value{.exact = told.proven.has_value(), .best = {text}};
        if (told.chance) value.first_share = share_for(mover_, *told.chance);
        value.partial = value.exact;
        if (!value.exact && control_.budget().time.count() > 0) value.time = control_.budget().time;
        value.line = begins_with(told.line, text) ? told.line : value.best;
        if (told.chance && !value.exact) value.runner_up_share = runner_up_share(move, *told.chance, nodes, *player);
        return value;
    }

    [[nodiscard]] Choice first_choice(Player<R>& player) {
        SearchControl part(control_, {.part = player_part});
        return choice(player, state_, part);
    }

    /// Of the best move, which so many nodes were spent on.
    [[nodiscard]] std::optional<double> runner_up_share(const Move& best, double share, std::uint64_t nodes,
                                                        Player<R>& player) {
        const auto allowed = allowance(1);
        const auto left = static_cast<std::uint64_t>(static_cast<double>(nodes) * (1 - player_part) / player_part);
        SearchControl rest(control_, allowed);
        const auto beside =
            RunnerUp<K>(state_, best, player, rest, allowed.nodes > 0 ? allowed.nodes : left).share_beside(share);
        return beside ? std::optional(share_for(mover_, *beside)) : std::nullopt;
    }

    /// The strongest player goes on for both sides, as long as it is sure of what it does.
    [[nodiscard]] std::vector<std::string> line_from(const std::vector<Move>& best) {
        const auto player = strongest(hash_mb);
        std::vector<std::string> line;
        auto state = state_;
        while (line.size() < line_moves && !R::outcome(state)) {
            SearchControl part(control_, {.part = line_part});
            auto [move, told] = choice(*player, state, part);
            const bool is_first = line.empty();
            if (is_first && std::ranges::find(best, move) == best.end()) return {R::move_to_text(state, best.front())};
            if (!is_first && !told.proven) break;
            auto text = R::move_to_text(state, move);
            if (!begins_with(told.line, text)) told.line = {std::move(text)};
            for (const auto& next : told.line) {
                line.push_back(next);
                state = R::after(state, *R::move_from_text(state, next));
            }
            if (!told.proven) break;
        }
        line.resize(std::min(line.size(), line_moves));
        return line;
    }

    [[nodiscard]] std::unique_ptr<Player<R>> strongest(std::size_t memory) const {
        return strongest_player<K>(options_, memory);
    }

    [[nodiscard]] static Choice choice(Player<R>& player, const State& state, SearchControl& control) {
        TextProgress told;
        const auto move =
            player.choose(state, control, [&](const Progress<R>& news) { told = as_text<R>(state, news, line_moves); });
        return {*move, std::move(told)};
    }

    [[nodiscard]] static bool begins_with(const std::vector<std::string>& line, const std::string& move) {
        return !line.empty() && line.front() == move;
    }

    const State& state_;
    const OptionValues& options_;
    SearchControl& control_;
    Side mover_;
};

/// What the position is worth, of the limited budget of `control`; options of the game, for its players.
template <GameKit K>
[[nodiscard]] PositionValue value_of(const typename K::Rules::State& state, const OptionValues& options,
                                     SearchControl& control) {
    return PositionJudge<K>(state, options, control).value();
}

} // namespace zugzwang
