// The figures of a match as words for a person and as JSON for a program.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "match/sprt.hpp"

namespace zugzwang::match {

struct MatchReport {
    std::string game;                   ///< Its id.
    std::array<std::string, 2> players; ///< As in the plan; all figures are the first one's.
    std::optional<SprtBounds> sprt;
};

/// Several lines, each with its end.
[[nodiscard]] std::string report_words(const MatchReport& report, const Statistics& statistics);
/// `[=====     ] 50/100  +20 =10 -20  50.0 % (36.6 to 63.4)`.
[[nodiscard]] std::string progress_words(const Statistics& statistics, std::uint64_t planned);
/// One line. Elo differences of a score of 0 or 1 are null, and so are pairs where games are not in pairs.
[[nodiscard]] std::string report_json(const MatchReport& report, const Statistics& statistics);

} // namespace zugzwang::match
