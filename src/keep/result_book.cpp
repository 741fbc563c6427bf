#include "keep/result_book.hpp"

#include <algorithm>

#include "keep/sql.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// `begun` is counted in seconds from 1970, `length` in seconds.
const SqlForm result_form{.schema = R"(
    CREATE TABLE result (id INTEGER PRIMARY KEY, game TEXT NOT NULL, opponent TEXT NOT NULL,
        opponent_rating INTEGER NOT NULL, begun INTEGER NOT NULL, score REAL NOT NULL, length REAL NOT NULL,
        rating REAL NOT NULL, deviation REAL NOT NULL, UNIQUE (game, begun));
    PRAGMA application_id = 1517643378;
    PRAGMA user_version = 1;)",
                          .application_id = 1517643378,
                          .version = 1,
                          .foreign = Refusal{"{} keeps no results"},
                          .newer = Refusal{"{} is of a newer version of the program"},
                          .unusable = Refusal{"your results, {}, cannot be used: {}"}};

RatedResults results_in(Sql& sql) {
    RatedResults results;
    SqlStatement rows(sql, "SELECT game, opponent, opponent_rating, begun, score, length, rating, deviation FROM result"
                           " ORDER BY id");
    while (rows.next())
        results.add({.game = rows.text(0),
                     .opponent = rows.text(1),
                     .opponent_rating = static_cast<int>(rows.integer(2)),
                     .begun = std::chrono::sys_seconds(std::chrono::seconds(rows.integer(3))),
                     .score = rows.real(4),
                     .length = Seconds{rows.real(5)},
                     .rating = rows.real(6),
                     .deviation = rows.real(7)});
    return results;
}

} // namespace

void RatedResults::add(const RatedResult& result) {
    if (!known_.emplace(result.game, result.begun).second) return;
    all_.insert(std::ranges::upper_bound(all_, result.begun, {}, &RatedResult::begun), result);
}

bool RatedResults::has(const std::string& game, std::chrono::sys_seconds begun) const {
    return known_.contains({game, begun});
}

const RatedResult* RatedResults::last(const std::string& game) const {
    const auto found = std::find_if(all_.rbegin(), all_.rend(), [&](const auto& one) { return one.game == game; });
    return found == all_.rend() ? nullptr : &*found;
}

Result<RatedResults> read_results(const fs::path& file) { return read_from(file, result_form, results_in); }

Result<std::optional<Mended>> mend_results(const fs::path& file) { return mend(file, result_form); }

bool write_results(const fs::path& file, const std::vector<RatedResult>& results) {
    return !change_in(file, result_form, [&](Sql& sql) {
        SqlStatement insert(sql, "INSERT OR IGNORE INTO result (game, opponent, opponent_rating, begun, score, length,"
                                 " rating, deviation) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
        for (const auto& one : results)
            insert
                .with(one.game, one.opponent, one.opponent_rating, one.begun.time_since_epoch().count(), one.score,
                      one.length.count(), one.rating, one.deviation)
                .run();
    });
}

ResultBook::ResultBook(fs::path file, Worker& worker)
    : Book({.read = read_results,
            .write = write_results,
            .newer = result_form.newer.message,
            .cannot_save = message("Your results cannot be saved in {folder}.")},
           std::move(file), worker) {}

} // namespace zugzwang
