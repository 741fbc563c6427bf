#include "scenes/setup/own_minutes.hpp"

#include <algorithm>
#include <cmath>

#include "keep/keeper.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t latest = 60, enough = 3;

/// As games on that board are listed.
std::string listed(const Game& game, const UsualBoard& board) {
    const auto table = game.open_table(board_options(game, board));
    return table ? game.listed_as((*table)->position()) : std::string();
}

} // namespace

std::vector<std::optional<std::int64_t>> own_minutes(const SceneContext& context, const Game& game) {
    std::vector<std::optional<std::int64_t>> minutes(game.boards.size());
    const auto* library = context.keeper == nullptr ? nullptr : context.keeper->library();
    if (library == nullptr || !game.listed_as) return minutes;
    auto games = library->entries({.game = game.id}, 0, latest);
    std::erase_if(games, [](const LibraryEntry& entry) {
        return !entry.person || !entry.result || entry.result->forfeit || entry.length <= Seconds{0};
    });
    if (games.size() < enough) return minutes;
    for (std::size_t board = 0; board < minutes.size(); ++board) {
        const auto words = listed(game, game.boards[board]);
        Seconds all{0};
        std::int64_t count = 0;
        for (const auto& entry : games) {
            if (game.listed_as(entry.start) != words) continue;
            all += entry.length;
            ++count;
        }
        if (count >= static_cast<std::int64_t>(enough))
            minutes[board] = std::max<std::int64_t>(1, std::llround(all.count() / 60 / static_cast<double>(count)));
    }
    return minutes;
}

} // namespace zugzwang
