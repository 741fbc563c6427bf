// A bot for Sticks that takes one stick at a time, until it misbehaves as its argument says. Stands alone.
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <unistd.h>

namespace {

[[noreturn]] void hang() {
    for (;;)
        pause();
}

[[noreturn]] void flood(const std::string& line) {
    for (;;)
        std::cout << line << std::flush;
}

/// What it does when it is asked for a move.
void misbehave(const std::string& how) {
    if (how == "abort") std::abort();
    if (how == "exit") std::exit(0);
    if (how == "hang") hang();
    if (how == "illegal") std::cout << "bestmove 99\n";
    if (how == "nothing") std::cout << "bestmove\n";
    if (how == "binary") std::cout << "bestmove \x01\xff\x7f\n";
    if (how == "flood") flood("info string all the same\n");
    if (how == "endless-line") flood("info string and so on ");
    if (how == "long-line") std::cout << std::string(1 << 20, 'x') << "\nbestmove 1\n";
    if (how == "garbage") std::cout << "\n\n \x02\xf0 bestmove\ninfo depth x nodes -7 pv\ninfo\nbestmove 1\n";
    if (how == "twice") std::cout << "bestmove 1\nbestmove 99\n";
    if (how == "chatty")
        std::cout << "info depth 7 score cp 150 nodes 42 pv 1 2\ninfo string hello\nbestmove 1 ponder 2\n";
    if (how == "good") std::cout << "bestmove 1\n";
    if (how == "close") {
        std::cout << std::flush;
        close(STDOUT_FILENO);
        hang();
    }
}

/// Waits for `stop` before it answers.
void answer_when_stopped() {
    for (std::string line; std::getline(std::cin, line);) {
        if (line != "stop") continue;
        std::cout << "bestmove 2" << std::endl;
        return;
    }
}

/// Answers the first question only after it said that it is ready for the next.
bool answer_late(bool was_asked_before) {
    std::cout << (was_asked_before ? "bestmove 1\n" : "info depth 1\n");
    return !was_asked_before;
}

/// Starts a program of its own that would live on for ever.
void have_a_child() {
    if (fork() == 0) hang();
}

} // namespace

int main(int argc, char** argv) {
    const std::string how = argc > 1 ? argv[1] : "good";
    if (how == "deaf") hang();
    if (how == "dead") return 1;
    if (how == "parent") have_a_child();
    if (how == "stubborn") std::signal(SIGTERM, SIG_IGN);
    bool owes_answer = false, was_asked = false;
    int settled = 0;
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "ugi")
            std::cout << "id name Bad \x07" << how << "\noption name Take type spin default 3 min 2 max 9\nugiok\n";
        if (line == "isready") std::cout << (owes_answer ? "readyok\nbestmove 99\n" : "readyok\n");
        if (line == "isready") owes_answer = false;
        if (line == "isready" && ++settled == 2 && how == "full") {
            std::cout << std::flush;
            hang(); // and reads no more
        }
        if (line == "quit" && how != "stubborn") break;
        if (line.rfind("go", 0) == 0) {
            if (how == "slow")
                answer_when_stopped();
            else if (how == "late")
                owes_answer = answer_late(was_asked);
            else
                misbehave(how == "parent" || how == "stubborn" ? "good" : how);
        }
        was_asked = was_asked || line.rfind("go", 0) == 0;
        std::cout << std::flush;
    }
    if (how == "stubborn") hang();
}
