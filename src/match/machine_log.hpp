// Beside a record file, in RECORD.machines: which machine played which of its games, a line of JSON each.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <string>

#include "farm/machine.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::match {

using MachinesOfGames = std::map<std::uint64_t, farm::Machine>; ///< By the number of the game.

class MachineLog {
  public:
    /// Goes on with what stands there, or begins anew where the record file has no game yet. Lines that cannot be read
    /// do not count. Refuses what cannot be written.
    [[nodiscard]] static Result<MachineLog> open(const std::string& record_file, bool has_games);

    /// The speed of the machine for which all times are meant, where times are scaled.
    [[nodiscard]] std::optional<std::uint64_t> reference() const { return reference_; }
    /// False when it could not be written.
    [[nodiscard]] bool set_reference(std::uint64_t speed);
    [[nodiscard]] const MachinesOfGames& games() const { return games_; }
    /// False when it could not be written.
    [[nodiscard]] bool add(std::uint64_t game, const farm::Machine& machine);

  private:
    MachineLog() = default;
    void read(const std::string& line);

    std::ofstream stream_;
    std::optional<std::uint64_t> reference_;
    MachinesOfGames games_;
};

} // namespace zugzwang::match
