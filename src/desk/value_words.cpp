#include "desk/value_words.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

/// What the position is worth to the side to move, of which something is known.
struct Worth {
    double share = 0.5;
    std::int64_t margin = 0;
    bool counted = false; ///< Margins count.
};
Worth worth(const PositionValue& value, Side side) {
    const double first = value.first_share.value_or(0.5);
    const auto margin = side == Side::first ? value.margin.value_or(0) : -value.margin.value_or(0);
    const double by_margin = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
    const bool is_decided = value.exact && value.margin;
    return {.share = is_decided            ? by_margin
                     : side == Side::first ? first
                                           : 1 - first,
            .margin = margin,
            .counted = value.margin.has_value()};
}

std::string of_those_that_keep(const AnalysisInfo& analysis, const Worth& whole, std::size_t keeping) {
    const auto count = static_cast<std::int64_t>(keeping);
    if (keeping == 1 && !analysis.answers.empty() && !analysis.answers[0].empty()) {
        const auto& move = analysis.answers[0][0].words;
        if (whole.share == 1 && whole.counted)
            return tr("Only {move} wins by {margin}.", {{"move", move}, {"margin", whole.margin}});
        if (whole.share == 1) return tr("Only {move} keeps the win.", {{"move", move}});
        if (whole.share == 0.5) return tr("Only {move} keeps the draw.", {{"move", move}});
        return tr("Only {move} holds the loss to {margin}.", {{"move", move}, {"margin", -whole.margin}});
    }
    if (whole.share == 1 && whole.counted)
        return tr_n("{n} move wins by {margin}.", "{n} moves win by {margin}.", count, {{"margin", whole.margin}});
    if (whole.share == 1) return tr_n("{n} move keeps the win.", "{n} moves keep the win.", count);
    if (whole.share == 0.5) return tr_n("{n} move keeps the draw.", "{n} moves keep the draw.", count);
    return tr_n("{n} move holds the loss to {margin}.", "{n} moves hold the loss to {margin}.", count,
                {{"margin", -whole.margin}});
}

/// Of the moves from this one on, the best first: what none of them betters.
std::string of_all_from(const AnalysisInfo& analysis, std::size_t begin) {
    const auto best = worth(analysis.known.moves[begin].value, analysis.side);
    if (best.share == 0.5) return tr("No other move does better than a draw.");
    if (!best.counted) return tr("Every other move loses.");
    if (best.share == 1) return tr("Every other move wins by {margin} or less.", {{"margin", best.margin}});
    return tr("Every other move loses by {margin} or more.", {{"margin", -best.margin}});
}

/// Of the moves that do not keep the value: how many still win, by less, and what the rest does.
std::string of_all_others(const AnalysisInfo& analysis, std::size_t keeping) {
    const auto& moves = analysis.known.moves;
    const auto wins = [&](const AnalysedMove& move) { return worth(move.value, analysis.side).share == 1; };
    const auto first_rest = std::find_if_not(moves.begin() + static_cast<std::ptrdiff_t>(keeping), moves.end(), wins);
    const auto rest = static_cast<std::size_t>(first_rest - moves.begin());
    if (rest == keeping || rest == moves.size()) return of_all_from(analysis, keeping);
    const auto more = static_cast<std::int64_t>(rest - keeping);
    const auto margin = worth(moves[keeping].value, analysis.side).margin;
    const auto words =
        tr_n("{n} more wins by {margin}.", "{n} more win by {margin} or less.", more, {{"margin", margin}});
    return tr("{more} {others}", {{"more", words}, {"others", of_all_from(analysis, rest)}});
}

/// Of a move that stays lost.
std::string lost_words(const ReviewedMove& move, bool yours) {
    if (!move.lost_margin || move.keeping == 0) return tr("This was lost whatever was played.");
    const auto count = static_cast<std::int64_t>(move.keeping);
    return yours ? tr_n("This was lost. {n} move kept the loss small: yours.",
                        "This was lost. {n} moves kept the loss as small as it could be; yours is one of them.", count)
                 : tr_n("This was lost. {n} move kept the loss small: this one.",
                        "This was lost. {n} moves kept the loss as small as it could be; this is one of them.", count);
}

/// Of a move that keeps what there was.
std::string kept_words(const ReviewedMove& move, bool yours) {
    const auto count = static_cast<std::int64_t>(move.keeping);
    if (move.before == 0) return lost_words(move, yours);
    if (move.kind == MoveClass::only) {
        if (move.before == 1) return tr("The only move that kept the win.");
        return tr("The only move that kept the draw.");
    }
    if (move.keeping == 0) return {};
    if (move.before == 1) {
        return yours ? tr_n("{n} move kept the win: yours.", "{n} moves kept the win, yours is one of them.", count)
                     : tr_n("{n} move kept the win: this one.", "{n} moves kept the win, this is one of them.", count);
    }
    return yours ? tr_n("{n} move kept the draw: yours.", "{n} moves kept the draw, yours is one of them.", count)
                 : tr_n("{n} move kept the draw: this one.", "{n} moves kept the draw, this is one of them.", count);
}

