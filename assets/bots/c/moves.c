/* The legal moves as a list. */
#include <stdlib.h>
#include <string.h>

#include "bot.h"

move_list legal_moves(zz_game game) {
    move_list list = {0, NULL, NULL};
    const char* text = "";
    size_t count = 0;
    if (zz_legal(game, &text, &count) != ZZ_OK) return list;
    list.text = malloc(strlen(text) + 1);
    list.moves = malloc((count + 1) * sizeof *list.moves);
    if (list.text == NULL || list.moves == NULL) abort();
    strcpy(list.text, text);
    for (char* word = strtok(list.text, " "); word != NULL; word = strtok(NULL, " "))
        list.moves[list.count++] = word;
    return list;
}

void free_moves(move_list* list) {
    free(list->moves);
    free(list->text);
}
