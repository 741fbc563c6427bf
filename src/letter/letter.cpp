#include "letter/letter.hpp"

#include <algorithm>
#include <utility>

#include <boost/crc.hpp>

#include "letter/base64.hpp"
#include "letter/choices.hpp"
#include "letter/lot.hpp"
#include "letter/parts.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::letter {
namespace {

constexpr std::string_view name = "letter";
constexpr std::size_t size_bytes = 2, id_bytes = 8, sum_bytes = 4;

enum Mark : std::uint8_t {
    has_position = 1,
    has_lot = 2,
    is_answered = 4,
    is_opened = 8,
    first_gave_up = 16,
    second_gave_up = 32,
    all_marks = 63
};

std::string head_words() { return std::string(name) + std::to_string(form) + '-'; }

Refusal too_long() { return Refusal{"this game is too long for a link"}; }
Refusal damaged() { return Refusal{"the link is damaged: copy the whole of it once more"}; }
/// Nothing was damaged on its way.
Refusal wrong(std::string_view why) { return Refusal{"the link was made wrong: {}", why}; }

std::uint32_t sum_of(std::string_view bytes) {
    boost::crc_32_type sum;
    sum.process_bytes(bytes.data(), bytes.size());
    return sum.checksum();
}

/// Fewer signs than the first of them say.
bool is_cut(std::string_view signs) {
    constexpr std::size_t signs_of_three_bytes = 4;
    const auto bytes = from_base64(signs.substr(0, signs_of_three_bytes));
    return bytes && PartsIn(*bytes).number(size_bytes) * signs_of_three_bytes > signs.size() * 3;
}

std::uint8_t marks_of(const Letter& letter) {
    unsigned marks = letter.position ? has_position : 0;
    if (letter.lot) marks |= has_lot;
    if (letter.lot && letter.lot->answer) marks |= is_answered;
    if (letter.lot && letter.lot->opening) marks |= is_opened;
    if (letter.given_up) marks |= *letter.given_up == Side::first ? first_gave_up : second_gave_up;
    return static_cast<std::uint8_t>(marks);
}

/// Whether there can be a letter with these.
bool go_together(unsigned marks) {
    const auto has = [&](Mark mark) { return (marks & mark) != 0; };
    if ((marks & ~unsigned{all_marks}) != 0 || (has(has_position) && has(has_lot))) return false;
    if ((has(is_answered) && !has(has_lot)) || (has(is_opened) && !has(is_answered))) return false;
    const bool has_board = !has(has_lot) || has(is_opened);
    return !(has(first_gave_up) && has(second_gave_up)) && (has_board || marks < first_gave_up);
}

/// The same wherever it is played, whoever lists the moves.
std::vector<std::string> sorted_moves(const Table& table) {
    auto moves = table.legal_moves();
    std::ranges::sort(moves);
    return moves;
}

/// A table where the game begins; requires a letter that has a board.
Result<std::unique_ptr<Table>> table_of(const Game& game, const Letter& letter) {
    const auto options = options_of(game, letter);
    if (!options) return options.refusal();
    if (!letter.lot && !letter.position && draws_board(game, *options))
        return Refusal{"the board was not drawn by both players"};
    auto table = game.open_table(*options);
    if (!table || !letter.position) return table;
    if (auto refusal = (*table)->set_position(*letter.position)) return *std::move(refusal);
    return table;
}

Refusal at_move(std::size_t ply, std::string_view why) { return Refusal{"move {}: {}", ply + 1, why}; }

Result<std::string> moves_bytes(const Game& game, const Letter& letter) {
    struct Choice {
        std::size_t place, of;
    };
    std::vector<Choice> choices;
    if (!letter.has_board()) return std::string();
    const auto table = table_of(game, letter);
    if (!table) return table.refusal();
    for (const auto& move : letter.moves) {
        const auto allowed = sorted_moves(**table);
        const auto found = std::ranges::lower_bound(allowed, move);
        if (const auto refusal = (*table)->play(move)) return at_move(choices.size(), refusal->words);
        choices.push_back({static_cast<std::size_t>(found - allowed.begin()), allowed.size()});
    }
    Choices number;
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice)
        number.put(static_cast<std::uint32_t>(choice->place), static_cast<std::uint32_t>(choice->of));
    return number.bytes();
}

/// Plays so many moves of the number.
std::optional<Refusal> take_moves(const Game& game, Letter& letter, std::size_t count, std::string_view bytes,
                                  const std::stop_token& stop) {
    if (!letter.has_board())
        return count == 0 && bytes.empty() ? std::nullopt : std::optional(wrong("moves without a board"));
    const auto table = table_of(game, letter);
    if (!table) return wrong(table.refusal().words);
    Choices number(bytes);
    for (std::size_t ply = 0; ply < count; ++ply) {
        if (stop.stop_requested()) return Refusal{"stopped"};
        const auto allowed = sorted_moves(**table);
        if (allowed.empty()) return wrong(at_move(ply, "the game is over").words);
        letter.moves.push_back(allowed[number.take(static_cast<std::uint32_t>(allowed.size()))]);
        if (const auto refusal = (*table)->play(letter.moves.back())) return wrong(at_move(ply, refusal->words).words);
    }
    if (!number.is_zero()) return wrong("more than its moves");
    if (letter.given_up && (*table)->outcome()) return wrong("given up after its end");
    return std::nullopt;
}

std::optional<Lot> lot_of(PartsIn& parts, unsigned marks, const Letter& letter) {
    if ((marks & has_lot) == 0) return std::nullopt;
    Lot lot;
    if ((marks & is_opened) == 0) parts.take(lot.commitment);
    if ((marks & is_answered) != 0) parts.take(lot.answer.emplace());
    if ((marks & is_opened) == 0) return lot;
    parts.take(lot.opening.emplace());
    lot.commitment = commitment_of(letter, *lot.opening);
    return lot;
}

