#include "fuzz/targets.hpp"

namespace zugzwang::fuzz {

void take_position(const Game& game, std::string_view text) {
    const auto table = *game.open_table(small_options(game));
    if (const auto refusal = table->set_position(text)) return require_line(refusal->words);
    const auto written = table->position();
    require_line(written.size() > 500 ? written.substr(0, 500) : written);
    require(!table->set_position(written), "what was written is not read: " + written);
    require(table->position() == written, "what was written is read as something else: " + written);
    const auto moves = table->legal_moves();
    require(moves.empty() == table->outcome().has_value(), "a game is over exactly when there is no move: " + written);
    if (moves.empty()) return;
    for (const auto& move : {moves.front(), moves.back()}) {
        require(!table->play(move), "a legal move is refused: " + move);
        require(table->undo(), "a move cannot be taken back: " + move);
        require(table->position() == written, "a move that is taken back leaves something: " + move);
    }
}

} // namespace zugzwang::fuzz
