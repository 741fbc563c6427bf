// `zugzwang legal GAME`: whose turn it is, every legal move and how the game ended, for each position.
#include <memory>

#include "cli/game_choice.hpp"
#include "cli/positions.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

std::string result_word(const std::optional<Outcome>& outcome) {
    if (!outcome) return "none";
    if (!outcome->winner) return "draw";
    return *outcome->winner == Side::first ? "p1win" : "p2win";
}

Json legal_answer(const Game& game, Table& table) {
    const auto outcome = table.outcome();
    return Json::Object{{"position", table.position()},
                        {"side", game.side_texts[table.to_move()]},
                        {"moves", table.legal_moves()},
                        {"over", outcome.has_value()},
                        {"result", result_word(outcome)}};
}

} // namespace

Command legal_command(CommandLine& program) {
    auto& command = program.command("legal", tr("Lists the legal moves of the positions on standard input"));
    auto choice = std::make_shared<GameChoice>(command, GameChoice::Options::none);
    return {&command, true, [choice](const Streams& streams) -> Result<Answer> {
                const auto game = choice->game();
                if (!game) return game.refusal();
                return answer_positions(**game, streams, [&](Table& table) { return legal_answer(**game, table); });
            }};
}

} // namespace zugzwang::cli
