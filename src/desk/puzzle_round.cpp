#include "desk/puzzle_round.hpp"

#include <algorithm>
#include <cmath>
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
    return context.keeper != nullptr ? context.keeper->puzzles().marks() : context.puzzles.loose;
}

void add_puzzle_mark(SceneContext& context, PuzzleMark mark) {
    if (context.keeper != nullptr)
        context.keeper->puzzles().add(std::move(mark));
    else
        context.puzzles.loose.add(mark);
}

puzzles::Day today(const SceneContext& context) { return day_of_place(context.now()); }

bool is_today_solved(const SceneContext& context) {
    return puzzle_marks(context).solved_days().contains(today(context));
}

using puzzles::Try;

PuzzleRound::PuzzleRound(SceneContext& context, const Game& game) : context_(context) {
    const auto& games = context_.games;
    const auto index_of = [&](auto found) { return static_cast<std::size_t>(found - games.begin()); };
    game_ = index_of(std::ranges::find(games, game.id, &Game::id));
    if (pack().empty()) {
        const auto any = std::ranges::find_if(games, [&](const Game& one) { return context_.puzzles.has_any(one); });
        if (any != games.end()) game_ = index_of(any);
    }
    choose_day();
}

const Game& PuzzleRound::game() const { return context_.games[game_]; }

const std::vector<puzzles::Puzzle>& PuzzleRound::pack() const { return context_.puzzles.pack(game().id); }

const puzzles::Puzzle* PuzzleRound::puzzle() const {
    if ((rush_ && rush_->over()) || index_ >= pack().size()) return nullptr;
    return &pack()[index_];
}

void PuzzleRound::choose_day() {
    kind_ = Kind::day;
    noted_ = false;
    index_ = puzzles::puzzle_of(today(context_), game().id, pack()).value_or(0);
}

bool PuzzleRound::is_day_solved(std::size_t game) const {
    return puzzle_marks(context_).days.contains({today(context_), context_.games[game].id});
}

bool PuzzleRound::is_day_missed(std::size_t game) const {
    return puzzle_marks(context_).missed.contains({today(context_), context_.games[game].id});
}

std::optional<puzzles::Rating> PuzzleRound::kept_rating(const std::string& position) const {
    const auto& ratings = puzzle_marks(context_).ratings;
    const auto kept = ratings.find({game().id, position});
    if (kept == ratings.end()) return std::nullopt;
    const auto& [value, deviation, day] = kept->second;
    return puzzles::aged({.value = value, .deviation = deviation}, today(context_) - day);
}

puzzles::Rating PuzzleRound::rating_of(const puzzles::Puzzle& puzzle) const {
    return kept_rating(puzzle.position).value_or(puzzles::first_rating(puzzle.difficulty));
}

puzzles::Rating PuzzleRound::own_rating() const { return kept_rating({}).value_or(puzzles::newcomer); }

void PuzzleRound::rate(bool solved) {
    const puzzles::Meeting before{.person = own_rating(), .puzzle = rating_of(*puzzle())};
    const auto after = puzzles::after_try(before, solved);
    const auto keep = [this](const std::string& position, const puzzles::Rating& rating) {
        add_puzzle_mark(context_, RatedPuzzle{.game = game().id,
                                              .position = position,
                                              .rating = {rating.value, rating.deviation, today(context_)}});
    };
    keep({}, after.person);
    keep(puzzle()->position, after.puzzle);
    gained_ = after.person.value - before.person.value;
}

std::optional<std::size_t> PuzzleRound::next_open_day() const {
    const auto count = context_.games.size();
    for (std::size_t step = 1; step < count; ++step) {
        const auto game = (game_ + step) % count;
        if (context_.puzzles.has_any(context_.games[game]) && !is_day_solved(game)) return game;
    }
    return std::nullopt;
}

PuzzleRound::Share PuzzleRound::practised() const {
    Share share;
    for (const auto& puzzle : pack()) {
        if (difficulty_ != any_difficulty && puzzle.difficulty != difficulty_) continue;
        ++share.all;
        if (was_solved(puzzle)) ++share.solved;
    }
    return share;
}

bool PuzzleRound::was_solved(const puzzles::Puzzle& puzzle) const {
    const auto& tries = puzzle_marks(context_).tries;
    const auto tried = tries.find({game().id, puzzle.position});
    return tried != tries.end() && tried->second.solved > 0;
}

void PuzzleRound::choose_game(std::size_t game) {
    game_ = game;
    if (kind_ == Kind::day)
        choose_day();
    else
        practise_after(std::nullopt);
}

void PuzzleRound::choose_difficulty(int difficulty) {
    difficulty_ = difficulty;
    practise_after(std::nullopt);
}

void PuzzleRound::choose_number(std::size_t number) {
    kind_ = Kind::practice;
    noted_ = false;
    index_ = number - 1;
    shown_.insert({game_, index_});
}

void PuzzleRound::practise_after(std::optional<std::size_t> index) {
    kind_ = Kind::practice;
    noted_ = false;
    const auto& all = pack();
    const auto first = index ? *index + 1 : 0;
    const double own = own_rating().value;
    std::optional<std::pair<int, double>> best;
    for (std::size_t step = 0; step < all.size(); ++step) {
        const auto at = (first + step) % all.size();
        const auto& puzzle = all[at];
        if (difficulty_ != any_difficulty && puzzle.difficulty != difficulty_) continue;
        const int staleness = was_solved(puzzle) ? 2 : shown_.contains({game_, at}) ? 1 : 0;
        const std::pair offered(staleness, std::abs(rating_of(puzzle).value - own));
        if (best && *best <= offered) continue;
        best = offered;
        index_ = at;
    }
    shown_.insert({game_, index_});
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
    gained_ = 0;
    if (what != Try::helped) {
        const bool solved = what == Try::solved;
        add_puzzle_mark(context_, TriedPuzzle{.game = game().id, .position = puzzle()->position, .solved = solved});
        rate(solved);
    }
    noted_ = true;
    if (rush_)
        rush_->note(what);
    else
        tries_.push_back(what);
}

void PuzzleRound::miss() {
    if (kind_ == Kind::day && !noted_ && !is_day_solved(game_))
        add_puzzle_mark(context_, MissedDay{.game = game().id, .day = today(context_)});
    note(Try::missed);
}

void PuzzleRound::solve(bool helped) {
    if (kind_ == Kind::day && !helped) add_puzzle_mark(context_, SolvedDay{.game = game().id, .day = today(context_)});
    note(helped ? Try::helped : Try::solved);
}

void PuzzleRound::next() {
    if (rush_) return show_rush();
    const auto open = kind_ == Kind::day ? next_open_day() : std::nullopt;
    if (!open) return practise_after(index_);
    game_ = *open;
    choose_day();
}

void PuzzleRound::skip() {
    if (rush_) note(Try::missed);
    next();
}

} // namespace zugzwang
