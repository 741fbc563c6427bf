// What the machines that played a match or tournament did: how many games, how fast, and whether what players scored
// on one of them is out of line with what they scored everywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "farm/machine.hpp"
#include "record/json.hpp"

namespace zugzwang::match {

/// A game, as far as its machine is concerned.
struct GameOfMachine {
    farm::Machine machine;
    std::array<std::size_t, 2> players{}; ///< Two different numbers.
    double points = 0;                    ///< Of the first of them.
    std::uint64_t pair = 0;               ///< Of one pairing; games that share it, on one machine, are one observation.
};

struct MachineFigures {
    std::string name;
    std::uint64_t games = 0;
    std::uint64_t speed = 0; ///< The mean over its games; 0 where it was not measured.
    /// How far the points of one player there are from that player's share of all its games, in standard deviations.
    /// Of the player for whom that is most; 0 where there is nothing to compare with.
    double residual = 0;
    std::size_t player = 0;
    bool stands_out = false;

    friend bool operator==(const MachineFigures&, const MachineFigures&) = default;
};

/// By the names of the machines. An observation is a pair of games (or a game without its partner), compared with all
/// observations of the same two players. If machines do not matter, those of one machine are a sample of them without
/// replacement, whose sum has a known variance: with two players and single games this is the adjusted residual of a
/// table of machines by results (Haberman, The Analysis of Residuals in Cross-Classified Tables, Biometrics 29, 1973),
/// as Stockfish's testing framework has it. A third of the deviation times the largest one of an observation is added
/// to the variance (Bernstein's inequality, 1924): where results hardly differ, one that does names nobody, and no
/// machine is three deviations away for less than three such observations. A machine stands out beyond 3 with two
/// players, and with more where its largest residual is as unlikely as that. The others are then compared without the
/// one that stands out most, so that it makes nobody else look odd.
[[nodiscard]] std::vector<MachineFigures> machine_figures(const std::vector<GameOfMachine>& games);

/// A line for each machine, and one more for each that stands out; `players` are the names by their numbers.
[[nodiscard]] std::string machine_words(const std::vector<MachineFigures>& machines,
                                        const std::vector<std::string>& players);
/// An array of `name`, `games`, `speed`, `residual`, its `player` and `stands_out`.
[[nodiscard]] Json machine_json(const std::vector<MachineFigures>& machines, const std::vector<std::string>& players);

} // namespace zugzwang::match
