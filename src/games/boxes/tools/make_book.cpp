// Makes a board of the opening book: `zugzwang_boxes_book ROWS COLS border|empty LINES [HASH_MB [THREADS]]` solves
// every position with up to LINES lines drawn since the start and prints its part of assets/engines/boxes.txt.
// make_book.sh makes the whole book.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "games/boxes/think/book.hpp"

namespace {

using namespace zugzwang;
using namespace zugzwang::boxes;

/// A character for each position with that many lines more than the start.
std::string level(const Rules::Setup& setup, int lines, Solver& solver, int& guess) {
    std::string values;
    SearchControl control({});
    for (const auto set : book_sets(setup, lines)) {
        const auto state = book_position(setup, set);
        guess = *solver.value(state, control, guess);
        values += book_digits[static_cast<std::size_t>((guess + Strings(state).coins_left()) / 2)];
    }
    guess = -guess; // the other side is to move where one line more is drawn
    std::fprintf(stderr, "%d lines: %zu positions, %.1f M nodes\n", lines, values.size(),
                 static_cast<double>(control.nodes()) / 1e6);
    return values;
}

} // namespace

int main(int count, char** words) {
    if (count < 5) {
        std::fputs("zugzwang_boxes_book ROWS COLS border|empty LINES [HASH_MB [THREADS]]\n", stderr);
        return 2;
    }
    const std::string start = words[3];
    const Rules::Setup setup{std::atoi(words[1]), std::atoi(words[2]), start == "empty" ? Start::empty : Start::border};
    const int max_lines = std::min(std::atoi(words[4]), Rules::lines_left(Rules::initial(setup)) - 1);
    constexpr std::size_t mebibytes = 1024;
    Solver solver(Rules::initial(setup), (count > 5 ? std::strtoul(words[5], nullptr, 10) : mebibytes) << 20,
                  count > 6 ? std::atoi(words[6]) : 1);
    std::printf("board %d %d %s\n", setup.rows, setup.columns, start.c_str());
    int guess = 0;
    for (int lines = 0; lines <= max_lines; ++lines)
        std::printf("%s\n", level(setup, lines, solver, guess).c_str());
    return 0;
}
