// The Play module for C and C++ (seed 003), whole in this file: add it to a project beside Play.h, or link -lplay.
// C++11 and later; it uses nothing that needs the C++ runtime, so that a C program links with the library alone.
#include "Play.h"

#include <climits>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef __GNUC__
#define PLAY_PRINTF(words, parts) __attribute__((format(printf, words, parts)))
#else
#define PLAY_PRINTF(words, parts)
#endif

namespace {

enum { max_numbers = 1000 };

/// The ends of the row, by the letters that stand for them in the seed: bal, left, and jobb, right.
const char left_end = 'B', right_end = 'J';

/// Writes "Play: " and the words, put together as printf does, as one line to standard error and ends the program with
/// status 1. It runs no exit handlers, so it may be called in one; what the program itself wrote is flushed.
[[noreturn]] void refuse(const char* words, ...) PLAY_PRINTF(1, 2);

void refuse(const char* words, ...) {
    std::fflush(nullptr);
    va_list parts;
    va_start(parts, words);
    std::fputs("Play: ", stderr);
    std::vfprintf(stderr, words, parts);
    std::fputs("\n", stderr);
    va_end(parts);
    std::fflush(stderr);
    std::_Exit(EXIT_FAILURE);
}

/// A character as it may stand in such a line: itself, or `?` when it is not printable ASCII.
char shown(char character) { return character >= ' ' && character <= '~' ? character : '?'; }

bool is_space(int character) { return character == ' ' || (character >= '\t' && character <= '\r'); }

/// Reads a whole number without a sign, digits alone, of at most `most`.
bool read_whole(const char* text, std::uint64_t most, std::uint64_t& number) {
    number = 0;
    if (*text == 0) return false;
    for (; *text != 0; ++text) {
        if (*text < '0' || *text > '9') return false;
        const std::uint64_t digit = static_cast<std::uint64_t>(*text - '0');
        if (number > (most - digit) / 10) return false;
        number = 10 * number + digit;
    }
    return true;
}

// ---- The row ----

/// The numbers and how many of them are left between the two ends. All zero before the row was read.
struct Table {
    int size;                 ///< n, even, 2 to 1000.
    int numbers[max_numbers]; ///< The row at the start.
    int left;                 ///< Index of the left end.
    int right;                ///< One behind the index of the right end.

    int count() const { return right - left; }
    /// Removes an end and returns its number; requires that one is left.
    int take(char end) { return numbers[end == left_end ? left++ : --right]; }
};

/// A word of the input, cut off where it is too long to be a number: endless input is refused, not stored. One
/// character behind it is read, no more, so the module works at a terminal.
struct Word {
    char letters[32];
    bool at_end_of_input;

