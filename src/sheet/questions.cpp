#include "sheet/questions.hpp"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "practice/row.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::sheet {

SheetQuestion question_of(const puzzles::Puzzle& puzzle) {
    SheetQuestion question{.position = puzzle.position, .right = {puzzle.solution}, .wins_by = puzzle.value};
    if (!puzzle.refutations.empty()) question.rival = puzzle.refutations.front().moves.front();
    return question;
}

SheetQuestion question_of(const practice::Exercise& exercise) {
    SheetQuestion question{.position = exercise.key.position, .right = exercise.before.best, .rival = exercise.played};
    const auto shown = std::ranges::find(question.right, exercise.better);
    if (shown != question.right.end())
        std::rotate(question.right.begin(), shown, shown + 1);
    else
        question.right.insert(question.right.begin(), exercise.better);
    return question;
}

Result<std::vector<SheetQuestion>> questions_of(const SheetWish& wish, const std::vector<puzzles::Puzzle>& pack) {
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
    std::vector<SheetQuestion> questions;
    for (const auto& puzzle : fitting)
        questions.push_back(question_of(puzzle));
    return questions;
}

Result<std::vector<SheetQuestion>> exercises_of(const ExerciseWish& wish, const practice::Notes& notes) {
    const practice::Wish asked{.games = {wish.game}, .kind = wish.kind};
    std::vector<const practice::KeptExercise*> fitting;
    for (const auto& [key, kept] : notes.exercises()) {
        const bool is_due = !wish.due || kept.standing.is_due(*wish.due);
        if (is_due && practice::is_wished(asked, kept.exercise)) fitting.push_back(&kept);
    }
    if (fitting.empty() && wish.due) return Refusal{"no exercise of this game is due today"};
    if (fitting.empty()) return Refusal{"there is no such exercise of this game"};
    const auto waited = [](const practice::KeptExercise* kept) {
        return std::tie(kept->standing.due, kept->exercise.key);
    };
    std::ranges::sort(fitting, {}, waited);
    if (fitting.size() > wish.count) fitting.resize(wish.count);
    std::vector<SheetQuestion> questions;
    for (const auto* kept : fitting)
        questions.push_back(question_of(kept->exercise));
    return questions;
}

} // namespace zugzwang::sheet
