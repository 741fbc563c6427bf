// Runs a program that plays through the Play module and gathers what it said.
#pragma once

#include "support/standard.hpp"

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

/// The programs that make the calls which they are told: with Play.cpp and, where Free Pascal is installed, Play.pas.
[[nodiscard]] std::vector<std::string> scripts();
/// The seed's listing: in C++ and C with the library, in C++ with Play.cpp as it is, and in Pascal, if it is installed.
[[nodiscard]] std::vector<std::string> listings();

/// Waits for the program's end. Works in a folder of its own, so tests may run side by side.
[[nodiscard]] Run run(const Client& client);

} // namespace zugzwang::play_module
