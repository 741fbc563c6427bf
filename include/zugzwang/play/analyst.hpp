// The live analysis of any game: what a position and its moves are worth, from whatever solver and players its kit has.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "zugzwang/play/analysis.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/judged.hpp"

namespace zugzwang {

/// Works in rounds, each with twice the nodes of the one before. While the position is not solved, the strongest player
/// looks at it and at its promising moves, of which each round keeps the better half (successive halving: Karnin, Koren
/// and Somekh 2013); once it is, the position after each move is solved. Nodes alone decide what is done, so the same
/// limit of nodes gives the same answers. One thread.
template <GameKit K>
class Analyst {
  public:
    using R = typename K::Rules;
    using State = typename R::State;
    using Move = typename R::Move;

    /// The options outlive it.
    Analyst(State state, const OptionValues& options, const AnalysisSink& tell)
        : state_(std::move(state)), mover_(R::to_move(state_)), tell_(tell),
          player_(strongest_player<K>(options, player_hash_mb)) {}

    /// Until everything is known or the control says stop.
    void run(SearchControl& control) {
        if (const auto outcome = R::outcome(state_)) {
            known_.value = ended_value<K>(*outcome);
            known_.complete = true;
            return tell_(known_);
        }
        for (const auto& move : R::legal_moves(state_))
            candidates_.push_back(Candidate{.move = move});
        known_.move_count = candidates_.size();
        for (std::uint64_t nodes = first_nodes; !known_.complete && !control.must_stop(); nodes *= 2) {
            if (!known_.value.exact) solve(nodes, control);
            if (solved_)
                solve_moves(nodes, control);
            else
                judge_moves(nodes, control);
            tell(control);
        }
    }

  private:
    struct Candidate {
        Move move;
        PositionValue value{};
        std::optional<std::uint32_t> nim_value{};
        bool has_line = false; ///< As long as one is looked for.
    };

    static constexpr std::uint64_t first_nodes = 8192, nodes_for_line = 1U << 16;
    static constexpr std::size_t player_hash_mb = 64, solver_hash_mb = 32, answers = 3, fewest = 6, line_moves = 5;

    /// Of a solution, whose value is that of the side to move.
    [[nodiscard]] static PositionValue value_of(const Solution<R>& solution, Side mover) {
        return ended_value<K>(outcome_of(mover, *solution.value));
    }
    [[nodiscard]] static Solution<R> solution_of(const State& state, std::uint64_t nodes, SearchControl& control) {
        SearchControl part(control, {.nodes = nodes});
        return K::solve(state, {.hash_mb = solver_hash_mb}, part);
    }

    [[nodiscard]] double share_for_mover(const PositionValue& value) const {
        return share_for(mover_, value.first_share.value_or(0));
    }
    /// Whether a is better for the mover: what is known before what is not, a sure loss last of what is known.
    [[nodiscard]] bool is_better(const Candidate& a, const Candidate& b) const {
        if (a.value.first_share.has_value() != b.value.first_share.has_value()) return a.value.first_share.has_value();
        if (!a.value.first_share) return false;
        const double left = share_for_mover(a.value), right = share_for_mover(b.value);
        if (left != right) return left > right;
        if (a.value.exact != b.value.exact) return a.value.exact == (left >= 0.5);
        const auto sign = mover_ == Side::first ? 1 : -1;
        if (a.value.margin && b.value.margin && a.value.margin != b.value.margin)
            return sign * *a.value.margin > sign * *b.value.margin;
        return false;
    }
    void sort() {
        std::ranges::stable_sort(candidates_, [this](const auto& a, const auto& b) { return is_better(a, b); });
    }
    [[nodiscard]] Candidate& candidate(const Move& move) {
        return *std::ranges::find(candidates_, move, &Candidate::move);
    }

    void solve(std::uint64_t nodes, SearchControl& control) {
        const auto solution = solution_of(state_, nodes, control);
        if (!solution.exact || !solution.value) return;
        solved_ = true;
        known_.value = value_of(solution, mover_);
        known_.nim_value = solution.nim_value;
        known_.depth = 0;
        for (auto& each : candidates_)
            each.value = each.value.exact ? each.value : PositionValue{};
        for (const auto& move : solution.best)
            candidate(move).value = known_.value;
    }

    void solve_moves(std::uint64_t nodes, SearchControl& control) {
        sort();
        tell(control);
        const bool has_nim_values = known_.nim_value.has_value();
        std::size_t count = 0;
        for (auto& each : candidates_) {
            if (each.value.exact && (!has_nim_values || each.nim_value)) continue;
            if (control.must_stop()) return;
            solve_move(each, nodes, control);
            ++count;
            if ((count & (count - 1)) == 0) tell(control);
        }
        sort();
        for (std::size_t index = 0; index < std::min(answers, candidates_.size()); ++index) {
            auto& each = candidates_[index];
            if (!each.value.exact || std::exchange(each.has_line, true)) continue;
            add_line(each, control);
            tell(control);
        }
    }

