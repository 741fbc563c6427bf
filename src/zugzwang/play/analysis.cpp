#include "zugzwang/play/analysis.hpp"

#include <cmath>
#include <cstdlib>

#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

double share_for(const PositionValue& value, Side side) {
    const double first = value.first_share.value_or(0.5);
    return side == Side::first ? first : 1 - first;
}

} // namespace

bool keeps_value(const Analysis& analysis, std::size_t move, Side mover) {
    const auto& [text, value, nim_value] = analysis.moves[move];
    const auto& whole = analysis.value;
    if (!whole.exact) return move == 0;
    if (!whole.margin && share_for(whole, mover) <= 0) return false;
    return value.exact && value.first_share == whole.first_share && value.margin == whole.margin;
}

std::string short_value(const PositionValue& value, Side side) {
    const auto sign = [](auto number) { return number > 0 ? "+" : number < 0 ? "−" : ""; };
    if (value.margin) {
        const auto margin = side == Side::first ? *value.margin : -*value.margin;
        return sign(margin) + std::to_string(std::abs(margin));
    }
    if (!value.first_share) return {};
    const double share = share_for(value, side);
    if (value.exact) return share == 0.5 ? "=" : sign(share - 0.5);
    return tr("{percent} %", {{"percent", std::lround(share * 100)}});
}

std::string plate_words(const AnalysedMove& move, Side mover) {
    if (move.nim_value.value_or(0) > 0) return tr("nim {n}", {{"n", *move.nim_value}});
    return short_value(move.value, mover);
}

} // namespace zugzwang
