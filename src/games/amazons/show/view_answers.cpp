// What somebody hears of the board who does not see it.
#include "games/amazons/show/view.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/board_names.hpp"
#include "zugzwang/play/list_words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::amazons {
namespace {

/// What is said of one position.
struct Told {
    const Rules::State& state;
    Labels labels;

    [[nodiscard]] std::string name(Square square) const { return square_words(square, state.ranks, labels); }
    [[nodiscard]] std::vector<std::string> names(const SquareSet& squares) const {
        std::vector<std::string> all;
        for (const Square square : squares)
            all.push_back(name(square));
        return all;
    }
    [[nodiscard]] std::string summary() const {
        const auto queens = [&](Side of) { return listed(names(queens_of(state, of))); };
        return sentences(tr("White's queens: {white}. Black's: {black}.",
                            {{"white", queens(Side::first)}, {"black", queens(Side::second)}}),
                         tr_n("{n} arrow lies on the board, {free} squares are free.",
                              "{n} arrows lie on the board, {free} squares are free.", state.closed.count(),
                              {{"free", empty_squares(state).count()}}));
    }
    /// What stands on a row; it is not said of one that is free.
    [[nodiscard]] std::string row_words(int rank) const {
        std::string words;
        const auto add = [&](const SquareSet& squares, auto said) {
            SquareSet here;
            here.set_rank(rank, squares.rank(rank));
            if (!here.is_empty()) words = sentences(words, said(listed(names(here))));
        };
        add(state.closed, [](const auto& squares) { return tr("Arrows: {squares}.", {{"squares", squares}}); });
        add(state.queens[Side::first], [](const auto& squares) {
            return tr("White's queens: {squares}.", {{"squares", squares}});
        });
        add(state.queens[Side::second], [](const auto& squares) {
            return tr("Black's queens: {squares}.", {{"squares", squares}});
        });
        if (words.empty()) return {};
        return sentences(tr("Row {row}.", {{"row", row_name(rank, state.ranks, labels)}}), words);
    }
    [[nodiscard]] Answers position() const {
        Answers answers{summary()};
        for (int rank = 0; rank < state.ranks; ++rank) {
            if (auto row = row_words(rank); !row.empty()) answers.push_back(std::move(row));
        }
        return answers;
    }

    /// The farthest square in each direction: those before it are free.
    [[nodiscard]] std::vector<std::string> farthest(const Lines& lines, Square from) const {
        SquareSet ends;
        const auto steps = lines.steps(from);
        for (std::size_t direction = 0; direction < steps.size(); ++direction) {
            if (steps[direction] > 0) ends.add(static_cast<Square>(from + steps[direction] * step_of(direction)));
        }
        return names(ends);
    }
    [[nodiscard]] std::string goes(Square from) const {
        return tr("From {square} she can go as far as {squares}.",
                  {{"square", name(from)}, {"squares", listed(farthest(lines_of(state), from))}});
    }
    [[nodiscard]] std::string shoots(Square from, Square to) const {
        auto lines = lines_of(state);
        lines.clear(from);
        return tr("From {square} she can shoot as far as {squares}.",
                  {{"square", name(to)}, {"squares", listed(farthest(lines, to))}});
    }

    [[nodiscard]] static std::string little_room(bool white, const std::string& square, int squares) {
        if (squares == 0) {
            return white ? tr("White's queen on {square} cannot move.", {{"square", square}})
                         : tr("Black's queen on {square} cannot move.", {{"square", square}});
        }
        return white ? tr_n("White's queen on {square} can go to {n} square only.",
                            "White's queen on {square} can go to {n} squares only.", squares, {{"square", square}})
                     : tr_n("Black's queen on {square} can go to {n} square only.",
                            "Black's queen on {square} can go to {n} squares only.", squares, {{"square", square}});
    }
    /// Queens that have little room.
    [[nodiscard]] Answers danger() const {
        constexpr int little = 3;
        Answers answers;
        for (const Side of : {state.to_move, other(state.to_move)}) {
            for (const Square queen : queens_of(state, of)) {
                const int squares = reach_from(state, queen).count();
                if (squares <= little) answers.push_back(little_room(of == Side::first, name(queen), squares));
            }
        }
        if (answers.empty()) answers.push_back(tr("Every queen can still go to four squares or more."));
        return answers;
    }
};

} // namespace

Answers View::answers(Question question, const Rules::State& state, Labels labels) const {
    const Told told{state, labels};
    if (question == Question::position) return told.position();
    if (question == Question::danger) return told.danger();
    const auto looked = looked_at();
    const bool is_choice = looked && half_.choices(state).has(*looked);
    const auto from = half_.from ? half_.from : is_choice ? looked : std::nullopt;
    if (!from) return {};
    const auto to = half_.to ? half_.to : half_.from && is_choice ? looked : std::nullopt;
    return {to ? told.shoots(*from, *to) : told.goes(*from)};
}

} // namespace zugzwang::amazons
