#include "tournament/runner.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "match/file.hpp"
#include "match/game.hpp"
#include "match/hall.hpp"
#include "tournament/standings.hpp"

namespace zugzwang::tournament {
namespace {

/// Who sits at one table of the hall: it stays seated while the pairing stays the same.
class Seats {
  public:
    explicit Seats(const TournamentPlan& plan) : plan_(plan) {}

    using Watch = std::function<void(std::uint64_t number, BySide<std::size_t> entrants, const GameRecord&)>;

    [[nodiscard]] Result<GameRecord> play(const Pairing& pairing, std::uint64_t game, const std::stop_token& stop,
                                          const Watch& watch) {
        if (pairing_ != pairing) {
            table_.reset();
            match_ = std::make_unique<match::MatchPlan>(match_of(plan_, pairing));
            auto table = match::MatchTable::open(*match_);
            if (!table) return table.refusal();
            table_.emplace(*std::move(table));
            pairing_ = pairing;
        }
        const auto number = game_number(plan_, pairing.number, game);
        auto record = table_->play(game, stop, [&](const GameRecord& played) {
            if (watch) watch(number, seated(pairing, played), played);
        });
        if (!record) return record;
        return labelled(plan_, pairing, game, *std::move(record));
    }

  private:
    static BySide<std::size_t> seated(const Pairing& pairing, const GameRecord& record) {
        if (record.match->swapped) return {pairing.second, pairing.first};
        return {pairing.first, pairing.second};
    }

    const TournamentPlan& plan_;
    std::optional<Pairing> pairing_;
    std::unique_ptr<match::MatchPlan> match_; ///< The table refers to it.
    std::optional<match::MatchTable> table_;
};

/// A game that can be played now.
struct Due {
    Pairing pairing;
    std::uint64_t game = 0; ///< Of the pairing.
};

/// What was played, and what is to be played next.
class Progress {
  public:
    Progress(const TournamentPlan& plan, std::vector<GameRecord> records)
        : plan_(plan), records_(std::move(records)), encounters_(encounters_of(plan, records_)) {
        for (const auto& record : records_)
            taken_.insert(record.match->index);
    }

    void add(GameRecord record) {
        for (const auto& [number, encountered] : encounters_of(plan_, {record})) {
            encounters_[number].points += encountered.points;
            encounters_[number].games += encountered.games;
        }
        const auto before = std::ranges::upper_bound(records_, record.match->index, {}, number_of);
        records_.insert(before, std::move(record));
    }
    /// The first game that nobody took whose pairing is known; it is taken now. Empty: there is none at present.
    [[nodiscard]] std::optional<Due> take_next() {
        for (const auto& pairing : schedule_of(plan_, encounters_).pairings) {
            const auto games = known_games(plan_, encounters_, pairing);
            for (std::uint64_t game = 0; game < games; ++game) {
                const auto pair = pairing.number * ((max_games_of_pairing(plan_) + 1) / 2) + game / 2;
                const bool is_own = pair % plan_.shards == plan_.shard;
                if (is_own && taken_.insert(game_number(plan_, pairing.number, game)).second) return Due{pairing, game};
            }
        }
        return std::nullopt;
    }
    /// How many games there will be, as far as the pairings are known.
    [[nodiscard]] std::uint64_t planned() const {
        std::uint64_t games = 0;
        for (const auto& pairing : schedule_of(plan_, encounters_).pairings)
            games += known_games(plan_, encounters_, pairing);
        return games;
    }
    [[nodiscard]] const std::vector<GameRecord>& records() const { return records_; }

  private:
    static std::uint64_t number_of(const GameRecord& record) { return record.match->index; }

    const TournamentPlan& plan_;
    std::vector<GameRecord> records_; ///< In the order of their numbers.
    Encounters encounters_;
    std::set<std::uint64_t> taken_;
};

} // namespace

Result<std::vector<GameRecord>> run_tournament(const TournamentPlan& plan, const TournamentRun& run) {
    std::optional<match::RecordWriter> file;
    if (!run.record_file.empty()) {
        auto opened = match::RecordWriter::open(plan_line(plan), run.record_file);
        if (!opened) return opened.refusal();
        file.emplace(*std::move(opened));
    }
    Progress progress(plan, file ? file->found() : std::vector<GameRecord>{});
    if (run.report) run.report(progress.records(), progress.planned());

    const auto tables = static_cast<std::size_t>(run.jobs);
    struct Room {
        std::vector<Seats> seats;
        std::vector<Due> due; ///< By table: what it plays.
    };
    auto room = std::make_shared<Room>();
    for (std::size_t table = 0; table < tables; ++table)
        room->seats.emplace_back(plan);
    room->due.resize(tables);
    auto* const due = room->due.data(); // of tables that do not play at the moment
    match::Hall hall(
        tables, [&run, room = std::move(room)](std::size_t table, std::uint64_t game, const std::stop_token& stop) {
            std::stop_source either;
            const std::stop_callback by_hall(stop, [&] { either.request_stop(); });
            const std::stop_callback by_caller(run.stop, [&] { either.request_stop(); });
            return room->seats[table].play(
                room->due[table].pairing, game, either.get_token(),
                [&](std::uint64_t number, BySide<std::size_t> entrants, const GameRecord& played) {
                    if (run.watch) run.watch({table, number, entrants, played});
                });
        });
    std::set<std::size_t> free;
    for (std::size_t table = 0; table < tables; ++table)
        free.insert(table);
    const auto begin_games = [&] {
        while (!free.empty()) {
            const auto next = progress.take_next();
            if (!next) return;
            const auto table = *free.begin();
            free.erase(free.begin());
            due[table] = *next;
            hall.begin(table, next->game);
        }
    };
    for (begin_games(); free.size() < tables; begin_games()) {
        auto ended = hall.wait();
        free.insert(ended.table);
        if (!ended.record) return ended.record.refusal();
        if (file && !file->add(*ended.record)) return Refusal{"cannot be written: {}", run.record_file};
        progress.add(*std::move(ended.record));
        if (run.report) run.report(progress.records(), progress.planned());
    }
    return progress.records();
}

} // namespace zugzwang::tournament
