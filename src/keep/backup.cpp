#include "keep/backup.hpp"

#include <limits>
#include <utility>

#include "keep/disk.hpp"
#include "keep/person_files.hpp"
#include "keep/sql.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// `sqlar` as "The SQLite Archive File Format" has it, nothing in it compressed.
const SqlForm backup_form{.schema = R"(
    CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB);
    CREATE TABLE checksum (name TEXT PRIMARY KEY, word INTEGER NOT NULL) WITHOUT ROWID;
    PRAGMA application_id = 1517643617;
    PRAGMA user_version = 1;)",
                          .application_id = 1517643617,
                          .version = 1,
                          .foreign = Refusal{"{} is no backup of Zugzwang"},
                          .newer = Refusal{"the backup {} is of version {}; this program reads none above {}"},
                          .unusable = Refusal{"the backup {} cannot be used: {}"}};

constexpr std::int64_t plain_file = 0100644; ///< For its owner to write and for all to read.

/// What is being put together, what is whole but not in its place, and what is being moved there.
constexpr const char *fresh_folder = "restore.new", *ready_folder = "restore.ready", *moving_folder = "restore.moving";

std::int64_t checksum_of(std::string_view name, std::string_view text) {
    return static_cast<std::int64_t>(text_word(text, text_word(name)));
}

/// As it stands at this moment, whoever writes to it; `copy` is the name of a file that there may be meanwhile.
Result<std::string> content_of(const fs::path& folder, const std::string& name, const fs::path& copy) {
    auto file = folder / name;
    if (is_database(name)) {
        try {
            Sql sql(file);
            if (!sql.is_new()) {
                sql.copy_to(copy);
                file = copy;
            }
        } catch (const SqlTrouble& trouble) {
            // What SQLite cannot read is taken as it lies there.
            const bool is_damaged = trouble.code == SQLITE_NOTADB || trouble.code == SQLITE_CORRUPT;
            if (!is_damaged && trouble.code != SQLITE_CANTOPEN) throw;
        }
    }
    auto read = read_file(file, std::numeric_limits<std::size_t>::max());
    std::error_code ignored;
    fs::remove(copy, ignored);
    if (read.state != FileText::State::read) return Refusal{"cannot be read: {}", file.string()};
    return std::move(read.text);
}

struct KeptFile {
    std::string name, text;
};

/// The next one of the rows, or why it is none.
Result<KeptFile> kept_file(SqlStatement& row, const fs::path& file) {
    KeptFile kept{.name = row.text(0), .text = row.text(2)};
    if (!is_person_file(kept.name))
        return Refusal{"the backup {} holds a name that is none of ours: {}", file.string(), kept.name};
    const bool is_whole = row.integer(1) == std::ssize(kept.text) && !row.is_null(3) &&
                          row.integer(3) == checksum_of(kept.name, kept.text);
    if (!is_whole) return Refusal{"the backup {} is damaged", file.string()};
    return kept;
}

/// Unpacks all of it there.
std::optional<Refusal> unpack(Sql& sql, const fs::path& file, const fs::path& to) {
    if (sql.is_new()) return Refusal(backup_form.foreign.message, file.string());
    SqlStatement check(sql, "PRAGMA integrity_check(1)");
    const bool is_sound = check.next() && check.text(0) == "ok";
    if (!is_sound || sql.number("SELECT count(*) FROM sqlar") != sql.number("SELECT count(*) FROM checksum"))
        return Refusal{"the backup {} is damaged", file.string()};
    SqlStatement rows(sql, "SELECT name, sz, data, word FROM sqlar LEFT JOIN checksum USING (name) ORDER BY name");
    while (rows.next()) {
        const auto kept = kept_file(rows, file);
        if (!kept) return kept.refusal();
        const auto place = to / kept->name;
        std::error_code failed;
        fs::create_directories(place.parent_path(), failed);
        if (!write_to_disk(place, kept->text)) return Refusal{"cannot be written: {}", to.string()};
    }
    return std::nullopt;
}

/// Also to another disk.
bool move_file(const fs::path& from, const fs::path& to) {
    std::error_code failed;
    fs::create_directories(to.parent_path(), failed);
    fs::rename(from, to, failed);
    if (!failed) return true;
    return fs::copy_file(from, to, failed) && fs::remove(from, failed);
}

/// Of two programs only one exchanges files.
Result<FileHandle> locked(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder / "saves", failed);
    auto lock = lock_file(folder / "saves" / "lock");
    if (lock.state == Locking::ours) return std::move(lock.file);
    if (lock.state == Locking::held_by_another) return Refusal{"Zugzwang is running; close it first"};
    return Refusal{"cannot be written: {}", folder.string()};
}

