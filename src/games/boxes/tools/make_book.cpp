// Makes a board of the opening book: `zugzwang_boxes_book ROWS COLS border|empty LINES [HASH_MB [THREADS]]` solves
// every position with up to LINES lines drawn since the start and prints its part of assets/engines/boxes.txt.
// make_book.sh makes the whole book. With `--on parallel --hosts FILE --work DIR`, or `--on slurm --work DIR`, at the
// end other machines solve the positions, each of them some by their first lines.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "farm/call.hpp"
#include "farm/list.hpp"
#include "games/boxes/think/book.hpp"
#include "zugzwang/base/words.hpp"

namespace {

using namespace zugzwang;
using namespace zugzwang::boxes;

/// Positions of a level that follow one another.
struct Part {
    int lines = 0;
    std::vector<std::uint64_t> sets;
};

std::vector<Part> parts_of(const Rules::Setup& setup, int max_lines) {
    constexpr std::ptrdiff_t size = 16;
    std::vector<Part> parts;
    for (int lines = 0; lines <= max_lines; ++lines) {
        const auto sets = book_sets(setup, lines);
        std::fprintf(stderr, "%d lines: %zu positions\n", lines, sets.size());
        for (auto first = sets.begin(); first != sets.end();) {
            const auto last = first + std::min(size, sets.end() - first);
            parts.push_back({.lines = lines, .sets = {first, last}});
            first = last;
        }
    }
    return parts;
}

/// A character for each position of the part.
std::string values_of(const Part& part, const Rules::Setup& setup, Solver& solver, int& guess) {
    std::string values;
    SearchControl control({});
    for (const auto set : part.sets) {
        const auto state = book_position(setup, set);
        guess = *solver.value(state, control, guess);
        values += book_digits[static_cast<std::size_t>((guess + Strings(state).coins_left()) / 2)];
    }
    return values;
}

int refused(const Refusal& refusal) {
    std::fprintf(stderr, "zugzwang_boxes_book: %s\n", refusal.words.c_str());
    return 2;
}

} // namespace

int main(int count, char** arguments) try {
    const std::vector<std::string> all(arguments + 1, arguments + count);
    auto words = all;
    const auto call = farm::Call::taken_from(words);
    if (words.size() < 4 || words.size() > 6) {
        std::fputs("zugzwang_boxes_book ROWS COLS border|empty LINES [HASH_MB [THREADS]]\n", stderr);
        return 2;
    }
    const Rules::Setup setup{std::stoi(words[0]), std::stoi(words[1]),
                             words[2] == "empty" ? Start::empty : Start::border};
    const int max_lines = std::min(std::stoi(words[3]), Rules::lines_left(Rules::initial(setup)) - 1);
    constexpr std::size_t mebibytes = 1024;
    const auto bytes = (words.size() > 4 ? std::stoul(words[4]) : mebibytes) << 20;
    const int threads = words.size() > 5 ? std::stoi(words[5]) : 1;
    std::optional<Solver> solver; // large: made where it is needed
    const auto parts = parts_of(setup, max_lines);
    int guess = 0, guessed = 0;
    const farm::List list{.head = filled("book of boxes, {} {} {} {}", words[0], words[1], words[2], max_lines),
                          .count = parts.size(),
                          .result = [&](std::uint64_t number) {
                              const auto& part = parts[number];
                              if (part.lines % 2 != guessed % 2) guess = -guess; // the other side is to move
                              guessed = part.lines;
                              if (!solver) solver.emplace(Rules::initial(setup), bytes, threads);
                              return values_of(part, setup, *solver, guess);
                          }};
    if (!call.tasks.empty()) {
        const auto refusal = farm::print_results(list, call.tasks, std::cout);
        return refusal ? refused(*refusal) : 0;
    }
    const auto farm = call.farm();
    if (!farm) return refused(farm.refusal());
    std::vector<std::string> values;
    if (*farm) {
        if (call.work.empty()) return refused(Refusal{"--work DIR is missing"});
        auto results = farm::far_results(list, **farm, farm::command_of_tasks(all), call.work);
        if (!results) return refused(results.refusal());
        values = *std::move(results);
    } else {
        for (std::uint64_t number = 0; number < list.count; ++number)
            values.push_back(*list.result(number));
    }
    std::printf("board %d %d %s", setup.rows, setup.columns, words[2].c_str());
    for (std::size_t at = 0; at < parts.size(); ++at) {
        const bool is_new_level = at == 0 || parts[at].lines != parts[at - 1].lines;
        std::printf("%s%s", is_new_level ? "\n" : "", values[at].c_str());
    }
    std::printf("\n");
    return 0;
} catch (const std::exception& error) {
    return refused(Refusal(error.what()));
}
