#include "keep/opening_index.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <string>
#include <utility>

#include "keep/sql.hpp"
#include "zugzwang/base/hexadecimal.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// `step` has how often it was played from a position to the next, 0 where the game ended or was left there, and how
/// those games ended; a step from the start is as cheap to look up as any other, since nothing is counted by then.
/// `visit` finds the games. `person` is 0 or 1 for the side of the person, 2 where there is none. Dates are seconds
/// since 1970.
const SqlForm opening_form{.schema = R"(
    CREATE TABLE game (id INTEGER PRIMARY KEY, stamp INTEGER NOT NULL, person INTEGER NOT NULL, winner INTEGER,
        margin INTEGER NOT NULL, first_player TEXT NOT NULL, second_player TEXT NOT NULL, first_name TEXT NOT NULL,
        second_name TEXT NOT NULL, date INTEGER NOT NULL, walk TEXT NOT NULL);
    CREATE TABLE step (position INTEGER NOT NULL, person INTEGER NOT NULL, next INTEGER NOT NULL,
        first_won INTEGER NOT NULL, second_won INTEGER NOT NULL, drawn INTEGER NOT NULL, unfinished INTEGER NOT NULL,
        PRIMARY KEY (position, person, next)) WITHOUT ROWID;
    CREATE TABLE visit (position INTEGER NOT NULL, person INTEGER NOT NULL, date INTEGER NOT NULL,
        game INTEGER NOT NULL, ply INTEGER NOT NULL, PRIMARY KEY (position, person, date, game)) WITHOUT ROWID;
    PRAGMA application_id = 1517643381;
    PRAGMA user_version = 1;)",
                           .application_id = 1517643381,
                           .version = 1,
                           .foreign = Refusal{"{} keeps no openings"},
                           .newer = Refusal{"{} is of a newer version of the program"},
                           .unusable = Refusal{"the openings of your games, {}, cannot be used: {}"}};

constexpr int nobody = 2;
/// Of `winner`: a draw; a game that was left has none.
constexpr int draw = 2;
constexpr std::size_t digits_of_number = 16;

int person_number(std::optional<Side> person) { return person ? static_cast<int>(*person) : nobody; }

/// Each number in as many digits.
std::string text_of(const std::vector<std::uint64_t>& walk) {
    std::string text;
    for (const auto number : walk)
        text += hexadecimal(number, digits_of_number);
    return text;
}

std::vector<std::uint64_t> walk_of(const std::string& text) {
    std::vector<std::uint64_t> walk;
    for (std::size_t at = 0; at + digits_of_number <= text.size(); at += digits_of_number) {
        std::uint64_t number = 0;
        std::from_chars(text.data() + at, text.data() + at + digits_of_number, number, 16);
        walk.push_back(number);
    }
    return walk;
}

std::optional<int> winner_number(const std::optional<Outcome>& outcome) {
    if (!outcome) return std::nullopt;
    return outcome->winner ? static_cast<int>(*outcome->winner) : draw;
}

std::optional<Outcome> outcome_of(SqlStatement& row, int winner, int margin) {
    if (row.is_null(winner)) return std::nullopt;
    Outcome outcome{.winner = {}, .margin = row.integer(margin)};
    if (row.integer(winner) != draw) outcome.winner = both_sides[row.integer(winner) == 0 ? 0 : 1];
    return outcome;
}

struct StepKey {
    std::uint64_t position = 0;
    int person = nobody;
    std::uint64_t next = 0;

    friend auto operator<=>(const StepKey&, const StepKey&) = default;
};
/// First won, second won, drawn, unfinished.
using Change = std::array<std::int64_t, 4>;
struct Visit {
    std::uint64_t position = 0;
    int person = nobody;
    std::int64_t date = 0, game = 0;
    std::size_t ply = 0;

    friend auto operator<=>(const Visit&, const Visit&) = default;
};

/// What some games change, in the order of the tables: they are written faster so.
struct Changes {
    std::map<StepKey, Change> steps;
    std::vector<Visit> visits;

