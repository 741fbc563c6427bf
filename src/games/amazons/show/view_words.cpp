// What the view says: the prompt, the panels and the figures.
#include <cstdlib>

#include "games/amazons/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/board_names.hpp"

namespace zugzwang::amazons {
namespace {

std::string queen_words(const Insight::Queen& queen, const std::string& name) {
    const bool white = queen.side == Side::first;
    if (queen.squares == 0) {
        return white ? tr("White's queen on {square} cannot move.", {{"square", name}})
                     : tr("Black's queen on {square} cannot move.", {{"square", name}});
    }
    return white ? tr_n("White's queen on {square} is nearly shut in: {n} square left.",
                        "White's queen on {square} is nearly shut in: {n} squares left.", queen.squares,
                        {{"square", name}})
                 : tr_n("Black's queen on {square} is nearly shut in: {n} square left.",
                        "Black's queen on {square} is nearly shut in: {n} squares left.", queen.squares,
                        {{"square", name}});
}

/// The queen that matters most: one that can still be saved before one that is blocked.
std::optional<Insight::Queen> queen_to_watch(const Insight& insight) {
    const auto shut_in = insight.shut_in();
    for (const auto& queen : shut_in) {
        if (queen.squares > 0) return queen;
    }
    return shut_in.empty() ? std::nullopt : std::optional(shut_in.front());
}

std::string winner_words(const Insight& insight) {
    const bool white = *insight.winner == Side::first;
    const int ahead = insight.ahead ? std::abs(*insight.ahead) : 0;
    if (!insight.ahead) return white ? tr("White wins for certain.") : tr("Black wins for certain.");
    if (ahead == 0)
        return white ? tr("Both have the same number of moves left: White makes the last one.")
                     : tr("Both have the same number of moves left: Black makes the last one.");
    return white ? tr_n("White wins by {n} move.", "White wins by {n} moves.", ahead)
                 : tr_n("Black wins by {n} move.", "Black wins by {n} moves.", ahead);
}

} // namespace

std::string square_words(Square square, int ranks, Labels labels) {
    const auto column = column_name(file_of(square), labels);
    const auto row = row_name(rank_of(square), ranks, labels);
    return labels == Labels::matrix ? row + "," + column : column + row;
}

std::string View::move_words(const Rules::State& state, const Rules::Move& move, Labels labels) {
    const auto name = [&](Square square) { return square_words(square, state.ranks, labels); };
    return name(move.from) + "-" + name(move.to) + "/" + name(move.arrow);
}

std::string View::told(const Played<Rules>& played, const std::string& side, Labels labels) {
    const auto name = [&](Square square) { return square_words(square, played.before.ranks, labels); };
    const auto& move = played.move;
    return tr("{side} moves the queen from {from} to {to} and shoots at {arrow}.",
              {{"side", side}, {"from", name(move.from)}, {"to", name(move.to)}, {"arrow", name(move.arrow)}});
}

std::string View::prompt(const Rules::State&, Labels) const {
    if (!half_.from) return tr("choose a queen");
    return half_.to ? tr("choose where she shoots") : tr("choose where the queen goes");
}

std::optional<Panel> View::pointer_panel(const Rules::State& state, Labels labels) const {
    const auto looked = looked_at();
    HalfMove seen = half_;
    if (looked && half_.choices(state).has(*looked)) {
        if (!seen.from)
            seen.from = looked;
        else if (!seen.to)
            seen.to = looked;
    }
    if (!seen.from) return std::nullopt;
    Panel panel;
    panel.title = half_.from ? tr("Half-made move") : tr("This queen");
    const auto name = [&](Square square) { return square_words(square, state.ranks, labels); };
    panel.big = name(*seen.from);
    if (seen.to) {
        panel.big += " – " + name(*seen.to) + " / ";
        const bool shoots = half_.to && looked && half_.choices(state).has(*looked);
        panel.big += shoots ? name(*looked) : "?";
        panel.rows.push_back(
            {tr("then shoot: squares in reach"), std::to_string(arrow_reach(state, *seen.from, *seen.to).count())});
    }
    panel.rows.push_back({tr("squares to go to"), std::to_string(reach_from(state, *seen.from).count())});
    return panel;
}

Figure View::figure(const Match<Rules>& match, Side side) {
    const int steps = steps_open(match.state(), side);
    return {.number = std::to_string(steps), .caption = tr_n("queen step", "queen steps", steps)};
}

std::optional<Panel> View::insight_panel(const Insight& insight, const Rules::State& state, Labels labels) {
    Panel panel;
    panel.title = tr("Insight: who gets there first");
    panel.rows = {{tr("White"), std::to_string(insight.first.count()), Side::first},
                  {tr("Black"), std::to_string(insight.second.count()), Side::second},
                  {tr("either"), std::to_string(insight.either.count())}};
    const auto queen = queen_to_watch(insight);
    if (insight.winner)
        panel.words = winner_words(insight);
    else if (insight.is_divided())
        panel.words = tr("The board is divided. Use your room well: the last one to move wins.");
    else if (queen)
        panel.words = queen_words(*queen, square_words(queen->square, state.ranks, labels));
    else
        panel.words = tr("The number at a queen: squares that she gets to before all other queens.");
    return panel;
}

} // namespace zugzwang::amazons
