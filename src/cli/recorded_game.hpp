// A game out of a file of records: the `--record FILE --game N` of the commands.
#pragma once

#include <cstdint>
#include <string>

#include "cli/command_line.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::cli {

class RecordedGame {
  public:
    /// Adds `--record`, which `help` is said of, `--game`, and what a record is.
    void add_to(CommandLine& command, const std::string& help);

    [[nodiscard]] bool is_asked_for() const { return !file_.empty(); }
    /// The game of that number: in the file of a match as the match counted it, in another (see GamesInText) by its
    /// order, both from 0. Or why it cannot be had. Whether the rules allow its moves is not looked at.
    [[nodiscard]] Result<GameRecord> record() const;
    /// The refusal of that game, with the names of the file and of the game before it.
    [[nodiscard]] Refusal refused(const Refusal& why) const {
        return Refusal{"{}, game {}: {}", file_, number_, why.words};
    }

  private:
    std::string file_; ///< Empty when not given.
    std::int64_t number_ = 0;
};

} // namespace zugzwang::cli
