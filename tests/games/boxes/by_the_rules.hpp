// What can be counted in Boxes by trying moves: boxes, safe lines, chains. Slow, and shares nothing with the engine.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes::test {

inline std::optional<Rules::Move> closing_move(const Rules::State& state) {
    for (const auto& move : Rules::legal_moves(state)) {
        if (boxes_closed_by(state, move.edge) > 0) return move;
    }
    return std::nullopt;
}

/// The position after everything that can be closed was closed.
inline Rules::State emptied(Rules::State state) {
    while (const auto move = closing_move(state))
        state = Rules::after(state, *move);
    return state;
}

inline int closed_boxes(const Rules::State& state) {
    return boxes_owned(state, Side::first) + boxes_owned(state, Side::second);
}
inline int open_boxes(const Rules::State& state) { return state.grid.boxes() - closed_boxes(state); }
/// How many boxes can be closed in a row.
inline int closable(const Rules::State& state) { return closed_boxes(emptied(state)) - closed_boxes(state); }

/// Lines that leave nothing to be closed. Of a position where nothing can be closed, as all below.
inline std::vector<Rules::Move> safe_lines(const Rules::State& state) {
    auto moves = Rules::legal_moves(state);
    std::erase_if(moves, [&](const Rules::Move& move) {
        const auto beside = state.grid.boxes_beside(move.edge);
        return std::any_of(beside.begin(), beside.end(), [&](int box) { return sides_drawn(state, box) >= 2; });
    });
    return moves;
}

inline int least_given(const Rules::State& state) {
    int least = max_boxes;
    for (const auto& move : Rules::legal_moves(state))
        least = std::min(least, closable(Rules::after(state, move)));
    return least;
}

/// Boxes with two sides drawn that lie side by side with no line between them.
struct Chain {
    std::set<int> boxes;
    std::set<int> lines; ///< Not drawn yet, beside any of the boxes.

    /// A chain of n boxes has n + 1 lines, a loop n.
    [[nodiscard]] bool is_loop() const { return lines.size() == boxes.size(); }
};

inline std::vector<Chain> chains(const Rules::State& state) {
    std::vector<Chain> found;
    std::set<int> seen;
    for (int first = 0; first < state.grid.boxes(); ++first) {
        if (sides_drawn(state, first) != 2 || seen.contains(first)) continue;
        Chain chain;
        std::vector<int> open{first};
        while (!open.empty()) {
            const int box = open.back();
            open.pop_back();
            if (sides_drawn(state, box) != 2 || !seen.insert(box).second) continue;
            chain.boxes.insert(box);
            for (const int line : state.grid.edges_of(box)) {
                if (state.drawn[static_cast<std::size_t>(line)]) continue;
                chain.lines.insert(line);
                for (const int beside : state.grid.boxes_beside(line))
                    open.push_back(beside);
            }
        }
        found.push_back(std::move(chain));
    }
    return found;
}

inline std::vector<Chain> long_chains(const Rules::State& state) {
    auto found = chains(state);
    std::erase_if(found, [](const Chain& chain) { return chain.boxes.size() < 3 || chain.is_loop(); });
    return found;
}

/// Whether the side to move, having closed what it wants, can draw a line that closes nothing, after which so many
/// boxes can be closed, and nothing that could not be closed before.
class Leaving {
  public:
    explicit Leaving(int boxes) : boxes_(boxes) {}

    [[nodiscard]] bool is_possible(const Rules::State& state) {
        const auto [known, is_new] = known_.try_emplace(state.drawn.to_string(), false);
        if (is_new) known->second = tried(state, emptied(state).drawn);
        return known->second;
    }

  private:
    [[nodiscard]] bool tried(const Rules::State& state, const std::bitset<max_edges>& rest) {
        const auto moves = Rules::legal_moves(state);
        return std::ranges::any_of(moves, [&](const Rules::Move& move) {
            const auto after = Rules::after(state, move);
            if (emptied(after).drawn != rest) return false;
            return boxes_closed_by(state, move.edge) > 0 ? is_possible(after) : closable(after) == boxes_;
        });
    }

    int boxes_;
    std::map<std::string, bool> known_;
};

/// Who runs out of safe lines first.
class SafeLines {
  public:
    /// Whether whoever is to move can draw the last one.
    [[nodiscard]] bool mover_outlasts(const Rules::State& state) {
        const auto [known, is_new] = known_.try_emplace(state.drawn.to_string(), false);
        if (!is_new) return known->second;
        for (const auto& move : safe_lines(state)) {
            if (!mover_outlasts(Rules::after(state, move))) return known_[state.drawn.to_string()] = true;
        }
        return false;
    }
    /// Whether none of them takes away another one, however they are drawn.
    [[nodiscard]] static bool are_independent(Rules::State state) {
        const auto safe = safe_lines(state);
        for (const auto& move : safe)
            state = Rules::after(state, move);
        return closable(state) == 0;
    }

  private:
    std::map<std::string, bool> known_;
};

/// By the long-chain rule (Berlekamp, The Dots and Boxes Game, 2000): whoever began the game needs an even number of
/// dots and long chains together; and it is to move again after an even number of lines and closed boxes.
inline bool has_right_chains(const Rules::State& state, std::size_t long_chains) {
    const int dots = (state.grid.rows + 1) * (state.grid.columns + 1);
    const int turns = static_cast<int>(state.drawn.count()) + closed_boxes(state);
    return (dots + turns + static_cast<int>(long_chains)) % 2 == 0;
}

} // namespace zugzwang::boxes::test
