// What the view says: prompt, panels, figures.
#include <algorithm>
#include <bit>
#include <utility>

#include "games/points/show/value_words.hpp"
#include "games/points/show/view.hpp"
#include "games/points/think/solver.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

/// Counting decides only where every zone is known and none touches another.
bool counting_decides(const Rules::State& state, const std::vector<CountedZone>& found, const Tally& sum) {
    return sum.open == 0 && independent_parts(*state.board, state.legal).size() == found.size();
}

/// One sentence on a position where counting decides; the advice is Proposition 1's.
std::string counted_words(const Insight& insight) {
    const bool odd_undecided = insight.undecided % 2 != 0, odd_sure = insight.sure_moves % 2 != 0;
    if (!odd_undecided && !odd_sure) return tr("Both are even: whoever moves now loses against best play.");
    if (!odd_undecided) return tr("The sure moves are odd: take one and leave the undecided groups alone.");
    return odd_sure ? tr("The undecided groups are odd: play in one so that two lines fit into it.")
                    : tr("The undecided groups are odd: play in one so that only one line fits into it.");
}

std::string insight_words(const Insight& insight) {
    if (!insight.crossings.empty()) {
        auto warning = tr("Lines of two zones cross there: they are one game, and counting is not enough.");
        if (!insight.solved) return warning;
        return warning + " " +
               (insight.winning.empty() ? tr("Every move loses against best play.")
                                        : tr_n("The marked line wins.", "The marked lines win.",
                                               static_cast<std::int64_t>(insight.winning.size())));
    }
    if (insight.larger == 0) return counted_words(insight);
    if (insight.solved && insight.hardest && insight.hardest->unknown == 0)
        return tr_n("Solved: every move loses. After the dashed line {n} of {answers} answers wins.",
                    "Solved: every move loses. After the dashed line {n} of {answers} answers win.",
                    insight.hardest->winning, {{"answers", insight.hardest->answers}});
    if (insight.solved && insight.winning.empty()) return tr("Solved: every move loses against best play.");
    if (insight.solved) {
        return tr_n("Solved: the one marked line wins.", "Solved: the {n} marked lines win.",
                    static_cast<std::int64_t>(insight.winning.size()));
    }
    if (insight.wins == true)
        return tr_n("The marked line wins against any answer.", "Each marked line wins against any answer.",
                    static_cast<std::int64_t>(insight.winning.size()));
    return tr("Too open to solve yet. Long lines split the board into zones.");
}

/// The possible move counts of the zones, equal ones together: "{1, 2} · 3 × {1}".
std::string all_counts(const Insight& insight) {
    std::vector<std::pair<MoveCounts, int>> kinds;
    for (const auto& zone : insight.zones) {
        if (zone.counts == 0) continue;
        const auto same = std::ranges::find(kinds, zone.counts, &std::pair<MoveCounts, int>::first);
        if (same == kinds.end())
            kinds.emplace_back(zone.counts, 1);
        else
            ++same->second;
    }
    constexpr std::size_t most = 4;
    std::string words;
    for (std::size_t i = 0; i < std::min(most, kinds.size()); ++i) {
        const auto& [counts, zones] = kinds[i];
        if (i > 0) words += " · ";
        if (zones > 1) words += filled("{} × ", zones);
        words += counts_words(counts);
    }
    if (kinds.size() > most) words += " …";
    return words.empty() ? "?" : words;
}

} // namespace

std::string consequence(const Rules::State& state, Segment move) {
    const auto after = Rules::after(state, move);
    const auto& board = *state.board;
    if (after.legal.empty()) return tr("No line is left to draw: this wins.");
    const auto left = counted_zones(board, after.legal);
    const auto sum = tally(left);
    if (!counting_decides(after, left, sum)) {
        return tr("Lines left: {lines}, zones: {zones}.", {{"lines", after.legal.size()}, {"zones", left.size()}});
    }
    const int sure = sum.sure_moves, undecided = sum.undecided;
    if (sum.both_even()) {
        return tr("Sure moves left: {sure}, undecided groups: {undecided}. Even, so this wins.",
                  {{"sure", sure}, {"undecided", undecided}});
    }
    const auto now = counted_zones(board, state.legal);
    const auto sum_now = tally(now);
    const bool could_win = counting_decides(state, now, sum_now) && !sum_now.both_even();
    return could_win ? tr("Sure moves left: {sure}, undecided groups: {undecided}. Odd, so a mistake.",
                          {{"sure", sure}, {"undecided", undecided}})
                     : tr("Sure moves left: {sure}, undecided groups: {undecided}. Odd, so the other side can win.",
                          {{"sure", sure}, {"undecided", undecided}});
}

