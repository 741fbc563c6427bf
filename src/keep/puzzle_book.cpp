#include "keep/puzzle_book.hpp"

#include <algorithm>

#include "keep/sql.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// What the second version has more.
constexpr const char* second_version = R"(
    CREATE TABLE missed_day (day INTEGER NOT NULL, game TEXT NOT NULL, PRIMARY KEY (day, game)) WITHOUT ROWID;
    CREATE TABLE rating (game TEXT NOT NULL, position TEXT NOT NULL, value REAL NOT NULL, deviation REAL NOT NULL,
        day INTEGER NOT NULL, PRIMARY KEY (game, position)) WITHOUT ROWID;
    PRAGMA user_version = 2;)";

/// Days and dates are counted from 1970, in days and in seconds.
const SqlForm puzzle_form{.schema = R"(
    CREATE TABLE puzzle (game TEXT NOT NULL, position TEXT NOT NULL, solved INTEGER NOT NULL, missed INTEGER NOT NULL,
        PRIMARY KEY (game, position)) WITHOUT ROWID;
    CREATE TABLE day (day INTEGER NOT NULL, game TEXT NOT NULL, PRIMARY KEY (day, game)) WITHOUT ROWID;
    CREATE TABLE rush (id INTEGER PRIMARY KEY, game TEXT NOT NULL, initials TEXT NOT NULL, solved INTEGER NOT NULL,
        date INTEGER NOT NULL);
    PRAGMA application_id = 1517643376;
    PRAGMA user_version = 1;)",
                          .application_id = 1517643376,
                          .version = 2,
                          .upgrades = {second_version},
                          .foreign = Refusal{"{} keeps no puzzles"},
                          .newer = Refusal{"{} is of a newer version of the program"},
                          .unusable = Refusal{"what you solved, {}, cannot be used: {}"}};

bool is_of_first_version(Sql& sql) { return sql.number("PRAGMA user_version") == 1; }

std::chrono::sys_days day_of(std::int64_t number) { return std::chrono::sys_days(std::chrono::days(number)); }

void add_to(PuzzleMarks& marks, const TriedPuzzle& tried) {
    auto& tries = marks.tries[{tried.game, tried.position}];
    ++(tried.solved ? tries.solved : tries.missed);
}

void add_to(PuzzleMarks& marks, const KnownTries& known) {
    auto& tries = marks.tries[{known.game, known.position}];
    tries = {.solved = std::max(tries.solved, known.tries.solved),
             .missed = std::max(tries.missed, known.tries.missed)};
}

void add_to(PuzzleMarks& marks, const SolvedDay& day) { marks.days.emplace(day.day, day.game); }

void add_to(PuzzleMarks& marks, const MissedDay& day) { marks.missed.emplace(day.day, day.game); }

void add_to(PuzzleMarks& marks, const RatedPuzzle& rated) {
    marks.ratings[{rated.game, rated.position}] = rated.rating;
}

void add_to(PuzzleMarks& marks, const RushScore& score) {
    auto& scores = marks.scores;
    scores.insert(std::ranges::find_if(scores, [&](const auto& one) { return one.solved < score.solved; }), score);
    if (marks.scores_of(score.game).size() <= max_rush_scores) return;
    const auto last = std::ranges::find(scores.rbegin(), scores.rend(), score.game, &RushScore::game);
    scores.erase(std::next(last).base());
}

