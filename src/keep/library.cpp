#include "keep/library.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "keep/sql.hpp"
#include "record/date.hpp"
#include "record/record.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// `game` holds what lists ask for; `head` is the record without its moves, the whole one lies beside it. Dates are
/// texts, so that a day's beginning finds them. `same` tells one game from another. `removed` is 1 for a game that was
/// deleted by itself, 2 for those that went all at once.
const SqlForm library_form{.schema = R"(
    CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT, date TEXT NOT NULL, kind TEXT NOT NULL, opponent TEXT NOT NULL,
        person INTEGER, fortune INTEGER, moves INTEGER NOT NULL, seconds REAL NOT NULL, reviewed INTEGER NOT NULL,
        removed INTEGER NOT NULL DEFAULT 0, same INTEGER NOT NULL, head TEXT NOT NULL, last TEXT NOT NULL);
    CREATE TABLE record (id INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE, line TEXT NOT NULL);
    CREATE INDEX shown ON game (date, id, kind, opponent, fortune) WHERE removed = 0;
    CREATE INDEX identity ON game (same);
    PRAGMA application_id = 1517643367;
    PRAGMA user_version = 1;)",
                           .application_id = 1517643367,
                           .version = 1,
                           .foreign = Refusal{"{} is no library of games"},
                           .newer = Refusal{"the library {} is of version {}; this program reads none above {}"},
                           .unusable = Refusal{"the library {} cannot be used: {}"}};

/// SQLite marks what is deleted as free and leaves it where it is, in the file and in the log beside it, until the file
/// is written anew ("VACUUM") and the log is cut off.
void forget(Sql& sql) {
    sql.run("DELETE FROM game WHERE removed <> 0; VACUUM");
    if (sql.number("PRAGMA wal_checkpoint(TRUNCATE)") != 0) throw SqlTrouble(SQLITE_BUSY, "another program reads it");
}

/// Makes the tables where there are none; what was removed before goes for good.
void prepare(Sql& sql, bool settled_elsewhere) {
    sql.run("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;"
            " CREATE TEMP TABLE among (id INTEGER PRIMARY KEY)");
    if (settled_elsewhere) sql.run("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0");
    SqlTransaction transaction(sql);
    library_form.bring_to(sql, library_form.version);
    sql.run("DELETE FROM game WHERE removed = 1");
    transaction.commit();
    if (sql.number("SELECT count(*) FROM game WHERE removed = 2") > 0) forget(sql);
}

/// Of a head. A name cannot look like it: its quotes are written with a stroke before them.
const std::string is_unfinished = "(fortune IS NULL AND instr(head, '\"result\":\"none\"') > 0)";
/// The parameters 1 to 7 are those of a LibraryFilter.
const std::string filtered = " FROM game INDEXED BY shown WHERE removed = 0 AND (?1 = '' OR kind = ?1)"
                             " AND (?2 = '' OR opponent = ?2) AND (?3 IS NULL OR fortune = ?3)"
                             " AND date >= ?4 AND date < ?5 AND (?6 = 0 OR " +
                             is_unfinished + ") AND (?7 = 0 OR id IN among)";

Refusal no_game(std::int64_t id) { return Refusal{"the library has no game {}", id}; }

/// As dates are kept, as near to it as one can be.
std::string text_of(std::chrono::sys_seconds date) {
    using std::chrono::sys_days, std::chrono::year;
    return date_text(
        std::clamp<std::chrono::sys_seconds>(date, sys_days(year(0) / 1 / 1), sys_days(year(9999) / 12 / 31)));
}
const std::string after_all_dates = "\x7f";

/// A position as lists show it; one of a million numbers would take them seconds.
std::string shown(const std::string& position) {
    constexpr std::size_t longest = 16'384;
    return position.size() <= longest ? position : std::string();
}

std::string head_of(const GameRecord& record) {
    return to_json_line({.game = record.game,
                         .start = shown(record.start),
                         .seats = record.seats,
                         .result = record.result,
                         .date = record.date});
}

/// As a file of records has it, or why it is too long for one.
Result<std::string> line_of(const GameRecord& record) {
    auto line = to_json_line(record);
    if (line.size() <= max_record_bytes) return line;
    return Refusal{"a game record has {} bytes at most, not {}", max_record_bytes, line.size()};
}

/// Of a row of `entries` below.
LibraryEntry entry_of(SqlStatement& row, GameRecord head) {
    LibraryEntry entry{.id = row.integer(0),
                       .game = std::move(head.game),
                       .start = std::move(head.start),
                       .last = row.text(2),
                       .seats = std::move(head.seats),
                       .opponent = row.text(4),
                       .result = std::move(head.result),
                       .moves = static_cast<std::size_t>(row.integer(5)),
                       .date = date_from(row.text(6)).value_or(std::chrono::sys_seconds{}),
                       .length = Seconds(row.real(7)),
                       .reviewed = row.integer(8) != 0};
    if (!row.is_null(3)) entry.person = row.integer(3) == 0 ? Side::first : Side::second;
    return entry;
}

