#include "games/boxes/think/reason.hpp"

#include <algorithm>
#include <vector>

#include "games/boxes/think/captures.hpp"
#include "games/boxes/think/openings.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/strings.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::boxes {
namespace {

/// A position as a good player sees it: what can be taken, and what is left once that is gone.
class Look {
  public:
    explicit Look(const Rules::State& state) : rest_(state) {
        std::vector<std::int16_t> cuts;
        captures_ = take_all(rest_, cuts);
        for (int string = 0; string < rest_.string_count(); ++string)
            safe_ += !rest_.is_cut(string) && is_safe(rest_, string) ? 1 : 0;
    }

    [[nodiscard]] int boxes() const { return captures_.all; } ///< That can be closed in a row.
    [[nodiscard]] int gift() const {
        return captures_.gift;
    }                                                ///< Of those, the last that can be left to the other side.
    [[nodiscard]] int safe() const { return safe_; } ///< Lines that give nothing away.
    [[nodiscard]] bool is_end() const { return rest_.strings_left() == 0; } ///< Nothing is left then.
    [[nodiscard]] int long_chains() const {
        return static_cast<int>(std::ranges::count_if(runs(rest_), &Run::is_long));
    }
    /// Whether who must move in the rest will not have to open the first of the long chains.
    [[nodiscard]] bool chains_suit() const {
        return chains_suit_mover(rest_.strings_left(), rest_.coins_left(), long_chains());
    }
    /// The fewest boxes that whoever must move in the rest gives away; requires a rest without a safe line.
    [[nodiscard]] int least_given() {
        int least = rest_.coin_count();
        std::vector<std::int16_t> cuts;
        for (const auto& run : runs(rest_)) {
            static_cast<void>(rest_.cut(run.opening));
            least = std::min(least, take_all(rest_, cuts).all);
            mend_down_to(rest_, cuts, 0);
            rest_.mend(run.opening);
        }
        return least;
    }

  private:
    Strings rest_;
    Captures captures_;
    int safe_ = 0;
};

std::string reason_of_closing(int closed, const Look& before, Look& after) {
    if (after.is_end() && after.boxes() == 0) return tr_n("Closes the last box.", "Closes the last {n} boxes.", closed);
    if (after.is_end())
        return tr("All {boxes} boxes that are left can be closed in a row.", {{"boxes", closed + after.boxes()}});
    if (after.safe() > 0)
        return tr_n("Closes a box; there are safe lines to go on with.",
                    "Closes {n} boxes; there are safe lines to go on with.", closed);
    if (after.gift() > 0)
        return tr_n("Closes a box and can still leave the last {gift} to the other side, to keep control.",
                    "Closes {n} boxes and can still leave the last {gift} to the other side, to keep control.", closed,
                    {{"gift", after.gift()}});
    if (before.gift() > 0)
        return tr_n("Takes the boxes that would have kept control, and must then give away a box.",
                    "Takes the boxes that would have kept control, and must then give away {n} boxes.",
                    after.least_given());
    return tr_n("Closes what there is, and must then give away a box.",
                "Closes what there is, and must then give away {n} boxes.", after.least_given());
}

/// Boxes could be closed, and none was.
std::string reason_of_leaving(const Look& before, Look& after) {
    const int left = after.boxes();
    if (left > before.boxes())
        return tr("Closes nothing and opens more: the other side can close {boxes} boxes in a row.", {{"boxes", left}});
    if (after.is_end())
        return tr_n("Leaves the last box to the other side.", "Leaves the last {n} boxes to the other side.", left);
    if (after.safe() > 0)
        return tr_n("Leaves a box to the other side, which can go on with a safe line.",
                    "Leaves {n} boxes to the other side, which can go on with a safe line.", left);
    const int given = after.least_given();
    return left == before.gift()
               ? tr_n("Keeps control: leaves {left} boxes to the other side, which must then give away a box.",
                      "Keeps control: leaves {left} boxes to the other side, which must then give away {n} boxes.",
                      given, {{"left", left}})
               : tr_n("Leaves boxes that could be closed: the other side can close {left} in a row, and must then give "
                      "away a box.",
                      "Leaves boxes that could be closed: the other side can close {left} in a row, and must then give "
                      "away {n} boxes.",
                      given, {{"left", left}});
}

std::string reason_of_safe_line(Look& after) {
    if (after.safe() == 0)
        return tr_n("The last safe line: the other side must give away a box.",
                    "The last safe line: the other side must give away {n} boxes.", after.least_given());
    const int chains = after.long_chains();
    if (chains == 0) return tr_n("A safe line; one more is left.", "A safe line; {n} more are left.", after.safe());
    return after.chains_suit()
               ? tr_n("A safe line; but if it stays at {n} long chain, this side must open it.",
                      "A safe line; but if it stays at {n} long chains, this side must open the first.", chains)
               : tr_n("A safe line; if it stays at {n} long chain, the other side must open it.",
                      "A safe line; if it stays at {n} long chains, the other side must open the first.", chains);
}

/// Something can be closed now that could not be before.
std::string reason_of_opening(const Look& before, Look& after) {
    const int given = after.boxes();
    if (before.safe() > 0)
        return tr_n("Gives a box away although there is a safe line.",
                    "Gives {n} boxes away although there is a safe line.", given);
    if (after.is_end())
        return tr_n("Gives the last box away.", "Gives the last {n} boxes away: the other side closes them in a row.",
                    given);
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

} // namespace

std::string reason(const Rules::State& state, const Rules::Move& move) {
    const int closed = boxes_closed_by(state, move.edge);
    const Look before(state);
    Look after(Rules::after(state, move));
    if (closed > 0) return reason_of_closing(closed, before, after);
    if (before.boxes() > 0) return reason_of_leaving(before, after);
    return after.boxes() > 0 ? reason_of_opening(before, after) : reason_of_safe_line(after);
}

} // namespace zugzwang::boxes
