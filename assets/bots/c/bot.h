/* What the files of the bot know of one another. */
#ifndef BOT_H
#define BOT_H

#include <zugzwang.h>

#define GAME "@game@"
#define START "@start@"

/* The legal moves of a position, to be freed with free_moves. */
typedef struct move_list {
    size_t count;
    char** moves;
    char* text; /* What they point into. */
} move_list;

move_list legal_moves(zz_game game);
void free_moves(move_list* list);

/* The move to play in a position that is not over; it must stay as it is until the next call. */
const char* choose(zz_game game, const move_list* legal, int64_t milliseconds);

/* Speaks the Universal Game Interface until `quit` or the end of the input; answers the exit status. */
int serve(const char* name);

#endif
