// The ladders: each rung against the one below it, and the lowest against a merely careful player, as a table for
// RESULTS.md. Rungs count nodes, so a busy machine changes only the times.
#include <iostream>

#include "bench/bench.hpp"
#include "games/amazons/rules.hpp"
#include "games/boxes/think/rungs.hpp"
#include "games/numbers/think/rungs.hpp"
#include "games/points/rules.hpp"
#include "games/sticks/rules.hpp"
#include "match/statistics.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bench {
namespace {

/// A move for a position, both as text.
using Mover = std::function<std::string(const std::string& position)>;

template <Rules R>
Mover in_text(Choice<R> choice) {
    return [choice = std::move(choice)](const std::string& position) {
        const auto state = R::state_from_text(position);
        SearchControl control{Budget{}};
        return R::move_to_text(*state, choice(*state, control));
    };
}

template <Rules R>
Mover careful(std::uint64_t seed) {
    return in_text<R>([random = Random(seed)](const typename R::State& state, SearchControl&) mutable {
        if (const auto win = win_in_one<R>(state)) return *win;
        auto moves = R::legal_moves(state);
        random.shuffle(moves);
        for (const auto& move : moves) {
            if (!win_in_one<R>(R::after(state, move))) return move;
        }
        return moves.front();
    });
}

/// A player that only avoids losing in one move, to measure the lowest rungs against. In Boxes and Numbers, where the
/// last move decides nothing, it considers what a move takes and what it opens to the other side; elsewhere it wins in
/// one if it can, and leaves no win in one if it can help it. Otherwise it plays at random. Empty for a game that has
/// none.
Mover careful_player(const Game& game, std::uint64_t seed) {
    if (game.id == "points") return careful<points::Rules>(seed);
    if (game.id == "sticks") return careful<sticks::Rules>(seed);
    if (game.id == "amazons") return careful<amazons::Rules>(seed);
    if (game.id == "boxes") return in_text<boxes::Rules>(boxes::beginner(seed, {}));
    if (game.id == "numbers") return in_text<numbers::Rules>(numbers::depth_limited(seed, {.depth = 2}));
    return {};
}

/// A multiple of four: two boards, both ways round. More where a game takes no time.
std::uint64_t games_a_pair(const Game& game) {
    if (game.id == "sticks") return 2'000;
    if (game.id == "numbers") return 1'000;
    return game.id == "points" ? 400 : game.id == "amazons" ? 300 : 200;
}

/// Whoever sits on one side of the measured games.
struct Seat {
    std::string name;
    std::string id; ///< Of a rung; empty: the careful player.
    std::uint64_t moves = 0;
    std::chrono::duration<double, std::milli> time{0}, longest{0};
};

/// Where all begin alike, some moves by chance come first.
int random_moves_first(const Game& game) { return game.id == "amazons" ? 6 : 0; }

void open_by_chance(Table& table, int moves, std::uint64_t seed) {
    Random random(seed);
    for (int move = 0; move < moves; ++move)
        static_cast<void>(table.play(random.pick(table.legal_moves())));
}

/// A move for a position.
Mover mover_of(const Game& game, const OptionValues& options, const Seat& seat, std::uint64_t seed) {
    if (seat.id.empty()) return careful_player(game, seed);
    std::shared_ptr<Table> table = *game.open_table(options);
    static_cast<void>(table->seat({.player = seat.id, .seed = seed, .hash_mb = 16}));
    return [table](const std::string& position) {
        static_cast<void>(table->set_position(position));
        return *table->choose({}, {}, {});
    };
}

/// Games 4k … 4k+3 are played on the boards of number k for either side, both ways round.
GameRecord played(const Game& game, std::array<Seat, 2>& seats, std::uint64_t index) {
    const auto number = index / 4 + 1;
    const bool swapped = index % 2 == 1;
    const auto options = ladder_options(game, number, index % 4 < 2 ? Side::first : Side::second);
    const auto table = *game.open_table(options);
    open_by_chance(*table, random_moves_first(game), number);
    std::array<Mover, 2> movers;
    for (std::size_t seat = 0; seat < 2; ++seat)
        movers[seat] = mover_of(game, options, seats[seat], 7919 * index + seat + 1);
    while (!table->outcome()) {
        const std::size_t seat = (table->to_move() == Side::first) != swapped ? 0 : 1;
        const auto before = std::chrono::steady_clock::now();
        const auto move = movers[seat](table->position());
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - before;
        ++seats[seat].moves;
        seats[seat].time += taken;
        seats[seat].longest = std::max(seats[seat].longest, taken);
        static_cast<void>(table->play(move));
    }
    GameRecord record;
    record.result = GameResult{.outcome = *table->outcome()};
    record.match = MatchFigures{.index = index, .swapped = swapped};
    return record;
}

void measure(const Game& game, Seat stronger, Seat weaker, double min, double max, Report& report) {
    std::array<Seat, 2> seats{std::move(stronger), std::move(weaker)};
    match::Statistics statistics;
    for (std::uint64_t index = 0; index < games_a_pair(game); ++index)
        statistics.add(played(game, seats, index), true);
    const auto interval = statistics.interval();
    const auto& first = seats[0];
    std::cout << "| " << game.title << " | " << first.name << " - " << seats[1].name << " | " << statistics.games()
              << " | " << fixed(100 * statistics.score(), 1) << " % | " << fixed(100 * interval.low, 1) << " to "
              << fixed(100 * interval.high, 1) << " | "
              << fixed(first.time.count() / static_cast<double>(first.moves), 2) << ", at most "
              << fixed(first.longest.count(), 1) << " |" << std::endl;
    const bool within = statistics.score() >= min && statistics.score() <= max;
    if (!within) report.expect(first.name + " is as much stronger as it should be", 0, 1);
}

void play_ladder(const Game& game, Report& report) {
    const auto& rungs = game.ladder.rungs;
    if (rungs.empty()) return;
    std::cout << "| game | rung | games | score | 95 % | ms a move |\n|---|---|--:|--:|--:|--:|\n";
    const auto seat_of = [](const Rung& rung) { return Seat{.name = rung.player.name, .id = rung.player.id}; };
    measure(game, {.name = "careful", .id = {}}, seat_of(rungs.front()), 0.9, 1, report);
    for (std::size_t rung = 1; rung < rungs.size(); ++rung)
        measure(game, seat_of(rungs[rung]), seat_of(rungs[rung - 1]), 0.65, 0.85, report);
}

const BenchmarkOfGames ladder("ladder", play_ladder);

} // namespace
} // namespace zugzwang::bench
