#include "keep/library_file.hpp"

#include <optional>

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// `game` holds what lists ask for; `head` is the record without its moves, the whole one lies beside it. Dates are
/// texts, so that a day's beginning finds them. `same` tells one game from another.
constexpr const char* schema = R"(
    CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT, date TEXT NOT NULL, kind TEXT NOT NULL, opponent TEXT NOT NULL,
        person INTEGER, fortune INTEGER, moves INTEGER NOT NULL, seconds REAL NOT NULL, reviewed INTEGER NOT NULL,
        removed INTEGER NOT NULL DEFAULT 0, same INTEGER NOT NULL, head TEXT NOT NULL, last TEXT NOT NULL);
    CREATE TABLE record (id INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE, line TEXT NOT NULL);
    CREATE INDEX shown ON game (date, id, kind, opponent, fortune) WHERE removed = 0;
    CREATE INDEX identity ON game (same);
    PRAGMA application_id = 1517643367;
    PRAGMA user_version = 1;)";
constexpr std::int64_t library_version = 1, application_id = 1517643367;

Refusal no_library(const fs::path& file) { return Refusal{"{} is no library of games", file.string()}; }

bool is_new(Sql& sql) { return sql.number("SELECT count(*) FROM sqlite_master") == 0; }

/// Why this is no library that can be read, if it is not.
std::optional<Refusal> wrong_file(Sql& sql, const fs::path& file) {
    if (is_new(sql)) return std::nullopt;
    if (sql.number("PRAGMA application_id") != application_id) return no_library(file);
    const auto version = sql.number("PRAGMA user_version");
    if (version <= library_version) return std::nullopt;
    return Refusal{"the library {} is of version {}; this program reads none above {}", file.string(), version,
                   library_version};
}

void prepare(Sql& sql, bool settled_elsewhere) {
    sql.run("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON");
    if (settled_elsewhere) sql.run("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0");
    SqlTransaction transaction(sql);
    if (is_new(sql)) sql.run(schema);
    sql.run("DELETE FROM game WHERE removed = 1");
    transaction.commit();
}

} // namespace

Refusal library_not_used(const fs::path& file, const SqlTrouble& trouble) {
    if (trouble.code == SQLITE_NOTADB || trouble.code == SQLITE_CORRUPT) return no_library(file);
    return Refusal{"the library {} cannot be used: {}", file.string(), trouble.what()};
}

bool is_no_library(const Refusal& refusal) { return refusal.message == no_library({}).message; }

Result<std::unique_ptr<Sql>> open_library_file(const fs::path& file, bool settled_elsewhere) {
    try {
        auto sql = std::make_unique<Sql>(file);
        if (auto refusal = wrong_file(*sql, file)) return *std::move(refusal);
        prepare(*sql, settled_elsewhere);
        return sql;
    } catch (const SqlTrouble& trouble) {
        return library_not_used(file, trouble);
    }
}

bool settle_library_file(const fs::path& file) {
    try {
        Sql sql(file);
        SqlStatement checkpoint(sql, "PRAGMA wal_checkpoint(PASSIVE)");
        return checkpoint.next() && checkpoint.integer(1) == checkpoint.integer(2); // written, and in its place
    } catch (const SqlTrouble&) {
        return false;
    }
}

} // namespace zugzwang
