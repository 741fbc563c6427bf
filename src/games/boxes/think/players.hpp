// The players of Boxes: the seed's `classes` (seed 004), the textbook's `chains`, and the `champion`.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/classes.hpp"
#include "games/boxes/think/solver.hpp"
#include "games/boxes/think/tree_search.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes {

/// A choice of `Classes`, seen as it is made.
struct ClassesChoice {
    const LineClasses& classes; ///< Of the position.
    LineClass set;              ///< The first one that has a line.
    Rules::Move move;           ///< Of that set.
};
using ClassesObserver = std::function<void(const ClassesChoice&)>;

/// Takes a box while there is one; else draws a random line that gives nothing; else the line that gives the fewest
/// boxes away.
class Classes final : public Player<Rules> {
  public:
    /// The observer, if there is one, is called once for each move.
    explicit Classes(std::uint64_t seed, ClassesObserver observer = {}) : seed_(seed), observer_(std::move(observer)) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    /// Brings the classes up to date with the state; starts again if it belongs to another game.
    void catch_up(const Rules::State& state);
    [[nodiscard]] LineClass first_set() const;
    [[nodiscard]] int line_of(LineClass set) const;

    std::optional<LineClasses> classes_;
    std::uint64_t seed_;
    ClassesObserver observer_;
};

/// Knows the long-chain rule (Berlekamp, The Dots and Boxes Game, 2000): draws safe lines that make the number of long
/// chains suit it, opens the cheapest run when it must, and leaves the last boxes of a run to the other side when
/// having to move would cost more. Looks one move ahead only.
class Chains final : public Player<Rules> {
  public:
    /// What the player knows; without it, it draws random safe lines and takes all boxes.
    struct Knowledge {
        double counts = 1;       ///< The probability that it counts long chains.
        double leaves_gifts = 1; ///< The probability that it leaves the last boxes of a run where that pays.
    };
    explicit Chains(std::uint64_t seed) : Chains(seed, Knowledge{}) {}
    Chains(std::uint64_t seed, Knowledge knowledge) : random_(seed), knowledge_(knowledge) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Knowledge knowledge_;
};

/// Plays a move of the exact value where the book or the solver knows it, and among equal ones the hardest to answer;
/// before that, the best move of a tree search that consults the same solver. Solver and tree are kept for a whole
/// game.
class Champion final : public Player<Rules> {
  public:
    enum class Book : bool { off, on };

    /// Table and tree together take at most `hash_mb` MiB. With a budget of nodes and one thread it is deterministic.
    explicit Champion(std::uint64_t seed, std::size_t hash_mb = default_hash_mb, int threads = 1, Book book = Book::on)
        : seed_(seed), hash_mb_(hash_mb), threads_(threads), book_(book) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    /// Starts again if the position belongs to another game.
    void catch_up(const Rules::State& state, int max_depth);
    [[nodiscard]] double share_for_proof(const Rules::State& state, const SearchControl& control) const;
    [[nodiscard]] std::optional<Rules::Move> proven_move(const Rules::State& state, SearchControl& control,
                                                         const ProgressSink<Rules>& report);

    std::uint64_t seed_;
    std::size_t hash_mb_;
    std::size_t bytes_ = 0; ///< What of it could be had.
    int threads_;
    Book book_;
    std::unique_ptr<Solver> solver_; ///< From the first position that it was asked about in this game.
    std::unique_ptr<TreeSearch> tree_;
    double solver_nodes_ = 0; ///< Visited by this solver so far.
};

/// How many boxes more than the other the side to move owns.
[[nodiscard]] int margin_owned(const Rules::State& state);

/// Whether the side to move will not have to open the first long chain, if there will be that many of them: lines left
/// minus boxes left plus chains is odd. (Berlekamp's long-chain rule, counted from any position: every line passes the
/// turn except those that close boxes, and in each chain but the last one line closes two boxes.)
[[nodiscard]] bool chains_suit_mover(int lines_left, int boxes_left, int long_chains);

} // namespace zugzwang::boxes
