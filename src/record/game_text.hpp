// Games as a text that people read and write, too: tags and moves, after PGN (S. J. Edwards, "Portable Game Notation
// Specification and Implementation Guide", 1994), with the moves and positions of our games.
//
//     [Game "sticks"]
//     [First "optimal"]
//     [Second "mine"]
//     [FirstPlayer "optimal"]
//     [SecondPlayer "ugi:./my_bot"]
//     [Start "10/3 1"]
//     [Result "1-0"]
//
//     2 3 1 1 3 1-0
//
// Game, Start and Result must be there. First and Second are what the players are called, left out where that follows
// from who they are; without FirstPlayer and SecondPlayer people played. Options "rows=5 cols=4", Margin, Forfeit (why)
// and Date ("2024-05-31T18:30:00Z", UTC) say what the members of a record do; other tags are passed over. Results are
// 1-0 (the first side won), 0-1, 1/2-1/2 and * (not over). In a text, \ stands before " and \. Moves are set apart by
// blanks and ends of lines; the result may stand behind them. What a record has besides is left out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// Several lines, each with its end.
[[nodiscard]] std::string to_game_text(const GameRecord& record);

/// The games of a text, one after the other: in the form above, or as records of JSON, one a line. The first lines of
/// the record files of matches and tournaments are passed over.
class GamesInText {
  public:
    /// The text outlives it.
    explicit GamesInText(std::string_view text) : rest_(text) {}

    /// The next one, or why what stands there is none; empty at the end. Positions, moves and options are not looked
    /// at: playing the record does that.
    [[nodiscard]] std::optional<Result<GameRecord>> next();
    /// What was not read yet: the end of the text.
    [[nodiscard]] std::string_view rest() const { return rest_; }
    /// In which the last one begins, from 1.
    [[nodiscard]] std::size_t line() const { return line_; }

  private:
    /// The next line that is not blank, without the blanks about it; empty at the end.
    [[nodiscard]] std::string_view peek();
    void skip_line();
    [[nodiscard]] Result<GameRecord> tagged_game();

    std::string_view rest_;
    std::size_t next_line_ = 1, line_ = 0;
};

} // namespace zugzwang
