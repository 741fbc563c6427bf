#include "letter/comparison.hpp"

#include <algorithm>

namespace zugzwang::letter {
namespace {

/// -1: the second has more, 0: they have the same, 1: the first has more; empty: they contradict each other.
template <class T>
std::optional<int> ahead(const std::optional<T>& one, const std::optional<T>& another) {
    if (one && another && *one != *another) return std::nullopt;
    return static_cast<int>(one.has_value()) - static_cast<int>(another.has_value());
}

/// The same of all that a letter has: each part goes one way, or the letters contradict each other.
std::optional<int> together(std::initializer_list<std::optional<int>> parts) {
    int way = 0;
    for (const auto& part : parts) {
        if (!part || *part * way < 0) return std::nullopt;
        if (*part != 0) way = *part;
    }
    return way;
}

std::optional<int> ahead_in_moves(const Letter& one, const Letter& another, std::size_t common) {
    const bool one_goes_on = one.moves.size() > common, another_goes_on = another.moves.size() > common;
    if (one_goes_on && another_goes_on) return std::nullopt;
    return static_cast<int>(one_goes_on) - static_cast<int>(another_goes_on);
}

/// Nobody moves after a game was given up.
bool goes_on_after_end(const Letter& ended, const Letter& other, std::size_t common) {
    return ended.given_up && other.moves.size() > common;
}

} // namespace

Comparison compared(const Letter& known, const Letter& received) {
    if (known.id != received.id) return {};
    const bool began_so = beginning_of(known) == beginning_of(received) &&
                          known.lot.has_value() == received.lot.has_value() &&
                          (!known.lot || known.lot->commitment == received.lot->commitment);
    if (!began_so) return {.relation = Relation::other_beginning};
    const auto parting = std::ranges::mismatch(known.moves, received.moves).in1 - known.moves.begin();
    const auto common = static_cast<std::size_t>(parting);
    const auto lot = known.lot.value_or(Lot{}), received_lot = received.lot.value_or(Lot{});
    const auto way = together({ahead(lot.answer, received_lot.answer), ahead(lot.opening, received_lot.opening),
                               ahead_in_moves(known, received, common), ahead(known.given_up, received.given_up)});
    if (!way || goes_on_after_end(known, received, common) || goes_on_after_end(received, known, common))
        return {.relation = Relation::forked, .common = common};
    constexpr std::array by_way{Relation::continues, Relation::same, Relation::old};
    return {.relation = by_way[static_cast<std::size_t>(*way + 1)], .common = common};
}

} // namespace zugzwang::letter
