// How a player of a fixed depth looks ever further ahead until its depth or its time is reached, and what it says of
// it.
#pragma once

#include <chrono>

#include "games/amazons/think/fixed_depth.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::amazons {

/// What was found when a look ahead ended.
struct LookedAhead {
    Rules::Move move{};
    int value = 0;           ///< Of the side that moves: the difference of mobility, or about won_value.
    int depth = 0;           ///< Of the last whole look.
    int wanted = 0;          ///< The depth that was to be reached.
    std::uint64_t nodes = 0; ///< In all depths.
    std::uint64_t cut = 0;   ///< Moves that were not looked at, in all depths.
    std::size_t root_moves = 0, root_moves_done = 0; ///< Of the depth that was not finished.

    [[nodiscard]] bool is_whole() const { return depth == wanted && root_moves_done == root_moves; }
};

/// "+2", "0", "−3", "won": of the side that it is told of; translated.
[[nodiscard]] std::string value_words(int value);
/// Why, in one line that names no side: "+2 after the best reply", or how far it came; translated.
[[nodiscard]] std::string reason_words(const LookedAhead& found, const SearchControl& control);
/// While it looks: "2 moves ahead: 512 of 2 176 looked at"; translated.
[[nodiscard]] std::string look_words(int depth, std::size_t done, std::size_t all);
[[nodiscard]] Progress<Rules> progress_of(const LookedAhead& found, Side mover, LookAhead kind);

/// One move ahead, then two, up to `depth`, so that there is a whole answer when the time is up.
template <LookAhead kind, class Watch = Unwatched>
[[nodiscard]] LookedAhead look_ahead(const Rules::State& state, int depth, SearchControl& control,
                                     const ProgressSink<Rules>& report, Watch watch = {}) {
    using Clock = SearchControl::Clock;
    constexpr std::chrono::milliseconds between_reports{250};
    FixedDepth<kind, Watch> search(state, control, watch);
    LookedAhead found{.move = Rules::legal_moves(state).front(), .wanted = depth, .root_moves = search.root_moves()};
    auto reported = Clock::now();
    const auto tell = [&](std::string words) {
        auto progress = progress_of(found, state.to_move, kind);
        progress.words = std::move(words);
        report(progress);
        reported = Clock::now();
    };
    for (int ahead = 1; ahead <= depth; ++ahead) {
        found.root_moves_done = 0;
        const auto best = search.best(ahead, [&](std::size_t done) {
            found.root_moves_done = done;
            found.nodes = control.nodes();
            found.cut = search.cut();
            if (report && found.depth > 0 && Clock::now() - reported >= between_reports)
                tell(look_words(ahead, done, found.root_moves));
        });
        found.nodes = control.nodes();
        found.cut = search.cut();
        if (best) {
            found.move = best->move;
            found.value = best->value;
            found.depth = ahead;
        }
        if (control.stopped()) break;
        found.root_moves_done = found.root_moves;
        if (report && ahead < depth) tell(look_words(ahead + 1, 0, found.root_moves));
    }
    if (report && found.depth > 0) tell(reason_words(found, control));
    return found;
}

} // namespace zugzwang::amazons
