// The ladders: each rung against the one below it, and the lowest against a merely careful player, as a table for
// RESULTS.md. Rungs count nodes, so a busy machine, and many of them, change only the times.
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
#include "zugzwang/base/words.hpp"
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

/// What came of a game, for the stronger of two seats.
struct Played {
    double points = 0;
    std::uint64_t moves = 0;
    double milliseconds = 0, longest = 0;
};

std::string text_of(const Played& game) {
    return filled("{} {} {} {}", game.points, game.moves, game.milliseconds, game.longest);
}

Played played_from(const std::string& text) {
    Played game;
    std::istringstream(text) >> game.points >> game.moves >> game.milliseconds >> game.longest;
    return game;
}

/// Two neighbours on the ladder; the careful player stands below the lowest rung and is the stronger.
struct Pairing {
    Seat stronger, weaker;
    double min = 0.65, max = 0.85; ///< The stronger one's score.
};

std::vector<Pairing> pairings_of(const Game& game) {
    const auto& rungs = game.ladder.rungs;
    std::vector<Pairing> pairings;
    const auto seat_of = [](const Rung& rung) { return Seat{.name = rung.player.name, .id = rung.player.id}; };
    if (!rungs.empty()) pairings.push_back({{.name = "careful", .id = {}}, seat_of(rungs.front()), 0.9, 1});
    for (std::size_t rung = 1; rung < rungs.size(); ++rung)
        pairings.push_back({seat_of(rungs[rung]), seat_of(rungs[rung - 1])});
    return pairings;
}

bool is_swapped(std::uint64_t index) { return index % 2 == 1; }

/// Games 4k … 4k+3 are played on the boards of number k for either side, both ways round.
Played played(const Game& game, const Pairing& pairing, std::uint64_t index) {
    const auto number = index / 4 + 1;
    const auto options = ladder_options(game, number, index % 4 < 2 ? Side::first : Side::second);
    const auto table = *game.open_table(options);
    open_by_chance(*table, random_moves_first(game), number);
    const auto strong_side = is_swapped(index) ? Side::second : Side::first;
    const std::array movers{mover_of(game, options, pairing.stronger, 7919 * index + 1),
                            mover_of(game, options, pairing.weaker, 7919 * index + 2)};
    Played told;
    while (!table->outcome()) {
        const bool is_strong = table->to_move() == strong_side;
        const auto before = std::chrono::steady_clock::now();
        const auto move = movers[is_strong ? 0 : 1](table->position());
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - before;
        if (is_strong) {
            ++told.moves;
            told.milliseconds += taken.count();
            told.longest = std::max(told.longest, taken.count());
        }
        static_cast<void>(table->play(move));
    }
    const auto winner = table->outcome()->winner;
    told.points = !winner ? 0.5 : *winner == strong_side ? 1 : 0;
    return told;
}

/// For the statistics.
GameRecord record_of(const Played& game, std::uint64_t index) {
    const auto strong_side = is_swapped(index) ? Side::second : Side::first;
    GameRecord record;
    record.result = GameResult{};
    if (game.points != 0.5) record.result->outcome.winner = game.points == 1 ? strong_side : other(strong_side);
    record.match = MatchFigures{.index = index, .swapped = is_swapped(index)};
    return record;
}

/// The games of one pairing, added up.
struct Measured {
    match::Statistics statistics{};
    Played all{};

    void add(const Played& game, std::uint64_t index) {
        statistics.add(record_of(game, index), true);
        all.moves += game.moves;
        all.milliseconds += game.milliseconds;
        all.longest = std::max(all.longest, game.longest);
    }
};

void tell(const Game& game, const Pairing& pairing, const Measured& measured, Report& report) {
    const auto& statistics = measured.statistics;
    const auto interval = statistics.interval();
    std::cout << "| " << game.title << " | " << pairing.stronger.name << " - " << pairing.weaker.name << " | "
              << statistics.games() << " | " << fixed(100 * statistics.score(), 1) << " % | "
              << fixed(100 * interval.low, 1) << " to " << fixed(100 * interval.high, 1) << " | "
              << fixed(measured.all.milliseconds / static_cast<double>(measured.all.moves), 2) << ", at most "
              << fixed(measured.all.longest, 1) << " |" << std::endl;
    const bool within = statistics.score() >= pairing.min && statistics.score() <= pairing.max;
    if (!within) report.expect(pairing.stronger.name + " is as much stronger as it should be", 0, 1);
}

/// A piece of its list is a game; those of a pairing follow one another.
void play_ladder(const Game& game, Report& report) {
    const auto pairings = pairings_of(game);
    const auto games = games_a_pair(game);
    const auto name = "ladder " + game.id;
    const farm::List list{.head = name, .count = pairings.size() * games, .result = [&](std::uint64_t number) {
                              return text_of(played(game, pairings[number / games], number % games));
                          }};
    Measured measured;
    report.results(name, list, [&](std::uint64_t number, const std::string& result) {
        if (number == 0) std::cout << "| game | rung | games | score | 95 % | ms a move |\n|---|---|--:|--:|--:|--:|\n";
        measured.add(played_from(result), number % games);
        if ((number + 1) % games == 0) tell(game, pairings[number / games], std::exchange(measured, {}), report);
    });
}

const BenchmarkOfGames ladder("ladder", play_ladder);

} // namespace
} // namespace zugzwang::bench
