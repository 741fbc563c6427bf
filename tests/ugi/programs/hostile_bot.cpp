// A bot for Sticks that means harm, as its first argument says: HOW or HOW=WHOM; any others are only seen in the list
// of processes. For the sake of the machine it stops short of doing it without end. Stands alone.
#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr int gigabyte_in_mebibytes = 1024;
constexpr int most_forks = 500;
constexpr unsigned longest_life = 60; // seconds

[[noreturn]] void hang() {
    for (;;)
        pause();
}

/// Every process forks, over and over; scattered, each child leaves its group and its parent.
[[noreturn]] void fork_on(bool scattered) {
    void* const shared =
        mmap(nullptr, sizeof(std::atomic<int>), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    auto& forks = *new (shared) std::atomic<int>(0);
    while (++forks < most_forks) {
        if (fork() != 0) continue;
        alarm(longest_life);
        if (!scattered) continue;
        setsid();
        if (fork() != 0) _exit(0);
        alarm(longest_life);
    }
    hang();
}

/// Leaves behind a program that nobody is the parent of, that ignores what can be ignored and holds no pipe.
void leave_an_orphan() {
    std::array<int, 2> settled{};
    if (pipe(settled.data()) != 0) return;
    if (fork() != 0) {
        close(settled[1]);
        char byte = 0;
        static_cast<void>(read(settled[0], &byte, 1)); // its end: the orphan has closed all it had
        return;
    }
    setsid();
    if (fork() != 0) _exit(0);
    for (int signal = 1; signal < 32; ++signal)
        std::signal(signal, SIG_IGN);
    for (int file = 0; file < 16; ++file)
        close(file);
    hang();
}

void take_memory() {
    std::vector<std::vector<char>> blocks;
    for (int block = 0; block < gigabyte_in_mebibytes; ++block)
        blocks.emplace_back(1 << 20, 'x');
    std::cout << "info string a gigabyte of memory\n";
}

void fill_folder(const std::string& folder) {
    const std::string mebibyte(1 << 20, 'x');
    for (int file = 0; file < gigabyte_in_mebibytes; ++file)
        std::ofstream(folder + "/" + std::to_string(file)) << mebibyte;
    std::cout << "info string a gigabyte of files\n";
}

void grow_file(const std::string& folder) {
    const std::string mebibyte(1 << 20, 'x');
    std::ofstream file(folder + "/large");
    for (int block = 0; block < gigabyte_in_mebibytes; ++block)
        file << mebibyte;
    std::cout << "info string a gigabyte in one file\n";
}

void pour(std::ostream& out) {
    const std::string kibibyte(1023, 'x');
    for (int line = 0; line < 1024 * gigabyte_in_mebibytes; ++line)
        out << kibibyte << '\n';
}

void read_file(const std::string& name) {
    std::string word;
    std::cout << "info string " << (std::ifstream(name) >> word ? word : "unreadable") << '\n';
}

void write_file(const std::string& name) {
    std::ofstream file(name);
    std::cout << "info string " << (file << "mine" << std::flush ? "written" : "not written") << '\n';
}

void connect_to(const std::string& port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(port)));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int opened = socket(AF_INET, SOCK_STREAM, 0);
    const bool is_connected = connect(opened, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    std::cout << "info string " << (is_connected ? "connected" : "not connected") << '\n';
}

void do_harm(const std::string& how, const std::string& whom) {
    if (how == "fork") fork_on(false);
    if (how == "scatter") fork_on(true);
    if (how == "orphan") leave_an_orphan();
    if (how == "memory") take_memory();
    if (how == "fill") fill_folder(whom);
    if (how == "grow") grow_file(whom);
    if (how == "pour") pour(std::cout);
    if (how == "pour-errors") pour(std::cerr);
    if (how == "read") read_file(whom);
    if (how == "write") write_file(whom);
    if (how == "connect") connect_to(whom);
    if (how == "environment") std::cout << "info string " << (std::getenv(whom.c_str()) ? "seen" : "unseen") << '\n';
    if (how == "complain") {
        std::cerr << "first complaint\nlast complaint\n";
        std::abort();
    }
    if (how == "ignore") {
        for (int signal = 1; signal < 32; ++signal)
            std::signal(signal, SIG_IGN);
        hang();
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::string word = argc > 1 ? argv[1] : "";
    const auto end = std::min(word.find('='), word.size());
    const auto how = word.substr(0, end), whom = word.substr(std::min(end + 1, word.size()));
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "ugi") std::cout << "id name Hostile\nugiok\n";
        if (line == "isready") std::cout << "readyok\n";
        if (line == "quit") return 0;
        if (line.rfind("go", 0) == 0) {
            do_harm(how, whom);
            std::cout << "bestmove 1\n";
        }
        std::cout << std::flush;
    }
}