std::string View::told(const Played<Rules>& played, const std::string& side, Labels) {
    const auto left = static_cast<std::int64_t>(played.now.legal.size());
    const auto first = played.move.a + 1, second = played.move.b + 1;
    if (left == 0)
        return tr("{side} joins {first} and {second}, and no line is left.",
                  {{"side", side}, {"first", first}, {"second", second}});
    return tr_n("{side} joins {first} and {second}, {n} line is left.",
                "{side} joins {first} and {second}, {n} lines are left.", left,
                {{"side", side}, {"first", first}, {"second", second}});
}

std::string View::prompt(const Rules::State&, Labels) const {
    return chosen_ < 0 ? tr("join two points") : tr("choose the second point");
}

std::optional<Panel> View::pointer_panel(const Rules::State& state, Labels) const {
    Panel panel;
    panel.title = focus_ >= 0 ? tr("In focus") : tr("Under the pointer");
    panel.names_place = true;
    if (const auto move = proposed(); move && Rules::is_legal(state, *move)) {
        panel.big = tr("{first} – {second}", {{"first", move->a + 1}, {"second", move->b + 1}});
        panel.words = consequence(state, *move);
        return panel;
    }
    const int shown = active() >= 0 ? active() : chosen_;
    if (shown >= 0 && shown < state.board->point_count()) {
        panel.big = std::to_string(shown + 1);
        panel.words =
            tr_n("can be joined to {n} point.", "can be joined to {n} points.", std::popcount(joinable(state, shown)));
        return panel;
    }
    const auto kinds = point_kinds(state);
    panel.title = tr("On the board");
    panel.rows = {{tr("Lines open"), std::to_string(state.legal.size())},
                  {tr("Free points"), std::to_string(std::popcount(kinds.free))},
                  {tr("Blocked points"), std::to_string(std::popcount(kinds.blocked))}};
    return panel;
}

Figure View::figure(const Match<Rules>& match, Side side) {
    const auto& state = match.state();
    int drawn = 0;
    for (std::size_t i = 0; i < state.drawn.size(); ++i)
        drawn += drawn_by(state, i) == side ? 1 : 0;
    return {std::to_string(drawn), tr_n("line drawn", "lines drawn", drawn)};
}

std::optional<Panel> View::insight_panel(const Insight& insight, const Rules::State& state, Labels) {
    Panel panel;
    panel.title = tr("Insight");
    panel.rows = {{tr("Undecided groups"), std::to_string(insight.undecided)},
                  {tr("Sure moves"), std::to_string(insight.sure_moves)},
                  insight.larger > 0 ? Panel::Row{tr("Larger groups"), std::to_string(insight.larger)}
                                     : Panel::Row{tr("Blocked points"), std::to_string(insight.blocked)}};
    const auto of_all = [](int known, std::size_t all) {
        return tr("{known} of {all}", {{"known", known}, {"all", all}});
    };
    if (insight.solved)
        panel.rows.push_back({tr("Possible moves"), all_counts(insight)});
    else
        panel.rows.push_back({tr("Lines judged"), of_all(insight.judged, insight.left.size())});
    if (insight.nim_value)
        panel.rows.push_back({tr("Nim-value"), std::to_string(*insight.nim_value)});
    else
        panel.rows.push_back({tr("Parts solved"), of_all(insight.parts_solved(), insight.parts.size())});
    if (!insight.solved) panel.rows.push_back({tr("Positions searched"), std::to_string(insight.nodes)});
    panel.words =
        state.legal.empty() ? tr("No line is left: whoever drew the last one has won.") : insight_words(insight);
    return panel;
}

} // namespace zugzwang::points
