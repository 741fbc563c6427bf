#include "studio/composed.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <stdexcept>
#include <utility>
#include <vector>

#include "canvas/assets.hpp"
#include "desk/puzzle_round.hpp"
#include "record/record.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/library/library_scene.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {

namespace {

constexpr std::size_t different_games = 40; ///< More than that come again, on other days.
constexpr std::chrono::minutes between_games{433};

struct Played {
    GameRecord record;
    std::string last{};
};

/// The order in which the games of the catalog come, as people choose them.
constexpr std::size_t order[]{4, 2, 3, 0, 2, 4, 1, 4, 3, 1, 0};

/// Played by chance to its end; every second one of them was lost by the person.
Played played(const Game& game, std::size_t number, Random& random) {
    OptionValues options(game.options);
    if (const auto* seed = board_seed(game.options))
        static_cast<void>(options.set(seed->id, std::to_string(number + 1)));
    if (game.id == "amazons" && number % 3 == 1) static_cast<void>(options.set("board", "6"));
    if (game.id == "numbers") static_cast<void>(options.set("numbers", "20"));
    auto opened = game.open_table(options);
    if (!opened) throw std::runtime_error(opened.refusal().words);
    Table& table = **opened;
    Played played{.record = {.game = game.id, .options = options.chosen(), .start = table.position()}};
    auto& record = played.record;
    while (!table.outcome()) {
        record.moves.push_back({.text = random.pick(table.legal_moves()), .time = Seconds{5}});
        static_cast<void>(table.play(record.moves.back().text));
    }
    played.last = table.position();
    record.result = GameResult{.outcome = *table.outcome()};
    const Side winner = record.result->outcome.winner.value_or(Side::first);
    const Side person = number % 2 == 0 ? winner : other(winner);
    record.seats[other(person)].player = game.players[number % game.players.size()].id;
    for (const Side side : both_sides)
        record.seats[side].used = Seconds{3.0 * static_cast<double>(record.moves.size())};
    return played;
}

/// So many rungs of each game of the catalog are climbed; of the last one all.
constexpr std::size_t climbed[]{3, 6, 4, 6, 3};
constexpr std::uint64_t nodes_for_a_value = 400;

LadderResult result(const Game& game, std::size_t rung, Side climber, Fortune fortune, bool helped) {
    return {.game = game.id,
            .rung = game.ladder.rungs[rung].player.id,
            .climber = climber,
            .fortune = fortune,
            .helped = helped};
}

} // namespace

std::chrono::sys_seconds composed_now() {
    using namespace std::chrono_literals;
    return std::chrono::sys_days(std::chrono::year(2026) / 11 / 22) + 20h;
}

Library composed_library(std::size_t games, const std::filesystem::path& file) {
    auto library = Library::open(file);
    if (!library) throw std::runtime_error(library.refusal().words);
    Random random(18);
    std::vector<Played> all;
    for (std::size_t number = 0; number < std::min(games, different_games); ++number)
        all.push_back(played(catalog()[order[number % std::size(order)] % catalog().size()], number, random));
    auto date = composed_now() - std::chrono::hours(1) - between_games * static_cast<std::int64_t>(games);
    for (std::size_t number = games; number-- > 0;) {
        auto& [record, last] = all[number % all.size()];
        date += between_games;
        record.date = date;
        const auto& game = *find_game(record.game);
        const Side opponent = record.seats[Side::first].player == human ? Side::second : Side::first;
        const auto added = library->add(record, last, tr(find_player(game, record.seats[opponent].player)->name));
        if (!added) throw std::runtime_error(added.refusal().words);
    }
    return *std::move(library);
}

std::unique_ptr<Scene> composed_games(SceneContext& context, Library& library) {
    setenv("TZ", "UTC", 1); // days are those of the place
    tzset();
    context.now = composed_now;
    const auto paint = [](Size, const auto&) { return FileWriter{}; };
    context.saving = {.texts = "Documents", .pictures = "Pictures", .films = "Videos", .picture = paint};
    context.replay = [](const GameRecord&) { return Refusal{}; };
    return std::make_unique<LibraryScene>(context, &library);
}

