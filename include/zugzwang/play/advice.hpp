// What a person at the table may be told about the position: the insight, and a move of the strongest player as a hint.
// Both are thought of on the worker.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <utility>

#include "zugzwang/ai/worker.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Of one game kit; main thread. What is asked is about the position of then; whoever plays a move calls `forget`.
template <GameKit K>
class Advice {
  public:
    using State = typename K::Rules::State;
    using Move = typename K::Rules::Move;
    using Insight = typename K::Insight;

    /// Both outlive it.
    Advice(Worker& worker, const SessionConfig& config) : worker_(worker), config_(config) {}

    void switch_insight(bool on) {
        on_ = on;
        if (!on) drop_insight_job();
    }
    [[nodiscard]] bool insight_on() const { return on_; }

    /// Asks once for a position, within the game's nodes where these are what is counted, else within `time`.
    void ask_insight(const State& state, std::chrono::milliseconds time) {
        if (!on_ || asked_) return;
        asked_ = true;
        const Budget budget = config_.budget.nodes != 0 ? Budget{.nodes = config_.budget.nodes} : Budget{.time = time};
        insight_job_ = worker_.submit([state, budget](std::stop_token stop) {
            SearchControl control(budget, std::move(stop));
            return K::insight(state, control);
        });
    }
    /// Null while it is switched off or not known.
    [[nodiscard]] const Insight* insight() const { return on_ && insight_ ? &*insight_ : nullptr; }

    void ask_hint(const State& state) {
        if (hint_job_) return;
        hint_job_ = worker_.submit(
            [state, options = config_.options, budget = config_.budget](std::stop_token stop) -> std::optional<Move> {
                auto player = K::player({.id = K::entry().players.back().id, .seed = 1, .options = &options});
                SearchControl control(budget, std::move(stop));
                auto move = player->choose(state, control, {});
                return move ? std::optional<Move>(*std::move(move)) : std::nullopt;
            });
    }
    [[nodiscard]] bool hint_pending() const { return static_cast<bool>(hint_job_); }
    [[nodiscard]] const std::optional<Move>& hint() const { return hint_; }

    /// Takes what has come; true when that is anything.
    bool poll() {
        auto hint = hint_job_.take();
        if (hint) hint_ = *hint;
        auto insight = insight_job_.take();
        if (insight) insight_ = std::move(*insight);
        return hint || insight;
    }

    /// Stops what is being thought of; what is known stays.
    void suspend() {
        hint_job_ = {};
        drop_insight_job();
    }
    /// The position is another one: what was known or asked is void.
    void forget() {
        hint_.reset();
        insight_.reset();
        suspend();
    }

  private:
    /// An insight that was not waited for is asked again.
    void drop_insight_job() {
        insight_job_ = {};
        asked_ = insight_.has_value();
    }

    Worker& worker_;
    const SessionConfig& config_;
    Pending<std::optional<Move>> hint_job_;
    std::optional<Move> hint_;
    Pending<Insight> insight_job_;
    std::optional<Insight> insight_;
    bool on_ = false, asked_ = false;
};

} // namespace zugzwang
