#include "studio/composed_library.hpp"

#include <cstdlib>
#include <ctime>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

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
    const auto paint = [](Session&) { return FileWriter{}; };
    context.saving = {.texts = "Documents", .pictures = "Pictures", .films = "Videos", .picture = paint};
    context.replay = [](const GameRecord&) { return Refusal{}; };
    return std::make_unique<LibraryScene>(context, &library);
}

} // namespace zugzwang::studio
