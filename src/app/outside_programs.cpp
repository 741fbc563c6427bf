#include "app/outside_programs.hpp"

#include "ugi/bot.hpp"
#include "ugi/outside.hpp"

namespace zugzwang::app {

void seat_outside_programs(SceneContext& context) {
    context.outside = ugi::outside_players();
    context.test_bot = ugi::test_bot;
}

} // namespace zugzwang::app
