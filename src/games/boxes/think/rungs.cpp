#include "games/boxes/think/rungs.hpp"

#include <algorithm>
#include <vector>

#include "games/boxes/think/players.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

bool gives_away(const Rules::State& state, const Rules::Move& move) {
    const auto beside = state.grid.boxes_beside(move.edge);
    return std::any_of(beside.begin(), beside.end(), [&](int box) { return sides_drawn(state, box) == 2; });
}

} // namespace

Result<Rules::Move> Beginner::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    auto moves = Rules::legal_moves(state);
    const bool sees_boxes = random_.happens(sight_.boxes), sees_gifts = random_.happens(sight_.gifts);
    std::vector<Rules::Move> good;
    if (sees_boxes) {
        std::ranges::copy_if(moves, std::back_inserter(good),
                             [&](const Rules::Move& move) { return boxes_closed_by(state, move.edge) > 0; });
    }
    if (good.empty() && sees_gifts) {
        std::ranges::copy_if(moves, std::back_inserter(good),
                             [&](const Rules::Move& move) { return !gives_away(state, move); });
    }
    return random_.pick(good.empty() ? moves : good);
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb) {
    const auto rung = [](std::unique_ptr<Player<Rules>> thinker, std::uint64_t nodes = 1) {
        return std::make_unique<RungPlayer<Rules>>(std::move(thinker), nodes);
    };
    if (id == "spark") return rung(std::make_unique<Beginner>(seed, Beginner::Sight{.boxes = 0.9, .gifts = 0}));
    if (id == "tinder") return rung(std::make_unique<Beginner>(seed, Beginner::Sight{.boxes = 1, .gifts = 0.3}));
    if (id == "ember") return rung(std::make_unique<Beginner>(seed, Beginner::Sight{}));
    if (id == "torch") return rung(std::make_unique<Classes>(seed));
    if (id == "blaze") return rung(std::make_unique<Chains>(seed, Chains::Knowledge{.leaves_gifts = 0.9}));
    const auto without_book = [&] { return std::make_unique<Champion>(seed, hash_mb, 1, Champion::Book::off); };
    if (id == "beacon") return rung(without_book(), 100);
    if (id == "furnace") return rung(without_book(), 500);
    if (id == "ladder-champion") return rung(std::make_unique<Champion>(seed, hash_mb), 60'000);
    return nullptr;
}

} // namespace zugzwang::boxes
