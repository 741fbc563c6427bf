// The table of a tournament: who scored what against whom, and what it comes to.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tournament/standings.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// Games of an entrant: all of them, those against another one, or those that it lost by forfeit.
struct Encountering {
    std::size_t entrant = 0;
    std::optional<std::size_t> other{};
    bool by_forfeit = false;

    friend bool operator==(const Encountering&, const Encountering&) = default;
};

struct Crosstable {
    const tournament::TournamentPlan& plan;
    const tournament::Standings& standings;
    const std::vector<std::size_t>& rows; ///< Entrants, in the order in which they stand there.
    std::optional<Encountering> chosen{};
    /// A line, a cell or a mark of forfeits was pressed; without it nothing can be.
    std::function<void(const Encountering&)> choose{};
    /// So many times as broad as a line of words is high; columns without room are left out.
    float widths = ui::Extent::unlimited;
    std::function<float(std::size_t row, const Canvas&)> opacity{}; ///< Of a line; without it all of it is seen.
};
[[nodiscard]] ui::Node crosstable(const Crosstable& table);

/// What is pressed for them.
[[nodiscard]] std::string id_of(const tournament::TournamentPlan& plan, const Encountering& who);

/// "3 wins, 1 draw, 2 losses, 1 of them by forfeit"; translated.
[[nodiscard]] std::string score_in_words(const tournament::Score& score);
/// "11½": points, in halves.
[[nodiscard]] std::string points_words(double points);

} // namespace zugzwang
