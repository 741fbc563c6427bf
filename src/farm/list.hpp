// Work that is a list of pieces, numbered from 0, of which every result is wanted: `NUMBER TEXT`, on a line each.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "farm/hand_out.hpp"

namespace zugzwang::farm {

struct List {
    std::string head;                                                ///< As Work has it.
    std::uint64_t count = 0;                                         ///< Of its pieces.
    std::function<Result<std::string>(std::uint64_t number)> result; ///< On one line.
};

/// Of a task: prints what Work says. Refuses what is no number of a piece, and what `result` refuses.
[[nodiscard]] std::optional<Refusal> print_results(const List& list, const std::vector<std::string>& numbers,
                                                   std::ostream& out);

/// All results, in the order of the pieces, when machines have done them: farm, command and folder as Work has them.
/// What was lost and what came twice is added to `sum`. Refuses what HandOut refuses, and says so when Ctrl+C ended it,
/// as `sum` does. What was ended or killed goes on from its folder.
[[nodiscard]] Result<std::vector<std::string>> far_results(const List& list, Farm& farm, const Task& command,
                                                           const std::filesystem::path& folder,
                                                           HandedOut* sum = nullptr);

} // namespace zugzwang::farm
