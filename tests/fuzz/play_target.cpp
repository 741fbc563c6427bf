// The module as a solver's project has it, whole in one file, but for what it asks of the system: that is played here,
// so that one program can be many.
#include "fuzz/targets.hpp"

#include <climits>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "zugzwang/base/text.hpp"

namespace play_std {
using std::int64_t;
using std::strcmp;
using std::uint64_t;

/// The program has ended.
struct Ended {
    int status;
};

std::string input, output, errors, second, seed; ///< Of the environment the last two; empty: not set.
std::size_t place = 0;                           ///< Of the input.
void (*at_exit)() = nullptr;

int getchar() { return place < input.size() ? static_cast<unsigned char>(input[place++]) : EOF; }
int fflush(std::FILE*) { return 0; }
int fputs(const char* words, std::FILE*) {
    errors += words;
    return 0;
}
const char* getenv(const char* name) {
    const auto& value = std::string_view(name) == "ZUGZWANG_PLAY_SEED" ? seed : second;
    return value.empty() ? nullptr : value.c_str();
}
int atexit(void (*act)()) {
    at_exit = act;
    return 0;
}
[[noreturn]] void _Exit(int status) { throw Ended{status}; }

std::string formatted(const char* words, va_list parts) {
    std::array<char, 1000> text{};
    std::vsnprintf(text.data(), text.size(), words, parts);
    return text.data();
}
int vfprintf(std::FILE*, const char* words, va_list parts) __attribute__((format(printf, 2, 0)));
int vfprintf(std::FILE*, const char* words, va_list parts) {
    errors += formatted(words, parts);
    return 0;
}
int printf(const char* words, ...) __attribute__((format(printf, 1, 2)));
int printf(const char* words, ...) {
    va_list parts;
    va_start(parts, words);
    output += formatted(words, parts);
    va_end(parts);
    return 0;
}

} // namespace play_std

#define std play_std
#include "play_module/Play.cpp"
#undef std

namespace zugzwang::fuzz {
namespace {

/// As every program finds it at its start.
void begin(const std::vector<Token>& lines, std::string_view text) {
    using namespace play_std;
    table = {};
    first_total = second_total = 0;
    last_reply = 0;
    style = greedy;
    random_state = 0;
    std::memset(takes_left, 0, sizeof takes_left);
    const auto words = split(lines[0].text, ' ');
    second = words[0].text;
    seed = words.size() > 1 ? words[1].text : "";
    input = text.substr(lines[2].place - 1);
    place = 0;
    output.clear();
    errors.clear();
    at_exit = nullptr;
}

/// `t` asks for the size, `?` for the reply, a digit for that number of the row, all else is played.
void call(char sign) {
    if (sign == 't')
        static_cast<void>(TablaMeret());
    else if (sign == '?')
        static_cast<void>(Lepesed());
    else if (sign >= '0' && sign <= '9')
        static_cast<void>(Tabla(sign - '0'));
    else
        Lepesem(sign);
}

} // namespace

void take_play(std::string_view text) {
    const auto lines = split(text, '\n');
    if (lines.size() < 3) return;
    begin(lines, text);
    try {
        for (const char sign : lines[1].text)
            call(sign);
        if (play_std::at_exit != nullptr) play_std::at_exit();
    } catch (const play_std::Ended& ended) {
        require(ended.status != 0, "a refusal that looks like success");
        require(play_std::output.empty(), "totals in spite of a refusal");
        require(play_std::errors.starts_with("Play: ") && play_std::errors.ends_with("\n"), "not the module's line");
        return require_line(play_std::errors.substr(0, play_std::errors.size() - 1));
    }
    require(play_std::errors.empty(), "words about nothing");
    if (table.size == 0) return;
    const auto sum = std::accumulate(table.numbers, table.numbers + table.size, std::int64_t{0});
    require(first_total + second_total == sum, "the totals are not those of the row");
    require(play_std::output == std::to_string(first_total) + " " + std::to_string(second_total) + "\n",
            "not the two totals");
}

} // namespace zugzwang::fuzz
