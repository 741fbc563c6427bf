#include "keep/ladder_book.hpp"

#include <algorithm>
#include <string_view>

#include "keep/sql.hpp"

namespace zugzwang {

namespace {

/// `latest` has a letter for each game, oldest first: w, l, d.
const SqlForm ladder_form{.schema = R"(
    CREATE TABLE rung (
        game TEXT NOT NULL, rung TEXT NOT NULL, moving_first INTEGER NOT NULL, moving_second INTEGER NOT NULL,
        without_help INTEGER NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL,
        streak INTEGER NOT NULL, best_margin INTEGER, latest TEXT NOT NULL,
        last_begun INTEGER, PRIMARY KEY (game, rung)) WITHOUT ROWID;
    PRAGMA application_id = 1517645924;
    PRAGMA user_version = 1;)",
                          .application_id = 1517645924,
                          .version = 1,
                          .foreign = Refusal{"{} is no record of a ladder"},
                          .newer =
                              Refusal{"the record of your climb {} is of version {}; this program reads none above {}"},
                          .unusable = Refusal{"the record of your climb {} cannot be used: {}"}};
constexpr std::string_view fortune_letters = "wld"; // by Fortune

int worth(Fortune fortune) { return fortune == Fortune::won ? 2 : fortune == Fortune::drawn ? 1 : 0; }

/// The record before its last game, which was not won.
RungRecord without_last(RungRecord record) {
    --record.games;
    record.lost -= record.latest.back() == Fortune::lost ? 1 : 0;
    record.latest.pop_back();
    const auto won_last = std::find_if(record.latest.rbegin(), record.latest.rend(),
                                       [](Fortune fortune) { return fortune != Fortune::won; });
    record.streak = static_cast<std::uint64_t>(won_last - record.latest.rbegin());
    return record;
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

RungRecord record_in(Sql& sql, const std::string& game, const std::string& rung) {
    SqlStatement row(sql, "SELECT * FROM rung WHERE game = ?1 AND rung = ?2");
    return row.with(game, rung).next() ? record_of(row) : RungRecord();
}

RungRecord with_note(RungRecord record, const LadderResult& result) { return with_result(std::move(record), result); }

RungRecord with_note(const RungRecord& record, const KnownRung& known) { return merged(record, known.record); }

void write(Sql& sql, const std::string& game, const std::string& rung, const RungRecord& record) {
    const auto& stars = record.stars;
    const auto latest = letters_of(record.latest);
    std::optional<std::int64_t> begun;
    if (record.last_begun) begun = record.last_begun->time_since_epoch().count();
    SqlStatement(sql, "INSERT OR REPLACE INTO rung VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)")
        .with(game, rung, stars.moving_first, stars.moving_second, stars.without_help, record.games, record.won,
              record.lost, record.streak, record.best_margin, latest, begun)
        .run();
}

} // namespace

RungRecord with_result(RungRecord record, const LadderResult& result) {
    if (result.begun && result.begun == record.last_begun && !record.latest.empty()) {
        if (worth(result.fortune) <= worth(record.latest.back())) return record;
        record = without_last(std::move(record));
    }
    record.last_begun = result.begun;
    const bool won = result.fortune == Fortune::won;
    ++record.games;
    record.won += won ? 1 : 0;
    record.lost += result.fortune == Fortune::lost ? 1 : 0;
    record.streak = won ? record.streak + 1 : 0;
    if (won) {
        auto& stars = record.stars;
        (result.climber == Side::first ? stars.moving_first : stars.moving_second) = true;
        stars.without_help = stars.without_help || !result.helped;
        if (result.margin) record.best_margin = std::max(record.best_margin.value_or(*result.margin), *result.margin);
    }
    record.latest.push_back(result.fortune);
    if (record.latest.size() > RungRecord::max_latest) record.latest.erase(record.latest.begin());
    return record;
}

RungRecord merged(const RungRecord& one, const RungRecord& other) {
    const auto age = [](const RungRecord& record) { return std::pair(record.games, record.last_begun); };
    auto both = age(one) < age(other) ? other : one;
    for (const auto* record : {&one, &other}) {
        both.stars.moving_first |= record->stars.moving_first;
        both.stars.moving_second |= record->stars.moving_second;
        both.stars.without_help |= record->stars.without_help;
        both.best_margin = std::max(both.best_margin, record->best_margin);
    }
    return both;
}

const RungRecord& LadderBook::at(const std::string& game, const std::string& rung) const {
    static const RungRecord nothing_played;
    const auto found = rungs_.find({game, rung});
    return found == rungs_.end() ? nothing_played : found->second;
}

void LadderBook::set(const std::string& game, const std::string& rung, RungRecord record) {
    rungs_.insert_or_assign({game, rung}, std::move(record));
}

Result<LadderBook> read_ladder(const std::filesystem::path& file) {
    return read_from(file, ladder_form, [](Sql& sql) {
        LadderBook book;
        SqlStatement rows(sql, "SELECT * FROM rung");
        while (rows.next())
            book.set(rows.text(0), rows.text(1), record_of(rows));
        return book;
    });
}

bool is_newer_ladder(const Refusal& refusal) { return refusal.message == ladder_form.newer.message; }

Result<std::optional<Mended>> mend_ladder(const std::filesystem::path& file) { return mend(file, ladder_form); }

std::optional<Refusal> note_results(const std::filesystem::path& file, const std::vector<LadderNote>& notes) {
    return change_in(file, ladder_form, [&](Sql& sql) {
        const auto take = [&sql](const auto& note) {
            write(sql, note.game, note.rung, with_note(record_in(sql, note.game, note.rung), note));
        };
        for (const auto& note : notes)
            std::visit(take, note);
    });
}

} // namespace zugzwang