/// Games whose entries are gone are entered again, as their records tell them.
void enter_lone_records(Sql& sql) {
    SqlStatement lone(sql, "SELECT id, line FROM record WHERE id NOT IN (SELECT id FROM game)");
    SqlStatement enter(sql, "INSERT INTO game (id, date, kind, opponent, person, fortune, moves, same, last, seconds,"
                            " reviewed, head) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, '', ?9, ?10, ?11)");
    while (lone.next()) {
        auto record = record_from_json_line(lone.text(1));
        if (!record) continue;
        record->date = record->date.value_or(std::chrono::sys_seconds{});
        const auto person = person_of(*record);
        const auto date = date_text(*record->date), opponent = opponent_in(*record), head = head_of(*record);
        enter
            .with(lone.integer(0), date, record->game, opponent, person, fortune_of(person, record->result),
                  record->moves.size(), identity_of(*record), length_of(*record).count(), is_reviewed(*record), head)
            .run();
    }
}

} // namespace

struct Library::Store {
    explicit Store(std::unique_ptr<Sql> its_sql) : sql(std::move(its_sql)) {}

    /// Binds the filter, then the rest.
    template <class... Values>
    SqlStatement& ask(SqlStatement& statement, const LibraryFilter& filter, const Values&... more) {
        begin = filter.begun ? text_of(filter.begun->begin) : std::string();
        end = filter.begun ? text_of(filter.begun->end) : after_all_dates;
        if (filter.among && among != filter.among) list(*filter.among);
        return statement.with(filter.game, filter.against, filter.fortune, begin, end, filter.unfinished,
                              filter.among.has_value(), more...);
    }
    /// Brings the games that are asked for to where a statement finds them.
    void list(const std::vector<std::int64_t>& ids) {
        among.reset();
        sql->run("DELETE FROM among");
        for (const auto id : ids)
            add_among.with(id).run();
        among = ids;
    }
    struct Known {
        std::int64_t id = 0;
        bool reviewed = false;
    };
    /// The game that is there already and is this one; it is shown again where it was removed.
    std::optional<Known> same_as(const GameRecord& record) {
        std::optional<Known> known;
        if (find_same.with(identity_of(record)).next())
            known = {.id = find_same.integer(0), .reviewed = find_same.integer(1) != 0};
        find_same.end();
        if (known) remove.with(false, known->id).run();
        return known;
    }
    /// What was kept of it while it was not finished, where it has come further now.
    void forget_beginnings(const GameRecord& record) {
        std::vector<std::int64_t> ids;
        const auto date = date_text(*record.date); // bound as it lies here
        auto& row = beginnings.with(date, record.game);
        while (row.next()) {
            const auto head = record_from_json_line(row.text(1));
            const auto moves = static_cast<std::size_t>(row.integer(2));
            const bool is_of_it = head && head->start == shown(record.start) && is_seated_as(*head, record);
            if (is_of_it && (record.result || moves < record.moves.size())) ids.push_back(row.integer(0));
        }
        for (const auto id : ids)
            forget.with(id).run();
    }
    std::int64_t insert(const GameRecord& record, const std::string& last, const std::string& opponent) {
        const auto person = person_of(record);
        add.with(date_text(*record.date), record.game, opponent, person, fortune_of(person, record.result),
                 record.moves.size(), identity_of(record), shown(last))
            .run();
        return sql->last_id();
    }
    /// What may become better known of a game that is there; false where it is not.
    bool write(std::int64_t id, const GameRecord& record, const std::string& text) {
        const auto fortune = fortune_of(person_of(record), record.result); // it may have been given up since
        update.with(id, length_of(record).count(), is_reviewed(record), head_of(record), fortune).run();
        if (sql->changes() == 0) return false;
        write_line.with(id, text).run();
        return true;
    }
    /// Goes through the rows that `asked` asks for. What could be read is shown.
    template <class Asked, class Each>
    void read(const Asked& asked, const Each& each) {
        try {
            auto* row = asked(*this);
            while (row->next())
                each(*row);
        } catch (const SqlTrouble&) {
            return;
        }
    }

    std::unique_ptr<Sql> sql;
    std::string begin{}, end{};                       ///< As bound last.
    std::optional<std::vector<std::int64_t>> among{}; ///< As listed last.

