/* The games of Zugzwang for programs in C, and for every language that can call C: rules, exact values, computer
 * players, reviews and pictures. Link with -lzugzwang; pkg-config and CMake know it as zugzwang.
 *
 * Texts. Games, options, positions and moves are words as the command line has them: "boxes", "rows" "5", "b1-b2".
 * All texts are UTF-8 and end with a zero. A text that a call answers belongs to the library; it stays as it is until
 * this thread's next call, so whoever wants to keep it makes a copy.
 *
 * Handles. A game is a number, never 0. It lives from the call that answers it to zz_close; a number that is no game,
 * or no longer one, is told from one that is. A number is not used again.
 *
 * Errors. Every call that can fail answers a zz_status. When it is not ZZ_OK, zz_words says why in one line, and
 * nothing that the call was to answer was written. No call ends the program, and no C++ exception leaves one. What must
 * not be null is said to be: it is refused with ZZ_INVALID. A pointer to where an answer goes must not be null, unless
 * the call says that it may.
 *
 * Threads. Every function may be called on any thread. Calls with the same game wait for one another, but for zz_stop;
 * calls with different games run side by side. */
#ifndef ZUGZWANG_H
#define ZUGZWANG_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define ZZ_API __attribute__((visibility("default")))
#else
#define ZZ_API
#endif

/* Raised whenever a program that was built with an older header would no longer work; the number of the file
 * libzugzwang.so.1. */
#define ZZ_INTERFACE 1

typedef enum zz_status {
    ZZ_OK = 0,
    ZZ_REFUSED = 1, /* The rules or the game do not allow it: an illegal move, a position that breaks the rules. */
    ZZ_INVALID = 2, /* The call is wrong: null where there must be a text, a limit out of range. */
    ZZ_NO_GAME = 3, /* The number is no game. */
    ZZ_FAILED = 4   /* The machine does not allow it: no memory, no thread. */
} zz_status;

typedef enum zz_result { ZZ_NONE = 0, ZZ_FIRST_WINS = 1, ZZ_SECOND_WINS = 2, ZZ_DRAW = 3 } zz_result;

/* A position with the moves that led to it. */
typedef uint64_t zz_game;

/* ---- The library ---- */

/* The version of the program that this library is a part of: "0.1.0". */
ZZ_API const char* zz_version(void);
/* The ZZ_INTERFACE that the library was built with. */
ZZ_API int zz_interface(void);
/* Why the last call of this thread was not ZZ_OK; empty after one that was. */
ZZ_API const char* zz_words(void);
/* All games, their options with ranges and defaults, and their players, as JSON: what `zugzwang list --json` prints. */
ZZ_API zz_status zz_games(const char** json);

/* ---- Games ---- */

/* Begins a game. `options`, which may be null, is a list of names and values in turn, ended by a null:
 * {"rows", "5", "cols", "5", NULL}; what is not named has its default. */
ZZ_API zz_status zz_open(const char* id, const char* const* options, zz_game* game);
/* Begins a game at that position. */
ZZ_API zz_status zz_open_position(const char* id, const char* position, zz_game* game);
/* Another game at the same position, with nothing to take back. */
ZZ_API zz_status zz_copy(zz_game game, zz_game* copy);
/* The number is no game from now on. What thinks about it is stopped first. */
ZZ_API zz_status zz_close(zz_game game);

/* Its id: "boxes". */
ZZ_API zz_status zz_id(zz_game game, const char** id);
ZZ_API zz_status zz_position(zz_game game, const char** position);
/* Which side is to move, 1 (who moved first) or 2; when the game is over, whose turn it would be. */
ZZ_API zz_status zz_side(zz_game game, int* side);
/* ZZ_NONE while the game goes on. `margin`, which may be null, is by how many points the winner won, 0 where none are
 * counted. */
