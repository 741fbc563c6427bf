#include "tournament/contest.hpp"

#include <algorithm>
#include <atomic>
#include <deque>
#include <set>
#include <utility>

#include "tournament/runner.hpp"

namespace zugzwang::tournament {
/// What ended since somebody looked last.
struct EndedGames {
    std::vector<GameRecord> games;
    std::shared_ptr<const Standings> standings; ///< After all games.
    std::uint64_t planned = 0;
    std::optional<std::size_t> found{}; ///< So many stood in the record file; told once.
};

/// A game as far as it was not told before: a part of its moves.
struct ToldMoves {
    LiveGame game;
    std::size_t first = 0; ///< The number of its first move.
};

namespace {

/// Adds what is new to a message that may still lie there, unread. Only one thread posts to it.
template <class T, class Add>
void post(Latest<T>& box, Add add) {
    auto message = box.take();
    add(message);
    box.post(*std::move(message));
}

} // namespace

struct Contest::Mail {
    struct TableBox {
        Latest<ToldMoves> box;
        std::uint64_t number = 0;
        std::size_t moves = 0; ///< Of that game, told so far.
    };

    explicit Mail(std::size_t count) : tables(count) {}

    void tell(const GameUnderway& game);
    void tell(const TournamentPlan& plan, const std::vector<GameRecord>& records, std::uint64_t planned);

    Latest<EndedGames> ended;
    std::deque<TableBox> tables;
    std::set<std::uint64_t> known; ///< Games told of, by number.
    bool begun = false;
    std::atomic<bool> paused{false};
};

/// On the thread of that table.
void Contest::Mail::tell(const GameUnderway& game) {
    auto& table = tables[game.table];
    const auto& moves = game.played.moves;
    if (moves.empty() || table.number != game.number) table.moves = 0;
    table.number = game.number;
    post(table.box, [&](std::optional<ToldMoves>& told) {
        if (!told || told->game.number != game.number)
            told = ToldMoves{.game = {.number = game.number, .entrants = game.entrants, .start = game.played.start},
                             .first = table.moves};
        for (; table.moves < moves.size(); ++table.moves)
            told->game.moves.push_back(moves[table.moves].text);
        told->game.result = game.played.result;
    });
}

/// On the thread that runs the tournament.
void Contest::Mail::tell(const TournamentPlan& plan, const std::vector<GameRecord>& records, std::uint64_t planned) {
    auto standings = std::make_shared<const Standings>(plan, records);
    const bool is_first = !std::exchange(begun, true);
    post(ended, [&](std::optional<EndedGames>& news) {
        if (!news) news.emplace();
        if (is_first) news->found = records.size();
        for (const auto& record : records) {
            if (known.insert(record.match->index).second) news->games.push_back(record);
        }
        news->standings = std::move(standings);
        news->planned = planned;
    });
}

Contest::Contest(TournamentPlan plan, int jobs, std::string record_file)
    : plan_(std::make_shared<const TournamentPlan>(std::move(plan))),
      mail_(std::make_shared<Mail>(static_cast<std::size_t>(jobs))),
      standings_(std::make_shared<const Standings>(*plan_, std::vector<GameRecord>{})),
      live_(static_cast<std::size_t>(jobs)) {
    run_clock(true);
    job_ = worker_.submit([plan = plan_, mail = mail_, jobs,
                           file = std::move(record_file)](const std::stop_token& stop) -> std::optional<Refusal> {
        const auto records = run_tournament(
            *plan, {.jobs = jobs,
                    .record_file = file,
                    .report = [&](const auto& played, auto planned) { mail->tell(*plan, played, planned); },
                    .watch =
                        [&](const GameUnderway& game) {
                            mail->tell(game);
                            mail->paused.wait(true);
                        },
                    .stop = stop});
        return records ? std::nullopt : std::optional(records.refusal());
    });
}

Contest::~Contest() {
    job_.cancel();
    pause(false); // those who wait hear that they are told to stop
}

bool Contest::update() {
    auto answer = job_.take(); // first: whatever was told came before it
    bool is_new = answer.has_value();
    for (std::size_t table = 0; table < live_.size(); ++table) {
        auto told = mail_->tables[table].box.take();
        if (!told) continue;
        is_new = true;
        auto& game = live_[table];
        if (told->first == 0) {
            game = std::move(told->game);
            continue;
        }
        std::ranges::move(told->game.moves, std::back_inserter(game->moves));
        game->result = told->game.result;
    }
    if (auto news = mail_->ended.take()) {
        is_new = true;
        std::ranges::move(news->games, std::back_inserter(records_));
        standings_ = std::move(news->standings);
        planned_ = news->planned;
        if (news->found) found_ = *news->found;
    }
    if (answer) {
        run_clock(false);
        state_ = *answer ? State::refused : State::over;
        refusal_ = *std::move(answer);
    }
    return is_new;
}

void Contest::pause(bool on) {
    run_clock(!on && state_ == State::running);
    mail_->paused = on;
    mail_->paused.notify_all();
}

bool Contest::is_paused() const { return mail_->paused; }

void Contest::run_clock(bool on) {
    if (runs_since_) ran_ += Clock::now() - *runs_since_;
    runs_since_ = on ? std::optional(Clock::now()) : std::nullopt;
}

Seconds Contest::elapsed() const { return ran_ + (runs_since_ ? Seconds(Clock::now() - *runs_since_) : Seconds(0)); }

std::optional<Seconds> Contest::left() const {
    const auto played = records_.size() - found_;
    if (played == 0) return std::nullopt;
    return elapsed() * (static_cast<double>(planned_ - records_.size()) / static_cast<double>(played));
}

} // namespace zugzwang::tournament
