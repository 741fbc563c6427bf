// The words beside the board.
#include <cmath>
#include <cstdlib>

#include "games/boxes/show/view.hpp"
#include "games/boxes/think/classes.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::boxes {
namespace {

std::string what_happens(const Rules::State& state, int edge) {
    const int closed = boxes_closed_by(state, edge);
    if (Rules::lines_left(state) == 1) {
        return tr_n("Closes {n} box and ends the game.", "Closes {n} boxes and ends the game.", closed);
    }
    if (closed > 0) return tr_n("Closes {n} box. You move again.", "Closes {n} boxes. You move again.", closed);
    const int left = boxes_left_by(state, edge);
    if (left == 0) return tr("Safe: it gives nothing away.");
    if (left == boxes_given_by(state, edge)) return tr_n("Gives away {n} box.", "Gives away {n} boxes.", left);
    return tr_n("Leaves {n} box to the other side.", "Leaves {n} boxes to the other side.", left);
}

std::string what_can_be_taken(const Insight& insight, const Rules::State& state) {
    auto take = tr_n("{side} can take {n} box now.", "{side} can take {n} boxes now.",
                     static_cast<std::int64_t>(insight.boxes_to_take.size()), {{"side", side_word(state.to_move)}});
    if (!insight.has_gift || insight.long_chains + insight.loops == 0) return take;
    return take + " " + tr("Leaving the last of them to the other side may keep control.");
}

std::string who_is_in_control(const Insight& insight) {
    if (!insight.in_control) {
        return tr("No long chain yet: {even} needs an even number of them, {odd} an odd one.",
                  {{"even", side_word(*insight.needs_even)}, {"odd", side_word(other(*insight.needs_even))}});
    }
    if (insight.safe_lines + insight.short_strings > 0) {
        return tr("If no long chain is added or lost, {side} will be in control.",
                  {{"side", side_word(*insight.in_control)}});
    }
    const auto side = side_word(*insight.in_control);
    if (insight.long_chains == 0)
        return tr("{side} is in control: whoever opens a loop gives it away.", {{"side", side}});
    return tr("{side} is in control: whoever opens a long chain gives it away.", {{"side", side}});
}

/// How many long chains the side to move needs, and whether it has them.
Panel::Row chains_needed(const Insight& insight, Side mover) {
    const bool even = insight.needs_even == mover;
    std::string words = insight.chains_suit_mover ? even ? tr("even") : tr("odd")
                        : even ? tr("even: not yet")
                                                  : tr("odd: not yet");
    return {tr("{side} needs", {{"side", side_word(mover)}}), std::move(words)};
}

/// "2.5 ± 4" with the side that is ahead.
std::string expectation(const Insight::Expected& expected) {
    const auto rounded = [](double number) {
        const auto halves = static_cast<int>(std::lround(std::abs(number) * 2));
        return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : ".5");
    };
    const auto margin = rounded(expected.first_wins_by), spread = rounded(expected.spread);
    if (margin == "0") return tr("even, ± {spread}", {{"spread", spread}});
    return tr("{side} by {margin} ± {spread}",
              {{"side", side_word(expected.first_wins_by > 0 ? Side::first : Side::second)},
               {"margin", margin},
               {"spread", spread}});
}

std::string best_play(int first_wins_by) {
    if (first_wins_by == 0) return tr("A draw");
    return tr("{side} wins by {margin}", {{"side", side_word(first_wins_by > 0 ? Side::first : Side::second)},
                                          {"margin", std::abs(first_wins_by)}});
}

} // namespace

std::string View::prompt(const Rules::State&, Labels) const { return tr("draw a line"); }

std::string View::told(const Played<Rules>& played, const std::string& side, Labels labels) {
    const auto& [before, move, now, by_steps] = played;
    const Side mover = before.to_move;
    const int closed = boxes_closed_by(before, move.edge);
    if (closed == 0)
        return tr("{side} draws the line {line}.", {{"side", side}, {"line", move_words(before, move, labels)}});
    const auto score =
        tr("{own} to {others}", {{"own", boxes_owned(now, mover)}, {"others", boxes_owned(now, other(mover))}});
    if (Rules::lines_left(now) == 0)
        return tr_n("{side} closes the last box, {score}.", "{side} closes the last {n} boxes, {score}.", closed,
                    {{"side", side}, {"score", score}});
    return tr_n("{side} closes {n} box, {score}, and moves again.",
                "{side} closes {n} boxes, {score}, and moves again.", closed, {{"side", side}, {"score", score}});
}

std::optional<Panel> View::pointer_panel(const Rules::State& state, Labels labels) const {
    const auto edge = chosen();
    if (!edge || !Rules::is_legal(state, {*edge})) return std::nullopt;
    Panel panel;
    panel.title = under_pointer_ ? tr("Under the pointer") : tr("In focus");
    panel.names_place = true;
    panel.big = move_words(state, {*edge}, labels);
    panel.words = what_happens(state, *edge);
    return panel;
}

Figure View::figure(const Match<Rules>& match, Side side) {
    const int owned = boxes_owned(match.state(), side);
    return {std::to_string(owned), tr_n("box", "boxes", owned)};
}

MarginWords View::margin_words(std::int64_t margin, const std::string& side) {
    return {.by = tr_n("by {n} box", "by {n} boxes", margin),
            .you_win = tr_n("You win by {n} box", "You win by {n} boxes", margin),
            .side_wins = tr_n("{side} wins by {n} box", "{side} wins by {n} boxes", margin, {{"side", side}})};
}

std::optional<Panel> View::insight_panel(const Insight& insight, const Rules::State& state, Labels) {
    Panel panel;
    panel.title = tr("Insight");
    panel.rows = {{tr("Long chains"), std::to_string(insight.long_chains)}};
    if (insight.needs_even) panel.rows.push_back(chains_needed(insight, state.to_move));
    panel.rows.push_back({tr("Loops"), std::to_string(insight.loops)});
    panel.rows.push_back({tr("Short strings"), std::to_string(insight.short_strings)});
    panel.rows.push_back({tr("Safe lines"), std::to_string(insight.safe_lines)});
    if (insight.lines_left == 0) return panel;
    if (insight.first_wins_by) panel.rows.push_back({tr("Best play"), best_play(*insight.first_wins_by)});
    if (insight.expected) panel.rows.push_back({tr("Expected"), expectation(*insight.expected)});
    panel.words = insight.boxes_to_take.empty() ? who_is_in_control(insight) : what_can_be_taken(insight, state);
    return panel;
}

} // namespace zugzwang::boxes
