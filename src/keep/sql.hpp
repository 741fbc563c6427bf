// SQLite as C++: a connection and prepared statements that close themselves. What fails throws SqlTrouble, which the
// library turns into a refusal. Used by one thread at a time.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <sqlite3.h>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// What SQLite says, in English.
struct SqlTrouble : std::runtime_error {
    SqlTrouble(int its_code, const std::string& words) : std::runtime_error(words), code(its_code) {}

    int code; ///< SQLite's: SQLITE_NOTADB, SQLITE_FULL.
};

class Sql;

/// What a row has in a column; bytes that are no text are not used here.
using SqlValue = std::variant<std::monostate, std::int64_t, double, std::string>;

/// A statement that is bound, run and read again and again.
class SqlStatement {
  public:
    SqlStatement(Sql& sql, const std::string& text);

    /// Binds all parameters, numbered from 1 in this order, and begins anew. Texts must last until the last `next`.
    template <class... Values>
    SqlStatement& with(const Values&... values) {
        begin();
        int number = 0;
        (bind(++number, values), ...);
        return *this;
    }
    /// The same with values whose number and kinds are known only now.
    SqlStatement& with_all(const std::vector<SqlValue>& values);
    /// Goes to the next row; false after the last one.
    [[nodiscard]] bool next();
    /// For statements that answer nothing.
    void run() {
        while (next()) {
        }
    }
    /// Lets go of the row, so that other connections see that nobody reads.
    void end() { sqlite3_reset(statement_.get()); }

    /// Of the row, columns from 0.
    [[nodiscard]] std::string text(int column);
    [[nodiscard]] std::int64_t integer(int column) { return sqlite3_column_int64(statement_.get(), column); }
    [[nodiscard]] double real(int column) { return sqlite3_column_double(statement_.get(), column); }
    [[nodiscard]] bool is_null(int column) { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    void begin();
    void bind_number(int number, std::int64_t value);
    template <class T>
    requires std::integral<T> || std::is_enum_v<T>
    void bind(int number, T value) { bind_number(number, static_cast<std::int64_t>(value)); }
    void bind(int number, double value);
    void bind(int number, std::string_view text);
    template <class T>
    void bind(int number, const std::optional<T>& value) {
        if (value) bind(number, *value); // else it stays NULL
    }

    Sql& sql_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// A connection to one file.
class Sql {
  public:
    /// Makes the file where there is none; an empty path is a database in memory. What another connection holds is
    /// waited for, a moment.
    explicit Sql(const std::filesystem::path& file);
    Sql(const Sql&) = delete;
    Sql& operator=(const Sql&) = delete;

    /// There is no table in it.
    [[nodiscard]] bool is_new() { return number("SELECT count(*) FROM sqlite_master") == 0; }
    /// Runs all statements of the text.
    void run(const char* text);
    /// What a statement of one row and one column answers.
    [[nodiscard]] std::int64_t number(const char* text);
    [[nodiscard]] std::int64_t last_id() const { return sqlite3_last_insert_rowid(handle_.get()); }
    /// Writes all of the file as it stands now, whoever else writes to it, into a new file, which need not be on the
    /// disk by then. Not within a transaction.
    void copy_to(const std::filesystem::path& fresh);
    /// The file has been deleted or has another name by now: what is written goes where nobody finds it.
    [[nodiscard]] bool has_moved();
    /// Rows that the last statement changed.
    [[nodiscard]] int changes() const { return sqlite3_changes(handle_.get()); }

  private:
    friend class SqlStatement;
    friend class SqlTransaction;
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    };

    /// Throws where the code is no success.
    void check(int code) const;

    std::unique_ptr<sqlite3, Close> handle_;
};

/// What SQLite has beside a database, by the endings of their names.
inline constexpr std::array beside_database{"-wal", "-shm", "-journal"};
/// Deletes it with what lies beside it, which goes first; nobody has it open.
void remove_database(const std::filesystem::path& file);

/// A copy as by Sql::copy_to that is on the disk, in place of what had that name; false where the disk does not let it.
[[nodiscard]] bool copy_whole(Sql& sql, const std::filesystem::path& file);

/// All changes until `commit`, or none of them.
class SqlTransaction {
  public:
    explicit SqlTransaction(Sql& sql) : sql_(sql) { sql_.run("BEGIN IMMEDIATE"); }
    SqlTransaction(const SqlTransaction&) = delete;
    SqlTransaction& operator=(const SqlTransaction&) = delete;
    ~SqlTransaction();

    void commit();

  private:
    Sql& sql_;
    bool open_ = true;
};

/// A kind of file: its tables, what marks one, and what is said of a file that cannot be used. Each refusal has places
/// left for what its comment names.
struct SqlForm {
    const char* schema; ///< Makes the tables of version 1, and marks the file with that and with `application_id`.
    std::int64_t application_id, version;
    std::vector<const char*> upgrades{}; ///< Each brings a file of the first, second, … version to the next.
    Refusal foreign;                     ///< It is none, or broken: the file.
    Refusal newer;                       ///< The file, its version, and the newest that is read.
    Refusal unusable;                    ///< The file, and what SQLite says.

    /// Why this is no file of that kind that can be read, if it is not. One without tables may become one.
    [[nodiscard]] std::optional<Refusal> refusal_of(Sql& sql, const std::filesystem::path& file) const;
    [[nodiscard]] Refusal refusal_of(const SqlTrouble& trouble, const std::filesystem::path& file) const;
    /// Brings a file without tables to that version, or one of an older version.
    void bring_to(Sql& sql, std::int64_t wanted) const;
    /// Keeps a copy of a file of an older version beside it, `FILE.version-1`, or says that it cannot.
    [[nodiscard]] std::optional<Refusal> keep_older(Sql& sql, const std::filesystem::path& file) const;
};

/// What the work answers of that file, which is made where it is not there, or why the file cannot be used.
template <class Work>
auto in_file(const std::filesystem::path& file, const SqlForm& form, const Work& work)
    -> std::invoke_result_t<const Work&, std::unique_ptr<Sql>> {
    try {
        auto sql = std::make_unique<Sql>(file);
        if (auto refusal = form.refusal_of(*sql, file)) return *std::move(refusal);
        return work(std::move(sql));
    } catch (const SqlTrouble& trouble) { // also of other tables than ours
        return form.refusal_of(trouble, file);
    }
}

/// What the work reads in that file; the empty value where there is no file, or nothing in it.
template <class Work, class Read = std::invoke_result_t<const Work&, Sql&>>
Result<Read> read_from(const std::filesystem::path& file, const SqlForm& form, const Work& work) {
    std::error_code failed;
    if (!std::filesystem::exists(file, failed)) return Read();
    return in_file(file, form, [&](const std::unique_ptr<Sql>& sql) -> Result<Read> {
        return sql->is_new() ? Read() : work(*sql);
    });
}

/// Makes all changes of the work in that file, or none; and the tables before, where there are none. Of a file of an
/// older version a copy stays beside it.
template <class Work>
std::optional<Refusal> change_in(const std::filesystem::path& file, const SqlForm& form, const Work& work) {
    return in_file(file, form, [&](const std::unique_ptr<Sql>& sql) -> std::optional<Refusal> {
        if (auto refusal = form.keep_older(*sql, file)) return refusal;
        SqlTransaction transaction(*sql);
        form.bring_to(*sql, form.version);
        work(*sql);
        transaction.commit();
        return std::nullopt;
    });
}

} // namespace zugzwang
