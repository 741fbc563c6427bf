// Commands of a shell as a test runs them.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

#include "support/catch.hpp"
#include "support/places.hpp"

namespace zugzwang::testing {

struct Shell {
    int status = -1;
    std::string out; ///< Standard output and error.
};

/// Runs lines in a shell, in that folder.
[[nodiscard]] inline Shell shell(const std::string& folder, const std::string& lines) {
    Shell ran;
    FILE* pipe = popen(("exec 2>&1; cd '" + folder + "' && { " + lines + "\n}").c_str(), "r");
    REQUIRE(pipe);
    std::array<char, 4096> block{};
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), pipe))
        ran.out.append(block.data(), size);
    const int ended = pclose(pipe);
    ran.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    return ran;
}

/// Whether a command succeeds.
[[nodiscard]] inline bool succeeds(const std::string& command) { return shell("/", command).status == 0; }

} // namespace zugzwang::testing
