#include "Play.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "play_module/read_table.hpp"
#include "play_module/refuse.hpp"
#include "play_module/second_player.hpp"

namespace zugzwang::play_module {
namespace {

/// The one game of a program. Ready before any constructor runs, so a program may begin in one.
struct Game {
    Table table;
    SecondPlayer second;
    std::int64_t first_total = 0;
    std::int64_t second_total = 0;
    char last_reply = 0; ///< 0 before the first move.
};
constinit Game game;

/// The totals wait for the end of the program, because a wrong call behind the last move takes them away.
void finish() {
    const Table& table = game.table;
    if (table.count() > 0) refuse("the program ended while %d of %d numbers were left", table.count(), table.size);
    const auto first = static_cast<long long>(game.first_total);
    const auto second = static_cast<long long>(game.second_total);
    if (std::printf("%lld %lld\n", first, second) < 0 || std::fflush(stdout) != 0)
        refuse("the totals cannot be written to standard output");
}

void begin() {
    game.second.choose_style();
    game.table = read_table();
    game.second.prepare(game.table);
    if (std::atexit(finish) != 0) refuse("no place is left for an exit handler");
}

void require_begun(const char* call) {
    if (game.table.size == 0) refuse("%s was called before TablaMeret", call);
}

} // namespace
} // namespace zugzwang::play_module

using namespace zugzwang::play_module;

int TablaMeret(void) {
    if (game.table.size == 0) begin();
    return game.table.size;
}

int Tabla(int i) {
    require_begun("Tabla");
    if (i < 1 || i > game.table.size) refuse("Tabla was asked for place %d, there are 1 to %d", i, game.table.size);
    return game.table.numbers[static_cast<unsigned>(i - 1)];
}

void Lepesem(char L) {
    require_begun("Lepesem");
    if (L != 'B' && L != 'J') refuse("Lepesem takes 'B' (left) or 'J' (right), not '%c'", shown(L));
    if (game.table.count() == 0) refuse("Lepesem was called when no numbers were left");
    game.first_total += game.table.take(static_cast<End>(L));
    const End reply = game.second.reply(game.table);
    game.second_total += game.table.take(reply);
    game.last_reply = static_cast<char>(reply);
}

char Lepesed(void) {
    require_begun("Lepesed");
    if (game.last_reply == 0) refuse("Lepesed was called before Lepesem");
    return game.last_reply;
}
