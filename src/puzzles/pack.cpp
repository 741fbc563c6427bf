#include "puzzles/pack.hpp"

#include <cstdint>
#include <limits>
#include <optional>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::puzzles {
namespace {

constexpr std::string_view head = "zugzwang puzzles 1 ";

template <class Number>
bool read(Token token, std::int64_t least, std::int64_t most, Number& value) {
    const auto number = whole_number(token.text);
    if (!number || *number < least || *number > most) return false;
    value = static_cast<Number>(*number);
    return true;
}

constexpr std::int64_t no_limit = std::numeric_limits<std::int64_t>::max();

std::optional<Refusal> read_numbers(Token field, Puzzle& puzzle) {
    constexpr std::int64_t max_effort = 1000;
    const auto words = split(field, ' ');
    if (words.size() != 3) return refused("difficulty, effort and seed were wanted", field);
    if (!read(words[0], easiest, hardest, puzzle.difficulty)) return refused("a difficulty is 1 to 5", words[0]);
    if (!read(words[1], 0, max_effort, puzzle.effort)) return refused("an effort is 0 to 1000", words[1]);
    if (!read(words[2], 0, no_limit, puzzle.seed)) return refused("a seed was wanted", words[2]);
    return std::nullopt;
}

std::optional<Refusal> read_solution(Token field, Puzzle& puzzle) {
    const auto words = split(field, ' ');
    if (words.size() != 2 || words[0].text.empty()) return refused("a move and its value were wanted", field);
    puzzle.solution = words[0].text;
    if (!read(words[1], 1, no_limit, puzzle.value)) return refused("a solution is worth 1 or more", words[1]);
    return std::nullopt;
}

std::optional<Refusal> read_refutation(Token text, Puzzle& puzzle) {
    const auto sides = split(text, '=');
    auto& refutation = puzzle.refutations.emplace_back();
    if (sides.size() != 2 || !read(sides[1], -no_limit, 0, refutation.value))
        return refused("a refutation with its value was wanted", text);
    const auto moves = split(sides[0], '>');
    for (const auto& move : split(moves[0], ','))
        refutation.moves.emplace_back(move.text);
    for (std::size_t index = 1; index < moves.size(); ++index)
        refutation.line.emplace_back(moves[index].text);
    for (const auto* texts : {&refutation.moves, &refutation.line}) {
        for (const auto& move : *texts) {
            if (move.empty()) return refused("a move is missing", text);
        }
    }
    return std::nullopt;
}

Result<Puzzle> puzzle_of_line(std::string_view game, std::string_view line) {
    const auto fields = split(line, '\t');
    if (fields.size() != 4) return Refusal{"four fields were wanted, not {}", fields.size()};
    Puzzle puzzle{.game = std::string(game), .position = std::string(fields[1].text), .refutations = {}};
    if (puzzle.position.empty()) return refused("a position was wanted", fields[1]);
    if (auto refusal = read_numbers(fields[0], puzzle)) return *refusal;
    if (auto refusal = read_solution(fields[2], puzzle)) return *refusal;
    for (const auto& text : split(fields[3], ' ')) {
        if (auto refusal = read_refutation(text, puzzle)) return *refusal;
    }
    return puzzle;
}

} // namespace

std::string pack_head(std::string_view game) { return filled("{}{}\n", head, game); }

std::string pack_line(const Puzzle& puzzle) {
    auto line = filled("{} {} {}\t{}\t{} {}\t", puzzle.difficulty, puzzle.effort, puzzle.seed, puzzle.position,
                       puzzle.solution, puzzle.value);
    bool is_first = true;
    for (const auto& refutation : puzzle.refutations) {
        if (!is_first) line += ' ';
        is_first = false;
        line += joined(refutation.moves, ",");
        for (const auto& move : refutation.line)
            line += '>' + move;
        line += filled("={}", refutation.value);
    }
    return line + '\n';
}

Result<std::vector<Puzzle>> read_pack(std::string_view text) {
    if (text.size() > max_pack_bytes) return Refusal{"too long for a pack of puzzles: {} bytes", text.size()};
    auto lines = split(text, '\n');
    if (!lines.back().text.empty()) return Refusal{"the last line of the pack is cut off"};
    lines.pop_back();
    if (lines.empty() || !lines.front().text.starts_with(head)) return Refusal{"this is no pack of puzzles"};
    if (lines.size() > max_pack_puzzles + 1) return Refusal{"too many puzzles: {}", lines.size() - 1};
    const auto game = lines.front().text.substr(head.size());
    std::vector<Puzzle> puzzles;
    for (std::size_t number = 2; number <= lines.size(); ++number) {
        auto puzzle = puzzle_of_line(game, lines[number - 1].text);
        if (!puzzle) return Refusal{"line {}: {}", number, puzzle.refusal().words};
        puzzles.push_back(*std::move(puzzle));
    }
    return puzzles;
}

} // namespace zugzwang::puzzles
