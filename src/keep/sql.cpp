#include "keep/sql.hpp"

#include <algorithm>

#include "keep/disk.hpp"

namespace zugzwang {

namespace {

constexpr int longest_wait_ms = 250; ///< For another program that writes, which takes a few milliseconds.

} // namespace

Sql::Sql(const std::filesystem::path& file) {
    sqlite3* handle = nullptr;
    const std::string name = file.empty() ? ":memory:" : file.string();
    const int code = sqlite3_open_v2(name.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    handle_.reset(handle);
    check(code);
    check(sqlite3_busy_timeout(handle, longest_wait_ms));
}

void Sql::check(int code) const {
    if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
    throw SqlTrouble(code & 0xFF, handle_ ? sqlite3_errmsg(handle_.get()) : sqlite3_errstr(code));
}

void Sql::run(const char* text) { check(sqlite3_exec(handle_.get(), text, nullptr, nullptr, nullptr)); }

std::int64_t Sql::number(const char* text) {
    SqlStatement statement(*this, text);
    return statement.next() ? statement.integer(0) : 0;
}

void Sql::copy_to(const std::filesystem::path& fresh) {
    const auto name = fresh.string();
    SqlStatement(*this, "VACUUM INTO ?1").with(name).run();
}

bool Sql::has_moved() {
    int moved = 0;
    const int code = sqlite3_file_control(handle_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return code == SQLITE_OK && moved != 0; // a database in memory knows no such thing
}

void remove_database(const std::filesystem::path& file) {
    std::error_code ignored;
    for (const auto* const ending : beside_database)
        std::filesystem::remove(beside(file, ending), ignored);
    std::filesystem::remove(file, ignored);
}

bool copy_whole(Sql& sql, const std::filesystem::path& file) {
    const auto fresh = free_name(file, ".new");
    try {
        sql.copy_to(fresh);
        if (put_in_place(fresh, file)) return true;
    } catch (const SqlTrouble&) {
    }
    std::error_code ignored;
    std::filesystem::remove(fresh, ignored);
    return false;
}

SqlStatement::SqlStatement(Sql& sql, const std::string& text) : sql_(sql) {
    sqlite3_stmt* statement = nullptr;
    sql_.check(
        sqlite3_prepare_v3(sql_.handle_.get(), text.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
    statement_.reset(statement);
}

void SqlStatement::begin() {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
}

SqlStatement& SqlStatement::with_all(const std::vector<SqlValue>& values) {
    begin();
    int number = 0;
    for (const auto& value : values) {
        ++number;
        if (const auto* integer = std::get_if<std::int64_t>(&value)) bind(number, *integer);
        if (const auto* real = std::get_if<double>(&value)) bind(number, *real);
        if (const auto* text = std::get_if<std::string>(&value)) bind(number, std::string_view(*text));
    }
    return *this;
}

bool SqlStatement::next() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    const int ended = sqlite3_reset(statement_.get());
    sql_.check(ended);
    return false;
}

std::string SqlStatement::text(int column) {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

void SqlStatement::bind_number(int number, std::int64_t value) {
    sql_.check(sqlite3_bind_int64(statement_.get(), number, value));
}

void SqlStatement::bind(int number, double value) { sql_.check(sqlite3_bind_double(statement_.get(), number, value)); }

void SqlStatement::bind(int number, std::string_view text) {
    sql_.check(sqlite3_bind_text64(statement_.get(), number, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8));
}

SqlTransaction::~SqlTransaction() {
    if (open_) sqlite3_exec(sql_.handle_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void SqlTransaction::commit() {
    sql_.run("COMMIT");
    open_ = false;
}

std::optional<Refusal> SqlForm::refusal_of(Sql& sql, const std::filesystem::path& file) const {
    if (sql.is_new()) return std::nullopt;
    if (sql.number("PRAGMA application_id") != application_id) return Refusal(foreign.message, file.string());
    const auto found = sql.number("PRAGMA user_version");
    if (found <= version) return std::nullopt;
    return Refusal(newer.message, file.string(), found, version);
}

Refusal SqlForm::refusal_of(const SqlTrouble& trouble, const std::filesystem::path& file) const {
    if (trouble.code == SQLITE_NOTADB || trouble.code == SQLITE_CORRUPT) return Refusal(foreign.message, file.string());
    return Refusal(unusable.message, file.string(), trouble.what());
}

void SqlForm::bring_to(Sql& sql, std::int64_t wanted) const {
    if (sql.is_new()) sql.run(schema);
    for (auto at = std::max<std::int64_t>(1, sql.number("PRAGMA user_version")); at < wanted; ++at)
        sql.run(upgrades.at(static_cast<std::size_t>(at) - 1));
}

std::optional<Refusal> SqlForm::keep_older(Sql& sql, const std::filesystem::path& file) const {
    const auto found = sql.number("PRAGMA user_version");
    if (sql.is_new() || found >= version) return std::nullopt;
    const auto copy = free_name(file, filled(".version-{}", found));
    if (copy_whole(sql, copy)) return std::nullopt;
    return Refusal(unusable.message, file.string(), filled("cannot be written: {}", copy.string()));
}

} // namespace zugzwang
