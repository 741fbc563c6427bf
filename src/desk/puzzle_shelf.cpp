#include "desk/puzzle_shelf.hpp"

#include <utility>

#include "desk/context.hpp"
#include "desk/day_words.hpp"
#include "keep/keeper.hpp"
#include "puzzles/pack.hpp"

namespace zugzwang {

const std::vector<puzzles::Puzzle>& PuzzleShelf::pack(const std::string& game) {
    const auto known = packs_.find(game);
    if (known != packs_.end()) return known->second;
    auto read = puzzles::read_pack(source_ ? source_(game) : std::string());
    return packs_.emplace(game, read ? *std::move(read) : std::vector<puzzles::Puzzle>()).first->second;
}

const PuzzleMarks& puzzle_marks(const SceneContext& context) {
    return context.keeper != nullptr ? context.keeper->puzzles().marks() : context.puzzles.loose_;
}

void add_puzzle_mark(SceneContext& context, PuzzleMark mark) {
    if (context.keeper != nullptr)
        context.keeper->puzzles().add(std::move(mark));
    else
        context.puzzles.loose_.add(mark);
}

puzzles::Day today(const SceneContext& context) { return day_of_place(context.now()); }

bool is_today_solved(const SceneContext& context) {
    return puzzle_marks(context).solved_days().contains(today(context));
}

} // namespace zugzwang
