#include "play_module/client.hpp"

#include <sys/wait.h>

#include "support/catch.hpp"
#include "support/files.hpp"

namespace zugzwang::play_module {

namespace {

/// With the program in Pascal, if there is one.
std::vector<std::string> with_pascal(std::vector<std::string> programs, const std::string& pascal) {
    if (pascal.empty())
        WARN("no Free Pascal: the unit Play is left out");
    else
        programs.push_back(pascal);
    return programs;
}

} // namespace

std::vector<std::string> scripts() { return with_pascal({PLAY_SCRIPT}, PLAY_SCRIPT_PASCAL); }

std::vector<std::string> listings() {
    return with_pascal({PLAY_LISTING_CPP, PLAY_LISTING_C, PLAY_ALONE_11, PLAY_ALONE_20}, PLAY_LISTING_PASCAL);
}

Run run(const Client& client) {
    const Folder folder;
    write(folder.file("input"), client.input);
    const std::string streams =
        " <" + folder.file("input") + " >" + folder.file("output") + " 2>" + folder.file("errors");
    const std::string command = "env" + streams + " -u ZUGZWANG_PLAY_SECOND -u ZUGZWANG_PLAY_SEED " +
                                client.environment + " '" + client.program + "' " + client.calls;
    const int status = std::system(command.c_str());
    return {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            .output = text_of(folder.file("output")),
            .errors = text_of(folder.file("errors"))};
}

} // namespace zugzwang::play_module
