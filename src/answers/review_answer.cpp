#include "answers/review_answer.hpp"

#include <array>
#include <cmath>

#include "answers/fact_answer.hpp"
#include "record/json.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/review.hpp"

namespace zugzwang {
namespace {

/// The moves with their sides, and the value of each position.
struct Read {
    std::vector<MoveToReview> moves;
    std::vector<std::optional<PositionValue>> values;
};

/// The last position first; the table, which stands at the end of the game, stands at the start then. Empty when it was
/// stopped.
std::optional<Read> read_back(const GameRecord& record, Table& table, const ReviewRequest& request,
                              const PositionsRead& told) {
    const auto positions = record.moves.size() + 1;
    Read read{std::vector<MoveToReview>(record.moves.size()), std::vector<std::optional<PositionValue>>(positions)};
    for (auto ply = positions; ply-- > 0; table.undo()) {
        read.values[ply] = table.value({.time = request.time}, request.stop);
        if (request.stop.stop_requested()) return std::nullopt;
        if (ply + 1 < positions) read.moves[ply] = {table.to_move(), record.moves[ply].text};
        told(positions - ply, positions);
    }
    return read;
}

/// By MoveClass.
constexpr std::array class_words{"best", "only", "good", "inaccuracy", "mistake", "blunder"};

Json rounded(double chance) { return std::round(chance * 1e4) / 1e4; }

Json answer(std::size_t ply, const MoveToReview& move, const std::optional<ReviewedMove>& reviewed,
            const PositionValue& value) {
    return Json::Object{
        {"ply", ply},
        {"side", move.side == Side::first ? 1 : 2},
        {"move", move.text},
        {"chance", reviewed ? rounded(reviewed->before) : Json(nullptr)},
        {"after", reviewed ? rounded(reviewed->after) : Json(nullptr)},
        {"best", value.best},
        {"proven", value.exact},
        {"class", reviewed ? Json(class_words[static_cast<std::size_t>(reviewed->kind)]) : Json(nullptr)}};
}

} // namespace

std::optional<std::vector<std::string>> review_lines(const GameRecord& record, Table& table,
                                                     const ReviewRequest& request, const PositionsRead& told) {
    const auto read = read_back(record, table, request, told);
    if (!read) return std::nullopt;
    const auto& [moves, values] = *read;
    const auto* game = find_game(record.game);
    const auto reviewed = review_of(moves, values, points_of(*game, record.start));
    std::vector<std::string> lines;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const auto& move = moves[ply];
        auto line = answer(ply, move, reviewed.moves[ply], *values[ply]);
        if (request.words) {
            const auto comparison = reviewed.moves[ply]
                                        ? comparison_of(move, *reviewed.moves[ply], *values[ply], *values[ply + 1])
                                        : Comparison{};
            add_facts(line, table.facts(move.text, comparison));
            static_cast<void>(table.play(move.text));
        }
        lines.push_back(line.line());
    }
    return lines;
}

} // namespace zugzwang
