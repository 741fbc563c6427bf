#include "keep/practice_book.hpp"

#include <map>
#include <utility>

#include "keep/sql.hpp"
#include "record/record.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

using practice::Day;
using practice::Exercise;
using practice::GameKey;
using practice::GameRead;
using practice::Notes;
using practice::Tried;

namespace {

/// Days and dates are counted from 1970, in days and in seconds. The record of an exercise is as exercise_line has it.
const SqlForm practice_form{.schema = R"(
    CREATE TABLE game (game TEXT NOT NULL, begun INTEGER NOT NULL, day INTEGER NOT NULL,
        PRIMARY KEY (game, begun)) WITHOUT ROWID;
    CREATE TABLE mistake (game TEXT NOT NULL, begun INTEGER NOT NULL, ply INTEGER NOT NULL, kind TEXT NOT NULL,
        PRIMARY KEY (game, begun, ply)) WITHOUT ROWID;
    CREATE TABLE exercise (game TEXT NOT NULL, position TEXT NOT NULL, record TEXT NOT NULL, side INTEGER NOT NULL,
        kind TEXT NOT NULL, points INTEGER NOT NULL, library INTEGER NOT NULL, begun INTEGER NOT NULL,
        day INTEGER NOT NULL, ply INTEGER NOT NULL, opponent TEXT NOT NULL, PRIMARY KEY (game, position)) WITHOUT ROWID;
    CREATE TABLE try (id INTEGER PRIMARY KEY, game TEXT NOT NULL, position TEXT NOT NULL, day INTEGER NOT NULL,
        what INTEGER NOT NULL, seconds REAL NOT NULL);
    PRAGMA application_id = 1517643889;
    PRAGMA user_version = 1;)",
                            .application_id = 1517643889,
                            .version = 1,
                            .foreign = Refusal{"{} keeps no practice"},
                            .newer = Refusal{"{} is of a newer version of the program"},
                            .unusable = Refusal{"what you practise, {}, cannot be used: {}"}};

Day day_numbered(std::int64_t number) { return Day(std::chrono::days(number)); }

std::int64_t number_of(Day day) { return day.time_since_epoch().count(); }

std::chrono::sys_seconds date_numbered(std::int64_t number) {
    return std::chrono::sys_seconds(std::chrono::seconds(number));
}

std::int64_t number_of(std::chrono::sys_seconds date) { return date.time_since_epoch().count(); }

std::optional<Exercise> exercise_in(SqlStatement& row) {
    return exercise_from(row.text(2), {.key = {.game = row.text(0), .position = row.text(1)},
                                       .side = row.integer(3) == 0 ? Side::first : Side::second,
                                       .kind = row.text(4),
                                       .points = row.integer(5),
                                       .origin = {.library = row.integer(6),
                                                  .begun = date_numbered(row.integer(7)),
                                                  .day = day_numbered(row.integer(8)),
                                                  .ply = static_cast<std::size_t>(row.integer(9)),
                                                  .opponent = row.text(10)}});
}

/// With the mistakes in each.
std::map<GameKey, GameRead> games_in(Sql& sql) {
    std::map<GameKey, GameRead> games;
    SqlStatement all(sql, "SELECT game, begun, day FROM game");
    while (all.next()) {
        const GameKey key{.game = all.text(0), .begun = date_numbered(all.integer(1))};
        games.emplace(key, GameRead{.game = key, .day = day_numbered(all.integer(2))});
    }
    SqlStatement mistakes(sql, "SELECT game, begun, ply, kind FROM mistake JOIN game USING (game, begun)");
    while (mistakes.next())
        games.at({.game = mistakes.text(0), .begun = date_numbered(mistakes.integer(1))})
            .mistakes.push_back({.ply = static_cast<std::size_t>(mistakes.integer(2)), .kind = mistakes.text(3)});
    return games;
}

/// Those that were found in games, and those that somebody made.
std::vector<Exercise> exercises_in(Sql& sql) {
    std::vector<Exercise> all;
    SqlStatement exercises(sql, "SELECT game, position, record, side, kind, points, library, begun, day, ply, opponent"
                                " FROM exercise");
    while (exercises.next()) {
        if (auto exercise = exercise_in(exercises)) all.push_back(*std::move(exercise));
    }
    return all;
}

