#include "games/amazons/think/reduction.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "zugzwang/ai/hash.hpp"

namespace zugzwang::amazons {
namespace {

/// How many positions may be looked at to find out how many moves a region holds.
constexpr int max_steps = 4000;

SquareSet open_squares(const Rules::State& state) {
    return empty_squares(state) | state.queens[Side::first] | state.queens[Side::second];
}

/// What remains of `open` connected with the squares of `start`.
SquareSet connected(const SquareSet& open, Square start) {
    std::array<std::uint32_t, max_ranks> found{};
    const auto index = [](int rank) { return static_cast<std::size_t>(rank); };
    found[index(rank_of(start))] = 1U << file_of(start);
    const auto grow = [&](int rank) {
        auto near = found[index(rank)];
        if (rank > 0) near |= found[index(rank - 1)];
        if (rank + 1 < max_ranks) near |= found[index(rank + 1)];
        near |= near << 1 | near >> 1;
        near &= open.rank(rank);
        const bool grown = near != found[index(rank)];
        found[index(rank)] = near;
        return grown;
    };
    for (bool grown = true; grown;) {
        grown = false;
        for (int rank = 0; rank < max_ranks; ++rank)
            grown |= grow(rank);
        for (int rank = max_ranks - 1; rank >= 0; --rank)
            grown |= grow(rank);
    }
    SquareSet squares;
    for (int rank = 0; rank < max_ranks; ++rank)
        squares.set_rank(rank, static_cast<std::uint16_t>(found[index(rank)]));
    return squares;
}

/// The position with everything closed that is not in the region.
Rules::State only(const Rules::State& state, const SquareSet& region) {
    Rules::State part = state;
    part.queens = {{state.queens[Side::first] & region, state.queens[Side::second] & region}};
    part.closed = state.closed | (open_squares(state) - region);
    return part;
}

/// Calls `visit(part)` for every region in which a queen stands beside an empty square, each as a position of its own.
template <class Visit>
void for_each_region(const Rules::State& state, Visit visit) {
    const auto open = open_squares(state);
    auto queens = state.queens[Side::first] | state.queens[Side::second];
    while (!queens.is_empty()) {
        const auto region = connected(open, *queens.begin());
        queens = queens - region;
        auto part = only(state, region);
        if (!empty_squares(part).is_empty()) visit(part);
    }
}

Key key_of(const Rules::State& state, std::uint64_t extra) {
    Key key{extra * golden_word + 1, extra + 0xD1B54A32D192ED03ULL};
    const auto add = [&](const SquareSet& set) {
        for (const auto word : set.words()) {
            key.high = mixed(key.high ^ word);
            key.low = mixed(key.low + word * golden_word + 1);
        }
    };
    add(state.queens[Side::first]);
    add(state.queens[Side::second]);
    add(state.closed);
    return key;
}

} // namespace

SquareSet region_of(const Rules::State& state, Square start) { return connected(open_squares(state), start); }

Key Reduced::key() const {
    return key_of(rest, static_cast<std::uint64_t>(in_hand + 1024) * 2 + (rest.to_move == Side::first ? 0 : 1));
}

Reduced Reducer::reduced(const Rules::State& state) {
    Reduced sum;
    sum.rest = only(state, {});
    for_each_region(state, [&](Rules::State& part) {
        const bool first = !part.queens[Side::first].is_empty(), second = !part.queens[Side::second].is_empty();
        if (first != second) {
            part.to_move = first ? Side::first : Side::second;
            steps_left_ = max_steps;
            if (const auto count = max_moves_in(part)) {
                sum.in_hand += first ? *count : -*count;
                return;
            }
            if (!control_->stopped()) remember(part, std::nullopt);
        }
        sum.rest.queens = {{sum.rest.queens[Side::first] | part.queens[Side::first],
                            sum.rest.queens[Side::second] | part.queens[Side::second]}};
        sum.rest.closed = sum.rest.closed & part.closed;
    });
    return sum;
}

void Reducer::remember(const Rules::State& region, std::optional<int> moves) {
    const auto number = moves ? std::optional(static_cast<std::int16_t>(*moves)) : std::nullopt;
    known_.store(key_of(region, static_cast<std::uint64_t>(region.to_move)), number,
                 static_cast<std::uint64_t>(empty_squares(region).count()));
}

std::optional<int> Reducer::max_moves(const Rules::State& state) {
    std::optional<int> sum = 0;
    for_each_region(state, [&](const Rules::State& part) {
        const auto count = sum ? max_moves_in(part) : std::nullopt;
        sum = count ? std::optional(*sum + *count) : std::nullopt;
    });
    return sum;
}

std::optional<int> Reducer::max_moves_in(const Rules::State& region) {
    const int empty = empty_squares(region).count();
    if (empty == 1) return 1; // the queen beside it goes there and shoots where she stood
    const auto key = key_of(region, static_cast<std::uint64_t>(region.to_move));
    if (const auto found = known_.find(key)) return *found;
    if (--steps_left_ < 0 || !control_->visit()) return std::nullopt;

    std::optional<int> best = 0;
    const auto look_at = [&](const Rules::State& after) {
        const auto rest = best ? max_moves(after) : std::nullopt;
        best = rest ? std::optional(std::max(*best, 1 + *rest)) : std::nullopt;
        return best && *best < empty;
    };
    struct Choice {
        Rules::State after;
        int at_most = 0; ///< The empty squares that are still in a region with a queen.
    };
    std::vector<Choice> wasteful;
    bool go_on = true;
    for (const auto& move : Rules::legal_moves(region)) {
        Choice choice{Rules::after(region, move), 0};
        choice.after.to_move = region.to_move;
        for_each_region(choice.after, [&](const auto& part) { choice.at_most += empty_squares(part).count(); });
        if (choice.at_most < empty - 1)
            wasteful.push_back(choice);
        else if (!(go_on = look_at(choice.after)))
            break;
    }
    std::ranges::stable_sort(wasteful, std::ranges::greater{}, &Choice::at_most);
    for (const auto& choice : wasteful) {
        if (!go_on || 1 + choice.at_most <= *best) break;
        go_on = look_at(choice.after);
    }
    if (best) remember(region, best);
    return best;
}

} // namespace zugzwang::amazons
