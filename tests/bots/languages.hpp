// How the bots of every language are built and run here, and whether they can be.
#pragma once

#include <string>
#include <vector>

#include "bots/shell.hpp"

namespace zugzwang::testing {

/// All of it is done in the bot's folder; FOLDER stands for it in the command.
struct Language {
    std::string name;
    std::string tool;        ///< Without it the language is left out.
    std::string build;       ///< May be empty.
    std::string test;
    std::string command;     ///< The bot's.
    std::string rules_build; ///< Of the driver in `drivers/`; empty where the rules come from our library.
    std::string rules_run;
};

/// What makes use of our library before it is installed.
inline const std::string with_library = " CFLAGS='-std=c11 -Wall -Wextra -Werror -I" ZUGZWANG_SOURCE_DIR "/include' "
                                        "CXXFLAGS='-std=c++17 -Wall -Wextra -Werror -I" ZUGZWANG_SOURCE_DIR "/include' "
                                        "LDLIBS='" ZUGZWANG_LIBRARY "'";
inline const std::string finds_library = "export LD_LIBRARY_PATH=\"$(dirname '" ZUGZWANG_LIBRARY "')\"; ";

inline const std::vector<Language>& languages() {
    static const std::vector<Language> all{
        {"java", "javac", "make", "java Test", "java -cp FOLDER Bot", "javac *.java", "java Rules"},
        {"js", "node", "", "node test.js", "node FOLDER/bot.js", "", "node rules.js"},
        {"pascal", "fpc", "make", "make test", "FOLDER/bot", "fpc -v0we -l- rules.pas", "./rules"},
        {"c", "make", "make" + with_library, finds_library + "make test" + with_library, "FOLDER/bot", "", ""},
        {"c++", "make", "make" + with_library, finds_library + "make test" + with_library, "FOLDER/bot", "", ""},
    };
    return all;
}

/// The command of a bot in that folder.
[[nodiscard]] inline std::string command_in(const Language& language, const std::string& folder) {
    auto command = language.command;
    return command.replace(command.find("FOLDER"), std::string("FOLDER").size(), folder);
}

} // namespace zugzwang::testing
