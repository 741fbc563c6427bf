// Iterative deepening of the fixed-depth searches, and the words for what they find.
#pragma once

#include <chrono>

#include "games/amazons/think/fixed_depth_search.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// The result of the last complete iteration.
struct SearchResult {
    Rules::Move move{};
    int value = 0;           ///< For the side to move: the difference of mobility, or about ±won_value.
    int depth = 0;           ///< Of the last complete iteration.
    int target_depth = 0;    ///< The depth that was asked for.
    std::uint64_t nodes = 0; ///< In all iterations.
    std::uint64_t cut = 0;   ///< Moves that were cut off, in all iterations.
    std::size_t root_moves = 0, root_moves_searched = 0; ///< Of the last iteration.

    [[nodiscard]] bool is_complete() const { return depth == target_depth && root_moves_searched == root_moves; }
};

/// "+2", "0", "−3", "won"; translated.
[[nodiscard]] std::string value_words(int value);
/// The reason for the move in one line that names no side: "+2 after the best reply", or how deep the search got;
/// translated.
[[nodiscard]] std::string reason_words(const SearchResult& result, const SearchControl& control);
/// During an iteration: "2 moves ahead: 512 of 2 176 looked at"; translated.
[[nodiscard]] std::string progress_words(int depth, std::size_t searched, std::size_t all);
[[nodiscard]] Progress<Rules> progress_of(const SearchResult& result, Side mover, SearchKind kind);

/// Searches to depth 1, then 2, up to `depth`, so that there is a complete result when the time is up.
template <SearchKind kind, class Observer = NoObserver>
[[nodiscard]] SearchResult iterative_deepening(const Rules::State& state, int depth, SearchControl& control,
                                               const ProgressSink<Rules>& report, Observer observer = {}) {
    using Clock = SearchControl::Clock;
    constexpr std::chrono::milliseconds between_reports{250};
    FixedDepthSearch<kind, Observer> search(state, control, observer);
    SearchResult result{
        .move = Rules::legal_moves(state).front(), .target_depth = depth, .root_moves = search.root_moves()};
    auto last_report = Clock::now();
    const auto send_report = [&](std::string words) {
        auto progress = progress_of(result, state.to_move, kind);
        progress.words = std::move(words);
        report(progress);
        last_report = Clock::now();
    };
    for (int iteration = 1; iteration <= depth; ++iteration) {
        result.root_moves_searched = 0;
        const auto best = search.best(iteration, [&](std::size_t searched) {
            result.root_moves_searched = searched;
            result.nodes = control.nodes();
            result.cut = search.cut();
            if (report && result.depth > 0 && Clock::now() - last_report >= between_reports)
                send_report(progress_words(iteration, searched, result.root_moves));
        });
        result.nodes = control.nodes();
        result.cut = search.cut();
        if (best) {
            result.move = best->move;
            result.value = best->value;
            result.depth = iteration;
        }
        if (control.stopped()) break;
        result.root_moves_searched = result.root_moves;
        if (report && iteration < depth) send_report(progress_words(iteration + 1, 0, result.root_moves));
    }
    if (report && result.depth > 0) send_report(reason_words(result, control));
    return result;
}

} // namespace zugzwang::amazons
