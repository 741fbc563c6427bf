#include "scenes/menu/waiting_games.hpp"

#include "desk/game_words.hpp"
#include "keep/keeper.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t most_waiting = 5;
constexpr std::chrono::days listed_for{14}, any_time{36'500}; // to come are those from before a clock was set back

std::string words_of(SceneContext& context, const Game& game, const LibraryEntry& entry) {
    const auto row = row_of(game, entry, context.now());
    return tr("{first} against {second}, {moves}, {date}", {{"first", row.names[Side::first]},
                                                            {"second", row.names[Side::second]},
                                                            {"moves", row.moves},
                                                            {"date", row.date}});
}

} // namespace

std::vector<WaitingGame> waiting_games(SceneContext& context, const Game& game) {
    std::vector<WaitingGame> all;
    std::optional<std::chrono::sys_seconds> on_board;
    if (const auto found = context.running.find(game.id); found != context.running.end()) {
        const auto& session = found->second;
        const auto record = session->record();
        on_board = record.date;
        const LibraryEntry entry{.game = game.id,
                                 .start = record.start,
                                 .last = {},
                                 .seats = record.seats,
                                 .moves = record.moves.size(),
                                 .date = record.date.value_or(context.now())};
        all.push_back({words_of(context, game, entry), [&context, &game, session] {
                           return Result<std::unique_ptr<Scene>>(make_table(context, game, session));
                       }});
    }
    auto* library = context.keeper == nullptr ? nullptr : context.keeper->library();
    if (library == nullptr) return all;
    const TimeSpan lately{.begin = context.now() - listed_for, .end = context.now() + any_time};
    for (const auto& entry :
         library->entries({.game = game.id, .begun = lately, .unfinished = true}, 0, most_waiting + 1)) {
        if (!waits(entry) || entry.date == on_board || all.size() > most_waiting) continue;
        all.push_back({words_of(context, game, entry),
                       [&context, &game, library, id = entry.id]() -> Result<std::unique_ptr<Scene>> {
                           auto record = library->record(id);
                           if (!record) return record.refusal();
                           return go_on(context, game, *std::move(record));
                       }});
    }
    return all;
}

} // namespace zugzwang
