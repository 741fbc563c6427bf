#include "studio/practice/composed_practice.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "desk/practice/practice_round.hpp"
#include "puzzles/puzzle.hpp"
#include "studio/composed.hpp"

namespace zugzwang::studio {

namespace {

using practice::Day;
using std::chrono::days;

constexpr Budget enough{.nodes = 1'000'000};

/// What it is worth, found out by the game's solver.
PositionValue value_of(Table& table, const std::string& position) {
    if (const auto refusal = table.set_position(position)) throw std::runtime_error(refusal->words);
    return table.value(enough, {});
}

/// Made so many days ago against Torch, at that ply.
practice::Exercise exercise_of(const Game& game, const std::string& position, const std::string& played, Day made,
                               std::size_t ply) {
    auto opened = game.open_table(small_options(game));
    if (!opened) throw std::runtime_error(opened.refusal().words);
    Table& table = **opened;
    practice::Exercise exercise{.key = {.game = game.id, .position = position}, .played = played};
    exercise.before = value_of(table, position);
    exercise.side = table.to_move();
    if (const auto refusal = table.play(played)) throw std::runtime_error(refusal->words);
    exercise.after = table.value(enough, {});
    exercise.points = points_of(game, position);
    if (game.mistakes.kind_of && !exercise.before.best.empty())
        exercise.kind =
            game.mistakes.kind_of({.position = position, .played = played, .better = exercise.before.best.front()});
    exercise.origin = {.begun = made + std::chrono::hours(18), .day = made, .ply = ply, .opponent = "Torch"};
    return exercise;
}

void add(SceneContext& context, practice::Exercise exercise) {
    if (!practice::judge(exercise)) throw std::runtime_error("this is no mistake: " + exercise.key.position);
    const auto game = practice::GameKey{.game = exercise.key.game, .begun = exercise.origin.begun};
    const auto ply = exercise.origin.ply;
    add_practice_note(context, practice::GameRead{.game = game,
                                                  .day = exercise.origin.day,
                                                  .mistakes = {{.ply = ply, .kind = exercise.kind}},
                                                  .exercises = {std::move(exercise)}});
}

/// So many of each kind in each week, fewer and fewer, and of each kind its own number.
void compose_weeks(SceneContext& context, const Game& game, Day today) {
    constexpr int weeks = practice::weeks_told;
    for (int week = 0; week < weeks; ++week) {
        practice::GameRead read{.game = {.game = game.id, .begun = today - days(7 * week + 1)},
                                .day = today - days(7 * week + 1)};
        int kind = 0;
        for (const auto& its : game.mistakes.kinds) {
            const int most = 14 - 3 * (kind % 3), left = 2 * (kind % 2), wave = (week * 5 + kind * 3) % 4;
            const int count = left + (most - left) * week / (weeks - 1) + (week == 0 ? 0 : wave / 2);
            read.mistakes.insert(read.mistakes.end(), static_cast<std::size_t>(count), {.ply = 1, .kind = its.id});
            ++kind;
        }
        add_practice_note(context, std::move(read));
    }
}

} // namespace

void compose_practice(SceneContext& context) {
    context.now = composed_now;
    const auto day = today(context);
    for (const auto& game : context.games)
        compose_weeks(context, game, day);
    const auto& boxes = *find_game("boxes");
    // Sixteen lines, one of which leaves two boxes and keeps the game.
    const auto position = "-.---/|_._|_._|1|/--..-/|1|_._|_|1|/-.-.-/|1|_._._|1|/-----/._._._|2|2|/--.--/|2|_._|2|2|/"
                          "-.--- 1";
    add(context, exercise_of(boxes, position, "b5-b6", day - days(5), 44));
    std::vector<practice::ExerciseKey> others;
    for (const auto& game : context.games) {
        for (const auto& puzzle : context.puzzles.pack(game.id)) {
            if (others.size() == 6 || puzzle.refutations.empty()) break;
            if (std::ranges::count(others, game.id, &practice::ExerciseKey::game) == 2) break;
            auto exercise =
                exercise_of(game, puzzle.position, puzzle.refutations.front().moves.front(), day - days(1), 12);
            if (!practice::judge(exercise)) continue;
            others.push_back(exercise.key);
            add(context, std::move(exercise));
        }
    }
    const auto note = [&](const practice::ExerciseKey& key, Day when) {
        add_practice_note(
            context, practice::Tried{.exercise = key, .day = when, .what = practice::Try::solved, .took = Seconds{40}});
    };
    note({.game = boxes.id, .position = position}, day - days(4));
    for (std::size_t index = 0; index < 2 && index < others.size(); ++index)
        note(others[index], day);
}

} // namespace zugzwang::studio
