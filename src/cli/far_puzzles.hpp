// Puzzles made on many machines: a task is a game that they may be taken from.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "farm/hand_out.hpp"
#include "puzzles/maker.hpp"

namespace zugzwang::cli {

struct FarPuzzles {
    puzzles::MakerRequest request;
    farm::Farm* farm = nullptr;
    farm::Task command; ///< As farm::Work has it, as is the next.
    std::filesystem::path work;
    std::function<void(const puzzles::Puzzle&)> told{}; ///< Each puzzle, as and when make_puzzles would.
    std::function<bool()> stopped{};
};

struct MadeFar {
    farm::HandedOut handed_out;
    std::size_t games = 0; ///< That came.
};

/// Tells the puzzles that make_puzzles tells. Refuses what HandOut refuses.
[[nodiscard]] Result<MadeFar> make_far(const FarPuzzles& far);

/// Of a task: prints the puzzles of the games of these numbers. Refuses what is none.
[[nodiscard]] std::optional<Refusal> print_games_with_puzzles(const puzzles::MakerRequest& request,
                                                              const std::vector<std::string>& numbers,
                                                              std::ostream& out);

} // namespace zugzwang::cli
