// Runs a program that plays through the Play module and gathers what it said.
#pragma once

#include <string>

namespace zugzwang::play_module {

struct Run {
    int status = -1; ///< Exit status; -1 when a signal ended it.
    std::string output;
    std::string errors;
};

struct Client {
    std::string program;       ///< Path.
    std::string calls{};       ///< Its arguments, as a shell reads them; may redirect.
    std::string input{};       ///< All of its standard input.
    std::string environment{}; ///< NAME=VALUE, as a shell reads them; the module's own names are unset before.
};

/// Waits for the program's end. Works in a folder of its own, so tests may run side by side.
[[nodiscard]] Run run(const Client& client);

} // namespace zugzwang::play_module
