#include "games/numbers/show/history.hpp"

#include <algorithm>

#include "games/numbers/think/insight.hpp"

namespace zugzwang::numbers {

std::vector<Taken> recently_taken(const Rules::State& state, std::span<const Rules::Move> moves, std::size_t max) {
    const auto played = state.row ? state.row->size() - state.size() : 0;
    if (played > moves.size()) return {};
    std::vector<Taken> taken;
    auto begin = state.begin, end = state.end;
    auto side = other(state.to_move);
    for (auto ply = played; ply > 0 && taken.size() < max; --ply, side = other(side))
        taken.push_back({moves[ply - 1] == take_right ? end++ : --begin, side});
    return taken;
}

std::vector<Taking> takings(std::span<const Rules::Move> moves, std::size_t from, std::size_t count, std::size_t size) {
    std::vector<Taking> found;
    Taking next{.begin = 0, .end = static_cast<std::uint32_t>(size), .place = 0};
    for (std::size_t ply = 0; ply < std::min({from + count, moves.size(), size}); ++ply) {
        const bool left = moves[ply] == take_left;
        next.place = left ? next.begin : next.end - 1;
        if (ply >= from) found.push_back(next);
        if (left)
            ++next.begin;
        else
            --next.end;
    }
    return found;
}

Way way_to(const Rules::State& state, std::span<const Rules::Move> moves) {
    Way way{.begin = state.begin, .end = state.end, .played = {}};
    const auto beyond = triangle_size(state.size()) - state.size();
    for (const auto& taken : recently_taken(state, moves, beyond)) {
        const bool left = taken.place < way.begin;
        (left ? way.begin : way.end) = left ? taken.place : taken.place + 1;
        way.played.push_back(left ? take_left : take_right);
    }
    std::ranges::reverse(way.played);
    return way;
}

} // namespace zugzwang::numbers
