#include "games/amazons/think/confinement.hpp"

#include <algorithm>
#include <functional>
#include <tuple>

#include "games/amazons/think/reduction.hpp"

namespace zugzwang::amazons {
namespace {

constexpr int most_when_shut_in = 2, most_when_walled_in = 8;
/// What she must have had before for a move to count as the cause: more squares to go to, or so many more to come to.
constexpr int free_steps = 4, room_lost = 8;

/// The squares that she can go to now, and the empty ones that no arrows cut off from her.
struct Room {
    int steps = 0, squares = 0;
};

Room room_of(const Rules::State& state, Square queen) {
    return {.steps = reach_from(state, queen).count(),
            .squares = (region_of(state, queen) & empty_squares(state)).count()};
}

std::optional<Confinement> confinement_of(Room room, Square queen) {
    using enum Confinement::Kind;
    if (room.steps == 0) return Confinement{.kind = blocked, .square = queen};
    if (room.steps <= most_when_shut_in) return Confinement{.kind = shut_in, .squares = room.steps, .square = queen};
    if (room.squares <= most_when_walled_in)
        return Confinement{.kind = walled_in, .squares = room.squares, .square = queen};
    return std::nullopt;
}

bool was_freer(Room before, const Confinement& now) {
    switch (now.kind) {
    case Confinement::Kind::blocked:
        return before.steps > 0;
    case Confinement::Kind::shut_in:
        return before.steps >= free_steps;
    case Confinement::Kind::walled_in:
        return before.squares >= now.squares + room_lost;
    }
    return false;
}

} // namespace

std::optional<Confinement> confinement_of(const Rules::State& state, Square queen) {
    return confinement_of(room_of(state, queen), queen);
}

std::vector<Confinement> confined_by(const Rules::Move& move, const Rules::State& before, Side side) {
    const auto after = Rules::after(before, move);
    std::vector<Confinement> confined;
    for (const Square queen : queens_of(after, side)) {
        const auto now = confinement_of(after, queen);
        const Square stood = queen == move.to ? move.from : queen;
        if (now && was_freer(room_of(before, stood), *now)) confined.push_back(*now);
    }
    std::ranges::sort(confined, std::ranges::greater{}, [](const Confinement& queen) {
        return std::tuple(queen.kind, -queen.squares, -int{queen.square});
    });
    return confined;
}

int confinement_sum(const Rules::State& state, Side side) {
    int sum = 0;
    for (const Square queen : queens_of(state, side)) {
        if (const auto now = confinement_of(state, queen)) sum += 1 + static_cast<int>(now->kind);
    }
    return sum;
}

} // namespace zugzwang::amazons
