#include "games/boxes/think/look.hpp"

#include <algorithm>

#include "games/boxes/think/players.hpp"

namespace zugzwang::boxes {
namespace {

/// What a line gives away at least, one for each run.
int least_given(Strings& rest, const std::vector<Run>& runs) {
    int least = rest.coin_count();
    std::vector<std::int16_t> cuts;
    for (const auto& run : runs) {
        static_cast<void>(rest.cut(run.opening));
        least = std::min(least, take_all(rest, cuts).all);
        undo_cuts(rest, cuts, 0);
        rest.undo_cut(run.opening);
    }
    return least;
}

} // namespace

Look::Look(const Rules::State& state) : rest_(state) {
    std::vector<std::int16_t> cuts;
    captures_ = take_all(rest_, cuts);
    runs_ = boxes::runs(rest_);
    for (int string = 0; string < rest_.string_count(); ++string)
        safe_ += !rest_.is_cut(string) && is_safe(rest_, string) ? 1 : 0;
    if (safe_ == 0 && !is_end()) min_given_ = least_given(rest_, runs_);
}

int Look::long_chains() const { return static_cast<int>(std::ranges::count_if(runs_, &Run::is_long)); }

bool Look::chains_suit() const { return chains_suit_mover(rest_.strings_left(), rest_.coins_left(), long_chains()); }

const Run* Look::run_at(int edge) const {
    const auto has_line = [&](const Run& run) { return std::ranges::binary_search(lines_of(run), edge); };
    const auto found = std::ranges::find_if(runs_, has_line);
    return found == runs_.end() ? nullptr : &*found;
}

std::vector<int> Look::lines_of(const Run& run) const {
    std::vector<int> lines;
    for (const int coin : run.coins) {
        for (const int string : rest_.strings_of(coin)) {
            if (!rest_.is_cut(string)) lines.push_back(rest_.edge_of(string));
        }
    }
    std::ranges::sort(lines);
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
}

std::vector<int> Look::lines_of_long_chains() const {
    std::vector<int> lines;
    for (const auto& run : runs_) {
        if (!run.is_long()) continue;
        const auto some = lines_of(run);
        lines.insert(lines.end(), some.begin(), some.end());
    }
    std::ranges::sort(lines);
    return lines;
}

bool gives_away(const Rules::State& state, const Rules::Move& move) {
    return Look(state).boxes() == 0 && boxes_closed_by(state, move.edge) == 0 &&
           Look(Rules::after(state, move)).boxes() > 0;
}

} // namespace zugzwang::boxes
