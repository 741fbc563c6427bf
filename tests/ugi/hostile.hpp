// A bot that means harm, and what is left of it in the list of processes.
#pragma once

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include "support/within.hpp"
#include "ugi/bot.hpp"

namespace zugzwang::testing {

/// Of this process, also such as have ended and were not waited for.
inline bool has_children() { return waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD; }

/// Processes with this word in their command line, zombies aside.
inline std::size_t processes_marked(const std::string& mark) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "cmdline");
        // A mark is its third word. Of a process that has just ended nothing is read.
        std::string line(4096, '\0');
        file.read(line.data(), static_cast<std::streamsize>(line.size()));
        line.resize(static_cast<std::size_t>(file.gcount()));
        if (line.find(mark) != line.npos) ++count;
    }
    return count;
}

/// A hostile bot for Sticks under low limits. Every process of it has its mark in its command line.
class HostileBot {
  public:
    enum class Place { free, sandbox };

    explicit HostileBot(const std::string& harm, Place place = Place::free)
        : mark_("mark-" + std::to_string(::getpid()) + "-" + harm.substr(0, harm.find('='))),
          bot_(*find_game("sticks"), OptionValues(find_game("sticks")->options),
               std::string(HOSTILE_BOT) + " \"" + harm + "\" " + mark_,
               {.confinement = {.memory = 96,
                                .processes = 24,
                                .written = 32,
                                .open_files = 64,
                                .sandbox = place == Place::sandbox}}) {}

    /// What it answers in a start position.
    [[nodiscard]] Result<std::string> answer() {
        return bot_.choose("10/3 1", Within({.time = std::chrono::minutes(1)}),
                           [this](const TextProgress& news) { told_ = news.words; });
    }
    /// Its last `info string`.
    [[nodiscard]] const std::string& told() const { return told_; }
    [[nodiscard]] const std::string& mark() const { return mark_; }
    [[nodiscard]] LastWords last_words() const { return bot_.last_words(); }

  private:
    std::string mark_, told_;
    ugi::Bot bot_;
};

} // namespace zugzwang::testing
