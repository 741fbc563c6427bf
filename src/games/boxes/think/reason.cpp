#include "games/boxes/think/reason.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/solver.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

/// The rest is solved if that takes no more nodes.
constexpr std::uint64_t nodes_to_solve = 1024;
constexpr std::size_t table_bytes = std::size_t{256} << 10;

/// A position as a good player sees it: what can be taken, and what is left after that.
class Look {
  public:
    explicit Look(const Rules::State& state) : rest_(state) {
        std::vector<std::int16_t> cuts;
        captures_ = take_all(rest_, cuts);
        for (int string = 0; string < rest_.string_count(); ++string)
            safe_ += !rest_.is_cut(string) && is_safe(rest_, string) ? 1 : 0;
    }

    /// How many boxes can be closed in a row.
    [[nodiscard]] int boxes() const { return captures_.all; }
    /// How many of those, the last ones, can be left to the other side.
    [[nodiscard]] int gift() const { return captures_.gift; }
    /// How many lines give nothing away.
    [[nodiscard]] int safe() const { return safe_; }
    /// Whether nothing is left after that.
    [[nodiscard]] bool is_end() const { return rest_.strings_left() == 0; }
    [[nodiscard]] int long_chains() const {
        return static_cast<int>(std::ranges::count_if(runs(rest_), &Run::is_long));
    }
    /// The length of the longest chain or loop of three or more that has one of these boxes; 0 if there is none.
    [[nodiscard]] int longest_with(const BoxPair& boxes) const {
        std::size_t longest = 0;
        for (const auto& run : runs(rest_)) {
            const bool has_one = std::ranges::any_of(run.coins, [&](int coin) {
                return std::find(boxes.begin(), boxes.end(), rest_.box_of(coin)) != boxes.end();
            });
            if (has_one && run.coins.size() >= 3) longest = std::max(longest, run.coins.size());
        }
        return static_cast<int>(longest);
    }
    /// Whether the player to move in the rest will not have to open the first long chain.
    [[nodiscard]] bool chains_suit() const {
        return chains_suit_mover(rest_.strings_left(), rest_.coins_left(), long_chains());
    }
    /// The fewest boxes that the player to move in the rest can give away; requires a rest without a safe line.
    [[nodiscard]] int min_given() {
        int min = rest_.coin_count();
        std::vector<std::int16_t> cuts;
        for (const auto& run : runs(rest_)) {
            static_cast<void>(rest_.cut(run.opening));
            min = std::min(min, take_all(rest_, cuts).all);
            undo_cuts(rest_, cuts, 0);
            rest_.undo_cut(run.opening);
        }
        return min;
    }

  private:
    Strings rest_;
    Captures captures_;
    int safe_ = 0;
};

/// What a line does, without a search. In fewer words if the rest is solved, as what the move brings is added then.
std::string reason_of_closing(int closed, const Look& before, Look& after, bool solved) {
    if (after.is_end() && after.boxes() == 0) return tr_n("Closes the last box.", "Closes the last {n} boxes.", closed);
    if (after.is_end())
        return tr("All {boxes} boxes that are left can be closed in a row.", {{"boxes", closed + after.boxes()}});
    if (after.safe() > 0)
        return tr_n("Closes a box; there are safe lines to go on with.",
                    "Closes {n} boxes; there are safe lines to go on with.", closed);
    if (after.gift() > 0 && solved)
        return tr_n("Closes a box and can still keep control.", "Closes {n} boxes and can still keep control.", closed);
    if (after.gift() > 0)
        return tr_n("Closes a box and can still leave the last {gift} to the other side, to keep control.",
                    "Closes {n} boxes and can still leave the last {gift} to the other side, to keep control.", closed,
                    {{"gift", after.gift()}});
    if (before.gift() > 0 && solved) return tr("Takes the boxes that would have kept control.");
    if (before.gift() > 0)
        return tr_n("Takes the boxes that would have kept control, and must then give away a box.",
                    "Takes the boxes that would have kept control, and must then give away {n} boxes.",
                    after.min_given());
    return tr_n("Closes what there is, and must then give away a box.",
                "Closes what there is, and must then give away {n} boxes.", after.min_given());
}

/// For a line that closes no box although it could.
std::string reason_of_leaving(const Look& before, Look& after, bool solved) {
    const int left = after.boxes();
    if (left > before.boxes() && solved)
        return tr("Closes nothing and opens more: {boxes} boxes for the other side.", {{"boxes", left}});
    if (left > before.boxes())
        return tr("Closes nothing and opens more: the other side can close {boxes} boxes in a row.", {{"boxes", left}});
    if (after.is_end())
        return tr_n("Leaves the last box to the other side.", "Leaves the last {n} boxes to the other side.", left);
    const bool keeps_control = after.safe() == 0 && left == before.gift();
    if (solved) {
        return keeps_control
                   ? tr("Keeps control: leaves {left} boxes to the other side.", {{"left", left}})
                   : tr_n("Leaves a box that could be closed.", "Leaves {n} boxes that could be closed.", left);
    }
    if (after.safe() > 0)
        return tr_n("Leaves a box to the other side, which can go on with a safe line.",
                    "Leaves {n} boxes to the other side, which can go on with a safe line.", left);
    const int given = after.min_given();
    return keeps_control
               ? tr_n("Keeps control: leaves {left} boxes to the other side, which must then give away a box.",
                      "Keeps control: leaves {left} boxes to the other side, which must then give away {n} boxes.",
                      given, {{"left", left}})
               : tr_n("Leaves boxes that could be closed: the other side can close {left} in a row, and must then give "
                      "away a box.",
                      "Leaves boxes that could be closed: the other side can close {left} in a row, and must then give "
                      "away {n} boxes.",
                      given, {{"left", left}});
}