/// First everything goes out of the way, then the new files come in: cut off anywhere, the next call goes on from
/// there.
Result<Restored> move_in(const fs::path& folder) {
    Restored restored;
    std::error_code failed;
    const auto moving = folder / moving_folder;
    if (const auto ready = folder / ready_folder; fs::exists(ready, failed)) {
        const auto before = free_name(folder / "before-restore", "");
        // Links to folders first: what they lead to is not ours to move.
        for (const auto& list : {links_to_folders, person_files}) {
            for (const auto& name : list(folder)) {
                if (!move_file(folder / name, before / name))
                    return Refusal{"cannot be moved: {}", (folder / name).string()};
                restored.before = before.filename().string();
            }
        }
        fs::rename(ready, moving, failed);
        if (failed || !settle_folder(folder)) return Refusal{"cannot be written: {}", folder.string()};
    }
    for (const auto& name : person_files(moving)) {
        if (!move_file(moving / name, folder / name)) return Refusal{"cannot be moved: {}", (moving / name).string()};
        ++restored.files;
    }
    fs::remove_all(moving, failed);
    static_cast<void>(settle_folder(folder));
    return restored;
}

bool is_cut_off(const fs::path& folder) {
    std::error_code failed;
    return fs::exists(folder / ready_folder, failed) || fs::exists(folder / moving_folder, failed);
}

} // namespace

Result<std::size_t> write_backup(const fs::path& folder, const fs::path& file) {
    const auto whole = fs::absolute(file);
    std::error_code failed;
    if (fs::exists(whole, failed) && !fs::is_regular_file(whole, failed))
        return Refusal{"{} is no plain file", file.string()};
    const auto fresh = free_name(whole, ".new"), copy = free_name(whole, ".copy");
    std::size_t files = 0;
    std::optional<Refusal> unreadable;
    auto refusal = change_in(fresh, backup_form, [&](Sql& sql) {
        SqlStatement pack(sql, "INSERT INTO sqlar VALUES (?1, ?2, ?3, ?4, CAST(?5 AS BLOB))");
        SqlStatement check(sql, "INSERT INTO checksum VALUES (?1, ?2)");
        for (const auto& name : person_files(folder)) {
            const auto is_there = [&] { return fs::is_regular_file(folder / name, failed); };
            if (is_passing(name) || !is_there()) continue;
            const auto content = content_of(folder, name, copy);
            if (!content && !is_there()) continue; // it has just gone
            if (!content) unreadable = content.refusal();
            if (!content) return;
            pack.with(name, plain_file, time_written(folder / name), content->size(), *content).run();
            check.with(name, checksum_of(name, *content)).run();
            ++files;
        }
    });
    if (unreadable) refusal = unreadable;
    if (!refusal && files == 0) refusal = Refusal{"there is nothing to back up in {}", folder.string()};
    if (!refusal && !put_in_place(fresh, whole)) refusal = Refusal{"cannot be written: {}", file.string()};
    if (!refusal) return files;
    for (const auto& gone : {beside(fresh, "-journal"), fresh, copy})
        fs::remove(gone, failed);
    return *refusal;
}

Result<Restored> restore_backup(const fs::path& file, const fs::path& folder) {
    std::error_code failed;
    if (!fs::is_regular_file(file, failed)) return Refusal{"cannot be read: {}", file.string()};
    const auto lock = locked(folder);
    if (!lock) return lock.refusal();
    if (is_cut_off(folder)) {
        if (const auto before = move_in(folder); !before) return before.refusal();
    }
    const auto fresh = folder / fresh_folder;
    fs::remove_all(fresh, failed);
    fs::create_directory(fresh, failed);
    auto refusal = in_file(fs::absolute(file), backup_form,
                           [&](const std::unique_ptr<Sql>& sql) { return unpack(*sql, file, fresh); });
    if (!refusal) {
        fs::rename(fresh, folder / ready_folder, failed);
        if (failed || !settle_folder(folder)) refusal = Refusal{"cannot be written: {}", folder.string()};
    }
    if (!refusal) return move_in(folder);
    fs::remove_all(fresh, failed);
    return *refusal;
}

Result<std::optional<Restored>> end_restoring(const fs::path& folder) {
    if (!is_cut_off(folder)) return std::optional<Restored>();
    const auto lock = locked(folder);
    if (!lock) return std::optional<Restored>(); // who has the lock ends it
    auto restored = move_in(folder);
    if (!restored) return restored.refusal();
    return std::optional(*std::move(restored));
}

} // namespace zugzwang