PuzzleMarks marks_in(Sql& sql) {
    PuzzleMarks marks;
    SqlStatement tries(sql, "SELECT game, position, solved, missed FROM puzzle");
    while (tries.next())
        marks.tries[{tries.text(0), tries.text(1)}] = {.solved = static_cast<std::uint32_t>(tries.integer(2)),
                                                       .missed = static_cast<std::uint32_t>(tries.integer(3))};
    SqlStatement days(sql, "SELECT day, game FROM day");
    while (days.next())
        marks.add(SolvedDay{.game = days.text(1), .day = day_of(days.integer(0))});
    SqlStatement rushes(sql, "SELECT initials, game, solved, date FROM rush ORDER BY id");
    while (rushes.next())
        marks.add(RushScore{.initials = rushes.text(0),
                            .game = rushes.text(1),
                            .solved = static_cast<int>(rushes.integer(2)),
                            .date = std::chrono::sys_seconds(std::chrono::seconds(rushes.integer(3)))});
    if (is_of_first_version(sql)) return marks;
    SqlStatement missed(sql, "SELECT day, game FROM missed_day");
    while (missed.next())
        marks.add(MissedDay{.game = missed.text(1), .day = day_of(missed.integer(0))});
    SqlStatement ratings(sql, "SELECT game, position, value, deviation, day FROM rating");
    while (ratings.next())
        marks.add(RatedPuzzle{
            .game = ratings.text(0),
            .position = ratings.text(1),
            .rating = {.value = ratings.real(2), .deviation = ratings.real(3), .day = day_of(ratings.integer(4))}});
    return marks;
}

void write(Sql& sql, const TriedPuzzle& tried) {
    SqlStatement(sql, "INSERT INTO puzzle VALUES (?1, ?2, ?3, 1 - ?3) ON CONFLICT DO UPDATE SET"
                      " solved = solved + ?3, missed = missed + 1 - ?3")
        .with(tried.game, tried.position, tried.solved)
        .run();
}

void write(Sql& sql, const KnownTries& known) {
    SqlStatement(sql, "INSERT INTO puzzle VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET"
                      " solved = max(solved, ?3), missed = max(missed, ?4)")
        .with(known.game, known.position, known.tries.solved, known.tries.missed)
        .run();
}

void write(Sql& sql, const SolvedDay& day) {
    SqlStatement(sql, "INSERT OR IGNORE INTO day VALUES (?1, ?2)")
        .with(day.day.time_since_epoch().count(), day.game)
        .run();
}

void write(Sql& sql, const MissedDay& day) {
    SqlStatement(sql, "INSERT OR IGNORE INTO missed_day VALUES (?1, ?2)")
        .with(day.day.time_since_epoch().count(), day.game)
        .run();
}

void write(Sql& sql, const RatedPuzzle& rated) {
    SqlStatement(sql, "INSERT OR REPLACE INTO rating VALUES (?1, ?2, ?3, ?4, ?5)")
        .with(rated.game, rated.position, rated.rating.value, rated.rating.deviation,
              rated.rating.day.time_since_epoch().count())
        .run();
}

void write(Sql& sql, const RushScore& score) {
    SqlStatement(sql, "INSERT INTO rush (game, initials, solved, date) VALUES (?1, ?2, ?3, ?4)")
        .with(score.game, score.initials, score.solved, score.date.time_since_epoch().count())
        .run();
}

const BookForm<PuzzleMarks, PuzzleMark> puzzle_book_form{.read = read_puzzle_marks,
                                                         .write = write_puzzle_marks,
                                                         .newer = puzzle_form.newer.message,
                                                         .cannot_save =
                                                             message("What you solved cannot be saved in {folder}.")};

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

std::set<std::chrono::sys_days> PuzzleMarks::days_after_a_miss() const {
    auto after = solved_days();
    for (const auto& solved : days) {
        if (!missed.contains(solved)) after.erase(solved.first);
    }
    return after;
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

Result<PuzzleMarks> read_puzzle_marks(const fs::path& file) { return read_from(file, puzzle_form, marks_in); }

Result<std::optional<Mended>> mend_puzzle_marks(const fs::path& file) { return mend(file, puzzle_form); }

bool write_puzzle_marks(const fs::path& file, const std::vector<PuzzleMark>& marks) {
    return !change_in(file, puzzle_form, [&](Sql& sql) {
        for (const auto& mark : marks)
            std::visit([&](const auto& one) { write(sql, one); }, mark);
    });
}

PuzzleBook::PuzzleBook(fs::path file, Worker& worker) : Book(puzzle_book_form, std::move(file), worker) {}

} // namespace zugzwang
