#include "app/outside_programs.hpp"

#include "app/film/film_by_program.hpp"
#include "ugi/bot.hpp"
#include "ugi/outside.hpp"

namespace zugzwang::app {

void seat_outside_programs(SceneContext& context) {
    context.outside = ugi::outside_players();
    context.test_bot = ugi::test_bot;
    if (auto program = this_program(); !program.empty()) context.film.set_maker(films_by(std::move(program)));
}

} // namespace zugzwang::app
