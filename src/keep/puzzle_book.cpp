#include "keep/puzzle_book.hpp"

#include <array>
#include <cstdint>
#include <system_error>
#include <utility>

#include "keep/sql.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// Days and dates are counted from 1970, in days and in seconds.
constexpr const char* schema = R"(
    CREATE TABLE puzzle (game TEXT NOT NULL, position TEXT NOT NULL, solved INTEGER NOT NULL, missed INTEGER NOT NULL,
        PRIMARY KEY (game, position)) WITHOUT ROWID;
    CREATE TABLE day (day INTEGER NOT NULL, game TEXT NOT NULL, PRIMARY KEY (day, game)) WITHOUT ROWID;
    CREATE TABLE rush (id INTEGER PRIMARY KEY, game TEXT NOT NULL, initials TEXT NOT NULL, solved INTEGER NOT NULL,
        date INTEGER NOT NULL);
    PRAGMA application_id = 1517643376;
    PRAGMA user_version = 1;)";
constexpr std::int64_t book_version = 1, application_id = 1517643376;

bool is_new(Sql& sql) { return sql.number("SELECT count(*) FROM sqlite_master") == 0; }

Refusal no_book(const fs::path& file) { return Refusal{"{} keeps no puzzles", file.string()}; }
Refusal newer_book(const fs::path& file) { return Refusal{"{} is of a newer version of the program", file.string()}; }

PuzzleMarks marks_in(Sql& sql) {
    PuzzleMarks marks;
    SqlStatement tries(sql, "SELECT game, position, solved, missed FROM puzzle");
    while (tries.next())
        marks.tries[{tries.text(0), tries.text(1)}] = {.solved = static_cast<std::uint32_t>(tries.integer(2)),
                                                       .missed = static_cast<std::uint32_t>(tries.integer(3))};
    SqlStatement days(sql, "SELECT day, game FROM day");
    while (days.next())
        marks.add(SolvedDay{.game = days.text(1), .day = std::chrono::sys_days(std::chrono::days(days.integer(0)))});
    SqlStatement rushes(sql, "SELECT initials, game, solved, date FROM rush ORDER BY id");
    while (rushes.next())
        marks.add(RushScore{.initials = rushes.text(0),
                            .game = rushes.text(1),
                            .solved = static_cast<int>(rushes.integer(2)),
                            .date = std::chrono::sys_seconds(std::chrono::seconds(rushes.integer(3)))});
    return marks;
}

class Writer {
  public:
    explicit Writer(Sql& sql) : sql_(sql) {}

    void operator()(const TriedPuzzle& tried) {
        const std::int64_t solved = tried.solved ? 1 : 0;
        SqlStatement(sql_, "INSERT INTO puzzle VALUES (?1, ?2, ?3, 1 - ?3) ON CONFLICT DO UPDATE SET"
                           " solved = solved + ?3, missed = missed + 1 - ?3")
            .with(tried.game, tried.position, solved)
            .run();
    }
    void operator()(const SolvedDay& day) {
        const std::int64_t number = day.day.time_since_epoch().count();
        SqlStatement(sql_, "INSERT OR IGNORE INTO day VALUES (?1, ?2)").with(number, day.game).run();
    }
    void operator()(const RushScore& score) {
        const std::int64_t date = score.date.time_since_epoch().count();
        SqlStatement(sql_, "INSERT INTO rush (game, initials, solved, date) VALUES (?1, ?2, ?3, ?4)")
            .with(score.game, score.initials, std::int64_t{score.solved}, date)
            .run();
    }

  private:
    Sql& sql_;
};

} // namespace

Result<PuzzleMarks> read_puzzle_marks(const fs::path& file) {
    std::error_code failed;
    if (!fs::exists(file, failed)) return PuzzleMarks();
    try {
        Sql sql(file);
        if (is_new(sql)) return PuzzleMarks();
        if (sql.number("PRAGMA application_id") != application_id) return no_book(file);
        if (sql.number("PRAGMA user_version") > book_version) return newer_book(file);
        return marks_in(sql);
    } catch (const SqlTrouble&) {
        return no_book(file);
    }
}

bool write_puzzle_marks(const fs::path& file, const std::vector<PuzzleMark>& marks) {
    try {
        Sql sql(file);
        SqlTransaction transaction(sql);
        if (is_new(sql)) sql.run(schema);
        Writer writer(sql);
        for (const auto& mark : marks)
            std::visit(writer, mark);
        transaction.commit();
        return true;
    } catch (const SqlTrouble&) {
        return false;
    }
}

PuzzleBook::PuzzleBook(fs::path file, Worker& worker) : file_(std::move(file)), worker_(worker) {
    auto read = read_puzzle_marks(file_);
    if (read) {
        marks_ = *std::move(read);
        return;
    }
    untouchable_ = read.refusal() == newer_book(file_);
    if (untouchable_) {
        trouble_.push_back(tr(read.refusal()));
        return;
    }
    auto aside = file_;
    aside += ".broken";
    std::error_code not_there;
    fs::rename(file_, aside, not_there);
    trouble_.push_back(tr("What you solved cannot be read. It is kept as {kept}, and you begin anew.",
                          {{"kept", aside.filename().string()}}));
}

void PuzzleBook::add(PuzzleMark mark) {
    marks_.add(mark);
    unwritten_.push_back(std::move(mark));
    gather();
    write();
}

void PuzzleBook::write() {
    if (untouchable_ || writing_ || unwritten_.empty()) return;
    in_writing_ = unwritten_.size();
    writing_ = worker_.submit(
        [file = file_, marks = unwritten_](const std::stop_token&) { return write_puzzle_marks(file, marks); });
}

void PuzzleBook::gather() {
    const auto written = writing_.take();
    if (!written) return;
    if (*written) {
        unwritten_.erase(unwritten_.begin(), unwritten_.begin() + static_cast<std::ptrdiff_t>(in_writing_));
        told_of_failure_ = false;
        write(); // what came meanwhile
    } else if (!std::exchange(told_of_failure_, true)) {
        trouble_.push_back(
            tr("What you solved cannot be saved in {folder}.", {{"folder", file_.parent_path().string()}}));
    }
}

std::optional<std::string> PuzzleBook::take_trouble() {
    gather();
    if (trouble_.empty()) return std::nullopt;
    auto words = std::move(trouble_.front());
    trouble_.pop_front();
    return words;
}

} // namespace zugzwang
