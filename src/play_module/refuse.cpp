#include "play_module/refuse.hpp"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace zugzwang::play_module {

void refuse(const char* words, ...) {
    std::fflush(nullptr);
    std::va_list parts;
    va_start(parts, words);
    std::fputs("Play: ", stderr);
    std::vfprintf(stderr, words, parts);
    std::fputs("\n", stderr);
    va_end(parts);
    std::fflush(stderr);
    std::_Exit(EXIT_FAILURE);
}

} // namespace zugzwang::play_module