    SqlStatement add_among{*sql, "INSERT OR IGNORE INTO among VALUES (?1)"};
    SqlStatement find_same{*sql, "SELECT id, reviewed FROM game WHERE same = ?1"};
    SqlStatement beginnings{*sql, "SELECT id, head, moves FROM game INDEXED BY shown WHERE removed = 0 AND date = ?1"
                                  " AND kind = ?2 AND " +
                                      is_unfinished};
    SqlStatement forget{*sql, "DELETE FROM game WHERE id = ?1"};
    SqlStatement add{*sql, "INSERT INTO game (date, kind, opponent, person, fortune, moves, same, last, seconds,"
                           " reviewed, head) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0, '')"};
    SqlStatement trim{*sql, "DELETE FROM game WHERE id IN (SELECT id FROM game WHERE removed = 0 ORDER BY id"
                            " LIMIT max(0, (SELECT count(*) FROM game WHERE removed = 0) - ?1))"};
    SqlStatement update{*sql, "UPDATE game SET seconds = ?2, reviewed = ?3, head = ?4, fortune = ?5 WHERE id = ?1"};
    SqlStatement write_line{*sql, "INSERT OR REPLACE INTO record (id, line) VALUES (?1, ?2)"};
    SqlStatement line{*sql, "SELECT line FROM record JOIN game USING (id) WHERE id = ?1 AND removed = 0"};
    SqlStatement marks{*sql, "SELECT id, same, head FROM game WHERE removed = 0 AND id > ?1 ORDER BY id LIMIT ?2"};
    SqlStatement tally{*sql, "SELECT count(*), sum(fortune = 0), sum(fortune = 1), sum(fortune = 2), sum" +
                                 is_unfinished + filtered};
    SqlStatement entries{*sql, "SELECT id, head, last, person, opponent, moves, date, seconds, reviewed" + filtered +
                                   " ORDER BY date DESC, id DESC LIMIT ?8 OFFSET ?9"};
    SqlStatement played{*sql, "SELECT kind, date, seconds FROM game WHERE removed = 0 AND (person IS NOT NULL OR"
                              " instr(head, '\"players\":[\"human\",\"human\"]') > 0)"};
    SqlStatement opponents{*sql, "SELECT DISTINCT opponent FROM game INDEXED BY shown WHERE removed = 0 AND"
                                 " opponent <> '' AND (?1 = '' OR kind = ?1) AND date >= '' ORDER BY opponent"};
    SqlStatement remove{*sql, "UPDATE game SET removed = ?1 WHERE id = ?2"};
};

