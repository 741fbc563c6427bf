/* A stranger's bot that means harm: it does not end when it is told to, leaves children that do not either, and answers
   a question by talking without end. */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    char line[4096];
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strncmp(line, "ugi\n", 4) == 0) printf("id name Hostile\nugiok\n");
        if (strncmp(line, "isready", 7) == 0) printf("readyok\n");
        if (strncmp(line, "go", 2) == 0) {
            for (int child = 0; child < 4; ++child) {
                if (fork() != 0) continue;
                setsid();
                for (;;)
                    pause();
            }
            for (;;)
                puts("info string no end");
        }
        fflush(stdout);
    }
    for (;;)
        pause();
}
