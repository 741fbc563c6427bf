#include "desk/you/known.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "desk/practice/practice_round.hpp"
#include "desk/puzzle_round.hpp"
#include "desk/rated/own_rating.hpp"
#include "keep/keeper.hpp"

namespace zugzwang::you {

namespace {

using practice::GameKey;
using practice::GameRead;
using practice::Tried;

std::vector<GameRead> games_of(const practice::Notes& notes) {
    std::map<GameKey, GameRead> games;
    for (const auto& [key, read] : notes.games())
        games[key] = {.game = key, .day = read.day, .mistakes = read.mistakes};
    for (const auto& [key, kept] : notes.exercises()) {
        const GameKey game{.game = key.game, .begun = kept.exercise.origin.begun};
        const auto found = games.try_emplace(game, GameRead{.game = game, .day = kept.exercise.origin.day}).first;
        found->second.exercises.push_back(kept.exercise);
    }
    std::vector<GameRead> all;
    for (auto& [key, read] : games)
        all.push_back(std::move(read));
    return all;
}

std::vector<RatedResult> missing_results(const Known& file, const Known& here) {
    std::set<std::pair<std::string, std::chrono::sys_seconds>> known;
    for (const auto& one : here.results)
        known.emplace(one.game, one.begun);
    std::vector<RatedResult> all;
    for (const auto& one : file.results) {
        if (known.emplace(one.game, one.begun).second) all.push_back(one);
    }
    return all;
}

std::vector<KnownRung> missing_rungs(const Known& file, const Known& here) {
    LadderBook book;
    for (const auto& one : here.rungs)
        book.set(one.game, one.rung, one.record);
    std::vector<KnownRung> all;
    for (const auto& one : file.rungs) {
        const auto& record = book.at(one.game, one.rung);
        if (merged(record, one.record) == record) continue;
        book.note(one);
        all.push_back(one);
    }
    return all;
}

/// Every mark of the file that changes something.
std::vector<PuzzleMark> missing_marks(const PuzzleMarks& file, PuzzleMarks here) {
    std::vector<PuzzleMark> all;
    const auto add = [&](PuzzleMark mark) {
        here.add(mark);
        all.push_back(std::move(mark));
    };
    for (const auto& [puzzle, tries] : file.tries) {
        const auto known = here.tries.find(puzzle);
        const bool is_known =
            known != here.tries.end() && known->second.solved >= tries.solved && known->second.missed >= tries.missed;
        if (!is_known) add(KnownTries{.game = puzzle.first, .position = puzzle.second, .tries = tries});
    }
    for (const auto& [day, game] : file.days) {
        if (!here.days.contains({day, game})) add(SolvedDay{.game = game, .day = day});
    }
    for (const auto& [day, game] : file.missed) {
        if (!here.missed.contains({day, game})) add(MissedDay{.game = game, .day = day});
    }
    for (const auto& [puzzle, rating] : file.ratings) {
        const auto known = here.ratings.find(puzzle);
        if (known == here.ratings.end() || known->second.day < rating.day)
            add(RatedPuzzle{.game = puzzle.first, .position = puzzle.second, .rating = rating});
    }
    for (const auto& score : file.scores) {
        const bool is_known = std::ranges::find(here.scores, score) != here.scores.end();
        if (!is_known && here.is_score(score.game, score.solved)) add(score);
    }
    return all;
}

/// The same try twice was tried twice.
std::vector<Tried> missing_tries(const Known& file, const Known& here) {
    std::map<std::tuple<practice::ExerciseKey, practice::Day, practice::Try, Seconds>, int> known;
    const auto key = [](const Tried& one) { return std::tuple(one.exercise, one.day, one.what, one.took); };
    for (const auto& one : here.tries)
        ++known[key(one)];
    std::vector<Tried> all;
    for (const auto& one : file.tries) {
        if (known[key(one)]-- <= 0) all.push_back(one);
    }
    std::ranges::stable_sort(all, {}, &Tried::day);
    return all;
}

std::vector<practice::Note> missing_practice(const Known& file, const Known& here) {
    std::set<GameKey> read;
    for (const auto& one : here.games)
        read.insert(one.game);
    std::vector<practice::Note> all;
    for (const auto& one : file.games) {
        if (read.insert(one.game).second) all.emplace_back(one);
    }
    for (auto& one : missing_tries(file, here))
        all.emplace_back(std::move(one));
    return all;
}

} // namespace

bool Known::is_nothing() const {
    return results.empty() && rungs.empty() && games.empty() && tries.empty() && puzzles == PuzzleMarks();
}

Known known(const SceneContext& context) {
    const auto& notes = practice_notes(context);
    Known all{.results = rated_results(context).all(),
              .puzzles = puzzle_marks(context),
              .games = games_of(notes),
              .tries = notes.tries()};
    for (const auto& [key, record] : context.ladders.rungs())
        all.rungs.push_back({.game = key.first, .rung = key.second, .record = record});
    return all;
}

Missing missing(const Known& file, const Known& here) {
    return {.results = missing_results(file, here),
            .rungs = missing_rungs(file, here),
            .puzzles = missing_marks(file.puzzles, here.puzzles),
            .practice = missing_practice(file, here)};
}

std::size_t take_in(SceneContext& context, const Known& file) {
    const auto more = missing(file, known(context));
    for (const auto& one : more.results)
        add_rated_result(context, one);
    for (const auto& one : more.rungs) {
        context.ladders.note(one);
        if (context.keeper != nullptr) context.keeper->note(one);
    }
    for (const auto& one : more.puzzles)
        add_puzzle_mark(context, one);
    for (const auto& one : more.practice)
        add_practice_note(context, one);
    return more.size();
}

} // namespace zugzwang::you