Library::Library(fs::path file, std::function<void()> changed) : file_(std::move(file)), changed_(std::move(changed)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

Result<Library> Library::open(const fs::path& file, std::function<void()> changed) {
    Library library(file, std::move(changed));
    if (auto refusal = library.open_store()) return *std::move(refusal);
    return Result<Library>(std::move(library));
}

std::optional<Refusal> Library::open_store() {
    return in_file(file_, library_form, [this](std::unique_ptr<Sql> sql) -> std::optional<Refusal> {
        if (auto refusal = library_form.keep_older(*sql, file_)) return refusal;
        prepare(*sql, changed_ != nullptr);
        store_ = std::make_unique<Store>(std::move(sql));
        return std::nullopt;
    });
}

Result<std::optional<Mended>> Library::mend(const fs::path& file) {
    return zugzwang::mend(file, library_form, enter_lone_records);
}

bool Library::settle(const fs::path& file) {
    try {
        Sql sql(file);
        if (sql.is_new()) return false; // it was deleted
        SqlStatement checkpoint(sql, "PRAGMA wal_checkpoint(PASSIVE)");
        return checkpoint.next() && checkpoint.integer(1) == checkpoint.integer(2); // written, and in its place
    } catch (const SqlTrouble&) {
        return false;
    }
}

/// Where the file was deleted, all of it goes to its place once more before anything else does.
std::optional<Refusal> Library::come_back() {
    if (store_ && !store_->sql->has_moved()) return std::nullopt;
    if (store_) {
        std::error_code not_there;
        const bool is_taken = fs::file_size(file_, not_there) > 0 && !not_there;
        if (!is_taken && !copy_whole(*store_->sql, file_))
            return Refusal{"the library cannot be written: {}", file_.string()};
        store_.reset(); // before the new one is opened: what lies beside either has the same name
    }
    return open_store();
}

template <class Work>
std::optional<Refusal> Library::change(const Work& work) {
    try {
        if (auto refusal = come_back()) return refusal;
        SqlTransaction transaction(*store_->sql);
        if (auto refusal = work(*store_)) return refusal;
        transaction.commit();
    } catch (const SqlTrouble& trouble) {
        return Refusal{"the library cannot be written: {}", trouble.what()};
    }
    ++revision_;
    if (changed_) changed_();
    return std::nullopt;
}

Result<std::int64_t> Library::add(const GameRecord& record, const std::string& last, const std::string& opponent) {
    auto dated = record;
    if (!dated.date) dated.date = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto line = line_of(dated);
    if (!line) return line.refusal();
    std::int64_t id = 0;
    const auto refusal = change([&](Store& store) -> std::optional<Refusal> {
        const auto known = store.same_as(dated);
        if (!known) store.forget_beginnings(dated);
        id = known ? known->id : store.insert(dated, last, opponent);
        if (!known || !known->reviewed || is_reviewed(dated)) store.write(id, dated, *line);
        store.trim.with(max_library_games).run();
        return std::nullopt;
    });
    if (refusal) return *refusal;
    return id;
}

std::optional<Refusal> Library::update(std::int64_t id, const GameRecord& record) {
    const auto line = line_of(record);
    if (!line) return line.refusal();
    return change(
        [&](Store& store) { return store.write(id, record, *line) ? std::nullopt : std::optional(no_game(id)); });
}

Result<GameRecord> Library::record(std::int64_t id) const {
    if (!store_) return no_game(id);
    try {
        auto& line = store_->line;
        if (!line.with(id).next()) return no_game(id);
        auto record = record_from_json_line(line.text(0));
        line.end();
        return record;
    } catch (const SqlTrouble& trouble) {
        return Refusal{"the library cannot be read: {}", trouble.what()};
    }
}

std::string Library::line(std::int64_t id) const {
    std::string text;
    if (!store_) return text;
    store_->read([&](Store& store) { return &store.line.with(id); }, [&](SqlStatement& row) { text = row.text(0); });
    return text;
}

std::vector<LibraryMark> Library::marks(std::int64_t above, std::size_t count) const {
    std::vector<LibraryMark> marks;
    if (!store_) return marks;
    store_->read([&](Store& store) { return &store.marks.with(above, count); },
                 [&](SqlStatement& row) {
                     const auto same = static_cast<std::uint64_t>(row.integer(1));
                     marks.push_back({.id = row.integer(0), .stamp = joined(same, text_word(row.text(2)))});
                 });
    return marks;
}

LibraryTally Library::tally(const LibraryFilter& filter) const {
    LibraryTally tally;
    if (!store_) return tally;
    store_->read(
        [&](Store& store) { return &store.ask(store.tally, filter); },
        [&](SqlStatement& row) {
            const auto number = [&](int column) { return static_cast<std::size_t>(row.integer(column)); };
            tally = {
                .games = number(0), .won = number(1), .lost = number(2), .drawn = number(3), .unfinished = number(4)};
        });
    return tally;
}

std::vector<LibraryEntry> Library::entries(const LibraryFilter& filter, std::size_t first, std::size_t count) const {
    std::vector<LibraryEntry> entries;
    if (!store_) return entries;
    store_->read([&](Store& store) { return &store.ask(store.entries, filter, count, first); },
                 [&](SqlStatement& row) {
                     auto head = record_from_json_line(row.text(1));
                     if (!head) head = record(row.integer(0)); // damaged: the whole one says the same
                     if (head) entries.push_back(entry_of(row, *std::move(head)));
                 });
    return entries;
}

std::vector<std::string> Library::opponents(const std::string& game) const {
    std::vector<std::string> names;
    if (!store_) return names;
    store_->read([&](Store& store) { return &store.opponents.with(game); },
                 [&](SqlStatement& row) { names.push_back(row.text(0)); });
    return names;
}

std::vector<TimedGame> Library::played() const {
    std::vector<TimedGame> games;
    if (!store_) return games;
    store_->read([&](Store& store) { return &store.played.with(); },
                 [&](SqlStatement& row) {
                     const auto begun = date_from(row.text(1));
                     if (begun) games.push_back({.game = row.text(0), .begun = *begun, .length = Seconds(row.real(2))});
                 });
    return games;
}

std::optional<Refusal> Library::set_removed(std::int64_t id, bool value) {
    return change([&](Store& store) -> std::optional<Refusal> {
        store.remove.with(value, id).run();
        return std::nullopt;
    });
}

std::optional<Refusal> Library::remove(std::int64_t id) { return set_removed(id, true); }
std::optional<Refusal> Library::restore(std::int64_t id) { return set_removed(id, false); }

std::optional<Refusal> Library::run(const char* text) {
    return change([text](Store& store) -> std::optional<Refusal> {
        store.sql->run(text);
        return std::nullopt;
    });
}

std::optional<Refusal> Library::remove_all() { return run("UPDATE game SET removed = 2 WHERE removed = 0"); }
std::optional<Refusal> Library::restore_all() { return run("UPDATE game SET removed = 0 WHERE removed = 2"); }

std::optional<Refusal> Library::forget_removed() {
    try {
        if (auto refusal = come_back()) return refusal;
        forget(*store_->sql);
        ++forgotten_;
    } catch (const SqlTrouble& trouble) {
        return Refusal{"the library cannot be written: {}", trouble.what()};
    }
    return std::nullopt;
}

} // namespace zugzwang
