// What is kept when the program is killed: a child plays and saves as fast as it can and is killed at 1 000 random
// moments; whatever it had saved must be there, whole and by the rules, and every move exactly once.
#include <atomic>
#include <cerrno>
#include <csignal>
#include <new>
#include <stdexcept>

#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "bench/bench.hpp"
#include "bench/times.hpp"
#include "keep/keeper.hpp"
#include "keep/save_file.hpp"
#include "keep/sql.hpp"
#include "support/temporary_folder.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::uint64_t kills = 1'000;
constexpr std::uint64_t latest_kill_us = 40'000; ///< After the child's start, which takes some milliseconds.

/// What the child tells while it lives. Moves are counted over all its lives; the count is kept in the record, as the
/// help that the first side asked for.
struct Told {
    std::atomic<std::uint64_t> begun{0}, saved{0}; ///< The move that is being made, and the last one that was saved.
    std::atomic<std::uint64_t> trouble{0};         ///< Words that a person would have read.
};

/// Memory that outlives the child.
class Shared {
  public:
    Shared()
        : told_(new (mmap(nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) Told) {}
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;
    ~Shared() { munmap(told_, sizeof(Told)); }
    [[nodiscard]] Told& operator*() const { return *told_; }

  private:
    Told* told_;
};

std::uint64_t count_of(const GameRecord& record) { return record.seats[Side::first].help; }

/// On a board of that game; throws where the rules refuse the record.
std::unique_ptr<Table> table_of(const Game& game, const GameRecord& record) {
    auto table = *game.open_table(small_options(game));
    auto refusal = table->set_position(record.start);
    for (const auto& move : record.moves)
        refusal = refusal ? refusal : table->play(move.text);
    if (refusal) throw std::runtime_error(refusal->words);
    return table;
}

GameRecord new_game(const Game& game, std::uint64_t count) {
    GameRecord record{.game = game.id, .start = (*game.open_table(small_options(game)))->position()};
    record.seats[Side::first].help = count;
    record.date = std::chrono::sys_seconds(std::chrono::seconds(count)); // no two games are the same
    return record;
}

/// Plays until it is killed.
[[noreturn]] void play_and_save(const Game& game, const std::filesystem::path& folder, Told& told, Random& random) {
    Keeper keeper(folder);
    while (keeper.take_trouble())
        ++told.trouble;
    const auto saved = keeper.take_saved();
    auto record = saved ? *saved : new_game(game, told.saved);
    for (;;) {
        const auto table = table_of(game, record);
        for (auto legal = table->legal_moves(); !legal.empty(); legal = table->legal_moves()) {
            record.moves.push_back({.text = random.pick(legal)});
            static_cast<void>(table->play(record.moves.back().text));
            told.begun = ++record.seats[Side::first].help;
            if (table->outcome()) record.result = GameResult{.outcome = *table->outcome()};
            keeper.save(record);
            keeper.flush();
            told.saved = count_of(record);
        }
        static_cast<void>(keeper.file(record, table->position(), {}));
        record = new_game(game, count_of(record));
    }
}

void wait_for(std::uint64_t microseconds) {
    timespec left{.tv_sec = 0, .tv_nsec = static_cast<long>(microseconds * 1000)};
    while (nanosleep(&left, &left) != 0 && errno == EINTR) {
    }
}

/// A child of this process lives for a while.
void live_and_die(const Game& game, const std::filesystem::path& folder, Told& told, std::uint64_t seed) {
    Random random(seed);
    const auto lifetime = random.below(latest_kill_us);
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("no child");
    if (child == 0) play_and_save(game, folder, told, random);
    wait_for(lifetime);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

/// What is wrong with what is left, summed up over all kills.
struct Found {
    std::uint64_t broken = 0, lost_before = 0, lost_now = 0, twice_or_never = 0, games = 0;
};

/// A game that was being filed may still be saved.
std::uint64_t moves_in(const Library& library, const std::optional<GameRecord>& on_board) {
    std::uint64_t moves = on_board ? on_board->moves.size() : 0;
    for (const auto& entry : library.entries({}, 0, max_library_games)) {
        moves += entry.moves;
        if (on_board && on_board->result && entry.date == on_board->date) moves -= on_board->moves.size();
    }
    return moves;
}

void look_at(const Game& game, const std::filesystem::path& folder, Told& told, Found& found) {
    const auto save = read_save(folder / "saves" / (game.id + ".json"));
    const auto library = Library::open(folder / "games.db");
    if (!save.trouble.empty() || !library) {
        ++found.broken;
        return;
    }
    if (save.record) static_cast<void>(table_of(game, *save.record));
    const auto moves = moves_in(*library, save.record);
    found.lost_before += told.saved > moves ? told.saved - moves : 0;
    found.lost_now = std::max<std::uint64_t>(found.lost_now, told.begun > moves ? told.begun - moves : 0);
    if (save.record && count_of(*save.record) != moves) ++found.twice_or_never;
    told.saved = told.begun = moves;
}

void kill_and_look(Report& report) {
    Found found;
    std::uint64_t moves = 0, trouble = 0, games = 0;
    for (const auto& game : catalog()) {
        const testing::TemporaryFolder folder;
        const Shared told;
        for (std::uint64_t round = 0; round < kills / catalog().size(); ++round) {
            live_and_die(game, folder.path(), *told, round * catalog().size() + 1);
            look_at(game, folder.path(), *told, found);
        }
        moves += (*told).saved;
        trouble += (*told).trouble;
        const auto library = Library::open(folder.path() / "games.db");
        if (library) games += library->tally({}).games;
        Sql sql(folder.path() / "games.db");
        SqlStatement check(sql, "PRAGMA integrity_check");
        if (!check.next() || check.text(0) != "ok") ++found.broken;
    }
    report.count("killed", kills / catalog().size() * catalog().size(), "times");
    report.count("moves saved in all", moves);
    report.count("games filed in all", games);
    report.expect("files broken", found.broken, 0);
    report.expect("words of trouble", trouble, 0);
    report.expect("moves lost that were saved", found.lost_before, 0);
    report.count("moves lost at most, of those being made", found.lost_now);
    report.expect("times that a move was there twice or missing", found.twice_or_never, 0);
}

void time_saves(Report& report) {
    const testing::TemporaryFolder folder;
    Keeper keeper(folder.path());
    auto record = new_game(*find_game("boxes"), 0);
    for (int move = 0; move < 60; ++move)
        record.moves.push_back({.text = "a1-a2", .time = Seconds{1.5}});
    report_calls(report, "save on the main thread", 500, [&](std::size_t) { keeper.save(record); });
    keeper.flush();
    report_calls(report, "save until it is on the disk", 500, [&](std::size_t) {
        keeper.save(record);
        keeper.flush();
    });
}

const Benchmark killed("saves killed", kill_and_look); // first, while this process has one thread
const Benchmark timed("saves times", time_saves);

} // namespace
} // namespace zugzwang::bench
