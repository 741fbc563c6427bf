#include "keep/library.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "keep/library_file.hpp"
#include "keep/sql.hpp"
#include "keep/summary.hpp"
#include "record/date.hpp"
#include "record/record.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// The parameters 1 to 5 are those of a LibraryFilter.
const std::string filtered = " FROM game INDEXED BY shown WHERE removed = 0 AND (?1 = '' OR kind = ?1)"
                             " AND (?2 = '' OR opponent = ?2) AND (?3 IS NULL OR fortune = ?3)"
                             " AND date >= ?4 AND date < ?5";

Refusal not_written(const SqlTrouble& trouble) { return Refusal{"the library cannot be written: {}", trouble.what()}; }

Refusal not_read(const SqlTrouble& trouble) { return Refusal{"the library cannot be read: {}", trouble.what()}; }

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

std::int64_t count_of(std::size_t number) { return static_cast<std::int64_t>(number); }

} // namespace

struct Library::Store {
    Store(std::unique_ptr<Sql> its_sql, std::function<void()> its_changed)
        : sql(std::move(its_sql)), changed(std::move(its_changed)) {}

    /// Binds the filter, then the rest.
    template <class... Values>
    SqlStatement& ask(SqlStatement& statement, const LibraryFilter& filter, const Values&... more) {
        fortune = filter.fortune ? std::optional(static_cast<std::int64_t>(*filter.fortune)) : std::nullopt;
        begin = filter.begun ? text_of(filter.begun->begin) : std::string();
        end = filter.begun ? text_of(filter.begun->end) : after_all_dates;
        return statement.with(filter.game, filter.against, fortune, begin, end, more...);
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
        if (known) remove.with(std::int64_t{0}, known->id).run();
        return known;
    }
    std::int64_t insert(const GameRecord& record, const std::string& last, const std::string& opponent) {
        const auto as_number = [](auto value) {
            return value ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
        };
        add.with(date_text(*record.date), record.game, opponent, as_number(person_of(record)),
                 as_number(fortune_of(record)), count_of(record.moves.size()), identity_of(record), shown(last))
            .run();
        return sql->last_id();
    }
    /// What may become better known of a game that is there; false where it is not.
    bool write(std::int64_t id, const GameRecord& record, const std::string& text) {
        update.with(id, length_of(record).count(), std::int64_t{is_reviewed(record)}, head_of(record)).run();
        if (sql->changes() == 0) return false;
        write_line.with(id, text).run();
        return true;
    }
    std::optional<Refusal> set_removed(std::int64_t id, bool value) {
        try {
            remove.with(std::int64_t{value}, id).run();
            tell_change();
            return std::nullopt;
        } catch (const SqlTrouble& trouble) {
            return not_written(trouble);
        }
    }
    void tell_change() const {
        if (changed) changed();
    }

    std::unique_ptr<Sql> sql;
    std::function<void()> changed;
    std::optional<std::int64_t> fortune{}; ///< As bound last.
    std::string begin{}, end{};            ///< As bound last.

    SqlStatement find_same{*sql, "SELECT id, reviewed FROM game WHERE same = ?1"};
    SqlStatement add{*sql, "INSERT INTO game (date, kind, opponent, person, fortune, moves, same, last, seconds,"
                           " reviewed, head) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0, '')"};
    SqlStatement trim{*sql, "DELETE FROM game WHERE id IN (SELECT id FROM game WHERE removed = 0 ORDER BY id"
                            " LIMIT max(0, (SELECT count(*) FROM game WHERE removed = 0) - ?1))"};
    SqlStatement update{*sql, "UPDATE game SET seconds = ?2, reviewed = ?3, head = ?4 WHERE id = ?1"};
    SqlStatement write_line{*sql, "INSERT OR REPLACE INTO record (id, line) VALUES (?1, ?2)"};
    SqlStatement line{*sql, "SELECT line FROM record WHERE id = ?1"};
    SqlStatement tally{*sql, "SELECT count(*), sum(fortune = 0), sum(fortune = 1), sum(fortune = 2)" + filtered};
    SqlStatement entries{*sql, "SELECT id, head, last, person, opponent, moves, date, seconds, reviewed" + filtered +
                                   " ORDER BY date DESC, id DESC LIMIT ?6 OFFSET ?7"};
    SqlStatement opponents{*sql, "SELECT DISTINCT opponent FROM game INDEXED BY shown WHERE removed = 0 AND"
                                 " opponent <> '' AND (?1 = '' OR kind = ?1) AND date >= '' ORDER BY opponent"};
    SqlStatement remove{*sql, "UPDATE game SET removed = ?1 WHERE id = ?2"};
};

