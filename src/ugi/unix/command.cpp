#include "ugi/command.hpp"

namespace zugzwang::ugi {

std::vector<std::string> command_words(std::string_view command) {
    std::vector<std::string> words;
    bool is_quoted = false, is_begun = false;
    for (const char letter : command) {
        if (letter == ' ' && !is_quoted) {
            is_begun = false;
            continue;
        }
        if (!is_begun) words.emplace_back();
        is_begun = true;
        if (letter == '"')
            is_quoted = !is_quoted;
        else
            words.back() += letter;
    }
    return words;
}

} // namespace zugzwang::ugi