/// What the number of long chains means; requires at least one. The line makes a chain of `made` boxes, or none (0).
std::string reason_of_chains(const Look& after, int made) {
    const int chains = after.long_chains();
    if (made > 0) {
        return after.chains_suit()
                   ? tr_n("Makes a chain of {made} boxes; if it stays at {n} long chain, this side must open it.",
                          "Makes a chain of {made} boxes; if it stays at {n} long chains, this side must open the "
                          "first.",
                          chains, {{"made", made}})
                   : tr_n("Makes a chain of {made} boxes; if it stays at {n} long chain, the other side must open it.",
                          "Makes a chain of {made} boxes; if it stays at {n} long chains, the other side must open the "
                          "first.",
                          chains, {{"made", made}});
    }
    return after.chains_suit() ? tr_n("If it stays at {n} long chain, this side must open it.",
                                      "If it stays at {n} long chains, this side must open the first.", chains)
                               : tr_n("If it stays at {n} long chain, the other side must open it.",
                                      "If it stays at {n} long chains, the other side must open the first.", chains);
}

/// `beside` holds the boxes beside the line. If the rest is solved, chains need not be counted.
std::string reason_of_safe_line(const Look& before, Look& after, const BoxPair& beside, bool solved) {
    if (after.safe() == 0)
        return tr_n("The last safe line: the other side must give away a box.",
                    "The last safe line: the other side must give away {n} boxes.", after.min_given());
    auto words = tr_n("A safe line; one more is left.", "A safe line; {n} more are left.", after.safe());
    if (after.long_chains() == 0 || solved) return words;
    const int length = after.longest_with(beside);
    return tr(
        "{line} {chains}",
        {{"line", words}, {"chains", reason_of_chains(after, length > before.longest_with(beside) ? length : 0)}});
}

/// For a line that opens something where there was no safe line, if the rest is solved.
std::string short_reason_of_opening(const Look& after) {
    const int given = after.boxes();
    if (after.gift() == 2 && given == 2) return tr("A half-hearted handout of 2 boxes.");
    if (after.gift() > 0) return tr("A loony move: opens {given} boxes and gives control away.", {{"given", given}});
    if (given == 2) return tr("A hard-hearted handout of 2 boxes.");
    return tr_n("Gives a box away.", "Gives {n} boxes away.", given);
}

/// For a line that lets the other side close something.
std::string reason_of_opening(const Look& before, Look& after, bool solved) {
    const int given = after.boxes();
    if (before.safe() > 0)
        return tr_n("Gives a box away while there are safe lines.", "Gives {n} boxes away while there are safe lines.",
                    given);
    if (after.is_end())
        return tr_n("Gives the last box away.", "Gives the last {n} boxes away: the other side closes them in a row.",
                    given);
    if (solved) return short_reason_of_opening(after);
    if (after.gift() == 2 && given == 2)
        return tr("A half-hearted handout: the other side can close the 2 boxes, or leave them and keep control.");
    if (after.gift() > 0)
        return tr("A loony move: of the {given} boxes that it opens the other side can leave the last {gift} and keep "
                  "control.",
                  {{"given", given}, {"gift", after.gift()}});
    if (given == 2)
        return tr("A hard-hearted handout: the other side closes 2 boxes and must then open something itself.");
    return tr_n("Gives a box away; then the other side must open something itself.",
                "Gives {n} boxes away; then the other side must open something itself.", given);
}

std::string reason_at_sight(const Rules::State& state, int edge, int closed, const Look& before, Look& after,
                            bool solved) {
    if (closed > 0) return reason_of_closing(closed, before, after, solved);
    if (before.boxes() > 0) return reason_of_leaving(before, after, solved);
    if (after.boxes() > 0) return reason_of_opening(before, after, solved);
    return reason_of_safe_line(before, after, state.grid.boxes_beside(edge), solved);
}

/// How many of the boxes open before the move its side will get; empty if that takes too long to solve.
std::optional<int> boxes_brought(const Rules::State& next, Side side, int open, int closed) {
    SearchControl control({.nodes = nodes_to_solve});
    const auto value = Solver(next, table_bytes).value(next, control);
    if (!value) return std::nullopt;
    return (open + closed + (next.to_move == side ? *value : -*value)) / 2;
}

} // namespace

std::string reason(const Rules::State& state, const Rules::Move& move) {
    const int closed = boxes_closed_by(state, move.edge);
    const auto next = Rules::after(state, move);
    const Look before(state);
    Look after(next);
    const int open = state.grid.boxes() - boxes_owned(state, Side::first) - boxes_owned(state, Side::second);
    const auto own = after.is_end() ? std::nullopt : boxes_brought(next, state.to_move, open, closed);
    const auto words = reason_at_sight(state, move.edge, closed, before, after, own.has_value());
    if (!own) return words;
    return tr_n("{reason} It brings {own} of the last box.", "{reason} It brings {own} of the last {n} boxes.", open,
                {{"reason", words}, {"own", *own}});
}

bool gives_away(const Rules::State& state, const Rules::Move& move) {
    return Look(state).boxes() == 0 && boxes_closed_by(state, move.edge) == 0 &&
           Look(Rules::after(state, move)).boxes() > 0;
}

} // namespace zugzwang::boxes