Library::Library(std::unique_ptr<Store> store) : store_(std::move(store)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

Result<Library> Library::open(const fs::path& file, std::function<void()> changed) {
    auto sql = open_library_file(file, changed != nullptr);
    if (!sql) return sql.refusal();
    try {
        return Library(std::make_unique<Store>(*std::move(sql), std::move(changed)));
    } catch (const SqlTrouble& trouble) { // other tables than ours
        return library_not_used(file, trouble);
    }
}

bool Library::is_broken(const Refusal& refusal) { return is_no_library(refusal); }

bool Library::settle(const fs::path& file) { return settle_library_file(file); }

Result<std::int64_t> Library::add(const GameRecord& record, const std::string& last, const std::string& opponent) {
    auto dated = record;
    if (!dated.date) dated.date = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto line = line_of(dated);
    if (!line) return line.refusal();
    auto& store = *store_;
    try {
        SqlTransaction transaction(*store.sql);
        const auto known = store.same_as(dated);
        const auto id = known ? known->id : store.insert(dated, last, opponent);
        if (!known || !known->reviewed || is_reviewed(dated)) store.write(id, dated, *line);
        store.trim.with(count_of(max_library_games)).run();
        transaction.commit();
        store.tell_change();
        return id;
    } catch (const SqlTrouble& trouble) {
        return not_written(trouble);
    }
}

std::optional<Refusal> Library::update(std::int64_t id, const GameRecord& record) {
    const auto line = line_of(record);
    if (!line) return line.refusal();
    try {
        SqlTransaction transaction(*store_->sql);
        if (!store_->write(id, record, *line)) return no_game(id);
        transaction.commit();
        store_->tell_change();
        return std::nullopt;
    } catch (const SqlTrouble& trouble) {
        return not_written(trouble);
    }
}

Result<GameRecord> Library::record(std::int64_t id) const {
    try {
        auto& line = store_->line;
        if (!line.with(id).next()) return no_game(id);
        auto record = record_from_json_line(line.text(0));
        line.end();
        return record;
    } catch (const SqlTrouble& trouble) {
        return not_read(trouble);
    }
}

LibraryTally Library::tally(const LibraryFilter& filter) const {
    LibraryTally tally;
    try {
        auto& row = store_->ask(store_->tally, filter);
        if (row.next()) {
            const auto number = [&](int column) { return static_cast<std::size_t>(row.integer(column)); };
            tally = {.games = number(0), .won = number(1), .lost = number(2), .drawn = number(3)};
        }
        row.end();
    } catch (const SqlTrouble&) {
        return {};
    }
    return tally;
}

std::vector<LibraryEntry> Library::entries(const LibraryFilter& filter, std::size_t first, std::size_t count) const {
    std::vector<LibraryEntry> entries;
    try {
        auto& row = store_->ask(store_->entries, filter, count_of(count), count_of(first));
        while (row.next()) {
            if (auto head = record_from_json_line(row.text(1))) entries.push_back(entry_of(row, *std::move(head)));
        }
    } catch (const SqlTrouble&) {
        // What could be read is shown.
    }
    return entries;
}

std::vector<std::string> Library::opponents(const std::string& game) const {
    std::vector<std::string> names;
    try {
        auto& row = store_->opponents.with(game);
        while (row.next())
            names.push_back(row.text(0));
    } catch (const SqlTrouble&) {
        // What could be read is offered.
    }
    return names;
}

std::optional<Refusal> Library::remove(std::int64_t id) { return store_->set_removed(id, true); }
std::optional<Refusal> Library::restore(std::int64_t id) { return store_->set_removed(id, false); }

} // namespace zugzwang
