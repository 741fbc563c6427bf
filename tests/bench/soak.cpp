// Ten thousand games of each kind between random players, every position judged twice: by the program and by a slow
// referee that shares no rules with it. Memory must stay as it is.

#include "bench/bench.hpp"
#include "bench/growth.hpp"
#include "bench/soak_referee.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::uint64_t games_of_a_kind = 10'000;

/// A number that the setup offers; three times out of four one from the first quarter of its range.
std::string drawn_number(const OptionValues& options, const std::string& id, Random& random) {
    auto range = options.offered(id);
    if (random.below(4) != 0) range.max = range.min + (range.max - range.min) / 4;
    return std::to_string(random.between(range.min, range.max));
}

/// Options drawn from what the game says of them: boards of many sizes, small ones more often.
OptionValues drawn_options(const Game& game, Random& random) {
    OptionValues options(game.options);
    for (const auto& spec : game.options) {
        std::string text;
        if (std::holds_alternative<IntegerOption>(spec.kind))
            text = drawn_number(options, spec.id, random);
        else if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind))
            text = random.pick(choice->choices).id;
        else if (std::holds_alternative<FlagOption>(spec.kind))
            text = random.below(2) == 0 ? "false" : "true";
        else
            continue; // free text cannot be drawn
        static_cast<void>(options.set(spec.id, text));
    }
    return options;
}

class Soak {
  public:
    explicit Soak(Referee referee) : referee_(std::move(referee)), game_(*find_game(referee_.game)), random_(2024) {}

    void run(Report& report) {
        constexpr std::uint64_t looks = 20;
        Growth growth(report, looks / 4);
        const double seconds = seconds_of([&] {
            for (std::uint64_t number = 1; number <= games_of_a_kind; ++number) {
                play();
                if (number % (games_of_a_kind / looks) == 0) growth.look();
            }
        });
        growth.tell();
        report.count("games", games_);
        report.count("moves", moves_);
        report.count("legal moves compared", compared_);
        report.figure("time", seconds, "s");
        report.expect("disagreements", disagreements_, 0);
    }

  private:
    void play() {
        const auto table = game_.open_table(drawn_options(game_, random_));
        if (!table) return play(); // these options do not go together: draws others
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

} // namespace

Benchmark soak_by(Referee referee) {
    const auto name = "soak " + referee.game;
    return Benchmark(name, [referee = std::move(referee)](Report& report) { Soak(referee).run(report); });
}

} // namespace zugzwang::bench
