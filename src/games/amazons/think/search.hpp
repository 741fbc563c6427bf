// The champion's look ahead: alpha-beta that judges every move at once but looks further only at the most promising.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/amazons/think/board.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::amazons {

/// What is remembered of a position already searched.
struct Searched {
    enum class Bound : std::uint8_t { exact, lower, upper };

    int score = 0; ///< A decided one counts from this position, not from the root.
    Rules::Move best;
    std::int8_t depth = 0;
    Bound bound = Bound::exact;
};
struct BoardHash {
    [[nodiscard]] std::uint64_t operator()(std::uint64_t key) const noexcept { return key; }
};
/// By Board::key. The deeper it was searched, the dearer.
using TranspositionTable = BucketTable<std::uint64_t, Searched, BoardHash>;

/// One search from one position. A node is a position that was judged.
class Search {
  public:
    struct Scored {
        Rules::Move move;
        int score = 0; ///< For the side that makes the move.
    };

    Search(const Rules::State& state, SearchControl& control, TranspositionTable& table);

    /// Judges every move of the root, the first thousands even when told to stop, for there is no answer without; false
    /// when it ended before it had seen all. Then the moves seen are there.
    [[nodiscard]] bool look();
    /// Looks `depth` moves ahead, at least two, from the root. False when it was stopped; a better move found until
    /// then is in front all the same.
    [[nodiscard]] bool deepen(int depth);
    /// The moves of the root, the best in front.
    [[nodiscard]] const std::vector<Scored>& moves() const { return root_; }
    /// What both sides are expected to play, beginning with the best move.
    [[nodiscard]] std::vector<Rules::Move> expected_line() const;

  private:
    using Bound = Searched::Bound;

    /// What the table says of the position on the board, if that is enough.
    [[nodiscard]] std::optional<int> remembered(int depth, int ply, int alpha, int beta) const;
    /// Puts the most promising moves of the position on the board in front.
    void sort_promising(std::vector<Scored>& list) const;
    /// Of a move for the side that makes it, looked at `depth` moves ahead, itself included.
    [[nodiscard]] int score_of(const Rules::Move& move, int depth, int ply, int low, int beta, bool is_first);
    /// For the side to move on the board. A decided score is certain: a loss is only believed when every move loses.
    [[nodiscard]] int best_score(int depth, int ply, int alpha, int beta);
    /// Judges the moves of the position on the board into the list of its ply, until it was stopped or one of them
    /// reaches beta. Answers the best score.
    int judge_moves(int ply, int beta);
    [[nodiscard]] int judged(const Rules::Move& move, int ply);

    Board board_;
    SearchControl& control_;
    TranspositionTable& table_;
    std::vector<Scored> root_;
    std::vector<std::vector<Scored>> lists_; ///< By ply.
};

} // namespace zugzwang::amazons