    void read() {
        int character = std::getchar();
        while (is_space(character))
            character = std::getchar();
        at_end_of_input = character == EOF;
        unsigned length = 0;
        const int no_end = 1; // a zero would end the word: another character that is no digit stands for it
        for (; character != EOF && !is_space(character) && length + 1 < sizeof letters; character = std::getchar())
            letters[length++] = static_cast<char>(character == 0 ? no_end : character);
        letters[length] = 0;
    }
    /// For a message.
    const char* printable() {
        for (char* letter = letters; *letter != 0; ++letter)
            *letter = shown(*letter);
        return letters;
    }
};

int read_size() {
    Word word;
    word.read();
    if (word.at_end_of_input) refuse("the input ends before n");
    std::uint64_t size = 0;
    if (!read_whole(word.letters, max_numbers, size) || size < 2 || size % 2 != 0)
        refuse("n is '%s', it has to be an even number from 2 to %d", word.printable(), static_cast<int>(max_numbers));
    return static_cast<int>(size);
}

int read_number(int place, int size) {
    Word word;
    word.read();
    if (word.at_end_of_input) refuse("the input ends before number %d of %d", place, size);
    std::uint64_t number = 0;
    if (!read_whole(word.letters, INT_MAX, number) || number < 1)
        refuse("number %d of %d is '%s', it has to be 1 to %d", place, size, word.printable(), INT_MAX);
    return static_cast<int>(number);
}

void read_table(Table& table) {
    const int size = read_size();
    for (int index = 0; index < size; ++index)
        table.numbers[index] = read_number(index + 1, size);
    table.size = table.right = size;
}

// ---- The second player ----

enum Style { greedy, random_end, optimal };

Style style;
std::uint64_t random_state;
/// For every stretch of the row, one bit at left * 1000 + right - 1: whether the mover does well to take its left end.
unsigned char takes_left[max_numbers * max_numbers / 8];

void choose_style() {
    const char* const name = std::getenv("ZUGZWANG_PLAY_SECOND");
    if (name == nullptr || std::strcmp(name, "greedy") == 0) {
        style = greedy;
    } else if (std::strcmp(name, "random") == 0) {
        style = random_end;
        const char* const seed = std::getenv("ZUGZWANG_PLAY_SEED");
        if (seed != nullptr && !read_whole(seed, UINT64_MAX, random_state))
            refuse("ZUGZWANG_PLAY_SEED has to be a whole number from 0 to %llu", 0ULL + UINT64_MAX);
    } else if (std::strcmp(name, "optimal") == 0) {
        style = optimal;
    } else {
        refuse("ZUGZWANG_PLAY_SECOND has to be greedy, random or optimal");
    }
}

/// The seed's table Opt, stretch by stretch from short to long, kept as what the mover gains over the other player, and
/// its table Lep. As in the seed's listing the left end is taken only when it is strictly better. O(n²).
void fill_tables(const Table& table) {
    static std::int64_t margins[max_numbers + 1]; // of the stretches of the length before, by where they start
    for (int length = 1; length <= table.size; ++length) {
        for (int left = 0; left + length <= table.size; ++left) {
            const int last = left + length - 1;
            const std::int64_t by_left = table.numbers[left] - margins[left + 1];
            const std::int64_t by_right = table.numbers[last] - margins[left];
            const int bit = left * max_numbers + last;
            if (by_left > by_right)
                takes_left[bit / 8] = static_cast<unsigned char>(takes_left[bit / 8] | 1 << bit % 8);
            margins[left] = by_left > by_right ? by_left : by_right;
        }
    }
}

/// The highest bit of SplitMix64 (Steele, Lea & Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
bool coin() {
    random_state += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = (random_state ^ (random_state >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return ((mixed ^ (mixed >> 31)) >> 63) != 0;
}

/// Requires that a number is left.
char reply(const Table& table) {
    const int bit = table.left * max_numbers + table.right - 1;
    switch (style) {
    case random_end:
        return coin() ? right_end : left_end;
    case optimal:
        return (takes_left[bit / 8] >> bit % 8 & 1) != 0 ? left_end : right_end;
    case greedy:
        break;
    }
    return table.numbers[table.left] > table.numbers[table.right - 1] ? left_end : right_end;
}

// ---- The one game of a program ----

// All of it is zero before any constructor runs, so a program may begin in one.
Table table;
std::int64_t first_total, second_total;
char last_reply; ///< 0 before the first move.

/// The totals wait for the end of the program, because a wrong call behind the last move takes them away.
void finish() {
    if (table.count() > 0) refuse("the program ended while %d of %d numbers were left", table.count(), table.size);
    const long long first = first_total, second = second_total;
    if (std::printf("%lld %lld\n", first, second) < 0 || std::fflush(stdout) != 0)
        refuse("the totals cannot be written to standard output");
}

void require_begun(const char* call) {
    if (table.size == 0) refuse("%s was called before TablaMeret", call);
}

} // namespace

int TablaMeret(void) {
    if (table.size == 0) {
        choose_style();
        read_table(table);
        if (style == optimal) fill_tables(table);
        if (std::atexit(finish) != 0) refuse("no place is left for an exit handler");
    }
    return table.size;
}

int Tabla(int i) {
    require_begun("Tabla");
    if (i < 1 || i > table.size) refuse("Tabla was asked for place %d, there are 1 to %d", i, table.size);
    return table.numbers[i - 1];
}

void Lepesem(char L) {
    require_begun("Lepesem");
    if (L != left_end && L != right_end) refuse("Lepesem takes 'B' (left) or 'J' (right), not '%c'", shown(L));
    if (table.count() == 0) refuse("Lepesem was called when no numbers were left");
    first_total += table.take(L);
    last_reply = reply(table);
    second_total += table.take(last_reply);
}

char Lepesed(void) {
    require_begun("Lepesed");
    if (last_reply == 0) refuse("Lepesed was called before Lepesem");
    return last_reply;
}
