#include "tournament/runner.hpp"

#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "match/file.hpp"
#include "match/hall.hpp"
#include "tournament/seats.hpp"
#include "tournament/standings.hpp"
#include "tournament/task.hpp"

namespace zugzwang::tournament {
namespace {

/// What was played, and what is to be played next.
class Progress {
  public:
    Progress(const TournamentPlan& plan, std::vector<GameRecord> records)
        : plan_(plan), records_(std::move(records)), encounters_(encounters_of(plan, records_)) {
        for (const auto& record : records_)
            taken_.insert(record.match->index);
        look();
    }

    void add(GameRecord record) {
        for (const auto& [number, encountered] : encounters_of(plan_, {record})) {
            encounters_[number].points += encountered.points;
            encounters_[number].games += encountered.games;
        }
        match::add_in_order(std::move(record), records_);
        if (!schedule_.is_whole) look();
    }
    /// The first game that nobody took whose pairing is known; it is taken now. Empty: there is none at present.
    [[nodiscard]] std::optional<GameTask> take_next() {
        for (; next_pairing_ < schedule_.pairings.size(); ++next_pairing_, next_game_ = 0) {
            const auto& pairing = schedule_.pairings[next_pairing_];
            for (const auto games = known_games(plan_, encounters_, pairing); next_game_ < games;) {
                const auto game = next_game_++;
                const auto pair = pairing.number * ((max_games_of_pairing(plan_) + 1) / 2) + game / 2;
                const bool is_own = pair % plan_.shards == plan_.shard;
                if (is_own && taken_.insert(game_number(plan_, pairing.number, game)).second)
                    return GameTask{pairing, game};
            }
        }
        return std::nullopt;
    }
    /// How many games there will be, as far as the pairings are known.
    [[nodiscard]] std::uint64_t planned() const { return planned_; }
    [[nodiscard]] const std::vector<GameRecord>& records() const { return records_; }

  private:
    /// Who meets whom as far as the games tell; what is to be played is looked for from the start.
    void look() {
        schedule_ = schedule_of(plan_, encounters_);
        next_pairing_ = 0;
        next_game_ = 0;
        planned_ = 0;
        for (const auto& pairing : schedule_.pairings)
            planned_ += known_games(plan_, encounters_, pairing);
    }

    const TournamentPlan& plan_;
    std::vector<GameRecord> records_; ///< In the order of their numbers.
    Encounters encounters_;
    std::set<std::uint64_t> taken_;
    Schedule schedule_;
    std::uint64_t planned_ = 0;
    std::size_t next_pairing_ = 0; ///< Before it all games are taken,
    std::uint64_t next_game_ = 0;  ///< and of it those before this one.
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
    std::set<std::size_t> everybody;
    for (std::size_t entrant = 0; entrant < plan.entrants.size(); ++entrant)
        everybody.insert(entrant);
    if (auto refusal = check_options(plan, everybody)) return *std::move(refusal);

    const auto tables = static_cast<std::size_t>(run.jobs);
    struct Room {
        std::vector<Seats> seats;
        std::vector<GameTask> due; ///< By table: what it plays.
    };
    auto room = std::make_shared<Room>();
    for (std::size_t table = 0; table < tables; ++table)
        room->seats.emplace_back(plan);
    room->due.resize(tables);
    auto* const due = room->due.data(); // of tables that do not play at the moment
    match::Hall hall(tables, [&plan, &run, room = std::move(room)](std::size_t table, std::uint64_t game,
                                                                   const std::stop_token& stop) {
        std::stop_source either;
        const std::stop_callback by_hall(stop, [&] { either.request_stop(); });
        const std::stop_callback by_caller(run.stop, [&] { either.request_stop(); });
        const auto& pairing = room->due[table].pairing;
        return room->seats[table].play(pairing, game, either.get_token(), [&](const GameRecord& played) {
            if (!run.watch) return;
            run.watch({table, game_number(plan, pairing.number, game), seated(pairing, played.match->swapped), played});
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
