#include "practice/find.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace zugzwang::practice {
namespace {

/// What is known of the move of that ply, the table standing before it; empty where it is no mistake of the side.
std::optional<Exercise> exercise_at(const Game& game, const GameRecord& record, std::size_t ply, const Table& table) {
    const auto& before = ply == 0 ? record.start_value : record.moves[ply - 1].value;
    const auto& after = record.moves[ply].value;
    if (!before || !after) return std::nullopt;
    Exercise exercise{.key = {.game = game.id, .position = table.position()},
                      .side = table.to_move(),
                      .played = record.moves[ply].text,
                      .before = *before,
                      .after = *after,
                      .points = points_of(game, record.start)};
    if (!judge(exercise)) return std::nullopt;
    if (game.mistakes.kind_of)
        exercise.kind = game.mistakes.kind_of({exercise.key.position, exercise.played, exercise.better});
    return exercise;
}

/// Those that cost most, of equals the earlier ones, in their order. No position comes twice in a game.
std::vector<Exercise> costliest(std::vector<Exercise> all) {
    std::ranges::stable_sort(all, std::ranges::greater(), [](const Exercise& one) { return one.mistake.cost; });
    if (all.size() > most_of_a_game) all.resize(most_of_a_game);
    std::ranges::sort(all, {}, [](const Exercise& one) { return one.origin.ply; });
    return all;
}

/// It stands at the start of the record; null where the rules refuse that.
std::unique_ptr<Table> table_at_start(const Game& game, const GameRecord& record) {
    auto start = record;
    start.moves.clear();
    start.result.reset();
    auto table = played_table(game, start);
    return table ? *std::move(table) : nullptr;
}

} // namespace

GameRead read_game(const Game& game, const GameRecord& record, Side side, const Origin& origin) {
    GameRead read{.game = {.game = game.id, .begun = origin.begun}, .day = origin.day};
    const auto table = table_at_start(game, record);
    if (!table) return read;
    std::vector<Exercise> found;
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        auto exercise = table->to_move() == side ? exercise_at(game, record, ply, *table) : std::nullopt;
        if (table->play(record.moves[ply].text)) return read;
        if (!exercise) continue;
        exercise->origin = origin;
        exercise->origin.ply = ply;
        read.mistakes.push_back({.ply = ply, .kind = exercise->kind});
        found.push_back(*std::move(exercise));
    }
    read.exercises = costliest(std::move(found));
    return read;
}

std::optional<Exercise> exercise_of(const Game& game, const GameRecord& record, std::size_t ply, const Origin& origin) {
    const auto table = table_at_start(game, record);
    if (!table || ply >= record.moves.size()) return std::nullopt;
    for (std::size_t before = 0; before < ply; ++before) {
        if (table->play(record.moves[before].text)) return std::nullopt;
    }
    auto exercise = exercise_at(game, record, ply, *table);
    if (!exercise) return std::nullopt;
    exercise->origin = origin;
    exercise->origin.ply = ply;
    return exercise;
}

} // namespace zugzwang::practice
