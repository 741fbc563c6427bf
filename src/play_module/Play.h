/* The Play module of the game Numbers, for C and C++: it lays out the row and plays the second player (seed 003).
 *
 * Add Play.cpp to the project, or link -lplay (then the C++ runtime is not needed). The module reads standard input:
 * first n, even, 2 to 1000, then the n numbers of the row, each 1 to 2147483647; it reads no further. When the program
 * ends, and the row is empty by then, it writes the two totals on one line to standard output, the first player's
 * first.
 *
 * The environment chooses the second player:
 *   ZUGZWANG_PLAY_SECOND  greedy (unless chosen; the larger end, the right one on a tie), random or optimal
 *   ZUGZWANG_PLAY_SEED    0 (unless chosen) to 18446744073709551615, for random: the same seed, the same replies
 *
 * What breaks the rules (input, environment, a call, an end while numbers are left) ends the program at once with
 * status 1, one line "Play: ..." on standard error and no totals; nothing that waits for the exit is run any more.
 * For one thread only. */
#ifndef ZUGZWANG_PLAY_H
#define ZUGZWANG_PLAY_H

#ifdef __cplusplus
extern "C" {
#endif

/* How many numbers the row had at the start. The first call reads the row and has to come before all other calls;
 * further calls are allowed at any time and answer the same. */
int TablaMeret(void);

/* The number at place i of the row at the start, i from 1 to TablaMeret(), at any time. */
int Tabla(int i);

/* Takes the left ('B') or the right ('J') end for the first player; the second player replies at once.
 * Requires that numbers are left. The reply need not be asked for before the next move. */
void Lepesem(char L);

/* The second player's last move, 'B' or 'J'; asked again, the same. Requires a move by Lepesem before. */
char Lepesed(void);

#ifdef __cplusplus
}
#endif

#endif
