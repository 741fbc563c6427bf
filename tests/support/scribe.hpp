// A bot for Sticks that takes one stick at a time and writes down what it is told.
#pragma once

#include "support/files.hpp"

namespace zugzwang::testing {

class Scribe {
  public:
    Scribe() {
        write(script_, "while read -r line; do\n"
                       "    echo \"$line\" >> '" +
                           told_ +
                           "'\n"
                           "    case \"$line\" in\n"
                           "    ugi)\n"
                           "        echo 'id name Scribe'\n"
                           "        echo 'option name Threads type spin default 1 min 1 max 8'\n"
                           "        echo 'option name Own Style type combo default calm var calm var very wild'\n"
                           "        echo 'option name Book type check default true'\n"
                           "        echo 'option name Clear type button'\n"
                           "        echo 'option name Log type string default <empty>'\n"
                           "        echo 'option name PlayerSeed type spin default 1 min 0 max 999999999'\n"
                           "        echo ugiok ;;\n"
                           "    isready) echo readyok ;;\n"
                           "    go*) echo 'bestmove 1' ;;\n"
                           "    quit) exit ;;\n"
                           "    esac\n"
                           "done\n");
    }

    [[nodiscard]] std::string command() const { return "sh \"" + script_ + "\""; }
    [[nodiscard]] std::string player() const { return "ugi:" + command(); }
    /// The lines that begin so, in their order.
    [[nodiscard]] std::vector<std::string> told(const std::string& beginning = {}) const {
        auto lines = lines_of(text_of(told_));
        std::erase_if(lines, [&](const std::string& line) { return !line.starts_with(beginning); });
        return lines;
    }

  private:
    Folder folder_;
    std::string script_ = folder_.file("bot.sh"), told_ = folder_.file("told");
};

} // namespace zugzwang::testing
