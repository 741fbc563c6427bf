#include "keep/ladder_file.hpp"

#include <algorithm>
#include <string_view>

#include "keep/sql.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// `latest` has a letter for each game, oldest first: w, l, d.
constexpr const char* schema = R"(
    CREATE TABLE rung (
        game TEXT NOT NULL, rung TEXT NOT NULL, moving_first INTEGER NOT NULL, moving_second INTEGER NOT NULL,
        without_help INTEGER NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL,
        streak INTEGER NOT NULL, best_margin INTEGER, latest TEXT NOT NULL,
        last_begun INTEGER, PRIMARY KEY (game, rung)) WITHOUT ROWID;
    PRAGMA application_id = 1517645924;
    PRAGMA user_version = 1;)";
constexpr std::int64_t ladder_version = 1, application_id = 1517645924;
constexpr std::string_view fortune_letters = "wld"; // by Fortune

Refusal no_ladder(const fs::path& file) { return Refusal{"{} is no record of a ladder", file.string()}; }

Refusal not_used(const fs::path& file, const SqlTrouble& trouble) {
    if (trouble.code == SQLITE_NOTADB || trouble.code == SQLITE_CORRUPT) return no_ladder(file);
    return Refusal{"the record of your climb {} cannot be used: {}", file.string(), trouble.what()};
}

bool is_new(Sql& sql) { return sql.number("SELECT count(*) FROM sqlite_master") == 0; }

std::optional<Refusal> wrong_file(Sql& sql, const fs::path& file) {
    if (is_new(sql)) return std::nullopt;
    if (sql.number("PRAGMA application_id") != application_id) return no_ladder(file);
    const auto version = sql.number("PRAGMA user_version");
    if (version <= ladder_version) return std::nullopt;
    return Refusal{"the record of your climb {} is of version {}; this program reads none above {}", file.string(),
                   version, ladder_version};
}

std::string letters_of(const std::vector<Fortune>& latest) {
    std::string letters;
    for (const auto fortune : latest)
        letters += fortune_letters[static_cast<std::size_t>(fortune)];
    return letters;
}

std::vector<Fortune> latest_from(const std::string& letters) {
    std::vector<Fortune> latest;
    for (const char letter : letters) {
        const auto place = fortune_letters.find(letter);
        if (place != std::string_view::npos && latest.size() < RungRecord::max_latest)
            latest.push_back(static_cast<Fortune>(place));
    }
    return latest;
}

/// Of the columns from the third on.
RungRecord record_of(SqlStatement& row) {
    const auto count = [&](int column) {
        return static_cast<std::uint64_t>(std::max<std::int64_t>(0, row.integer(column)));
    };
    RungRecord record{.stars = {.moving_first = row.integer(2) != 0,
                                .moving_second = row.integer(3) != 0,
                                .without_help = row.integer(4) != 0},
                      .games = count(5),
                      .won = count(6),
                      .lost = count(7),
                      .streak = count(8),
                      .latest = latest_from(row.text(10))};
    if (!row.is_null(9)) record.best_margin = row.integer(9);
    if (!row.is_null(11)) record.last_begun = std::chrono::sys_seconds(std::chrono::seconds(row.integer(11)));
    return record;
}

constexpr const char* columns =
    "SELECT game, rung, moving_first, moving_second, without_help, games, won, lost, streak,"
    " best_margin, latest, last_begun FROM rung";

void write(Sql& sql, const LadderResult& result, const RungRecord& record) {
    const auto number = [](auto value) { return static_cast<std::int64_t>(value); };
    const auto& stars = record.stars;
    const auto latest = letters_of(record.latest);
    std::optional<std::int64_t> begun;
    if (record.last_begun) begun = record.last_begun->time_since_epoch().count();
    SqlStatement(sql, "INSERT OR REPLACE INTO rung VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)")
        .with(result.game, result.rung, number(stars.moving_first), number(stars.moving_second),
              number(stars.without_help), number(record.games), number(record.won), number(record.lost),
              number(record.streak), record.best_margin, latest, begun)
        .run();
}

RungRecord record_in(Sql& sql, const LadderResult& result) {
    SqlStatement row(sql, std::string(columns) + " WHERE game = ?1 AND rung = ?2");
    return row.with(result.game, result.rung).next() ? record_of(row) : RungRecord();
}

} // namespace

Result<LadderBook> read_ladder(const fs::path& file) {
    std::error_code failed;
    if (!fs::exists(file, failed)) return LadderBook();
    try {
        Sql sql(file);
        if (auto refusal = wrong_file(sql, file)) return *std::move(refusal);
        LadderBook book;
        if (is_new(sql)) return book;
        SqlStatement rows(sql, columns);
        while (rows.next())
            book.set(rows.text(0), rows.text(1), record_of(rows));
        return book;
    } catch (const SqlTrouble& trouble) {
        return not_used(file, trouble);
    }
}

std::optional<Refusal> note_result(const fs::path& file, const LadderResult& result) {
    try {
        Sql sql(file);
        if (auto refusal = wrong_file(sql, file)) return refusal;
        SqlTransaction transaction(sql);
        if (is_new(sql)) sql.run(schema);
        write(sql, result, with_result(record_in(sql, result), result));
        transaction.commit();
        return std::nullopt;
    } catch (const SqlTrouble& trouble) {
        return not_used(file, trouble);
    }
}

} // namespace zugzwang
