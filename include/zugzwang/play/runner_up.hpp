// What the best move of a position is worth beside all others, where nothing is proven: whether it is the only one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "zugzwang/play/judged.hpp"

namespace zugzwang {

/// Compares the positions after the best move and after its rivals (the promising moves) in rounds, each of which has
/// the same part of the budget, shares it out evenly, and keeps the best quarter of the rivals (successive halving:
/// Karnin, Koren and Somekh 2013). Thinks on one thread.
template <GameKit K>
class RunnerUp {
  public:
    using R = typename K::Rules;
    using State = typename R::State;
    using Move = typename R::Move;

    /// All of them outlive it. About so many nodes can be spent.
    RunnerUp(const State& state, const Move& best, Player<R>& player, SearchControl& control, std::uint64_t nodes)
        : state_(state), player_(player), control_(control), mover_(R::to_move(state)), best_{best}, nodes_(nodes) {}

    /// What the position, worth `share` to the side to move (0 to 1), is worth to it without the best move. It is no
    /// less than the best rival seemed when as much was spent on it as on the best move, and no further below `share`
    /// than the best rival of any round was below the best move then. Empty where there is no rival, or too little can
    /// be spent to tell.
    [[nodiscard]] std::optional<double> share_beside(double share) {
        if (!list_rivals()) return std::nullopt;
        double fall = 1;
        for (std::size_t left = rounds(rivals_.size()); left > 0; --left) {
            if (!judge_round(1.0 / static_cast<double>(left))) return std::nullopt;
            fall = std::min(fall, best_.share - rivals_.front().share);
            rivals_.resize(kept(rivals_.size()));
        }
        return std::clamp(share - fall, std::min(share, rivals_.front().share), share);
    }

  private:
    struct Candidate {
        Move move;
        double share = 0; ///< For the side to move.
    };

    static constexpr double sifting_part = 0.2;
    static constexpr std::uint64_t nodes_for_reply = 2; ///< What sees less of the replies tells nothing.
    static constexpr std::size_t fewest = 3;            ///< Of rivals, where there are more.

    [[nodiscard]] static std::size_t kept(std::size_t rivals) { return (rivals + 3) / 4; }
    /// Until one rival is left, and has been looked at alone.
    [[nodiscard]] static std::size_t rounds(std::size_t rivals) {
        std::size_t count = 1;
        for (; rivals > 1; rivals = kept(rivals))
            ++count;
        return count;
    }

    /// Those that can all be looked at; false where they are too few to tell.
    [[nodiscard]] bool list_rivals() {
        SearchControl part(control_, {.part = sifting_part});
        for (const auto& move : promising_moves<K>(state_, part)) {
            if (!(move == best_.move)) rivals_.push_back({move});
        }
        auto count = rivals_.size();
        const auto replies = std::max<std::uint64_t>(1, move_count<R>(R::after(state_, best_.move)));
        while (count > 0 && nodes_ / (rounds(count) * (count + 1)) < nodes_for_reply * replies)
            --count;
        const bool all = count == rivals_.size(), most_promising = SiftsMoves<K> && count >= fewest;
        rivals_.resize(count);
        return count > 0 && (all || most_promising);
    }

    /// Puts the best rival in front; false when not all could be judged alike.
    [[nodiscard]] bool judge_round(double part) {
        SearchControl round(control_, {.part = part});
        auto left = static_cast<double>(rivals_.size() + 1);
        if (!judge(best_, 1 / left, round)) return false;
        for (auto& rival : rivals_) {
            if (!judge(rival, 1 / --left, round)) return false;
        }
        std::ranges::stable_sort(rivals_, [](const auto& a, const auto& b) { return a.share > b.share; });
        return true;
    }

    [[nodiscard]] bool judge(Candidate& candidate, double part, SearchControl& round) {
        if (round.must_stop()) return false;
        SearchControl control(round, {.part = part});
        const auto value = judged_by<K>(player_, R::after(state_, candidate.move), control, 0);
        if (value) candidate.share = share_for(mover_, *value->first_share);
        return value.has_value();
    }

    const State& state_;
    Player<R>& player_;
    SearchControl& control_;
    Side mover_;
    Candidate best_;
    std::uint64_t nodes_;
    std::vector<Candidate> rivals_{};
};

} // namespace zugzwang
