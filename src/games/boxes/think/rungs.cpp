#include "games/boxes/think/rungs.hpp"

#include <algorithm>
#include <vector>

#include "games/boxes/think/players.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes {
namespace {

bool makes_third_side(const Rules::State& state, const Rules::Move& move) {
    const auto beside = state.grid.boxes_beside(move.edge);
    return std::any_of(beside.begin(), beside.end(), [&](int box) { return sides_drawn(state, box) == 2; });
}

} // namespace

Choice<Rules> beginner(std::uint64_t seed, Sight sight) {
    return [sight, random = Random(seed)](const Rules::State& state, SearchControl&) mutable {
        const auto moves = Rules::legal_moves(state);
        const bool sees_boxes = random.happens(sight.boxes), sees_gifts = random.happens(sight.gifts);
        std::vector<Rules::Move> good;
        if (sees_boxes) {
            std::ranges::copy_if(moves, std::back_inserter(good),
                                 [&](const Rules::Move& move) { return boxes_closed_by(state, move.edge) > 0; });
        }
        if (good.empty() && sees_gifts) {
            std::ranges::copy_if(moves, std::back_inserter(good),
                                 [&](const Rules::Move& move) { return !makes_third_side(state, move); });
        }
        return random.pick(good.empty() ? moves : good);
    };
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb) {
    if (id == "spark") return rung<Rules>(beginner(seed, {.boxes = 0.9, .gifts = 0}));
    if (id == "tinder") return rung<Rules>(beginner(seed, {.boxes = 1, .gifts = 0.3}));
    if (id == "ember") return rung<Rules>(beginner(seed, {}));
    if (id == "torch") return rung<Rules>(std::make_unique<Classes>(seed));
    if (id == "blaze") return rung<Rules>(std::make_unique<Chains>(seed, Chains::Knowledge{.leaves_gifts = 0.9}));
    const auto without_book = [&] { return std::make_unique<Champion>(seed, hash_mb, 1, Champion::Book::off); };
    if (id == "beacon") return rung<Rules>(without_book(), 100);
    if (id == "furnace") return rung<Rules>(without_book(), 500);
    if (id == "ladder-champion") return rung<Rules>(std::make_unique<Champion>(seed, hash_mb), 60'000);
    return nullptr;
}

} // namespace zugzwang::boxes