/// Of the bytes between the size and the sum.
Result<Letter> letter_of(const std::vector<Game>& games, std::string_view bytes, const std::stop_token& stop) {
    PartsIn parts(bytes);
    Letter letter;
    const auto marks = parts.number(1);
    if (!go_together(static_cast<unsigned>(marks))) return wrong("marks that do not go together");
    letter.id = parts.number(id_bytes);
    letter.game = parts.text();
    if ((marks & has_position) != 0) letter.position = parts.text();
    for (auto left = letter.position ? 0 : parts.count(); left > 0 && !parts.failed(); --left) {
        auto id = parts.text();
        letter.options.insert_or_assign(std::move(id), parts.text());
    }
    letter.lot = lot_of(parts, static_cast<unsigned>(marks), letter);
    if ((marks & (first_gave_up | second_gave_up)) != 0)
        letter.given_up = (marks & first_gave_up) != 0 ? Side::first : Side::second;
    const auto count = parts.count();
    if (parts.failed() || count > max_moves) return wrong("parts that do not fit");
    const auto game = std::ranges::find(games, letter.game, &Game::id);
    if (game == games.end()) return Refusal{"unknown game: {}", shown(letter.game, 40)};
    if (auto refusal = take_moves(*game, letter, count, parts.rest(), stop)) return *std::move(refusal);
    return letter;
}

} // namespace

std::string beginning_of(const Letter& letter) {
    PartsOut parts;
    parts.number(letter.id, id_bytes);
    parts.text(letter.game);
    if (letter.position) {
        parts.text(*letter.position);
        return parts.bytes();
    }
    parts.count(letter.options.size());
    for (const auto& [id, value] : letter.options) {
        parts.text(id);
        parts.text(value);
    }
    return parts.bytes();
}

Result<std::string> to_text(const Game& game, const Letter& letter) {
    if (letter.moves.size() > max_moves) return too_long();
    const auto beginning = beginning_of(letter);
    if (beginning.size() > max_signs) return too_long();
    PartsOut parts;
    parts.number(marks_of(letter), 1);
    parts.bytes(beginning);
    if (letter.lot && !letter.lot->opening) parts.bytes(letter.lot->commitment);
    if (letter.lot && letter.lot->answer) parts.bytes(*letter.lot->answer);
    if (letter.lot && letter.lot->opening) parts.bytes(*letter.lot->opening);
    parts.count(letter.moves.size());
    const auto moves = moves_bytes(game, letter);
    if (!moves) return moves.refusal();
    parts.bytes(*moves);
    PartsOut whole;
    whole.number(size_bytes + parts.bytes().size() + sum_bytes, size_bytes);
    whole.bytes(parts.bytes());
    const auto sum = sum_of(whole.bytes());
    for (std::size_t at = 0; at < sum_bytes; ++at)
        whole.number(sum >> at * 8 & 0xFF, 1);
    auto text = head_words() + to_base64(whole.bytes());
    if (text.size() > max_signs) return too_long();
    return text;
}

std::optional<std::string_view> letter_in(std::string_view text) {
    text = trimmed(text);
    if (const auto link = text.find('#' + std::string(name)); link != text.npos) text.remove_prefix(link + 1);
    if (!text.starts_with(name)) return std::nullopt;
    text = text.substr(0, text.find_first_of(" \t\r\n"));
    const auto end = text.find_first_not_of("0123456789", name.size());
    const bool is_one = end != text.npos && end > name.size() && text[end] == '-';
    return is_one ? std::optional(text) : std::nullopt;
}

Result<Letter> from_text(const std::vector<Game>& games, std::string_view letter, const std::stop_token& stop) {
    const auto head = letter.substr(0, letter.find('-') + 1);
    if (head != head_words())
        return Refusal{"this link is of another form than {}, which this program reads: {}", form, shown(head, 20)};
    if (letter.size() > max_signs) return Refusal{"a link has at most {} signs, not {}", max_signs, letter.size()};
    const auto signs = letter.substr(head.size());
    if (is_cut(signs)) return Refusal{"the link is damaged: its end is missing"};
    const auto bytes = from_base64(signs);
    if (!bytes || bytes->size() < size_bytes + sum_bytes) return damaged();
    const std::string_view summed = std::string_view(*bytes).substr(0, bytes->size() - sum_bytes);
    std::uint32_t sum = 0;
    for (std::size_t at = sum_bytes; at-- > 0;)
        sum = sum << 8 | static_cast<unsigned char>((*bytes)[summed.size() + at]);
    PartsIn parts(summed);
    if (parts.number(size_bytes) != bytes->size() || sum != sum_of(summed)) return damaged();
    return letter_of(games, summed.substr(size_bytes), stop);
}

Result<Standing> standing_of(const Game& game, const Letter& letter) {
    const auto table = table_of(game, letter);
    if (!table) return table.refusal();
    Standing standing{.start = (*table)->position()};
    for (std::size_t ply = 0; ply < letter.moves.size(); ++ply) {
        standing.moved = (*table)->to_move();
        if (const auto refusal = (*table)->play(letter.moves[ply])) return at_move(ply, refusal->words);
    }
    standing.position = (*table)->position();
    standing.to_move = (*table)->to_move();
    if (const auto outcome = (*table)->outcome()) standing.result = GameResult{.outcome = *outcome};
    if (letter.given_up)
        standing.result =
            forfeited(standing.to_move,
                      Refusal(*letter.given_up == standing.to_move ? forfeits::resigned : forfeits::resigned_waiting));
    return standing;
}

} // namespace zugzwang::letter