    void solve_move(Candidate& each, std::uint64_t nodes, SearchControl& control) const {
        const auto after = R::after(state_, each.move);
        if (const auto outcome = R::outcome(after)) {
            each.value = ended_value<K>(*outcome);
            each.nim_value = known_.nim_value ? std::optional<std::uint32_t>(0) : std::nullopt;
            return;
        }
        const auto solution = solution_of(after, nodes, control);
        if (!solution.exact || !solution.value) return;
        each.value = value_of(solution, R::to_move(after));
        each.nim_value = solution.nim_value;
    }

    /// How play goes on after the move, by one solution after the other.
    void add_line(Candidate& each, SearchControl& control) const {
        auto state = R::after(state_, each.move);
        each.value.line.clear();
        while (each.value.line.size() < line_moves && !R::outcome(state) && !control.must_stop()) {
            const auto solution = solution_of(state, nodes_for_line, control);
            if (!solution.exact || solution.best.empty()) return;
            each.value.line.push_back(R::move_to_text(state, solution.best.front()));
            state = R::after(state, solution.best.front());
        }
    }

    void judge_moves(std::uint64_t nodes, SearchControl& control) {
        if (pool_.empty()) {
            SearchControl part(control, {.nodes = nodes});
            pool_ = promising_moves<K>(state_, part);
        }
        look_at_whole(nodes, control);
        const auto share = std::max<std::uint64_t>(nodes / pool_.size(), 16);
        std::size_t count = 0;
        for (const auto& move : pool_) {
            if (control.must_stop()) return;
            auto& each = candidate(move);
            if (!each.value.exact) judge(each, share, control);
            ++count;
            if ((count & (count - 1)) == 0) tell(control);
        }
        std::ranges::stable_sort(
            pool_, [this](const Move& a, const Move& b) { return is_better(candidate(a), candidate(b)); });
        pool_.resize(std::min(pool_.size(), std::max(fewest, pool_.size() / 2)));
        settle_by_moves();
    }

    /// The strongest player's own look at the position: its move is among those that are looked at.
    void look_at_whole(std::uint64_t nodes, SearchControl& control) {
        SearchControl part(control, {.nodes = nodes});
        std::optional<Progress<R>> last;
        const auto move = player_->choose(state_, part, [&](const Progress<R>& progress) { last = progress; });
        if (!move || !last) return;
        known_.depth = last->depth;
        if (std::ranges::find(pool_, *move) == pool_.end()) pool_.insert(pool_.begin(), *move);
        if (last->proven && last->proven->winner == mover_) candidate(*move).value = ended_value<K>(*last->proven);
    }

    void judge(Candidate& each, std::uint64_t nodes, SearchControl& control) {
        SearchControl part(control, {.nodes = nodes});
        if (auto value = judged_by<K>(*player_, R::after(state_, each.move), part, line_moves))
            each.value = *std::move(value);
    }

    /// The position is worth as much as its best move. Where margins count a win need not be the largest one.
    void settle_by_moves() {
        sort();
        const auto& best = candidates_.front().value;
        known_.value = PositionValue{.first_share = best.first_share};
        const bool all = std::ranges::all_of(candidates_, [](const Candidate& each) { return each.value.exact; });
        const bool won = best.exact && share_for_mover(best) == 1 && !K::counts_margin;
        if (!all && !won) return;
        known_.value.exact = true;
        known_.value.margin = best.margin;
        solved_ = true;
    }

    void tell(SearchControl& control) {
        auto sorted = candidates_;
        std::ranges::stable_sort(sorted, [this](const auto& a, const auto& b) { return is_better(a, b); });
        if (!solved_) known_.value.first_share = sorted.front().value.first_share;
        known_.moves.clear();
        for (auto& each : sorted) {
            if (!each.value.first_share) break;
            known_.moves.push_back({.text = R::move_to_text(state_, each.move),
                                    .value = std::move(each.value),
                                    .nim_value = each.nim_value});
        }
        known_.complete = solved_ && known_.moves.size() == candidates_.size() && lines_known() &&
                          std::ranges::all_of(known_.moves, [](const AnalysedMove& move) { return move.value.exact; });
        known_.nodes = control.nodes();
        tell_(known_);
    }
    [[nodiscard]] bool lines_known() const {
        const auto shown = std::min(answers, candidates_.size());
        return std::ranges::all_of(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(shown),
                                   &Candidate::has_line);
    }

    State state_;
    Side mover_;
    const AnalysisSink& tell_;
    std::unique_ptr<Player<R>> player_;
    std::vector<Candidate> candidates_; ///< Every legal move.
    std::vector<Move> pool_;            ///< Those that are still looked at, while the position is not solved.
    bool solved_ = false;
    Analysis known_;
};

} // namespace zugzwang
