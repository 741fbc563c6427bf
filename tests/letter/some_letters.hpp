// Letters to test with: of every game one that was played at random.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "letter/letter.hpp"
#include "letter/lot.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::letter {

[[nodiscard]] inline Secret secret_of(std::uint8_t number) {
    Secret secret{};
    secret.fill(number);
    return secret;
}

/// No move is played yet; a board that is drawn is drawn by both.
[[nodiscard]] inline Letter begun(const Game& game, const std::vector<std::pair<std::string, std::string>>& set = {},
                                  std::uint64_t id = 7) {
    Letter letter{.id = id, .game = game.id, .options = {set.begin(), set.end()}};
    OptionValues options(game.options);
    for (const auto& [key, value] : set)
        if (options.set(key, value)) throw std::runtime_error("no such option: " + key);
    if (!draws_board(game, options)) return letter;
    const auto secret = secret_of(static_cast<std::uint8_t>(id));
    letter.lot = Lot{.commitment = commitment_of(letter, secret), .answer = secret_of(99)};
    return *opened(std::move(letter), secret);
}

[[nodiscard]] inline std::unique_ptr<Table> table_at_start(const Game& game, const Letter& letter) {
    auto table = *game.open_table(*options_of(game, letter));
    if (letter.position && table->set_position(*letter.position)) throw std::runtime_error("no such position");
    return table;
}

/// At most so many moves at random.
[[nodiscard]] inline Letter played(const Game& game, Letter letter, std::uint64_t seed, std::size_t moves = SIZE_MAX) {
    Random random(seed);
    const auto table = table_at_start(game, letter);
    for (const auto& move : letter.moves)
        if (table->play(move)) throw std::runtime_error("no such move: " + move);
    for (auto allowed = table->legal_moves(); moves-- > 0 && !allowed.empty(); allowed = table->legal_moves()) {
        letter.moves.push_back(random.pick(allowed));
        if (table->play(letter.moves.back())) throw std::runtime_error("no such move");
    }
    return letter;
}

[[nodiscard]] inline Result<Letter> read(std::string_view text) { return from_text(catalog(), text, {}); }

} // namespace zugzwang::letter
