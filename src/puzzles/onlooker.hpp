// Players of the game look at a puzzle: what it takes them to see its move, and which moves they make instead.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "puzzles/difficulty.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::puzzles {

/// Nodes alone decide what they see, so that it is the same everywhere.
class Onlooker {
  public:
    /// The game outlives it. Requires a position that is not over.
    Onlooker(const Game& game, const std::string& position, const std::string& solution);

    [[nodiscard]] const PuzzleSight& sight() const { return sight_; }
    /// Wrong moves that a player of the game made, each once, the strongest's first.
    [[nodiscard]] const std::vector<std::string>& tempting() const { return tempting_; }

  private:
    enum class Answer : std::uint8_t {
        wrong,
        right,
        known, ///< Right, and the player knows that it wins.
    };

    Answer ask(const PlayerSpec& player, std::uint64_t seed, const Budget& budget);
    /// Asks the strongest player with 8 nodes, then with √2 times as many each time: the number of the try in which it
    /// makes the move and knows that it wins, so that it keeps to it from then on; the most where it never does. Where
    /// the game knows better, what it says.
    [[nodiscard]] int searched();
    /// From the lowest up to the first that finds the move more often than not, the lower half in any case.
    void ask_rungs();
    /// The mean of games of random moves.
    [[nodiscard]] double moves_left();

    const Game& game_;
    std::unique_ptr<Table> table_;
    std::string position_, solution_;
    PuzzleSight sight_;
    std::vector<std::string> tempting_;
};

} // namespace zugzwang::puzzles
