// Numbers, judged by the text `4,7,2 0-0 1`.
#include "bench/soak_referee.hpp"

namespace zugzwang::bench {
namespace {

struct Board {
    std::vector<std::int64_t> row;
    std::int64_t totals[2];
    int side;
};

Board read(const std::string& position) {
    const auto fields = pieces(position, ' ');
    const auto totals = pieces(fields.at(1), '-');
    Board board{{}, {std::stoll(totals.at(0)), std::stoll(totals.at(1))}, std::stoi(fields.at(2))};
    if (fields[0] != "-") {
        for (const auto& number : pieces(fields[0], ','))
            board.row.push_back(std::stoll(number));
    }
    return board;
}

Verdict judge(const std::string& position) {
    const auto board = read(position);
    Verdict verdict{.moves = {}, .first_to_move = board.side == 1};
    if (!board.row.empty()) {
        verdict.moves = {"L", "R"};
        return verdict;
    }
    const auto difference = board.totals[0] - board.totals[1];
    verdict.winner = difference == 0 ? 0 : difference > 0 ? 1 : 2;
    verdict.margin = difference > 0 ? difference : -difference;
    return verdict;
}

std::string after(const std::string& position, const std::string& move) {
    auto board = read(position);
    const auto taken = move == "L" ? board.row.begin() : board.row.end() - 1;
    board.totals[board.side - 1] += *taken;
    board.row.erase(taken);
    std::string text;
    for (const auto number : board.row)
        text.append(text.empty() ? "" : ",").append(std::to_string(number));
    return (text.empty() ? "-" : text) + " " + std::to_string(board.totals[0]) + "-" + std::to_string(board.totals[1]) +
           " " + std::to_string(3 - board.side);
}

const Benchmark soak = soak_by({.game = "numbers", .judge = judge, .after = after});

} // namespace
} // namespace zugzwang::bench
