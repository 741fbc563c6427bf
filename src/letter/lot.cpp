#include "letter/lot.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace zugzwang::letter {
namespace {

std::string bytes_of(const auto& array) { return {array.begin(), array.end()}; }

/// The number that is to be set among those that the option accepts.
std::string seed_text(const IntegerOption& option, std::uint64_t drawn) {
    const auto& [min, max] = option.accepted;
    const auto count = static_cast<std::uint64_t>(max) - static_cast<std::uint64_t>(min) + 1; // 0: 2^64
    const auto above = count == 0 ? drawn : drawn % count;
    return std::to_string(static_cast<std::int64_t>(static_cast<std::uint64_t>(min) + above));
}

} // namespace

bool draws_board(const Game& game, const OptionValues& options) {
    const auto* seed = board_seed(game.options);
    if (seed == nullptr) return false;
    return std::ranges::none_of(game.options, [&](const OptionSpec& spec) {
        const auto* text = std::get_if<TextOption>(&spec.kind);
        return text != nullptr && options.is_set(spec.id) && std::ranges::count(text->replaces, seed->id) > 0;
    });
}

Digest commitment_of(const Letter& letter, const Secret& secret) {
    return sha256("zugzwang: the board is committed to\n" + beginning_of(letter) + bytes_of(secret));
}

Result<Letter> opened(Letter letter, const Secret& secret) {
    if (commitment_of(letter, secret) != letter.lot->commitment)
        return Refusal{"that is not what the board was committed to"};
    letter.lot->opening = secret;
    return letter;
}

Drawn drawn_by(const Letter& letter) {
    const auto& lot = *letter.lot;
    const auto digest = sha256("zugzwang: the board is drawn\n" + bytes_of(lot.commitment) + bytes_of(*lot.opening) +
                               bytes_of(*lot.answer));
    Drawn drawn{.proposer = digest.back() % 2 == 0 ? Side::first : Side::second};
    for (std::size_t at = 0; at < sizeof drawn.board; ++at)
        drawn.board = drawn.board << 8 | digest[at];
    return drawn;
}

Result<OptionValues> options_of(const Game& game, const Letter& letter) {
    OptionValues options(game.options);
    for (const auto& [id, text] : letter.options)
        if (auto refusal = options.set(id, text)) return *std::move(refusal);
    if (!letter.lot) return options;
    const auto* seed = board_seed(game.options);
    if (seed == nullptr) return Refusal{"{} draws no board", game.id};
    if (auto refusal = options.set(seed->id, seed_text(std::get<IntegerOption>(seed->kind), drawn_by(letter).board)))
        return *std::move(refusal);
    return options;
}

} // namespace zugzwang::letter
