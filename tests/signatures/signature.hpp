// The signature of a computer player: what it spends and plays in some fixed positions, with one thread and a limit of
// nodes. It is the same with every compiler, optimized or not, and on every machine; a change of it is a change of how
// the player plays. (Stockfish's `bench` is the same idea.)
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

/// The positions of a game that is played by chance from its start: that, one and two thirds through it.
[[nodiscard]] inline std::vector<std::string> signature_positions(Table& table, Random& random) {
    std::vector<std::string> all;
    for (; !table.outcome(); static_cast<void>(table.play(random.pick(table.legal_moves()))))
        all.push_back(table.position());
    return {all.front(), all[all.size() / 3], all[all.size() * 2 / 3]};
}

struct Signature {
    std::uint64_t nodes = 0; ///< Of all searches.
    std::uint64_t word = text_word({});

    void add(const std::string& text) { word = text_word(text, word); }
    /// "boxes champion 12345 0123456789abcdef".
    [[nodiscard]] std::string line(const Game& game, const std::string& player) const {
        char number[17];
        std::snprintf(number, sizeof number, "%016llx", static_cast<unsigned long long>(word));
        return game.id + ' ' + player + ' ' + std::to_string(nodes) + ' ' + number;
    }
};

/// What the player told last, as coarse as no last bit of a logarithm shows: processors with fused multiplication have
/// another one.
[[nodiscard]] inline std::string told_text(const TextProgress& told) {
    std::string text = std::to_string(told.depth) + ' ' + std::to_string(std::llround(told.score * 1000)) + ' ' +
                       (told.chance ? std::to_string(std::llround(*told.chance * 10'000)) : "-");
    for (const auto& move : told.line)
        text += ' ' + move;
    return text;
}

/// Plays on from the position for a few turns, against chance.
inline void sign_turns(Table& table, const std::string& player, Random& random, Signature& signature) {
    constexpr int turns = 2;
    constexpr std::uint64_t nodes = 1500;
    if (table.seat({.player = player, .seed = 1, .hash_mb = 4})) throw std::runtime_error("no player " + player);
    for (int turn = 0; turn < turns && !table.outcome(); ++turn) {
        TextProgress told;
        const auto move = table.choose({.nodes = nodes}, {}, [&](const TextProgress& news) { told = news; });
        if (!move) throw std::runtime_error(player + ": " + move.refusal().words);
        signature.nodes += table.nodes();
        signature.add(*move);
        signature.add(told_text(told));
        static_cast<void>(table.play(*move));
        if (!table.outcome()) static_cast<void>(table.play(random.pick(table.legal_moves())));
    }
}

/// Throws std::runtime_error for a player that the game does not have.
[[nodiscard]] inline Signature signature_of(const Game& game, const std::string& player) {
    Signature signature;
    for (const auto& options : {OptionValues(game.options), small_options(game)}) {
        Random random(7);
        const auto table = *game.open_table(options);
        for (const auto& position : signature_positions(*table, random)) {
            static_cast<void>(table->set_position(position));
            sign_turns(*table, player, random, signature);
        }
    }
    return signature;
}

/// A line for each player of the game and each rung of its ladder.
[[nodiscard]] inline std::vector<std::string> signature_lines(const Game& game) {
    std::vector<std::string> lines;
    const auto add = [&](const std::string& player) { lines.push_back(signature_of(game, player).line(game, player)); };
    for (const auto& player : game.players)
        add(player.id);
    for (const auto& rung : game.ladder.rungs)
        add(rung.player.id);
    return lines;
}

} // namespace zugzwang::testing
