#include "games/amazons/think/iterative_deepening.hpp"

#include <cstdlib>

#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

enum class End : std::uint8_t { out_of_time, out_of_nodes, stopped };

End end_of(const SearchControl& control) {
    const auto& budget = control.budget();
    if (budget.nodes > 0 && control.nodes() >= budget.nodes) return End::out_of_nodes;
    const bool timed = budget.time.count() > 0 && control.elapsed() >= budget.time;
    return timed ? End::out_of_time : End::stopped;
}

std::string incomplete_words(const SearchResult& result, End end) {
    if (result.depth == 1 && result.root_moves_searched < result.root_moves && result.target_depth == 1) {
        if (end == End::out_of_time)
            return tr("looked at {done} of {all} moves: out of time",
                      {{"done", result.root_moves_searched}, {"all", result.root_moves}});
        if (end == End::out_of_nodes)
            return tr("looked at {done} of {all} moves: out of positions",
                      {{"done", result.root_moves_searched}, {"all", result.root_moves}});
        return tr("looked at {done} of {all} moves: stopped",
                  {{"done", result.root_moves_searched}, {"all", result.root_moves}});
    }
    if (end == End::out_of_time)
        return tr("looked {depth} of {target} moves ahead: out of time",
                  {{"depth", result.depth}, {"target", result.target_depth}});
    if (end == End::out_of_nodes)
        return tr("looked {depth} of {target} moves ahead: out of positions",
                  {{"depth", result.depth}, {"target", result.target_depth}});
    return tr("looked {depth} of {target} moves ahead: stopped",
              {{"depth", result.depth}, {"target", result.target_depth}});
}

} // namespace

std::string value_words(int value) {
    if (is_won_or_lost(value)) return value > 0 ? tr("won") : tr("lost");
    if (value == 0) return "0";
    return value > 0 ? "+" + std::to_string(value) : "−" + std::to_string(-value);
}

std::string reason_words(const SearchResult& result, const SearchControl& control) {
    if (!result.is_complete()) return incomplete_words(result, end_of(control));
    if (is_won_or_lost(result.value)) {
        const int moves = won_value - std::abs(result.value);
        return result.value > 0 ? tr_n("a sure win: {n} move to the end", "a sure win: {n} moves to the end", moves)
                                : tr_n("lost against the best replies: {n} move to the end",
                                       "lost against the best replies: {n} moves to the end", moves);
    }
    if (result.depth == 1) return tr("{value} after this move", {{"value", value_words(result.value)}});
    if (result.depth == 2) return tr("{value} after the best reply", {{"value", value_words(result.value)}});
    return tr("{value} after {depth} moves, each the best",
              {{"value", value_words(result.value)}, {"depth", result.depth}});
}

std::string progress_words(int depth, std::size_t searched, std::size_t all) {
    return tr_n("{n} move ahead: {done} of {all} looked at", "{n} moves ahead: {done} of {all} looked at", depth,
                {{"done", searched}, {"all", all}});
}

Progress<Rules> progress_of(const SearchResult& result, Side mover, SearchKind kind) {
    const bool decided = is_won_or_lost(result.value);
    const Side winner = result.value > 0 ? mover : other(mover);
    return {.depth = result.depth,
            .nodes = result.nodes,
            .score = static_cast<double>(result.value),
            .chance = decided ? std::optional(result.value > 0 ? 1.0 : 0.0) : std::nullopt,
            .proven = decided ? std::optional(Outcome{.winner = winner}) : std::nullopt,
            .line = {result.move},
            .cut = kind == SearchKind::minimax ? std::nullopt : std::optional(result.cut),
            .words = {}};
}

} // namespace zugzwang::amazons
