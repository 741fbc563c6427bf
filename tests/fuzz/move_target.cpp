#include "fuzz/targets.hpp"

#include <algorithm>

#include "zugzwang/base/text.hpp"

namespace zugzwang::fuzz {
namespace {

/// One of the moves leads to that position.
bool leads_there(Table& table, const std::vector<std::string>& moves, const std::string& after) {
    return std::ranges::any_of(moves, [&](const auto& move) {
        const bool is_played = !table.play(move);
        const bool is_there = table.position() == after;
        return is_played && table.undo() && is_there;
    });
}

void take_move(Table& table, const std::string& text) {
    const auto before = table.position();
    if (const auto refusal = table.play(text)) {
        require_line(refusal->words);
        return require(table.position() == before, "a refused move changes something: " + text);
    }
    const auto after = table.position();
    require(table.undo() && table.position() == before, "a move that is taken back leaves something: " + text);
    const auto legal = table.legal_moves();
    // It may be written in another way than the rules write it.
    require(std::ranges::find(legal, text) != legal.end() || leads_there(table, legal, after),
            "a move is played that is not among the legal ones: " + text);
    require(!table.play(text) && table.position() == after, "a move that is played again does something else: " + text);
    require(!table.copy()->set_position(after), "what comes of a move is no position: " + after);
}

} // namespace

void take_moves(std::string_view text) {
    const auto lines = split(text, '\n');
    const auto* const game = find_game(lines[0].text);
    if (game == nullptr || lines.size() < 3) return;
    const auto table = *game->open_table(small_options(*game));
    if (const auto refusal = table->set_position(lines[1].text)) return require_line(refusal->words);
    for (std::size_t line = 2; line < lines.size(); ++line)
        take_move(*table, std::string(lines[line].text));
}

} // namespace zugzwang::fuzz
