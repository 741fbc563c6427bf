/* Speaks the Universal Game Interface: reads lines, keeps the position, and asks the bot for its moves. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"

enum { USUAL_TIME = 1000, LONGEST_MOVE = 64 }; /* Milliseconds, where nobody says how long; bytes. */

static zz_game game;
static char held[LONGEST_MOVE]; /* An answer that waits for `stop`. */

static void say(const char* words, const char* rest) {
    printf("%s%s\n", words, rest);
    fflush(stdout);
}

static void refuse(const char* why) { say("info string not understood: ", why); }

/* Instead of the position so far, if that text is one and the moves after it are legal. */
static void set_position(const char* text, char* moves) {
    zz_game next = 0;
    zz_status status = zz_open_position(GAME, text, &next);
    for (char* move = strtok(moves, " "); status == ZZ_OK && move != NULL; move = strtok(NULL, " "))
        status = zz_play(next, move);
    if (status != ZZ_OK) {
        refuse(zz_words());
        if (next != 0) zz_close(next);
        return;
    }
    zz_close(game);
    game = next;
}

/* From `startpos|fen TEXT [moves ...]`. */
static void read_position(char* words) {
    static char none[] = "";
    char* moves = strstr(words, " moves");
    char* rest = moves == NULL ? none : moves + strlen(" moves");
    if (moves != NULL) *moves = '\0';
    if (strcmp(words, "startpos") == 0)
        set_position(START, rest);
    else
        set_position(strncmp(words, "fen ", 4) == 0 ? words + 4 : words, rest);
}

/* The number after a word, 0 where there is none. */
static int64_t number_after(const char* words, const char* word) {
    const char* found = strstr(words, word);
    return found == NULL ? 0 : strtoll(found + strlen(word), NULL, 10);
}

/* Of a clock for the whole game a thirtieth. */
static int64_t time_from(const char* words) {
    int side = 1;
    int64_t time = number_after(words, "movetime ");
    zz_side(game, &side);
    if (time <= 0) time = number_after(words, side == 1 ? "p1time " : "p2time ") / 30;
    return time > 0 ? time : USUAL_TIME;
}

static void go(const char* words) {
    move_list legal = legal_moves(game);
    const int waits = *words == '\0' || strstr(words, "infinite") != NULL;
    const char* best = legal.count == 0 ? "none" : choose(game, &legal, time_from(words));
    if (waits && legal.count > 0)
        snprintf(held, sizeof held, "%s", best);
    else
        say("bestmove ", best);
    free_moves(&legal);
}

static void stop(void) {
    if (*held != '\0') say("bestmove ", held);
    *held = '\0';
}

static void answer(const char* question) {
    static const char* const results[] = {"none", "p1win", "p2win", "draw"};
    zz_result result = ZZ_NONE;
    int side = 1;
    const char* text = "";
    zz_outcome(game, &result, NULL);
    zz_side(game, &side);
    zz_position(game, &text);
    if (strcmp(question, "gameover") == 0)
        say("response ", result == ZZ_NONE ? "false" : "true");
    else if (strcmp(question, "p1turn") == 0)
        say("response ", side == 1 ? "true" : "false");
    else if (strcmp(question, "result") == 0)
        say("response ", results[result]);
    else if (strcmp(question, "position") == 0)
        say("response ", text);
    else
        refuse(question);
}

static void introduce(const char* name) {
    say("id name ", name);
    say("id author ", "me");
    say("ugiok", "");
}

/* `words` is what follows the first word of the line. */
static void obey(const char* word, char* words, const char* name) {
    if (strcmp(word, "ugi") == 0)
        introduce(name);
    else if (strcmp(word, "isready") == 0)
        say("readyok", "");
    else if (strcmp(word, "uginewgame") == 0)
        set_position(START, words);
    else if (strcmp(word, "position") == 0)
        read_position(words);
    else if (strcmp(word, "go") == 0)
        go(words);
    else if (strcmp(word, "stop") == 0)
        stop();
    else if (strcmp(word, "query") == 0)
        answer(words);
    else if (*word != '\0' && strcmp(word, "setoption") != 0) /* there are no options */
        refuse("an unknown word");
}

int serve(const char* name) {
    char* line = NULL;
    size_t room = 0;
    if (zz_open_position(GAME, START, &game) != ZZ_OK) {
        fprintf(stderr, "%s\n", zz_words());
        return EXIT_FAILURE;
    }
    while (getline(&line, &room, stdin) >= 0) {
        line[strcspn(line, "\r\n")] = '\0';
        char* blank = strchr(line, ' ');
        char* words = blank == NULL ? line + strlen(line) : blank + 1;
        if (blank != NULL) *blank = '\0';
        if (strcmp(line, "quit") == 0) break;
        obey(line, words, name);
    }
    free(line);
    zz_close(game);
    return EXIT_SUCCESS;
}
