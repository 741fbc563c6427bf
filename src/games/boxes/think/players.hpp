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

/// A choice of `Classes`, as it makes it.
struct ClassesChoice {
    const LineClasses& classes; ///< Of the position.
    LineClass set;              ///< The first one asked that has a line.
    Rules::Move move;           ///< Of that set.
};
using ClassesObserver = std::function<void(const ClassesChoice&)>;

/// Takes a box while there is one; else draws a random line that gives nothing; else the line that gives the fewest
/// boxes away.
class Classes final : public Player<Rules> {
  public:
    /// The observer, if there is one, is called once for each move.
    explicit Classes(std::uint64_t seed, ClassesObserver observer = {})
        : random_(seed), observer_(std::move(observer)) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    /// Draws what was drawn since the last move, or starts anew when the position is another game's.
    void catch_up(const Rules::State& state);
    [[nodiscard]] LineClass first_set() const;
    [[nodiscard]] int line_of(LineClass set);

    std::optional<LineClasses> classes_;
    Random random_;
    ClassesObserver observer_;
};

/// Knows long chains (Berlekamp, The Dots and Boxes Game, 2000): draws safe lines that make their number suit it, opens
/// the cheapest run when it must, and leaves the last boxes of a run to the other side when being on move would cost
/// more. Looks at one move only.
class Chains final : public Player<Rules> {
  public:
    /// Which parts of it the player knows; without them safe lines are drawn by chance, and all boxes are taken.
    struct Knowledge {
        double counts = 1;       ///< The chance that it makes the number of chains suit it.
        double leaves_gifts = 1; ///< The chance that it leaves the last boxes of a run where that pays.
    };
    explicit Chains(std::uint64_t seed) : Chains(seed, Knowledge{}) {}
    Chains(std::uint64_t seed, Knowledge knowledge) : random_(seed), knowledge_(knowledge) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    Random random_;
    Knowledge knowledge_;
};

/// Plays the exact value where the book has it or it can find it, of equal moves the one that is hardest to answer, and
/// before that the best that a tree search finds, which asks the same solver. What solver and tree have found in the
/// game so far is kept.
class Champion final : public Player<Rules> {
  public:
    enum class Openings : bool { found, known }; ///< At the table, or by the book.

    /// Table and tree never take more than so many MiB; with one thread alone nodes decide what it plays.
    explicit Champion(std::uint64_t seed, std::size_t hash_mb = default_hash_mb, int threads = 1,
                      Openings openings = Openings::known)
        : seed_(seed), hash_mb_(hash_mb), threads_(threads), openings_(openings) {}
    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override;

  private:
    /// Begins anew when the position is another game's.
    void catch_up(const Rules::State& state, int max_depth);
    [[nodiscard]] double part_for_proof(const Rules::State& state, const SearchControl& control) const;
    [[nodiscard]] std::optional<Rules::Move> solved(const Rules::State& state, SearchControl& control,
                                                    const ProgressSink<Rules>& report);

    std::uint64_t seed_;
    std::size_t hash_mb_;
    int threads_;
    Openings openings_;
    std::unique_ptr<Solver> solver_; ///< Of the first position of this game that it was asked about.
    std::unique_ptr<TreeSearch> tree_;
    double nodes_in_solver_ = 0; ///< That this one's proofs have visited.
};

/// What the side to move owns more than the other.
[[nodiscard]] int margin_owned(const Rules::State& state);

/// Whether, if the long chains stay as many as given, the side to move will not have to open the first of them: lines
/// left less boxes left, plus chains, is odd. (Berlekamp's long-chain rule, counted from any position: a turn is passed
/// by every line but those that close boxes, and each chain but the last makes one line close two.)
[[nodiscard]] bool chains_suit_mover(int lines_left, int boxes_left, int long_chains);

} // namespace zugzwang::boxes
