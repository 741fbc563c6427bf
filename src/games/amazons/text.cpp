// Positions and moves as PROTOCOL.md has them.
#include "zugzwang/base/text.hpp"

#include <algorithm>

#include "games/amazons/rules.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Puts one rank's pieces on the board and answers how many files it has.
Result<int> read_rank(Rules::State& state, const Token& text, int rank) {
    int file = 0;
    for (std::size_t at = 0; at < text.text.size();) {
        std::size_t length = 1;
        while (is_digit(text.text[at]) && at + length < text.text.size() && is_digit(text.text[at + length]))
            ++length;
        const Token token{text.text.substr(at, length), text.place + at};
        int squares = 1;
        if (is_digit(token.text.front())) {
            const auto number = whole_number(token.text);
            if (!number || *number < 1 || *number > max_ranks) {
                return refused(filled("a run of empty squares is 1 to {}", max_ranks), token);
            }
            squares = static_cast<int>(*number);
        } else if (std::string_view("Qq*").find(token.text.front()) == std::string_view::npos) {
            return refused("a square is Q, q, * or a number of empty ones", token);
        }
        if (file + squares > max_ranks) return refused(filled("a rank has at most {} squares", max_ranks), text);
        const auto square = square_at(file, rank);
        if (token.text == "Q")
            state.queens[Side::first].add(square);
        else if (token.text == "q")
            state.queens[Side::second].add(square);
        else if (token.text == "*")
            state.closed.add(square);
        file += squares;
        at += length;
    }
    return file;
}

/// A square's name with nothing before or after it.
std::optional<Square> square_from(std::string_view name) {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'a' || name[0] >= 'a' + max_ranks) return std::nullopt;
    const auto rank = whole_number(name.substr(1));
    if (!rank || *rank < 1 || *rank > max_ranks) return std::nullopt;
    return square_at(name[0] - 'a', static_cast<int>(*rank) - 1);
}

} // namespace

std::string square_name(Square square) {
    return static_cast<char>('a' + file_of(square)) + std::to_string(rank_of(square) + 1);
}

std::string Rules::to_text(const State& state) {
    std::string text;
    for (int rank = state.ranks - 1; rank >= 0; --rank) {
        int run = 0;
        const auto close_run = [&] {
            if (run > 0) text += std::to_string(run);
            run = 0;
        };
        for (int file = 0; file < state.files; ++file) {
            const auto square = square_at(file, rank);
            const char letter = state.queens[Side::first].has(square)    ? 'Q'
                                : state.queens[Side::second].has(square) ? 'q'
                                : state.closed.has(square)               ? '*'
                                                                         : '\0';
            if (letter == '\0') {
                ++run;
                continue;
            }
            close_run();
            text += letter;
        }
        close_run();
        text += rank > 0 ? "/" : "";
    }
    return text + (state.to_move == Side::first ? " w" : " b");
}

Result<Rules::State> Rules::state_from_text(std::string_view text) {
    const auto space = text.find(' ');
    if (space == std::string_view::npos) return refused("a position is a board and a side", {text});
    const auto board = text.substr(0, space);
    const auto slashes = std::count(board.begin(), board.end(), '/');
    if (slashes >= max_ranks) return refused(filled("a board has at most {} ranks", max_ranks), {board});
    State state;
    state.ranks = static_cast<std::uint8_t>(slashes + 1);
    std::optional<int> files;
    int rank = state.ranks;
    for (const auto& token : split(board, '/')) {
        if (token.text.empty()) return refused("a rank is empty", token);
        const auto length = read_rank(state, token, --rank);
        if (!length) return length.refusal();
        if (!files) files = *length;
        if (*length != *files) return refused(filled("this rank has {} squares, not {}", *length, *files), token);
    }
    state.files = static_cast<std::uint8_t>(*files);
    const auto side = side_from({text.substr(space + 1), space + 2}, "w", "b");
    if (!side) return side.refusal();
    state.to_move = *side;
    return state;
}

std::string Rules::move_to_text(const State&, const Move& move) {
    return square_name(move.from) + "-" + square_name(move.to) + "/" + square_name(move.arrow);
}

Result<Rules::Move> Rules::move_from_text(const State& state, std::string_view text) {
    const auto dash = text.find('-');
    const auto slash = dash == std::string_view::npos ? dash : text.find('/', dash);
    if (slash == std::string_view::npos) return refused("a move is written d1-d7/g7", {text});
    const std::array<Token, 3> tokens{{{text.substr(0, dash), 1},
                                       {text.substr(dash + 1, slash - dash - 1), dash + 2},
                                       {text.substr(slash + 1), slash + 2}}};
    std::array<Square, 3> squares{};
    for (std::size_t part = 0; part < tokens.size(); ++part) {
        const auto square = square_from(tokens[part].text);
        if (!square || !is_on_board(state, *square)) return refused("not a square of this board", tokens[part]);
        squares[part] = *square;
    }
    const Move move{squares[0], squares[1], squares[2]};
    if (!queens_of(state, state.to_move).has(move.from)) {
        return refused(state.to_move == Side::first ? message("no white queen stands there")
                                                    : message("no black queen stands there"),
                       tokens[0]);
    }
    if (!reach_from(state, move.from).has(move.to)) return refused("the queen cannot go there", tokens[1]);
    if (!arrow_reach(state, move.from, move.to).has(move.arrow)) {
        return refused("the arrow cannot fly there", tokens[2]);
    }
    return move;
}

} // namespace zugzwang::amazons
