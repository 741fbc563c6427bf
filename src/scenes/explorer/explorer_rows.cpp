#include "scenes/explorer/explorer_rows.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/analysis.hpp"

namespace zugzwang {
namespace {

/// The larger, the better for the side to move; what is not known is worst.
std::tuple<bool, double, std::int64_t> rank(const ExplorerRow& row, Side mover) {
    if (!row.value || !row.value->first_share) return {};
    const auto margin = row.value->exact ? row.value->margin.value_or(0) : 0;
    const double first = *row.value->first_share;
    return mover == Side::first ? std::tuple(true, first, margin) : std::tuple(true, 1 - first, -margin);
}

std::string worth_of(const ExplorerRow& row, const AnalysisInfo& analysis) {
    if (!row.value) return analysis.running ? tr("…") : std::string();
    auto words = short_value(*row.value, analysis.side);
    return row.value->exact || words.empty() ? words : tr("≈ {value}", {{"value", words}});
}

void add_values(std::vector<ExplorerRow>& rows, const AnalysisInfo& analysis) {
    const auto& known = analysis.known;
    std::map<std::string_view, std::size_t> places;
    for (std::size_t place = 0; place < known.moves.size(); ++place)
        places.emplace(known.moves[place].text, place);
    for (auto& row : rows) {
        for (const auto& move : row.moves) {
            const auto found = places.find(move);
            if (found == places.end()) continue;
            const auto& value = known.moves[found->second].value;
            // Of moves that are the same one may be known better than the others.
            if (row.value && (row.value->exact || !value.exact)) continue;
            row.value = value;
            row.keeps = known.value.exact && value.exact && keeps_value(known, found->second, analysis.side);
        }
        row.worth = worth_of(row, analysis);
    }
}

} // namespace

std::vector<ExplorerRow> explorer_rows(const OpeningAnswer& answer, const AnalysisInfo* analysis) {
    std::vector<ExplorerRow> rows;
    std::map<std::uint64_t, std::size_t> places;
    for (const auto& move : answer.moves) {
        const auto [place, is_new] = places.emplace(move.key, rows.size());
        if (is_new) {
            rows.push_back({.position = move.key});
            const auto played = answer.page.next.find(move.key);
            if (played != answer.page.next.end()) rows.back().tally = played->second;
        }
        rows[place->second].moves.push_back(move.text);
    }
    if (analysis != nullptr) add_values(rows, *analysis);
    const auto mover = analysis != nullptr ? analysis->side : Side::first;
    std::ranges::stable_sort(rows, [mover](const ExplorerRow& a, const ExplorerRow& b) {
        return std::tuple(rank(a, mover), a.tally.games()) > std::tuple(rank(b, mover), b.tally.games());
    });
    return rows;
}

std::optional<std::size_t> most_played_row(const std::vector<ExplorerRow>& rows) {
    std::optional<std::size_t> most;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].tally.games() > (most ? rows[*most].tally.games() : 0)) most = row;
    }
    return most;
}

} // namespace zugzwang
