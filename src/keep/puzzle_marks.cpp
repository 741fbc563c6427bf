#include "keep/puzzle_marks.hpp"

#include <algorithm>

namespace zugzwang {

namespace {

void add_to(PuzzleMarks& marks, const TriedPuzzle& tried) {
    auto& tries = marks.tries[{tried.game, tried.position}];
    ++(tried.solved ? tries.solved : tries.missed);
}

void add_to(PuzzleMarks& marks, const SolvedDay& day) { marks.days.emplace(day.day, day.game); }

void add_to(PuzzleMarks& marks, const RushScore& score) {
    auto& scores = marks.scores;
    scores.insert(std::ranges::find_if(scores, [&](const auto& one) { return one.solved < score.solved; }), score);
    if (marks.scores_of(score.game).size() <= max_rush_scores) return;
    const auto last = std::ranges::find(scores.rbegin(), scores.rend(), score.game, &RushScore::game);
    scores.erase(std::next(last).base());
}

} // namespace

void PuzzleMarks::add(const PuzzleMark& mark) {
    std::visit([this](const auto& one) { add_to(*this, one); }, mark);
}

std::set<std::chrono::sys_days> PuzzleMarks::solved_days() const {
    std::set<std::chrono::sys_days> solved;
    for (const auto& [day, game] : days)
        solved.insert(day);
    return solved;
}

std::vector<RushScore> PuzzleMarks::scores_of(const std::string& game) const {
    std::vector<RushScore> found;
    for (const auto& score : scores) {
        if (score.game == game) found.push_back(score);
    }
    return found;
}

bool PuzzleMarks::is_score(const std::string& game, int solved) const {
    const auto best = scores_of(game);
    return solved > 0 && (best.size() < max_rush_scores || best.back().solved < solved);
}

} // namespace zugzwang