Notes notes_in(Sql& sql) {
    Notes notes;
    for (auto& [key, game] : games_in(sql))
        notes.add(std::move(game));
    for (auto& exercise : exercises_in(sql))
        notes.add(practice::Made{std::move(exercise)});
    SqlStatement tries(sql, "SELECT game, position, day, what, seconds FROM try ORDER BY id");
    while (tries.next())
        notes.add(Tried{.exercise = {.game = tries.text(0), .position = tries.text(1)},
                        .day = day_numbered(tries.integer(2)),
                        .what = practice::try_of(tries.integer(3)),
                        .took = Seconds(tries.real(4))});
    return notes;
}

void write(Sql& sql, const Exercise& exercise) {
    const auto& origin = exercise.origin;
    const auto line = exercise_line(exercise);
    SqlStatement(sql, "INSERT OR REPLACE INTO exercise SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11"
                      " WHERE NOT EXISTS (SELECT 1 FROM exercise WHERE game = ?1 AND position = ?2 AND begun > ?8)")
        .with(exercise.key.game, exercise.key.position, line, exercise.side, exercise.kind, exercise.points,
              origin.library, number_of(origin.begun), number_of(origin.day), origin.ply, origin.opponent)
        .run();
}

void write(Sql& sql, const GameRead& read) {
    const auto begun = number_of(read.game.begun);
    SqlStatement(sql, "INSERT OR REPLACE INTO game VALUES (?1, ?2, ?3)")
        .with(read.game.game, begun, number_of(read.day))
        .run();
    for (const auto& mistake : read.mistakes)
        SqlStatement(sql, "INSERT OR REPLACE INTO mistake VALUES (?1, ?2, ?3, ?4)")
            .with(read.game.game, begun, mistake.ply, mistake.kind)
            .run();
    for (const auto& exercise : read.exercises)
        write(sql, exercise);
}

void write(Sql& sql, const practice::Made& made) { write(sql, made.exercise); }

void write(Sql& sql, const Tried& tried) {
    SqlStatement(sql, "INSERT INTO try (game, position, day, what, seconds) VALUES (?1, ?2, ?3, ?4, ?5)")
        .with(tried.exercise.game, tried.exercise.position, number_of(tried.day), tried.what, tried.took.count())
        .run();
}

const BookForm<Notes, practice::Note> practice_book_form{.read = read_practice,
                                                         .write = write_practice,
                                                         .newer = practice_form.newer.message,
                                                         .cannot_save =
                                                             message("What you practise cannot be saved in {folder}.")};

} // namespace

std::string exercise_line(const Exercise& exercise) {
    return to_json_line({.game = exercise.key.game,
                         .start = exercise.key.position,
                         .start_value = exercise.before,
                         .moves = {{.text = exercise.played, .value = exercise.after}}});
}

std::optional<Exercise> exercise_from(const std::string& line, Exercise rest) {
    auto record = record_from_json_line(line);
    const bool is_of_it = record && record->game == rest.key.game && record->start == rest.key.position;
    if (!is_of_it || !record->start_value || record->moves.size() != 1 || !record->moves.front().value)
        return std::nullopt;
    auto& move = record->moves.front();
    rest.played = std::move(move.text);
    rest.before = *std::move(record->start_value);
    rest.after = *std::move(move.value);
    if (!judge(rest)) return std::nullopt;
    return rest;
}

Result<Notes> read_practice(const fs::path& file) { return read_from(file, practice_form, notes_in); }

Result<std::optional<Mended>> mend_practice(const fs::path& file) { return mend(file, practice_form); }

bool write_practice(const fs::path& file, const std::vector<practice::Note>& notes) {
    return !change_in(file, practice_form, [&](Sql& sql) {
        for (const auto& note : notes)
            std::visit([&](const auto& one) { write(sql, one); }, note);
    });
}

PracticeBook::PracticeBook(fs::path file, Worker& worker) : Book(practice_book_form, std::move(file), worker) {}

} // namespace zugzwang
