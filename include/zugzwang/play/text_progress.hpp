// What a search knows, with its moves as text.
#pragma once

#include <cstddef>
#include <limits>
#include <utility>

#include "zugzwang/play/table.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// A line of moves from `state` is written as far as it can be played, and no further than so many moves.
template <Rules R>
[[nodiscard]] TextProgress as_text(typename R::State state, const Progress<R>& progress,
                                   std::size_t max_moves = std::numeric_limits<std::size_t>::max()) {
    TextProgress text{.depth = progress.depth,
                      .nodes = progress.nodes,
                      .score = progress.score,
                      .chance = progress.chance,
                      .proven = progress.proven,
                      .line = {},
                      .cut = progress.cut,
                      .words = progress.words};
    for (const auto& move : progress.line) {
        if (text.line.size() == max_moves || !R::is_legal(state, move)) break;
        text.line.push_back(R::move_to_text(state, move));
        state = R::after(std::move(state), move);
    }
    return text;
}

/// What is kept of a thought once its move is played, by what it told last.
[[nodiscard]] inline MoveThought thought_of(const TextProgress& last, std::uint64_t nodes, Seconds time) {
    return {.nodes = nodes,
            .depth = last.depth,
            .score = last.depth > 0 ? std::optional(last.score) : std::nullopt,
            .cut = last.cut,
            .time = time};
}

} // namespace zugzwang