    /// `times` is -1 for a game that goes.
    void add(const WalkedGame& game, std::int64_t times) {
        const auto person = person_number(game.person);
        const auto ending = static_cast<std::size_t>(winner_number(game.outcome).value_or(3));
        for (std::size_t ply = 0; ply < game.walk.size(); ++ply) {
            const auto next = ply + 1 < game.walk.size() ? game.walk[ply + 1] : 0;
            steps[{game.walk[ply], person, next}][ending] += times;
            visits.push_back({game.walk[ply], person, game.date.time_since_epoch().count(), game.id, ply});
        }
    }
};

void make_tables(Sql& sql, bool is_file) {
    // What a power cut takes is made again; a whole file it must stay.
    if (is_file) sql.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    sql.run("PRAGMA secure_delete = ON"); // nothing is to be read of games that a person deleted
    SqlTransaction transaction(sql);
    opening_form.bring_to(sql, opening_form.version);
    transaction.commit();
}

} // namespace

struct OpeningIndex::Store {
    explicit Store(std::unique_ptr<Sql> its_sql) : sql(std::move(its_sql)) {}

    /// Nothing of the game is there any more afterwards, as far as `changes` is written.
    void take_out(std::int64_t id, Changes& changes) {
        WalkedGame game{.id = id};
        if (!find.with(id).next()) return find.end();
        if (find.integer(0) != nobody) game.person = both_sides[find.integer(0) == 0 ? 0 : 1];
        game.outcome = outcome_of(find, 1, 2);
        game.date = std::chrono::sys_seconds(std::chrono::seconds(find.integer(3)));
        game.walk = walk_of(find.text(4));
        find.end();
        changes.add(game, -1);
        forget.with(id).run();
    }
    void enter(const WalkedGame& game) {
        const auto& [first, second] = game.seats.values;
        const auto walk = text_of(game.walk);
        add.with(game.id, game.stamp, person_number(game.person), winner_number(game.outcome),
                 game.outcome ? game.outcome->margin : 0, first.player, second.player, first.name, second.name,
                 game.date.time_since_epoch().count(), walk)
            .run();
    }
    void write_steps(const Changes& changes) {
        for (const auto& [key, change] : changes.steps) {
            if (change == Change{}) continue;
            count.with(key.position, key.person, key.next, change[0], change[1], change[2], change[3]).run();
            if (std::ranges::any_of(change, [](auto one) { return one < 0; }))
                trim.with(key.position, key.person, key.next).run();
        }
    }
    void write_visits(Changes& changes, SqlStatement& statement, bool with_ply) {
        std::ranges::sort(changes.visits);
        for (const auto& [position, person, date, game, ply] : changes.visits) {
            if (with_ply)
                statement.with(position, person, date, game, ply).run();
            else
                statement.with(position, person, date, game).run();
        }
    }

    std::unique_ptr<Sql> sql;
    SqlStatement find{*sql, "SELECT person, winner, margin, date, walk FROM game WHERE id = ?1"};
    SqlStatement forget{*sql, "DELETE FROM game WHERE id = ?1"};
    SqlStatement add{*sql, "INSERT INTO game VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"};
    SqlStatement count{*sql, "INSERT INTO step VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO UPDATE SET"
                             " first_won = first_won + ?4, second_won = second_won + ?5, drawn = drawn + ?6,"
                             " unfinished = unfinished + ?7"};
    SqlStatement trim{*sql, "DELETE FROM step WHERE position = ?1 AND person = ?2 AND next = ?3"
                            " AND first_won = 0 AND second_won = 0 AND drawn = 0 AND unfinished = 0"};
    SqlStatement come{*sql, "INSERT OR IGNORE INTO visit VALUES (?1, ?2, ?3, ?4, ?5)"};
    SqlStatement go{*sql, "DELETE FROM visit WHERE position = ?1 AND person = ?2 AND date = ?3 AND game = ?4"};
    SqlStatement stamps{*sql, "SELECT id, stamp FROM game"};
    SqlStatement steps{*sql, "SELECT next, first_won, second_won, drawn, unfinished FROM step WHERE position = ?1"
                             " AND person BETWEEN ?2 AND ?3"};
    SqlStatement newest{*sql, "SELECT game, ply, game.person, winner, margin, first_player, second_player, first_name,"
                              " second_name, game.date FROM visit JOIN game ON game.id = visit.game WHERE position = ?1"
                              " AND visit.person = ?2 ORDER BY visit.date DESC, visit.game DESC LIMIT ?3"};
};

