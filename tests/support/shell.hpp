// Commands of a shell as a test runs them.
#pragma once

#include <sys/wait.h>

#include <cstdio>

#include "support/catch.hpp"

namespace zugzwang::testing {

struct Shell {
    int status = -1;
    std::string out; ///< Standard output, and error where the line says so.
};

[[nodiscard]] inline Shell shell(const std::string& line) {
    Shell ran;
    FILE* pipe = popen(line.c_str(), "r");
    REQUIRE(pipe);
    std::array<char, 4096> block{};
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), pipe))
        ran.out.append(block.data(), size);
    const int ended = pclose(pipe);
    ran.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    return ran;
}

/// Runs lines in that folder, and hears standard error, too.
[[nodiscard]] inline Shell shell_in(const std::string& folder, const std::string& lines) {
    return shell("exec 2>&1; cd '" + folder + "' && { " + lines + "\n}");
}

/// Whether a command succeeds.
[[nodiscard]] inline bool succeeds(const std::string& command) { return shell_in("/", command).status == 0; }

} // namespace zugzwang::testing