void compose_climb(SceneContext& context) {
    std::size_t place = 0;
    for (const auto& game : context.games) {
        const auto rungs = game.ladder.rungs.size();
        const auto count = std::min(rungs, climbed[place++ % std::size(climbed)]);
        for (std::size_t rung = 0; rung < count; ++rung) {
            context.ladders.note(result(game, rung, Side::first, Fortune::won, rung + 1 == count && rungs > count));
            context.ladders.note(result(game, rung, Side::second, Fortune::won, rung + 1 == count && rungs > count));
        }
        if (count == rungs) continue;
        using enum Fortune;
        for (const auto fortune : {lost, lost, won, lost, lost, won, lost}) {
            auto latest = result(game, count, Side::second, fortune, true);
            if (game.points && fortune == won) latest.margin = 7;
            context.ladders.note(latest);
        }
    }
}

void climb_all(SceneContext& context, const Game& game, std::size_t count) {
    for (std::size_t rung = 0; rung < count; ++rung) {
        for (const Side side : both_sides) {
            auto won = result(game, rung, side, Fortune::won, false);
            if (game.points) won.margin = 3 + static_cast<std::int64_t>(rung);
            context.ladders.note(won);
        }
    }
}

GameRecord played_on_ladder(const Game& game, std::size_t rung, Side climber, bool person_wins) {
    const auto& rungs = game.ladder.rungs;
    BySide<std::string> players;
    players[climber] = (person_wins ? rungs.back() : rungs.front()).player.id;
    players[other(climber)] = rungs[rung].player.id;
    for (std::uint64_t seed = 1;; ++seed) {
        const auto options = ladder_options(game, seed, climber);
        auto opened = game.open_table(options);
        if (!opened) throw std::runtime_error(opened.refusal().words);
        auto& table = **opened;
        GameRecord record{.game = game.id, .options = options.chosen(), .start = table.position()};
        record.seats[other(climber)].player = players[other(climber)];
        while (!table.outcome()) {
            static_cast<void>(table.seat({players[table.to_move()], seed, 16}));
            const auto move = table.choose({}, {}, {});
            if (!move) throw std::runtime_error(move.refusal().words);
            record.moves.push_back({.text = *move, .time = Seconds{table.to_move() == climber ? 4 : 0.4}});
            static_cast<void>(table.play(*move));
        }
        record.result = GameResult{.outcome = *table.outcome()};
        if (table.outcome()->winner && (table.outcome()->winner == climber) == person_wins) return record;
    }
}

void open_game(ShotHand& hand, GameRecord record) {
    const auto& game = game_of(record.game);
    auto config = config_of(game, std::move(record));
    if (!config) throw std::runtime_error(config.refusal().words);
    config->budget.nodes = nodes_for_a_value;
    auto session = start_game(hand.context(), game, *std::move(config));
    if (!session) throw std::runtime_error(session.refusal().words);
    hand.open(make_table(hand.context(), game, *std::move(session)));
}

void compose_marks(SceneContext& context) {
    context.now = composed_now;
    const auto day = today(context);
    const auto solve = [&](int from, int to) {
        for (int ago = from; ago <= to; ++ago)
            add_puzzle_mark(context, SolvedDay{.game = context.games.back().id, .day = day - std::chrono::days(ago)});
    };
    solve(1, 12);
    solve(40, 58);
    for (const auto& [initials, solved] : {std::pair{"ADA", 14}, {"BOB", 11}, {"ADA", 9}, {"CYN", 2}})
        add_puzzle_mark(context, RushScore{.initials = initials, .game = {}, .solved = solved, .date = composed_now()});
}

void compose_puzzles(SceneContext& context) {
    compose_marks(context);
    context.puzzles.set_source([](const std::string& game) { return composed_pack("composed", game); });
}

std::string composed_pack(const std::string& folder, const std::string& game) {
    return asset_text("shots/" + folder + "/" + game + ".txt");
}

GameRecord shot_record(const std::string& name) {
    const auto file = "shots/" + name + ".json";
    auto record = record_from_json_line(canvas::Assets::found().text(file));
    if (!record) throw std::runtime_error(file + ": " + record.refusal().words);
    return *std::move(record);
}

} // namespace zugzwang::studio
