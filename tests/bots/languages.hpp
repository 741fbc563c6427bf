// How the bots of every language are built and run here, and whether they can be.
#pragma once

#include <string>
#include <vector>

#include "support/places.hpp"
#include "support/shell.hpp"

namespace zugzwang::testing {

/// All of it is done in the bot's folder; FOLDER stands for it in the command.
struct Language {
    std::string name;
    std::string tool;  ///< A command that fails where the language cannot be run; then it is left out.
    std::string build; ///< May be empty.
    std::string test;
    std::string command;     ///< The bot's.
    std::string rules_build; ///< Of the driver in `drivers/`; empty where the rules come from our library.
    std::string rules_run;
};

/// What makes use of our library before it is installed.
inline const std::string with_library = " CFLAGS='-std=c11 -Wall -Wextra -Werror -I" ZUGZWANG_SOURCE_DIR "/include' "
                                        "CXXFLAGS='-std=c++17 -Wall -Wextra -Werror -I" ZUGZWANG_SOURCE_DIR "/include' "
                                        "LDFLAGS='" ZUGZWANG_SANITIZE_FLAG "' LDLIBS='" ZUGZWANG_LIBRARY_FILE "'";
inline const std::string finds_library = "export LD_LIBRARY_PATH=\"$(dirname '" ZUGZWANG_LIBRARY_FILE "')\" "
                                         "ZUGZWANG_LIBRARY='" ZUGZWANG_LIBRARY_FILE "' "
                                         "PYTHONPATH='" ZUGZWANG_SOURCE_DIR "/src/python' PYTHONDONTWRITEBYTECODE=1; ";

inline const std::vector<Language>& languages() {
    static const std::vector<Language> all{
        {"python", finds_library + "python3 -c 'import zugzwang'", "", finds_library + "python3 test.py",
         "python3 FOLDER/bot.py", "", ""},
        {"java", "command -v javac", "make", "java Test", "java -cp FOLDER Bot", "javac *.java", "java Rules"},
        {"js", "command -v node", "", "node test.js", "node FOLDER/bot.js", "", "node rules.js"},
        {"pascal", "command -v fpc", "make", "make test", "FOLDER/bot", "fpc -v0we -l- rules.pas", "./rules"},
        {"c", "command -v make", "make" + with_library, finds_library + "make test" + with_library, "FOLDER/bot", "",
         ""},
        {"c++", "command -v make", "make" + with_library, finds_library + "make test" + with_library, "FOLDER/bot", "",
         ""},
    };
    return all;
}

/// The command of a bot in that folder.
[[nodiscard]] inline std::string command_in(const Language& language, const std::string& folder) {
    auto command = language.command;
    return command.replace(command.find("FOLDER"), std::string("FOLDER").size(), folder);
}

} // namespace zugzwang::testing
