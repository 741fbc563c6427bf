// Ten thousand games of each kind between random players, every position judged twice: by the program and by a slow
// referee that shares no code with it. Memory must stay as it is.
#include <algorithm>
#include <fstream>
#include <map>
#include <unistd.h>

#include "bench/bench.hpp"
#include "bench/soak_referee.hpp"
#include "zugzwang/ai/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::uint64_t games_of_a_kind = 10'000;

using Settings = std::map<std::string, std::string>;

/// The options of the game of that number: boards of many sizes, small ones more often.
Settings settings_of(const std::string& game, std::uint64_t number, Random& random) {
    const auto drawn = [&](std::int64_t min, std::int64_t max) { return std::to_string(random.between(min, max)); };
    const auto seed = std::to_string(number + 1);
    if (game == "points")
        return {{"points", drawn(4, number % 50 == 0 ? 60 : 20)},
                {"layout", random.pick(std::vector<std::string>{"random", "convex", "grid"})},
                {"seed", seed}};
    if (game == "sticks")
        return {{"sticks", drawn(3, 60)}, {"take", drawn(2, 12)}, {"misere", number % 2 == 0 ? "true" : "false"}};
    if (game == "amazons")
        return {{"board", number % 20 == 0  ? "10"
                          : number % 5 == 0 ? "8"
                                            : "6"},
                {"black-first", number % 2 == 0 ? "true" : "false"}};
    if (game == "numbers") return {{"numbers", drawn(1, 60)}, {"seed", seed}};
    return {{"rows", drawn(1, 6)}, {"cols", drawn(1, 6)}, {"start", number % 2 == 0 ? "border" : "empty"}};
}

/// Of this process, in kilobytes; 0 where it cannot be told.
std::uint64_t resident_kilobytes() {
    std::ifstream status("/proc/self/statm");
    std::uint64_t all = 0, resident = 0;
    status >> all >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) / 1024;
}

class Soak {
  public:
    explicit Soak(Referee referee) : referee_(std::move(referee)), game_(*find_game(referee_.game)), random_(2024) {}

    void run(Report& report) {
        const double seconds = seconds_of([&] {
            for (std::uint64_t number = 0; number < games_of_a_kind; ++number) {
                play(number);
                if (number == games_of_a_kind / 10)
                    report.count("resident memory after a tenth", resident_kilobytes(), "kB");
            }
        });
        report.count("resident memory at the end", resident_kilobytes(), "kB");
        report.count("games", games_);
        report.count("moves", moves_);
        report.count("legal moves compared", compared_);
        report.figure("time", seconds, "s");
        report.expect("disagreements", disagreements_, 0);
    }

  private:
    void play(std::uint64_t number) {
        OptionValues options(game_.options);
        for (const auto& [id, value] : settings_of(game_.id, number, random_))
            static_cast<void>(options.set(id, value));
        const auto table = game_.open_table(options);
        if (!table) return play(number); // options that do not go together: others are drawn
        ++games_;
        while (agree(**table) && !(*table)->outcome()) {
            const auto before = (*table)->position();
            const auto move = random_.pick((*table)->legal_moves());
            const bool refused = (*table)->play(move).has_value();
            count(!refused && referee_.after(before, move) == referee_.plain((*table)->position()),
                  before + " " + move);
            if (refused) return;
            ++moves_;
        }
    }

    /// Whether the program and the referee see the same in the position.
    bool agree(const Table& table) {
        const auto verdict = referee_.judge(table.position());
        auto moves = table.legal_moves();
        std::ranges::sort(moves);
        compared_ += moves.size();
        const auto outcome = table.outcome();
        const int winner = !outcome || !outcome->winner ? 0 : *outcome->winner == Side::first ? 1 : 2;
        const bool same = moves == verdict.moves && outcome.has_value() == verdict.moves.empty() &&
                          (outcome || (table.to_move() == Side::first) == verdict.first_to_move) &&
                          winner == verdict.winner && (!outcome || outcome->margin == verdict.margin);
        return count(same, table.position());
    }

    bool count(bool same, const std::string& where) {
        if (!same && disagreements_++ < 5)
            std::fprintf(stderr, "  disagreement: %s %s\n", game_.id.c_str(), where.c_str());
        return same;
    }

    Referee referee_;
    const Game& game_;
    Random random_;
    std::uint64_t games_ = 0, moves_ = 0, compared_ = 0, disagreements_ = 0;
};

const Benchmark amazons_soak("soak amazons", [](Report& report) { Soak(amazons_referee()).run(report); });
const Benchmark boxes_soak("soak boxes", [](Report& report) { Soak(boxes_referee()).run(report); });
const Benchmark numbers_soak("soak numbers", [](Report& report) { Soak(numbers_referee()).run(report); });
const Benchmark points_soak("soak points", [](Report& report) { Soak(points_referee()).run(report); });
const Benchmark sticks_soak("soak sticks", [](Report& report) { Soak(sticks_referee()).run(report); });

} // namespace
} // namespace zugzwang::bench
