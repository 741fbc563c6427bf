/* Your bot for @title@. All but the thinking is done: write yours into `choose`. */
#include <stdlib.h>
#include <time.h>

#include "bot.h"

/* Here is where to think: the answer is one of the legal moves, of which there is at least one, within that time. */
const char* choose(zz_game game, const move_list* legal, int64_t milliseconds) {
    (void)game, (void)milliseconds;
    return legal->moves[(size_t)rand() % legal->count];
}

#ifndef TEST
int main(void) {
    srand((unsigned)time(NULL));
    return serve("My bot for @title@");
}
#endif
