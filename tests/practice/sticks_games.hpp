// Games of sticks with what each position is worth, by the closed form: of 1 to 7 sticks taken, the last one winning,
// those numbers are lost that 8 divides (C. Bouton's argument for one heap, 1902), and one move wins all others.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

inline std::string sticks_position(int sticks, zugzwang::Side mover) {
    return std::to_string(sticks) + "/7 " + (mover == zugzwang::Side::first ? "1" : "2");
}

inline zugzwang::PositionValue sticks_value(int sticks, zugzwang::Side mover) {
    const bool wins = sticks % 8 != 0;
    zugzwang::PositionValue value{.first_share = wins == (mover == zugzwang::Side::first) ? 1.0 : 0.0,
                                  .exact = true,
                                  .choices = static_cast<std::size_t>(std::min(sticks, 7))};
    if (wins) value.best = {std::to_string(sticks % 8)};
    for (int taken = 1; !wins && taken <= std::min(sticks, 7); ++taken)
        value.best.push_back(std::to_string(taken));
    return value;
}

/// The first side is a person, who begins; with values, unless those are still to be found.
inline zugzwang::GameRecord sticks_game(int sticks, const std::vector<int>& taken, std::chrono::sys_seconds begun,
                                        bool with_values = true) {
    using zugzwang::Side;
    zugzwang::GameRecord record{.game = "sticks",
                                .options = {{"sticks", std::to_string(sticks)}, {"take", "7"}},
                                .start = sticks_position(sticks, Side::first)};
    record.seats[Side::second].player = "twig";
    record.date = begun;
    Side mover = Side::first;
    if (with_values) record.start_value = sticks_value(sticks, mover);
    for (const int number : taken) {
        sticks -= number;
        mover = other(mover);
        auto& move = record.moves.emplace_back(zugzwang::RecordedMove{.text = std::to_string(number)});
        if (with_values) move.value = sticks_value(sticks, mover);
    }
    if (sticks == 0) record.result = zugzwang::GameResult{.outcome = {.winner = other(mover)}};
    return record;
}
