#include "desk/puzzle_round.hpp"

#include <algorithm>

namespace zugzwang {

using puzzles::Try;

PuzzleRound::PuzzleRound(SceneContext& context, const Game& game) : context_(context) {
    const auto& games = context_.games;
    const auto index_of = [&](auto found) { return static_cast<std::size_t>(found - games.begin()); };
    game_ = index_of(std::ranges::find(games, game.id, &Game::id));
    if (pack().empty()) {
        const auto any =
            std::ranges::find_if(games, [&](const Game& one) { return !context_.puzzles.pack(one.id).empty(); });
        if (any != games.end()) game_ = index_of(any);
    }
    show_day();
}

const puzzles::Puzzle* PuzzleRound::puzzle() const {
    if ((rush_ && rush_->over()) || index_ >= pack().size()) return nullptr;
    return &pack()[index_];
}

bool PuzzleRound::can_rush() const {
    return std::ranges::any_of(context_.games, [&](const Game& one) { return !context_.puzzles.pack(one.id).empty(); });
}

void PuzzleRound::show_day() {
    kind_ = Kind::day;
    noted_ = false;
    index_ = puzzles::puzzle_of(today(context_), game().id, pack()).value_or(0);
    if (puzzle() != nullptr) difficulty_ = puzzle()->difficulty;
}

bool PuzzleRound::is_day_solved(std::size_t game) const {
    return puzzle_marks(context_).days.contains({today(context_), context_.games[game].id});
}

std::optional<std::size_t> PuzzleRound::next_open_day() const {
    const auto count = context_.games.size();
    for (std::size_t step = 1; step < count; ++step) {
        const auto game = (game_ + step) % count;
        if (!context_.puzzles.pack(context_.games[game].id).empty() && !is_day_solved(game)) return game;
    }
    return std::nullopt;
}

PuzzleRound::Share PuzzleRound::practised() const {
    Share share;
    const auto& tries = puzzle_marks(context_).tries;
    for (const auto& puzzle : pack()) {
        if (puzzle.difficulty != difficulty_) continue;
        ++share.all;
        const auto tried = tries.find({game().id, puzzle.position});
        if (tried != tries.end() && tried->second.solved > 0) ++share.solved;
    }
    return share;
}

void PuzzleRound::choose_game(std::size_t game) {
    game_ = game;
    if (kind_ == Kind::day)
        show_day();
    else
        practise_after(std::nullopt);
}

void PuzzleRound::choose_day() { show_day(); }

void PuzzleRound::choose_difficulty(int difficulty) {
    difficulty_ = difficulty;
    practise_after(std::nullopt);
}

void PuzzleRound::practise_after(std::optional<std::size_t> index) {
    kind_ = Kind::practice;
    noted_ = false;
    const auto& all = pack();
    const auto& tries = puzzle_marks(context_).tries;
    const auto first = index ? *index + 1 : 0;
    std::optional<std::size_t> any, open;
    for (std::size_t step = 0; step < all.size(); ++step) {
        const auto at = (first + step) % all.size();
        if (all[at].difficulty != difficulty_) continue;
        if (!any) any = at;
        const auto tried = tries.find({game().id, all[at].position});
        if (!open && (tried == tries.end() || tried->second.solved == 0)) open = at;
    }
    if (any) index_ = open.value_or(*any);
}

void PuzzleRound::start_rush(std::uint64_t seed) {
    std::vector<std::vector<int>> difficulties;
    for (const auto& game : context_.games) {
        auto& one = difficulties.emplace_back();
        for (const auto& puzzle : context_.puzzles.pack(game.id))
            one.push_back(puzzle.difficulty);
    }
    rush_.emplace(std::move(difficulties), seed);
    kind_ = Kind::rush;
    show_rush();
}

void PuzzleRound::show_rush() {
    noted_ = false;
    const auto place = rush_->now();
    if (!place) return;
    game_ = place->game;
    index_ = place->index;
}

void PuzzleRound::end_rush() {
    rush_.reset();
    practise_after(std::nullopt);
}

void PuzzleRound::run(Seconds step) {
    if (rush_) rush_->run(step);
}

void PuzzleRound::note(Try what) {
    if (noted_ || puzzle() == nullptr) return;
    if (what != Try::helped)
        add_puzzle_mark(context_,
                        TriedPuzzle{.game = game().id, .position = puzzle()->position, .solved = what == Try::solved});
    noted_ = true;
    if (rush_)
        rush_->note(what);
    else
        tries_.push_back(what);
}

void PuzzleRound::miss() { note(Try::missed); }

void PuzzleRound::solve(bool helped) {
    if (kind_ == Kind::day && !helped) add_puzzle_mark(context_, SolvedDay{.game = game().id, .day = today(context_)});
    note(helped ? Try::helped : Try::solved);
}

void PuzzleRound::next() {
    if (rush_) return show_rush();
    const auto open = kind_ == Kind::day ? next_open_day() : std::nullopt;
    if (!open) return practise_after(index_);
    game_ = *open;
    show_day();
}

void PuzzleRound::skip() {
    if (rush_) note(Try::missed);
    next();
}

} // namespace zugzwang