OpeningIndex::OpeningIndex(std::unique_ptr<Store> store) : store_(std::move(store)) {}
OpeningIndex::OpeningIndex(OpeningIndex&&) noexcept = default;
OpeningIndex& OpeningIndex::operator=(OpeningIndex&&) noexcept = default;
OpeningIndex::~OpeningIndex() = default;

Result<OpeningIndex> OpeningIndex::open(const fs::path& file) {
    const auto opened = [&file]() -> Result<OpeningIndex> {
        return in_file(file, opening_form, [&](std::unique_ptr<Sql> sql) -> Result<OpeningIndex> {
            make_tables(*sql, !file.empty());
            return OpeningIndex(std::make_unique<Store>(std::move(sql)));
        });
    };
    auto index = opened();
    if (index || file.empty()) return index;
    throw_away(file);
    return opened();
}

void OpeningIndex::throw_away(const fs::path& file) { remove_database(file); }

std::optional<std::map<std::int64_t, std::uint64_t>> OpeningIndex::stamps() const {
    try {
        std::map<std::int64_t, std::uint64_t> stamps;
        auto& row = store_->stamps.with();
        while (row.next())
            stamps.emplace(row.integer(0), static_cast<std::uint64_t>(row.integer(1)));
        return stamps;
    } catch (const SqlTrouble&) {
        return std::nullopt;
    }
}

bool OpeningIndex::put(std::span<const WalkedGame> games) {
    try {
        SqlTransaction transaction(*store_->sql);
        Changes going, coming;
        for (const auto& game : games) {
            store_->take_out(game.id, going);
            store_->enter(game);
            coming.add(game, 1);
        }
        store_->write_visits(going, store_->go, false);
        store_->write_visits(coming, store_->come, true);
        store_->write_steps(going);
        store_->write_steps(coming);
        transaction.commit();
        return true;
    } catch (const SqlTrouble&) {
        return false;
    }
}

bool OpeningIndex::remove(std::span<const std::int64_t> ids) {
    try {
        SqlTransaction transaction(*store_->sql);
        Changes going;
        for (const auto id : ids)
            store_->take_out(id, going);
        store_->write_visits(going, store_->go, false);
        store_->write_steps(going);
        transaction.commit();
        return true;
    } catch (const SqlTrouble&) {
        return false;
    }
}

std::optional<OpeningPage> OpeningIndex::page(const OpeningQuestion& question) const {
    try {
        OpeningPage page;
        const int from = question.person ? person_number(question.person) : 0;
        const int to = question.person ? from : nobody;
        auto& row = store_->steps.with(question.position, from, to);
        while (row.next()) {
            const auto add_to = [&row](OpeningTally& tally) {
                const auto number = [&row](int column) { return static_cast<std::size_t>(row.integer(column)); };
                tally.first_won += number(1);
                tally.second_won += number(2);
                tally.drawn += number(3);
                tally.unfinished += number(4);
            };
            add_to(page.here);
            if (row.integer(0) != 0) add_to(page.next[static_cast<std::uint64_t>(row.integer(0))]);
        }
        for (int person = from; person <= to && question.games > 0; ++person) {
            auto& game = store_->newest.with(question.position, person, question.games);
            while (game.next()) {
                OpeningGame one{.id = game.integer(0),
                                .ply = static_cast<std::size_t>(game.integer(1)),
                                .person = {},
                                .outcome = outcome_of(game, 3, 4),
                                .seats = {{RecordedSeat{.player = game.text(5), .name = game.text(7)},
                                           RecordedSeat{.player = game.text(6), .name = game.text(8)}}},
                                .date = std::chrono::sys_seconds(std::chrono::seconds(game.integer(9)))};
                if (person != nobody) one.person = both_sides[person == 0 ? 0 : 1];
                page.games.push_back(std::move(one));
            }
        }
        std::ranges::stable_sort(
            page.games, [](const auto& a, const auto& b) { return std::pair(a.date, a.id) > std::pair(b.date, b.id); });
        page.games.resize(std::min(page.games.size(), question.games));
        return page;
    } catch (const SqlTrouble&) {
        return std::nullopt;
    }
}

} // namespace zugzwang
