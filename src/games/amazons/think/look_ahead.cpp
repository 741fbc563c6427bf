#include "games/amazons/think/look_ahead.hpp"

#include <cstdlib>

#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

enum class Ended : std::uint8_t { out_of_time, out_of_nodes, stopped };

Ended why_ended(const SearchControl& control) {
    const auto& budget = control.budget();
    if (budget.nodes > 0 && control.nodes() >= budget.nodes) return Ended::out_of_nodes;
    const bool timed = budget.time.count() > 0 && control.elapsed() >= budget.time;
    return timed ? Ended::out_of_time : Ended::stopped;
}

std::string cut_short_words(const LookedAhead& found, Ended ended) {
    if (found.depth == 1 && found.root_moves_done < found.root_moves && found.wanted == 1) {
        if (ended == Ended::out_of_time)
            return tr("looked at {done} of {all} moves: out of time",
                      {{"done", found.root_moves_done}, {"all", found.root_moves}});
        if (ended == Ended::out_of_nodes)
            return tr("looked at {done} of {all} moves: out of positions",
                      {{"done", found.root_moves_done}, {"all", found.root_moves}});
        return tr("looked at {done} of {all} moves: stopped",
                  {{"done", found.root_moves_done}, {"all", found.root_moves}});
    }
    if (ended == Ended::out_of_time)
        return tr("looked {depth} of {wanted} moves ahead: out of time",
                  {{"depth", found.depth}, {"wanted", found.wanted}});
    if (ended == Ended::out_of_nodes)
        return tr("looked {depth} of {wanted} moves ahead: out of positions",
                  {{"depth", found.depth}, {"wanted", found.wanted}});
    return tr("looked {depth} of {wanted} moves ahead: stopped", {{"depth", found.depth}, {"wanted", found.wanted}});
}

} // namespace

std::string value_words(int value) {
    if (is_won_or_lost(value)) return value > 0 ? tr("won") : tr("lost");
    if (value == 0) return "0";
    return value > 0 ? "+" + std::to_string(value) : "−" + std::to_string(-value);
}

std::string reason_words(const LookedAhead& found, const SearchControl& control) {
    if (!found.is_whole()) return cut_short_words(found, why_ended(control));
    if (is_won_or_lost(found.value)) {
        const int moves = won_value - std::abs(found.value);
        return found.value > 0 ? tr_n("a sure win: {n} move to the end", "a sure win: {n} moves to the end", moves)
                               : tr_n("lost against the best replies: {n} move to the end",
                                      "lost against the best replies: {n} moves to the end", moves);
    }
    if (found.depth == 1) return tr("{value} after this move", {{"value", value_words(found.value)}});
    if (found.depth == 2) return tr("{value} after the best reply", {{"value", value_words(found.value)}});
    return tr("{value} after {depth} moves, each the best",
              {{"value", value_words(found.value)}, {"depth", found.depth}});
}

std::string look_words(int depth, std::size_t done, std::size_t all) {
    return tr_n("{n} move ahead: {done} of {all} looked at", "{n} moves ahead: {done} of {all} looked at", depth,
                {{"done", done}, {"all", all}});
}

Progress<Rules> progress_of(const LookedAhead& found, Side mover, LookAhead kind) {
    const bool decided = is_won_or_lost(found.value);
    const Side winner = found.value > 0 ? mover : other(mover);
    return {.depth = found.depth,
            .nodes = found.nodes,
            .score = static_cast<double>(found.value),
            .chance = decided ? std::optional(found.value > 0 ? 1.0 : 0.0) : std::nullopt,
            .proven = decided ? std::optional(Outcome{.winner = winner}) : std::nullopt,
            .line = {found.move},
            .cut = kind == LookAhead::every_branch ? std::nullopt : std::optional(found.cut),
            .words = {}};
}

} // namespace zugzwang::amazons
