// The table of a tournament: who scored what against whom, and what it comes to.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "tournament/standings.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// An entrant, or two: the games of the first against the second.
struct Encountering {
    std::size_t entrant = 0;
    std::optional<std::size_t> other{};

    friend bool operator==(const Encountering&, const Encountering&) = default;
};

struct Crosstable {
    const tournament::TournamentPlan& plan;
    const tournament::Standings& standings;
    std::optional<Encountering> chosen{};
    std::function<void(const Encountering&)> choose; ///< A line or a cell was pressed.
    float widths = 0; ///< So many times as broad as a line of words is high; columns without room are left out.
};
[[nodiscard]] ui::Node crosstable(const Crosstable& table);

/// "3 wins, 1 draw, 2 losses, 1 of them by forfeit"; translated.
[[nodiscard]] std::string score_in_words(const tournament::Score& score);
/// "11½": points, in halves.
[[nodiscard]] std::string points_words(double points);

} // namespace zugzwang
