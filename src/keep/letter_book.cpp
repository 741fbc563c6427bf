#include "keep/letter_book.hpp"

#include <utility>

#include "keep/sql.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// Numbers of games are whole numbers of 64 bits, kept as if they had a sign. Dates are counted from 1970, in seconds.
const SqlForm letter_form{.schema = R"(
    CREATE TABLE letter (id INTEGER PRIMARY KEY, name TEXT NOT NULL, side INTEGER, text TEXT NOT NULL,
        secret TEXT NOT NULL, settled INTEGER NOT NULL, begun INTEGER NOT NULL);
    PRAGMA application_id = 1517643366;
    PRAGMA user_version = 1;)",
                          .application_id = 1517643366,
                          .version = 1,
                          .foreign = Refusal{"{} keeps no games by link"},
                          .newer = Refusal{"{} is of a newer version of the program"},
                          .unusable = Refusal{"your games by link, {}, cannot be used: {}"}};

KeptLetters letters_in(Sql& sql) {
    KeptLetters letters;
    SqlStatement rows(sql, "SELECT id, name, side, text, secret, settled, begun FROM letter");
    while (rows.next()) {
        KeptLetter letter{.id = static_cast<std::uint64_t>(rows.integer(0)),
                          .name = rows.text(1),
                          .text = rows.text(3),
                          .secret = rows.text(4),
                          .settled = static_cast<std::size_t>(rows.integer(5)),
                          .begun = std::chrono::sys_seconds(std::chrono::seconds(rows.integer(6)))};
        if (!rows.is_null(2)) letter.side = rows.integer(2) == 0 ? Side::first : Side::second;
        letters.add(letter);
    }
    return letters;
}

void write(Sql& sql, const KeptLetter& letter) {
    const auto id = static_cast<std::int64_t>(letter.id);
    if (letter.text.empty()) return SqlStatement(sql, "DELETE FROM letter WHERE id = ?1").with(id).run();
    SqlStatement(sql, "INSERT OR REPLACE INTO letter VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
        .with(id, letter.name, letter.side, letter.text, letter.secret, letter.settled,
              letter.begun.time_since_epoch().count())
        .run();
}

} // namespace

Result<KeptLetters> read_letters(const fs::path& file) { return read_from(file, letter_form, letters_in); }

Result<std::optional<Mended>> mend_letters(const fs::path& file) { return mend(file, letter_form); }

bool write_letters(const fs::path& file, const std::vector<KeptLetter>& letters) {
    return !change_in(file, letter_form, [&](Sql& sql) {
        for (const auto& letter : letters)
            write(sql, letter);
    });
}

void KeptLetters::add(const KeptLetter& letter) {
    if (letter.text.empty())
        all_.erase(letter.id);
    else
        all_.insert_or_assign(letter.id, letter);
}

const KeptLetter* KeptLetters::find(std::uint64_t id) const {
    const auto found = all_.find(id);
    return found == all_.end() ? nullptr : &found->second;
}

LetterBook::LetterBook(fs::path file, Worker& worker)
    : Book({.read = read_letters,
            .write = write_letters,
            .newer = letter_form.newer.message,
            .cannot_save = message("Your game cannot be saved in {folder}.")},
           std::move(file), worker) {}

} // namespace zugzwang
