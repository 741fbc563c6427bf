/* Plays a hundred games: every move of yours is legal. */
#include <stdio.h>
#include <stdlib.h>

#include "bot.h"

enum { GAMES = 100, TIME = 10 /* milliseconds */ };

static void check(zz_status status) {
    if (status == ZZ_OK) return;
    printf("%s\n", zz_words());
    exit(EXIT_FAILURE);
}

static void play_game(int you) {
    zz_game game = 0;
    check(zz_open_position(GAME, START, &game));
    for (;;) {
        int side = 0;
        move_list legal = legal_moves(game);
        check(zz_side(game, &side));
        if (legal.count > 0)
            check(zz_play(game, side == you ? choose(game, &legal, TIME) : legal.moves[(size_t)rand() % legal.count]));
        free_moves(&legal);
        if (legal.count == 0) break;
    }
    check(zz_close(game));
}

int main(void) {
    for (int number = 0; number < GAMES; ++number)
        play_game(1 + number % 2);
    printf("%d games: all is well\n", GAMES);
    return EXIT_SUCCESS;
}
