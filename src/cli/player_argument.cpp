#include "cli/player_argument.hpp"

#include <algorithm>
#include <vector>

#include "cli/command.hpp"

namespace zugzwang::cli {

std::optional<Refusal> check_player(const Game& game, std::string_view option, const std::string& id, Seat seat) {
    if (find_player(game, id) || (seat == Seat::anyone && id == human)) return std::nullopt;
    if (seat != Seat::our_player && id.starts_with(outside_prefix)) {
        if (id.find_first_not_of(" \"", outside_prefix.size()) != std::string::npos) return std::nullopt;
        return Refusal{"{}: {} is followed by the command of a program", option, outside_prefix};
    }
    std::vector<std::string> ids;
    if (seat == Seat::anyone) ids.emplace_back(human);
    for (const auto& player : game.players)
        ids.push_back(player.id);
    return Refusal{"{}: unknown player: {} (in {} there are {})", option, id, game.id, joined(ids)};
}

std::uint64_t seed_from(std::int64_t seed, const OptionValues& options) {
    return options.chosen_board().value_or(static_cast<std::uint64_t>(seed));
}

} // namespace zugzwang::cli
