#include "desk/review_words.hpp"

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

/// Of a move that stays lost.
std::string lost_words(const ReviewedMove& move, bool yours) {
    if (!move.lost_margin || move.keeping == 0) return tr("This was lost whatever was played.");
    const auto count = static_cast<std::int64_t>(move.keeping);
    return yours ? tr_n("This was lost. {n} move lost by the least: yours.",
                        "This was lost. {n} moves lost by the least, yours is one of them.", count)
                 : tr_n("This was lost. {n} move lost by the least: this one.",
                        "This was lost. {n} moves lost by the least, this is one of them.", count);
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
