// The games of a match or a tournament, played on many machines and gathered in one record file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "farm/hand_out.hpp"
#include "match/machine_log.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::match {

struct FarRun {
    farm::Farm* farm = nullptr;
    /// As farm::Work has it: the head is the plan's line, a result the record of a game. With a speed for which all
    /// times are meant, times are scaled by it.
    std::function<farm::Task(std::optional<std::uint64_t> reference)> command{};
    bool scales_times = false;  ///< The reference is the speed of the machine that began.
    std::string record_file;    ///< Games are appended; those in it are not played again. It must be given.
    std::filesystem::path work; ///< As farm::Work has it.
    /// At the start and whenever games came: what was played, and how many games are known to be played in all.
    std::function<void(const std::vector<GameRecord>&, std::uint64_t planned)> report{};
    std::function<bool()> stopped{}; ///< Whether somebody wants it to end.
};

struct FarRecords {
    std::vector<GameRecord> records; ///< In the order of their numbers, each game once.
    MachinesOfGames machines{};      ///< Who played them, so far as that is known.
    farm::HandedOut handed_out{};
};

/// What is to be played.
struct FarGames {
    std::string plan_line;
    /// What is missing besides these, by the numbers of the games.
    std::function<std::vector<farm::Piece>(const std::vector<GameRecord>&)> due{};
    /// Whether a record with the number of that piece is the piece's.
    std::function<bool(const farm::Piece&, const GameRecord&)> is_of{};
};

/// Plays what is missing in the record file. What was gathered stands there, whatever happens. Refuses a record file of
/// something else, one that cannot be written, and what HandOut refuses.
[[nodiscard]] Result<FarRecords> play_far(const FarGames& games, const FarRun& run);

} // namespace zugzwang::match
