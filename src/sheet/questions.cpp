#include "sheet/questions.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

#include "zugzwang/base/random.hpp"

namespace zugzwang::sheet {

Result<std::vector<puzzles::Puzzle>> questions_of(const SheetWish& wish, const std::vector<puzzles::Puzzle>& pack) {
    std::vector<puzzles::Puzzle> fitting;
    std::set<std::string> known;
    for (const auto& puzzle : pack) {
        if (wish.difficulty != any_difficulty && puzzle.difficulty != wish.difficulty) continue;
        if (known.insert(puzzle.position).second) fitting.push_back(puzzle);
    }
    if (fitting.size() < wish.count && wish.difficulty == any_difficulty)
        return Refusal{"there are only {} puzzles, not {}", fitting.size(), wish.count};
    if (fitting.size() < wish.count)
        return Refusal{"there are only {} puzzles of difficulty {}, not {}", fitting.size(), wish.difficulty,
                       wish.count};
    Random(wish.seed).shuffle(fitting);
    fitting.resize(wish.count);
    const auto hardness = [](const puzzles::Puzzle& puzzle) {
        return std::tie(puzzle.difficulty, puzzle.effort, puzzle.position);
    };
    std::ranges::sort(fitting, {}, hardness);
    return fitting;
}

} // namespace zugzwang::sheet
