#include "ugi/command.hpp"

#include <system_error>
#include <unistd.h>

#include <boost/process/search_path.hpp>

namespace zugzwang::ugi {
namespace {

namespace fs = std::filesystem;

bool is_program(const fs::path& file) {
    std::error_code error;
    return fs::is_regular_file(file, error) && ::access(file.c_str(), X_OK) == 0;
}

} // namespace

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

fs::path found_program(const std::string& name) {
    if (name.find('/') != name.npos) return is_program(name) ? fs::path(name) : fs::path();
    return boost::process::search_path(name).string();
}

} // namespace zugzwang::ugi