/// Of a move that throws a result away.
std::string thrown_words(const ReviewedMove& move, bool yours) {
    const auto count = static_cast<std::int64_t>(move.keeping);
    const bool won = move.before == 1;
    if (move.keeping == 0)
        return won ? tr("This was won, and is not any more.") : tr("This was a draw, and is lost now.");
    if (won) {
        return yours ? tr_n("This was won. {n} move kept the win, yours did not.",
                            "This was won. {n} moves kept the win, yours did not.", count)
                     : tr_n("This was won. {n} move kept the win, this one did not.",
                            "This was won. {n} moves kept the win, this one did not.", count);
    }
    return yours ? tr_n("This was a draw. {n} move kept it, yours did not.",
                        "This was a draw. {n} moves kept it, yours did not.", count)
                 : tr_n("This was a draw. {n} move kept it, this one did not.",
                        "This was a draw. {n} moves kept it, this one did not.", count);
}

/// Of a move that keeps the result by less than there was.
std::string margin_lost_words(const ReviewedMove& move) {
    const auto lost = *move.lost_margin;
    if (move.before == 1) return tr_n("It still wins, but by {n} less.", "It still wins, but by {n} less.", lost);
    return tr_n("It was lost anyway, but now by {n} more.", "It was lost anyway, but now by {n} more.", lost);
}

} // namespace

std::string value_words(const AnalysisInfo& analysis, const Game& game) {
    const auto& value = analysis.known.value;
    if (!value.first_share) return tr("…");
    const double share = *value.first_share;
    const auto leader = side_name(game.side_names, share >= 0.5 ? Side::first : Side::second);
    if (!value.exact) {
        const auto percent = std::lround(100 * std::max(share, 1 - share));
        return percent == 50 ? tr("About even") : tr("{side} {percent} %", {{"side", leader}, {"percent", percent}});
    }
    if (share == 0.5) return tr("A draw");
    const Side winner = share > 0.5 ? Side::first : Side::second;
    if (value.margin) return sure_end(game.side_names, {.winner = winner, .margin = std::abs(*value.margin)});
    return winner == analysis.side ? tr("{side} to move wins", {{"side", leader}})
                                   : tr("{side} wins", {{"side", leader}});
}

std::string answer_words(const AnalysedMove& move, Side mover) {
    if (!move.value.exact || move.value.margin) return short_value(move.value, mover);
    const double share = worth(move.value, mover).share;
    return share == 1 ? tr("wins") : share == 0 ? tr("loses") : tr("draws");
}

std::string meaning(const AnalysisInfo& analysis) {
    const auto& known = analysis.known;
    if (known.moves.empty()) return known.complete ? tr("The game is over.") : tr("Looking at the position …");
    if (!known.value.exact) {
        const auto words = analysis.running ? tr("Not solved yet: what is expected still changes.")
                                            : tr("Not solved. The numbers are what is expected.");
        return tr("{words} Looked at {n} of {moves} moves.",
                  {{"words", words}, {"n", known.moves.size()}, {"moves", known.move_count}});
    }
    const auto whole = worth(known.value, analysis.side);
    if (!whole.counted && whole.share == 0) return tr("Every move loses, if the other side plays at its best.");
    std::size_t keeping = 0;
    while (keeping < known.moves.size() && keeps_value(known, keeping, analysis.side))
        ++keeping;
    if (!known.complete) return tr("The position is solved. Now each of its moves is looked at.");
    if (keeping == known.moves.size()) {
        return known.moves.size() == 1 ? tr("There is only one move.") : tr("All moves are equally good.");
    }
    return tr("{keeping} {others}", {{"keeping", of_those_that_keep(analysis, whole, keeping)},
                                     {"others", of_all_others(analysis, keeping)}});
}

std::string progress_words(const Analysis& known) {
    if (known.complete) return tr("All moves proven");
    if (known.value.exact) {
        return tr("{n} of {moves} proven",
                  {{"n", std::ranges::count_if(known.moves, [](const auto& move) { return move.value.exact; })},
                   {"moves", known.move_count}});
    }
    return known.depth > 0 ? tr("Depth {depth}", {{"depth", known.depth}}) : std::string();
}

MoveWorth worth_of(const ReviewedMove& move, const PositionValue& before, const PositionValue& after) {
    const auto words = [](double share, bool exact) {
        if (!exact) return percent_words(share);
        if (share == 0.5) return tr("a draw");
        return share > 0.5 ? tr("won") : tr("lost");
    };
    MoveWorth worth{.before = words(move.before, before.exact), .after = words(move.after, move.exact || after.exact)};
    if (move.exact && before.margin && move.lost_margin) {
        const auto margin = move.side == Side::first ? *before.margin : -*before.margin;
        worth.before = score_words(static_cast<double>(margin));
        worth.after = score_words(static_cast<double>(margin - *move.lost_margin));
        if (margin == 0) worth.keeps = tr("keeps the draw");
    } else if (before.exact && move.before > 0) {
        worth.keeps = move.before == 1 ? tr("keeps the win") : tr("keeps the draw");
    }
    if (worth.keeps.empty()) worth.keeps = tr("keeps {value}", {{"value", worth.before}});
    return worth;
}

std::string verdict_words(const ReviewedMove& move, bool yours) {
    if (move.beside)
        return tr("The only good move: the next best one leaves {share}.", {{"share", percent_words(*move.beside)}});
    if (!move.exact) return {};
    if (move.before > move.after) return thrown_words(move, yours);
    if (move.lost_margin.value_or(0) > 0) return margin_lost_words(move);
    return kept_words(move, yours);
}

} // namespace zugzwang
