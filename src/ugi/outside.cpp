#include "ugi/outside.hpp"

#include <memory>

#include "ugi/bot.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::ugi {

OutsidePlayerSource outside_players() {
    return [](std::string_view game, const OptionValues& options, const std::string& command) -> OutsidePlayerFunction {
        auto bot = std::make_shared<Bot>(*find_game(game), options, command);
        return
            [bot = std::move(bot)](const std::string& position, SearchControl& control,
                                   const TextProgressSink& report) { return bot->choose(position, control, report); };
    };
}

} // namespace zugzwang::ugi
