/* A game of sticks between the solver and a random player, from a position that the solver cannot lose. */
#include <stdio.h>
#include <string.h>

#include <zugzwang.h>

static int fail(const char* what) {
    fprintf(stderr, "%s: %s\n", what, zz_words());
    return 1;
}

static int count(void* told, const zz_progress* progress) {
    *(int*)told += progress->depth >= 0;
    return 0;
}

int main(void) {
    const char* const options[] = {"sticks", "10", "take", "3", NULL};
    const char* moves = NULL;
    zz_game game = 0;
    zz_result result = ZZ_NONE;
    int told = 0;

    if (zz_interface() != ZZ_INTERFACE) return fail("another interface");
    if (zz_open("sticks", options, &game) != ZZ_OK) return fail("open");
    while (zz_legal(game, &moves, NULL) == ZZ_OK && *moves != '\0') {
        char move[8] = "";
        int side = 0;
        if (zz_side(game, &side) != ZZ_OK) return fail("side");
        if (side == 1) {
            zz_solution solution;
            if (zz_solve(game, NULL, 0, &solution) != ZZ_OK) return fail("solve");
            if (!solution.exact || solution.value != 1) return fail("ten sticks are won");
            strncat(move, solution.best, strcspn(solution.best, " "));
        } else {
            zz_limits limits = {0};
            zz_thought thought;
            limits.seed = 7;
            if (zz_think(game, "random", &limits, count, &told, &thought) != ZZ_OK) return fail("think");
            strncat(move, thought.move, sizeof move - 1);
        }
        if (zz_play(game, move) != ZZ_OK) return fail(move);
    }
    if (zz_outcome(game, &result, NULL) != ZZ_OK || result != ZZ_FIRST_WINS) return fail("the solver has lost");
    if (zz_play(game, "1") != ZZ_REFUSED || *zz_words() == '\0') return fail("played after the end");
    if (zz_close(game) != ZZ_OK || zz_close(game) != ZZ_NO_GAME) return fail("close");
    return 0;
}
