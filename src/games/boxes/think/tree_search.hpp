// Looks for a good move where the exact value is out of reach: a Monte-Carlo tree over the moves worth looking at,
// whose leaves are played on by random safe lines and then judged by the endgame's plain rules (Kocsis and Szepesvári,
// Bandit based Monte-Carlo planning, 2006).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/endgame.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/ai/random.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

class TreeSearch {
  public:
    /// `margin` is what the side to move owns more than the other; the game is not over. The tree gets no deeper than
    /// `max_depth` moves.
    TreeSearch(const Strings& strings, int margin, std::uint64_t seed, int max_depth = no_limit);
    static constexpr int no_limit = 10 * max_boxes;

    /// Plays out one line of the tree after the other until the control or the memory ends it; may be called again to
    /// go on. The very first is played out however soon the control says stop.
    void grow(SearchControl& control, std::uint64_t playouts);

    /// The next string to cut.
    [[nodiscard]] int best_string() const;
    /// The share of games that the side to move is expected to win, 0 to 1.
    [[nodiscard]] double chance() const;
    /// The margin expected at the end.
    [[nodiscard]] double expected_margin() const;
    /// The standard deviation of the margins that the lines played out ended with.
    [[nodiscard]] double margin_spread() const;
    /// How many moves deep the most trodden line is, the next move at least.
    [[nodiscard]] int depth() const;
    /// The strings that are expected to be cut next, as far as nothing is taken; the first at least.
    [[nodiscard]] std::vector<int> line() const;
    [[nodiscard]] bool is_full() const { return nodes_.size() >= max_nodes; }

  private:
    enum class Step : std::uint8_t { cut, take_all, leave_gift };
    struct Node {
        std::uint32_t first_child = 0;
        std::uint32_t visits = 0;
        float gain = 0; ///< Sum of results of the player who made the step to here.
        std::uint16_t children = 0;
        std::int16_t string = 0;
        Step step = Step::cut;
    };
    /// Where a walk through the tree stands. Margins and `sign` are those of the player to move at the root.
    struct Place {
        std::uint32_t node = 0;
        int margin = 0;
        int sign = 1;      ///< 1 when the root's player is to move.
        Captures captures; ///< Cut already; to be decided upon while their gift is not 0.
    };
    static constexpr std::size_t max_nodes = 2'000'000;
    static constexpr std::uint32_t visits_before_children = 4;

    void walk();
    void expand(const Place& place);
    [[nodiscard]] std::uint32_t chosen_child(const Node& node) const;
    void make_step(Place& place);
    [[nodiscard]] int play_out(const Place& place);
    [[nodiscard]] float result(int margin) const;
    [[nodiscard]] const Node& most_trodden(const Node& node) const;
    [[nodiscard]] Place root() const;

    Strings start_;   ///< As given.
    Strings strings_; ///< Where the walk stands; between walks at the root, what can be taken cut.
    int start_margin_ = 0;
    std::size_t max_depth_;
    int boxes_ = 1; ///< That are still open at the root.
    Captures start_captures_;
    Random random_;
    Endgame endgame_;
    std::vector<Node> nodes_;
    std::vector<std::int16_t> cuts_;
    std::vector<std::int16_t> order_;                 ///< All strings; shuffled for each playout.
    std::vector<std::pair<std::uint32_t, int>> path_; ///< Nodes walked through with the sign of who stepped there.
    std::vector<Opening> openings_;
    double margins_ = 0, squared_margins_ = 0; ///< Sums.
};

} // namespace zugzwang::boxes
