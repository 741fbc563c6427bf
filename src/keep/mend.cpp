#include "keep/mend.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <string_view>
#include <vector>

#include "keep/disk.hpp"
#include "keep/sqlite_pages.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// What makes its tables and indexes, without the blanks.
std::set<std::string> parts_of(Sql& sql) {
    SqlStatement rows(sql, "SELECT type, name, sql FROM sqlite_master");
    std::set<std::string> parts;
    while (rows.next()) {
        auto part = rows.text(0) + ' ' + rows.text(1) + ' ' + rows.text(2);
        std::erase_if(part, [](char sign) { return sign == ' ' || sign == '\n'; });
        parts.insert(std::move(part));
    }
    return parts;
}

bool is_foreign(const Refusal& refusal, const SqlForm& form) { return refusal.message == form.foreign.message; }

bool is_damaged(const fs::path& file, const SqlForm& form) {
    std::error_code failed;
    if (fs::file_size(file, failed) == 0) { // SQLite would throw away what lies beside it
        const auto beside_it = fs::file_size(beside(file, "-wal"), failed);
        return !failed && beside_it > 0;
    }
    try {
        Sql sql(file);
        if (const auto refusal = form.refusal_of(sql, file)) return is_foreign(*refusal, form);
        // SQLite takes what is missing of the last page for zeros. What a killed program left half done is undone by
        // now.
        if (fs::file_size(file, failed) % static_cast<std::uintmax_t>(sql.number("PRAGMA page_size")) != 0) return true;
        SqlStatement check(sql, "PRAGMA integrity_check(1)");
        if (check.next() && check.text(0) != "ok") return true;
        if (sql.is_new()) return false;
        Sql sound{fs::path()};
        form.bring_to(sound, sql.number("PRAGMA user_version"));
        const auto parts = parts_of(sql), wanted = parts_of(sound);
        return !std::includes(parts.begin(), parts.end(), wanted.begin(), wanted.end());
    } catch (const SqlTrouble& trouble) {
        return is_foreign(form.refusal_of(trouble, file), form);
    }
}

/// A table of the new file, which knows its rows by their columns.
class KeptTable {
  public:
    KeptTable(Sql& sql, std::string name, bool counts_rows) : name_(std::move(name)), counts_rows_(counts_rows) {
        SqlStatement columns(sql, "SELECT type, \"notnull\", pk FROM pragma_table_info(?1)");
        std::string places;
        for (columns.with(name_); columns.next(); places += places.empty() ? "?" : ", ?") {
            const auto type = columns.text(0);
            columns_.push_back({.type = type,
                                .is_required = columns.integer(1) != 0,
                                .is_rowid = counts_rows && type == "INTEGER" && columns.integer(2) == 1});
        }
        add_.emplace(sql, "INSERT OR IGNORE INTO " + name_ + " VALUES (" + places + ")");
    }

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] bool may_hold(const PageRow& row) const {
        if (row.rowid.has_value() != counts_rows_ || row.values.size() != columns_.size()) return false;
        for (std::size_t column = 0; column < columns_.size(); ++column) {
            if (!columns_[column].may_hold(row.values[column])) return false;
        }
        return true;
    }
    void add(const PageRow& row) {
        auto values = row.values;
        for (std::size_t column = 0; column < columns_.size(); ++column) {
            if (columns_[column].is_rowid) values[column] = *row.rowid;
        }
        add_->with_all(values).run();
    }

  private:
    struct Column {
        std::string type;
        bool is_required = false, is_rowid = false; ///< The number of the row does not stand in it.

        [[nodiscard]] bool may_hold(const SqlValue& value) const {
            if (std::holds_alternative<std::monostate>(value)) return is_rowid || !is_required;
            if (is_rowid) return false;
            if (type == "TEXT") return std::holds_alternative<std::string>(value);
            if (std::holds_alternative<std::int64_t>(value)) return true; // a whole REAL is kept as one, too
            return type == "REAL" && std::holds_alternative<double>(value);
        }
    };

    std::string name_;
    bool counts_rows_;
    std::vector<Column> columns_{};
    std::optional<SqlStatement> add_{};
};

std::vector<KeptTable> tables_of(Sql& sql) {
    std::vector<KeptTable> tables;
    SqlStatement names(sql, "SELECT name, sql LIKE '%WITHOUT ROWID%' FROM sqlite_master WHERE type = 'table'"
                            " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
    while (names.next())
        tables.emplace_back(sql, names.text(0), names.integer(1) == 0);
    return tables;
}

/// Each row goes into the table whose pages lead to it, if it fits there, else into the first one that it fits.
std::size_t carry_over(std::string_view damaged, Sql& fresh) {
    auto tables = tables_of(fresh);
    std::size_t rows = 0;
    for_each_row(damaged, [&](const PageRow& row) {
        KeptTable* found = nullptr;
        for (auto& table : tables) {
            if (table.may_hold(row) && (found == nullptr || table.name() == row.table)) found = &table;
        }
        if (found == nullptr) return;
        found->add(row);
        rows += static_cast<std::size_t>(fresh.changes());
    });
    return rows;
}

/// Puts the new file into the place of the damaged one, and answers the name of that.
Result<std::optional<Mended>> exchanged(const fs::path& fresh, const fs::path& file, const SqlForm& form,
                                        std::size_t rows) {
    const auto kept = free_name(file, ".broken");
    std::error_code failed;
    fs::create_hard_link(file, kept, failed); // so that there is a file of either name at any moment
    if (failed) fs::rename(file, kept, failed);
    if (failed) return Refusal(form.unusable.message, file.string(), failed.message());
    std::error_code not_there;
    for (const auto* const ending : {"-wal", "-journal"}) // which would change the new one
        fs::rename(beside(file, ending), beside(kept, ending), not_there);
    fs::remove(beside(file, "-shm"), not_there);
    fs::rename(fresh, file, failed);
    if (failed || !settle_folder(file.parent_path()))
        return Refusal(form.unusable.message, file.string(), failed.message());
    return std::optional(Mended{.kept = kept.filename().string(), .rows = rows});
}

} // namespace

Result<std::optional<Mended>> mend(const fs::path& file, const SqlForm& form, const Finishing& finish) {
    std::error_code failed;
    if (!fs::is_regular_file(file, failed) || !is_damaged(file, form)) return std::optional<Mended>();
    const auto damaged = read_file(file, std::numeric_limits<std::size_t>::max());
    if (damaged.state != FileText::State::read) return std::optional<Mended>();
    const auto fresh = beside(file, ".mended");
    remove_database(fresh);
    std::size_t rows = 0;
    const auto refusal = change_in(fresh, form, [&](Sql& sql) {
        rows = carry_over(damaged.text, sql);
        if (finish) finish(sql);
    });
    if (!refusal) return exchanged(fresh, file, form, rows);
    remove_database(fresh);
    return *refusal;
}

} // namespace zugzwang