ZZ_API zz_status zz_outcome(zz_game game, zz_result* result, int64_t* margin);
/* All legal moves with a space between two; empty when the game is over. `count`, which may be null, is how many. */
ZZ_API zz_status zz_legal(zz_game game, const char** moves, size_t* count);
ZZ_API zz_status zz_play(zz_game game, const char* move);
/* Takes the last move back; refused where there is none since the game was begun. */
ZZ_API zz_status zz_undo(zz_game game);
/* How many sequences of so many legal moves there are from here, 0 to 100. */
ZZ_API zz_status zz_perft(zz_game game, int depth, uint64_t* sequences);
/* The position as a picture: a document of SVG of that many units in width and height, 64 to 4096. `theme` is one of
 * "arcade", "classic", "contrast" and "paper", or null: "paper". */
ZZ_API zz_status zz_svg(zz_game game, int size, const char* theme, const char** svg);

/* ---- What a position is worth ---- */

/* Set to zero, all of it is as if it were not given; a limit of 0 is none. */
typedef struct zz_limits {
    int64_t milliseconds; /* 0 to 86 400 000. */
    uint64_t nodes;       /* Positions visited; with this limit alone the same call answers the same. */
    int depth;            /* Moves ahead, 0 to 1000. */
    int hash_mb;          /* Memory for tables in MiB, 0 (as many as usual) to 65 536. */
    int threads;          /* 0 (one) to 64; a player or solver that does not use several takes one. */
    uint64_t seed;        /* Of a player's own choices; 0 is as 1. */
} zz_limits;

/* What thinks tells how far it is, on the thread that called, a few times a second. The moves, with a space between
 * two, may be empty and are gone when the function returns. `chance` is what the side to move expects, 0 (lost) to 1
 * (won), or less than 0 where it is not known. Whoever answers other than 0 stops it. The function must not call the
 * library with the same game. */
typedef struct zz_progress {
    int depth;
    uint64_t nodes;
    double score; /* In points where the game counts them, else in the player's own unit. */
    double chance;
    const char* line;
} zz_progress;
typedef int (*zz_progress_function)(void* data, const zz_progress* progress);

typedef struct zz_solution {
    int exact;     /* 0: not solved within the limits; then `best` is the one move that it would play. */
    int64_t value; /* For the side to move, when exact: 1 won, -1 lost; the final margin where points are counted. */
    int64_t nim_value; /* -1: not known, or not of this game. */
    uint64_t nodes;
    const char* best; /* All moves that keep the value, sorted, with a space between two; empty when the game is over.
                         In Amazons and Points at least one, unless all are asked for. */
} zz_solution;

/* Solves the position. `limits` may be null: ten seconds. `all` other than 0 asks for all best moves. */
ZZ_API zz_status zz_solve(zz_game game, const zz_limits* limits, int all, zz_solution* solution);

typedef struct zz_thought {
    const char* move;
    double chance; /* As in zz_progress, of the last that was told. */
    double score;
    uint64_t nodes;
} zz_thought;

/* The move of one of the game's players, which has no memory of earlier calls; refused when the game is over. `limits`
 * may be null: as long as the player takes. `progress` may be null, and is handed `data`. */
ZZ_API zz_status zz_think(zz_game game, const char* player, const zz_limits* limits, zz_progress_function progress,
                          void* data, zz_thought* thought);
/* Ends what solves or thinks on that game now: it answers what it has found. When nothing does, nothing happens. */
ZZ_API zz_status zz_stop(zz_game game);

/* ---- A game that was played ---- */

/* What each move of a recorded game was worth: one line of JSON a move, as `zugzwang review` prints them. `record` is
 * one line of JSON, as `zugzwang match --record` writes it, and the game need not be over. `milliseconds` is the time
 * for each position, 1 to 86 400 000. `progress`, which may be null, is told with each position that was read: `depth`
 * is how many, `nodes` of how many. */
ZZ_API zz_status zz_review(const char* record, int64_t milliseconds, zz_progress_function progress, void* data,
                           const char** lines);
/* The game so far as such a line of JSON, without names and clocks. */
ZZ_API zz_status zz_record(zz_game game, const char** record);

#ifdef __cplusplus
}
#endif

#endif
